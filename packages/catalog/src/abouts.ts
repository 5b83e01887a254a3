/** What can be told of every game without loading any: doors in their order, samples last. */
import type { About } from '@undercroft/engine';
import { folders } from './folders.ts';
import { inOrder } from './order.ts';

const told = folders.map(async (slug): Promise<About> => (await import(`@undercroft/${slug}/about`)).about);

export const abouts: readonly About[] = inOrder(await Promise.all(told));
