import { asked, mayBeAsked, play, tableFor } from '@undercroft/testkit';
import { expect, test } from 'vitest';
import { game } from '../../src/index.ts';
import type { Cellar } from '../../src/table.ts';
import { cellarWith, startTurn } from '../table.ts';

/** Seat 0 chooses a step on the stairs; 1 and 2 stand in the crypt, 2 with an item. */
function market(setup: { seats: number; shut?: string[] } = { seats: 3 }): Cellar {
  const t = cellarWith({ 1: { room: 'crypt', gold: 1 }, 2: { room: 'crypt', gold: 5, hand: ['flask-of-oil'] } }, setup);
  startTurn(t, 0);
  return t;
}
const offer = { seat: 1, kind: 'offer' as const, to: 2, gold: 1 };

test('CEL-022 whoever has gold may offer it to somebody in the same room who has an item', () => {
  const t = market();
  expect(mayBeAsked(game, t)).toEqual([{ seat: 1, kind: 'offer', may: true }]);
  expect(game.play.options(t, { seat: 1, kind: 'offer' })).toEqual([offer]);
  t.thieves[1]!.room = 'vault';
  expect(mayBeAsked(game, t)).toEqual([]);
});

test('CEL-022 one offer each round; the step still waits', () => {
  const t = market();
  play(game, t, offer, { seat: 2, kind: 'sell', item: null });
  expect(game.play.pending(t)).toEqual([{ seat: 0, kind: 'step' }]);
  expect(game.play.refuse(t, offer)).toMatchObject({ rule: 'CEL-022' });
  play(game, t, ...[0, 1, 2].map((seat) => ({ seat, kind: 'step' as const, to: t.thieves[seat]!.room })));
  expect(mayBeAsked(game, t)).toEqual([{ seat: 1, kind: 'offer', may: true }]);
});

test('CEL-022 nobody trades before setting out, or at a table where the window is shut', () => {
  expect(mayBeAsked(game, tableFor(game, { seats: 2 }))).toEqual([]);
  expect(mayBeAsked(game, market({ seats: 3, shut: ['trade'] }))).toEqual([]);
});

test('CEL-023 a sale moves gold and item, and only the two see which', () => {
  const t = market();
  play(game, t, offer);
  expect(asked(game, t)).toEqual([{ seat: 2, kind: 'sell' }]);
  const out = play(game, t, { seat: 2, kind: 'sell', item: 'flask-of-oil' });
  expect(t.thieves.map((thief) => [thief.gold, thief.hand.length])).toEqual([
    [0, 0],
    [0, 1],
    [6, 0],
  ]);
  const sold = out.find((e) => e.type === 'sold')!;
  const seen = [null, 0, 1, 2].map((viewer) => JSON.stringify(game.sight.redact(sold, viewer)).includes('flask-of-oil'));
  expect(seen).toEqual([false, false, true, true]);
});

test('CEL-023 a refusal moves nothing', () => {
  const t = market();
  play(game, t, offer, { seat: 2, kind: 'sell', item: null });
  expect(t.thieves.map((thief) => thief.gold)).toEqual([0, 1, 5]);
});

test.each([
  [true, { 0: ['flask-of-oil'], 2: ['flask-of-oil'] }],
  [false, { 0: null, 2: null }],
])('CEL-027 with open hands (%s) everybody sees the items, and which one is sold', (openHands, seen) => {
  const t = cellarWith({ 0: { gold: 2 }, 1: { hand: ['flask-of-oil'] } }, { seats: 3, options: { openHands } });
  for (const viewer of [0, 2] as const) expect(game.sight.view(t, viewer).thieves[1]!.hand).toEqual(seen[viewer]);
  startTurn(t, 2);
  play(game, t, { seat: 0, kind: 'offer', to: 1, gold: 1 });
  const sold = play(game, t, { seat: 1, kind: 'sell', item: 'flask-of-oil' }).find(({ type }) => type === 'sold')!;
  expect(game.sight.redact(sold, 2)).toMatchObject({ card: openHands ? 'flask-of-oil' : null });
  expect(game.sight.openly?.({ seats: 3, options: { openHands } })).toBe(openHands);
});
