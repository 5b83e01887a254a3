import { sayer } from '@undercroft/board/text.ts';
import { expect, test } from 'vitest';
import { cardName, enemyAt, type View } from '../../src/index.ts';
import { bestHit, deedOf, lossCost, standing, sumOf } from '../../web/figures.ts';
import english from '../../web/messages/en.json' with { type: 'json' };
import { watchGame } from './play.ts';

const MOMENTS = watchGame('figures', 3);
const say = sayer(english, 'en');

test('what a card is said to do is what it did', () => {
  let compared = 0;
  for (const { before, events } of MOMENTS) {
    for (const e of events) {
      if (e.type !== 'fought') continue;
      for (const blow of e.blows) {
        const enemy = enemyAt(before.enemy!.level, before.enemy!.roll);
        const deed = deedOf(before.seats[blow.seat]!, blow.card, enemy);
        if (deed.kind === 'hit' && blow.bonus === 0) expect([cardName(blow.card), deed.amount]).toEqual([cardName(blow.card), blow.attack]);
        compared++;
      }
    }
  }
  expect(compared).toBeGreaterThan(30);
});

test('no loss ever costs more than was shown beforehand', () => {
  for (const { before, events } of MOMENTS) {
    if (events[0]?.type !== 'revealed') continue;
    const lost = before.seats.map((_, seat) => events.reduce((sum, e) => sum + (e.type === 'hurt' && e.seat === seat ? e.amount : 0), 0));
    for (const [seat, amount] of lost.entries()) if (amount > 0) expect(lossCost(before, seat)).toBeGreaterThanOrEqual(amount);
  }
});

const playing = (view: View) => view.round > 0 && view.stack.some((f) => f.asks.some((a) => a.kind === 'play'));

test('a seat is thinking until its card lies face-down', () => {
  const { before } = MOMENTS.find((m) => playing(m.before) && m.before.seats.some((_, seat) => standing(m.before, seat) === 'ready'))!;
  const asked = before.stack.flatMap((f) => f.asks).map((a) => a.seat);
  for (const [seat, s] of before.seats.entries()) {
    if (s.alive) expect(standing(before, seat)).toBe(asked.includes(seat) ? 'thinking' : 'ready');
  }
});

test('the best hit is the strongest card of the hand', () => {
  const { before } = MOMENTS.find((m) => playing(m.before))!;
  const hero = before.seats[0]!;
  const enemy = enemyAt(before.enemy!.level, before.enemy!.roll);
  const deeds = hero.hand!.map((card) => ({ card, deed: deedOf(hero, card, enemy) }));
  expect(bestHit(hero, enemy)).toBe(Math.max(0, ...deeds.map(({ deed }) => (deed.kind === 'hit' ? deed.amount : 0))));
  for (const { card, deed } of deeds) if (deed.kind !== 'royal') expect(sumOf(say, deed, card)).toMatch(/^\d+ \+\d+ [A-Z]{3}/);
});
