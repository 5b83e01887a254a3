/** House rules of whoever begins at once with bots. In a file of its own: the first page needs no more of house rules. */
import { abouts } from '@undercroft/catalog/abouts';
import type { OptionValues } from '@undercroft/engine';

/** What is otherwise for whoever begins at once with bots. */
export const withBots = (slug: string): OptionValues => abouts.find((about) => about.slug === slug)?.withBots ?? {};
