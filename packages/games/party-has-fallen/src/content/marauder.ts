/** The Marauder's own abilities, one drawn at each summoning (PHF-150). */
import { idOf } from './items.ts';
import type { MarauderPowers } from './vocabulary.ts';

export interface MarauderAbility extends MarauderPowers {
  id: string;
  name: string;
  quip: string;
}

function power(name: string, quip: string, powers: MarauderPowers): MarauderAbility {
  return { id: idOf(name), name, quip, ...powers };
}

export const MARAUDER_ABILITIES: readonly MarauderAbility[] = [
  power('Sharp End First', 'It has read the manual.', { attack: 1 }),
  power('Thick Ectoplasm', 'Like punching a pudding.', { defence: 1 }),
  power('In A Hurry', 'Late for a haunting.', { distance: 2 }),
  power('Sticky Fingers', 'Ghostly, but sticky.', { rule: 'stickyFingers' }),
  power('Crowd Pleaser', 'It loves an audience.', { rule: 'crowdPleaser' }),
  power('Homing Grudge', 'It smells money.', { rule: 'homingGrudge' }),
  power('About Face', 'Which face?', { rule: 'aboutFace' }),
  power('Not Dead Yet', 'Technically long dead.', { rule: 'notDeadYet' }),
  power('Well Rested', 'Four hundred years will do that.', { health: 2 }),
  power('Puts Out the Lights', 'Saves on candles.', { rule: 'slammer' }),
];
