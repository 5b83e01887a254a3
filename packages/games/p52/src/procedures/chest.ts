import { call, end, type Seat } from '@undercroft/engine';
import { flip, playStamina } from '../decks.ts';
import { bookFor } from '../doors.ts';
import type { Out } from '../events.ts';
import { floorDivide } from '../formula/evaluate.ts';
import { hurt } from '../harm.ts';
import { gainItem, loseItems } from '../inventory.ts';
import { flipOwn } from '../moments.ts';
import { recordChest } from '../recording.ts';
import type { Card } from '../rules/cards.ts';
import { levelIn } from '../rules/character.ts';
import { explosion, itemsIn, picked, pickingWith, smashed } from '../rules/chests.ts';
import { sheetOf } from '../rules/heroes.ts';
import { modifier, modifierParts, valuesIn } from '../rules/modifiers.ts';
import { questItem } from '../rules/quest-items.ts';
import { isPrize, wayBack } from '../rules/quests.ts';
import type { SpotState, Table } from '../table.ts';
import { counted, reckoned, sumOf } from '../worked.ts';
import { procedure } from './chapter.ts';
import { find } from './find.ts';

/** P52-183 P52-211..223  A chest is picked or smashed; the turn is used either way. */
type ChestVars = { seat: Seat; how: 'pick' | 'smash'; picks: number; stamina: number };
export const chest = procedure<ChestVars, 'open' | 'done'>('chest', 'open', ['seat', 'how', 'picks', 'stamina'], {
  open: (t, f, out) => {
    const { seat, how } = f.vars;
    const { card, isOpen } = how === 'pick' ? pick(t, f.vars, out) : smash(t, f.vars, out);
    if (!isOpen) return end();
    const prizes = findPrize(t, seat, out);
    change(t, seat, { chest: 'none', is: 'path' });
    return call(find, { seat, left: itemsIn(card) - prizes, choices: [] }, 'done');
  },
  done: () => end(),
});

function change(t: Table, seat: Seat, changes: Partial<SpotState>): void {
  const { place } = t.heroes[seat]!;
  t.spots[place] = { ...t.spots[place]!, ...changes };
}

interface Tried {
  card: Card;
  isOpen: boolean;
}

const deedOf = (seat: Seat, ability: string | null) => ({ seat, ability, enemy: null, type: null });

/** P52-211..217 R-P52-47  Lock Picks are lost on a failure, trained or not. */
function pick(t: Table, { seat, picks, stamina }: ChestVars, out: Out): Tried {
  const ability = bookFor(t).ability('lockPicking');
  const { level, added } = pickingWith(picks, levelIn(sheetOf(t, seat), ability.id));
  const deed = deedOf(seat, ability.id);
  const values = { ...valuesIn(t, deed), aLv: level };
  const needed = reckoned(t, ability.target!, values);
  const target = needed.value;
  const played = Array.from({ length: stamina }, () => playStamina(t, seat));
  const card = flipOwn(t, seat, out);
  const result = picked(card, added + sumOf(played) + modifier(t, 'lockPicking', deed), target);
  out?.push({
    type: 'chestPicked',
    seat,
    card,
    stamina: played,
    target,
    result,
    needs: needed.parts(),
    added: [...counted(added, 'picks'), ...modifierParts(t, 'lockPicking', deed)],
  });
  if (result !== 'opened') loseItems(t, seat, { item: 'lockPick', number: picks });
  if (result === 'broken') change(t, seat, { chest: 'broken' });
  if (result === 'opened') note(t, seat, 'picked');
  return { card, isOpen: result === 'opened' };
}

/** P52-221..223 R-P52-47 */
function smash(t: Table, { seat, stamina }: ChestVars, out: Out): Tried {
  const played = Array.from({ length: stamina }, () => playStamina(t, seat));
  const card = flipOwn(t, seat, out);
  const result = smashed(card, sumOf(played) + modifier(t, 'chestAttack', deedOf(seat, null)), sheetOf(t, seat).cores.Think);
  const think = floorDivide(sheetOf(t, seat).cores.Think, 3);
  const added = [...counted(think, 'Think / 3'), ...modifierParts(t, 'chestAttack', deedOf(seat, null))];
  out?.push({ type: 'chestSmashed', seat, card, stamina: played, added, result });
  if (result === 'exploded' || result === 'destroyed') change(t, seat, { chest: 'none', is: 'path' });
  if (result === 'exploded') hurt(t, seat, explosion(t.avgLv), out);
  if (result === 'opened') note(t, seat, 'smashed');
  return { card, isOpen: result === 'opened' };
}

/** P52-235 */
function note(t: Table, seat: Seat, how: 'picked' | 'smashed'): void {
  const { tally } = t.heroes[seat]!;
  t.heroes[seat]!.tally = { ...tally, [how]: tally[how] + 1 };
  recordChest(t, seat, how);
}

/** P52-050 R-P52-53  A special chest is tested: 7 or more is the prize, in the place of one item. Says how many. */
function findPrize(t: Table, seat: Seat, out: Out): number {
  const prize = questItem(t);
  if (t.spots[t.heroes[seat]!.place]!.is !== 'specialChest' || prize === null || t.quest.rooms >= 0) return 0;
  const card = flip(t);
  out?.push({ type: 'prizeFlipped', seat, card, isPrize: isPrize(card) });
  if (!isPrize(card)) return 0;
  t.quest = { ...t.quest, rooms: wayBack(t.quest.entered) };
  gainItem(t, seat, { item: prize, number: 1 }, out);
  return 1;
}
