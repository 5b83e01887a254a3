/** Measuring, padding, cutting and wrapping text as a terminal shows it. */
import { stripVTControlCharacters } from 'node:util';

const COMBINING = /\p{Mn}|\p{Me}|\p{Cf}/u;
const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|[\u{1f300}-\u{1faff}]|[\u{20000}-\u{3fffd}]/u;

function charWidth(char: string): number {
  if (char >= ' ' && char <= '~') return 1;
  if (COMBINING.test(char)) return 0;
  return WIDE.test(char) ? 2 : 1;
}

/** How many columns a text takes, colours not counted. */
export function widthOf(text: string): number {
  let width = 0;
  for (const char of stripVTControlCharacters(text)) width += charWidth(char);
  return width;
}

export function padEnd(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - widthOf(text)));
}

export function padStart(text: string, width: number): string {
  return ' '.repeat(Math.max(0, width - widthOf(text))) + text;
}

export function center(text: string, width: number): string {
  const room = Math.max(0, width - widthOf(text));
  return ' '.repeat(Math.floor(room / 2)) + text + ' '.repeat(Math.ceil(room / 2));
}

/** The text if it fits, else its beginning and an ellipsis. Give it plain text. */
export function clip(text: string, width: number): string {
  if (widthOf(text) <= width) return text;
  let kept = '';
  let used = 1;
  for (const char of text) {
    used += charWidth(char);
    if (used > width) break;
    kept += char;
  }
  return `${kept}…`;
}

/** Splits a word too long for a line; colours inside such a word are dropped. */
function pieces(word: string, width: number): string[] {
  if (widthOf(word) <= width) return [word];
  const parts: string[] = [];
  let part = '';
  for (const char of stripVTControlCharacters(word)) {
    if (widthOf(part) + charWidth(char) > width) {
      parts.push(part);
      part = '';
    }
    part += char;
  }
  return [...parts, part];
}

/** Breaks one paragraph into lines of at most `width` columns; all but the first are indented. */
export function wrap(text: string, width: number, indent = 0): string[] {
  if (widthOf(text) <= width) return [text];
  const lead = /^ */.exec(text)?.[0] ?? '';
  const lines: string[] = [];
  let line = lead.slice(0, width - 1);
  let empty = true;
  for (const word of text
    .trim()
    .split(/ +/)
    .flatMap((w) => pieces(w, Math.max(1, width - Math.max(indent, lead.length))))) {
    if (!empty && widthOf(line) + 1 + widthOf(word) > width) {
      lines.push(line);
      line = ' '.repeat(indent);
      empty = true;
    }
    line += empty ? word : ` ${word}`;
    empty = false;
  }
  return [...lines, line];
}

/** Text from outside (typed, or from a file), without anything that could steer the terminal. */
export function harmless(text: string): string {
  return stripVTControlCharacters(text).replace(/[\p{Cc}\p{Cf}]/gu, '');
}

export const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

/** A count with a unit that is written in the plural: `1 round`, `7 rounds`. */
export const counted = (n: number, units: string): string => `${n} ${n === 1 ? units.replace(/s$/, '') : units}`;
