/** A real throw, told by pointing at the shield. */
import { expect, test } from 'vitest';
import { BONES, HOLES, RINGS } from '../../../src/throws/target.ts';
import { liesWhere, toldOf } from '../../../web/throw/telling.ts';
import { asks, decide, fighting, find, swing, weapon } from '../../table.ts';

const rings = RINGS.map(({ section, radius }, i) => ({ section, middle: (radius + (RINGS[i - 1]?.radius ?? -radius)) / 2 }));

test.each(rings)('DF-110 DF-126 whoever points into section $section says so', ({ section, middle }) => {
  // At 62° there is neither hole nor bone.
  const at = (62 * Math.PI) / 180;
  expect(liesWhere([Math.round(middle * Math.cos(at)), Math.round(middle * Math.sin(at))])).toBe(section);
});

test('DF-113 DF-114 DF-115 a hole, a bone and the oak beside the shield are reasons for a miss', () => {
  expect(HOLES.map(({ x, y }) => liesWhere([x, y]))).toEqual(HOLES.map(() => 'hole'));
  expect(BONES.map(({ x, y }) => liesWhere([x, y]))).toEqual(BONES.map(() => 'bone'));
  expect(liesWhere([240_000, 0])).toBe('off-board');
});

test('DF-117 a section with a requirement that was not done can be told, and is a miss', () => {
  const t = fighting({ heroes: [{ gear: [weapon('elbow', { plus: 2 })] }] });
  swing(t, { weapons: t.heroes[0]!.gear.slice() });
  const told = toldOf(4, false, [], t.wanted)!;
  const events = decide(t, { seat: 0, kind: 'tell', told });
  expect(find(events, 'thrown')).toMatchObject({ isHit: false, verdict: { miss: 'requirement' } });
  expect(asks(t)).toEqual([{ seat: 0, kind: 'swing' }]);
});

test('nothing is told before it is said where the die lies', () => {
  expect(toldOf(null, true, [], [])).toBeNull();
  expect(toldOf('bone', true, [], [])).toEqual({ section: 0, miss: 'bone', iconUp: true, done: [] });
});
