import { mayBeAsked, running, startAt } from '@undercroft/testkit';
import { expect, test } from 'vitest';
import { card, NONE } from '../../src/cards.ts';
import type { Claim, Decision } from '../../src/decisions.ts';
import { game } from '../../src/index.ts';
import { trade } from '../../src/procedures/meanwhile.ts';
import { CLAIMS } from '../../src/rules/claims.ts';
import type { Table } from '../../src/table.ts';
import { facing, type Hero, itemsHeld, optionsOf, playCards, type Scene, take, told, waiting } from '../table.ts';

const claim = (seat: number, said: Claim): Decision => ({ seat, kind: 'claim', ...said });
const may = (t: Table) => mayBeAsked(game, t).map((ask) => `${ask.seat} ${ask.kind}`);
const PAIR: Hero[] = [
  { class: 'fighter', hand: '3C 4C 6C 4H KC' },
  { class: 'rogue', hand: '5S' },
];

test.each<[Claim, string, number, boolean]>([
  [{ claim: 'low' }, '3C', 18, true],
  [{ claim: 'low' }, '4C', 18, false],
  [{ claim: 'low' }, 'KC', 18, false],
  [{ claim: 'healing' }, '4H', 18, true],
  [{ claim: 'healing' }, '4C', 18, false],
  [{ claim: 'royal' }, 'KC', 18, true],
  [{ claim: 'royal' }, '6C', 18, false],
  [{ claim: 'trust' }, '6C', 17, true],
  [{ claim: 'trust' }, '6C', 18, false],
  [{ claim: 'hit', atLeast: 9 }, '6C', 18, true],
  [{ claim: 'hit', atLeast: 11 }, '6C', 18, false],
  [{ claim: 'hit', atLeast: 3 }, 'KC', 18, false],
])('R-TD-34 %j, then %s against %i: kept is %s, and it is never enforced', (said, play, health, kept) => {
  const t = facing({ heroes: PAIR, enemy: { health }, loot: '9D' });
  expect(take(t, claim(0, said))).toEqual([{ type: 'claimed', seat: 0, claim: said }]);
  expect(game.sight.view(t, 1).seats[0]!.claim).toEqual(said);
  const out = playCards(t, play, '5S');
  expect(told(out, 'claimChecked')).toEqual([{ type: 'claimChecked', seat: 0, claim: said, kept, card: card(play) }]);
});

test('R-TD-34 R-TD-29 who plays nothing keeps no claim, not even “Trust me” in a victory', () => {
  const t = facing({ heroes: [PAIR[0]!, { class: 'rogue' }], enemy: { health: 4 }, loot: '9D' });
  take(t, claim(1, { claim: 'trust' }));
  expect(told(playCards(t, '6C'), 'claimChecked')).toMatchObject([{ seat: 1, kept: false, card: NONE }]);
});

test('R-TD-34 one claim a round each, before or after the card; the cards are still waited for', () => {
  const t = facing({ heroes: PAIR });
  expect(may(t)).toEqual(['0 claim', '1 claim']);
  take(t, claim(0, { claim: 'trust' }));
  expect([may(t), waiting(t)]).toEqual([['1 claim'], ['0 play', '1 play']]);
  expect(game.play.refuse(t, claim(0, { claim: 'low' }))).toMatchObject({ rule: 'R-TD-34' });
  playCards(t, '', '5S');
  take(t, claim(1, { claim: 'hit', atLeast: 13 }));
  playCards(t, '3C');
  expect(may(t)).toEqual(['0 claim', '1 claim']);
});

test('R-TD-34 the phrases: low, healing, royal, trust, and hits of several strengths', () => {
  const t = facing({ heroes: PAIR });
  expect(optionsOf(t, 0, 'claim')).toEqual(CLAIMS);
  expect(CLAIMS.map((c) => c.claim)).toEqual([
    'low',
    'healing',
    'royal',
    'trust',
    ...Array.from({ length: CLAIMS.length - 4 }, () => 'hit'),
  ]);
  expect(game.play.refuse(t, claim(0, { claim: 'hit', atLeast: 4 }))).not.toBeNull();
});

test.each([
  ['free', 'free', 2],
  ['signals', 'phrases', 2],
  ['silent', 'silent', 0],
] as const)('R-TD-34 [talk.mode] %s: talk is %s, %i may claim', (mode, talk, claims) => {
  const rules = { 'talk.mode': mode };
  const t = facing({ heroes: PAIR, rules });
  expect([game.play.talk?.(rules), may(t).length]).toEqual([talk, claims]);
  if (mode === 'silent') expect(game.play.refuse(t, claim(0, { claim: 'low' }))).toMatchObject({ rule: 'R-TD-34' });
});

test('R-TD-34 hand cards cannot be shown: no decision puts one in the open, and views hide them', () => {
  const t = facing({ heroes: PAIR });
  take(t, claim(0, { claim: 'hit', atLeast: 9 }));
  expect(game.sight.view(t, 1).seats[0]!.hand).toBeNull();
  expect(game.sight.view(t, null).seats.map((s) => s.hand)).toEqual([null, null]);
});

const TRADERS: Scene = {
  heroes: [
    { class: 'fighter', hand: '4C', items: 'J K' },
    { class: 'rogue', hand: '5S', items: 'Q' },
    { class: 'cleric', hand: '2H' },
  ],
  rules: { 'items.trade': true },
};
const offer = (give: number, want: number, to = 1): Decision => ({ seat: 0, kind: 'offer', to, give, want });
const answer = (accept: boolean, seat = 1): Decision => ({ seat, kind: 'answerOffer', accept });

test('R-TD-32 [items.trade] off: items cannot be traded', () => {
  const t = facing({ ...TRADERS, rules: {} });
  expect(may(t).filter((x) => x.endsWith('offer'))).toEqual([]);
  expect(game.play.refuse(t, offer(11, 0))).toMatchObject({ rule: 'R-TD-32' });
});

test('R-TD-32 [items.trade] on: each item to each other, as a gift or for an item of theirs', () => {
  const t = facing(TRADERS);
  expect(may(t).filter((x) => x.endsWith('offer'))).toEqual(['0 offer', '1 offer']);
  expect(optionsOf(t, 0, 'offer')).toEqual([
    { to: 1, give: 11, want: 0 },
    { to: 1, give: 11, want: 12 },
    { to: 1, give: 13, want: 0 },
    { to: 1, give: 13, want: 12 },
    { to: 2, give: 11, want: 0 },
    { to: 2, give: 13, want: 0 },
  ]);
  expect(game.play.refuse(t, offer(12, 0))).toMatchObject({ rule: 'R-TD-32' });
  expect(game.play.refuse(t, offer(11, 13))).toMatchObject({ rule: 'R-TD-32' });
});

test('R-TD-32 [items.trade] a gift, a swap and a refusal; the item becomes what the new holder’s class says', () => {
  const gift = facing(TRADERS);
  take(gift, offer(13, 0));
  expect(waiting(gift)).toEqual(['1 answerOffer']);
  const out = take(gift, answer(true));
  expect(out).toEqual([{ type: 'offerAnswered', seat: 1, from: 0, accept: true, give: 13, want: 0 }]);
  expect([itemsHeld(gift, 0), itemsHeld(gift, 1), itemsHeld(gift, 2)]).toEqual(['J', 'Q K', '']);
  expect(waiting(gift)).toEqual(['0 play', '1 play', '2 play']);

  const swap = facing(TRADERS);
  take(swap, offer(11, 12), answer(true));
  expect([itemsHeld(swap, 0), itemsHeld(swap, 1)]).toEqual(['Q K', 'J']);

  const refused = facing(TRADERS);
  take(refused, offer(11, 12), answer(false));
  expect([itemsHeld(refused, 0), itemsHeld(refused, 1)]).toEqual(['J K', 'Q']);
  expect(game.play.refuse(refused, offer(13, 0))).toMatchObject({ rule: 'R-TD-32' });
});

test('R-TD-32 [items.trade] nothing changes hands if one of the two items is gone', () => {
  for (const [items, give, want] of [
    [[0, 0, 1], 11, 12],
    [[1, 0, 1], 11, 13],
  ] as const) {
    const t = facing(TRADERS);
    t.seats[0]!.items = [...items];
    const before = t.seats.map((s) => s.items.slice());
    startAt(game, t, ...t.stack, running(trade, { decision: { seat: 0, kind: 'offer', to: 1, give, want } }));
    const out = take(t, answer(true));
    expect(told(out, 'offerAnswered')[0]!.accept).toBe(false);
    expect(t.seats.map((s) => s.items)).toEqual(before);
  }
});

const LEAVERS: Scene = {
  heroes: [
    { class: 'fighter', hand: '4C 5C', points: '9D' },
    { class: 'rogue', hand: '5S' },
    { class: 'cleric', hand: '2H' },
  ],
  rules: { 'seat.leave': 'removed' },
};
const leave = (seat: number): Decision => ({ seat, kind: 'leave' });

test('R-TD-35 [seat.leave] bot: nobody can stop early', () => {
  const t = facing({ ...LEAVERS, rules: {} });
  expect(may(t).filter((x) => x.endsWith('leave'))).toEqual([]);
  expect(game.play.refuse(t, leave(0))).toMatchObject({ rule: 'R-TD-35' });
});

test('R-TD-35 [seat.leave] removed: who leaves is removed as if dead, with all cards, and the others go on', () => {
  const t = facing(LEAVERS);
  const out = take(t, leave(0));
  expect(out).toEqual([{ type: 'left', seat: 0 }]);
  expect(t.seats[0]).toMatchObject({ alive: false, health: 0, hand: [], points: [], xp: [] });
  expect([waiting(t), may(t)]).toEqual([
    ['1 play', '2 play'],
    ['1 claim', '2 claim', '1 leave', '2 leave'],
  ]);
  expect(told(playCards(t, '', '5S', '2H'), 'enemyAppeared')[0]!.dice).toHaveLength(2);
});

test('R-TD-35 [seat.leave] removed: a card already played face-down goes with its owner', () => {
  const t = facing(LEAVERS);
  playCards(t, '4C');
  take(t, leave(0));
  expect(game.sight.view(t, 1).stack.at(-1)!.answers).toEqual([]);
  const out = playCards(t, '', '5S', '2H');
  expect(told(out, 'revealed')[0]!.cards.map((c) => c.seat)).toEqual([1, 2]);
});

test('R-TD-35 [seat.leave] removed: if everybody else has answered, the round goes on at once, in seat order', () => {
  const t = facing(LEAVERS);
  playCards(t, '', '5S');
  take(t, { seat: 2, kind: 'play', card: card('2H') });
  const out = take(t, leave(0));
  expect(out.map((e) => e.type).slice(0, 3)).toEqual(['left', 'revealed', 'fought']);
  expect([waiting(t), t.round]).toEqual([['1 play', '2 play'], 2]);
});

test('R-TD-35 R-TD-10 [seat.leave] removed: the last to leave loses the game; with [end.lastAlive] the last to stay wins it at once', () => {
  const t = facing(LEAVERS);
  take(t, leave(0), leave(1), leave(2));
  expect(game.play.outcome(t)).toEqual({ winners: [], scores: [0, 0, 0], reason: 'wiped-out' });
  const last = facing({ ...LEAVERS, rules: { 'seat.leave': 'removed', 'end.lastAlive': true } });
  take(last, leave(1), leave(2));
  expect(game.play.outcome(last)).toEqual({ winners: [0], scores: [9, 0, 0], reason: 'last-alive' });
});

test('R-TD-35 [seat.leave] removed: in open play the next seat is asked', () => {
  const t = facing({ ...LEAVERS, enemy: { health: 20, play: 'open' } });
  take(t, leave(0));
  expect(waiting(t)).toEqual(['1 play']);
});
