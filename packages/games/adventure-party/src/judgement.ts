/** The game's own one-step judgement, for bots: what a sensible party leader thinks. It sees views only; all is measured in gold, roughly. */
import type { Judgement } from '@undercroft/engine';
import { type Hero, ITEMS, type Item, NONE } from './content/cards.ts';
import { DICE_PER_COLOUR, symbolOf } from './content/dice.ts';
import { COLOURS, type Colour, type Operation } from './content/vocabulary.ts';
import type { ApAsk, Decision, RollDecision } from './decisions.ts';
import { NO_DIE, NO_RUNE } from './decisions.ts';
import { hopeless } from './judgement/hopeless.ts';
import { likelyChance, likelyLosses, questWorth } from './judgement/quests.ts';
import {
  bannerCost,
  bestReroll,
  isFree,
  runeCost,
  stake,
  valueIfFace,
  valueIfRerolled,
  valueIfSet,
  valueNow,
  valueWith,
  valueWithDie,
} from './judgement/rolls.ts';
import { judgeTavern } from './judgement/tavern.ts';
import { heroValue, ITEM, LEGENDARY, upgradeValue } from './judgement/values.ts';
import { type Challenge, challengeOf, challengeOfArena } from './rules/challenge.ts';
import { bestBlow, heroWorth } from './rules/dealing.ts';
import { colourOf } from './rules/dice.ts';
import { inParty, isWounded, sideOf } from './rules/heroes.ts';
import { dieOperation } from './rules/reach.ts';
import { openVp, vpOf } from './rules/score.ts';
import { itemWorth } from './rules/worth.ts';
import type { Table } from './table.ts';
import type { SeatView, View } from './view.ts';

type Of<K extends Decision['kind']> = Extract<Decision, { kind: K }>;

const mine = (view: View, seat: number): SeatView => view.seats[seat]!;
const activeHeroes = (view: View, seat: number) => view.active.map((card) => inParty(mine(view, seat).heroes, card));
const holder = (me: SeatView) => ({ ...me, hand: me.hand ?? [], gold: me.gold ?? 0 });

/** A small push against doing for its own sake: scrolls are kept for when they help. */
const KEEP = { scroll: 0.9, power: 0.02 };

/** The power of a card or hero that a decision names. */
function powerOf(view: View, d: Extract<RollDecision, { do: 'hero' | 'weapon' | 'scroll' }>) {
  return d.do === 'hero' ? sideOf(inParty(mine(view, d.seat).heroes, d.card)).powers[d.power]! : ITEMS[d.card]!.powers[d.power]!;
}

/** What a power would bring beyond what lies there now. */
function powerGain(view: View, d: Extract<RollDecision, { do: 'hero' | 'weapon' | 'scroll' }>, prize: number): number {
  const power = powerOf(view, d);
  const op = dieOperation(power);
  const now = valueNow(view, prize);
  if (op?.do === 'reroll') return valueIfRerolled(view, d.die, prize) - now + (op.dice.length > 1 || op.upTo !== undefined ? 0.3 : 0);
  if (op?.do === 'setFace') return valueIfSet(view, d.die, prize) - now;
  return power.does.reduce((gain, each) => gain + operationGain(view, each, prize), 0);
}

/** What one thing that needs no die of the pool brings. */
function operationGain(view: View, op: Operation, prize: number): number {
  const now = valueNow(view, prize);
  const { light, deadly, shields, succeeds } = view.rolling!;
  switch (op.do) {
    case 'add':
      if (op.symbol === 'rune') return bestReroll(view, prize);
      return valueWith(view, symbolOf(op.symbol), op.amount ?? 1, prize) - now;
    case 'addDie':
      return Math.max(...coloursOf(op.colour).map((colour) => valueWithDie(view, colour, prize))) - now;
    case 'ignore':
    case 'downgrade':
      return deadly > shields ? 2.2 : light + deadly > shields ? 1.2 : -0.5;
    case 'convert':
    case 'endImmunity':
      return succeeds ? -0.5 : prize * 0.25;
    case 'banner':
      return view.seats[view.roller]!.banner ? -0.5 : bestReroll(view, prize);
    case 'heal':
      return 1;
    default:
      return 0.4;
  }
}

const coloursOf = (colour: Colour | 'any'): number[] => (colour === 'any' ? COLOURS.map((_, i) => i) : [COLOURS.indexOf(colour)]);

function judgeRoll(view: View, d: RollDecision): number {
  const prize = stake(view);
  switch (d.do) {
    case 'evaluate':
      return 0;
    case 'banner':
      return valueIfRerolled(view, d.die, prize) - valueNow(view, prize) - bannerCost(view);
    case 'rune':
      return valueIfRerolled(view, d.die, prize) - valueNow(view, prize) - runeCost(view, d.rune);
    default: {
      const cost = (d.do === 'scroll' ? KEEP.scroll : KEEP.power) + (d.rune === NO_RUNE ? 0 : runeCost(view, d.rune));
      return powerGain(view, d, prize) - cost;
    }
  }
}

/** Potions are for quests that matter and are not sure. */
function judgePool(view: View, d: Of<'pool'>): number {
  if (d.do === 'roll') return 0;
  const c = challengeOf(view);
  const colours = view.pool.map(colourOf);
  const banner = mine(view, d.seat).banner;
  const chance = likelyChance(c, colours, banner);
  const losses = likelyLosses(c, activeHeroes(view, d.seat));
  const gains = ITEMS[d.card]!.powers.flatMap(({ does }) => does).map((op) => potionGain(op, { view, c, colours, banner, chance, losses }));
  return gains.reduce((a, b) => a + b, 0) - POTION;
}

/** A potion is worth that much in some later quest. */
const POTION = 1.3;

interface Brewing {
  view: View;
  c: Challenge;
  colours: number[];
  banner: boolean;
  /** As things are, and what is likely to be lost. */
  chance: number;
  losses: number;
}

/** What one thing a potion does brings: the exact chance it adds, or the wounds it spares. */
function potionGain(op: Operation, brewing: Brewing): number {
  const { view, c, colours, banner, chance, losses } = brewing;
  const prize = stake(view) * (c.counts.length > 0 ? 0 : 1);
  const better = (challenge: Challenge, dice: number[]) => (likelyChance(challenge, dice, banner) - chance) * prize;
  switch (op.do) {
    case 'addDie':
      return Math.max(...coloursOf(op.colour).map((colour) => better(c, [...colours, colour]))) + (c.counts.length > 0 ? 1.5 : 0);
    case 'add':
      if (op.symbol === 'shield') return Math.min(losses, op.amount ?? 1) * 0.6;
      if (op.symbol === 'rune') return (1 - chance) * chance * prize * 0.45 * (op.amount ?? 1);
      return better(eased(c, op.symbol), colours);
    case 'ignore':
    case 'downgrade':
      return Math.min(2, losses * 0.6);
    case 'endImmunity':
      return better({ ...c, immune: NONE }, colours);
    case 'heal':
      return 1.5;
    default:
      return 0.3;
  }
}

/** The challenge with one symbol of this kind met already. */
function eased(c: Challenge, symbol: 'sword' | 'arrow' | 'magic'): Challenge {
  if (c[symbol] > 0) return { ...c, [symbol]: c[symbol] - 1 };
  return { ...c, hearts: Math.max(0, c.hearts - 1) };
}

/** The colour that helps most. */
function judgeColour(view: View, d: Of<'colour'>): number {
  const colours = view.pool.map(colourOf);
  if (colours.length >= DICE_PER_COLOUR * 4) return 0;
  const c = challengeOf(view);
  if (c.counts.length > 0) return c.counts.includes(d.colour) ? 1 : 0;
  return likelyChance(c, [...colours, d.colour], false) + (c.deadly + c.light > 1 && d.colour === 3 ? 0.1 : 0);
}

const sentWorth = (view: View, seat: number, heroes: readonly Hero[]): number =>
  heroes.reduce((sum, card) => sum + heroValue(inParty(mine(view, seat).heroes, card)), 0);

/** The Arena pays well; but not for a party that cannot take its wounds. */
function judgeArena(view: View, d: Of<'arena'>): number {
  if (!d.enter) return 0;
  const c = challengeOfArena(view.arena);
  const best = mine(view, d.seat)
    .heroes.slice()
    .sort((a, b) => heroValue(b) - heroValue(a))
    .slice(0, c.slots);
  return 4 - likelyLosses(c, best) * 0.7;
}

function judgeSlotWound(view: View, d: Of<'slotWound'>): number {
  const hero = inParty(mine(view, d.seat).heroes, d.hero);
  return -heroWorth(hero) * (isWounded(hero) ? 3 : 0.2);
}

function judgeWound(view: View, d: Of<'wound'>): number {
  const best = bestBlow(activeHeroes(view, d.seat), view.light, view.deadly);
  return best.hero === d.hero && best.wound === d.wound ? 1 : 0;
}

/** Skull scrolls against whoever leads. */
function judgeReact(view: View, d: Of<'react'>): number {
  if (d.card === NONE) return 0;
  const ahead = (mine(view, view.roller).vp ?? 0) - (mine(view, d.seat).vp ?? 0);
  const isGood = d.die === NO_DIE || view.rolling?.dice[d.die]?.free === false;
  return isGood && ahead >= 0 ? 0.5 : -0.5;
}

/** Together: help when it is likely to help. */
function judgeHelp(view: View, d: Of<'help'>): number {
  const prize = stake(view);
  const gain = valueIfRerolled(view, d.die, prize) - valueNow(view, prize);
  return gain > 0.12 * prize ? gain : -1;
}

type Judge<K extends Decision['kind']> = (view: View, d: Of<K>) => number;
const JUDGE: { [K in Decision['kind']]: Judge<K> } = {
  vote: (_view, d) => (d.for === d.seat ? 1 : 0),
  tavern: judgeTavern,
  quest: (view, d) => questWorth(view, d.seat, d.quest, d.heroes),
  send: (view, d) => sentWorth(view, d.seat, d.heroes),
  slotWound: judgeSlotWound,
  colour: judgeColour,
  pool: judgePool,
  roll: judgeRoll,
  die: (view, d) => (d.die === NO_DIE ? 0 : isFree(view, d.die) ? 1 : -1),
  face: (view, d) => valueIfFace(view, view.chosen[0] ?? 0, d.face, stake(view)),
  heal: (view, d) => heroWorth(inParty(mine(view, d.seat).heroes, d.hero)),
  levelUp: (_view, d) => (d.hero === NONE ? -1 : upgradeValue(d.hero)),
  shields: (_view, d) => d.deadly * 3 + d.light,
  wound: judgeWound,
  collect: (_view, d) => d.gold + d.items * ITEM + d.legendary * LEGENDARY,
  discard: (view, d) => -itemWorth(holder(mine(view, d.seat)), d.item satisfies Item),
  arena: judgeArena,
  boss: (_view, d) => (d.fight ? 1 : 0),
  react: judgeReact,
  help: judgeHelp,
};

/** Each judgement takes its own kind of decision, which is the one with its name. */
const judgeOne = <K extends Decision['kind']>(view: View, d: Of<K> & { kind: K }): number => JUDGE[d.kind](view, d);

/** How well a seat stands: VP, and what may still become VP. */
function standing(t: Table, seat: number): number {
  const s = t.seats[seat]!;
  if (t.ending !== null) return vpOf(t.rules, s);
  const heroes = s.heroes.reduce((sum, hero) => sum + heroValue(hero), 0);
  return openVp(s) + 0.25 * s.gold + 0.3 * heroes + 0.3 * s.hand.length;
}

const squash = (x: number): number => 1 / (1 + Math.exp(-x));

function worth(t: Table, into: number[]): void {
  const standings = t.seats.map((_, seat) => standing(t, seat));
  const all = standings.reduce((a, b) => a + b, t.common) / t.seats.length;
  for (let seat = 0; seat < t.seats.length; seat++) {
    if (t.ending !== null) into[seat] = t.ending.winners.includes(seat) ? 1 : 0;
    else if (t.rules.together) into[seat] = squash((all + 4 * t.level - 1.5 * t.lantern) / 12);
    else into[seat] = squash((standings[seat]! - Math.max(...standings.filter((_, i) => i !== seat))) / 6);
  }
}

export const JUDGEMENT: Judgement<Table, Decision, View> = {
  judge: (view, _ask: ApAsk, d) => judgeOne(view, d),
  hopeless: (view, _ask, d) => hopeless(view, d),
  // In turns, by `clock`: to the end of the next one.
  lookahead: 2,
  clock: (t) => t.seats.reduce((turns, s) => turns + s.turns, 0),
  worth,
};
