/** What may have happened in the drafts of heroes and abilities, as far as a seat cannot know it. */
import { pick, type Random, type Seat } from '@undercroft/engine';
import { NONE } from './content/cards.ts';
import { BUILD } from './decisions.ts';
import { ABILITY_DECK, HERO } from './decks.ts';
import { take, unknown } from './imagine-unknown.ts';
import { genders } from './rules/custom.ts';
import { seesAll } from './rules/sight.ts';
import type { SeatState, Table } from './table.ts';
import type { View } from './view.ts';

interface Draft {
  deck: number;
  /** Where a seat remembers what it passed on. */
  memory: 'passedHeroes' | 'passedAbilities';
  /** The card a seat has kept, or -1. */
  kept(s: SeatState): number;
  has(view: View, seat: Seat): boolean;
  /** Gives a seat a card of the pool it could have kept; the rest goes on. */
  keep(s: SeatState, pool: number[], random: Random): void;
}

const draftOf = (deck: number, view: View): Draft => (deck === HERO ? heroes(view) : abilities);

const heroes = (view: View): Draft => ({
  deck: HERO,
  memory: 'passedHeroes',
  kept: (s) => s.hero,
  has: (v, seat) => v.seats[seat]!.hasHero,
  keep: (s, pool, random) => {
    s.hero = removeAny(pool, random);
    s.gender = pick(random, genders(view.rules));
  },
});

const abilities: Draft = {
  deck: ABILITY_DECK,
  memory: 'passedAbilities',
  kept: (s) => s.ability,
  has: (v, seat) => v.seats[seat]!.hasAbility,
  keep: (s, pool, random) => {
    s.ability = removeAny(pool, random);
    s.dropped = pool.length > 0 ? removeAny(pool, random) : NONE;
  },
};

function removeAny(pool: number[], random: Random): number {
  const card = pick(random, pool);
  pool.splice(pool.indexOf(card), 1);
  return card;
}

export function imagineDrafts(view: View, t: Table, decks: readonly number[][], random: Random): void {
  for (const deck of [HERO, ABILITY_DECK]) {
    const draft = draftOf(deck, view);
    if (seesAll(view.rules, view.viewer))
      t.draw[deck] = unknown(
        decks[deck]!,
        view.seats.flatMap((v) => cardsOf(draft, v)),
        random,
      );
    else imagineDraft(view, t, draft, decks[deck]!, random);
  }
}

/** All cards of a draft that have been in a seat's hands and are known. */
const cardsOf = ({ deck, memory, kept }: Draft, s: SeatState): number[] => [
  kept(s),
  ...(deck === ABILITY_DECK ? [s.dropped] : []),
  ...s[memory],
  ...(s.poolOf === deck ? s.pool : []),
];

/**
 * Earlier drafters hold any cards the viewer has not seen. From the viewer on the pool is known: each later
 * drafter added cards, kept one and passed the rest on, and the last one still has what nobody wanted.
 */
function imagineDraft(view: View, t: Table, draft: Draft, all: readonly number[], random: Random): void {
  const { deck, memory } = draft;
  const own = view.viewer === null ? undefined : view.seats[view.viewer]!;
  const seen = own === undefined ? [] : cardsOf(draft, own);
  const left = unknown(all, seen, random);
  let pool: number[] | null = null;
  for (let i = 0; i < t.seats.length; i++) {
    const seat = (view.first + i) % t.seats.length;
    const [s, v] = [t.seats[seat]!, view.seats[seat]!];
    if (seat === view.viewer) {
      pool = draft.has(view, seat) ? s[memory].slice() : null;
      continue;
    }
    if (v.poolOf === deck) s.pool = fill(pool ?? [], v.poolSize, left);
    else if (draft.has(view, seat)) pool = draftAfter(draft, s, pool, left, { view, random });
  }
  t.draw[deck] = left;
}

/** The pool a later drafter saw, filled up from the deck. */
function fill(pool: readonly number[], size: number, left: number[]): number[] {
  return [...pool, ...take(left, size - pool.length)];
}

/** One drafter's turn. With no pool known, the card could be any; what was passed on is then not known either. */
function draftAfter(
  draft: Draft,
  s: SeatState,
  pool: number[] | null,
  left: number[],
  { view, random }: { view: View; random: Random },
): number[] | null {
  if (pool === null) {
    // The last one still has the leftovers, which the pile must not hold.
    draftBlind(draft, s, left, random);
    return null;
  }
  const choice = draft.deck === HERO ? (view.rules.expansion ? 4 : 3) : view.rules.abilityPool;
  const seen = fill(pool, choice, left);
  if (s.hero !== BUILD || draft.deck !== HERO) draft.keep(s, seen, random);
  s[draft.memory] = seen;
  return seen.slice();
}

function draftBlind(draft: Draft, s: SeatState, left: number[], random: Random): void {
  if (draft.deck === HERO && s.hero === BUILD) return;
  const few = take(left, draft.deck === HERO ? 1 : 2);
  draft.keep(s, few, random);
}
