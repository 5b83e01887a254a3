/** Framed cards, and cards laid side by side. */
import type { InspectColor } from 'node:util';
import type { Ink } from './ink.ts';
import { clip, padEnd, widthOf } from './text.ts';

export interface BoxStyle {
  ink: Ink;
  width: number;
  /** Written into the upper edge, left and right. */
  title?: string;
  corner?: string;
  frame?: InspectColor | InspectColor[];
}

/** Lines in a frame. Lines must fit: the frame never grows beyond its width. */
export function box(lines: string[], style: BoxStyle): string[] {
  const { ink, width } = style;
  const frame = style.frame ?? 'dim';
  const inner = width - 4;
  const edge = ink(frame, '│');
  const body = lines.map((line) => `${edge} ${padEnd(fit(line, inner), inner)} ${edge}`);
  return [upperEdge(style, frame), ...body, ink(frame, `╰${'─'.repeat(width - 2)}╯`)];
}

function upperEdge({ ink, width, title = '', corner = '' }: BoxStyle, frame: InspectColor | InspectColor[]): string {
  const right = corner ? ` ${clip(corner, width - 10)} ` : '';
  const left = title ? ` ${clip(title, Math.max(1, width - 6 - widthOf(right)))} ` : '';
  const rest = Math.max(0, width - 4 - widthOf(left) - widthOf(right));
  return ink(frame, '╭─') + ink('bold', left) + ink(frame, '─'.repeat(rest)) + ink('bold', right) + ink(frame, '─╮');
}

/** A coloured line cannot be cut safely, so what does not fit loses its colours. */
function fit(line: string, width: number): string {
  return widthOf(line) <= width ? line : clip(stripStyle(line), width);
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: the escape character is what begins a colour
const STYLE = /\u001b\[[0-9;]*m/g;
const stripStyle = (line: string): string => line.replace(STYLE, '');

/** Makes all blocks as tall as the tallest, so that their frames end on one line. */
export function evenly(blocks: string[][]): string[][] {
  const height = Math.max(0, ...blocks.map((block) => block.length));
  return blocks.map((block) => [...block, ...Array.from({ length: height - block.length }, () => '')]);
}

/** Blocks of lines next to each other, in as many rows as the width asks for. */
export function sideBySide(blocks: string[][], width: number, gap = 1): string[] {
  const rows: string[][][] = [];
  let used = width + 1;
  for (const block of blocks) {
    const wide = blockWidth(block);
    if (used + gap + wide > width) {
      rows.push([]);
      used = -gap;
    }
    rows.at(-1)!.push(block);
    used += gap + wide;
  }
  return rows.flatMap((row) => joinBlocks(row, gap));
}

const blockWidth = (block: string[]): number => Math.max(0, ...block.map(widthOf));

function joinBlocks(blocks: string[][], gap: number): string[] {
  const height = Math.max(0, ...blocks.map((block) => block.length));
  const lines: string[] = [];
  for (let i = 0; i < height; i++) {
    lines.push(
      blocks
        .map((block) => padEnd(block[i] ?? '', blockWidth(block)))
        .join(' '.repeat(gap))
        .trimEnd(),
    );
  }
  return lines;
}

/** A bar of `width` columns, filled in proportion. */
export function bar(part: number, whole: number, width: number): string {
  const share = whole > 0 ? Math.max(0, Math.min(1, part / whole)) : 0;
  const full = Math.round(share * width);
  return '█'.repeat(full) + '░'.repeat(width - full);
}
