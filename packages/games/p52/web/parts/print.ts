/** What abilities, items, races and quirks do, in words made of the same data the rules carry out. */
import type { Say } from '@undercroft/board/text.ts';
import { parseCondition } from '../../src/formula/parse.ts';
import type { Condition } from '../../src/formula/syntax.ts';
import { printed } from '../../src/formula/terms.ts';
import { bookFor, type P52Say, sourceNamed, spotNamed, type View } from '../../src/index.ts';
import type { Effect, Twist } from '../../src/scenario/effects.ts';
import type { Ability, Item } from '../../src/scenario/pieces.ts';

export interface Printing {
  say: Say;
  inGame: P52Say;
  view: View;
}

const formulaIn = ({ view, inGame }: Printing, text: string): string => sourceNamed(inGame, printed(bookFor(view).formula(text)));

/** Whom an effect reaches, if that is worth a word. */
function reached({ say }: Printing, effect: Effect): string {
  if (!('on' in effect) || effect.on === 'one') return '';
  return ` ${say(`p52.reach.${effect.on}`)}`;
}

export function effectWords(printing: Printing, effect: Effect): string {
  const { say, view, inGame } = printing;
  const n = 'amount' in effect ? formulaIn(printing, effect.amount) : '';
  const on = reached(printing, effect);
  switch (effect.effect) {
    case 'damage':
      return say('p52.effect.damage', { n }) + on;
    case 'damageOverTurns':
      return say('p52.effect.damageOverTurns', { n, turns: effect.turns }) + on;
    case 'heal':
      return say('p52.effect.heal', { n }) + on;
    case 'healOverTurns':
      return say('p52.effect.healOverTurns', { n, turns: effect.turns }) + on;
    case 'revive':
    case 'cut':
      return say(`p52.effect.${effect.effect}`, { n });
    case 'avoidOrHalve':
      return say('p52.avoids', { n: effect.avoidFrom });
    case 'shield':
      return say('p52.effect.shield', { n, rounds: effect.rounds, within: effect.within });
    case 'loseTurns':
      return say('p52.effect.loseTurns', { n: effect.turns }) + on;
    case 'push':
    case 'pull':
      return say(`p52.effect.${effect.effect}`, { n: effect.spots });
    case 'teleport':
      return say(effect.to === 'any' ? 'p52.effect.teleportAny' : 'p52.effect.teleport');
    case 'stride':
      return say(effect.unhindered ? 'p52.effect.strideFree' : 'p52.effect.stride', { n: effect.spots });
    case 'extraTurns':
      return say('p52.effect.extraTurns', { now: effect.now, later: effect.later });
    case 'coat':
      return say('p52.effect.coat', { n, hits: effect.hits });
    case 'summon':
      return say('p52.effect.summon', { n: formulaIn(printing, effect.damage), target: formulaIn(printing, effect.target) });
    case 'drawStamina':
    case 'loseStamina':
      return say(`p52.effect.${effect.effect}`, { n: effect.cards });
    case 'light':
      return effect.within === undefined ? say('p52.effect.light') : say('p52.effect.lightWithin', { n: effect.within });
    case 'untargetable':
    case 'taunt':
      return say(`p52.effect.${effect.effect}`, { n: effect.rounds });
    case 'growCore':
      return say('p52.effect.growCore', { core: effect.core === 'any' ? say('p52.anyCore') : inGame(`core.${effect.core}`), n: effect.by });
    case 'growAbility':
      return say('p52.effect.growCore', { core: bookFor(view).ability(effect.ability).name, n: effect.by });
    case 'foresee':
      return say(effect.reorder ? 'p52.effect.foreseeOrder' : 'p52.effect.foresee', { n: effect.cards });
    case 'snap':
      return say('p52.effect.snap', { n });
    case 'restore':
      return say('p52.effect.restore') + on;
    case 'frighten':
    case 'counter':
    case 'pickLock':
    case 'steal':
      return say(`p52.effect.${effect.effect}`);
  }
}

const FLAGS = ['dark', 'lit', 'adjacent', 'sameSpot', 'firstToAttack', 'king', 'ace'] as const;

function conditionWords(printing: Printing, condition: Condition): string {
  const { say, inGame, view } = printing;
  switch (condition.is) {
    case 'flag':
      return say(`p52.when.${FLAGS.find((flag) => flag === condition.flag) ?? 'dark'}`);
    case 'hpBelow':
      return say('p52.when.hpBelow', { n: sourceNamed(inGame, printed(condition.limit)) });
    case 'enemyType':
      return say('p52.when.enemyType', { type: say(`p52.type.${condition.type}`) });
    case 'onSpot':
      return say('p52.when.onSpot', { spot: spotNamed({ say: inGame, view }, condition.type) });
    case 'not':
      return say('p52.when.not', { what: conditionWords(printing, condition.of) });
    case 'and':
    case 'or':
      return say(`p52.when.${condition.is}`, { a: conditionWords(printing, condition.left), b: conditionWords(printing, condition.right) });
  }
}

function modifyWords(printing: Printing, twist: Extract<Twist, { twist: 'modify' }>): string {
  const { say, view } = printing;
  const by = formulaIn(printing, twist.by);
  const change = /^\d/.test(by) ? `+${by}` : by;
  const parts = [say(`p52.modify.${twist.what}`, { by: change })];
  if (twist.abilities !== undefined) parts.push(twist.abilities.map((id) => bookFor(view).ability(id).name).join(', '));
  if (twist.against !== undefined)
    parts.push(say('p52.against', { types: twist.against.map((type) => say(`p52.type.${type}`)).join(', ') }));
  if (twist.lastHurter) parts.push(say('p52.lastHurter'));
  const when = twist.when === undefined ? null : parseCondition(twist.when);
  if (when !== null && 'read' in when) parts.push(conditionWords(printing, when.read));
  return parts.join(', ');
}

export function twistWords(printing: Printing, twist: Twist): string {
  const { say } = printing;
  switch (twist.twist) {
    case 'modify':
      return modifyWords(printing, twist);
    case 'must':
      return say(`p52.must.${twist.what}`);
    case 'on':
      return say(`p52.on.${twist.moment}`, { what: twist.effects.map((effect) => effectWords(printing, effect)).join(', ') });
    case 'preferred':
      return say('p52.preferred');
    case 'passesFreely':
      return say('p52.passesFreely');
  }
}

const sentence = (parts: readonly string[]): string => parts.filter((part) => part !== '').join('. ');

/** What it does, what it costs, how often. */
export function abilityRules(printing: Printing, { effects, limit, costs, free }: Ability): string {
  const { say } = printing;
  return sentence([
    effects.map((effect) => effectWords(printing, effect)).join(', '),
    limit === undefined ? '' : say(limit.per === 'room' ? 'p52.limit.room' : 'p52.limit.session', { n: limit.times }),
    costs?.stamina === undefined ? '' : say('p52.cost.stamina', { n: costs.stamina }),
    costs?.hp === undefined ? '' : say('p52.cost.hp', { n: costs.hp }),
    free ? say('p52.say.free') : '',
  ]);
}

export function itemRules(printing: Printing, item: Item): string {
  if (item.kind === 'consumable') return item.uses.map(({ text }) => text).join(' / ');
  if (item.kind === 'worn') return sentence(item.twists.map((twist) => twistWords(printing, twist)));
  return item.kind === 'trapped' ? sentence(item.effects.map((effect) => effectWords(printing, effect))) : item.text;
}
