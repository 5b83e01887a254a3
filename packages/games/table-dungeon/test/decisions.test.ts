import { sfc32 } from '@undercroft/engine';
import { tableFor } from '@undercroft/testkit';
import { expect, test } from 'vitest';
import { card, cards } from '../src/cards.ts';
import type { Kind } from '../src/decisions.ts';
import { game } from '../src/index.ts';
import { QUESTIONS } from '../src/questions.ts';
import { facing, type Hero, playCards, tableWith, take } from './table.ts';

const fallback = (t: ReturnType<typeof tableWith>, seat: number, kind: Kind) => QUESTIONS[kind].fallback(t, { seat, kind });

test('TD-008 whose time is up gets a class that nobody has picked, and any accent', () => {
  for (let seats = 2; seats <= 4; seats++) {
    for (const unique of [false, true]) {
      const t = tableFor(game, { seats, options: { 'class.unique': unique } });
      while (t.round === 0) {
        const { seat, kind } = game.play.pending(t)[0]!;
        take(t, fallback(t, seat, kind));
      }
      expect(new Set(t.seats.map((s) => s.class)).size).toBe(seats);
    }
  }
  const t = tableFor(game, { seats: 2 });
  const first = fallback(t, 0, 'class');
  take(t, { seat: 1, kind: 'class', class: 'class' in first ? first.class : 0 });
  expect(fallback(t, 0, 'class')).not.toEqual(first);
});

test('TD-033 whose time is up plays the lowest attack that carries its share', () => {
  const t = facing({
    heroes: [
      { class: 'fighter', hand: 'KC 2H 2C 6C AC' },
      { class: 'wizard', hand: '3D' },
    ],
    enemy: { health: 10 },
  });
  expect(fallback(t, 0, 'play')).toEqual({ seat: 0, kind: 'play', card: card('2C') });
});

test('TD-047 whose time is up leaves the XP pile alone', () => {
  const t = facing({
    heroes: [
      { class: 'fighter', hand: 'KC 2C' },
      { class: 'wizard', hand: '3D' },
    ],
  });
  playCards(t, 'KC', '3D');
  expect(fallback(t, 0, 'royal')).toEqual({ seat: 0, kind: 'royal', choice: 'nothing' });
});

test('TD-064 whose time is up discards ranks 7-10 and puts all others underneath', () => {
  const t = tableWith({
    heroes: [
      { class: 'fighter', xp: '9C KC 2H 8C' },
      { class: 'wizard', xp: '7D 10D' },
    ],
  });
  expect(fallback(t, 0, 'levelUp')).toEqual({ seat: 0, kind: 'levelUp', bottom: cards('KC 2H') });
  expect(fallback(t, 1, 'levelUp')).toEqual({ seat: 1, kind: 'levelUp', bottom: [] });
});

test('R-TD-32 R-TD-34 whose time is up uses no item, refuses trades', () => {
  const t = facing({
    heroes: [
      { class: 'fighter', hand: 'AC', items: 'Q' },
      { class: 'wizard', hand: 'AD' },
    ],
  });
  playCards(t, 'AC', 'AD');
  expect(fallback(t, 0, 'item')).toEqual({ seat: 0, kind: 'item', use: 0 });
  expect(fallback(t, 1, 'answerOffer')).toEqual({ seat: 1, kind: 'answerOffer', accept: false });
});

test('every question has the time of the rules of live tables', () => {
  const { play, royal, levelUp, class: cls, item } = QUESTIONS;
  expect([play, royal, levelUp, cls, item].map((q) => q.seconds)).toEqual([40, 15, 30, 45, 6]);
});

test('an answer drawn at random is one of the options, and every option is drawn', () => {
  const random = sfc32(8);
  const hero: Hero = { class: 'fighter', hand: '2C 4S 5H', xp: '7S 8C 9H' };
  const t = tableWith({ heroes: [hero, { class: 'wizard' }] });
  for (const kind of ['play', 'royal', 'levelUp', 'accent'] as const) {
    const ask = { seat: 0, kind };
    const options = QUESTIONS[kind].options(t, ask).map((d) => JSON.stringify(d));
    const drawn = new Set(Array.from({ length: 400 }, () => JSON.stringify(QUESTIONS[kind].sample!(t, ask, random))));
    expect([...drawn].sort(), kind).toEqual([...options].sort());
  }
});
