/** What a finished session tells a designer: which quests, races, classes, quirks and abilities were in parties that won. */
import type { Config, ContentUse } from '@undercroft/engine';
import { bookFor } from './doors.ts';
import type { Character } from './rules/character.ts';
import type { Table } from './table.ts';

/** A session has no end but its quest's: this is far more than the oddest party has taken. */
export const longest = ({ seats }: Config): number => 4_000 + 4_000 * seats;

export function used(t: Table, use: ContentUse): void {
  const won = t.ending === 'won';
  const { quest } = bookFor(t);
  if (t.quest.id !== '') use('quest', quest(t.quest.id).title, won);
  if (!won) use('given up or lost in room', String(t.quest.entered), false);
  for (const { sheet, hp, isLeftBehind } of t.heroes) {
    if (sheet === null) continue;
    usedBy(t, sheet, (category, thing) => use(category, thing, won));
    if (hp < 0 || isLeftBehind) use('class of the dead', bookFor(t).profession(sheet.profession).name, won);
  }
}

function usedBy(t: Table, { race, profession, quirk, level, abilities, items }: Character, use: (category: string, thing: string) => void) {
  const book = bookFor(t);
  use('race', book.race(race).name);
  use('class', book.profession(profession).name);
  if (quirk !== null) use('quirk', book.quirk(quirk).name);
  use('level at the end', String(level));
  for (const { id } of abilities) use('ability known', book.ability(id).name);
  for (const { item, equipped } of items) {
    const card = book.item(item);
    if (!equipped || card.kind !== 'worn') continue;
    const isHeld = card.slots.some((slot) => slot === 'hand' || slot === 'bothHands');
    use(isHeld ? 'weapon or shield held' : 'worn', card.name);
  }
}

export const deeds: Record<string, string | null> = {
  'given up or lost in room': null,
  // What is worn was mostly won at the end: it tells what is taken, not what helps.
  'weapon or shield held': null,
  worn: null,
};
