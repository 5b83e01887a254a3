import { expect, test } from 'vitest';
import { MARAUDER_DECK } from '../../src/decks.ts';
import { game } from '../../src/index.ts';
import { ability, EAST, EXPANSION, haunted, itsTurn, LURK } from '../haunted.ts';
import { beginTurn, dice, held, hps, item, nextEvents, roll, take, told, turnOf, use, waiting } from '../table.ts';

const far = [{ at: 0 }, { at: 0 }];

test('Sharp End First and In A Hurry: attack +1, distance +2', () => {
  const sharp = haunted({ map: 'PPP', party: [{ at: 1 }, { at: 2 }] }, 0, { hauntAbility: ability('Sharp End First') });
  expect(told(itsTurn(sharp, 1, EAST, 3, 3), 'marauderFight')[0]).toMatchObject({ marauder: 4, bonus: 1 });
  const hurry = haunted({ map: 'PPPPPP', party: far }, 1, { hauntAbility: ability('In A Hurry') });
  expect(told(itsTurn(hurry, 2, EAST), 'marauderMoved')).toHaveLength(4);
});

test('Sticky Fingers: whoever it hurts loses a random item to its stash', () => {
  const t = haunted({ map: 'PPP', party: [{ at: 1, items: ['Half a Crown'] }, { at: 2 }] }, 0, { hauntAbility: ability('Sticky Fingers') });
  const out = itsTurn(t, 1, EAST, 3, 1);
  expect([held(t, 0), t.stash, told(out, 'hurt')[0]!.amount]).toEqual([[], [item('Half a Crown')], 2]);
});

test('Crowd Pleaser: of two players it takes the one with fewer HP', () => {
  const t = haunted({ map: 'PPP', party: [{ at: 1 }, { at: 1, hp: 9 }] }, 0, { hauntAbility: ability('Crowd Pleaser') });
  expect(told(itsTurn(t, 2, EAST, 3, 3), 'marauderFight')).toMatchObject([{ seat: 1 }]);
});

test('PHF-165 Crowd Pleaser: a room of three is a crowd even for it', () => {
  const party = [{ at: 1 }, { at: 1, hp: 9 }, { at: 1, hp: 5 }];
  const t = haunted({ map: 'PPP', party }, 0, { hauntAbility: ability('Crowd Pleaser') });
  expect([told(itsTurn(t, 2, EAST), 'marauderFight'), t.haunt]).toEqual([[], 2]);
});

test('Homing Grudge: on Lurk one room towards the richest', () => {
  const t = haunted({ map: 'PPPPP', party: [{ at: 0 }, { at: 4, items: ['Very Large Coin'] }] }, 1, {
    hauntAbility: ability('Homing Grudge'),
  });
  itsTurn(t, 5, LURK);
  expect(t.haunt).toBe(2);
});

test('About Face: at a dead end it turns round once', () => {
  const t = haunted({ map: 'PPPP', party: [{ at: 0 }, { at: 0 }] }, 2, { hauntAbility: ability('About Face') });
  expect(told(itsTurn(t, 3, EAST), 'marauderMoved').map((e) => e.room)).toEqual([3, 2, 1]);
});

test('Not Dead Yet: the first time it would drop to 0 it stays at 1', () => {
  const t = haunted({ map: 'PPP', party: [{}, {}] }, 1, { hauntHp: 2, hauntAbility: ability('Not Dead Yet') });
  beginTurn(t);
  dice(t, 1, 6, 1);
  take(t, roll());
  expect([t.haunt, t.hauntHp, t.cheated]).toEqual([1, 1, 1]);
});

test('PHF-149 Well Rested: 2 more HP, but never more than the 7 of the health die', () => {
  const rested = [1, 2, 4, 5, 6].map((face) => {
    const t = turnOf({ map: 'PP', party: [{ items: ['Whistle of Regrettable Guests'] }, {}], options: EXPANSION });
    t.draw[MARAUDER_DECK] = [ability('Well Rested')];
    take(t, use(item('Whistle of Regrettable Guests')));
    dice(t, face);
    take(t, { seat: 0, kind: 'summon', room: 1 });
    return t.hauntHp;
  });
  expect(rested).toEqual([4, 5, 7, 7, 7]);
});

test('Puts Out the Lights turns the room it stops in', () => {
  const t = haunted({ map: 'PPPPX', party: far }, 1, { hauntAbility: ability('Puts Out the Lights') });
  itsTurn(t, 1, EAST);
  expect(t.open).toEqual([1, 1, 0, 1, 1]);
  expect(game.sight.view(t, null).rooms[2]).toBe(t.rooms[2]);
  const exit = haunted({ map: 'PPPPX', party: far }, 3, { hauntAbility: ability('Puts Out the Lights') });
  itsTurn(exit, 1, EAST);
  expect(exit.open[4]).toBe(1);
});

test('Licensed Exorcist heals for hurting it and draws an item for beating it; Salt Circle hurts it from afar', () => {
  const t = haunted({ map: 'PP', party: [{ ability: 'Licensed Exorcist', hp: 5 }, {}] }, 1, { hauntHp: 2 });
  beginTurn(t);
  dice(t, 1, 6, 2);
  take(t, roll(), { seat: 0, kind: 'spoils', take: 'nothing', item: -1 });
  expect([hps(t)[0], held(t, 0).length]).toEqual([7, 1]);
  const salt = haunted({ map: 'PEPP', party: [{}, { at: 2 }] }, 3, { hauntHp: 2 });
  beginTurn(salt);
  nextEvents(salt, 'Salt Circle');
  dice(salt, 1);
  take(salt, roll());
  expect([salt.haunt, waiting(salt)]).toEqual([-1, ['0 spoils']]);
});
