/** Everything printed, by number; and every list of effects under a number of its own, so that a frame can remember where it is. */
import { ABILITIES } from './abilities.ts';
import { EVENTS } from './events.ts';
import { ITEMS } from './items.ts';
import { EVENT_LINES } from './lines.ts';
import type { Effect, Powers } from './vocabulary.ts';

/** A seat's own ability, where a card is meant by number; items have their own numbers, 0 and up. */
export const ABILITY = -1;
export const NONE = -1;

const blocks: Effect[][] = [];
const numbers = new Map<Effect[], number>();

function register(list: Effect[]): void {
  if (numbers.has(list)) return;
  numbers.set(list, blocks.length);
  blocks.push(list);
  for (const effect of list) for (const inner of listsIn(effect)) register(inner);
}

/** The lists of effects inside an effect. */
export function listsIn(effect: Effect): Effect[][] {
  if (effect.do === 'check') return [effect.pass, effect.fail];
  if (effect.do === 'roll') return effect.table.map((row) => row.do);
  if (effect.do === 'choose') return effect.options.map((option) => option.do);
  if (effect.do === 'if') return effect.else ? [effect.then, effect.else] : [effect.then];
  return [];
}

function registerPowers({ triggers = [], action }: Powers): void {
  for (const trigger of triggers) register(trigger.do);
  if (action) register(action.do);
}
for (const card of [...ABILITIES, ...ITEMS]) registerPowers(card);
for (const card of EVENTS) register(card.do);
for (const line of EVENT_LINES) register(line);

/** Every list of effects on any card. */
export const BLOCKS: readonly (readonly Effect[])[] = blocks;
export const blockOf = (list: Effect[]): number => numbers.get(list)!;

export const nameOf = (card: number, ability: number): string => (card === ABILITY ? ABILITIES[ability]!.name : ITEMS[card]!.name);
