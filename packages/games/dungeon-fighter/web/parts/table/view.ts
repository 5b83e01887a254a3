/** What both views of the throwing table show, and what they can be asked. */
import type { Lying, Obstacle, Triple } from '../../../src/throws/index.ts';
import type { Flight } from '../../flight.ts';
import type { Assisting } from '../../throw/assist.ts';
import type { Arc, Rehearsals } from '../../throw/preview.ts';
import type { Review } from '../review.ts';
import type { Stage } from './stage.ts';

export interface TableShown {
  lying: readonly Lying[];
  flight: Flight | null;
  /** How fast time goes: less is faster. */
  speed: number;
  /** A die in somebody's hand, and where. */
  held: { die: number; place: Triple } | null;
  obstacles: readonly Obstacle[];
  arc: Arc | null;
  rehearsals: Rehearsals | null;
  /** How many degrees round the table one stands. */
  round: number;
  /** Squares of the table (lower left corner and size in micrometres) on which nothing may stand now; left out: none. */
  refused?: readonly { x: number; y: number; size: number }[];
  /** Looks at where the die lies. */
  judged: boolean;
  /** Faces with the sign on a hero's die and on a white one; left out: as the rulebook has them. */
  icons?: { hero: number; bonus: number };
  /** Who stands round the table; left out: nobody. */
  stage?: Stage;
  /** How much is told before a throw, while one is to be made; left out: all. */
  assisting?: Assisting | null;
  /** Where no die flies, one looks from above; and where one may point at a real die, it is told whom. Left out: dice fly. */
  pointed?: { die: number; at: readonly [x: number, y: number] | null; point(at: readonly [x: number, y: number]): void } | null;
  /** The throw before, to be argued about; left out: there is none. */
  review?: Review;
}

/** The place on the table at the hand's height behind a point of the screen; null: it looks past the table. */
export type OnTable = (clientX: number, clientY: number, height: number) => readonly [x: number, y: number] | null;
