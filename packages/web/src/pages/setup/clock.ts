/** Clocks as a form has them: quiet hours are the owner's own, the server's are UTC. */
import type { Clock } from '@undercroft/client';

const DAY = 24;
const wrapped = (hour: number): number => ((Math.round(hour) % DAY) + DAY) % DAY;

/** An hour of the day here as an hour in UTC; `offset` is `Date.getTimezoneOffset()`, in minutes. */
export const toUtc = (hour: number, offset: number): number => wrapped(hour + offset / 60);
export const toLocal = (hour: number, offset: number): number => wrapped(hour - offset / 60);

export const SPEEDS = [0.5, 1, 2, 4] as const;
export const HOURS = [12, 24, 48, 72, 168] as const;

export const USUAL_CLOCKS: Record<Clock['kind'], Clock> = {
  live: { kind: 'live', factor: 1 },
  days: { kind: 'days', hours: 24 },
  none: { kind: 'none' },
};

/** Among friends nobody is hurried; strangers do not keep each other waiting. */
export const usualClock = (visibility: 'public' | 'private'): Clock => USUAL_CLOCKS[visibility === 'private' ? 'none' : 'live'];

export const sameClock = (one: Clock, other: Clock): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Nobody runs out of time while people here sleep. */
export const usualQuiet = (offset: number): { from: number; to: number } => ({ from: toUtc(22, offset), to: toUtc(8, offset) });
