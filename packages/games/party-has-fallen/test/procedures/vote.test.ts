import { expect, test } from 'vitest';
import type { Decision } from '../../src/decisions.ts';
import { HOUSE_RULES } from '../../src/house-rules.ts';
import { game } from '../../src/index.ts';
import { OUT } from '../../src/table.ts';
import { held, hps, item, may, rooms, take, told, turnOf, waiting, why } from '../table.ts';

const scene = { map: 'PPP', party: [{ items: ['Half a Crown'] }, { at: 1 }, { at: 2 }], options: { 'table.vote': true } };
const propose = (fix: object): Decision =>
  ({ seat: 0, kind: 'propose', reason: 'We forgot.', fix: 'hp', who: 0, to: 1, ...fix }) as Decision;
const vote = (seat: number, yes: boolean): Decision => ({ seat, kind: 'vote', yes });

test('R-PHF-50 [table.vote] anybody proposes a fix; a majority of the others applies it, and it is logged', () => {
  const t = turnOf(scene);
  expect(may(t)).toContain('2 propose');
  take(t, propose({ fix: 'hp', who: 1, to: 7 }));
  expect(waiting(t)).toEqual(['1 vote', '2 vote']);
  const out = take(t, vote(1, true), vote(2, true));
  expect(told(out, 'voted')[0]).toMatchObject({ yes: [1, 2], no: [], applied: true });
  expect([hps(t), waiting(t)]).toEqual([[20, 7, 20], ['0 turn']]);
  take(t, propose({ fix: 'room', who: 2, to: 0 }), vote(1, true), vote(2, false));
  expect(rooms(t)).toEqual([0, 1, 2]);
  take(t, propose({ fix: 'room', who: 2, to: 0 }), vote(1, true), vote(2, true));
  expect(rooms(t)).toEqual([0, 1, 0]);
});

test('R-PHF-50 a minority changes nothing, and whoever is out has no vote', () => {
  const t = turnOf({ ...scene, party: [{}, {}, {}, {}, {}] });
  t.seats[4]!.status = OUT;
  take(t, propose({ fix: 'hp', who: 1, to: 7 }));
  expect(waiting(t)).toEqual(['1 vote', '2 vote', '3 vote']);
  take(t, vote(1, true), vote(2, false), vote(3, false));
  expect(hps(t)[1]).toBe(20);
});

test('R-PHF-50 R-PHF-37 a fix can complete a win, at once', () => {
  const t = turnOf({ ...scene, map: 'PXP', round: 6 });
  take(t, propose({ fix: 'goal', who: 1, to: 1 }), vote(1, true), vote(2, true));
  expect(game.play.outcome(t)).toMatchObject({ winners: [1], reason: 'goal' });
});

test('R-PHF-50 items too: to another holder, or away', () => {
  const t = turnOf(scene);
  const give: Decision = { seat: 0, kind: 'propose', reason: '', fix: 'item', item: item('Half a Crown'), to: 1 };
  take(t, give, vote(1, true), vote(2, true));
  expect(held(t, 1)).toEqual(['Half a Crown']);
  take(t, { ...give, to: -1 }, vote(1, true), vote(2, true));
  expect(held(t, 1)).toEqual([]);
  take(t, { ...give, to: 2 }, vote(1, true), vote(2, true));
  expect(held(t, 2)).toEqual(['Half a Crown']);
});

test('R-PHF-50 only what can be seen and makes sense; and not without the house rule', () => {
  const t = turnOf(scene);
  expect(why(t, propose({ to: 99 }))).toBe('R-PHF-50');
  expect(why(t, propose({ fix: 'room', to: 99 }))).toBe('R-PHF-50');
  expect(game.play.refuse(t, { seat: 0, kind: 'propose' })?.code).toBe('malformed');
  expect(may(turnOf({ ...scene, options: {} }))).not.toContain('0 propose');
});

test('R-PHF-49 [dm.powers] adjudicate: the dungeon master decides alone', () => {
  const t = turnOf({ ...scene, options: { 'table.vote': true, 'dm.powers': 'adjudicate', 'dm.seat': 3 } });
  take(t, propose({ fix: 'hp', who: 1, to: 7 }));
  expect(waiting(t)).toEqual(['2 vote']);
  take(t, vote(2, true));
  expect(hps(t)[1]).toBe(7);
});

test('R-PHF-49 what a playing dungeon master proposes is put to the vote, and a tie is broken by the proposer', () => {
  for (const powers of ['none', 'adjudicate']) {
    const t = turnOf({ ...scene, options: { 'table.vote': true, 'dm.powers': powers, 'dm.seat': 1 } });
    take(t, propose({ fix: 'hp', who: 1, to: 7 }));
    expect(waiting(t)).toEqual(['1 vote', '2 vote']);
    take(t, vote(1, true), vote(2, false));
    expect(hps(t)[1]).toBe(7);
  }
});

test('PHF-135 house rules are welcome: every toggle of the rulings is there, with its ruling', () => {
  const keys =
    'combat.freeCancel combat.match combat.riposte custom.freeHp custom.over8 death.mode death.newAbility dm.powers draft.abilityPool dungeon.exits dungeon.layout dungeon.mix game.roundCap gender.effects gender.event items.hidden marauder.gangUp move.minOne move.stopEarly move.torchlight rooms.occupiedTrigger skill.itemAndMove start.roomActs table.maxSeats table.vote trade.bindingPacts trade.sameRoom win.minRounds marauder.abilities win.ownTurnOnly';
  for (const key of keys.split(' ')) expect([key, HOUSE_RULES[key]?.ruling]).toEqual([key, expect.stringMatching(/PHF-\d+/)]);
});
