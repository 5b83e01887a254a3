/** The encounter: the monster is drawn, heroes swing in turn, until it is decided (chapters 5, 6, 11, 12 and 17). */
import { ask, call, end, go, type Next, pick, reveal, shuffle } from '@undercroft/engine';
import { BY_LEVEL, isBoss, type Monster } from '../content/monsters.ts';
import { colouredDice, facesBoss, monsterNow } from '../rules/fight.ts';
import { seatsWithUses } from '../rules/items.ts';
import { anyConscious, coinsLeft, heroAt, isConscious, nextConscious } from '../rules/party.ts';
import { NONE, type Table } from '../table.ts';
import { blow } from './blow.ts';
import { useItems } from './items.ts';
import { endGame, everyone, NO_VARS, type NoVars, type Out, procedure } from './kit.ts';
import { swing } from './swing.ts';

/** The tiers from the top of the tower to its foot. */
export const tiersOf = (t: Table): Monster[][] => [t.tierI, t.tierII, t.tierIII, t.tierIV];

/** DF-080  The top card of a tier, then what was backed down from; undefined: it is empty. */
export const drawFrom = (t: Table, level: number): Monster | undefined => tiersOf(t)[level]!.pop() ?? t.under[level]!.shift();

/** DF-080, R-DF-43  From the highest tier that still holds a card; the empty tower is filled with beaten monsters of level IV. */
function drawMonster(t: Table): Monster {
  reveal(t);
  for (let level = 0; level < BY_LEVEL.length; level++) {
    const monster = drawFrom(t, level);
    if (monster !== undefined) return monster;
  }
  const strong = t.monsterDiscard.filter((card) => BY_LEVEL[3]!.includes(card));
  shuffle(t.random, strong);
  t.tierIV = strong;
  t.monsterDiscard = t.monsterDiscard.filter((card) => !strong.includes(card));
  return t.tierIV.pop() ?? pick(t.random, t.reserve);
}

/** DF-081, DF-082  The black tracker, and coins on the card. */
export function face(t: Table, monster: Monster, out: Out): void {
  t.monster = monster;
  const { hp, gold } = monsterNow(t)!;
  t.hp = hp;
  t.onMonster = 0;
  t.onMonster = Math.min(gold, coinsLeft(t));
  out?.push({ type: 'monsterRevealed', monster, hp, coins: t.onMonster });
}

/** Tokens that lie on the monster go back to the supply (DF-348, DF-360, DF-361); the Beer stays until the encounter ends. */
export function clearTokens(t: Table): void {
  t.tracked = false;
  t.toad = false;
  t.song = false;
  t.charmedBy = NONE;
}

/** DF-098, DF-170  All coloured dice are there again, white ones go back to the supply, the board is clear. */
export function clearDice(t: Table): void {
  t.available = [0, 1, 2];
  t.whites = 0;
  t.lying = [];
  t.holding = NONE;
}

/** Everything of the last throw is put away. */
export function clearThrow(t: Table): void {
  t.die = NONE;
  t.weapons = [];
  t.wanted = [];
  t.verdict = null;
  t.isHit = false;
  t.active = NONE;
  t.target = NONE;
  t.kill = false;
  t.charm = 0;
  t.told = null;
  t.teller = NONE;
}

/** DF-175, R-DF-22  Monster and last hero may fall together. */
function decided(t: Table, out: Out): Next<FightStep> {
  if (!anyConscious(t) && t.rules.doubleKO === 'loss') return endGame(t, 'all-fainted', out);
  if (t.rules.shots === 'turns') t.shots++;
  out?.push({ type: 'defeated', monster: t.monster, shots: t.shots, hero: t.thrower });
  // DF-002, DF-255  No Maintenance after the boss (R-DF-45).
  if (facesBoss(t)) return endGame(t, 'boss-defeated', out);
  // R-DF-37  Who was up counts as last only where nobody has thrown.
  if (t.lastThrower === NONE) t.lastThrower = t.thrower;
  t.beaten.push(t.monster);
  return end();
}

type FightStep = 'reveal' | 'turn' | 'lastChance' | 'swung' | 'recovered';

export const fight = procedure<NoVars, FightStep>('fight', 'reveal', [], {
  // DF-080, DF-251
  reveal: (t, _f, out) => {
    t.phase = 'encounter';
    clearDice(t);
    clearTokens(t);
    clearThrow(t);
    t.beer = NONE;
    for (const hero of t.heroes) hero.boost = 0;
    t.shots = 0;
    t.proposed = false;
    t.thrower = t.first;
    t.lastThrower = NONE;
    face(t, t.floor === 3 ? t.boss : drawMonster(t), out);
    return go('turn');
  },

  // DF-090, DF-095, DF-096  Clockwise over those who can act.
  turn: (t, _f, out) => {
    if (t.hp <= 0) return decided(t, out);
    if (!anyConscious(t)) return endGame(t, 'all-fainted', out);
    if (!isConscious(heroAt(t, t.thrower))) t.thrower = nextConscious(t, t.thrower);
    t.doubled = false;
    t.swungAgain = false;
    // DF-254, R-DF-45  A die must be chosen, and there is none.
    if (isBoss(t.monster) && colouredDice(t).length === 0 && t.dice === 0) return go('lastChance');
    return call(swing, NO_VARS, 'swung');
  },
  // R-DF-45  Only items can help now.
  lastChance: (t, f, out) => {
    if (t.blow === 'last-chance') {
      const used = useItems(t, f.answers, out);
      t.blow = 'none';
      return used ? go('turn') : endGame(t, 'out-of-dice', out);
    }
    t.blow = 'last-chance';
    const seats = seatsWithUses(t);
    if (seats.length > 0) return ask(everyone(seats, 'react'), 'lastChance');
    t.blow = 'none';
    return endGame(t, 'out-of-dice', out);
  },

  swung: (t, f, out) => {
    if (t.hp <= 0) return decided(t, out);
    // DF-162  Every hero suffers the monster's level.
    if (f.result === 'recover') {
      t.recoveries++;
      t.blow = 'recovery';
      t.blows = t.heroes.map((hero) => (isConscious(hero) ? monsterNow(t)!.level : 0));
      return call(blow, NO_VARS, 'recovered');
    }
    if (f.result === 'passed') {
      if (t.rules.shots === 'turns') t.shots++;
      t.thrower = nextConscious(t, t.thrower);
    }
    return go('turn');
  },
  // DF-163, R-DF-21  The chooser has all dice again and throws, if still conscious.
  recovered: (t, _f, out) => {
    clearDice(t);
    out?.push({ type: 'diceRecovered', hero: t.thrower });
    return go('turn');
  },
});
