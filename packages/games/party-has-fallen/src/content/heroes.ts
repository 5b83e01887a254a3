/** PHF-015 PHF-016  The heroes: ten of the base game, four of the expansion. */
import type { Gender } from './vocabulary.ts';

export interface Hero {
  id: string;
  name: string;
  gender: Gender;
  /** STR CON DEX INT WIS CHA. */
  stats: readonly number[];
  hp: number;
  /** PHF-046 PHF-047  Movement, and combat on one side: A attack, B defence. Not stats (PHF-048). */
  move: number;
  combat: number;
  side: 'A' | 'B';
  quip: string;
  expansion?: true;
}

/** PHF-043  HP of printed heroes. */
export const hpFor = (con: number): number => 10 + 2 * con;

function base(name: string, gender: Gender, stats: number[], quip: string): Hero {
  return { id: name.toLowerCase(), name, gender, stats, hp: hpFor(stats[1]!), move: 0, combat: 0, side: 'A', quip };
}

export const HEROES: readonly Hero[] = [
  base('Rogue', 'female', [2, 2, 8, 3, 2, 3], 'Already has your wallet.'),
  base('Wizard', 'male', [1, 2, 3, 8, 4, 2], 'Knows everything except doors.'),
  base('Cleric', 'male', [3, 4, 1, 3, 7, 2], 'Heals by sighing.'),
  base('Druid', 'female', [2, 4, 3, 3, 6, 2], 'Brought the wolf. The wolf wants to leave.'),
  base('Bard', 'male', [1, 3, 4, 3, 1, 8], 'The lute is load-bearing.'),
  base('Barbarian', 'female', [7, 7, 3, 1, 1, 1], 'Reads with her axe.'),
  base('Fighter', 'male', [5, 5, 4, 2, 2, 2], 'Has a plan: the plan is fighting.'),
  base('Warlock', 'male', [2, 3, 2, 5, 2, 6], 'Signed without reading. Twice.'),
  base('Ranger', 'female', [3, 3, 6, 2, 5, 1], 'Tracks anything but time.'),
  base('Paladin', 'male', [6, 4, 2, 1, 3, 4], 'Polishes the armour, then the speech.'),
  {
    id: 'mystic',
    name: 'Mystic',
    gender: 'female',
    stats: [2, 8, 3, 3, 6, 1],
    hp: 26,
    move: -1,
    combat: -2,
    side: 'B',
    quip: 'Saw this coming, did not move.',
    expansion: true,
  },
  {
    id: 'artificer',
    name: 'Artificer',
    gender: 'female',
    stats: [2, 4, 3, 8, 2, 1],
    hp: 18,
    move: -1,
    combat: 1,
    side: 'A',
    quip: 'Everything is a prototype.',
    expansion: true,
  },
  {
    id: 'monk',
    name: 'Monk',
    gender: 'male',
    stats: [3, 3, 6, 1, 4, 0],
    hp: 16,
    move: 2,
    combat: 1,
    side: 'B',
    quip: 'Vow of not shutting up.',
    expansion: true,
  },
  {
    id: 'sorcerer',
    name: 'Sorcerer',
    gender: 'male',
    stats: [1, 2, 3, 4, 1, 7],
    hp: 14,
    move: 0,
    combat: 2,
    side: 'A',
    quip: 'Born this way, will explain.',
    expansion: true,
  },
];
