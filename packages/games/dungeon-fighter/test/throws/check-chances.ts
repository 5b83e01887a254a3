/** Prints how often throws hit, by the table of chances and by the physics, for some sets of requirements: JSON. */
import { sfc32 } from '@undercroft/engine';
import { roughly, type Skill, type ThrowKey } from '../../src/throws/index.ts';
import { hitsOf, measure } from './measuring.ts';

export interface Compared {
  skill: Skill;
  wanted: readonly ThrowKey[];
  /** Hits in a hundred. */
  rough: number;
  thrown: number;
}

const SETS: readonly [Skill, readonly ThrowKey[]][] = [
  ['first-timer', []],
  ['regular', []],
  ['show-off', []],
  ['regular', ['blind']],
  ['regular', ['catapult']],
  ['regular', ['two-bounce']],
  ['regular', ['blind', 'spin']],
  ['regular', ['weak-hand', 'two-bounce']],
  ['regular', ['crossbow', 'sitting']],
  ['regular', ['dancing', 'pious']],
  ['regular', ['elbow', 'crossbow']],
];

const compared: Compared[] = SETS.map(([skill, wanted]) => {
  const random = sfc32(2);
  let hits = 0;
  for (let i = 0; i < 4000; i++) if (roughly(wanted, skill, 0, random).miss === null) hits++;
  return { skill, wanted, rough: hits / 40, thrown: hitsOf(measure({ skill, wanted, aims: 10, throws: 24, seed: 99 })) };
});
console.log(JSON.stringify(compared));
