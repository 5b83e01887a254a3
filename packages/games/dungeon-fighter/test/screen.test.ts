/** Dice thrown on the screen: what the rules make of the throwing table. */
import { canonical, sfc32 } from '@undercroft/engine';
import { describe, expect, test } from 'vitest';
import type { Of } from '../src/decisions.ts';
import { game } from '../src/index.ts';
import type { Table } from '../src/table.ts';
import { aim, carryOut, checkThrow, type ThrowKey, type ThrowRecord } from '../src/throws/index.ts';
import { asks, decide, fighting, find, ownMonster, ownSheet, refusal, swing, useIcon, weapon } from './table.ts';

const SCREEN = { rules: { 'play.throws': 'physics' } };

/** A throw that can be carried out, aimed by a regular. */
function record(t: Table, seed = 1): Of<'throw'>['throw'] {
  for (let i = seed; ; i++) {
    const made: ThrowRecord = aim(t.lying, t.wanted, 'regular', sfc32(i));
    if (checkThrow(made, t.wanted, t.lying) === null) return made as Of<'throw'>['throw'];
  }
}
const thrown = (t: Table, seed?: number) => decide(t, { seat: t.heroes[t.thrower]!.seat, kind: 'throw', throw: record(t, seed) });

describe('a throw on the screen', () => {
  test('is an open question to the thrower, and the verdict is that of the throwing table', () => {
    const t = fighting({ ...SCREEN, hp: 40 });
    swing(t, { die: 1 });
    expect(game.play.pending(t)).toEqual([{ seat: 0, kind: 'throw', open: true }]);
    const made = record(t);
    const expected = carryOut(made, [], [], 1, structuredClone(t.random), t.rules.throwRules);
    const events = decide(t, { seat: 0, kind: 'throw', throw: made });
    expect(find(events, 'thrown').verdict).toEqual(expected.verdict);
    expect(t.lying).toEqual(expected.lying);
  });
  test('a record that comes again in the same game is thrown less steadily', () => {
    const t = fighting({ ...SCREEN, hp: 400, monster: ownMonster({ hp: 400 }) });
    swing(t);
    const made = record(t);
    const { habit } = carryOut(made, [], [], 0, sfc32(1));
    decide(t, { seat: 0, kind: 'throw', throw: made });
    expect(t.habits).toEqual([habit]);
    if (asks(t)[0]!.kind === 'icon') decide(t, { seat: 0, kind: 'icon', do: 'nothing' });
    t.lying = [];
    swing(t);
    const random = structuredClone(t.random);
    const { released } = find(decide(t, { seat: 1, kind: 'throw', throw: made }), 'thrown').seen!;
    expect(released).toEqual(carryOut(made, [], [], 1, structuredClone(random), t.rules.throwRules, [habit]).released);
    expect(released).not.toEqual(carryOut(made, [], [], 1, structuredClone(random), t.rules.throwRules).released);
    expect(t.habits).toEqual([habit, habit]);
  });
  test('R-DF-14 thrown dice lie until recovery', () => {
    const t = fighting({
      ...SCREEN,
      hp: 400,
      heroes: [{ card: ownSheet([{ ability: 'counterblow' }, { ability: 'counterblow' }, { ability: 'counterblow' }]) }, {}],
      monster: ownMonster({ hp: 400 }),
    });
    for (let i = 0; i < 3; i++) {
      swing(t);
      thrown(t, i * 50 + 1);
      if (asks(t)[0]!.kind === 'icon') decide(t, { seat: asks(t)[0]!.seat, kind: 'icon', do: 'nothing' });
    }
    expect(t.lying.map(({ die }) => die)).toEqual([0, 1, 2]);
    decide(t, { seat: t.heroes[t.thrower]!.seat, kind: 'swing', do: 'recover' });
    expect(t.lying).toEqual([]);
  });
  test('R-DF-15 Swing Again takes back the thrown die only', () => {
    const card = ownSheet([{ ability: 'swing-again' }, { ability: 'swing-again' }, { ability: 'swing-again' }]);
    const t = fighting({
      rules: { 'play.throws': 'physics', 'throw.heroIcons': 3 },
      heroes: [{ card }, { card }],
      monster: ownMonster({ hp: 400 }),
    });
    let used = false;
    for (let seed = 1; seed < 40 && !used; seed++) {
      swing(t);
      const before = t.lying.length;
      thrown(t, seed * 31);
      if (asks(t)[0]!.kind === 'icon' && before > 0) {
        useIcon(t, t.die);
        expect(t.lying).toHaveLength(before);
        used = true;
      } else if (asks(t)[0]!.kind === 'icon') decide(t, { seat: asks(t)[0]!.seat, kind: 'icon', do: 'nothing' });
      else if (t.available.length === 0) decide(t, { seat: t.heroes[t.thrower]!.seat, kind: 'swing', do: 'recover' });
    }
    expect(used).toBe(true);
  });
  test('the hand trembles by the table’s own generator, after the decision is in', () => {
    const t = fighting({ ...SCREEN, hp: 40 });
    swing(t);
    const made = record(t);
    const [a, b] = [structuredClone(t), structuredClone(t)];
    b.random = sfc32(99);
    decide(a, { seat: 0, kind: 'throw', throw: made });
    decide(b, { seat: 0, kind: 'throw', throw: made });
    expect(canonical(a.lying)).not.toBe(canonical(b.lying));
  });
  test('a thousand throws at once get one', () => {
    const t = fighting({ ...SCREEN, hp: 40 });
    swing(t);
    const made = record(t);
    decide(t, { seat: 0, kind: 'throw', throw: made });
    const after = canonical(t);
    for (let i = 0; i < 1000; i++) expect(() => decide(t, { seat: 0, kind: 'throw', throw: made })).toThrow();
    expect(canonical(t)).toBe(after);
  });
  test.each<[string, (r: ThrowRecord) => unknown]>([
    ['too fast', (r) => ({ ...r, velocity: [0, 9000, 0] })],
    ['too slow', (r) => ({ ...r, velocity: [0, 10, 0] })],
    ['leaning in', (r) => ({ ...r, place: [0, 0, 300_000] })],
    ['too high', (r) => ({ ...r, place: [r.place[0], r.place[1], 2_000_000] })],
    ['spinning too fast', (r) => ({ ...r, spin: [0, 0, 900_000] })],
    ['not a number', (r) => ({ ...r, velocity: [Number.NaN, 1, 1] })],
    ['huge', (r) => ({ ...r, place: [1e300, 0, 0] })],
    ['half a step', (r) => ({ ...r, station: 2700.5 })],
    ['the wrong hand', (r) => ({ ...r, hand: 'weak' })],
    ['something more', (r) => ({ ...r, luck: 7 })],
    ['a launcher nobody asked for', (r) => ({ ...r, launchers: ['nose'] })],
    ['no record', () => null],
    ['a word', () => 'hard'],
  ])('outside the envelope is refused with the rule, and nothing changes: %s', (_name, spoil) => {
    const t = fighting({ ...SCREEN, hp: 40 });
    swing(t);
    const before = canonical(t);
    const found = refusal(t, { seat: 0, kind: 'throw', throw: spoil(record(t)) });
    expect([found?.code, typeof found?.rule, typeof found?.message]).toEqual(['against-the-rules', 'string', 'string']);
    expect(canonical(t)).toBe(before);
  });
  test('DF-117 a requirement left out is refused', () => {
    const blind = weapon('blind', { plus: 3 });
    const t = fighting({ ...SCREEN, heroes: [{ gear: [blind] }, {}] });
    swing(t, { weapons: [blind] });
    const made = record(t);
    expect(refusal(t, { seat: 0, kind: 'throw', throw: { ...made, channels: {} } })).toMatchObject({ rule: 'DF-117' });
  });
  test('bots aim, and what they aim can be carried out, whatever is asked', () => {
    for (const key of ['nose', 'card-jump', 'catapult'] satisfies ThrowKey[]) {
      const t = fighting({ ...SCREEN, monster: ownMonster({ throw: key, hp: 20 }) });
      swing(t);
      const [d] = game.bots.suggest!(game.sight.view(t, 0), { seat: 0, kind: 'throw' })!;
      expect(refusal(t, d)).toBeNull();
    }
  });
  test('time up: a plain throw is made, and it is legal', () => {
    const t = fighting({ ...SCREEN, hp: 40 });
    swing(t);
    expect(refusal(t, game.play.questions.throw.fallback(t, { seat: 0, kind: 'throw' }))).toBeNull();
  });
  test('an imagined table throws by chance', () => {
    const t = fighting({ ...SCREEN, hp: 40 });
    swing(t);
    const view = game.sight.view(t, 0);
    const imagined = game.sight.imagine(view, sfc32(3));
    expect(game.sight.view(imagined, 0).stack).toEqual(view.stack);
    const [d] = game.bots.suggest!(game.sight.view(imagined, 0), { seat: 0, kind: 'throw' })!;
    game.play.apply(imagined, d!, null);
    expect(imagined.lying).toEqual([]);
    expect(imagined.verdict).not.toBeNull();
  });
});
