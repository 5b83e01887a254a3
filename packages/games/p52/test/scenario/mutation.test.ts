/** Whatever the check lets through can be played: by random parties, to the end, with the books kept. */
import { readFileSync } from 'node:fs';
import { below, type Config, chacha8, pick, type Random, readMaterial, seedFrom } from '@undercroft/engine';
import { anyDecision, anyOptions, holdInvariants, randomFrom } from '@undercroft/testkit';
import { expect, test } from 'vitest';
import type { Decision } from '../../src/decisions.ts';
import type { Table } from '../../src/table.ts';
import { game } from '../table.ts';
import type { Loose } from './flawed.ts';
import { mutated } from './mutate.ts';

const HOUSE = ['drowned-bailey', 'short-stay'].map(
  (name): Loose => JSON.parse(readFileSync(new URL(`../../src/content/${name}/scenario.json`, import.meta.url), 'utf8')),
);
/** How many; more at night: `P52_MUTANTS=5000 npx vitest run …/mutation.test.ts`, from another place with `P52_MUTANTS_FROM`. */
const MUTANTS = Number(process.env.P52_MUTANTS ?? 60);
const FROM = Number(process.env.P52_MUTANTS_FROM ?? 0);
/** Long enough for most; whoever still plays then goes home. */
const ENOUGH = 1_500;

const wantsHome = (t: Table): Decision | undefined => {
  for (const ask of game.play.pending(t)) {
    if (ask.kind === 'giveUp') return { seat: ask.seat, kind: 'giveUp', giveUp: true };
    if (ask.kind === 'agree') return { seat: ask.seat, kind: 'agree', yes: true };
  }
  return undefined;
};

/** Anything but to give up, which everybody may propose once a room: that is for the end. */
function goesOn(t: Table, random: Random): Decision {
  for (;;) {
    const d = anyDecision(game, t, random) as Decision;
    if (d.kind !== 'giveUp') return d;
  }
}

/** Plays it to its end; says how. */
function playOut(config: Config, seed: string): string {
  const random = randomFrom(`plays ${seed}`);
  const t = game.play.setup(config, chacha8(seedFrom(seed)));
  game.play.begin(t, null);
  let taken = 0;
  for (; t.stack.length > 0 && taken < 2 * ENOUGH; taken++) {
    const d = (taken > ENOUGH ? wantsHome(t) : undefined) ?? goesOn(t, random);
    game.play.decide(t, d, []);
    if (taken % 50 === 0) holdInvariants(game, t, config.seats, random);
  }
  holdInvariants(game, t, config.seats, random);
  if (t.stack.length > 0) throw new Error(`not over after ${taken} decisions`);
  return t.ending;
}

test('whatever is let through plays to its end', () => {
  const endings: Record<string, number> = {};
  const broken: string[] = [];
  for (let i = FROM; i < FROM + MUTANTS; i++) {
    const random = randomFrom(`mutant ${i}`);
    const scenario = mutated(pick(random, HOUSE), 1 + below(random, 24), random);
    const seats = 1 + below(random, 5);
    try {
      const options = anyOptions(game, seats, random);
      const ending = playOut({ seats, options, shut: [], material: readMaterial(game, scenario) }, `mutant ${i}`);
      endings[ending] = (endings[ending] ?? 0) + 1;
    } catch (error) {
      broken.push(`${i}: ${error instanceof Error ? (error.stack ?? error.message).split('\n').slice(0, 9).join(' | ') : error}`);
    }
  }
  // A night shift wants to know how they went.
  if (process.env.P52_MUTANTS) console.log(endings);
  expect(broken.slice(0, 12)).toEqual([]);
  expect(Object.keys(endings)).toEqual(expect.arrayContaining(['died', 'abandoned']));
}, 600_000);
