/** What somebody is about to do on their turn: a verb, with what, on whom, with how much Stamina. Only legal deeds can be planned. */
import type { Act, View } from '../../../src/index.ts';
import { bookFor } from '../../../src/index.ts';
import { isFaceUp } from '../../../src/rules/map.ts';
import { aimOf, aimOfItem } from '../../../src/rules/uses.ts';

export const VERBS = ['move', 'attack', 'skill', 'aim', 'stance', 'item', 'chest', 'wait', 'rest', 'exit', 'leave'] as const;
export type Verb = (typeof VERBS)[number];

const DOES: Readonly<Record<Verb, readonly Act['do'][]>> = {
  move: ['move'],
  attack: ['attack'],
  skill: ['cast'],
  aim: ['aim'],
  stance: ['stance'],
  item: ['use', 'wear', 'take', 'search', 'trade'],
  chest: ['pick', 'smash'],
  wait: ['wait'],
  exit: ['exit'],
  rest: ['pass'],
  leave: ['leave'],
};
/** These have their place even when they cannot be done. */
const ALWAYS: readonly Verb[] = ['move', 'attack', 'aim', 'stance', 'item', 'wait', 'rest'];

export const optionsFor = (options: readonly Act[], verb: Verb): Act[] => options.filter((d) => DOES[verb].includes(d.do));
export const verbsFor = (options: readonly Act[]): Verb[] =>
  VERBS.filter((verb) => ALWAYS.includes(verb) || optionsFor(options, verb).length > 0);

/** Whom or what a deed is done to: an enemy, a seat, a spot; null: nobody. */
export type On = { is: 'enemy' | 'seat' | 'spot'; id: number } | null;
export const keyOn = (on: On): string => (on === null ? '' : `${on.is} ${on.id}`);

export function onOf(view: View, d: Act): On {
  switch (d.do) {
    case 'move':
      return { is: 'spot', id: d.to };
    case 'attack':
    case 'aim':
      return { is: 'enemy', id: d.enemy };
    case 'trade':
      return { is: 'seat', id: d.with };
    case 'cast':
      return pointed(aimOf(bookFor(view).ability(d.ability).effects), d.on);
    case 'use': {
      const item = bookFor(view).item(d.item);
      return item.kind === 'consumable' ? pointed(aimOfItem(item, item.uses[d.way]?.effects ?? []), d.on) : null;
    }
    default:
      return null;
  }
}

function pointed(aim: string, id: number): On {
  if (aim === 'nobody' || id < 0) return null;
  return { is: aim === 'enemy' ? 'enemy' : 'seat', id };
}

/** With what: an ability, an item and its use, so many Lock Picks. */
export function thingOf(d: Act): string {
  switch (d.do) {
    case 'attack':
    case 'cast':
      return d.ability;
    case 'use':
      return `use ${d.item} ${d.way}`;
    case 'wear':
    case 'take':
      return `${d.do} ${d.item}`;
    case 'pick':
      return `pick ${d.picks}`;
    default:
      return d.do;
  }
}

export const staminaIn = (d: Act): number => ('stamina' in d ? d.stamina : 0);

/** What was wished for; what is not possible is left aside. */
export interface Wish {
  verb: Verb | null;
  thing: string | null;
  on: string | null;
  stamina: number;
}
export const NO_WISH: Wish = { verb: null, thing: null, on: null, stamina: 0 };

/** To do something else; null: it cannot be done. */
export const verbWish = (options: readonly Act[], verb: Verb | undefined): Wish | null =>
  verb === undefined || optionsFor(options, verb).length === 0 ? null : { ...NO_WISH, verb };

/** To use an ability; null: it cannot be used now. */
export function wishFor(options: readonly Act[], ability: string | undefined): Wish | null {
  const d = options.find((each) => (each.do === 'attack' || each.do === 'cast') && each.ability === ability);
  return d === undefined ? null : { ...NO_WISH, verb: d.do === 'attack' ? 'attack' : 'skill', thing: ability ?? null };
}

export interface Plan {
  verb: Verb;
  /** All deeds of the verb; those with the chosen thing; those on the chosen one. */
  deeds: readonly Act[];
  thing: string | null;
  withThing: readonly Act[];
  on: string | null;
  /** How many Stamina cards could go on it. */
  mostStamina: number;
  stamina: number;
  /** What would be done; null: something is still to be chosen. */
  d: Act | null;
  /** All that is still to be chosen is Stamina. */
  wantsStamina: boolean;
}

/** Nothing in the room is still to be found. */
const isSeen = ({ spots }: View): boolean =>
  spots.every((spot) => isFaceUp(spot) && spot.chest === 'none' && spot.items.length + spot.drops === 0);

/** What lies nearest: to leave, to strike, to open, to walk; out, where nothing is left. */
export function usualVerb(view: View, options: readonly Act[]): Verb {
  const order: readonly Verb[] = ['leave', 'attack', 'chest', ...(isSeen(view) ? (['exit'] as const) : []), 'move', 'rest'];
  return order.find((verb) => optionsFor(options, verb).length > 0) ?? 'rest';
}

const unique = (texts: readonly string[]): string[] => [...new Set(texts)];
/** Items are nobody's habit: which one is always asked, unless there is only one. */
const isAsked = (verb: Verb): boolean => verb === 'item' || verb === 'move';

function chosenOf(wished: string | null, open: readonly string[], asks: boolean): string | null {
  if (wished !== null && open.includes(wished)) return wished;
  return open.length === 1 || !asks ? (open[0] ?? null) : null;
}

/** Whom one aims at comes first, then oneself, then the weakest. */
function usualOn(view: View, deeds: readonly Act[]): string | null {
  const ons = deeds.map((d) => onOf(view, d));
  const seat = deeds[0]?.seat ?? 0;
  const aimed = ons.find((on) => on?.is === 'enemy' && on.id === view.heroes[seat]?.aimAt);
  const own = ons.find((on) => on?.is === 'seat' && on.id === seat);
  const health = (on: On): number => view.enemies.find(({ id }) => on?.is === 'enemy' && id === on.id)?.hp ?? 0;
  const weakest = ons.toSorted((a, b) => health(a) - health(b))[0];
  const found = aimed ?? own ?? weakest;
  return found === undefined ? null : keyOn(found);
}

/** What leads nowhere can be planned, but is never the first thing that is offered. */
export function planFor(view: View, all: readonly Act[], wish: Wish, isHopeless: (d: Act) => boolean = () => false): Plan {
  const hopeful = all.filter((d) => !isHopeless(d));
  // What works by itself comes before what only Stamina can save.
  const plain = new Set(hopeful.filter((d) => staminaIn(d) === 0).map(thingOf));
  const order = (d: Act): number => (isHopeless(d) ? 2 : plain.has(thingOf(d)) ? 0 : 1);
  const options = all.toSorted((a, b) => order(a) - order(b));
  const wished = wish.verb !== null && optionsFor(options, wish.verb).length > 0 ? wish.verb : null;
  const verb = wished ?? usualVerb(view, hopeful.length > 0 ? hopeful : options);
  const deeds = optionsFor(options, verb);
  const onWished = deeds.filter((d) => keyOn(onOf(view, d)) === wish.on);
  const things = unique(deeds.map(thingOf));
  // Whoever points at somebody out of this one's reach means whatever reaches.
  const fits = wish.thing !== null && (onWished.length === 0 || onWished.some((d) => thingOf(d) === wish.thing));
  const thing = chosenOf(
    fits ? wish.thing : onWished[0] && verb !== 'item' ? thingOf(onWished[0]) : wish.thing,
    things,
    isAsked(verb) && verb !== 'move',
  );
  const withThing = thing === null ? [] : deeds.filter((d) => thingOf(d) === thing);
  const ons = unique(withThing.map((d) => keyOn(onOf(view, d))));
  const on = wish.on !== null && ons.includes(wish.on) ? wish.on : verb === 'move' ? null : usualOn(view, withThing);
  const onIt = withThing.filter((d) => keyOn(onOf(view, d)) === on);
  const mostStamina = Math.max(0, ...onIt.map(staminaIn));
  const stamina = Math.min(wish.stamina, mostStamina);
  const d = onIt.find((each) => staminaIn(each) === stamina) ?? null;
  return {
    verb,
    deeds,
    thing,
    withThing,
    on,
    mostStamina,
    stamina,
    d,
    wantsStamina: d === null && onIt.length > 0 && stamina < mostStamina,
  };
}
