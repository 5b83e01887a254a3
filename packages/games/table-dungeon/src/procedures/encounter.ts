/** The enemy of a round: dice, roller and row (TD-025..TD-027, R-TD-09, R-TD-14). */
import { die, type Seat } from '@undercroft/engine';
import { LAST_ROLL } from '../content/enemies.ts';
import type { Event } from '../events.ts';
import { startingHealth } from '../rules/enemy.ts';
import { living } from '../rules/score.ts';
import type { Table } from '../table.ts';

/** R-TD-09  One die per living player, or per seat if the house wants it so. */
const diceOf = (t: Table) => (t.rules.fixedDice ? t.seats.length : living(t));

/** So many dice, not rolled yet. */
const DICE = [[], [0], [0, 0], [0, 0, 0], [0, 0, 0, 0]];

function rollEnemy(t: Table): number {
  let sum = t.nextRoll;
  const dice: number[] = DICE[diceOf(t)]!.slice();
  for (let i = 0; i < dice.length; i++) {
    const rolled = die(t.random);
    dice[i] = rolled;
    sum += rolled;
  }
  t.dice = dice;
  t.nextRoll = 0;
  return Math.min(LAST_ROLL, Math.max(1, sum));
}

/** R-TD-14  The next living seat. */
function nextRoller(t: Table): Seat {
  let seat = t.roller;
  do seat = (seat + 1) % t.seats.length;
  while (!t.seats[seat]!.alive && seat !== t.roller);
  return seat;
}

function freshRound(t: Table): void {
  if (t.round > 0) t.roller = nextRoller(t);
  t.round++;
  t.total = 0;
  t.result = 'undecided';
  t.lastLooter = -1;
  for (const s of t.seats) {
    s.claim = null;
    s.bonus = 0;
    s.noLoot = false;
    s.countsAsAce = false;
    s.shielded = false;
    s.offered = false;
  }
}

/** TD-025, TD-026  A new round: all centre dice are rolled; the row with the sum is the enemy. */
export function meetEnemy(t: Table, out: Event[] | null): void {
  freshRound(t);
  const returned = t.returning;
  t.returning = false;
  const roll = rollEnemy(t);
  if (!returned) {
    t.enemyRoll = roll;
    t.enemyLevel = t.level;
  }
  t.enemyHealth = startingHealth(t);
  out?.push({
    type: 'enemyAppeared',
    round: t.round,
    roller: t.roller,
    dice: t.dice.slice(),
    roll: t.enemyRoll,
    level: t.enemyLevel,
    health: t.enemyHealth,
    returned,
  });
}
