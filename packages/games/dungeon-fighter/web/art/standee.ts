/** A woodcut with one silly prop, and the inks props are printed in: dark enough on paper, one for each. */
import type { Creature, Place } from '@undercroft/board/art/standee.tsx';

export const RED = '#a3202a';
export const BLUE = '#2c3167';
export const GREEN = '#2b5a31';
export const OCHRE = '#8f4300';
export const PLUM = '#5f2a72';

export const standee = (base: string, drawing: string, place: Place, tint: string): Creature => ({
  base,
  props: [{ drawing, ...place }],
  tint,
});
