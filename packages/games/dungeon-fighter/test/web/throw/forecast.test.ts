/** What is foretold of a throw is what the rules say of it: each rehearsal is also made at a table, with the same tremor. */
import { sfc32 } from '@undercroft/engine';
import { expect, test } from 'vitest';
import { MONSTERS } from '../../../src/index.ts';
import { countsAsHit } from '../../../src/rules/fight.ts';
import type { Lying } from '../../../src/throws/index.ts';
import { AT_REST, powerFor, recordOf } from '../../../web/throw/hand.ts';
import { NO_FIGHT, REHEARSALS, rehearse } from '../../../web/throw/preview.ts';
import { decide, fighting, find, monster, type Scene, swing } from '../../table.ts';

const SEED = 7;
const record = recordOf({ ...AT_REST, power: powerFor(1.5) });

/** A table where a die without a requirement is to be thrown, and the task of rehearsing it. */
function aiming(scene: Scene) {
  const t = fighting({ ...scene, heroes: [{}], rules: { 'play.throws': 'physics', ...scene.rules } });
  swing(t);
  const { wanted, lying, habits, die, rules, monster: faced, song } = t;
  return { t, task: { record, wanted, lying, habits, die, fight: { rules, monster: faced, song } } };
}

/** How many of as many throws at tables of their own hit, each with the next tremor of the same sequence. */
function hitsAtTables(scene: Scene): number {
  let random = sfc32(SEED);
  let hits = 0;
  for (let i = 0; i < REHEARSALS; i++) {
    const { t } = aiming(scene);
    t.random = random;
    const events = decide(t, { seat: 0, kind: 'throw', throw: record as never });
    random = t.random;
    if (find(events, 'thrown').isHit) hits++;
  }
  return hits;
}

const without = MONSTERS.flatMap((card, number) => (card.throw === undefined ? [{ name: card.id, number }] : []));
/** One of each ability, one without, and every Tricky one. */
const kinds = without.filter(({ number }, i) => {
  const ability = (n: number) => MONSTERS[n]!.ability?.ability;
  return ability(number) === 'tricky' || without.findIndex((other) => ability(other.number) === ability(number)) === i;
});

test('there are four Tricky monsters among those foretold', () => {
  expect(kinds.filter(({ number }) => MONSTERS[number]!.ability?.ability === 'tricky')).toHaveLength(4);
});

test.each(kinds)('DF-333 against $name as many rehearsals hit as throws at the table', ({ number }) => {
  const foretold = rehearse(aiming({ monster: number }).task, SEED);
  expect(foretold.hits).toHaveLength(hitsAtTables({ monster: number }));
  expect(foretold.counts[0]).toBe(foretold.misses.length);
});

test('DF-333 DF-356 a hit in section 1 counts against all but the Tricky, and against those under the Song', () => {
  const one = { miss: null, section: 1 } as const;
  for (const { number } of kinds) {
    const tricky = MONSTERS[number]!.ability?.ability === 'tricky';
    expect([number, countsAsHit({ ...NO_FIGHT, monster: number }, one)]).toEqual([number, !tricky]);
    expect(countsAsHit({ ...NO_FIGHT, monster: number, song: true }, one)).toBe(true);
  }
});

test('DF-333 throws into section 1 are no hits against the Duke of Small Print', () => {
  const [duke, squire] = ['duke-of-small-print', 'damp-squire'].map((id) => rehearse(aiming({ monster: monster(id) }).task, SEED));
  expect(squire!.counts[1]).toBeGreaterThan(0);
  expect(duke!.hits).toHaveLength(squire!.hits.length - squire!.counts[1]);
});

test('R-DF-17 the house rule for bones is foretold too', () => {
  const rules = { 'throw.bones': 'strict' };
  const strict = rehearse(aiming({ rules }).task, SEED).hits.length;
  expect(strict).toBe(hitsAtTables({ rules }));
  expect(strict).toBeLessThan(rehearse(aiming({}).task, SEED).hits.length);
});

test('R-DF-16 where cocked dice are thrown again, none of them is foretold', () => {
  const rules = { 'throw.cocked': 'rethrow' };
  // Where dice lie close together one comes to lean on another now and then.
  const lying = [-9, 9].flatMap((x, i) =>
    [-9, 9].map((y, k) => ({ die: 3 + 2 * i + k, pose: { place: [x * 1000, y * 1000, 10_500], turned: [32767, 0, 0, 0] } })),
  ) as Lying[];
  const foretold = (given: Scene, seed: number) => rehearse({ ...aiming(given).task, lying }, seed);
  const differs = Array.from({ length: 12 }, (_, i) => i + 1).find(
    (seed) => JSON.stringify(foretold({ rules }, seed)) !== JSON.stringify(foretold({}, seed)),
  );
  expect(differs).toBeDefined();
  const { hits, misses } = foretold({ rules }, differs!);
  expect(hits.length + misses.length).toBe(REHEARSALS);
});
