/** What a character has, sorted once by what it is for. Sheets are replaced, never changed, so a kit stays true as long as its sheet. */
import type { Book } from '../scenario/book.ts';
import type { Twist } from '../scenario/effects.ts';
import type { Ability, Item } from '../scenario/pieces.ts';
import { type Character, twistsOf } from './character.ts';
import { changeable } from './equipment.ts';

export type Attack = Extract<Ability, { kind: 'attack' }>;
export type Consumable = Extract<Item, { kind: 'consumable' }>;
export type Must = Extract<Twist, { twist: 'must' }>['what'];

export interface Kit {
  book: Book;
  attacks: readonly Attack[];
  /** Used on one's turn, and no attacks. Lock Picking is used on chests. */
  usable: readonly Ability[];
  /** Each kind once. */
  consumables: readonly Consumable[];
  /** What can be put on or taken off now, each once. */
  changeable: readonly string[];
  musts: readonly Must[];
  lockPicks: number;
  picksLocks: boolean;
}

const kits = new WeakMap<Character, Kit>();

export function kitOf(character: Character, book: Book): Kit {
  const known = kits.get(character);
  if (known?.book === book) return known;
  const kit = sorted(character, book);
  kits.set(character, kit);
  return kit;
}

function sorted(character: Character, book: Book): Kit {
  const abilities = character.abilities.map(({ id }) => book.ability(id));
  const consumables: Consumable[] = [];
  let lockPicks = 0;
  for (const { item } of character.items) {
    const thing = book.item(item);
    if (item === 'lockPick') lockPicks++;
    if (thing.kind === 'consumable' && !consumables.includes(thing)) consumables.push(thing);
  }
  const musts: Must[] = [];
  for (const { twist } of twistsOf(character, book)) if (twist.twist === 'must') musts.push(twist.what);
  return {
    book,
    attacks: abilities.filter((ability) => ability.kind === 'attack'),
    usable: abilities.filter(({ kind, id }) => (kind === 'heal' || kind === 'utility') && id !== 'lockPicking'),
    consumables,
    changeable: changeable(character, book),
    musts,
    lockPicks,
    picksLocks: character.abilities.some(({ id }) => id === 'lockPicking'),
  };
}
