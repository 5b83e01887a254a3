/** The game's own one-step judgement, for bots: what a sensible fool thinks. It sees views only; all is measured in hit points, roughly. */
import { type Judgement, sfc32 } from '@undercroft/engine';
import { EQUIPMENT } from './content/equipment.ts';
import { MONSTERS } from './content/monsters.ts';
import { WHITE } from './content/vocabulary.ts';
import { ABSTAIN, type Decision, type DfAsk, type Of, type ShopDecision } from './decisions.ts';
import { hitChance } from './judgement/chances.ts';
import { isHopeless } from './judgement/hopeless.ts';
import { judgeIcon, judgeSwing } from './judgement/swings.ts';
import { COIN, conscious, dieWorth, FAINT, gearWorth, isHard, lastingWorth, wayWorth, worthFor } from './judgement/values.ts';
import { toldOf } from './rules/hand.ts';
import { useOf } from './rules/items.ts';
import { abilityOf, isConscious, scarCount } from './rules/party.ts';
import { DIE_PRICE } from './rules/shop.ts';
import { aim, legalThrow, roughly } from './rules/throwing.ts';
import { NONE, type Table } from './table.ts';
import { isImagined, type View } from './view.ts';

/** Bots follow: in a vote only the leader has an opinion, so that people are never outvoted by machines. */
const asLeader = (view: View, seat: number, isAbstention: boolean, worth: number): number =>
  seat === view.leader ? (isAbstention ? -1000 : worth) : isAbstention ? 1000 : worth;

function judgeShop(view: View, d: ShopDecision): number {
  switch (d.do) {
    case 'heal':
      return 0.9 * conscious(view).filter(({ hp, full }) => hp < full).length - COIN + 0.2;
    case 'die':
      return dieWorth(view.dice) - DIE_PRICE * COIN;
    case 'buy':
      return worthFor(view, d.card, view.heroes[d.hero]!, d.drop) - EQUIPMENT[d.card]!.price * COIN;
    default:
      return 0;
  }
}

function judgeShare(view: View, d: Of<'share'>): number {
  const [card] = view.loot;
  if (card === undefined || d.hero < 0) return 0;
  return 0.1 + worthFor(view, card, view.heroes[d.hero]!, d.drop);
}

/** Whom the announced damage would make faint. */
const falls = (view: View, place: number, healed: number): boolean => {
  const hero = view.heroes[place]!;
  return Math.min(hero.full, hero.hp + healed) <= (view.blows[place] ?? 0);
};

/** R-DF-57  A card is for saving somebody, or for a large blow. */
function judgeReact(view: View, d: Of<'react'>): number {
  if (d.card === NONE) return 0;
  const { do: name, amount } = useOf(d.card)!;
  if (name === 'dice') return 5;
  if (name === 'strike') return view.hp <= amount ? 10 : -1;
  if (name === 'shield') return (view.blows[d.target] ?? 0) + (falls(view, d.target, 0) ? FAINT : 0) - 2.5;
  const saved = view.heroes.filter((hero, place) => {
    const healed = name === 'heal-party' || place === d.target ? amount : 0;
    return isConscious(hero) && falls(view, place, 0) && !falls(view, place, healed);
  });
  return saved.length > 0 ? saved.length * FAINT : -1;
}

/** DF-239  When a card is worth using up without need. */
function judgeItem(view: View, d: Of<'item'>): number {
  const { do: name, amount } = useOf(d.card)!;
  const monster = MONSTERS[view.monster];
  const target = view.heroes[d.target];
  const isBoss = monster?.level === 0;
  switch (name) {
    case 'heal-hero':
      return target !== undefined && target.full - target.hp >= amount && (target.hp <= 3 || isBoss) ? 1 : -1;
    case 'heal-party':
      return conscious(view).every(({ full, hp }) => full - hp >= amount) ? 1 : -1;
    case 'dice':
      return view.supplyDice >= amount && (isBoss || view.stall.length > 0) ? 1 : -1;
    case 'coins':
      return view.supplyCoins >= amount && view.stall.length > 0 ? 1 : -1;
    case 'strike':
      return view.hp <= amount || isBoss ? 2 : -1;
    case 'boost':
      return view.thrower === NONE || view.heroes[view.thrower]!.gear.includes(d.card) === false || view.hp < amount + 2 ? -1 : 1;
    case 'silence':
      return (monster?.level ?? 0) === 0 || view.compulsory.some((key) => key === monster?.throw && isHard(view, key)) ? 1 : -1;
    default:
      return -1;
  }
}

/** DF-362  Admirers are kept for the blow that kills. */
function judgeSeduced(view: View, d: Of<'seduced'>): number {
  const spent = d.monsters.reduce((sum, monster) => sum + MONSTERS[monster]!.damage, 0);
  if (spent === 0) return 0;
  const section = view.isHit ? (view.verdict?.section ?? 0) : 0;
  const isLast = MONSTERS[view.monster]?.level === 0 && view.throwable.every((die) => die === WHITE) && view.dice === 0;
  return section < view.hp && section + spent >= view.hp ? 5 - 0.1 * spent : isLast ? -0.1 + 0.01 * spent : -spent;
}

/** DF-260  A last resort: hardly a chance, the monster is to blame for it, and nobody dies of it. */
function judgeRetreat(view: View): number {
  const own = MONSTERS[view.monster]?.throw;
  const chance = hitChance(view.compulsory, view.rules.skill);
  const without = hitChance(
    view.compulsory.filter((key) => key !== own),
    view.rules.skill,
  );
  return chance < 0.2 && without > 2 * chance && conscious(view).every(({ hp }) => hp > 2) ? 1 : -1;
}

const isWorthSilencing = (view: View): boolean => view.hp >= 4 && view.coins >= 1;

/** Whoever lacks most hit points, among those who stand. */
function needIs(view: View, place: number): number {
  const hero = view.heroes[place];
  return hero === undefined || !isConscious(hero) ? -1 : hero.full - hero.hp;
}

function judgeVote(view: View, d: Decision): number | null {
  switch (d.kind) {
    case 'leader':
      return d.for === NONE ? 1 : 0;
    case 'room':
      return asLeader(view, d.seat, d.room === NONE && view.heroes.length > 0, d.room === NONE ? 0 : 100 + wayWorth(view, d.room));
    case 'shop':
      return asLeader(view, d.seat, d.do === 'abstain', judgeShop(view, d));
    case 'share':
      return asLeader(view, d.seat, d.hero === ABSTAIN, judgeShare(view, d));
    case 'melody':
      return asLeader(view, d.seat, d.pay === null, d.pay === isWorthSilencing(view) ? 1 : 0);
    case 'bless':
      return asLeader(view, d.seat, d.hero === NONE, needIs(view, d.hero));
    case 'agree':
    case 'backDown':
      return d.yes === null ? 1 : 0;
    default:
      return null;
  }
}

export function judge(view: View, _ask: DfAsk, d: Decision): number {
  switch (d.kind) {
    // Dealt at random: no quarrel, and people choose first.
    case 'hero':
      return d.card === NONE ? 1 : 0;
    case 'swing':
      return judgeSwing(view, d);
    case 'icon':
      return judgeIcon(view, d);
    case 'react':
      return judgeReact(view, d);
    case 'item':
      return judgeItem(view, d);
    case 'seduced':
      return judgeSeduced(view, d);
    case 'robbed':
      return -gearWorth(view, d.card, []);
    case 'scar':
      return -lastingWorth(abilityOf(view.heroes[view.scarring]!, d.colour)!);
    case 'confirm':
      return d.refuse === null ? 1 : 0;
    case 'retreat':
      return judgeRetreat(view);
    // Throws of others are theirs to tell, and gear stays where it was given.
    case 'pass':
    case 'enter':
    case 'correct':
      return -1;
    default:
      return judgeVote(view, d) ?? 0;
  }
}

/** What everybody sees, as a number: a bot aims the same way at the same table. */
const seedOf = (view: View): number =>
  1 +
  view.round * 7919 +
  view.shots * 104_729 +
  view.hp * 31 +
  view.dice * 17 +
  view.thrower * 1299 +
  view.heroes.reduce((sum, hero) => sum * 11 + hero.hp, 0);

/** At an imagined table nobody looks at how it is thrown. */
const ANY_THROW = {} as Of<'throw'>['throw'];

/** An aimed throw; at a real table what somebody of that skill would have thrown. */
function suggest(view: View, { seat, kind }: DfAsk): Decision[] | null {
  const random = sfc32(seedOf(view));
  const { skill } = view.rules;
  // A record is plain JSON; its type only does not say so.
  if (kind === 'throw' && isImagined(view)) return [{ seat, kind, throw: ANY_THROW }];
  if (kind === 'throw')
    return [
      { seat, kind, throw: legalThrow(() => aim(view.lying, view.wanted, skill, random), view.wanted, view.lying) as Of<'throw'>['throw'] },
    ];
  if (kind === 'tell') return [{ seat, kind, told: toldOf(roughly(view.wanted, skill, view.die, random)) }];
  return kind === 'enter' || kind === 'correct' ? [] : null;
}

/** How far through the dungeon, and in what state: the chance to win it, very roughly. */
export function worthOf(t: Table): number {
  if (t.ending !== null) return t.ending.winners.length > 0 ? 1 : 0;
  const rooms = Math.min(1, (t.beaten.length + (t.floor === 3 ? 1 : 0)) / 13);
  const size = t.heroes.length;
  const health = t.heroes.reduce(
    (sum, hero) => sum + hero.hp + (hero.fainted ? 0 : 1) - 1.5 * scarCount(hero) - (hero.eliminated ? 6 : 0),
    0,
  );
  const luggage = t.dice * 1.2 + t.coins * 0.5 + t.heroes.reduce((sum, hero) => sum + hero.gear.length * 1.2 + hero.seduced.length, 0);
  const fight = t.monster === NONE ? 0 : (1 - Math.max(0, t.hp) / MONSTERS[t.monster]!.hp) * (t.floor === 3 ? 12 : 3);
  const state = (health / size) * 1.6 + luggage * 0.8 + fight;
  return 1 / (1 + Math.exp(-(state - 20 + 8 * rooms) / 5));
}

export const JUDGEMENT: Judgement<Table, Decision, View> = {
  judge,
  suggest,
  hopeless: (view, ask, d) => isHopeless(view, d, () => judge(view, ask, d)),
  lookahead: 2,
  clock: (t) => t.beaten.length,
  worth: (t, worth) => {
    const all = worthOf(t);
    for (let seat = 0; seat < t.people; seat++) worth[seat] = all;
  },
};
