/** The four Class Sheets: stats, the suit that is removed, and the three items (TD-008, TD-009, TD-014). */
import { CLUBS, DIAMONDS, HEARTS, SPADES } from '../cards.ts';
import type { ClassId } from './vocabulary.ts';

/** Which royals are items, the lowest first. */
export const ITEM_RANKS = ['jack', 'queen', 'king'] as const;

/** The moments in which single-use items work (R-TD-32). */
export const ITEM_WINDOWS = [
  'beforePlay',
  'afterReveal',
  'beforeDamage',
  'beforeDeath',
  'beforeLoot',
  'afterLoot',
  'beforeRefill',
] as const;
export type ItemWindow = (typeof ITEM_WINDOWS)[number];

/** What an item does. Passive ones work while held; the others once, in their windows. */
export type ItemEffect =
  /** Passive: attack cards of the suit get +amount. */
  | 'suitAttack'
  /** Passive: own hearts heal +amount. */
  | 'heartHeal'
  /** Passive: ties for the looting card are won. */
  | 'winTies'
  /** Once: no damage from this loss. */
  | 'ignoreDamage'
  /** Once: the top `amount` XP cards go to the discard pile. */
  | 'learn'
  /** Once: the played card is swapped for one from hand. */
  | 'swapCard'
  /** Once: +amount attack this round; no loot for you. */
  | 'burst'
  /** Once: the played card counts as rank 1 for loot. */
  | 'countAsAce'
  /** Once: heal `amount`. */
  | 'heal'
  /** Once: a player who would die stays at 1 health. */
  | 'saveLife'
  /** Once: when another player draws point loot, draw one too. */
  | 'drawToo';

export interface Item {
  name: string;
  text: string;
  effect: ItemEffect;
  /** Empty for a passive item. */
  windows: ItemWindow[];
  amount: number;
}

export interface ClassSheet {
  id: ClassId;
  name: string;
  about: string;
  /** The suit taken out of the deck: its stat is idle. */
  removed: number;
  /** Bonus per suit: hearts Constitution, spades Dexterity, clubs Strength, diamonds Intelligence. */
  stats: [constitution: number, dexterity: number, strength: number, intelligence: number];
  /** What a looted jack, queen and king are. */
  items: [jack: Item, queen: Item, king: Item];
}

const passive = (name: string, effect: ItemEffect, amount: number, text: string): Item => ({ name, text, effect, windows: [], amount });
const once = (name: string, effect: ItemEffect, amount: number, windows: ItemWindow[], text: string): Item => ({
  name,
  text,
  effect,
  windows,
  amount,
});

export const CLASS_SHEETS: readonly ClassSheet[] = [
  {
    id: 'fighter',
    name: 'Fighter',
    about: 'Hits things. Has opinions about which end.',
    removed: DIAMONDS,
    stats: [2, 1, 3, 0],
    items: [
      passive('Second-Best Sword', 'suitAttack', 1, 'Your clubs attack for 1 more.'),
      once('Shield of Excuses', 'ignoreDamage', 0, ['beforeDamage'], 'Once: ignore the damage of one loss.'),
      once('Training Montage', 'learn', 3, ['beforeRefill'], 'Once, before you refill: put your top 3 XP cards into your discard pile.'),
    ],
  },
  {
    id: 'wizard',
    name: 'Wizard',
    about: 'Read a book about this. Brought the book.',
    removed: CLUBS,
    stats: [1, 1, 0, 4],
    items: [
      passive('Spare Hat', 'suitAttack', 2, 'Your diamonds attack for 2 more. Looks the same.'),
      once('Scroll of Actually', 'swapCard', 0, ['afterReveal'], 'Once, after the reveal: swap your card for one from your hand.'),
      once('Unstable Orb', 'burst', 6, ['afterReveal'], 'Once, after the reveal: +6 attack this round; you cannot loot.'),
    ],
  },
  {
    id: 'rogue',
    name: 'Rogue',
    about: 'Standing behind you. Has always been standing behind you.',
    removed: HEARTS,
    stats: [0, 3, 1, 2],
    items: [
      passive('Soft Shoes', 'winTies', 0, 'You win ties for the looting card.'),
      once('Marked Card', 'countAsAce', 0, ['beforeLoot'], 'Once, before loot is drawn: your card counts as rank 1 for looting.'),
      once("Someone Else's Bandage", 'heal', 6, ['beforePlay', 'beforeDamage'], 'Once, before play or before damage: heal 6.'),
    ],
  },
  {
    id: 'cleric',
    name: 'Cleric',
    about: 'Here to help. Invoices later.',
    removed: SPADES,
    stats: [3, 0, 2, 1],
    items: [
      passive('Holy Biscuit', 'heartHeal', 1, 'Your hearts heal 1 more.'),
      once('Second Opinion From Above', 'saveLife', 0, ['beforeDeath'], 'Once: a player who would die stays at 1 health.'),
      once('Collection Plate', 'drawToo', 0, ['afterLoot'], 'Once: when another player draws point loot, draw one too.'),
    ],
  },
];

/** The suit whose attack a `suitAttack` item raises: the class's strongest attack suit. */
export const favouredSuit = (sheet: ClassSheet): number => (sheet.id === 'fighter' ? CLUBS : sheet.id === 'wizard' ? DIAMONDS : SPADES);
