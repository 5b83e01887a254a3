/** The Enemy Table, level 1: the public part of the dungeon. */
import { rowsOf } from './scale.ts';
import type { EnemyRow } from './vocabulary.ts';

const row = rowsOf(1);

export const SHEET_1: EnemyRow[] = [
  row(1, 'Your Own Echo', 'It always gets the last word. Word.'),
  row(2, 'Kobold Intern', 'Here for the experience. You are the experience.', { automatic: true }),
  row(3, 'Unattended Wheelbarrow', "Full of somebody else's poor decisions.", { loot: 'twice' }),
  row(4, 'Rat, Regulation Size', 'Measured, stamped, and furious about both.', { loss: [{ do: 'hurt', who: 'healthiest', amount: 2 }] }),
  row(5, 'Skeleton, Slightly Used', 'One careful previous owner.', { suits: [{ suit: 'diamonds', plus: 2 }] }),
  row(6, 'Goblin With A Clipboard', 'Finally, a manager.', { flees: { if: 'royals', atLeast: 1 } }),
  row(7, 'Damp Patch With Ambition', 'Began as a stain. Has since been promoted.'),
  row(8, 'Lost Property Ghoul', 'You must fill in a form. It ate the form.', {
    loss: [{ do: 'dropCard', who: 'lowest' }],
    healing: 'none',
    win: [{ do: 'heal', who: 'weakest', amount: 5 }],
  }),
  row(9, 'Twin Imps, One Rostered', 'Neither will say which of them is on duty.', { automatic: { if: 'pair' }, strikes: 'healthiest' }),
  row(10, 'Swarm of spiders', 'Whoever leaned in is now a neighbourhood.', { loss: [{ do: 'hurt', who: 'highest', amount: 1 }] }),
  row(11, 'Bat With A Vague Grudge', 'Forgets why, but never whom.', { healing: 'none', win: [{ do: 'heal', who: 'weakest', amount: 5 }] }),
  row(12, 'Mimic (Footstool)', 'Nobody asked why the dungeon had a lounge.', { loot: 'secondToo' }),
  row(13, 'Nervous Ogre', 'Only took the job for the accommodation.', { flees: { if: 'rankAtLeast', rank: 6 } }),
  row(14, 'Paper Golem (Draft)', 'Version nine. Version ten is with the printer.', {
    automatic: { if: 'suit', suit: 'clubs', atLeast: 2 },
    healing: 'none',
    win: [{ do: 'heal', who: 'weakest', amount: 8 }],
  }),
  row(15, 'Gong Beetle', 'Announces dinner. Is unclear about the menu.', {
    loss: [{ do: 'nextRoll', amount: 2 }],
    win: [{ do: 'learn', who: 'highest' }],
    strikes: 'healthiest',
    healing: 'none',
  }),
  row(16, 'Armour, Mostly Empty', 'Somebody left the visor open and the cold got in.', {
    suits: [{ suit: 'spades', plus: 2 }],
    healing: 'none',
    win: [{ do: 'heal', who: 'weakest', amount: 8 }],
    loss: [{ do: 'hurt', who: 'healthiest', amount: 2 }],
  }),
  row(17, 'Door-To-Door Lich', 'Oh. You have one already.', { flees: { if: 'item' } }),
  row(18, 'Three Stacked Gnomes', 'In one long coat, for professional reasons.', {
    spares: 'spades',
    win: [{ do: 'heal', who: 'weakest', amount: 8 }],
    healing: 'none',
  }),
  row(19, 'Accordion Wraith', 'Knows one song. Takes requests for it.', { loss: [{ do: 'dropCard', who: 'everyone' }] }),
  row(20, 'Wine Cellar Elemental', 'Robust, with notes of oak and violence.', {
    spares: 'royal',
    win: [{ do: 'heal', who: 'everyone', amount: 3 }],
  }),
  row(21, 'Tax Hydra', 'Complete one form and two grow back.', { loss: [{ do: 'loseItem', who: 'richest' }] }),
  row(22, 'Siege Tortoise', 'Arrives late. Arrives completely.', { healing: 'none', win: [{ do: 'heal', who: 'weakest', amount: 8 }] }),
  row(23, 'Man-Eating Carpet', 'Wall to wall, and then wall to you.', {
    loss: [{ do: 'hurt', who: 'lowest', amount: 3 }],
    win: [{ do: 'learn', who: 'everyone' }],
  }),
  row(24, 'Head Of Catering', 'The soup of the day is you. You smell wonderful.', { healing: 3, loot: 'twice' }),
];
