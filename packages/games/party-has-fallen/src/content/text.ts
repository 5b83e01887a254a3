/**
 * What is printed on cards, written from the same data the rules carry out. Every word of the vocabulary has its sentence in `texts/`;
 * a `^` in one makes the next letter a capital, because in some languages a sentence begins after a colon.
 */
import { capital, sentence, signed } from '@undercroft/mechanics';
import type { PhfSay } from '../texts.ts';
import type { Goal, Need } from './goals.ts';
import type {
  Action,
  Category,
  Condition,
  Effect,
  Limit,
  MarauderPowers,
  Mod,
  Passive,
  Powers,
  Reroll,
  Trigger,
  Which,
  Who,
} from './vocabulary.ts';

export const categoryName = (say: PhfSay, category: Category): string => say(`category.${category}`);

/** A stat has three letters in every language. */
export const modName = (say: PhfSay, mod: Mod): string => say(`mod.${mod}`);

const raised = (text: string): string => text.replace(/\^(.)/gu, (_, letter: string) => letter.toUpperCase());
const written = (lines: readonly string[]): string => raised(lines.filter((line) => line !== '').join(' '));

/** The text of an ability or item; '' if it does nothing. */
export function describePowers(say: PhfSay, { passive = [], triggers = [], action, reroll }: Powers): string {
  return written([
    ...passivesText(say, passive),
    ...triggers.map((trigger) => triggerText(say, trigger)),
    action ? actionText(say, action) : '',
    reroll ? rerollText(say, reroll) : '',
  ]);
}

/** The text of an event. */
export const describeEvent = (say: PhfSay, effects: readonly Effect[]): string => effectsText(say, effects);

/** What an effect does to somebody, in a sentence for each. */
export const effectsText = (say: PhfSay, effects: readonly Effect[]): string =>
  written(effects.map((effect) => sentence(effectText(say, effect)))) || say('print.nothing');

/** After a colon: the first effect goes on with the sentence, the others are sentences of their own. */
const followingText = (say: PhfSay, [first, ...rest]: readonly Effect[]): string =>
  first === undefined
    ? say('print.nothing')
    : written([`${effectText(say, first)}.`, ...rest.map((each) => sentence(effectText(say, each)))]);

const onceText = (say: PhfSay, limit: Limit): string => say(`print.once.${limit}`);

const rerollText = (say: PhfSay, { dice, limit }: Reroll): string =>
  capital(say('print.reroll', { once: onceText(say, limit), die: say(`print.dice.${dice}`) }));

function passivesText(say: PhfSay, list: readonly Passive[]): string[] {
  const mods = list.filter((p) => 'mod' in p);
  const change = ({ mod, by }: { mod: Mod; by: number }): string => `${modName(say, mod)} ${signed(by)}`;
  const always = mods.filter((p) => p.if === undefined).map(change);
  return [
    sentence(always.join(', ')),
    ...mods.flatMap((p) => (p.if === undefined ? [] : [sentence(ifText(say, p.if, change(p)))])),
    ...list.map((p) => ('die' in p ? say(`print.die.${p.die}`, { n: p.sides }) : 'rule' in p ? say(`print.rule.${p.rule}`) : '')),
  ];
}

function triggerText(say: PhfSay, { on, if: condition, may, limit, do: effects }: Trigger): string {
  const once = limit === undefined ? '' : `${onceText(say, limit)}, `;
  const when = condition === undefined ? '' : say('print.trigger.if', { condition: factText(say, condition) });
  const head = `${once}${say(`print.on.${on}`)}${when}${may ? say('print.trigger.may') : ''}`;
  return say('print.colon', { head: capital(head), effects: followingText(say, effects) });
}

function actionText(say: PhfSay, { when, limit, cost, if: condition, do: effects }: Action): string {
  const parts = [say(`print.action.${when}`)];
  if (limit !== undefined) parts.push(onceText(say, limit));
  if (cost !== undefined) parts.push(costText(say, cost));
  if (condition !== undefined) parts.push(say('print.action.if', { condition: factText(say, condition) }));
  return say('print.colon', { head: capital(parts.join(', ')), effects: followingText(say, effects) });
}

function costText(say: PhfSay, cost: NonNullable<Action['cost']>): string {
  if ('discard' in cost) return say('print.cost.this');
  if ('hp' in cost) return say('print.cost.hp', { n: cost.hp });
  if ('item' in cost) return say('print.cost.item');
  return say('roll' in cost ? 'print.cost.roll' : 'print.cost.attack');
}

const MANY: readonly Who[] = ['room', 'roomOthers', 'others', 'everyone'];

/** Verbs have a form for you, for them, for one and for many. */
function person(who: Who): 'self' | 'other' | 'many' | 'one' {
  if (who === 'self' || who === 'other') return who;
  return MANY.includes(who) ? 'many' : 'one';
}

const whoText = (say: PhfSay, who: Who): string => say(`print.who.${who}`);
/** As the one something is given to, or done with. */
const toText = (say: PhfSay, who: Who): string => say(`print.to.${who}`);

function effectText(say: PhfSay, effect: Effect): string {
  switch (effect.do) {
    case 'damage':
    case 'heal':
      return say(`print.${effect.do}.${person(effect.who)}`, { who: whoText(say, effect.who), n: effect.amount });
    case 'mod': {
      const places = { mod: modName(say, effect.mod), by: signed(effect.by), until: say(`print.until.${effect.until}`) };
      return say(`print.mod.${person(effect.who)}`, { who: whoText(say, effect.who), ...places });
    }
    case 'draw':
      return say(`print.draw.${person(effect.who)}`, { who: whoText(say, effect.who), n: effect.items });
    case 'pass':
      return passText(say, effect);
    case 'go':
      return say(`print.go.${person(effect.who)}`, { who: whoText(say, effect.who), place: say(`print.place.${effect.to}`) });
    case 'skipTurn':
      return say(`print.skipTurn.${person(effect.who)}`, { who: whoText(say, effect.who) });
    case 'pick':
      return pickText(say, effect.who);
    default:
      return deedText(say, effect);
  }
}

type AboutSomebody = 'damage' | 'heal' | 'mod' | 'draw' | 'pass' | 'go' | 'skipTurn' | 'pick';

/** Effects that are not done to one of several people. */
function deedText(say: PhfSay, effect: Exclude<Effect, { do: AboutSomebody }>): string {
  switch (effect.do) {
    case 'raiseLowest':
      return say('print.raiseLowest', { by: signed(effect.by) });
    case 'swapPlaces':
    case 'peekGoal':
      return say(`print.${effect.do}`, { who: toText(say, effect.who) });
    case 'steps':
      return say('print.steps', { n: effect.by });
    case 'flip':
    case 'peek':
      return say(`print.${effect.do}`, { room: say(`print.room.${effect.where}`) });
    case 'hurtMarauder':
      return say('print.hurtMarauder', { n: effect.amount });
    case 'check':
      return checkText(say, effect);
    case 'roll':
      return say('print.roll', { rows: rowsText(say, effect.table) });
    case 'choose':
      return chooseText(say, effect);
    case 'if':
      return ifText(say, effect.if, innerText(say, effect.then)) + (effect.else ? branch(say, 'print.else', effect.else) : '');
    default:
      return say(`print.${effect.do}`);
  }
}

function pickText(say: PhfSay, who: Who): string {
  if (who === 'chosen' || who === 'chosenHere' || who === 'chosenNear') return say(`print.pick.${who}`);
  return say('print.pick', { who: whoText(say, who) });
}

const innerText = (say: PhfSay, list: readonly Effect[]): string => list.map((effect) => effectText(say, effect)).join(say('list.and'));

/** `; on a pass, you draw an item`; nothing where nothing happens. */
const branch = (say: PhfSay, key: 'print.pass' | 'print.fail' | 'print.else', list: readonly Effect[]): string =>
  list.length === 0 ? '' : say(key, { effects: innerText(say, list) });

const checkText = (say: PhfSay, { stat, pass, fail }: Extract<Effect, { do: 'check' }>): string =>
  say('print.check', { stat: modName(say, stat) }) + branch(say, 'print.pass', pass) + branch(say, 'print.fail', fail);

function rowsText(say: PhfSay, table: Extract<Effect, { do: 'roll' }>['table']): string {
  const rows = table.flatMap(({ upTo, do: list }, i) => {
    const from = i === 0 ? 1 : table[i - 1]!.upTo + 1;
    if (list.length === 0) return [];
    return [say('print.row', { rolled: from === upTo ? upTo : say('print.range', { from, to: upTo }), effects: innerText(say, list) })];
  });
  return rows.join('; ');
}

function chooseText(say: PhfSay, { by, options }: Extract<Effect, { do: 'choose' }>): string {
  const told = options.map(({ if: condition, do: list }) => {
    const only = condition ? say('print.option.if', { condition: factText(say, condition) }) : '';
    return only + innerText(say, list);
  });
  return say('print.colon.choice', { head: say(`print.choose.${by}`), options: told.join(say('print.or')) });
}

const ifText = (say: PhfSay, condition: Condition, then: string): string => say('print.if', { condition: factText(say, condition), then });

/** What somebody gives or drops, of a category or of any. */
function thingText(say: PhfSay, which: Which, category: Category | undefined, own: boolean): string {
  if (which === 'this') return say('print.which.this');
  if (which === 'holderChooses' || which === 'ownerChooses') {
    const item = say(category === undefined ? 'print.item' : `print.item.${category}`);
    return say(own || which === 'ownerChooses' ? 'print.which.yours' : 'print.which.theirs', { item });
  }
  if (category === undefined) return say(`print.which.${which}`);
  return say(`print.which.${which}.of`, { category: categoryName(say, category) });
}

function passText(say: PhfSay, { from, to, which, category }: Extract<Effect, { do: 'pass' }>): string {
  const places = { who: whoText(say, from), item: thingText(say, which, category, from === 'self') };
  if (to === undefined) return say(`print.discard.${person(from)}`, places);
  return say(`print.give.${person(from)}`, { ...places, to: toText(say, to) });
}

function boundsText(say: PhfSay, { atLeast, atMost }: { atLeast?: number; atMost?: number }): string {
  if (atLeast !== undefined && atLeast === atMost) return say('print.exactly', { n: atLeast });
  if (atLeast !== undefined && atMost !== undefined) return say('print.range', { from: atLeast, to: atMost });
  return atLeast === undefined ? say('print.atMost', { n: atMost ?? 0 }) : say('print.atLeast', { n: atLeast });
}

export const conditionText = (say: PhfSay, condition: Condition): string => raised(factText(say, condition));

function factText(say: PhfSay, c: Condition): string {
  if (c.is === 'rolled') return say(c.not ? 'print.fact.notRolled' : 'print.fact.rolled');
  return c.not ? say('print.not', { condition: plainFact(say, c) }) : plainFact(say, c);
}

function plainFact(say: PhfSay, c: Exclude<Condition, { is: 'rolled' }>): string {
  switch (c.is) {
    case 'holds': {
      const n = c.atLeast ?? 1;
      return n === 1 ? say(`print.holds.${c.category}`) : say('print.holds', { n, category: categoryName(say, c.category) });
    }
    case 'items':
      return c.atLeast === 1 && c.atMost === undefined ? say('print.fact.item') : say('print.fact.items', { n: boundsText(say, c) });
    case 'hp':
    case 'treasure':
      return say(`print.fact.${c.is}`, { n: boundsText(say, c) });
    case 'gender':
      return say(`print.fact.${c.gender}`);
    case 'company':
      return c.atLeast === 1 && c.atMost === 1 ? say('print.fact.oneOther') : say('print.fact.company', { n: boundsText(say, c) });
    case 'inRoom':
      return say(`print.in.${c.kind}`);
    case 'stat':
      return say('print.fact.stat', { stat: modName(say, c.stat), n: c.atLeast });
    default:
      return say(`print.fact.${c.is}`);
  }
}

/** The text of a goal. */
export const describeGoal = (say: PhfSay, { needs }: Pick<Goal, 'needs'>): string =>
  sentence(needs.map((need) => needText(say, need)).join(say('need.and')));

export function needText(say: PhfSay, need: Need): string {
  switch (need.need) {
    case 'hold':
      return say('need.hold', { n: need.atLeast, category: categoryName(say, need.category) }) + manyText(say, need.manySeats);
    case 'kinds':
      return say('need.kinds', { n: need.atLeast });
    case 'items':
      return need.atMost === 0 ? say('need.noItems') : say('need.items', { n: boundsText(say, need) });
    case 'hp':
      return need.atMost === undefined ? say('need.hp', { n: need.atLeast ?? 0 }) : say('need.hpAtMost', { n: need.atMost });
    case 'stat':
      return say('need.stat', { stat: modName(say, need.stat), n: need.atLeast });
    case 'count':
      return countText(say, need) + manyText(say, need.manySeats);
    case 'rounds':
      return say('need.rounds', { n: need.atLeast }) + manyText(say, need.manySeats);
    default:
      return say(`need.${need.need}`);
  }
}

const manyText = (say: PhfSay, n: number | undefined): string => (n === undefined ? '' : say('need.manySeats', { n }));

/** Said both ways: as a number (`8 rooms`) and as how often (`twice`); each sentence has a place for one of them. */
function countText(say: PhfSay, { counter, atLeast, atMost }: Extract<Need, { need: 'count' }>): string {
  const n = atLeast ?? atMost ?? 0;
  const times = n === 1 ? say('print.once') : n === 2 ? say('print.twice') : say('print.times', { n });
  return say(`need.${counter}`, { n: atMost === 0 ? say('print.no') : n, times });
}

/** The text of a Marauder ability. */
export function describeMarauder(say: PhfSay, { attack, defence, distance, health, rule }: MarauderPowers): string {
  const change = (key: 'attack' | 'defence' | 'distance' | 'health', by: number | undefined): string =>
    by ? say(`print.marauder.${key}`, { by: signed(by) }) : '';
  return written([
    change('attack', attack),
    change('defence', defence),
    change('distance', distance),
    change('health', health),
    rule ? say(`print.marauder.${rule}`) : '',
  ]);
}
