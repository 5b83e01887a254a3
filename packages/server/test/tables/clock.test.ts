/** The clock on the wall may jump; the time of the tables does not. */
import { expect, test } from 'vitest';
import { clockFor, SteadyClock } from '../../src/tables/door/clock.ts';
import { ann, asked, bob, HOUR, newPlace, running, statusOf } from './place.ts';

const BEGIN = Date.UTC(2026, 0, 5, 12);

/** A wall and a count that a test moves. */
function sources() {
  const time = { wall: BEGIN, steady: 1_000 };
  return {
    time,
    wall: () => time.wall,
    steady: () => time.steady,
    pass(ms: number) {
      time.wall += ms;
      time.steady += ms;
    },
  };
}

test.each([HOUR, -HOUR])('a jump of the wall by %i ms is no jump of the time, which catches up by a tenth', (jump) => {
  const around = sources();
  const clock = new SteadyClock(BEGIN, around);
  around.pass(60_000);
  expect(clock.now()).toBe(BEGIN + 60_000);
  around.time.wall += jump;
  expect(clock.now()).toBe(BEGIN + 60_000);
  let last = clock.now();
  for (let minute = 0; minute < 30; minute++) {
    around.pass(60_000);
    const now = clock.now();
    expect(now - last).toBeGreaterThanOrEqual(54_000);
    expect(now - last).toBeLessThanOrEqual(66_000);
    last = now;
  }
  for (let minute = 0; minute < 11 * 60; minute++) {
    around.pass(60_000);
    clock.now();
  }
  expect(Math.abs(clock.now() - around.time.wall)).toBeLessThan(1_000);
});

test('a small correction is followed at once, and time never goes back', () => {
  const around = sources();
  const clock = new SteadyClock(BEGIN, around);
  around.pass(10_000);
  around.time.wall += 20;
  expect(clock.now()).toBe(around.time.wall);
  around.time.wall -= 500;
  const before = clock.now();
  around.pass(10);
  expect(clock.now()).toBeGreaterThanOrEqual(before);
});

test('after a restart with the wall an hour back, time goes on from where the store has come to, and work is done at once', async () => {
  const place = await newPlace();
  const around = sources();
  const first = await clockFor(place.store, around);
  const tables = place.node({ clock: first.clock, bots: { delayMs: 0, threads: 1 } });
  const { id } = await running(tables, [ann], { seats: 2, bots: [null, 'random'], clock: { kind: 'live', factor: 1 } });
  await place.store.schedule(id, 'deadline', BEGIN);
  const claim = (now: number) => place.store.claim({ owner: 'somebody', kinds: ['deadline'], now, leaseMs: 6_000, limit: 1 });
  expect(await claim(first.clock.now())).toHaveLength(1);
  // The process is killed; meanwhile the clock on the wall is set back.
  around.time.wall -= HOUR;
  const { clock } = await clockFor(place.store, around);
  expect(clock.now()).toBeGreaterThanOrEqual((await place.store.get(id))!.updatedAt);
  around.pass(7_000);
  // What the dead process held can be done by the next as soon as its lease has ended.
  expect(await claim(clock.now())).toHaveLength(1);
  const again = place.node({ clock });
  const { asked: questions } = await again.view(ann, id);
  expect(questions.find(({ ask }) => !ask.may)!.deadline! - clock.now()).toBeLessThan(HOUR / 2);
});

test('an hour ahead on the wall times nobody out, an hour back keeps nobody waiting', async () => {
  for (const jump of [HOUR, -HOUR]) {
    const place = await newPlace();
    const around = sources();
    const { clock } = await clockFor(place.store, around);
    const tables = place.node({ clock });
    const { id } = await running(tables, [ann, bob], { clock: { kind: 'live', factor: 1 } });
    around.time.wall += jump;
    around.pass(1_000);
    await tables.work.runDue();
    expect(tables.stats().timeOuts).toBe(0);
    const { asked: questions } = await tables.view(ann, id);
    // A tenth more than what they were given, and they are late.
    around.pass(1.12 * (questions[0]!.deadline! - BEGIN));
    await tables.work.runDue();
    expect(tables.stats().timeOuts).toBeGreaterThan(0);
    expect(await statusOf(tables, id)).toBe('running');
  }
});

test('a store that is absurdly far ahead is not believed', async () => {
  const place = await newPlace();
  place.clock.time = BEGIN + 1000 * HOUR;
  await place.node().create(ann, asked());
  const { clock } = await clockFor(place.store, sources());
  expect(clock.now()).toBeLessThan(BEGIN + 26 * HOUR);
});
