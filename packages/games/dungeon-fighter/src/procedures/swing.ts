/** One turn of one hero: die, weapons, throw, verdict, icon, damage (chapters 6 to 10, 13 and 20.2). */

import { answerOf, ask, below, call, end, go, type Next, reveal } from '@undercroft/engine';
import { removeFrom } from '@undercroft/mechanics';
import { MONSTERS } from '../content/monsters.ts';
import { WHITE } from '../content/vocabulary.ts';
import type { SwingDecision } from '../decisions.ts';
import type { Seen } from '../events.ts';
import { activeAbility, blowsOfMiss, countsAsHit, damageOf, hasSpecial, isTricked, wantedFor } from '../rules/fight.ts';
import { verdictOf } from '../rules/hand.ts';
import { iconUses, leechOf } from '../rules/icon.ts';
import { heroAt, isConscious, seatOf, voters } from '../rules/party.ts';
import { carryOut, roughly } from '../rules/throwing.ts';
import { NONE, type Table } from '../table.ts';
import { THROW_KEYS, type Verdict, withHabit } from '../throws/index.ts';
import { activate } from './abilities.ts';
import { blow } from './blow.ts';
import { clearThrow } from './fight.ts';
import { dropGear, everyone, heal, loseCoins, NO_VARS, type NoVars, type Out, pay, procedure, suffer } from './kit.ts';
import { confirmer, remember } from './told.ts';
import { chosenBy, isAgreed } from './votes.ts';
import { BEFORE_A_THROW, WHILE_TELLING } from './windows.ts';

/** DF-092, DF-161, DF-182, R-DF-37  The die leaves the hand, the weapons are declared. */
function declare(t: Table, d: Extract<SwingDecision, { do: 'throw' }>, out: Out): void {
  clearThrow(t);
  t.die = d.die;
  t.weapons = d.weapons.slice();
  t.wanted = wantedFor(t, d.weapons);
  t.proposed = false;
  t.lastThrower = t.thrower;
  if (t.holding !== NONE) t.holding = NONE;
  else if (d.die === WHITE) {
    t.dice--;
    t.whites++;
  } else removeFrom(t.available, d.die);
  for (const gear of d.weapons) t.declared.push(gear);
  out?.push({ type: 'swung', hero: t.thrower, die: d.die, weapons: t.weapons.slice(), wanted: t.wanted.slice() });
}

/** Which of the twelve dice it is: white ones are numbered from 3 on, as they lie. */
export const dieNumber = (t: Table): number => (t.die === WHITE ? WHITE + Math.max(0, t.whites - 1) : t.die);

/** For statistics: the throw by each of its requirements, or as a plain one. */
function count(t: Table): void {
  const hero = heroAt(t, t.thrower);
  hero.throws++;
  if (t.isHit) hero.hits++;
  const kinds = t.wanted.length === 0 ? [THROW_KEYS.length] : t.wanted.map((key) => THROW_KEYS.indexOf(key));
  for (const kind of kinds) {
    t.tried[kind]!++;
    if (t.isHit) t.hit[kind]!++;
  }
}

/** R-DF-46  A verdict by the table of chances, with as many icons on the dice as the house has. */
function byChance(t: Table): Verdict {
  const { hero, bonus } = t.rules.throwRules.iconFaces;
  const verdict = roughly(t.wanted, t.rules.skill, dieNumber(t), t.random);
  return { ...verdict, iconUp: below(t.random, 6) < (t.die === WHITE ? bonus : hero) };
}

function judged(t: Table, verdict: Verdict, seen: Seen | null, out: Out): Next<SwingStep> {
  // DF-117, DF-118, DF-333
  t.verdict = verdict;
  t.isHit = countsAsHit(t, verdict);
  count(t);
  tellThrow(t, verdict, isTricked(t, verdict), seen, out);
  return go('icon');
}

function tellThrow(t: Table, verdict: Verdict, tricky: boolean, seen: Seen | null, out: Out): void {
  const { thrower: hero, die, isHit } = t;
  out?.push({ type: 'thrown', hero, die, verdict, isHit, tricky, lying: t.lying.slice(), seen });
}

/** DF-129, DF-131, DF-342, DF-359, R-DF-50  The damage, then what rides on it. */
function strike(t: Table, out: Out): void {
  const hero = heroAt(t, t.thrower);
  const ability = activeAbility(t)?.ability;
  if (t.kill) {
    out?.push({ type: 'killed', hero: t.thrower });
    hero.dealt += Math.max(0, t.hp);
    t.hp = 0;
    return;
  }
  const damage = damageOf(t);
  t.hp -= damage.amount;
  hero.dealt += damage.amount;
  if (t.isHit) hero.boost = 0;
  if (t.isHit || damage.amount > 0) out?.push({ type: 'struck', hero: t.thrower, ...damage, hp: Math.max(0, t.hp) });
  if (ability === 'divine-intervention' && t.target !== NONE) heal(t, t.target, damage.amount, 'divine-intervention', out);
  if (ability === 'berserk') suffer(t, t.thrower, 1, 'berserk', out);
}

/** DF-331, DF-332  What the living monster does after a miss. */
function punish(t: Table, out: Out): void {
  const printed = MONSTERS[t.monster]!.hp;
  const amount = Math.min(leechOf(t), printed - t.hp);
  if (amount > 0) {
    t.hp += amount;
    out?.push({ type: 'leeched', amount, hp: t.hp });
  }
  if (hasSpecial(t, 'greedy')) loseCoins(t, Math.min(1, t.coins), 'greedy', out);
}

/** DF-340, R-DF-08  The second swing, if the monster lives and the hero stands. */
function swingsTwice(t: Table): boolean {
  return t.isHit && !t.doubled && activeAbility(t)?.ability === 'double-swing' && isConscious(heroAt(t, t.thrower));
}

/** The die is taken back: it lies nowhere any more, and the same hero throws it again. */
function takeBack(t: Table): void {
  const number = dieNumber(t);
  t.lying = t.lying.filter(({ die }) => die !== number);
  t.holding = t.die;
}

/** DF-349, R-DF-11  Everything of this throw is void; pushed dice stay where they are (R-DF-15). */
function voidThrow(t: Table, out: Out): Next<SwingStep> {
  t.swungAgain = true;
  takeBack(t);
  out?.push({ type: 'throwVoided', hero: t.thrower, die: t.die });
  clearThrow(t);
  return go('choose');
}

type SwingStep =
  | 'choose'
  | 'chosen'
  | 'throw'
  | 'thrown'
  | 'told'
  | 'confirmed'
  | 'accept'
  | 'icon'
  | 'iconChosen'
  | 'melodyVoted'
  | 'blessed'
  | 'seduce'
  | 'seduced'
  | 'strike'
  | 'landed'
  | 'robbed'
  | 'after';

export const swing = procedure<NoVars, SwingStep>('swing', 'choose', ['result'], {
  // DF-091, DF-160  A die and weapons, or recovery. Until then people may use items, back down, correct what was told.
  choose: (t) => ask([{ seat: seatOf(t, t.thrower), kind: 'swing' }], 'chosen', BEFORE_A_THROW),
  chosen: (t, f, out) => {
    // What happened in a window made the swing needless: the monster is gone, or another one is there.
    if (f.answers.length === 0) return end('again');
    const d = answerOf(f, seatOf(t, t.thrower), 'swing');
    t.correctable = false;
    t.before = '';
    if (d.do === 'recover') return end('recover');
    declare(t, d, out);
    return go('throw');
  },

  throw: (t, _f, out) => {
    const seat = seatOf(t, t.thrower);
    switch (t.rules.throws) {
      case 'physics':
        return ask([{ seat, kind: 'throw', open: true }], 'thrown');
      case 'told':
        return ask([{ seat, kind: 'tell', open: true }], 'told', WHILE_TELLING);
      case 'rough':
        return judged(t, byChance(t), null, out);
    }
  },
  // The hand's tremor comes from the table's generator, after the decision is in.
  thrown: (t, f, out) => {
    // A bot that thinks ahead only asks for the chances.
    if (t.imagined) return judged(t, byChance(t), null, out);
    const { throw: record } = answerOf(f, seatOf(t, t.thrower), 'throw');
    const { wanted, random, rules, habits } = t;
    const { verdict, lying, released, habit } = carryOut(record, wanted, t.lying, dieNumber(t), random, rules.throwRules, habits);
    t.lying = lying;
    t.habits = withHabit(habits, habit);
    // R-DF-16  The house throws cocked dice again.
    if (verdict.rethrow) {
      takeBack(t);
      t.holding = NONE;
      tellThrow(t, verdict, false, { record, released }, out);
      return go('throw');
    }
    return judged(t, verdict, { record, released }, out);
  },

  // Section 24  What was told waits for another's word; alone, for nobody's.
  told: (t, f, out) => {
    if (t.told === null) {
      const d = answerOf(f, seatOf(t, t.thrower), 'tell');
      t.told = d.told;
      t.teller = d.seat;
    }
    out?.push({ type: 'told', seat: t.teller, hero: t.thrower, told: t.told! });
    const other = confirmer(t);
    return other === NONE ? go('accept') : ask([{ seat: other, kind: 'confirm' }], 'confirmed');
  },
  confirmed: (t, f, out) => {
    const d = answerOf(f, confirmer(t), 'confirm');
    if (d.refuse !== null) {
      t.told = { ...t.told!, done: t.told!.done.filter((key) => key !== d.refuse) };
      out?.push({ type: 'tickRefused', seat: d.seat, key: d.refuse });
    }
    return go('accept');
  },
  accept: (t, _f, out) => {
    remember(t);
    return judged(t, verdictOf(t.told!, t.wanted), null, out);
  },

  // DF-151, R-DF-06
  icon: (t) => (iconUses(t).length === 0 ? go('seduce') : ask([{ seat: seatOf(t, t.thrower), kind: 'icon' }], 'iconChosen')),
  iconChosen: (t, f, out) => {
    const d = answerOf(f, seatOf(t, t.thrower), 'icon');
    // DF-132  The kill uses up the icon.
    if (d.do === 'kill') t.kill = true;
    if (d.do !== 'ability') return go('seduce');
    t.active = d.colour;
    t.target = d.target;
    const { ability } = activeAbility(t)!;
    out?.push({ type: 'abilityUsed', hero: t.thrower, ability, target: d.target });
    if (ability === 'swing-again') return voidThrow(t, out);
    // R-DF-51  The party pays, the party names who is blessed.
    if (ability === 'enchanting-melody') return ask(everyone(voters(t), 'melody'), 'melodyVoted');
    if (ability === 'divine-intervention') return ask(everyone(voters(t), 'bless'), 'blessed');
    activate(t, out);
    return go('seduce');
  },
  melodyVoted: (t, f, out) => {
    reveal(t);
    t.song = isAgreed(t, f.answers, 'melody', (d) => d.pay);
    if (t.song) loseCoins(t, 1, 'enchanting-melody', out);
    out?.push({ type: 'songSung', paid: t.song });
    return go('seduce');
  },
  blessed: (t, f) => {
    reveal(t);
    t.target = chosenBy(t, f.answers, 'bless', (d) => (d.hero === NONE ? null : String(d.hero)))?.hero ?? t.thrower;
    return go('seduce');
  },

  // DF-362, R-DF-31  After judging and icon; nothing is left to add to a kill.
  seduce: (t) => {
    const { seduced, seat } = heroAt(t, t.thrower);
    return seduced.length === 0 || t.kill ? go('strike') : ask([{ seat, kind: 'seduced' }], 'seduced');
  },
  seduced: (t, f, out) => {
    const { monsters } = answerOf(f, seatOf(t, t.thrower), 'seduced');
    for (const monster of monsters) {
      removeFrom(heroAt(t, t.thrower).seduced, monster);
      t.monsterDiscard.push(monster);
      t.charm += MONSTERS[monster]!.damage;
    }
    if (monsters.length > 0) out?.push({ type: 'seducedSpent', hero: t.thrower, monsters: monsters.slice(), amount: t.charm });
    return go('strike');
  },

  // R-DF-07  Damage either way, then the kill, then what a living monster does.
  strike: (t, _f, out) => {
    if (t.rules.shots === 'throws') t.shots++;
    strike(t, out);
    if (t.isHit) return go('after');
    t.blow = 'miss';
    t.blows = blowsOfMiss(t);
    return call(blow, NO_VARS, 'landed');
  },
  landed: (t, _f, out) => {
    if (t.hp <= 0) return go('after');
    punish(t, out);
    const { gear, seat } = heroAt(t, t.thrower);
    // DF-330  Having only one card leaves no choice.
    if (!hasSpecial(t, 'kleptomaniac') || gear.length === 0) return go('after');
    return ask([{ seat, kind: 'robbed' }], 'robbed');
  },
  robbed: (t, f, out) => {
    const { card } = answerOf(f, seatOf(t, t.thrower), 'robbed');
    dropGear(t, card);
    out?.push({ type: 'robbed', hero: t.thrower, card });
    return go('after');
  },

  after: (t, _f, out) => {
    if (t.hp <= 0) {
      pay(t, t.thrower, 'defeat', out);
      return end('passed');
    }
    if (!swingsTwice(t)) return end('passed');
    t.doubled = true;
    takeBack(t);
    return go('choose');
  },
});
