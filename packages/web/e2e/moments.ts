/** Moments of whole games, played at the server without pages, that a page can be opened at. */
import type { NewTable, Person } from '@undercroft/client';
import { fraction, type Random, sfc32 } from '@undercroft/engine';
import type { House } from './house.ts';
import { type Answer, answersTo } from './open-answers.ts';
import type { Visitor } from './visitor.ts';

/** A question to a seat at a table that is finished by now. */
export interface Moment {
  table: string;
  /** How many decisions had been taken by then. */
  decisions: number;
  seat: number;
  /** What makes it different from others. */
  about: string;
}

const MOST = 4000;

interface Running {
  proc: string;
  vars: Record<string, unknown>;
}

/** What is asked, while which procedures run, because of which cards. */
function aboutOf(kind: string, view: unknown): string {
  const stack = typeof view === 'object' && view !== null && 'stack' in view ? (view.stack as Running[]) : [];
  const frames = stack.map(({ proc, vars }) => (typeof vars['source'] === 'string' ? `${proc} ${vars['source']}` : proc));
  return [kind, ...new Set(frames)].join(' > ');
}

/** What sort of answer it is, as far as it could lead somewhere new. */
const sortOf = ({ kind, do: deed, keep, card, use }: Answer): string => [kind, deed, keep, card, use].join(' ');

/** Answers that nobody has given yet come first, then fights: so that every card gets its chance. */
function curiously(answers: readonly Answer[], tried: Set<string>, random: Random): Answer | undefined {
  const fresh = answers.filter((d) => !tried.has(sortOf(d)));
  const fights = answers.filter((d) => d['do'] === 'attack' || d['use'] === true);
  const among = fresh.length > 0 ? fresh : fights.length > 0 && fraction(random) < 0.6 ? fights : answers;
  const chosen = among[Math.floor(fraction(random) * among.length)];
  if (chosen) tried.add(sortOf(chosen));
  return chosen;
}

interface Walk {
  visitor: Visitor;
  person: Person;
  table: NewTable;
  seed: number;
  /** What was asked before. */
  known: Set<string>;
  /** What was answered before. */
  tried: Set<string>;
}

/** Plays a table to its end at random, one person on all seats, and says where something was asked that nobody had asked before. */
export async function playThrough({ server: { tables } }: House, { visitor, person, table, seed, known, tried }: Walk): Promise<Moment[]> {
  const seats = Array.from({ length: table.seats ?? 2 }, (_, seat) => seat);
  const { id } = await visitor.newTable(table, seats);
  await visitor.start(id);
  const random = sfc32(seed);
  const found: Moment[] = [];
  for (let decisions = 0; decisions < MOST; decisions++) {
    const { waitingFor, status } = await tables.info(person, id);
    if (status !== 'running') return found;
    const seat = waitingFor[0]!;
    const seen = await tables.view(person, id, seat);
    const { seq } = seen;
    const must = seen.asked.findLast(({ ask }) => !ask.may)!;
    const about = aboutOf(must.ask.kind, seen.view);
    if (!known.has(about)) {
      known.add(about);
      found.push({ table: id, decisions, seat, about });
    }
    const answers = await answersTo(seen, must, random);
    const going = answers.filter((d) => d['do'] !== 'leave');
    const decision = curiously(going.length > 0 ? going : answers, tried, random);
    await tables.decide(person, id, { seat, seq, key: `${id} ${seq}`, decision });
  }
  throw new Error(`the game does not end within ${MOST} decisions: ${id}`);
}

/** A table of the visitor's own that goes on from the moment, with bots on the other seats. */
export async function returnTo(visitor: Visitor, { table, decisions, seat }: Moment, given: NewTable): Promise<string> {
  const bots = Array.from({ length: given.seats ?? 2 }, (_, other) => (other === seat ? null : 'greedy'));
  const { id } = await visitor.newTable({ ...given, bots, fork: { table, decisions } }, [seat]);
  await visitor.start(id);
  await visitor.go(`/t/${id}`);
  return id;
}
