/** The Party Has Fallen on a terminal: the map, the party, your own sheet, and what is going on. */

import type { Board } from '@undercroft/terminal/board.ts';
import type { Ink } from '@undercroft/terminal/ink.ts';
import type { Decision, View } from '../src/index.ts';
import { deals, dieOnTable, fight, marauder } from './affairs.ts';
import { draft } from './draft.ts';
import { FORMS } from './forms/index.ts';
import { map } from './map.ts';
import { groupOf } from './menu.ts';
import { party } from './party.ts';
import { sheet } from './sheet.ts';

const LOUD = /\b(EXIT|Marauder|dies|killed|passed|failed|wins)\b/g;
const COLOURS: Record<string, Parameters<Ink>[0]> = {
  EXIT: ['bold', 'green'],
  Marauder: 'magenta',
  dies: ['bold', 'red'],
  killed: 'red',
  passed: 'green',
  failed: 'red',
  wins: ['bold', 'green'],
};

export const board: Board<View, Decision> = {
  draw: (view, place) => [
    ...map(view, place),
    ...party(view, place),
    ...sheet(view, place),
    ...draft(view, place),
    ...marauder(view, place),
    ...deals(view, place),
    ...fight(view, place),
    ...dieOnTable(view, place),
  ],
  paint: (line, ink) => line.replace(LOUD, (word) => ink(COLOURS[word] ?? 'bold', word)),
  groupOf,
  forms: Object.keys(FORMS),
  fill: async (view, ask, asking) => (await FORMS[ask.kind]?.(view, ask.seat, asking)) ?? null,
};
