import { canonical } from '@undercroft/engine';
import { describe, expect, test } from 'vitest';
import { game } from '../../src/index.ts';
import {
  asks,
  decide,
  fall,
  fighting,
  find,
  hps,
  maintaining,
  mayAsks,
  ownMonster,
  refusal,
  swing,
  throwDie,
  toldAs,
  types,
  useIcon,
  weapon,
} from '../table.ts';

const nose = () => ownMonster({ throw: 'nose', hp: 20, damage: 2 });

describe('a real table', () => {
  test('the leader confirms what others tell, the next seat what the leader tells', () => {
    const t = fighting({ leader: 1, thrower: 0 });
    swing(t);
    decide(t, { seat: 0, kind: 'tell', told: toldAs(t, { section: 2 }) });
    expect(asks(t)).toEqual([{ seat: 1, kind: 'confirm' }]);
    decide(t, { seat: 1, kind: 'confirm', refuse: null });
    swing(t);
    decide(t, { seat: 1, kind: 'tell', told: toldAs(t, { section: 2 }) });
    expect(asks(t)).toEqual([{ seat: 2, kind: 'confirm' }]);
  });
  test('alone it is a matter of honour', () => {
    const t = fighting({ alone: true, hp: 10 });
    swing(t);
    decide(t, { seat: 0, kind: 'tell', told: toldAs(t, { section: 2 }) });
    expect([t.hp, asks(t)[0]!.kind, t.thrower]).toEqual([8, 'swing', 1]);
  });
  test('DF-117 a refused tick is a miss', () => {
    const t = fighting({ monster: nose(), leader: 2 });
    swing(t);
    decide(t, { seat: 0, kind: 'tell', told: toldAs(t, { section: 5 }) });
    const events = decide(t, { seat: 2, kind: 'confirm', refuse: 'nose' });
    expect(types(events)).toContain('tickRefused');
    expect([t.hp, ...hps(t)]).toEqual([20, 7, 9, 9]);
  });
  test('the leader may enter a throw for anybody, and it is confirmed like any other', () => {
    const t = fighting({ leader: 2, hp: 10 });
    swing(t);
    expect(mayAsks(t)).toEqual([{ seat: 2, kind: 'enter' }]);
    decide(t, { seat: 2, kind: 'enter', told: toldAs(t, { section: 3 }) });
    decide(t, { seat: 2, kind: 'confirm', refuse: null });
    expect([t.hp, t.teller, t.thrower]).toEqual([7, 2, 1]);
    swing(t);
    expect(refusal(t, { seat: 0, kind: 'enter', told: toldAs(t, { section: 3 }) })).toMatchObject({ rule: 'DF-118' });
  });
  test('the leader corrects the last throw until the next one starts', () => {
    const t = fighting({ leader: 2, hp: 10, monster: ownMonster({ hp: 10, damage: 2 }) });
    throwDie(t, { section: 5 });
    expect([t.hp, ...hps(t)]).toEqual([5, 9, 9, 9]);
    const events = decide(t, { seat: 2, kind: 'correct', told: toldAs(t, { miss: 'hole' }) });
    expect(types(events)).toContain('corrected');
    expect([t.hp, ...hps(t), t.thrower, t.shots]).toEqual([10, 7, 9, 9, 1, 1]);
    swing(t);
    expect(refusal(t, { seat: 2, kind: 'correct', told: toldAs(t, { section: 1 }) })).toMatchObject({ rule: 'DF-118' });
  });
  test('a correction takes the icon back too, and a kill', () => {
    const t = fighting({ hp: 4, coins: 0 });
    throwDie(t, { die: 1, section: 5, icon: true });
    useIcon(t, 1);
    expect([t.coins, t.beaten.length, t.phase]).toEqual([2, 1, 'movement']);
    decide(t, { seat: 0, kind: 'correct', told: { section: 1, miss: null, iconUp: false, done: [] } });
    expect([t.coins, t.beaten.length, t.hp, t.phase, t.thrower]).toEqual([0, 0, 3, 'encounter', 1]);
  });
  test('others cannot correct', () => {
    const t = fighting({ hp: 10 });
    throwDie(t, { section: 2 });
    expect(refusal(t, { seat: 1, kind: 'correct', told: toldAs(t, { section: 1 }) })).toMatchObject({ rule: 'DF-118' });
  });
  test('what the board cannot give is refused, and nothing changes', () => {
    const t = fighting({ monster: nose() });
    swing(t);
    const before = canonical(t);
    const wrong: unknown[] = [
      { section: 6, miss: null, iconUp: false, done: [] },
      { section: 3, miss: 'hole', iconUp: false, done: [] },
      { section: 0, miss: null, iconUp: false, done: [] },
      { section: 0, miss: 'bored', iconUp: false, done: [] },
      { section: 3, miss: null, iconUp: 1, done: [] },
      { section: 3, miss: null, iconUp: true, done: ['elbow'] },
      { section: 3, miss: null, iconUp: true, done: ['nose', 'nose'] },
      { section: 3, miss: null, iconUp: true },
      { section: Number.NaN, miss: null, iconUp: true, done: [] },
      null,
      'bullseye',
    ];
    for (const told of wrong) {
      const found = refusal(t, { seat: 0, kind: 'tell', told });
      expect([found?.code, typeof found?.rule]).toEqual(['against-the-rules', 'string']);
    }
    expect(canonical(t)).toBe(before);
  });
  test('bots tell what somebody of their skill would have thrown', () => {
    const t = fighting({ monster: nose() });
    swing(t);
    const [d] = game.bots.suggest!(game.sight.view(t, 0), { seat: 0, kind: 'tell' })!;
    expect(refusal(t, d)).toBeNull();
  });
  test('the view shows what can be corrected, and nothing hidden of it', () => {
    const t = fighting({ hp: 10 });
    throwDie(t, { section: 5 });
    const { before } = game.sight.view(t, 1);
    expect([before?.hp, before?.boss]).toEqual([10, null]);
    expect(maintaining().t.before).toBe('');
  });
  test('DF-117 each requirement has its own tick', () => {
    const blind = weapon('blind', { plus: 3 });
    const t = fighting({ monster: nose(), heroes: [{ gear: [blind] }, {}] });
    swing(t, { weapons: [blind] });
    const events = fall(t, { section: 4, done: ['nose'] });
    expect(find(events, 'thrown').verdict.done.map(({ key, passed }) => [key, passed])).toEqual([
      ['nose', true],
      ['blind', false],
    ]);
  });
});
