/** What matters is shown and heard more: a moment lights and shakes the board, and calls its words, by its weight. */
import type { CSSProperties, ReactNode } from 'react';
import type { SoundName } from '../sound/sound.ts';
import './moment.css';

/** 1 a scratch, 2 a blow, 3 what turns the game. */
export type Weight = 1 | 2 | 3;

export interface Moment {
  weight: Weight;
  /** For whoever it happens to on the side of the party. */
  tone: 'good' | 'bad';
}

/** How much an amount matters, measured by what there is to lose or to gain. */
export function weightOf(amount: number, of: number): Weight {
  const share = Math.abs(amount) / Math.max(1, of);
  if (share >= 0.5) return 3;
  return share >= 0.25 ? 2 : 1;
}

/** Of what happens at once, what matters more. */
export const heavier = (a: Moment | null, b: Moment | null): Moment | null => (a === null || (b !== null && b.weight > a.weight) ? b : a);

/** How much longer what matters is looked at, in milliseconds: the world holds its breath. */
export const FREEZE: Record<Weight, number> = { 1: 0, 2: 160, 3: 420 };

/** How a loss sounds. */
const BLOWS: Record<Weight, SoundName> = { 1: 'scratch', 2: 'hurt', 3: 'crash' };

/** How `data-weight` and `data-tone` say it to style sheets. */
export const weighed = (moment: Moment | null | undefined) =>
  moment ? { 'data-weight': moment.weight, 'data-tone': moment.tone } : undefined;

/** A number that bursts where it strikes, larger the more it matters. What it stands in must be positioned. */
export const Burst = ({ moment, children }: { moment: Moment; children: ReactNode }) => (
  <span className="burst" {...weighed(moment)} aria-hidden="true">
    {children}
  </span>
);

/** Where something lunges to and comes back from, in shares of its own size or any lengths. */
export const lunge = (dx: string, dy: string) => ({ '--lunge-x': dx, '--lunge-y': dy }) as CSSProperties;

/** Words called across the board in a moment; the log says them too. */
export const Cry = ({ moment, children }: { moment: Moment; children: ReactNode }) => (
  <p className="cry" {...weighed(moment)} aria-hidden="true">
    <span>{children}</span>
  </p>
);

/** How a moment sounds. */
export function soundOf({ weight, tone }: Moment): SoundName {
  if (tone === 'bad') return BLOWS[weight];
  return weight === 3 ? 'victory' : 'chime';
}
