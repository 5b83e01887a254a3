/**
 * The game's own one-step judgement, for bots: what a sensible adventurer thinks before playing a card.
 * It sees views only. Everything is measured in points of health, roughly.
 */
import type { Judgement } from '@undercroft/engine';
import { type Card, HEARTS, isRoyal, NONE, rankOf, suitOf } from './cards.ts';
import { type Enemy, enemyAt } from './content/enemies.ts';
import type { Condition } from './content/vocabulary.ts';
import { CLASSES, SUITS } from './content/vocabulary.ts';
import type { Decision, TdAsk } from './decisions.ts';
import { attackOf, healingOf } from './rules/attack.ts';
import { sparesWith } from './rules/enemy.ts';
import { itemOf } from './rules/items.ts';
import type { Table } from './table.ts';
import type { SeatView, View } from './view.ts';
import { worth } from './worth.ts';

/** What another seat can be expected to contribute at most at levels 1-4, and how far a guess may be off. */
const HELP = [6, 6.8, 7.6, 8.4];
const SPREAD = 1.5;
/** Others are trusted with nearly their even share of the enemy's health, and no more. */
const TRUST = 0.95;
/** What a loot card is worth, in points of health. */
const LOOT = 3.4;

const enemyOf = (view: View): Enemy => enemyAt(view.enemy!.level, view.enemy!.roll);
const others = (view: View, seat: number): SeatView[] => view.seats.filter((s, i) => i !== seat && s.alive && s.handSize > 0);

/** How likely the party wins if this seat adds `attack`: the others are guessed. */
function winChance(view: View, seat: number, attack: number): number {
  const allies = others(view, seat);
  let known = attack;
  let guessed = 0;
  for (const ally of allies) {
    if (ally.played !== NONE) known += attackOf(ally, ally.played, enemyOf(view));
    else guessed++;
  }
  const share = Math.min(HELP[view.level - 1]!, (TRUST * view.enemy!.health) / (allies.length + 1));
  const margin = known + guessed * share + 0.5 - view.enemy!.health;
  if (guessed === 0) return margin > 0 ? 1 : 0;
  return 1 / (1 + Math.exp((-1.7 * margin) / (SPREAD * Math.sqrt(guessed))));
}

/** How likely the condition is met if this seat plays the card: its own card decides, else a low guess. */
function conditionChance(view: View, seat: number, card: Card, c: Condition): number {
  const allies = others(view, seat).length;
  const ranked = !isRoyal(card);
  const mine = ranked ? rankOf(card) : 0;
  switch (c.if) {
    case 'royals':
      return c.atLeast <= (ranked ? 0 : 1) ? 1 : 0.2 * allies ** 0.5;
    case 'noRoyal':
      return ranked ? 0.8 ** allies : 0;
    case 'suit':
      return ranked && suitOf(card) === SUITS.indexOf(c.suit) && c.atLeast <= 1 ? 1 : Math.min(0.6, 0.2 * allies) / c.atLeast;
    case 'noSuit':
      return ranked && suitOf(card) === SUITS.indexOf(c.suit) ? 0 : 0.7 ** allies;
    case 'rankAtMost':
      return ranked && mine <= c.rank ? 1 : Math.min(0.7, (c.rank / 8) * allies);
    case 'rankAtLeast':
      return mine >= c.rank ? 1 : Math.min(0.7, ((10 - c.rank) / 10) * allies);
    case 'attack':
      return 0.3;
    case 'item':
      return view.seats.some((s) => s.alive && s.items.some((n) => n > 0)) ? 1 : 0;
    case 'health':
      return view.seats.some((s) => s.alive && s.health <= c.atMost) ? 1 : 0;
    case 'class':
      return view.seats.some((s) => s.alive && CLASSES[s.class] === c.class) ? 1 : 0;
    default:
      return 0.25;
  }
}

/** What losing costs this seat: the damage, and its life if that is at stake. */
function costOfLoss(me: SeatView, damage: number): number {
  const left = me.health - damage;
  if (left <= 0) return damage + 26;
  return damage + (left <= damage ? 4 : 0);
}

/** How likely this card is the lowest on the table. */
function lootChance(view: View, seat: number, card: Card): number {
  if (isRoyal(card)) return 0;
  const enemy = enemyOf(view);
  if (enemy.loot === 'none') return 0;
  const rank = enemy.loot === 'highest' ? 11 - rankOf(card) : rankOf(card);
  return Math.max(0.02, 1 - rank / 8) ** others(view, seat).length;
}

/** The use of a royal's choice: a strong card waiting on the XP pile is worth learning. */
function royalWorth(me: SeatView): number {
  const top = me.xpTop;
  if (top === NONE) return 0.2;
  return isRoyal(top) ? 0.7 : rankOf(top) >= 7 ? 1.6 : 0.8;
}

function healingWorth(me: SeatView, card: Card, enemy: Enemy, lossChance: number): number {
  const missing = me.maxHealth - me.health + lossChance * enemy.damage;
  const healed = Math.min(missing, healingOf(me, card, enemy));
  return healed * (me.health <= enemy.damage ? 1.1 : 0.75);
}

function judgePlay(view: View, seat: number, card: Card): number {
  const me = view.seats[seat]!;
  const enemy = enemyOf(view);
  const flees = enemy.flees ? conditionChance(view, seat, card, enemy.flees) : 0;
  const falls = enemy.automatic === true ? 1 : enemy.automatic ? conditionChance(view, seat, card, enemy.automatic) : 0;
  const beaten = Math.max(falls, winChance(view, seat, attackOf(me, card, enemy)));
  const looting = (1 - flees) * beaten;
  const loss = (1 - flees) * (1 - beaten);
  const cost = sparesWith(enemy, card) ? 1 : costOfLoss(me, enemy.instead ? 2 : enemy.damage);
  let worth = looting * lootChance(view, seat, card) * LOOT - loss * cost;
  if (isRoyal(card)) worth += royalWorth(me);
  else if (suitOf(card) === HEARTS) worth += healingWorth(me, card, enemy, loss);
  // A strong card that is not needed is better kept.
  else worth -= 0.12 * rankOf(card);
  return worth;
}

/** Whether a card is worth having in the action pile: strong attacks and hearts are. */
const cardWorth = (me: SeatView, card: Card): number =>
  isRoyal(card) ? 2 : rankOf(card) + (suitOf(card) === HEARTS ? 1 : 2) * (me.class >= 0 ? 1 : 0);

function judgeRoyal(view: View, d: Extract<Decision, { kind: 'royal' }>): number {
  const me = view.seats[d.seat]!;
  if (d.choice === 'nothing') return 0;
  if (d.choice === 'bury') return 4 - cardWorth(me, d.card);
  const top = cardWorth(me, me.xpTop);
  return d.choice === 'learn' ? top - 5 : 4.5 - top;
}

function judgeLevelUp(view: View, d: Extract<Decision, { kind: 'levelUp' }>): number {
  const me = view.seats[d.seat]!;
  return -d.bottom.reduce((sum, card) => sum + cardWorth(me, card) - 5, 0);
}

function judgeItem(view: View, d: Extract<Decision, { kind: 'item' }>): number {
  if (d.use === 0) return 0;
  const me = view.seats[d.seat]!;
  const enemy = enemyOf(view);
  const item = itemOf(me, d.use);
  const missing = me.maxHealth - me.health;
  if (item.effect === 'ignoreDamage') return me.health <= enemy.damage ? 20 : view.level >= 2 ? 1 : -1;
  if (item.effect === 'heal') return Math.min(missing, item.amount) - (me.health <= enemy.damage ? 0 : 5);
  if (item.effect === 'burst') return view.total + item.amount >= view.enemy!.health ? 5 : -5;
  if (item.effect === 'saveLife') return d.target === d.seat ? 40 : 3;
  if (item.effect === 'swapCard') return judgeSwap(view, d.seat, d.card!);
  if (item.effect === 'countAsAce') return rankOf(me.played) > 2 ? 2 : -1;
  return 3;
}

/** Swapping pays if it turns a loss into a victory, or loses nothing and wins the loot. */
function judgeSwap(view: View, seat: number, card: Card): number {
  const me = view.seats[seat]!;
  const enemy = enemyOf(view);
  const total = view.total - attackOf(me, me.played, enemy) + attackOf(me, card, enemy);
  const winsNow = view.total >= view.enemy!.health;
  const wins = total >= view.enemy!.health;
  if (!winsNow && wins) return costOfLoss(me, enemy.damage) - 0.1 * rankOf(card);
  return winsNow && wins && takesLoot(view, seat, card) ? LOOT - 0.1 * rankOf(card) : -3;
}

/** Whether another card would win the loot that the played one does not. */
function takesLoot(view: View, seat: number, card: Card): boolean {
  const shown = others(view, seat).filter((s) => s.played !== NONE && !isRoyal(s.played));
  const lowest = Math.min(14, ...shown.map((s) => rankOf(s.played)));
  const mine = view.seats[seat]!.played;
  return !isRoyal(card) && rankOf(card) < lowest && (isRoyal(mine) || rankOf(mine) >= lowest);
}

/** An honest bot: it says what its best card is, and only now and then. */
function judgeClaim(view: View, d: Extract<Decision, { kind: 'claim' }>): number {
  const me = view.seats[d.seat]!;
  if ((view.round + d.seat) % 3 !== 0 || me.hand === null || d.claim !== 'hit') return -1;
  const best = Math.max(...me.hand.map((card) => attackOf(me, card, enemyOf(view))));
  return best >= d.atLeast ? d.atLeast / 20 : -1;
}

/** Bots do not give anything away, and swap a jack for something better at most. */
function judgeOffer(d: Extract<Decision, { kind: 'offer' }>): number {
  return d.want > d.give ? 0.1 : -1;
}

export const JUDGEMENT: Judgement<Table, Decision, View> = {
  judge(view: View, _ask: TdAsk, d: Decision): number {
    switch (d.kind) {
      case 'play':
        return judgePlay(view, d.seat, d.card);
      case 'royal':
        return judgeRoyal(view, d);
      case 'levelUp':
        return judgeLevelUp(view, d);
      case 'item':
        return judgeItem(view, d);
      case 'claim':
        return judgeClaim(view, d);
      case 'offer':
        return judgeOffer(d);
      case 'class':
        return view.stack.some((f) => f.answers.some((a) => a.kind === 'class' && 'class' in a && a.class === d.class)) ? -1 : 0;
      case 'answerOffer':
        return d.accept ? acceptance(view) : 0;
      case 'leave':
        return -1;
      default:
        return 0;
    }
  },
  worth,
};

/** A gift is welcome; an exchange only for a better item. */
function acceptance({ offer }: View): number {
  if (offer === null) return -1;
  return offer.want === 0 ? 1 : offer.give - offer.want;
}
