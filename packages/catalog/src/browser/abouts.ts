/** The same as `../abouts.ts`, found by the bundler. */
import type { About } from '@undercroft/engine';
import { inOrder } from '../order.ts';

const TOLD = import.meta.glob<About>('../../../games/*/about.ts', { eager: true, import: 'about' });

export const abouts: readonly About[] = inOrder(Object.values(TOLD));
