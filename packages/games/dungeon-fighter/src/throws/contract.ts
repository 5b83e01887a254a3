/** The ways to come by a throw without a hand: thought out by a bot, made in a hurry, or told by the chances alone. */
import type { Random } from '@undercroft/engine';
import type { ThrowKey } from './keys.ts';
import type { Lying, ThrowRecord } from './record.ts';
import type { Skill, Verdict } from './verdict.ts';

/** A throw of middling skill, for whoever runs out of time. */
export type PlainThrow = (lying: readonly Lying[], wanted: readonly ThrowKey[], random: Random) => ThrowRecord;
/** As well as a bot of this skill can. */
export type Aim = (lying: readonly Lying[], wanted: readonly ThrowKey[], skill: Skill, random: Random) => ThrowRecord;
/** A verdict from the table of chances that was measured with the physics, for search and large simulations. */
export type Roughly = (wanted: readonly ThrowKey[], skill: Skill, die: number, random: Random) => Verdict;
