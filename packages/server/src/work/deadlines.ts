/** What happens when time is up: the game's default answer, and after two of them in a row a bot holds the seat. */
import type { DecisionBase, Game } from '@undercroft/engine';
import type { Draft } from '../tables/judge/draft.ts';
import { expireTexts } from '../tables/judge/revealing.ts';
import type { Moves } from '../tables/move.ts';
import { deadlineDue, lateAt, voteEnds } from '../tables/sight/time.ts';
import { guarded } from '../tables/table/failing.ts';
import { type Course, heldByPerson, isDeserted, openWaits, type Wait } from '../tables/table/state.ts';

/** How often in a row somebody may be late before a bot takes over. */
const MOST_LATE = 2;
/** Far more questions than can be open at once. */
const MOST_ANSWERS = 200;

/** The answer the game gives for a seat that gives none. If even that fails or is refused, any legal answer will do. */
export function fallbackFor(game: Game, { table }: Course, { ask }: Wait): DecisionBase {
  return guarded(() => {
    const answer: DecisionBase | null = tryFallback(game, table, ask);
    if (answer !== null && game.play.refuse(table, answer) === null) return answer;
    return game.play.options(table, ask)[0] ?? answer;
  });
}

function tryFallback(game: Game, table: Course['table'], ask: Wait['ask']): DecisionBase | null {
  try {
    return game.play.questions[ask.kind]?.fallback(table, ask) ?? null;
  } catch {
    return null;
  }
}

function firstLate({ state, desk, now }: Draft): Wait | undefined {
  return openWaits(state).find((wait) => heldByPerson(state.seats[wait.ask.seat]!) && lateAt(desk.game, state, wait) <= now);
}

/** Does everything at this table for which time is up. */
export function expire(draft: Draft): void {
  const { state, desk, now } = draft;
  if (state.status === 'open' && state.revealing !== null) expireTexts(draft);
  const waitsForNobody = state.status === 'open' || (state.status === 'running' && isDeserted(state));
  if (waitsForNobody && (deadlineDue(desk.game, state) ?? now) <= now) {
    draft.add({ kind: 'archived', data: { reason: 'idle' } });
  }
  if (state.status !== 'running') return;
  if (state.vote && voteEnds(state.spec.clock, state.vote) <= now) draft.add({ kind: 'vote', data: { step: 'lapsed' } });
  for (let i = 0; i < MOST_ANSWERS; i++) {
    const late = firstLate(draft);
    if (late === undefined || draft.state.course === null) return;
    answerLate(draft, draft.state.course, late);
  }
}

function answerLate(draft: Draft, course: Course, wait: Wait): void {
  const { seat } = wait.ask;
  draft.decide(fallbackFor(draft.desk.game, course, wait), 'clock');
  const { person } = draft.state.seats[seat]!;
  // Without a clock, somebody who is late has been gone for a month.
  const most = draft.state.spec.clock.kind === 'none' ? 1 : MOST_LATE;
  // Several questions that ran out together are one absence.
  const late = draft.before.seats[seat]!.late + 1;
  if (late >= most && heldByPerson(draft.state.seats[seat]!)) draft.add({ kind: 'away', data: {} }, { seat, person: person?.id ?? null });
}

/** Carries out a table's deadline; returns how many answers were taken for people. */
export async function runDeadline(moves: Moves, tableId: string): Promise<number> {
  let lateAnswers = 0;
  await moves.change(tableId, (draft) => {
    expire(draft);
    lateAnswers = draft.told.filter(({ entry }) => entry.kind === 'decided').length;
  });
  moves.figures.timeOuts += lateAnswers;
  return lateAnswers;
}
