/** The description column of the Enemy Table, written from the same data the rules carry out. */
import { capital, listed, sentence } from '@undercroft/mechanics';
import type { ClassId, Condition, Effect, EnemyRow, Suit, SuitTwist, Who } from './vocabulary.ts';

/** TD-029  What the row says besides roll, name, health and damage; '' if it is plain. */
export function describe(row: EnemyRow): string {
  return [...playText(row), ...outcomeText(row), ...healthText(row), ...suitText(row), ...damageText(row), ...afterText(row)].join(' ');
}

function playText({ play }: EnemyRow): string[] {
  if (play === 'open') return ['Cards are played face-up in seat order.'];
  if (play === 'blind') return ['Everyone plays a random card from their hand.'];
  return [];
}

/** TD-030, TD-032  The ways to be rid of it without a fight. */
function outcomeText({ automatic, flees }: EnemyRow): string[] {
  const lines: string[] = [];
  if (automatic === true) lines.push('Automatic win.');
  else if (automatic) lines.push(`Automatic win if ${conditionText(automatic)}.`);
  if (flees) lines.push(`Will flee if ${conditionText(flees)}.`);
  return lines;
}

function healthText({ healthPerPlayer, healthIfClass, healthPlusLowest }: EnemyRow): string[] {
  const lines: string[] = [];
  if (healthPerPlayer) lines.push(`Has ${change(healthPerPlayer)} health for each living player.`);
  if (healthIfClass) lines.push(`Has ${change(healthIfClass.plus)} health if ${memberText(healthIfClass.class)}.`);
  if (healthPlusLowest) lines.push('Its health rises by the lowest rank played.');
  return lines;
}

/** Suits that fare alike share a sentence. */
function suitText({ suits = [], healing }: EnemyRow): string[] {
  const alike = new Map<string, Suit[]>();
  for (const twist of suits) alike.set(twistText(twist), [...(alike.get(twistText(twist)) ?? []), twist.suit]);
  const lines = [...alike].map(([fares, which]) => sentence(`${listed(which)} ${fares}`));
  if (healing === 'none') lines.push('Hearts heal nothing.');
  else if (healing) lines.push(`Hearts heal ${change(healing)}.`);
  return lines;
}

function twistText({ suit, times, plus = 0 }: SuitTwist): string {
  // TD-035  A heart never attacks, whatever the enemy makes of it.
  if (suit === 'hearts') return 'attack for 0';
  if (times === 0) return `attack for ${Math.max(0, plus)}`;
  if (times === undefined) return `attack for ${change(plus)}`;
  return plus === 0 ? 'attack for double' : `attack for double and ${change(plus)}`;
}

function damageText({ strikes, spares, loss, instead }: EnemyRow): string[] {
  const lines: string[] = [];
  if (strikes) lines.push(`Damage strikes only ${WHO[strikes]}.`);
  if (spares) lines.push(`Whoever played a ${spares === 'royal' ? spares : one(spares)} takes no damage.`);
  // TD-031  On top of the damage unless it says otherwise.
  if (loss && instead) lines.push(`If loss, instead of the damage, ${effectsText(loss, '')}.`);
  else if (loss) lines.push(`If loss, ${effectsText(loss, ' more')}.`);
  return lines;
}

function afterText({ win, flees, loot }: EnemyRow): string[] {
  const lines: string[] = [];
  if (win) lines.push(`If ${flees ? 'it is defeated or flees' : 'defeated'}, ${effectsText(win, '')}.`);
  if (loot) lines.push(LOOT[loot]);
  return lines;
}

const LOOT: Record<NonNullable<EnemyRow['loot']>, string> = {
  none: 'There is no loot.',
  highest: 'The highest card loots instead of the lowest.',
  secondToo: 'If defeated, the second-lowest card loots too.',
  twice: 'The looter draws twice.',
};

const WHO: Record<Who, string> = {
  everyone: 'everyone',
  lowest: 'whoever played the lowest rank',
  highest: 'whoever played the highest rank',
  richest: 'whoever has most loot points',
  poorest: 'whoever has fewest loot points',
  weakest: 'whoever has least health',
  healthiest: 'whoever has most health',
  royals: 'whoever played a royal',
  hearts: 'whoever played a heart',
};

function effectsText(effects: Effect[], more: '' | ' more'): string {
  return effects.map((effect) => effectText(effect, more)).join(', and ');
}

function effectText(effect: Effect, more: '' | ' more'): string {
  switch (effect.do) {
    case 'hurt':
      return `${WHO[effect.who]} takes ${effect.amount}${more} damage`;
    case 'heal':
      return `${WHO[effect.who]} heals ${effect.amount}`;
    case 'dropCard':
      return `${WHO[effect.who]} discards a random hand card`;
    case 'forget':
      return `${WHO[effect.who]} removes their top XP card from the game`;
    case 'learn':
      return `${WHO[effect.who]} moves their top XP card to their discard pile`;
    case 'losePoints':
      return `${WHO[effect.who]} removes their smallest point card`;
    case 'loseItem':
      return `${WHO[effect.who]} removes their lowest-ranked item`;
    case 'nextRoll':
      return `the next roll is ${Math.abs(effect.amount)} ${effect.amount < 0 ? 'lower' : 'higher'}`;
    case 'returns':
      return 'the same enemy comes again next round';
  }
}

function conditionText(condition: Condition): string {
  switch (condition.if) {
    case 'royals':
      return playedText('royal', condition.atLeast);
    case 'noRoyal':
      return 'no royal is played';
    case 'suit':
      return playedText(one(condition.suit), condition.atLeast);
    case 'noSuit':
      return `no ${one(condition.suit)} is played`;
    case 'oneSuit':
      return 'two or more played cards share a suit and no other suit is played (royals have none)';
    case 'noSharedSuit':
      return 'no two played cards share a suit (royals have none)';
    case 'rankAtMost':
      return condition.rank === 1 ? 'an ace is played' : `a card of rank ${condition.rank} or less is played`;
    case 'rankAtLeast':
      return `a card of rank ${condition.rank} or more is played (royals have none)`;
    case 'pair':
      return 'two played cards have the same rank (royals have none)';
    case 'attack':
      return `total attack is at least ${condition.atLeast}`;
    case 'class':
      return memberText(condition.class);
    case 'item':
      return 'anybody holds an item';
    case 'health':
      return `anybody has ${condition.atMost} health or less`;
  }
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four'];

function playedText(card: string, atLeast: number): string {
  return atLeast === 1 ? `any ${card} is played` : `${NUMBERS[atLeast] ?? atLeast} or more ${card}s are played`;
}

function memberText(member: ClassId): string {
  return `a living ${capital(member)} is in the party`;
}

/** 'spades' becomes 'spade'. */
function one(suit: Suit): string {
  return suit.slice(0, -1);
}

/** 2 becomes '2 more', -2 becomes '2 less'. */
function change(amount: number): string {
  return `${Math.abs(amount)} ${amount < 0 ? 'less' : 'more'}`;
}
