/** What is printed on sheets, cards and rooms, written from the same data the rules carry out. */
import type { DfSay } from '../texts.ts';
import type { ThrowKey } from '../throws/keys.ts';
import { type Ability, COLOURS, type Condition, type Effect, type MonsterAbility, type MonsterCard, type RoomKind } from './vocabulary.ts';

export const throwName = (say: DfSay, key: ThrowKey): string => say(`throw.${key}`);
/** How it is done: the wording that another person confirms at a real table. */
export const throwHow = (say: DfSay, key: ThrowKey): string => say(`throw.${key}.how`);

/** `Heal Hero 2`: the name with its figure. */
export const abilityName = (say: DfSay, { ability, amount = 0, type = 'critter' }: Ability): string =>
  say(`ability.${ability}`, { x: amount, type: say(`type.${type}`) });
export const abilityText = (say: DfSay, { ability, amount = 0, type = 'critter' }: Ability): string =>
  say(`ability.${ability}.text`, { x: amount, type: say(`type.${type}`) });

export function specialText(say: DfSay, special: MonsterAbility): string {
  if (special.ability === 'leeching') return say('special.leeching', { x: special.amount });
  if (special.ability !== 'resistant') return say(`special.${special.ability}`);
  const colours = special.colours.map((colour) => say(`colour.${colour}`)).join(say('list.and'));
  return say('special.resistant', { colours });
}

/** What is special about a monster; empty: nothing. */
export function monsterText(say: DfSay, { ability, throw: key }: MonsterCard): string {
  if (key !== undefined) return say('special.throw', { throw: throwName(say, key), how: throwHow(say, key) });
  return ability === undefined ? '' : specialText(say, ability);
}

function whenText(say: DfSay, when: Condition): string {
  if ('die' in when) return say('when.die', { colour: say(`colour.${COLOURS.indexOf(COLOURS[when.die]) as 0 | 1 | 2}`) });
  return 'type' in when ? say('when.type', { type: say(`type.${when.type}`) }) : say('when.noWeapon');
}

function weaponText(say: DfSay, { throw: key, plus, times }: Extract<Effect, { effect: 'weapon' }>): string {
  const places = { throw: throwName(say, key), how: throwHow(say, key) };
  return times === undefined ? say('effect.weaponPlus', { ...places, x: plus ?? 0 }) : say('effect.weaponTimes', { ...places, x: times });
}

/** What a piece of equipment does. */
export function equipmentText(say: DfSay, effect: Effect): string {
  switch (effect.effect) {
    case 'weapon':
      return weaponText(say, effect);
    case 'reduce':
      return effect.type === undefined
        ? say('effect.reduce', { x: effect.amount })
        : say('effect.reduceType', { x: effect.amount, type: say(`type.${effect.type}`) });
    case 'counterblow':
      return say('effect.counterblow');
    case 'sharpen':
      return say('effect.sharpen', { x: effect.amount, when: whenText(say, effect.when) });
    case 'pays':
      return say(`effect.pays.${effect.on}.${effect.what}`, { n: effect.amount });
    case 'use':
      return say(`effect.use.${effect.do}`, { x: effect.amount });
  }
}

export function roomText(say: DfSay, kind: RoomKind): string {
  if (kind.room === 'treasure') return say(`room.treasure.${kind.what}`, { n: kind.amount });
  return kind.room === 'dangerous' ? say('room.dangerous', { throw: throwName(say, kind.throw) }) : say(`room.${kind.room}`);
}
