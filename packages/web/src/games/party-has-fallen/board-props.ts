/** The board's props for this game, and what its parts share. */
import { type Seat, sameDecision } from '@undercroft/engine';
import type { Decision, Event, Kind, View } from '@undercroft/party-has-fallen';
import { useState } from 'react';
import type { Asked, BoardProps, SeatOnPage } from '../../table/contract.ts';
import { withNames as named } from '../../table/seats.ts';

export type Props = BoardProps<View, Decision, Event>;
export type Of<K extends Kind> = Extract<Decision, { kind: K }>;

/** The question that waits for the viewer, and the answer being prepared. */
export interface Question {
  asked: Asked<Decision> | null;
  /** What would be answered; null: nothing chosen yet. */
  chosen: Decision | null;
  choose(d: Decision): void;
  /** Gives the answer. */
  answer(d: Decision): void;
  /** Whether something may be pressed now. */
  open: boolean;
}

export interface ActProps {
  props: Props;
  question: Question;
}

export function useQuestion({ asked, decide, busy }: Props): Question {
  const [wish, setWish] = useState<Decision | null>(null);
  const main = asked.find(({ ask }) => ask.may !== true) ?? null;
  const chosen = main?.options.find((d) => sameDecision(d, wish)) ?? null;
  return {
    asked: main,
    chosen,
    choose: setWish,
    answer: (d) => {
      setWish(null);
      decide(d);
    },
    open: main !== null && !busy,
  };
}

/** An any-time question as if it waited: for parts that ask both ways. */
export function mayQuestion(props: Props, kind: Kind, done: () => void): Question {
  const asked = mayAsk(props, kind);
  const answer = (d: Decision) => {
    props.decide(d);
    done();
  };
  return { asked, chosen: null, choose: () => undefined, answer, open: asked !== null && !props.busy };
}

/** The any-time question of a kind, if it is open. */
export const mayAsk = ({ asked }: Props, kind: Kind): Asked<Decision> | null =>
  asked.find(({ ask }) => ask.may === true && ask.kind === kind) ?? null;

/** The legal answers of a kind. */
export const answersOf = <K extends Kind>(asked: Asked<Decision> | null, kind: K): Of<K>[] =>
  (asked?.options ?? []).filter((d): d is Of<K> => d.kind === kind);

export const pageSeat = (seats: readonly SeatOnPage[], seat: Seat): SeatOnPage | undefined => seats.find((s) => s.seat === seat);
export const nameOf = (seats: readonly SeatOnPage[], seat: Seat): string => pageSeat(seats, seat)?.name ?? `${seat + 1}`;
export const listOf = (names: readonly string[], language = 'en'): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(names);

/** The game's own words call seats by hero and number; people are called by their names. */
export const withNames = (text: string, { words, seats, view }: Props, seen: View = view): string => named(text, words, seen, seats);
