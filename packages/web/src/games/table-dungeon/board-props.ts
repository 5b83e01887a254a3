/** The board's props for this game, and what its parts share. */
import { type Seat, sameDecision } from '@undercroft/engine';
import type { Decision, Event, View } from '@undercroft/table-dungeon';
import { useState } from 'react';
import type { Asked, BoardProps, SeatOnPage } from '../../table/contract.ts';
import { withNames as named } from '../../table/seats.ts';

export type Props = BoardProps<View, Decision, Event>;

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

/** The class comes before the accent; any-time actions never wait for anybody. */
function mainQuestion(asked: readonly Asked<Decision>[]): Asked<Decision> | null {
  const must = asked.filter(({ ask }) => ask.may !== true);
  return must.find(({ ask }) => ask.kind === 'class') ?? must[0] ?? null;
}

export function useQuestion({ asked, decide, busy }: Props): Question {
  const [wish, setWish] = useState<Decision | null>(null);
  const main = mainQuestion(asked);
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

/** The any-time question of a kind, if it is open. */
export const mayAsk = ({ asked }: Props, kind: Decision['kind']): Asked<Decision> | null =>
  asked.find(({ ask }) => ask.may === true && ask.kind === kind) ?? null;

export const nameOf = (seats: readonly SeatOnPage[], seat: Seat): string => seats.find((s) => s.seat === seat)?.name ?? `${seat + 1}`;

/** The game's own words call seats by class and number; people are called by their names. */
export const withNames = (text: string, { words, view, seats }: Props): string => named(text, words, view, seats);
