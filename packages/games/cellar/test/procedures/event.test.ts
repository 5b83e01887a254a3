import { asked, play } from '@undercroft/testkit';
import { expect, test } from 'vitest';
import { game } from '../../src/index.ts';
import { cellarWith, startEvent, startTurn } from '../table.ts';

test('CEL-011 each step draws an event, except on the stairs', () => {
  const t = cellarWith({ 0: { room: 'larder' } });
  t.events.push('loose-coins');
  const before = t.events.length;
  startTurn(t, 0);
  play(game, t, { seat: 0, kind: 'step', to: 'stairs' });
  expect(t.events).toHaveLength(before);
  expect(play(game, t, { seat: 0, kind: 'step', to: 'wine-racks' })).toContainEqual({ type: 'eventDrawn', seat: 0, card: 'loose-coins' });
  expect(t.events).toHaveLength(before - 1);
});

test('CEL-011 an empty pile is made of the past events', () => {
  const t = cellarWith({ 0: { room: 'larder' } });
  t.events = [];
  t.pastEvents = ['loose-coins', 'loose-coins', 'loose-coins'];
  expect(startEvent(t, 0)).toContainEqual({ type: 'eventsShuffled' });
  expect([t.events.length, t.pastEvents.length]).toEqual([2, 1]);
});

test('CEL-012 deeper rooms hold more gold', () => {
  const t = cellarWith({ 0: { room: 'larder' }, 1: { room: 'crypt' }, 2: { room: 'vault' } });
  for (const seat of [0, 1, 2]) {
    t.events.push('forgotten-purse');
    startEvent(t, seat);
  }
  expect(t.thieves.map((thief) => thief.gold)).toEqual([2, 3, 4]);
});

test('CEL-013 an item is drawn unseen by others', () => {
  const t = cellarWith({ 0: { room: 'larder' } });
  t.events.push('dusty-shelf');
  t.items.push('silver-corkscrew');
  const drawn = startEvent(t, 0).find((e) => e.type === 'itemDrawn')!;
  expect(t.thieves[0]!.hand).toEqual(['silver-corkscrew']);
  expect(game.sight.redact(drawn, 0)).toEqual(drawn);
  for (const viewer of [1, null]) {
    expect(game.sight.redact(drawn, viewer)).toEqual({ type: 'itemDrawn', seat: 0, card: null });
    expect(game.sight.view(t, viewer).thieves[0]).toMatchObject({ hand: null, handSize: 1 });
  }
});

test('CEL-013 spent items come back when the pile is empty; with none left nothing is drawn', () => {
  const t = cellarWith({ 0: { room: 'larder' } });
  t.items = [];
  t.spentItems = ['rolling-pin'];
  for (let i = 0; i < 2; i++) {
    t.events.push('dusty-shelf');
    startEvent(t, 0);
  }
  expect(t.thieves[0]!.hand).toEqual(['rolling-pin']);
  expect(t.spentItems).toEqual([]);
  expect(asked(game, t)).toEqual([{ seat: 0, kind: 'step' }]);
});

test('CEL-014 a trap takes an item, and nothing else', () => {
  const t = cellarWith({ 0: { room: 'larder', hand: ['rolling-pin', 'rolling-pin', 'flask-of-oil'] } });
  t.events.push('spiked-pit');
  startEvent(t, 0);
  expect(game.play.options(t, { seat: 0, kind: 'trap' }).map((d) => (d.kind === 'trap' ? d.item : ''))).toEqual([
    null,
    'flask-of-oil',
    'rolling-pin',
  ]);
  play(game, t, { seat: 0, kind: 'trap', item: 'rolling-pin' });
  expect(t.thieves[0]).toMatchObject({ life: 3, hand: ['rolling-pin', 'flask-of-oil'] });
  expect(t.spentItems).toEqual(['rolling-pin']);
  expect(asked(game, t)).toEqual([{ seat: 0, kind: 'step' }]);
});

test('CEL-014 a trap takes a life from a thief with nothing to give', () => {
  const t = cellarWith({ 0: { room: 'larder', hand: [] } });
  t.events.push('spiked-pit');
  startEvent(t, 0);
  expect(game.play.options(t, { seat: 0, kind: 'trap' })).toHaveLength(1);
  play(game, t, { seat: 0, kind: 'trap', item: null });
  expect(t.thieves[0]!.life).toBe(2);
});

test('CEL-010 CEL-015 a thief without life loses half the gold, wakes on the stairs, and the turn is over', () => {
  const t = cellarWith({ 0: { room: 'vault', life: 1, stamina: 2, gold: 7 } });
  t.events.push('spiked-pit');
  startEvent(t, 0, 'crypt');
  play(game, t, { seat: 0, kind: 'trap', item: null });
  expect(t.thieves[0]).toMatchObject({ room: 'stairs', life: 5, gold: 3 });
  expect(asked(game, t)).toEqual([{ seat: 1, kind: 'step' }]);
});

test('CEL-025 with one purse a pit can end the game for all', () => {
  const t = cellarWith({ 0: { life: 1, room: 'larder' } }, { seats: 2, options: { together: true } });
  t.events.push('spiked-pit');
  startEvent(t, 0);
  play(game, t, { seat: 0, kind: 'trap', item: null });
  expect(game.play.outcome(t)).toMatchObject({ winners: [], reason: 'fell' });
});
