/** The whole game: set-up, turns in rounds, the boss, the end (chapters 3, 4 and 15; R-AP-57, R-AP-61). */
import { ask, call, end, go, type Next, pick, reveal, type Seat, shuffle } from '@undercroft/engine';
import { ballot, seatsFrom } from '@undercroft/mechanics';
import { ARENAS } from '../content/arenas.ts';
import { BOSSES } from '../content/bosses.ts';
import {
  LEGEND_DECK,
  LEGENDARY_ITEM_DECK,
  NONE,
  QUEST_DECKS,
  SKULL_DECK,
  STANDARD_HERO_DECK,
  STANDARD_ITEM_DECK,
} from '../content/cards.ts';
import { endingOf } from '../rules/score.ts';
import { lanternLimit, lastRound } from '../rules/town.ts';
import type { Table } from '../table.ts';
import { boss } from './boss.ts';
import { closedIn, drawItems, type NoVars, type Out, procedure } from './kit.ts';
import { refresh } from './refresh.ts';
import { triggerBoss } from './town.ts';
import { turn } from './turn.ts';

/** AP-033  Cards and gold in turn order. */
const START: readonly [items: number, gold: number][] = [
  [2, 3],
  [2, 4],
  [3, 4],
  [3, 5],
];
/** R-AP-70 */
const ALONE_MORE_GOLD = 1;

const shuffled = (t: Table, cards: readonly number[]): number[] => {
  const deck = cards.slice();
  shuffle(t.random, deck);
  return deck;
};

/** AP-034, AP-040, R-AP-48  Every deck; skull scrolls only if the table wants them. */
function shuffleDecks(t: Table): void {
  t.heroDeck = shuffled(t, STANDARD_HERO_DECK);
  t.legendDeck = shuffled(t, LEGEND_DECK);
  t.townDeck = shuffled(t, QUEST_DECKS[0]!);
  t.forestDeck = shuffled(t, QUEST_DECKS[1]!);
  t.mountainDeck = shuffled(t, QUEST_DECKS[2]!);
  t.arenaDeck = shuffled(
    t,
    ARENAS.map((_, card) => card),
  );
  t.bossDeck = shuffled(
    t,
    BOSSES.map((_, card) => card),
  );
  t.itemDeck = shuffled(t, t.rules.skullScrolls ? [...STANDARD_ITEM_DECK, ...SKULL_DECK] : STANDARD_ITEM_DECK);
  t.legendaryDeck = shuffled(t, LEGENDARY_ITEM_DECK);
}

/** AP-033, R-AP-05, R-AP-70  By the place in turn order. */
function dealStart(t: Table, out: Out): void {
  seatsFrom(t.starter, t.seats.length).forEach((seat, place) => {
    const [count, coins] = START[place]!;
    const gold = coins + (t.rules.mode === 'alone' ? ALONE_MORE_GOLD : 0);
    t.seats[seat]!.gold = gold;
    const items = drawItems(t, seat, 'standard', count);
    out?.push({ type: 'dealt', seat, gold, count: items.length, items, ...closedIn(t) });
  });
}

/** R-AP-61  A full round is over: the Lantern burns down, and at its limit the boss comes at once. */
function burn(t: Table, out: Out): boolean {
  if (!t.rules.together || t.bossComes) return false;
  t.lantern++;
  const limit = lanternLimit(t.rules);
  out?.push({ type: 'lanternBurnt', lantern: t.lantern, limit });
  if (t.lantern < limit) return false;
  triggerBoss(t, { seat: NONE, why: 'lantern', vp: 0 }, out);
  t.lastTurns = 0;
  return true;
}

/** The round is full: next comes the starting player again. */
function endRound(t: Table, out: Out): Next<GameStep> {
  if (burn(t, out)) return go('boss');
  // R-AP-57  Rivals: the boss comes by itself, without bonus.
  if (!t.rules.together && !t.bossComes && t.round >= lastRound(t.rules)) triggerBoss(t, { seat: NONE, why: 'rounds', vp: 0 }, out);
  t.round++;
  for (const s of t.seats) s.helped = false;
  return go('turn');
}

type GameStep = 'start' | 'voted' | 'deal' | 'turn' | 'afterTurn' | 'boss' | 'finish';

export const game = procedure<NoVars, GameStep>('game', 'start', [], {
  // AP-032, R-AP-06  A random seat, the first one, or whoever is voted for.
  start: (t) => {
    const all: Seat[] = t.seats.map((_, seat) => seat);
    if (t.rules.starter === 'vote' && all.length > 1)
      return ask(
        all.map((seat) => ({ seat, kind: 'vote' })),
        'voted',
      );
    t.starter = t.rules.starter === 'first' ? 0 : pick(t.random, all);
    return go('deal');
  },
  // R-AP-06  Most votes; a tie is drawn.
  voted: (t, f, out) => {
    const votes = f.answers.flatMap((d) => (d.kind === 'vote' ? [{ seat: d.seat, for: d.for }] : []));
    reveal(t);
    const { leading } = ballot(
      votes.map((vote) => ({ seat: vote.seat, choice: vote.for })),
      null,
    );
    t.starter = leading.length === 1 ? leading[0]! : pick(t.random, leading);
    out?.push({ type: 'voted', votes, starter: t.starter });
    return go('deal');
  },

  // AP-033..AP-038
  deal: (t, _f, out) => {
    out?.push({ type: 'started', starter: t.starter });
    shuffleDecks(t);
    dealStart(t, out);
    refresh(t, out);
    t.turn = t.starter;
    t.round = 1;
    return go('turn');
  },

  // AP-045  Clockwise until the boss fight is over.
  turn: (t) => call(turn, { seat: t.turn }, 'afterTurn'),
  afterTurn: (t, _f, out) => {
    if (t.bossComes) t.lastTurns--;
    if (t.bossComes && t.lastTurns === 0) return go('boss');
    t.turn = (t.turn + 1) % t.seats.length;
    return t.turn === t.starter ? endRound(t, out) : go('turn');
  },

  boss: () => call(boss, { order: [], next: 0, stage: 0 }, 'finish'),

  // AP-218, AP-219
  finish: (t, _f, out) => {
    t.ending = endingOf(t);
    reveal(t);
    out?.push({ type: 'ended', ending: t.ending });
    return end();
  },
});
