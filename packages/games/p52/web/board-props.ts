/** The board's props for this game, and what its parts share. */
import type { BoardProps } from '@undercroft/board/contract.ts';
import type { ActProps as ActPropsOf, Question as QuestionOf } from '@undercroft/board/question/question.ts';
import { pageSeat } from '@undercroft/board/seats/names.ts';
import type { Seat } from '@undercroft/engine';
import { createContext, useContext } from 'react';
import type { Decision, P52Event, P52Say, View } from '../src/index.ts';
import type { Picture } from './film.ts';

export { answersOf, mayAsk, useQuestion } from '@undercroft/board/question/question.ts';
export { nameOf, pageSeat, withNames } from '@undercroft/board/seats/names.ts';

export type Props = BoardProps<View, Decision, P52Event>;
export type Question = QuestionOf<Decision>;
export type ActProps = ActPropsOf<View, Decision, P52Event>;

/** The game's own sentences (cores, spots, sources) in the language of the page. */
export const GameSpeech = createContext<P52Say>((key) => key);
export const useGameSay = (): P52Say => useContext(GameSpeech);

/** What each screen gets. `picture`: what the shot that is due shows, or the table at rest. */
export interface ScreenProps extends ActProps {
  picture: Picture;
}

/** Characters are called by their own names; until they have one, by whoever plays them. Whoever is escorted has no seat. */
export const heroName = ({ view, seats }: Pick<Props, 'view' | 'seats'>, seat: Seat): string =>
  seat < 0 ? (view.ward?.name ?? '') : (view.heroes[seat]?.sheet?.name ?? pageSeat(seats, seat)?.name ?? `${seat + 1}`);

/** The own character: of the seat that is asked, else the viewer's, else the first. */
export function mySeat({ viewer }: Pick<Props, 'viewer'>, question?: Pick<Question, 'asked'>): Seat {
  return question?.asked?.ask.seat ?? viewer ?? 0;
}

/** Variables of the chapter that runs now, as it shows them. */
export const varsOf = (view: View) => view.stack.at(-1)?.vars ?? {};
