import { answerOf, ask, end, go, type Seat } from '@undercroft/engine';
import { flip } from '../decks.ts';
import { bookFor } from '../doors.ts';
import { gainItem } from '../inventory.ts';
import { rowFor } from '../rules/chests.ts';
import { itemsBelow, lowestHeal } from '../rules/items.ts';
import { procedure } from './chapter.ts';

/** P52-089..093  What one character sets out with: `draws` draws of two cards, and the weakest healing item. */
type StartVars = {
  seat: Seat;
  draws: number;
  /** R-P52-17  A draw that a King on the quest flip brought, after the others. */
  extra: boolean;
  /** P52-093 R-P52-18  A special band still brings another draw. */
  free: boolean;
  /** What may be chosen from now: the item, and how many of it. */
  choices: { item: string; number: number }[];
};
export const startingItems = procedure<StartVars, 'heal' | 'draw' | 'king' | 'take'>(
  'startingItems',
  'heal',
  ['seat', 'draws', 'extra', 'free', 'choices'],
  {
    // P52-091
    heal: (t, f, out) => {
      gainItem(t, f.vars.seat, { item: lowestHeal(bookFor(t).scenario).id, number: 1 }, out);
      return go('draw');
    },

    // P52-090 P52-093  Two cards; on the special band any item of the rows below, and one more draw.
    draw: (t, f, out) => {
      const { seat } = f.vars;
      if (f.vars.draws === 0) return f.vars.extra ? go('king') : end();
      f.vars.draws--;
      const cards: [number, number] = [flip(t), flip(t)];
      out?.push({ type: 'itemFlipped', seat, cards });
      const { startingTable } = bookFor(t).scenario;
      const row = rowFor(startingTable, cards);
      if (row.any && f.vars.free) {
        f.vars.free = false;
        f.vars.draws++;
      }
      f.vars.choices = itemsBelow(startingTable, row);
      return f.vars.choices.length > 1 ? ask([{ seat, kind: 'item' }], 'take') : go('take');
    },
    // R-P52-17  Its special band lets one choose, and brings no draw more.
    king: (_t, f) => {
      Object.assign(f.vars, { draws: 1, extra: false, free: false });
      return go('draw');
    },
    take: (t, f, out) => {
      const { seat, choices } = f.vars;
      const chosen = choices.length > 1 ? choices.find(({ item }) => item === answerOf(f, seat, 'item').item) : choices[0];
      gainItem(t, seat, chosen!, out);
      f.vars.choices = [];
      return go('draw');
    },
  },
);
