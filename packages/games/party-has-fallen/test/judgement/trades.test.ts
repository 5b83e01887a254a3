import { below, pick, type Random, type Seat, sfc32 } from '@undercroft/engine';
import { expect, test } from 'vitest';
import { ITEMS } from '../../src/content/items.ts';
import type { OfferDecision } from '../../src/decisions.ts';
import { game } from '../../src/index.ts';
import { handWorth } from '../../src/judgement/items.ts';
import { suggestOffers } from '../../src/judgement/trades.ts';
import { drawOffer } from '../../src/rules/offers.ts';
import type { Table } from '../../src/table.ts';
import { held, item, take, told, turnOf, waiting } from '../table.ts';
import { answerOf, NOTHING, swap } from './offers.ts';

const accepts = (t: Table, offer: OfferDecision, seat: Seat = 1): boolean => {
  take(t, offer);
  const d = answerOf(t, seat);
  return d?.kind === 'answerOffer' && d.accept;
};

const scene = (options: Record<string, unknown> = {}) =>
  turnOf({
    options,
    map: 'PPP/PXP',
    party: [
      { goal: 'Homesick', items: ['Very Large Coin', 'Half a Crown', 'Travel Rations', 'Left Shoe of Destiny', 'Unsigned Prophecy'] },
      { at: 1, goal: 'Homesick', items: ['Goblin Payroll', 'Ceremonial Ham', 'Ear of the Usher', 'Sandwich of Unknown Age'] },
      { at: 2, goal: 'Straight A Student', hp: 3, items: ['Chandelier Pieces', 'Cowl of Caution', 'Axe With Opinions'] },
    ],
    round: 3,
  });

test('a bargain must bring something: even swaps, losses and words are declined, gains accepted', () => {
  expect(accepts(scene(), swap('Half a Crown', 'Goblin Payroll'))).toBe(false);
  expect(accepts(scene(), swap('Left Shoe of Destiny', 'Ear of the Usher'))).toBe(false);
  expect(accepts(scene(), swap('Very Large Coin', 'Goblin Payroll'))).toBe(true);
  const words: OfferDecision = { ...swap('Travel Rations', 'Ear of the Usher'), pact: 'peace', promise: 'I will be good.' };
  expect(accepts(scene(), words)).toBe(false);
});

test('threats are not paid for with anything, unless the table holds people to their word', () => {
  const threat: OfferDecision = {
    ...NOTHING,
    with: [],
    threat: true,
    pact: 'peace',
    moves: [{ item: item('Cowl of Caution'), from: 1, to: 0 }],
  };
  const party = [
    { goal: 'Homesick', items: ['Axe With Opinions', 'Sword of Overtime'] },
    { goal: 'Homesick', hp: 2, items: ['Cowl of Caution', 'Very Large Coin', 'Goblin Payroll'] },
  ];
  expect(accepts(turnOf({ map: 'PP', party }), threat)).toBe(false);
  expect(accepts(turnOf({ map: 'PP', party, options: { 'trade.bindingPacts': true } }), threat)).toBe(true);
});

test('who has broken peace is not believed again', () => {
  const peace: OfferDecision = { ...NOTHING, with: [1], moves: [], pact: 'peace' };
  const party = [
    { goal: 'Homesick', items: ['Axe With Opinions', 'Sword of Overtime'] },
    { goal: 'Homesick', hp: 2 },
  ];
  expect(accepts(turnOf({ map: 'PP', party }), peace)).toBe(true);
  const betrayed = turnOf({ map: 'PP', party });
  betrayed.seats[1]!.betrayals = 1 << 0;
  expect(accepts(betrayed, peace)).toBe(false);
});

test('nobody helps a rival to a fortune, nor gladly to the third thing of a sort', () => {
  const rich = turnOf({
    map: 'PP',
    party: [
      { items: ['Very Large Coin', 'Crown of Bad Decisions', 'Goblin Payroll', 'Travel Rations', 'Chandelier Pieces'] },
      { at: 1, goal: 'Homesick', items: ['Half a Crown'] },
    ],
  });
  take(rich, swap('Travel Rations', 'Half a Crown'));
  expect(answerOf(rich, 1)).toMatchObject({ accept: false });
  const hats = ['Half a Crown', 'The Other Half of the Crown', 'Decorative Sword'];
  const collector = (items: string[]) => turnOf({ map: 'PP', party: [{ items }, { at: 1, goal: 'Homesick', items: ['Cowl of Caution'] }] });
  expect(accepts(collector(hats), swap('Decorative Sword', 'Cowl of Caution'))).toBe(false);
  expect(accepts(collector(['Decorative Sword']), swap('Decorative Sword', 'Cowl of Caution'))).toBe(true);
});

test('it offers what serves both, once a turn, and answers a bad offer with a better one', () => {
  const party = [
    { goal: 'Hatstand', items: ['Goblin Payroll'] },
    { at: 1, items: ['Half a Crown'] },
  ];
  const t = turnOf({ map: 'PP', party });
  const [offer] = suggestOffers(game.sight.view(t, 0), 0);
  expect(offer).toMatchObject(swap('Goblin Payroll', 'Half a Crown'));
  take(t, offer!);
  expect(suggestOffers(game.sight.view(t, 0), 0)).toEqual([]);

  const asked = turnOf({ map: 'PP', party: party.toReversed() });
  expect(suggestOffers(game.sight.view(asked, 1), 1)).toEqual([]);
  take(asked, { ...NOTHING, with: [], moves: [{ item: item('Goblin Payroll'), from: 1, to: 0 }] });
  const [counter] = suggestOffers(game.sight.view(asked, 1), 1);
  expect(counter).toMatchObject({ seat: 1, moves: [{ item: item('Goblin Payroll') }, { item: item('Half a Crown') }] });
});

test('whoever wants empty hands gives things away; whoever wants partners trades for little', () => {
  const t = turnOf({ map: 'PP', party: [{ goal: 'Nothing Up My Sleeves', items: ['Half a Crown'] }, {}] });
  t.seats[0]!.counts[4] = 5;
  expect(suggestOffers(game.sight.view(t, 0), 0).map(({ moves }) => moves)).toContainEqual([
    { item: item('Half a Crown'), from: 0, to: 1 },
  ]);
});

test('what others pass among themselves is no new partner, however often they do', () => {
  const party = [
    { goal: 'Homesick', items: ['Ear of the Usher'] },
    { at: 1, goal: 'Market Day', items: ['Travel Rations', 'Half a Crown'] },
    { at: 2, goal: 'Homesick', items: ['Unsigned Prophecy'] },
  ];
  const milk = (t: Table): boolean => {
    const moves = [
      { item: item('Travel Rations'), from: 1, to: 0 },
      { item: item('Unsigned Prophecy'), from: 2, to: 0 },
    ];
    return accepts(t, { ...NOTHING, with: [], moves });
  };
  const fresh = turnOf({ map: 'PPP', party });
  expect(milk(fresh)).toBe(true);
  const known = turnOf({ map: 'PPP', party });
  known.seats[1]!.partners = 1;
  expect(milk(known)).toBe(false);
});

test('[items.hidden] what cannot be named is neither asked for nor counted on', () => {
  const party = [
    { goal: 'Homesick', items: ['Ear of the Usher', 'Goblin Payroll'] },
    { at: 1, goal: 'Hatstand', items: ['Travel Rations', 'Goblin Payroll'] },
    { at: 2, goal: 'Homesick', items: ['Half a Crown'] },
  ];
  const t = turnOf({ map: 'PPP', party, options: { 'items.hidden': true } }, 1);
  t.shown = [item('Half a Crown')];
  expect(suggestOffers(game.sight.view(t, 1), 1)).toEqual([]);
  const any = (from: Seat, to: Seat) => ({ item: -1, from, to });
  expect(accepts(t, { ...NOTHING, with: [], moves: [any(1, 0), any(2, 1)] })).toBe(false);
  expect(accepts(t, { ...NOTHING, with: [], moves: [any(1, 0), { item: item('Goblin Payroll'), from: 0, to: 1 }] })).toBe(true);
});

/** Bargains that are bad for seat 1 of the scene, each in its own way. */
const BAD: readonly OfferDecision[] = [
  { ...NOTHING, with: [], moves: [{ item: item('Ear of the Usher'), from: 1, to: 0 }] },
  { ...NOTHING, with: [], threat: true, moves: [{ item: item('Ear of the Usher'), from: 1, to: 0 }] },
  { ...NOTHING, with: [], threat: true, pact: 'peace', moves: [{ item: item('Sandwich of Unknown Age'), from: 1, to: 0 }] },
  { ...NOTHING, with: [1], threat: true, pact: 'aid', promise: 'Or else.', moves: [] },
  { ...swap('Left Shoe of Destiny', 'Ear of the Usher'), promise: 'The other shoe follows.' },
  swap('Half a Crown', 'Goblin Payroll'),
  { ...swap('Travel Rations', 'Goblin Payroll'), pact: 'peace' },
  { ...swap('Very Large Coin', 'Goblin Payroll'), moves: swap('Very Large Coin', 'Goblin Payroll').moves.toReversed().slice(0, 1) },
];

test.each([false, true])('asking again and again, or threatening from afar, changes no mind ([trade.bindingPacts] %s)', (binding) => {
  const t = scene({ 'trade.bindingPacts': binding });
  const before = held(t, 1);
  for (const offer of BAD) for (let i = 0; i < 100; i++) expect(accepts(t, offer), JSON.stringify(offer)).toBe(false);
  expect(held(t, 1)).toEqual(before);
});

test('[trade.bindingPacts] a threat is bought off once while the peace holds, and only by less than it threatens', () => {
  const party = [
    { goal: 'Homesick', items: ['Axe With Opinions', 'Sword of Overtime'] },
    { goal: 'Homesick', hp: 2, items: ['Cowl of Caution', 'Very Large Coin', 'Goblin Payroll', 'Travel Rations'] },
  ];
  const t = turnOf({ map: 'PP', party, options: { 'trade.bindingPacts': true } });
  const demand = (thing: string): OfferDecision => ({
    ...NOTHING,
    with: [],
    threat: true,
    pact: 'peace',
    moves: [{ item: item(thing), from: 1, to: 0 }],
  });
  take(t, demand('Cowl of Caution'));
  take(t, answerOf(t, 1)!);
  expect(held(t, 0)).toContain('Cowl of Caution');
  for (const thing of held(t, 1)) for (let i = 0; i < 50; i++) expect(accepts(t, demand(thing))).toBe(false);
});

/** Something an unfriendly seat might try: anything at all, a trifle for something better, or the last bargain turned round. */
function nuisance(t: Table, random: Random, last: OfferDecision | null): OfferDecision {
  const kind = below(random, 3);
  if (kind === 0 && last !== null) {
    const moves = last.moves.map(({ item: thing, from, to }) => ({ item: thing, from: to, to: from }));
    const back: OfferDecision = { ...last, moves };
    if (moves.length > 0 && game.play.refuse(t, back) === null) return back;
  }
  const to = 1 + below(random, t.seats.length - 1);
  const [mine, theirs] = [t.seats[0]!.items, t.seats[to]!.items];
  if (kind === 1 && mine.length > 0 && theirs.length > 0) {
    const want = pick(random, theirs);
    const near = mine.toSorted(
      (a, b) => Math.abs(ITEMS[a]!.treasure - ITEMS[want]!.treasure) - Math.abs(ITEMS[b]!.treasure - ITEMS[want]!.treasure),
    );
    return {
      ...NOTHING,
      with: [],
      pact: 'peace',
      promise: 'You will like it.',
      moves: [
        { item: near[0]!, from: 0, to },
        { item: want, from: to, to: 0 },
      ],
    };
  }
  const d = drawOffer(t, { seat: 0, kind: 'offer' }, random);
  return d.kind === 'offer' ? d : swap('Very Large Coin', 'Goblin Payroll');
}

test('thousands of worthless offers gain nothing, change nothing and take no time', () => {
  const t = scene();
  const random = sfc32(7);
  const worth = (seat: Seat) => handWorth(t, seat, t.seats[seat]!.items, seat !== 0);
  const before = [0, 1, 2].map(worth);
  let moved = 0;
  let last: OfferDecision | null = null;
  const start = performance.now();
  for (let i = 0; i < 4000; i++) {
    last = nuisance(t, random, last);
    take(t, last);
    for (const seat of [1, 2]) {
      const d = answerOf(t, seat);
      if (d === null) continue;
      moved += told(take(t, d), 'itemPassed').length;
    }
    expect(worth(1)).toBeGreaterThanOrEqual(before[1]!);
    expect(worth(2)).toBeGreaterThanOrEqual(before[2]!);
  }
  // The goals of these two want no items, so what they won somebody lost.
  expect(worth(0)).toBeLessThanOrEqual(before[0]!);
  expect(moved).toBeLessThan(40);
  expect(waiting(t)).toEqual(['0 turn']);
  expect(held(t, 0).length + held(t, 1).length + held(t, 2).length).toBe(12);
  // A tenth of this on an idle machine.
  expect((performance.now() - start) / 4000).toBeLessThan(10);
});
