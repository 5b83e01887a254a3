/** A throw is made: tremor, simulation, verdict. The same bits for whoever plays, watches, replays or verifies. */
import type { Random } from '@undercroft/engine';
import { type Film, film, type Outcome, simulate } from '@undercroft/physics';
import { perform } from './body/perform.ts';
import { isByHand } from './check.ts';
import { type Habit, habitOf, timesBefore } from './habit.ts';
import { bouncesOf, firstOnBoard, isIconUp, judgeRest, pushedDice, sharesOf, touchedBoxes } from './judge.ts';
import type { ThrowKey } from './keys.ts';
import type { Lying, Motion, Obstacle, ThrowRecord } from './record.ts';
import { USUAL } from './rules.ts';
import { tableWith } from './scenery.ts';
import { seenOnTheWay } from './trajectories.ts';
import { crampedAt, shake, WEAK } from './tremor.ts';
import type { Done, Facts, Thrown, ThrowRules, Verdict } from './verdict.ts';
import { isBeside, isOnBoard } from './where.ts';

interface Judging {
  record: ThrowRecord;
  die: number;
  lying: readonly Lying[];
  outcome: Outcome;
  rules: ThrowRules;
  done: Done[];
}

const um = (mm: number): number => Math.round(mm * 1000) + 0;

function factsOf({ record, lying, outcome, rules }: Judging): Facts {
  const { parts, lies, cocked, reasons } = judgeRest(outcome, rules);
  const first = firstOnBoard(outcome);
  const bounces = bouncesOf(outcome, first);
  const onBoardAt = outcome.touches.find(({ from }) => from === first);
  return {
    reasons: bounces.length === 0 && first < Number.POSITIVE_INFINITY ? ['no-bounce', ...reasons] : reasons,
    bounces: bounces.length,
    bouncedAt: bounces.map(({ x, y }) => ({ x: um(x), y: um(y) })),
    touchedBoardAt: onBoardAt === undefined ? null : { x: um(onBoardAt.x), y: um(onBoardAt.y) },
    shares: sharesOf(parts),
    lies,
    onBoard: isOnBoard(reasons),
    cocked,
    pushed: pushedDice(
      outcome,
      lying.map(({ pose }) => pose),
    ).map((i) => lying[i]!.die),
    touched: touchedBoxes(outcome).map((i) => record.obstacles[i]!.kind),
    ticks: outcome.ticks,
  };
}

/** DF-112 … 118: the first reason makes it a miss; without one it is a hit. */
function verdictOf(judging: Judging): Verdict {
  const { outcome, die, rules, done } = judging;
  const facts = factsOf(judging);
  if (done.some(({ passed }) => !passed)) facts.reasons.push('requirement');
  const miss = facts.reasons[0] ?? null;
  return {
    section: miss === null ? facts.lies : 0,
    miss,
    iconUp: isIconUp(outcome.rest, die, rules),
    rethrow: rules.cocked === 'rethrow' && facts.cocked && !isBeside(facts.reasons),
    done,
    facts,
  };
}

/** All dice as they lie now, the thrown one last. */
function lyingAfter({ lying, outcome, die }: Judging): Lying[] {
  const pose = ({ place, turned }: Outcome['rest']): Lying['pose'] => ({ place: [...place], turned: [...turned] });
  return [...lying.map((one, i) => ({ die: one.die, pose: pose(outcome.lying[i]!) })), { die, pose: pose(outcome.rest) }];
}

type Run<O extends Outcome> = (motion: Motion, lying: readonly Lying[], obstacles: readonly Obstacle[]) => O;

const run: Run<Outcome> = (motion, lying, obstacles) =>
  simulate(
    motion,
    lying.map(({ pose }) => pose),
    tableWith(obstacles),
  );

/** A throw again, as a film for a scene: from what left the hand, which every `Thrown` tells. */
export function filmReleased(released: Motion, lying: readonly Lying[], obstacles: readonly Obstacle[]): Outcome & { film: Film } {
  return film(
    released,
    lying.map(({ pose }) => pose),
    tableWith(obstacles),
  );
}

function thrown<O extends Outcome>(
  how: Run<O>,
  record: ThrowRecord,
  wanted: readonly ThrowKey[],
  lying: readonly Lying[],
  die: number,
  random: Random,
  rules: ThrowRules,
  habits: readonly Habit[],
): Thrown & { outcome: O } {
  const performed = perform({ record, wanted });
  const habit = habitOf(performed.motion);
  const unsteady = (record.hand === 'weak' ? WEAK : 1) * (isByHand(record) ? crampedAt(performed.motion.place[2]) : 1);
  const released = shake(performed.motion, unsteady * (1 + timesBefore(habit, habits)), random);
  const outcome = how(released, lying, record.obstacles);
  const seen = wanted.flatMap((key) => seenOnTheWay(key, { outcome, record }) ?? performed.done.find((one) => one.key === key) ?? []);
  const judging: Judging = { record, die, lying, outcome, rules, done: seen };
  return { verdict: verdictOf(judging), lying: lyingAfter(judging), released, habit, outcome };
}

/** Adds the hand's tremor, simulates, rounds, judges. The record has passed `checkThrow`; `habits`: of throws made before at this table. */
export function carryOut(
  record: ThrowRecord,
  wanted: readonly ThrowKey[],
  lying: readonly Lying[],
  die: number,
  random: Random,
  rules: ThrowRules = USUAL,
  habits: readonly Habit[] = [],
): Thrown {
  const { outcome: _outcome, ...told } = thrown(run, record, wanted, lying, die, random, rules, habits);
  return told;
}

/** The same, bit for bit, with a film of it. */
export function filmThrow(
  record: ThrowRecord,
  wanted: readonly ThrowKey[],
  lying: readonly Lying[],
  die: number,
  random: Random,
  rules: ThrowRules = USUAL,
  habits: readonly Habit[] = [],
): Thrown & { outcome: Outcome & { film: Film } } {
  return thrown(filmReleased, record, wanted, lying, die, random, rules, habits);
}
