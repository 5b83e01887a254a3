import { inLanguage } from '@undercroft/engine';
import { running, tableFor } from '@undercroft/testkit';
import { expect, test } from 'vitest';
import { card } from '../src/cards.ts';
import { game } from '../src/index.ts';
import { items } from '../src/procedures/items.ts';
import { facing, type Hero, playCards, take } from './table.ts';

const PAIR: Hero[] = [
  { class: 'fighter', hand: 'KC 4C', items: 'J Q' },
  { class: 'wizard', hand: '3S' },
];
const why = (t: ReturnType<typeof facing>, d: object) => game.play.refuse(t, d);

test('refusals name the rule: classes', () => {
  const t = tableFor(game, { seats: 2 });
  expect(why(t, { seat: 0, kind: 'class', class: 9 })).toMatchObject({ code: 'against-the-rules', rule: 'TD-008' });
  expect(why(facing({ heroes: PAIR }), { seat: 0, kind: 'class', class: 1 })).toMatchObject({ code: 'not-asked' });
});

test('TD-008 a second class is refused because there is one already, not because there is no such class', () => {
  const t = tableFor(game, { seats: 3 });
  const seat = game.play.pending(t)[0]!.seat;
  take(t, { seat, kind: 'class', class: 1 });
  expect(why(t, { seat, kind: 'class', class: 2 })).toMatchObject({
    rule: 'TD-008',
    message: expect.stringContaining('have chosen your class'),
  });
});

test('refusals name the rule: cards', () => {
  const t = facing({ heroes: PAIR });
  expect(why(t, { seat: 0, kind: 'play', card: card('5C') })).toMatchObject({ rule: 'TD-033', message: expect.stringContaining('hand') });
  playCards(t, '4C');
  expect(why(t, { seat: 0, kind: 'play', card: card('KC') })).toMatchObject({
    rule: 'TD-033',
    message: expect.stringContaining('one card'),
  });
});

test('refusals name the rule: royals', () => {
  const t = facing({ heroes: PAIR });
  expect(why(t, { seat: 0, kind: 'royal', choice: 'cycle' })).toMatchObject({ rule: 'TD-047' });
  playCards(t, 'KC', '3S');
  take(t, { seat: 0, kind: 'item', use: 0 });
  expect(why(t, { seat: 0, kind: 'royal', choice: 'bury', card: card('3S') })).toMatchObject({ rule: 'TD-045' });
  expect(why(t, { seat: 0, kind: 'royal', choice: 'dance' })).toMatchObject({ rule: 'TD-047' });
  t.seats[0]!.xp = [];
  expect(why(t, { seat: 0, kind: 'royal', choice: 'learn' })).toMatchObject({ rule: 'R-TD-08' });
});

test('refusals name the rule: items', () => {
  const t = facing({ heroes: PAIR });
  for (const seat of [0, 1])
    expect(why(t, { seat, kind: 'item', use: 0 })).toMatchObject({ rule: 'R-TD-32', message: 'you are not asked for an item now' });
  expect(why(t, { seat: 0, kind: 'item', use: 13 })).toMatchObject({ rule: 'TD-054', message: 'you do not hold this item' });
  expect(why(t, { seat: 0, kind: 'item', use: 11 })).toMatchObject({ rule: 'TD-054', message: expect.stringContaining('passive') });
  expect(why(t, { seat: 0, kind: 'item', use: 12 })).toMatchObject({ rule: 'R-TD-32', message: expect.stringContaining('moment') });
  t.result = 'loss';
  t.seats[0]!.shielded = true;
  t.stack.push(running(items, { window: 'beforeDamage' }));
  expect(why(t, { seat: 0, kind: 'item', use: 12 })).toMatchObject({ rule: 'R-TD-32', message: expect.stringContaining('nothing') });
});

test('refusals name the rule: level-ups, claims, offers, leaving, the dead', () => {
  const t = facing({ heroes: [...PAIR, { class: 'rogue', alive: false }] });
  expect(why(t, { seat: 0, kind: 'levelUp', bottom: [] })).toMatchObject({ rule: 'TD-064' });
  expect(why(t, { seat: 0, kind: 'offer', to: 1, give: 11, want: 0 })).toMatchObject({ rule: 'R-TD-32' });
  expect(why(t, { seat: 0, kind: 'leave' })).toMatchObject({ rule: 'R-TD-35' });
  expect(why(t, { seat: 2, kind: 'play', card: card('3S') })).toMatchObject({ rule: 'TD-051' });
  take(t, { seat: 0, kind: 'claim', claim: 'low' });
  expect(why(t, { seat: 0, kind: 'claim', claim: 'low' })).toMatchObject({ rule: 'R-TD-34' });
});

test('nonsense is refused without a rule and without a crash', () => {
  const t = facing({ heroes: PAIR });
  for (const d of [
    { seat: 9, kind: 'play', card: 3 },
    { seat: 0, kind: 'sing' },
    { seat: 0, kind: 'item' },
    { seat: 0, kind: 'offer' },
  ]) {
    expect(game.play.refuse(t, d)).not.toBeNull();
  }
});

test('R-TD-32 a refusal names the item in the language of whoever reads it', async () => {
  const t = facing({ heroes: PAIR });
  const shield = { seat: 0, kind: 'item', use: 12 };
  expect(why(t, shield)?.message).toBe('Shield of Excuses does not work at this moment');
  expect((await inLanguage(game, 'de')).play.refuse(t, shield)?.message).toBe('„Schild der Ausreden“ wirkt in diesem Moment nicht');
});
