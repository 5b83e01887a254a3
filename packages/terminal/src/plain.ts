/** A readable print of any view: keys and values, indented; short lists on one line. */

import type { Board, Place } from './board.ts';
import { table } from './screen.ts';
import { harmless, widthOf, wrap } from './text.ts';

const isPlain = (value: unknown): boolean => typeof value !== 'object' || value === null;

function word(value: unknown): string {
  if (value === null || value === undefined) return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return harmless(String(value));
}

/** `carriedGold` reads `carried gold`. */
const spoken = (key: string): string => harmless(key.replace(/([a-z])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`));

/** The value on one line, or null if it is too long or too deep for that. */
function inline(value: unknown, room: number): string | null {
  let text: string | null = null;
  if (isPlain(value)) text = word(value);
  else if (Array.isArray(value)) text = value.every(isPlain) ? value.map(word).join(', ') || 'none' : null;
  else {
    const entries = Object.entries(value ?? {});
    text = entries.every(([, inner]) => isPlain(inner)) ? entries.map(([key, inner]) => `${spoken(key)} ${word(inner)}`).join(', ') : null;
  }
  return text !== null && (isPlain(value) || widthOf(text) <= room) ? text : null;
}

/** A list of alike records (seats, mostly) as an aligned table; null if it is no such list or too wide. */
function asTable(list: unknown[], room: number, style: Style): string[] | null {
  const records = list.map((item) => (isPlain(item) || Array.isArray(item) ? null : Object.entries(item ?? {})));
  const keys = records[0]?.map(([key]) => key) ?? [];
  const rows: string[][] = [['', ...keys.map(spoken)]];
  for (const [i, record] of records.entries()) {
    const cells = record?.map(([, value]) => inline(value, room));
    if (list.length < 2 || record?.length !== keys.length || !cells?.every((cell) => cell !== null)) return null;
    rows.push([list.length === style.place.seats ? style.place.name(i) : `${i + 1}`, ...cells]);
  }
  const lines = table(rows, (_style, text) => text);
  return lines.every((line) => widthOf(line) <= room) ? lines : null;
}

interface Style {
  key(text: string): string;
  width: number;
  place: Place;
}

function printEntry(label: string, value: unknown, depth: number, style: Style): string[] {
  const lead = '  '.repeat(Math.min(depth, 12));
  const text = inline(value, style.width - widthOf(lead) - widthOf(label) - 2);
  if (text !== null) {
    const [first = '', ...more] = wrap(`${lead}${label}: ${text}`, style.width, lead.length + 2);
    return [first.replace(`${label}:`, () => `${style.key(label)}:`), ...more];
  }
  const rows = Array.isArray(value) ? asTable(value, style.width - widthOf(lead) - 2, style) : null;
  if (rows) return [`${lead}${style.key(label)}:`, ...rows.map((row) => `${lead}  ${row}`)];
  const entries = Array.isArray(value) ? value.map((item, i): [string, unknown] => [`${i + 1}`, item]) : Object.entries(value ?? {});
  return [`${lead}${style.key(label)}:`, ...entries.flatMap(([key, inner]) => printEntry(spoken(key), inner, depth + 1, style))];
}

/** What a view carries for bots, which tells a person nothing. */
const BACKSTAGE = new Set(['stack', 'shut', 'viewer']);

export const plain: Board<unknown> = {
  draw(view, place) {
    const style: Style = { key: (text) => place.ink('cyan', text), width: place.width, place };
    if (isPlain(view) || Array.isArray(view)) return printEntry('table', view, 0, style);
    return Object.entries(view ?? {})
      .filter(([key]) => !BACKSTAGE.has(key))
      .flatMap(([key, value]) => printEntry(spoken(key), value, 0, style));
  },
};
