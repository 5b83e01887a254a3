/** The Maintenance phase, in its order (chapters 14 and 15). */
import { answerOf, ask, call, end, go, type Next, reveal } from '@undercroft/engine';
import { nextOf } from '@undercroft/mechanics';
import type { Gear } from '../content/equipment.ts';
import type { Place } from '../decisions.ts';
import { ABSTAIN } from '../decisions.ts';
import { roomKind } from '../rules/map.ts';
import { fullHealth, heroAt, nextRemaining, remaining, roomMakers, scarCount, seatOf, voters } from '../rules/party.ts';
import { FULL_HEALTH, NONE, type Table } from '../table.ts';
import { clearDice, clearThrow, clearTokens } from './fight.ts';
import { drawGear, endGame, everyone, gainCoins, gainDice, giveGear, healParty, NO_VARS, type Out, procedure } from './kit.ts';
import { shop } from './shop.ts';
import { chosenBy } from './votes.ts';
import { BETWEEN_FIGHTS } from './windows.ts';

/** DF-200..DF-202, R-DF-10  A kill with one shot (or none) pays two dice, with two shots one. */
export const diceForShots = (shots: number): number => Math.max(0, 3 - Math.max(1, shots));

/** DF-205  Coins on the card. They are not in the supply, so no cap stops them. */
function takeCoins(t: Table, out: Out): void {
  const amount = t.onMonster;
  t.onMonster = 0;
  gainCoins(t, amount, 'monster', out);
}

/** DF-207, DF-361  To the seducer, face up, or to the discards. */
function putAway(t: Table, out: Out): void {
  if (t.charmedBy === NONE || heroAt(t, t.charmedBy).eliminated) t.monsterDiscard.push(t.monster);
  else {
    heroAt(t, t.charmedBy).seduced.push(t.monster);
    out?.push({ type: 'seduced', hero: t.charmedBy, monster: t.monster });
  }
  t.monster = NONE;
  t.hp = 0;
}

/** DF-355  Stolen cards are turned up. */
function showStolen(t: Table, out: Out): void {
  const cards = t.heroes.flatMap((hero) => hero.stolen.splice(0));
  if (cards.length === 0) return;
  reveal(t);
  t.loot.push(...cards);
  out?.push({ type: 'lootShown', cards, from: 'stolen' });
}

/** DF-211, R-DF-31, R-DF-34, R-DF-53  Out of the game: the sheet is turned, Equipment is shared, seduced monsters are lost. */
function eliminate(t: Table, place: Place, out: Out): void {
  const hero = heroAt(t, place);
  hero.eliminated = true;
  hero.fainted = false;
  hero.hp = 0;
  t.everScarred = true;
  t.monsterDiscard.push(...hero.seduced.splice(0));
  const cards = hero.gear.splice(0);
  out?.push({ type: 'eliminated', hero: place });
  if (cards.length > 0 && remaining(t) > 0) {
    t.loot.push(...cards);
    out?.push({ type: 'lootShown', cards, from: 'angel' });
  }
  passLeadership(t, out);
}

/** R-DF-36  To the left, to somebody who still plays. */
function passLeadership(t: Table, out: Out): void {
  const seats = voters(t);
  if (t.rules.leaderStays || seats.length === 0 || seats.includes(t.leader)) return;
  t.leader = nextOf(t.leader, t.people, (seat) => !seats.includes(seat)) ?? t.leader;
  out?.push({ type: 'leaderChosen', leader: t.leader, by: 'left' });
}

/** DF-208, DF-209  The Scar covers an ability; the hero revives with what is then the full health. */
function scar(t: Table, place: Place, colour: number, out: Out): void {
  const hero = heroAt(t, place);
  hero.scars |= 1 << colour;
  hero.fainted = false;
  hero.hp = fullHealth(hero);
  t.everScarred = true;
  out?.push({ type: 'scarred', hero: place, colour, hp: hero.hp });
}

/** DF-225, DF-228  A card that was found goes to somebody, or to nobody (R-DF-40). */
function handOut(t: Table, to: Place, drop: Gear, out: Out): void {
  const card = t.loot.shift()!;
  if (to === NONE) t.discard.push(card);
  else giveGear(t, { card, to, drop });
  out?.push({ type: 'given', card, to, dropped: drop });
}

/** DF-227, DF-228 */
function takeTreasure(t: Table, kind: Extract<ReturnType<typeof roomKind>, { room: 'treasure' }>, out: Out): Next<Step> {
  if (kind.what === 'coins') gainCoins(t, kind.amount, 'treasure', out);
  if (kind.what === 'dice') gainDice(t, kind.amount, 'treasure', out);
  if (kind.what !== 'gear') return go('over');
  const card = drawGear(t);
  if (card === undefined) return go('over');
  t.loot.push(card);
  t.leadersGift = true;
  out?.push({ type: 'lootShown', cards: [card], from: 'treasure' });
  return go('share');
}

type Step = 'reward' | 'share' | 'shared' | 'scars' | 'scarred' | 'room' | 'over';
type Vars = { next: Step };

export const maintenance = procedure<Vars, Step>('maintenance', 'reward', ['next'], {
  // DF-200..DF-207, R-DF-33  Used bonus dice return before the reward is paid.
  reward: (t, f, out) => {
    t.phase = 'maintenance';
    t.passes = 0;
    clearDice(t);
    gainDice(t, diceForShots(t.shots), 'quick-kill', out);
    takeCoins(t, out);
    putAway(t, out);
    clearTokens(t);
    clearThrow(t);
    t.beer = NONE;
    t.thrower = NONE;
    showStolen(t, out);
    f.vars.next = 'scars';
    return go('share');
  },

  // DF-355, R-DF-51  Card by card; a card from a Treasure Chamber by the leader alone.
  share: (t, f) => {
    if (t.loot.length === 0) {
      t.leadersGift = false;
      return go(f.vars.next);
    }
    return ask(everyone(t.leadersGift ? [t.leader] : voters(t), 'share'), 'shared', BETWEEN_FIGHTS);
  },
  shared: (t, f, out) => {
    reveal(t);
    // Equipment may have changed hands since somebody voted: what can no longer be done has no voice.
    const legal = (hero: Place, drop: Gear): boolean => hero === NONE || roomMakers(heroAt(t, hero), t.loot[0]!).includes(drop);
    const d = chosenBy(t, f.answers, 'share', ({ hero, drop }) => (hero === ABSTAIN || !legal(hero, drop) ? null : `${hero} ${drop}`));
    handOut(t, d?.hero ?? NONE, d?.drop ?? NONE, out);
    return go('share');
  },

  // DF-208, DF-211, R-DF-19  One after the other.
  scars: (t, f, out) => {
    const place = t.heroes.findIndex(({ fainted }) => fainted);
    if (place < 0) {
      t.scarring = NONE;
      if (remaining(t) === 0) return endGame(t, 'nobody-left', out);
      // DF-203, R-DF-37
      t.first = nextRemaining(t, t.lastThrower);
      f.vars.next = 'room';
      return go('share');
    }
    if (scarCount(heroAt(t, place)) === 2) {
      eliminate(t, place, out);
      return go('scars');
    }
    t.scarring = place;
    return ask([{ seat: seatOf(t, place), kind: 'scar' }], 'scarred');
  },
  scarred: (t, f, out) => {
    scar(t, t.scarring, answerOf(f, seatOf(t, t.scarring), 'scar').colour, out);
    return go('scars');
  },

  // DF-213  Shop, fountain or treasure.
  room: (t, f, out) => {
    const kind = roomKind(t);
    f.vars.next = 'over';
    if (kind.room === 'shop') return call(shop, NO_VARS, 'over');
    if (kind.room === 'treasure') return takeTreasure(t, kind, out);
    // DF-226
    if (kind.room === 'fountain') healParty(t, FULL_HEALTH, 'fountain', out);
    return go('over');
  },
  over: () => end(),
});
