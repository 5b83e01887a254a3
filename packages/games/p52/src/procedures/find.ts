import { answerOf, ask, end, go, type Seat } from '@undercroft/engine';
import { flip } from '../decks.ts';
import { bookFor } from '../doors.ts';
import type { Out } from '../events.ts';
import { hurt } from '../harm.ts';
import { gainItem } from '../inventory.ts';
import { givesLockPick, rowFor } from '../rules/chests.ts';
import { isAlive } from '../rules/heroes.ts';
import { itemsBelow, type Some } from '../rules/items.ts';
import { valuesIn } from '../rules/modifiers.ts';
import type { Table } from '../table.ts';
import { worked } from '../worked.ts';
import { procedure } from './chapter.ts';

/** P52-165 P52-218..220  What is in a chest or was dropped: two cards each, and the finder may leave it. */
type FindVars = { seat: Seat; left: number; choices: { item: string; number: number }[] };
export const find = procedure<FindVars, 'draw' | 'chosen' | 'kept'>('find', 'draw', ['seat', 'left', 'choices'], {
  draw: (t, f, out) => {
    const { seat } = f.vars;
    if (f.vars.left <= 0 || !isAlive(t, seat)) return end();
    f.vars.left--;
    const cards: [number, number] = [flip(t), flip(t)];
    out?.push({ type: 'itemFlipped', seat, cards });
    // P52-219  Two of a suit: a Lock Pick as well.
    if (givesLockPick(cards)) gainItem(t, seat, { item: 'lockPick', number: 1 }, out);
    const { chestTable } = bookFor(t).scenario;
    f.vars.choices = itemsBelow(chestTable, rowFor(chestTable, cards));
    return f.vars.choices.length > 1 ? ask([{ seat, kind: 'item' }], 'chosen') : go('chosen');
  },
  chosen: (t, f, out) => {
    const { seat, choices } = f.vars;
    const chosen = choices.length > 1 ? choices.filter(({ item }) => item === answerOf(f, seat, 'item').item) : choices;
    f.vars.choices = chosen;
    if (!snaps(t, seat, chosen[0]!, out)) return ask([{ seat, kind: 'keep' }], 'kept');
    f.vars.choices = [];
    return go('draw');
  },

  // P52-220  What is left stays on the spot.
  kept: (t, f, out) => {
    const { seat, choices } = f.vars;
    const [found] = choices;
    f.vars.choices = [];
    if (answerOf(f, seat, 'keep').keep) gainItem(t, seat, found!, out);
    else leave(t, seat, found!);
    return go('draw');
  },
});

/** R-P52-67  A snapping lid cannot be defended against. */
function snaps(t: Table, seat: Seat, { item }: Some, out: Out): boolean {
  const thing = bookFor(t).item(item);
  if (thing.kind !== 'trapped') return false;
  const values = valuesIn(t, { seat, ability: null, enemy: null, type: null });
  for (const effect of thing.effects) if (effect.effect === 'snap') hurt(t, seat, worked(t, effect.amount, values), out);
  return true;
}

function leave(t: Table, seat: Seat, { item, number }: Some): void {
  const { place } = t.heroes[seat]!;
  t.spots[place] = { ...t.spots[place]!, items: [...t.spots[place]!.items, ...Array.from({ length: number }, () => item)] };
}
