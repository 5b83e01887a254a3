/** What a command prints on: at most 80 columns, whatever it is given. */
import { stripVTControlCharacters } from 'node:util';
import { type Ink, inkFor } from './ink.ts';
import type { Io } from './io.ts';
import { padEnd, wrap } from './text.ts';

/** Clears the screen and what can be scrolled back to, then goes to the top left. */
const CLEAR = '\u001b[2J\u001b[3J\u001b[H';
const WIDEST = 80;
const NARROWEST = 40;

export class Screen {
  readonly ink: Ink;
  readonly width: number;
  private readonly io: Io;

  constructor(io: Io) {
    this.io = io;
    this.ink = inkFor(io);
    this.width = Math.max(NARROWEST, Math.min(WIDEST, io.columns || WIDEST));
  }

  /** Prints lines, wrapping what is too long. */
  say(...lines: string[]): void {
    if (lines.length === 0) return;
    const all = lines.flatMap((line) => line.split('\n')).flatMap((line) => wrap(line, this.width, indentOf(line)));
    this.io.stdout.write(`${all.join('\n')}\n`);
  }

  heading(text: string): void {
    this.say(this.ink(['bold', 'yellow'], `── ${text} `) + this.ink('dim', '─'.repeat(Math.max(0, this.width - text.length - 4))));
  }

  /** Hides what was shown. A printer or pipe cannot forget, so there it gets an unmistakable gap instead. */
  clear(): void {
    this.io.stdout.write(this.io.isTTY ? CLEAR : '\n\n');
  }
}

/** Wrapped lines continue below the text of a list item rather than below its number. */
function indentOf(line: string): number {
  const lead = /^ *(?:[-•·]|\d+\)|[a-zA-Z]\)|#\d+)? */.exec(stripVTControlCharacters(line))?.[0].length ?? 0;
  return Math.min(lead, 16);
}

/** Rows of cells, aligned; the first row is the head. Numbers align right. */
export function table(rows: string[][], ink: Ink): string[] {
  const widths: number[] = [];
  for (const row of rows) for (const [i, cell] of row.entries()) widths[i] = Math.max(widths[i] ?? 0, cell.length);
  const isNumber = (cell: string) => /^[-+]?[\d.,]/.test(cell);
  const right = widths.map((_, i) => rows.slice(1).every((row) => isNumber(row[i] ?? '')));
  const line = (row: string[]) => row.map((cell, i) => (right[i] ? cell.padStart(widths[i]!) : padEnd(cell, widths[i]!))).join('  ');
  return rows.map((row, i) => (i === 0 ? ink('bold', line(row).trimEnd()) : line(row).trimEnd()));
}
