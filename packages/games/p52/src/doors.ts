/** The scenario of a table, opened. How scenarios and characters come to one from outside is said in `outside.ts`. */
import { type Carries, materialOf } from '@undercroft/engine';
import { DROWNED_BAILEY } from './content/scenarios.ts';
import { type Book, bookOf } from './scenario/book.ts';

/** The usual scenario, opened. */
export const USUAL: Book = bookOf(DROWNED_BAILEY);

/** The scenario a table is played with, opened; ours if nobody says. */
export const bookFor = (t: Carries<Book>): Book => materialOf(t) ?? USUAL;
