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

/** Pressing a spot again chooses the next one there. */
export function pressSpot(pointing: Pointing, place: number): boolean {
  const here = targetsAt(pointing, place);
  const next = here[(here.findIndex(({ chosen }) => chosen) + 1) % Math.max(1, here.length)];
  next?.press();
  return next !== undefined;
}

export const isOn = (target: Target, on: On): boolean => keyOn(target.on) === keyOn(on);
