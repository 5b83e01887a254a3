import { tableFor } from '@undercroft/testkit';
import { expect, test } from 'vitest';
import { card, cards } from '../src/cards.ts';
import type { Decision } from '../src/decisions.ts';
import { game } from '../src/index.ts';
import { JUDGEMENT } from '../src/judgement.ts';
import type { Table } from '../src/table.ts';
import { facing, type Hero, playCards, tableWith, take } from './table.ts';

/** The best answer in the eyes of the seat that gives it. */
function best(t: Table, seat: number, kind: Decision['kind']): Decision {
  const view = game.sight.view(t, seat);
  const options = game.play.options(t, { seat, kind });
  return options.reduce((a, b) => (JUDGEMENT.judge(view, { seat, kind }, b) > JUDGEMENT.judge(view, { seat, kind }, a) ? b : a));
}
const judged = (t: Table, d: Decision): number => JUDGEMENT.judge(game.sight.view(t, d.seat), { seat: d.seat, kind: d.kind }, d);
const plays = (seat: number, text: string): Decision => ({ seat, kind: 'play', card: card(text) });

/** Seat 0 has played 6C face-up, for 9; seat 1 decides. */
function afterSix(health: number, me: Partial<Hero>): Table {
  const rogue: Hero = { class: 'rogue', hand: 'AS 6S', ...me };
  const t = facing({ heroes: [{ class: 'fighter', hand: '6C 2C' }, rogue], enemy: { health, play: 'open' } });
  playCards(t, '6C');
  return t;
}

test('TD-005 the judgement helps when it must, and is greedy when it may', () => {
  expect(best(afterSix(18, { health: 4 }), 1, 'play')).toEqual(plays(1, '6S'));
  expect(best(afterSix(9, {}), 1, 'play')).toEqual(plays(1, 'AS'));
});

test('TD-030 an automatic win is a good moment for a heart if one is hurt', () => {
  const heroes: Hero[] = [
    { class: 'cleric', hand: '6H 6C', health: 2 },
    { class: 'rogue', hand: '5S' },
  ];
  expect(best(facing({ heroes, enemy: [1, 2] }), 0, 'play')).toEqual(plays(0, '6H'));
});

test('TD-010 a class somebody has picked is picked last', () => {
  const t = tableFor(game, { seats: 2 });
  take(t, { seat: 0, kind: 'class', class: 0 });
  expect(judged(t, { seat: 1, kind: 'class', class: 0 })).toBeLessThan(judged(t, { seat: 1, kind: 'class', class: 1 }));
});

test('TD-044 TD-046 a strong XP card is learned, a weak one is put under the pile', () => {
  const royal = (xp: string) => {
    const t = facing({
      heroes: [
        { class: 'fighter', hand: 'KC 6C', xp },
        { class: 'rogue', hand: '5S' },
      ],
    });
    playCards(t, 'KC', '5S');
    return best(t, 0, 'royal');
  };
  expect(royal('10C 2S 3S')).toMatchObject({ choice: 'learn' });
  expect(royal('AH 2S 3S')).toMatchObject({ choice: 'cycle' });
});

test('TD-064 at a level-up strong cards are discarded, where they can be drawn, and weak ones go down', () => {
  const t = tableWith({ heroes: [{ class: 'fighter', xp: '10C AH 9S' }, { class: 'rogue' }] });
  expect(best(t, 0, 'levelUp')).toEqual({ seat: 0, kind: 'levelUp', bottom: cards('AH') });
});

test('TD-054 items: oneself is saved before others, others before nobody; a shield when it matters; an orb only if it wins', () => {
  const dying = facing({
    heroes: [
      { class: 'cleric', hand: 'AC', health: 4, items: 'Q' },
      { class: 'rogue', hand: 'AS', health: 4 },
    ],
  });
  playCards(dying, 'AC', 'AS');
  expect(best(dying, 0, 'item')).toMatchObject({ use: 12, target: 0 });
  const shield = facing({
    heroes: [
      { class: 'fighter', hand: 'AC', health: 3, items: 'Q' },
      { class: 'rogue', hand: 'AS' },
    ],
  });
  playCards(shield, 'AC', 'AS');
  expect(best(shield, 0, 'item')).toMatchObject({ use: 12 });
  for (const [health, use] of [
    [12, 13],
    [40, 0],
  ] as const) {
    const orb = facing({
      heroes: [
        { class: 'wizard', hand: 'AD', items: 'K' },
        { class: 'rogue', hand: 'AS' },
      ],
      enemy: { health },
    });
    playCards(orb, 'AD', 'AS');
    expect(best(orb, 0, 'item')).toMatchObject({ use });
  }
});

test('R-TD-32 R-TD-35 gifts are accepted, bad swaps are not, and nobody leaves', () => {
  const heroes: Hero[] = [
    { class: 'fighter', hand: 'AC', items: 'J' },
    { class: 'rogue', hand: 'AS', items: 'K' },
  ];
  const offered = (want: number) => {
    const t = facing({ heroes, rules: { 'items.trade': true } });
    take(t, { seat: 0, kind: 'offer', to: 1, give: 11, want });
    return best(t, 1, 'answerOffer');
  };
  expect([offered(0), offered(13)]).toMatchObject([{ accept: true }, { accept: false }]);
  const door = facing({ heroes, rules: { 'seat.leave': 'removed' } });
  expect(judged(door, { seat: 0, kind: 'leave' })).toBeLessThan(0);
});

test('R-TD-34 claims of the judgement are true: never more than the best card can do', () => {
  for (let round = 1; round <= 3; round++) {
    const t = facing({
      heroes: [
        { class: 'fighter', hand: '2C 3C' },
        { class: 'rogue', hand: 'AS' },
      ],
      round,
    });
    expect(judged(t, { seat: 0, kind: 'claim', claim: 'hit', atLeast: 13 })).toBeLessThan(0);
  }
});

function worthOf(t: Table): number[] {
  const out: number[] = [];
  JUDGEMENT.worth(t, out);
  return out;
}

test('TD-068 TD-069 a finished table is worth something to its winner only, and more the further the party came', () => {
  const heroes: Hero[] = [{ class: 'fighter' }, { class: 'rogue' }, { class: 'cleric', alive: false, health: 0 }];
  const t = tableWith({ heroes });
  t.ending = { winners: [0], scores: [9, 3, 0], reason: 'last-ace', tieBreak: 'none', rank: null };
  const [winner, loser, dead] = worthOf(t);
  expect(winner).toBeGreaterThan(0.9);
  expect([loser, dead]).toEqual([0, 0]);
  t.ending = { winners: [], scores: [0, 0, 0], reason: 'wiped-out', tieBreak: 'none', rank: null };
  expect(worthOf(t)).toEqual([0, 0, 0]);
  t.aces = 3;
  const [far] = worthOf(t);
  expect(far).toBeGreaterThan(0);
  expect(far).toBeLessThan(0.1);
});

test('an unfinished table is worth more with more health, more points and more aces', () => {
  const heroes: Hero[] = [
    { class: 'fighter', health: 10 },
    { class: 'rogue', health: 3 },
  ];
  const [healthy, weak] = worthOf(tableWith({ heroes }));
  expect(healthy).toBeGreaterThan(weak!);
  const [rich, poor] = worthOf(
    tableWith({
      heroes: [
        { class: 'fighter', points: '9D' },
        { class: 'rogue', points: '2H' },
      ],
    }),
  );
  expect(rich).toBeGreaterThan(poor!);
  const alone: Hero[] = [{ class: 'fighter' }, { class: 'rogue', alive: false, health: 0 }];
  expect(worthOf(tableWith({ heroes: alone, aces: 3 }))[0]).toBeGreaterThan(worthOf(tableWith({ heroes: alone }))[0]!);
});
