/** Questions whose answers cannot be listed, asked line by line. */
import type { Seat } from '@undercroft/engine';
import type { Asking } from '@undercroft/terminal/board.ts';
import type { Decision, View } from '../../src/index.ts';
import { build, layout } from './making.ts';
import { narrate, propose, write } from './table-talk.ts';
import { offer } from './trade.ts';

export type Form = (view: View, seat: Seat, asking: Asking) => Promise<Decision | null>;

export const FORMS: Readonly<Record<string, Form>> = { layout, build, offer, propose, narrate, write };
