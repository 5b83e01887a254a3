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
  one('Damp Squire', 'greenskin', [6, 1, 2]),
  one('Unionised Rat', 'critter', [5, 1, 1], GREEDY),
  one('Overdue Librarian', 'undead', [5, 1, 2], 'sitting'),
  one('Moth With a Grudge', 'critter', [5, 1, 2]),
  one('Apprentice Puddle', 'slime', [5, 1, 2]),
  one('Goblin on Probation', 'greenskin', [5, 1, 2]),
  one('Skeleton, Unassembled', 'undead', [6, 1, 2]),
  one('Wind-up Bailiff', 'contraption', [5, 1, 2], TRICKY),
  one('Imp of Mild Peril', 'fiend', [5, 1, 2]),
  one('Sticky Toffee Slime', 'slime', [6, 1, 2], leeching(1)),
  one('Two Gnomes, One Coat', 'greenskin', [5, 1, 2], 'two-bounce'),
  one('Self-raising Mousetrap', 'contraption', [5, 1, 2], 'far'),
  one('Ghost of a Sandwich', 'undead', [5, 1, 1]),
];

const LEVEL_II = [
  two('Pickled Knight', 'undead', [9, 2, 3], resistant(0)),
  two('Sentient Fondue', 'slime', [8, 1, 3], leeching(2)),
  two('Bouncer Toad', 'critter', [7, 1, 3], 'two-bounce'),
  two('Orc, Middle Management', 'greenskin', [9, 2, 3]),
  two('Passive-aggressive Mimic', 'contraption', [8, 1, 3], GREEDY),
  two('Werehamster', 'critter', [9, 1, 3]),
  two('Bog Choir', 'slime', [7, 1, 3], 'pious'),
  two('Left-handed Fencer', 'greenskin', [7, 1, 3], 'weak-hand'),
  two('Demon of Small Talk', 'fiend', [9, 1, 3]),
  two('Mummy on Hold', 'undead', [7, 1, 3], 'sitting'),
  two('Escaped Carousel', 'contraption', [7, 1, 3], 'dancing'),
  two('Pigeon Committee', 'critter', [7, 1, 2], TRICKY),
  two('Contract Devil', 'fiend', [7, 2, 3], 'backward'),
];

const LEVEL_III = [
  three('Tax Golem', 'contraption', [11, 2, 4], KLEPTOMANIAC),
  three('Gossip Hydra', 'fiend', [10, 2, 4], RABID),
  three('Ogre in a Hurry', 'greenskin', [12, 2, 4]),
  three('Owlbear, Mostly Owl', 'critter', [12, 2, 4]),
  three('Vampire Before Coffee', 'undead', [10, 2, 4], leeching(2)),
  three('Sourdough Horror', 'slime', [9, 2, 3], 'elbow'),
  three('Guillotine With Feelings', 'contraption', [9, 2, 4], 'head'),
  three('Basilisk, Easily Offended', 'critter', [9, 2, 4], 'blind'),
  three('Troll of the Comments', 'greenskin', [10, 2, 3], TRICKY),
  three('Sleepless Banshee', 'undead', [9, 2, 4], 'blow'),
  three('Jelly of the Jury', 'slime', [10, 2, 4], resistant(1)),
  three('Incubus on Parole', 'fiend', [9, 2, 4], 'under-the-leg'),
  three('Catapult, Retired', 'contraption', [9, 2, 4], 'catapult'),
];

const LEVEL_IV = [
  four('Clockwork Aunt', 'contraption', [13, 3, 5], 'borrowed-hand'),
  four('Duke of Small Print', 'fiend', [14, 4, 5], TRICKY),
  four('Landlord of the Flies', 'critter', [13, 2, 5], RABID),
  four('Bride of the Accountant', 'undead', [13, 3, 5], KLEPTOMANIAC),
  four('Warlord Without Trousers', 'greenskin', [15, 3, 5]),
  four('Soup of Last Week', 'slime', [12, 2, 4], leeching(3)),
  four('Siege Piano', 'contraption', [12, 2, 5], 'bank'),
  four('Minotaur, Lost', 'critter', [12, 2, 5], 'jump'),
  four('Colossal Crumb', 'slime', [12, 2, 4], resistant(0, 2)),
  four('Bishop of the Undercarpet', 'undead', [12, 2, 5], 'under-the-table'),
  four('Goblin King, Elected Twice', 'greenskin', [13, 3, 5], GREEDY),
  four('Abyssal Dentist', 'fiend', [12, 3, 5], 'nose'),
  four('Ballista Bear', 'critter', [12, 2, 5], 'crossbow'),
  four('Lich of Lost Property', 'undead', [15, 3, 5]),
];

const BOSSES = [
  boss('Baron Bureau, Lord of Queues', 'contraption', [25, 4, 0], RABID),
  boss('The Unwashed Mother-in-Slaw', 'slime', [24, 4, 0], 'under-the-leg'),
  boss('Archlich Gerald', 'undead', [26, 4, 0], leeching(2)),
  boss('Dragon with a Cold', 'critter', [27, 5, 0], resistant(1)),
];

/** Monsters first, then the bosses. */
export const MONSTERS: readonly MonsterCard[] = [...LEVEL_I, ...LEVEL_II, ...LEVEL_III, ...LEVEL_IV, ...BOSSES];

const numbersOf = (level: number): Monster[] => MONSTERS.flatMap((each, number) => (each.level === level ? [number] : []));

/** Cards of the levels I to IV, by their place 0 .. 3. */
export const BY_LEVEL: readonly (readonly Monster[])[] = [numbersOf(1), numbersOf(2), numbersOf(3), numbersOf(4)];
export const BOSS_CARDS: readonly Monster[] = numbersOf(0);
export const isBoss = (monster: Monster): boolean => MONSTERS[monster]?.level === 0;
