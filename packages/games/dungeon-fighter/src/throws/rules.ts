/** The house rules a throw is judged by when nobody says otherwise. */
import type { ThrowRules } from './verdict.ts';

export const USUAL: ThrowRules = { cocked: 'judge', bones: 'majority', iconFaces: { hero: 2, bonus: 1 } };
