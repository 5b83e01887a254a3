/** DF-270..DF-289, R-DF-34, R-DF-44  How well the party did. */
import { endedTogether } from '@undercroft/engine';
import { rankOf } from '../content/ranks.ts';
import type { Difficulty } from '../house-rules.ts';
import type { Ending, Table } from '../table.ts';
import { scarCount } from './party.ts';

/** DF-048..DF-050  Monsters of the levels I to IV, and points. */
export const STOCK: Record<Difficulty, { monsters: readonly number[]; points: number }> = {
  easy: { monsters: [4, 4, 4, 2], points: 5 },
  normal: { monsters: [3, 3, 3, 5], points: 10 },
  insane: { monsters: [2, 2, 2, 8], points: 15 },
};

/** Players (R-DF-02: sheets), coins, dice, never scarred, difficulty, Scars, eliminated. */
export function scoreParts(t: Pick<Table, 'heroes' | 'coins' | 'dice' | 'everScarred' | 'rules'>): number[] {
  const scars = t.heroes.reduce((sum, hero) => sum + (hero.eliminated ? (t.rules.angelScars ? 3 : 0) : scarCount(hero)), 0);
  return [
    t.heroes.length,
    Math.floor(t.coins / 2),
    2 * t.dice,
    t.everScarred ? 0 : 5,
    STOCK[t.rules.difficulty].points,
    0 - scars,
    -5 * t.heroes.filter(({ eliminated }) => eliminated).length + 0,
  ];
}

/** Why a game is over. */
export type Reason = 'boss-defeated' | 'all-fainted' | 'out-of-dice' | 'nobody-left';

/** DF-001  Everybody wins or everybody loses. R-DF-44: only victories are scored unless the house says otherwise. */
export function endingOf(t: Table, reason: Reason): Ending {
  const won = reason === 'boss-defeated';
  const parts = won || t.rules.scoreDefeats ? scoreParts(t) : [];
  const score = parts.reduce((sum, part) => sum + part, 0);
  const rank = parts.length > 0 ? { rank: rankOf(score) } : {};
  return { ...endedTogether(t.people, { won, score, reason, ...rank }), parts };
}
