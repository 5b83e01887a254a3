/** Dungeons somebody has drawn and named, kept in this browser alone; as text they go wherever they are sent. */
import { useSyncExternalStore } from 'react';

export interface Kept {
  name: string;
  drawing: string;
}

const PLACE = 'undercroft-phf-layouts';
const LONGEST_NAME = 40;
/** Enough for anybody, little enough for the browser. */
const MOST = 60;

const isDrawing = (text: string): boolean => /^[#.]{1,40}(\/[#.]{1,40}){0,39}$/.test(text) && text.includes('#');

function keptFrom(value: unknown): Kept[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((each: unknown): Kept[] => {
    if (typeof each !== 'object' || each === null || !('name' in each) || !('drawing' in each)) return [];
    const { name, drawing } = each;
    return typeof name === 'string' && typeof drawing === 'string' && isDrawing(drawing) ? [{ name: tidy(name), drawing }] : [];
  });
}

const tidy = (name: string): string => name.replace(/\s+/g, ' ').trim().slice(0, LONGEST_NAME);

function read(): Kept[] {
  try {
    return keptFrom(JSON.parse(localStorage.getItem(PLACE) ?? '[]'));
  } catch {
    // Damaged, or storage is forbidden: the shelf is empty.
    return [];
  }
}

let shelf: readonly Kept[] | null = null;
const listeners = new Set<() => void>();
const current = (): readonly Kept[] => {
  shelf ??= read();
  return shelf;
};

function put(next: readonly Kept[]): void {
  shelf = next.slice(-MOST);
  try {
    localStorage.setItem(PLACE, JSON.stringify(shelf));
  } catch {
    // Private windows may have no storage; the shelf lasts until the page closes.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const useShelf = (): readonly Kept[] => useSyncExternalStore(subscribe, current);

/** Puts a dungeon on the shelf; one of the same name makes room for it. */
export function keep(name: string, drawing: string): void {
  const kept = { name: tidy(name), drawing };
  if (kept.name !== '' && isDrawing(drawing)) put([...current().filter((each) => each.name !== kept.name), kept]);
}

export const forget = (name: string): void => put(current().filter((each) => each.name !== name));

/** All of them as text: a name, then rows of # and . on lines of their own, with an empty line between dungeons. */
export const asText = (kept: readonly Kept[]): string =>
  kept.map(({ name, drawing }) => `${name}\n${drawing.replaceAll('/', '\n')}`).join('\n\n');

const isRow = (line: string): boolean => /^[#.]+$/.test(line);

/** Reads what `asText` wrote, or a single drawing without a name. */
export function fromText(text: string, nameless: string): Kept[] {
  const blocks = text
    .replaceAll('\r', '')
    .split(/\n\s*\n/)
    .map((block) =>
      block
        .split(/[\n/]/)
        .map((line) => line.trim())
        .filter((line) => line !== ''),
    );
  return blocks.flatMap((lines): Kept[] => {
    const title = lines[0] !== undefined && !isRow(lines[0]) ? lines[0] : nameless;
    const rows = lines.filter(isRow);
    const drawing = rows.join('/');
    return isDrawing(drawing) ? [{ name: tidy(title), drawing }] : [];
  });
}
