/** A readable print of any view: keys and values, indented; short lists on one line. */

import { inOneLine, isWord, rowsOf, spokenKey, toldOf } from '@undercroft/engine';
import type { Board, Place } from './board.ts';
import { table } from './screen.ts';
import { harmless, widthOf, wrap } from './text.ts';

function word(value: unknown): string {
  if (value === null || value === undefined) return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return harmless(String(value));
}

const spoken = (key: string): string => harmless(spokenKey(key));

/** The value on one line, or null if it is too long or too deep for that. */
function inline(value: unknown, room: number): string | null {
  const text = inOneLine(value, word);
  return text !== null && (isWord(value) || widthOf(text) <= room) ? text : null;
}

/** A list of alike records as an aligned table; null if it is no such list or too wide. */
function asTable(list: unknown[], room: number, style: Style): string[] | null {
  const found = rowsOf(list, (value) => inline(value, room));
  if (found === null) return null;
  const nameOf = (i: number) => (list.length === style.place.seats ? style.place.name(i) : `${i + 1}`);
  const rows = [['', ...found.keys.map(harmless)], ...found.rows.map((row, i) => [nameOf(i), ...row])];
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

export const plain: Board<unknown> = {
  draw(view, place) {
    const style: Style = { key: (text) => place.ink('cyan', text), width: place.width, place };
    if (isWord(view) || Array.isArray(view)) return printEntry('table', view, 0, style);
    return toldOf(view as object).flatMap(([key, value]) => printEntry(spoken(key), value, 0, style));
  },
};
