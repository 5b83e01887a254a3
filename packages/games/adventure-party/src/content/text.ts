/** What is printed on cards, written from the same data the rules carry out. */
import { capital, listed, sentence, a as some } from '@undercroft/mechanics';
import type {
  Condition,
  Count,
  Damage,
  Dice,
  EndCount,
  FaceName,
  HeroCard,
  ItemCard,
  Moment,
  Needs,
  Operation,
  Power,
  Prize,
  Rewards,
  Side,
} from './vocabulary.ts';

/** The text of the powers of a card that is played, or of one that works each quest; '' if there are none. */
const playedText = (powers: readonly Power[]): string => powers.map((power) => powerText(power, '')).join(' ');
const standingText = (powers: readonly Power[] = []): string => powers.map((power) => powerText(power, 'each quest')).join(' ');

/** Dice and powers of one side of a hero: `2 red dice, yellow die. Reroll a yellow die.` */
export const describeSide = ({ dice, powers }: Side): string => [sentence(diceText(dice)), standingText(powers)].filter(Boolean).join(' ');

/** One power, as it is used: what it costs is said elsewhere. */
export const describePower = ({ cost: _cost, ...power }: Power): string => powerText(power, '');

/** AP-166  Both sides of a hero; what is in brackets only the upgrade brings. */
export const describeHero = ({ standard, upgraded }: HeroCard): string =>
  upgraded === undefined ? describeSide(standard) : `${describeSide(standard)} [${describeSide(upgraded)}]`;

/** The text of an item with what its kind adds. */
export const describeItem = ({ type, powers, upgradedOnly }: ItemCard): string =>
  `${upgradedOnly ? 'For upgraded heroes only. ' : ''}${type === 'weapon' ? standingText(powers) : playedText(powers)}`;

const COLOUR_LETTERS: Record<string, string> = { R: 'red', G: 'green', B: 'blue', Y: 'yellow', '?': 'of any colour' };

function diceText(dice: string): string {
  const kinds = [...new Set(dice)];
  return listed(kinds.map((letter) => `${[...dice].filter((d) => d === letter).length} ${COLOUR_LETTERS[letter]}`));
}

/** Said before what happens; what a potion does in the pool it does once, heroes and weapons do it each quest. */
const MOMENTS: Record<Moment, string> = {
  declare: '',
  pool: '',
  roll: '',
  evaluate: '',
  runeSpent: 'whenever you spend a rune',
  wounds: 'each quest',
  kill: 'when another hero of the quest dies',
  success: 'on success',
  failure: 'on failure',
  payday: 'on payday',
  tavern: '',
  retire: 'when retiring',
  end: '',
  declared: 'after another player declared a quest',
  rolled: "after another player's roll",
  succeeded: "on another player's success",
};

function powerText({ when, cost, if: condition, does }: Power, inPool: string): string {
  const price = cost === undefined ? '' : cost === 'rune' ? 'Rune: ' : `Pay ${cost.gold} gold: `;
  const moment = when === 'pool' ? inPool : MOMENTS[when];
  const holds = condition === undefined ? '' : conditionText(condition);
  const start = [moment, holds].filter((part) => part !== '').join(', ');
  const told = together(does).join(', and ');
  return `${price}${capital(start === '' ? told : `${start}, ${told}`)}.`;
}

function conditionText(condition: Condition): string {
  switch (condition.if) {
    case 'critical':
      return 'if a critical lies there';
    case 'upgraded':
      return 'if its hero is upgraded';
    case 'wounded':
      return 'if this hero is wounded';
    case 'colour':
      return `with a ${condition.colour} die in the pool`;
    case 'symbol':
      return `if a die shows ${condition.symbol === 'magic' ? 'magic' : some(1, condition.symbol)}`;
    case 'tier':
      return `on a ${condition.tier} quest`;
    case 'fewerHeroes':
      return `if fewer than ${condition.than} heroes were sent`;
  }
}

const COUNTS: Record<Count, string> = {
  critical: 'for each critical',
  locked: 'for each locked die',
  wounded: 'for each wounded hero of the quest',
  blank: 'for each blank die',
};

/** One of them, several of them. */
const END_COUNTS: Record<EndCount, readonly [one: string, several: string]> = {
  town: ['town quest', 'town quests'],
  forest: ['forest quest', 'forest quests'],
  mountain: ['mountain quest', 'mountain quests'],
  set: ['set of a town, a forest and a mountain quest', 'sets of a town, a forest and a mountain quest'],
  retired: ['retired hero', 'retired heroes'],
  relic: ['relic in hand', 'relics in hand'],
  gold: ['gold', 'gold'],
};

/** AP-160  Faces as people name them: "its one-sword face". */
const FACE_WORDS: Record<FaceName, string> = {
  blank: 'blank',
  S: 'one-sword',
  SS: 'two-sword',
  'S+H': 'sword-and-shield',
  A: 'one-arrow',
  AA: 'two-arrow',
  'A+R': 'arrow-and-rune',
  R: 'one-rune',
  M: 'one-magic',
  MM: 'two-magic',
  'M+R': 'magic-and-rune',
  H: 'one-shield',
  HH: 'two-shield',
  'H+R': 'shield-and-rune',
};

const ACTIONS: Record<Extract<Operation, { do: 'discount' }>['on'], string> = {
  hire: 'hiring a hero',
  buyItem: 'buying an item',
  scout: 'scouting',
  heal: 'healing in town',
  upgrade: 'upgrading in town',
  buyLegendary: 'buying a Legendary item',
};

const dieText = ({ colour, showing }: Dice, n = 1): string => {
  const what = `${showing === 'blank' ? 'blank ' : ''}${colour === undefined ? '' : `${colour} `}die`;
  const shows = showing === undefined || showing === 'blank' ? '' : ` showing ${some(1, showing)}`;
  return `${n === 1 ? some(1, what) : `${n} ${what.replace(/die$/, 'dice')}`}${shows}`;
};

const symbolsText = (n = 1, symbol: string): string => (symbol === 'magic' ? `${n} magic` : some(n, symbol));

function rerollText({ dice, upTo }: Extract<Operation, { do: 'reroll' }>): string {
  const kind = dieText(dice[0]!).replace(/^an? /, '');
  if (upTo === 'any') return `reroll any number of ${kind.replace(/die/, 'dice')}`;
  if (upTo !== undefined && upTo > 1) return `reroll up to ${dieText(dice[0]!, upTo)}`;
  return `reroll ${listed(dice.map((each, i) => (i > 0 && each.colour === undefined ? 'one other' : dieText(each))))}`;
}

function ignoreText({ wounds, amount }: Extract<Operation, { do: 'ignore' }>): string {
  const kind = wounds === 'any' ? 'wound' : `${wounds} wound`;
  if (amount === 'all') return `ignore all ${kind}s`;
  return amount === 1 ? `ignore the first ${kind}` : `ignore the first ${amount} ${kind}s`;
}

function vpText({ amount, per, every = 1 }: Extract<Operation, { do: 'vp' }>): string {
  if (per === undefined) return `${amount} VP`;
  const [one, several] = END_COUNTS[per];
  return `${amount} VP for ${every === 1 ? `each ${one}` : `every ${every} ${several}`}`;
}

/** What happens, thing by thing; dice that may be of any colour are counted. */
function together(does: readonly Operation[]): string[] {
  const isAny = (op: Operation) => op.do === 'addDie' && op.colour === 'any';
  const any = does.filter(isAny).length;
  if (any < 2) return does.map(operationText);
  return [`add ${any} dice of any colour`, ...does.filter((op) => !isAny(op)).map(operationText)];
}

function operationText(op: Operation): string {
  switch (op.do) {
    case 'addDie':
      return op.colour === 'any' ? 'add a die of any colour' : `add ${some(1, `${op.colour} die`)}`;
    case 'add':
      return `add ${symbolsText(op.amount, op.symbol)}${op.per === undefined ? '' : ` ${COUNTS[op.per]}`}`;
    case 'reroll':
      return rerollText(op);
    case 'setFace':
      return `set ${dieText(op.die)} to ${op.to === 'any' ? 'any face' : `its ${FACE_WORDS[op.to]} face`}`;
    case 'convert':
      return `${symbolsText(op.amount, op.from)} may count as ${symbolsText(op.amount, op.to)}`;
    case 'ignore':
      return ignoreText(op);
    case 'downgrade':
      return `${some(op.amount ?? 1, 'deadly wound')} ${(op.amount ?? 1) === 1 ? 'becomes' : 'become'} light`;
    case 'heal':
      return op.amount === 'all' ? 'heal all wounded heroes' : `heal ${some(op.amount ?? 1, 'wounded hero').replace(/heros$/, 'heroes')}`;
    case 'levelUp':
      return 'level up an active hero';
    case 'draw':
      return `draw ${some(op.amount ?? 1, op.deck === 'legendary' ? 'Legendary item' : 'item')}`;
    case 'gold':
      return `gain ${op.amount} gold`;
    case 'vp':
      return vpText(op);
    case 'banner':
      return 'turn your reroll banner to its active side';
    case 'extraHero':
      return 'may count as two heroes for slots';
    case 'endImmunity':
      return 'the immunity of this quest is gone';
    case 'discount':
      return `${ACTIONS[op.on]} costs ${op.amount} less`;
    case 'moreWounds':
      return `that quest deals ${some(op.amount, `${op.wounds} wound`)} more`;
    case 'takeGold':
      return `take ${op.amount} gold from that player`;
  }
}

/** `2 swords, 1 magic, 2 hearts`; '' if there is nothing to fulfil (AP-118). */
export const needsText = ({ sword, arrow, magic, hearts }: Needs): string =>
  parts([sword, 'sword'], [arrow, 'arrow'], [magic, 'magic'], [hearts, 'heart']);

/** `1 deadly, 2 light`; '' for none. */
export const damageText = ({ light, deadly }: Damage): string =>
  [deadly ? `${deadly} deadly` : '', light ? `${light} light` : ''].filter((part) => part !== '').join(', ');

export const rewardsText = ({ gold, items, legendary, levelUps }: Rewards): string =>
  parts([levelUps, 'level-up'], [gold, 'gold'], [items, 'item'], [legendary, 'Legendary item']);

export const prizeText = ({ vp, items, gold }: Prize): string => parts([vp, 'VP'], [items, 'item'], [gold, 'gold']);

const UNCOUNTED = ['magic', 'gold', 'VP'];
const parts = (...list: [amount: number | undefined, thing: string][]): string =>
  list.flatMap(([n = 0, thing]) => (n === 0 ? [] : [`${n} ${thing}${n === 1 || UNCOUNTED.includes(thing) ? '' : 's'}`])).join(', ');
