/** What is printed on cards, written from the same data the rules carry out, in any language. */
import { capital, sentence } from '@undercroft/mechanics';
import type { ApSay } from '../texts.ts';
import type { Condition, Damage, Dice, HeroCard, ItemCard, Moment, Needs, Operation, Power, Prize, Rewards, Side } from './vocabulary.ts';

/** The text of the powers of a card that is played, or of one that works each quest; '' if there are none. */
const playedText = (say: ApSay, powers: readonly Power[]): string => powers.map((power) => powerText(say, power, '')).join(' ');
const standingText = (say: ApSay, powers: readonly Power[] = []): string =>
  powers.map((power) => powerText(say, power, say('moment.pool'))).join(' ');

/** Dice and powers of one side of a hero: `2 red, 1 yellow. Reroll a yellow die.` */
export const describeSide = (say: ApSay, { dice, powers }: Side): string =>
  [sentence(diceText(say, dice)), standingText(say, powers)].filter(Boolean).join(' ');

/** One power, as it is used: what it costs is said elsewhere. */
export const describePower = (say: ApSay, { cost: _cost, ...power }: Power): string => powerText(say, power, '');

/** AP-166  Both sides of a hero; what is in brackets only the upgrade brings. */
export const describeHero = (say: ApSay, { standard, upgraded }: HeroCard): string =>
  upgraded === undefined ? describeSide(say, standard) : `${describeSide(say, standard)} [${describeSide(say, upgraded)}]`;

/** The text of an item with what its kind adds. */
export function describeItem(say: ApSay, { type, powers, upgradedOnly }: ItemCard): string {
  const text = type === 'weapon' ? standingText(say, powers) : playedText(say, powers);
  return upgradedOnly ? `${say('item.upgradedOnly')} ${text}` : text;
}

const COLOUR_LETTERS: Record<string, 'red' | 'green' | 'blue' | 'yellow' | 'any'> = {
  R: 'red',
  G: 'green',
  B: 'blue',
  Y: 'yellow',
  '?': 'any',
};

function diceText(say: ApSay, dice: string): string {
  const kinds = [...new Set(dice)];
  const counted = kinds.map((letter) => say(`dice.${COLOUR_LETTERS[letter]!}`, { n: [...dice].filter((d) => d === letter).length }));
  return listed(say, counted);
}

/** Moments that are said before what happens. `pool`: what a potion does once, heroes and weapons do each quest. */
const SAID = ['runeSpent', 'wounds', 'kill', 'success', 'failure', 'payday', 'retire', 'declared', 'rolled', 'succeeded'] as const;

function momentText(say: ApSay, when: Moment, inPool: string): string {
  if (when === 'pool') return inPool;
  const said = SAID.find((moment) => moment === when);
  return said === undefined ? '' : say(`moment.${said}`);
}

function powerText(say: ApSay, { when, cost, if: condition, does }: Power, inPool: string): string {
  const moment = momentText(say, when, inPool);
  const holds = condition === undefined ? '' : conditionText(say, condition);
  const told = together(say, does).join(say('list.also'));
  const text = moment === '' && holds === '' ? told : say('power.when', { start: started(say, moment, holds), does: told });
  return say(cost === undefined ? 'power' : cost === 'rune' ? 'power.rune' : 'power.gold', {
    text: capital(text),
    gold: typeof cost === 'object' ? cost.gold : 0,
  });
}

const started = (say: ApSay, moment: string, holds: string): string =>
  moment === '' || holds === '' ? moment + holds : say('power.both', { moment, holds });

function conditionText(say: ApSay, condition: Condition): string {
  switch (condition.if) {
    case 'colour':
      return say('if.colour', { die: say(`die.shown.${condition.colour}`) });
    case 'symbol':
      return say('if.symbol', { symbol: say(`shown.${condition.symbol}`) });
    case 'tier':
      return say(`if.tier.${condition.tier}`);
    case 'fewerHeroes':
      return say('if.fewerHeroes', { amount: condition.than });
    default:
      return say(`if.${condition.if}`);
  }
}

/** Dice as they are taken, turned or rolled again: so many of a kind. */
function dieText(say: ApSay, { colour, showing }: Dice, n: number | string = 1): string {
  const dice = say(`die.${showing === 'blank' ? 'blank' : 'some'}.${colour ?? 'any'}`, { n });
  return showing === undefined || showing === 'blank' ? dice : say('die.showing', { dice, symbol: say(`shown.${showing}`) });
}

const symbolsText = (say: ApSay, symbol: Extract<Operation, { do: 'add' }>['symbol'], n = 1): string => say(`symbols.${symbol}`, { n });

function rerollText(say: ApSay, { dice, upTo }: Extract<Operation, { do: 'reroll' }>): string {
  // Not a number, so that the dice take the form for several.
  if (upTo === 'any') return say('op.reroll', { dice: dieText(say, dice[0]!, say('die.anyNumber')) });
  if (upTo !== undefined && upTo > 1) return say('op.rerollUpTo', { dice: dieText(say, dice[0]!, upTo) });
  const each = dice.map((one, i) => (i > 0 && one.colour === undefined ? say('die.other') : dieText(say, one)));
  return say('op.reroll', { dice: listed(say, each) });
}

const vpText = (say: ApSay, { amount, per, every = 1 }: Extract<Operation, { do: 'vp' }>): string =>
  per === undefined ? say('op.vp', { amount }) : say('op.vpFor', { amount, per: say(`endCount.${per}`, { n: every }) });

function addText(say: ApSay, { symbol, amount, per }: Extract<Operation, { do: 'add' }>): string {
  const symbols = symbolsText(say, symbol, amount);
  return per === undefined ? say('op.add', { symbols }) : say('op.addPer', { symbols, per: say(`count.${per}`) });
}

/** What happens, thing by thing; dice that may be of any colour are counted. */
function together(say: ApSay, does: readonly Operation[]): string[] {
  const isAny = (op: Operation) => op.do === 'addDie' && op.colour === 'any';
  const any = does.filter(isAny).length;
  const tell = (op: Operation): string => operationText(say, op);
  if (any < 2) return does.map(tell);
  return [say('op.addDie', { die: say('die.anyColour', { n: any }) }), ...does.filter((op) => !isAny(op)).map(tell)];
}

function operationText(say: ApSay, op: Operation): string {
  switch (op.do) {
    case 'addDie':
      return say('op.addDie', { die: op.colour === 'any' ? say('die.anyColour', { n: 1 }) : dieText(say, { colour: op.colour }) });
    case 'add':
      return addText(say, op);
    case 'reroll':
      return rerollText(say, op);
    case 'setFace':
      return say('op.setFace', { die: dieText(say, op.die), face: say(`toFace.${op.to}`) });
    case 'convert':
      return say('op.convert', { from: symbolsText(say, op.from, op.amount), to: symbolsText(say, op.to, op.amount) });
    case 'ignore':
      return op.amount === 'all' ? say(`op.ignoreAll.${op.wounds}`) : say(`op.ignore.${op.wounds}`, { n: op.amount });
    case 'heal':
      return op.amount === 'all' ? say('op.healAll') : say('op.heal', { n: op.amount ?? 1 });
    case 'downgrade':
      return say('op.downgrade', { n: op.amount ?? 1 });
    case 'draw':
      return say(op.deck === 'legendary' ? 'op.drawLegendary' : 'op.draw', { n: op.amount ?? 1 });
    case 'gold':
    case 'takeGold':
      return say(`op.${op.do}`, { amount: op.amount });
    case 'vp':
      return vpText(say, op);
    case 'discount':
      return say(`op.discount.${op.on}`, { amount: op.amount });
    case 'moreWounds':
      return say(`op.moreWounds.${op.wounds}`, { n: op.amount });
    default:
      return say(`op.${op.do}`);
  }
}

/** `2 swords, 1 magic, 2 hearts`; '' if there is nothing to fulfil (AP-118). */
export const needsText = (say: ApSay, { sword, arrow, magic, hearts }: Needs): string =>
  parts(say, [sword, 'symbol.0'], [arrow, 'symbol.1'], [magic, 'symbol.2'], [hearts, 'symbol.5']);

/** `1 deadly, 2 light`; '' for none. */
export const damageText = (say: ApSay, { light, deadly }: Damage): string => parts(say, [deadly, 'damage.deadly'], [light, 'damage.light']);

export const rewardsText = (say: ApSay, { gold, items, legendary, levelUps }: Rewards): string =>
  parts(say, [levelUps, 'pays.levelUps'], [gold, 'pays.gold'], [items, 'pays.items'], [legendary, 'pays.legendary']);

export const prizeText = (say: ApSay, { vp, items, gold }: Prize): string =>
  parts(say, [vp, 'pays.vp'], [items, 'pays.items'], [gold, 'pays.gold']);

const parts = (say: ApSay, ...list: [amount: number | undefined, key: Parameters<ApSay>[0]][]): string =>
  list.flatMap(([n = 0, key]) => (n === 0 ? [] : [say(key, { n })])).join(', ');

const listed = (say: ApSay, words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')}${say('list.and')}${words.at(-1)}`;
