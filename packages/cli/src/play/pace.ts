/** How fast bots go on at the terminal: how long they think, and whether each of their deeds is told as it happens. */
import { setTimeout as sleep } from 'node:timers/promises';
import { Usage } from '../usage.ts';

export const PACES = ['story', 'brisk', 'at-once'] as const;
export type Pace = (typeof PACES)[number];
export const USUAL_PACE: Pace = 'brisk';

interface Pacing {
  /** How long a bot that nobody named may think about an answer, in milliseconds. */
  thought: number;
  /** How long one looks at a deed before the next begins, in milliseconds; 0: all is told together when a person is asked. */
  pause: number;
}

const PACING: Record<Pace, Pacing> = {
  story: { thought: 300, pause: 900 },
  brisk: { thought: 150, pause: 0 },
  'at-once': { thought: 40, pause: 0 },
};

export const pacingOf = (pace: Pace): Pacing => PACING[pace];

/** The pace of that name. Throws `Usage` if there is none. */
export function paceNamed(name: string): Pace {
  const found = PACES.find((pace) => pace === name);
  if (found === undefined) throw new Usage(`a pace is one of ${PACES.join(', ')}, not '${name}'`);
  return found;
}

/** Between two looks whether somebody pressed Enter, in milliseconds. */
const LOOK = 50;

/** Waits, but no longer than until `isOver`. */
export async function rest(ms: number, isOver: () => boolean): Promise<void> {
  for (let waited = 0; waited < ms && !isOver(); waited += LOOK) await sleep(LOOK);
}
