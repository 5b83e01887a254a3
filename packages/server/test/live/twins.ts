/**
 * Two tables of Table Dungeon with the same dice that differ only in what seat 1 holds: wherever one has the card `x`
 * the other has `y`, and the other way round. A game is looked for in which nobody else ever sees either of them.
 */
import { below, type Json, Match, type Seed, sfc32 } from '@undercroft/engine';
import { type Decision, type Event, game, type Table } from '@undercroft/table-dungeon';
import type { Games } from '../../src/tables/index.ts';

/** The seat whose cards differ. */
export const ODD = 1;

export interface Step {
  decision: Decision;
  /** Two other answers to the same question that nobody else sees, if it is asked of others too. */
  decoys: [Decision, Decision] | null;
}

export interface Twins {
  seed: Seed;
  /** The cards that change places. */
  pair: [number, number];
  steps: Step[];
}

interface Asked {
  decision: Decision;
  options: Decision[];
  hidden: boolean;
}

const isDealt = (e: Event): boolean => e.type === 'tenSeen' && e.seat === ODD;

/** All numbers in a value, wherever they are: among them every card it could mean. */
function numbersIn(value: Json, found: Set<number>): void {
  if (typeof value === 'number') found.add(value);
  else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) numbersIn(part, found);
}

/** Plays a game at random and notes which of the odd seat's cards anybody could have seen. */
function playOnce(seed: Seed, chance: number): { asked: Asked[]; hand: number[]; rest: number[]; seen: Set<number> } {
  const match = new Match(game, { seats: 3, seed });
  const random = sfc32(chance);
  const seen = new Set<number>();
  const asked: Asked[] = [];
  let hand: number[] = [];
  let rest: number[] = [];
  while (!match.over) {
    const open = game.play.pending(match.table).filter(({ may }) => !may);
    // The odd seat answers first: then its answer lies there, hidden, while others think.
    const ask = open.find(({ seat }) => seat === ODD) ?? open[0]!;
    const options = game.play.options(match.table, ask);
    const decision = options[below(random, options.length)]!;
    asked.push({ decision, options, hidden: ask.seat === ODD && open.length > 1 && !game.play.questions[ask.kind].visible });
    const events = match.decide(decision);
    if (events.some(isDealt)) {
      const { hand: held, action, xp } = match.table.seats[ODD]!;
      hand = held.slice();
      rest = [...action, ...xp];
    }
    for (const event of events) if ('seat' in event ? event.seat === ODD : true) numbersIn(told(event), seen);
    const { xpShown, xpBottom, discard, points, played } = game.sight.view(match.table, null).seats[ODD]!;
    numbersIn([xpShown, xpBottom, discard, points, played], seen);
    if (ask.seat === ODD) numbersIn({ ...decision, seat: -1 }, seen);
  }
  return { asked, hand, rest, seen };
}

const told = (event: Event): Json => JSON.parse(JSON.stringify(game.sight.redact(event, null)));

function decoysFor({ options, hidden }: Asked, pair: readonly number[]): [Decision, Decision] | null {
  const safe = options.filter((option) => !Object.values(option).some((value) => typeof value === 'number' && pair.includes(value)));
  return hidden && safe.length > 1 ? [safe[0]!, safe.at(-1)!] : null;
}

/** `seedFor` makes the seed from a number; the first one that leads to a long enough game with a hidden pair is taken. */
export function findTwins(seedFor: (nth: number) => Seed, shortest: number): { nth: number; twins: Twins } {
  for (let nth = 1; nth < 500; nth++) {
    const seed = seedFor(nth);
    const { asked, hand, rest, seen } = playOnce(seed, nth);
    const x = hand.find((card) => !seen.has(card));
    const y = rest.find((card) => !seen.has(card));
    if (asked.length < shortest || x === undefined || y === undefined) continue;
    const steps = asked.map((each) => ({ decision: each.decision, decoys: decoysFor(each, [x, y]) }));
    return { nth, twins: { seed, pair: [x, y], steps } };
  }
  throw new Error('no game was found in which two cards stay hidden');
}

function swap(seat: Table['seats'][number], [x, y]: readonly [number, number]): void {
  for (const cards of [seat.hand, seat.action, seat.xp]) {
    for (const [i, card] of cards.entries()) if (card === x || card === y) cards[i] = card === x ? y : x;
  }
}

/** The game with the two cards of the odd seat exchanged as soon as they are dealt. */
export function exchanged(pair: readonly [number, number]): Games {
  const exchanging =
    (take: typeof game.play.apply): typeof game.play.apply =>
    (t, d, out) => {
      const events: Event[] = [];
      const anew = take(t, d, events);
      if (events.some(isDealt)) swap(t.seats[ODD]!, pair);
      out?.push(...events);
      return anew;
    };
  const { decide, apply } = game.play;
  const twin: typeof game = { ...game, play: { ...game.play, decide: exchanging(decide), apply: exchanging(apply) } };
  return { load: async () => twin, module: import.meta.resolve('@undercroft/catalog') };
}
