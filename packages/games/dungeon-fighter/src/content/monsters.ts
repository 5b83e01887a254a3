/** DF-023, section 23.4  The 53 Monster cards: 13, 13, 13 and 14 of the levels I to IV; and DF-024 the four Final Bosses. */
import type { ThrowKey } from '../throws/keys.ts';
import { idOf, type MonsterAbility, type MonsterCard, type MonsterType } from './vocabulary.ts';

/** A Monster card by its number; bosses follow the monsters. */
export type Monster = number;
export const NONE = -1;

type Figures = readonly [hp: number, damage: number, gold: number];

/** What stands on a card besides name, type and figures: an ability, a requirement or nothing. */
type Special = MonsterAbility | ThrowKey | null;

const card =
  (level: number) =>
  (name: string, type: MonsterType, [hp, damage, gold]: Figures, special: Special = null): MonsterCard => ({
    id: idOf(name),
    name,
    type,
    level,
    hp,
    damage,
    gold,
    ...(typeof special === 'string' ? { throw: special } : special === null ? {} : { ability: special }),
  });

const [one, two, three, four, boss] = [card(1), card(2), card(3), card(4), card(0)];

const KLEPTOMANIAC: MonsterAbility = { ability: 'kleptomaniac' };
const GREEDY: MonsterAbility = { ability: 'greedy' };
const TRICKY: MonsterAbility = { ability: 'tricky' };
const RABID: MonsterAbility = { ability: 'rabid' };
const leeching = (amount: number): MonsterAbility => ({ ability: 'leeching', amount });
const resistant = (...colours: (0 | 1 | 2)[]): MonsterAbility => ({ ability: 'resistant', colours });

const LEVEL_I = [
  one('Damp Squire', 'greenskin', [7, 1, 1]),
  one('Unionised Rat', 'critter', [5, 1, 0], GREEDY),
  one('Overdue Librarian', 'undead', [6, 1, 1], 'sitting'),
  one('Moth With a Grudge', 'critter', [5, 1, 1]),
  one('Apprentice Puddle', 'slime', [6, 1, 1]),
  one('Goblin on Probation', 'greenskin', [6, 1, 2]),
  one('Skeleton, Unassembled', 'undead', [7, 1, 1]),
  one('Wind-up Bailiff', 'contraption', [6, 1, 1], TRICKY),
  one('Imp of Mild Peril', 'fiend', [6, 1, 1]),
  one('Sticky Toffee Slime', 'slime', [7, 1, 2], leeching(1)),
  one('Two Gnomes, One Coat', 'greenskin', [6, 1, 2], 'two-bounce'),
  one('Self-raising Mousetrap', 'contraption', [5, 1, 1], 'far'),
  one('Ghost of a Sandwich', 'undead', [5, 1, 0]),
];

const LEVEL_II = [
  two('Pickled Knight', 'undead', [10, 2, 2], resistant(0)),
  two('Sentient Fondue', 'slime', [9, 1, 2], leeching(2)),
  two('Bouncer Toad', 'critter', [8, 2, 2], 'two-bounce'),
  two('Orc, Middle Management', 'greenskin', [10, 2, 2]),
  two('Passive-aggressive Mimic', 'contraption', [9, 1, 3], GREEDY),
  two('Werehamster', 'critter', [8, 2, 2]),
  two('Bog Choir', 'slime', [9, 1, 2], 'pious'),
  two('Left-handed Fencer', 'greenskin', [8, 2, 2], 'weak-hand'),
  two('Demon of Small Talk', 'fiend', [9, 1, 2]),
  two('Mummy on Hold', 'undead', [10, 1, 2], 'sitting'),
  two('Escaped Carousel', 'contraption', [9, 2, 2], 'dancing'),
  two('Pigeon Committee', 'critter', [7, 1, 1], TRICKY),
  two('Contract Devil', 'fiend', [9, 2, 3], 'backward'),
];

const LEVEL_III = [
  three('Tax Golem', 'contraption', [13, 2, 4], KLEPTOMANIAC),
  three('Gossip Hydra', 'fiend', [12, 3, 3], RABID),
  three('Ogre in a Hurry', 'greenskin', [13, 2, 3]),
  three('Owlbear, Mostly Owl', 'critter', [11, 3, 3]),
  three('Vampire Before Coffee', 'undead', [12, 2, 3], leeching(2)),
  three('Sourdough Horror', 'slime', [13, 2, 2], 'elbow'),
  three('Guillotine With Feelings', 'contraption', [11, 3, 3], 'head'),
  three('Basilisk, Easily Offended', 'critter', [11, 2, 3], 'blind'),
  three('Troll of the Comments', 'greenskin', [12, 2, 2], TRICKY),
  three('Sleepless Banshee', 'undead', [10, 2, 3], 'blow'),
  three('Jelly of the Jury', 'slime', [12, 2, 3], resistant(1)),
  three('Incubus on Parole', 'fiend', [11, 3, 4], 'under-the-leg'),
  three('Catapult, Retired', 'contraption', [12, 2, 3], 'catapult'),
];

const LEVEL_IV = [
  four('Clockwork Aunt', 'contraption', [16, 3, 4], 'borrowed-hand'),
  four('Duke of Small Print', 'fiend', [18, 4, 5], TRICKY),
  four('Landlord of the Flies', 'critter', [15, 3, 4], RABID),
  four('Bride of the Accountant', 'undead', [15, 3, 5], KLEPTOMANIAC),
  four('Warlord Without Trousers', 'greenskin', [16, 3, 4]),
  four('Soup of Last Week', 'slime', [15, 3, 3], leeching(3)),
  four('Siege Piano', 'contraption', [17, 3, 4], 'slam'),
  four('Minotaur, Lost', 'critter', [16, 3, 4], 'card-jump'),
  four('Colossal Crumb', 'slime', [15, 2, 3], resistant(0, 2)),
  four('Bishop of the Undercarpet', 'undead', [14, 3, 4], 'under-the-table'),
  four('Goblin King, Elected Twice', 'greenskin', [15, 3, 5], GREEDY),
  four('Abyssal Dentist', 'fiend', [15, 4, 5], 'nose'),
  four('Ballista Bear', 'critter', [15, 3, 4], 'crossbow'),
  four('Lich of Lost Property', 'undead', [17, 3, 4]),
];

const BOSSES = [
  boss('Baron Bureau, Lord of Queues', 'contraption', [26, 4, 0], RABID),
  boss('The Unwashed Mother-in-Slaw', 'slime', [24, 4, 0], 'under-the-leg'),
  boss('Archlich Gerald', 'undead', [28, 4, 0], leeching(2)),
  boss('Dragon with a Cold', 'critter', [30, 5, 0], resistant(1)),
];

/** Monsters first, then the bosses. */
export const MONSTERS: readonly MonsterCard[] = [...LEVEL_I, ...LEVEL_II, ...LEVEL_III, ...LEVEL_IV, ...BOSSES];

const numbersOf = (level: number): Monster[] => MONSTERS.flatMap((each, number) => (each.level === level ? [number] : []));

/** Cards of the levels I to IV, by their place 0 .. 3. */
export const BY_LEVEL: readonly (readonly Monster[])[] = [numbersOf(1), numbersOf(2), numbersOf(3), numbersOf(4)];
export const BOSS_CARDS: readonly Monster[] = numbersOf(0);
export const isBoss = (monster: Monster): boolean => MONSTERS[monster]?.level === 0;
