/** What the rules may ask of the throwing table. */
import type { Random } from '@undercroft/engine';
import type { ThrowKey } from './keys.ts';
import type { Lying, ThrowRecord } from './record.ts';
import type { Skill, ThrowFlaw, Thrown, ThrowRules, Verdict } from './verdict.ts';

/** Whether a record, which may be anything, can be carried out; null: it can. */
export type CheckThrow = (record: unknown, wanted: readonly ThrowKey[], lying: readonly Lying[]) => ThrowFlaw | null;
/** Adds the hand's tremor, simulates, rounds, judges. The record has passed `checkThrow`. */
export type CarryOut = (
  record: ThrowRecord,
  wanted: readonly ThrowKey[],
  lying: readonly Lying[],
  die: number,
  random: Random,
  rules?: ThrowRules,
) => Thrown;
/** A throw of middling skill, for whoever runs out of time. */
export type PlainThrow = (lying: readonly Lying[], wanted: readonly ThrowKey[], random: Random) => ThrowRecord;
export type Aim = (lying: readonly Lying[], wanted: readonly ThrowKey[], skill: Skill, random: Random) => ThrowRecord;
/** A verdict from the table of chances that was measured with the physics, for search and large simulations. */
export type Roughly = (wanted: readonly ThrowKey[], skill: Skill, die: number, random: Random) => Verdict;
