/** Tables played at the server, without pages, up to the moment a test is about. */
import { greedy } from '@undercroft/bots';
import type { Person } from '@undercroft/client';
import { type DecisionBase, fraction, type Seat, sfc32 } from '@undercroft/engine';
import type { House } from './house.ts';

/** What somebody is asked, with the answers they may give. */
interface Question {
  kind: string;
  answers: readonly DecisionBase[];
}

export interface Course {
  /** Who sits where; all seats are people's, so that the same seed is the same game. */
  people: readonly Person[];
  seed?: number;
  /** Whether the moment has come: asked before each answer. */
  until(question: Question, seat: Seat, view: unknown): boolean;
  /** Answers nobody gives on the way, as long as there are others. */
  never?(answer: DecisionBase): boolean;
  /** A game whose own judgement is followed on the way; left out, answers are given at random. */
  wise?: object;
}

const MOST = 2000;

/** Answers until the moment has come; false: the game is over before. */
export async function playUntil(
  { server: { tables } }: House,
  id: string,
  { people, seed = 1, until, never, wise }: Course,
): Promise<boolean> {
  const random = sfc32(seed);
  for (let decisions = 0; decisions < MOST; decisions++) {
    const [seat] = (await tables.info(people[0] ?? null, id)).waitingFor;
    const person = seat === undefined ? undefined : people[seat];
    if (seat === undefined || person === undefined) return false;
    const { seq, asked, view } = await tables.view(person, id, seat);
    // Of several, boards put the last one first: a class before its accent.
    const { ask, options } = asked.findLast(({ ask }) => !ask.may)!;
    const answers = options as unknown as readonly DecisionBase[];
    if (until({ kind: ask.kind, answers }, seat, view)) return true;
    const sensible = answers.filter((answer) => !never?.(answer));
    const among = sensible.length > 0 ? sensible : answers;
    const decision = wise
      ? greedy.decide({ game: wise, view, ask, options: among } as never, random)
      : among[Math.floor(fraction(random) * among.length)];
    if (!decision) throw new Error(`seat ${seat} has no answer to '${ask.kind}'`);
    await tables.decide(person, id, { seat, seq, key: `${id} ${seat} ${seq}`, decision });
  }
  throw new Error(`the moment does not come within ${MOST} decisions: ${id}`);
}
