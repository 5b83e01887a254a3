/** What the question that waits lets one point at in the room. */
import type { View } from '../../../src/index.ts';
import { keyOn, type On } from '../acts/plan.ts';

export interface Target {
  on: NonNullable<On>;
  /** The spot it is on. */
  place: number;
  /** What pressing it does, for ears. */
  label: string;
  chosen: boolean;
  /** The number that would be needed, or a sign. */
  badge?: string;
  press(): void;
}

export interface Pointing {
  /** The kind of decision; undefined: nothing may be pressed. */
  decision: string | undefined;
  targets: readonly Target[];
  /** Spots in range and in sight of what was chosen, and those in range behind a wall. */
  range: readonly number[];
  hidden: readonly number[];
  /** Spots that could be walked to. */
  reach: readonly number[];
  /** From whom to whom, drawn as a line with the distance. */
  line: { from: number; to: number } | null;
}

export const NOWHERE: Pointing = { decision: undefined, targets: [], range: [], hidden: [], reach: [], line: null };

export const placeOfOn = (view: View, on: NonNullable<On>): number => {
  if (on.is === 'spot') return on.id;
  return (on.is === 'enemy' ? view.enemies.find(({ id }) => id === on.id)?.place : view.heroes[on.id]?.place) ?? -1;
};

export const targetsAt = ({ targets }: Pointing, place: number): Target[] => targets.filter((target) => target.place === place);

/** What a press on a spot means. */
export type Press = 'target' | 'crowd' | 'look';

/** A step is taken at once. Of several on the spot one is chosen first; what is chosen already is looked at. */
export function pressOn(pointing: Pointing, place: number, standing: number): Press {
  const here = targetsAt(pointing, place);
  if (here.some(({ on }) => on.is === 'spot')) return 'target';
  if (standing > 1) return 'crowd';
  return here.length > 0 && !here[0]!.chosen ? 'target' : 'look';
}

export const isOn = (target: Target, on: On): boolean => keyOn(target.on) === keyOn(on);
