/** The questions of abilities, items and trades. */
import type { DecisionBase, Random, Refusal, Seat } from '@undercroft/engine';
import { below } from '@undercroft/engine';
import type { Act, Decision } from '../decisions.ts';
import { bookFor } from '../doors.ts';
import { CORES } from '../formula/syntax.ts';
import { isReady } from '../rules/available.ts';
import { staminaOn } from '../rules/fight/targets.ts';
import { conditionOf, isAlive, sheetOf } from '../rules/heroes.ts';
import { kitOf } from '../rules/kit.ts';
import { isFaceUp } from '../rules/map.ts';
import { aimedAt, aimOf, aimOfItem, ofTheStunned } from '../rules/uses.ts';
import type { Effect } from '../scenario/effects.ts';
import type { Table } from '../table.ts';
import type { P52Question } from './question.ts';

/** R-P52-09  Stamina goes on what has a target; what it costs must be left. */
function castActs(t: Table, seat: Seat): Act[] {
  const isWell = conditionOf(t, seat) === 'ok';
  return kitOf(sheetOf(t, seat), bookFor(t)).usable.flatMap((ability) => {
    if (!isReady(t, seat, ability) || (!isWell && ability.kind !== 'heal')) return [];
    const aim = aimOf(ability.effects);
    const targets = aimedAt(t, seat, aim, ability);
    const cards = staminaOn(t, seat, ability);
    return (isWell ? targets : ofTheStunned(targets, aim, seat, ability.effects)).flatMap((on) =>
      cards.map((stamina): Act => ({ seat, kind: 'act', do: 'cast', ability: ability.id, on, stamina })),
    );
  });
}

/** P52-182 P52-207  Items on oneself or another; the stunned use them on themselves only. */
function itemActs(t: Table, seat: Seat): Act[] {
  const isWell = conditionOf(t, seat) === 'ok';
  return kitOf(sheetOf(t, seat), bookFor(t)).consumables.flatMap((item) =>
    item.uses.flatMap(({ effects }, way) => {
      const aim = aimOfItem(item, effects);
      const targets = aimedAt(t, seat, aim, item);
      const open = isWell || item.on === 'self' ? targets : ofTheStunned(targets, aim, seat, effects);
      return open.map((on): Act => ({ seat, kind: 'act', do: 'use', item: item.id, way, on }));
    }),
  );
}

/** P52-184 P52-185 R-P52-46  With whoever is on the same spot; the stunned begin no trade. */
function tradeActs(t: Table, seat: Seat): Act[] {
  if (conditionOf(t, seat) !== 'ok') return [];
  const { place, sheet } = t.heroes[seat]!;
  const found: Act[] = [];
  for (let other = 0; other < t.heroes.length; other++) {
    if (other === seat || t.heroes[other]!.place !== place || !isAlive(t, other)) continue;
    if (sheet!.items.length + sheetOf(t, other).items.length > 0) found.push({ seat, kind: 'act', do: 'trade', with: other });
  }
  return found;
}

export const useActs = (t: Table, seat: Seat): Act[] => [...castActs(t, seat), ...itemActs(t, seat), ...tradeActs(t, seat)];

const vars = (t: Table) => t.stack.at(-1)?.vars ?? {};

/** The effect that is being carried out. */
function effectNow(t: Table): Effect | undefined {
  const { ability, item, way, next } = vars(t);
  const book = bookFor(t);
  if (item === '') return book.ability(String(ability)).effects[Number(next) - 1];
  const thing = book.item(String(item));
  return thing.kind === 'consumable' ? thing.uses[Number(way)]?.effects[Number(next) - 1] : undefined;
}

function places(t: Table): number[] {
  const effect = effectNow(t);
  const isAny = effect?.effect === 'teleport' && effect.to === 'any';
  return [...t.spots.keys()].filter((place) => isAny || isFaceUp(t.spots[place]!));
}

/** Time is up: nobody goes anywhere. */
export const place: P52Question = {
  options: (t, { seat }) => places(t).map((to): Decision => ({ seat, kind: 'place', to })),
  fallback: (t, { seat }) => ({ seat, kind: 'place', to: t.heroes[seat]!.place }),
  seconds: 45,
};

export const grow: P52Question = {
  options: (_t, { seat }) => CORES.map((core): Decision => ({ seat, kind: 'grow', core })),
  fallback: (_t, { seat }) => ({ seat, kind: 'grow', core: 'Lift' }),
  seconds: 120,
};

/** Every order of so many things. */
function orders(things: readonly number[]): number[][] {
  if (things.length <= 1) return [things.slice()];
  return things.flatMap((first) => orders(things.filter((other) => other !== first)).map((rest) => [first, ...rest]));
}

function foreseen(t: Table): number[] {
  const effect = effectNow(t);
  const cards = effect?.effect === 'foresee' ? effect.cards : 0;
  return [...t.ahead.slice(0, cards).keys()];
}

export const order: P52Question = {
  options: (t, { seat }) => orders(foreseen(t)).map((one): Decision => ({ seat, kind: 'order', order: one })),
  fallback: (t, { seat }) => ({ seat, kind: 'order', order: foreseen(t) }),
  seconds: 45,
};

const itemsOf = (t: Table, seat: Seat): string[] => sheetOf(t, seat).items.map(({ item }) => item);

/** Every item that is named is there, as often as it is named. */
function isPartOf(some: readonly unknown[], all: readonly string[]): some is string[] {
  const left = all.slice();
  return some.every((item) => {
    const at = typeof item === 'string' ? left.indexOf(item) : -1;
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

function checkOffer(t: Table, seat: Seat, d: DecisionBase & { [key: string]: unknown }): Refusal | null {
  const { give, want } = d;
  if (!Array.isArray(give) || !Array.isArray(want) || Object.keys(d).length !== 4)
    return { code: 'malformed', message: 'an offer says what is given and what is wanted' };
  const other = Number(vars(t).partner);
  if (isPartOf(give, itemsOf(t, seat)) && isPartOf(want, itemsOf(t, other))) return null;
  return { code: 'against-the-rules', message: 'one trades what the two of them carry', rule: 'P52-184' };
}

/** One thing of one's own, as a gift; or one of the other's, if one has nothing. */
function sampleOffer(t: Table, seat: Seat, random: Random): Decision {
  const [mine, theirs] = [itemsOf(t, seat), itemsOf(t, Number(vars(t).partner))];
  const one = (items: string[]): string[] => (items.length === 0 ? [] : [items[below(random, items.length)]!]);
  return { seat, kind: 'offer', give: one(mine), want: mine.length === 0 || below(random, 2) === 0 ? one(theirs) : [] };
}

export const offer: P52Question = {
  options: () => [],
  check: (t, { seat }, d) => checkOffer(t, seat, { ...d }),
  sample: (t, { seat }, random) => sampleOffer(t, seat, random),
  fallback: (_t, { seat }) => ({ seat, kind: 'offer', give: [], want: [] }),
  seconds: 60,
};

/** Time is up: declined. */
export const deal: P52Question = {
  options: (_t, { seat }) => [true, false].map((accept): Decision => ({ seat, kind: 'deal', accept })),
  fallback: (_t, { seat }) => ({ seat, kind: 'deal', accept: false }),
  seconds: 20,
};
