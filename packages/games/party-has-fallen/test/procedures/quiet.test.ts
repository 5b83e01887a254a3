import { sfc32 } from '@undercroft/engine';
import { expect, test } from 'vitest';
import type { Decision, OfferDecision } from '../../src/decisions.ts';
import type { Event } from '../../src/events.ts';
import { game } from '../../src/index.ts';
import { drawOffer } from '../../src/rules/offers.ts';
import type { Table } from '../../src/table.ts';
import { attack, held, item, join, may, optionsOf, pass, press, type Scene, take, told, turnOf, types } from '../table.ts';

const scene: Scene = {
  map: 'PPPP',
  party: [{ items: ['Half a Crown'] }, { items: ['Goblin Payroll'] }, { items: ['Very Large Coin'] }, { at: 3 }],
};
const offer = (seat: number, more: Partial<OfferDecision>): OfferDecision => ({
  seat,
  kind: 'offer',
  moves: [],
  with: [],
  threat: false,
  pact: 'none',
  promise: '',
  ...more,
});
const quiet = (seat: number, more: Partial<OfferDecision>): OfferDecision => offer(seat, { quiet: true, ...more });
const crown = { item: item('Half a Crown'), from: 0, to: 1 };

/** The only offer a seat may answer, answered. */
const answer = (t: Table, seat: number, accept = true): Decision => {
  const found = game.play.options(t, { seat, kind: 'answerOffer' }).find((d) => d.kind === 'answerOffer' && d.accept === accept);
  expect(found).toBeDefined();
  return found!;
};
const agreed = (t: Table, d: OfferDecision, ...parties: number[]): Event[] => {
  const out = take(t, d);
  for (const seat of parties) out.push(...take(t, answer(t, seat)));
  return out;
};
const heard = (out: readonly Event[], viewer: number | null): Event[] => out.flatMap((e) => game.sight.redact(e, viewer) ?? []);
const seen = (t: Table, viewer: number | null): string => JSON.stringify(game.sight.view(t, viewer));

test('R-PHF-43 a promise made in private is known to its parties alone', () => {
  const t = turnOf(scene);
  const before = [2, 3, null].map((viewer) => seen(t, viewer));
  const out = take(t, quiet(0, { with: [1], pact: 'peace', promise: 'I shall look the other way.' }));
  expect(game.sight.view(t, 1).offers).toMatchObject([{ from: 0, pact: 'peace', promise: 'I shall look the other way.', among: [0, 1] }]);
  expect(may(t).filter((ask) => ask.endsWith('answerOffer'))).toEqual(['0 answerOffer', '1 answerOffer']);
  expect([2, 3, null].map((viewer) => seen(t, viewer))).toEqual(before);
  out.push(...take(t, answer(t, 1)));
  expect(types(heard(out, 0))).toEqual(['offered', 'offerAnswered', 'pactMade', 'traded']);
  expect(heard(out, 1)).toEqual(heard(out, 0));
  expect(game.sight.view(t, 0).pacts).toEqual([{ by: 1, to: 0, pact: 'peace', until: 2, among: [0, 1] }]);
  expect([2, 3, null].flatMap((viewer) => heard(out, viewer))).toEqual([]);
  expect([2, 3, null].map((viewer) => seen(t, viewer))).toEqual(before);
});

test('R-PHF-43 of a quiet bargain others see the items that change hands, and not whether anything was promised', () => {
  const results = [{}, { pact: 'aid', promise: 'Tonight.' } as const].map((terms) => {
    const t = turnOf({ ...scene, party: [{ items: ['Half a Crown'], ability: 'Firm Handshake', hp: 5 }, {}, {}, { at: 3 }] });
    const out = agreed(t, quiet(0, { moves: [crown], ...terms }), 1);
    return { t, out };
  });
  for (const viewer of [2, 3, null]) {
    const [plain, promised] = results.map(({ t, out }) => seen(t, viewer) + JSON.stringify(heard(out, viewer)));
    expect(promised).toBe(plain);
  }
  const { t, out } = results[1]!;
  expect(types(heard(out, 2))).toEqual(expect.arrayContaining(['itemPassed']));
  expect(types(heard(out, 2))).not.toContain('traded');
  expect([held(t, 1), t.pacts]).toMatchObject([['Half a Crown'], [{ pact: 'aid', by: 1, to: 0, among: [0, 1] }]]);
});

test('R-PHF-43 a quiet offer leaves no trace when it is declined, replaced or out of time', () => {
  const t = turnOf(scene);
  take(t, offer(0, { with: [2], pact: 'peace' }));
  const before = seen(t, 3);
  const out = take(t, quiet(0, { with: [1], pact: 'peace' }), quiet(0, { with: [1], pact: 'aid' }));
  expect([t.offers.length, told(out, 'offerDied').length]).toEqual([2, 1]);
  out.push(...take(t, answer(t, 1, false)), ...take(t, quiet(0, { with: [1], pact: 'peace' })));
  expect(seen(t, 3)).toBe(before);
  expect(heard(out, 3)).toEqual([]);
  const ended = take(t, pass());
  expect([told(heard(ended, 1), 'offerDied').length, told(heard(ended, 3), 'offerDied').length]).toEqual([2, 1]);
});

test('R-PHF-43 the number of a quiet offer tells nothing of others, and changes with its terms', () => {
  const t = turnOf(scene);
  const other = turnOf(scene);
  take(other, quiet(2, { with: [0], pact: 'peace' }));
  take(t, quiet(0, { with: [1], pact: 'peace' }));
  take(other, quiet(0, { with: [1], pact: 'peace' }));
  expect(seen(other, 1)).toBe(seen(t, 1));
  const first = answer(t, 1);
  take(t, quiet(0, { with: [1], pact: 'aid' }));
  expect(game.play.refuse(t, first)?.rule).toBe('R-PHF-43');
  expect(optionsOf(t, 2, 'answerOffer')).toEqual([]);
});

test('R-PHF-43 that a private peace was broken is told to those who know it, and to all if it was public too', () => {
  const t = turnOf(scene);
  agreed(t, quiet(1, { with: [0, 2], pact: 'peace' }), 0, 2);
  const out = take(t, attack(1));
  expect(told(heard(out, 2), 'pactBroken')).toEqual([{ type: 'pactBroken', seat: 0, against: 1, pact: 'peace', among: [1, 0, 2] }]);
  for (const viewer of [3, null]) expect(types(heard(out, viewer))).toEqual(['attacked']);

  const open = turnOf(scene);
  agreed(open, quiet(1, { with: [0], pact: 'peace' }), 0);
  agreed(open, offer(1, { with: [0], pact: 'peace' }), 0);
  const both = take(open, attack(1));
  expect([0, 2].map((viewer) => told(heard(both, viewer), 'pactBroken').length)).toEqual([2, 1]);
});

test('R-PHF-43 help promised in private and not given is told in private', () => {
  const t = turnOf(scene);
  agreed(t, quiet(1, { with: [2], pact: 'aid' }), 2);
  const out = take(t, attack(1), join(2, 'out'), press());
  expect(told(heard(out, 1), 'pactBroken')).toMatchObject([{ seat: 2, against: 1, pact: 'aid' }]);
  expect([0, 3, null].flatMap((viewer) => told(heard(out, viewer), 'pactBroken'))).toEqual([]);
});

test('R-PHF-43 [trade.bindingPacts] a private peace binds as well', () => {
  const t = turnOf({ ...scene, options: { 'trade.bindingPacts': true } });
  agreed(t, quiet(0, { with: [1], pact: 'peace' }), 1);
  expect(optionsOf(t, 0, 'turn').filter((d) => d.do === 'attack')).toEqual([{ do: 'attack', target: 2 }]);
});

test('R-PHF-49 a dungeon master who does not play knows of it; one who plays does not', () => {
  const t = turnOf({ ...scene, options: { 'dm.extra': true } });
  const out = agreed(t, quiet(0, { with: [1], pact: 'peace' }), 1);
  expect(types(heard(out, 4))).toEqual(['offered', 'offerAnswered', 'pactMade', 'traded']);
  expect([game.sight.view(t, 4).pacts.length, game.sight.view(t, 3).pacts.length]).toEqual([1, 0]);
  const playing = turnOf({ ...scene, options: { 'dm.seat': 4 } });
  agreed(playing, quiet(0, { with: [1], pact: 'peace' }), 1);
  expect(game.sight.view(playing, 3).pacts).toEqual([]);
});

test('R-PHF-42 [items.hidden] a promise in private reveals nothing', () => {
  const t = turnOf({ ...scene, options: { 'items.hidden': true } });
  const before = seen(t, 3);
  agreed(t, quiet(0, { with: [1], pact: 'aid' }), 1);
  expect(seen(t, 3)).toBe(before);
});

test('imagined and copied tables keep what their viewer knows, and nothing else', () => {
  const t = turnOf(scene);
  agreed(t, quiet(0, { with: [1], pact: 'peace' }), 1);
  take(t, quiet(2, { with: [0], pact: 'aid' }));
  const imagined = [0, 1, 2, 3].map((viewer) => game.sight.imagine(game.sight.view(t, viewer), sfc32(5)));
  expect(imagined.map(({ offers }) => offers)).toEqual([t.offers, [], t.offers, []]);
  expect(imagined.map(({ pacts }) => pacts)).toEqual([t.pacts, t.pacts, [], []]);
  expect(game.sight.clone(t)).toEqual(t);
});

test('only `quiet: true` makes an offer quiet; drawn offers are now and then', () => {
  const t = turnOf(scene);
  const wrong = { ...offer(0, { with: [1], pact: 'peace' }), quiet: false };
  // An answer from outside, which the types would not let through.
  expect(game.play.refuse(t, wrong as unknown as Decision)?.code).toBe('malformed');
  const random = sfc32(3);
  const drawn = Array.from({ length: 60 }, () => drawOffer(t, { seat: 0, kind: 'offer' }, random));
  const sorts = new Set(drawn.map((d) => 'quiet' in d));
  expect([...sorts].sort()).toEqual([false, true]);
  for (const d of drawn) expect(game.play.refuse(t, d)).toBeNull();
});

test('what is between some is marked in their log', () => {
  const t = turnOf(scene);
  const [e] = take(t, quiet(0, { with: [1], pact: 'peace' }));
  expect(game.words.event(game.sight.view(t, 1), e!)).toMatch(/^Between us: .* proposes: peace with/);
  expect(game.words.decision(game.sight.view(t, 0), quiet(0, { with: [1], pact: 'aid' }))).toMatch(/\(between us\)$/);
});

test('bots take a quiet offer as they take any other', () => {
  const worth = [offer, quiet].map((make) => {
    const t = turnOf(scene);
    take(t, make(0, { moves: [crown] }));
    const ask = { seat: 1, kind: 'answerOffer' } as const;
    return game.play.options(t, ask).map((d) => game.bots!.judge(game.sight.view(t, 1), ask, d));
  });
  expect(worth[1]).toEqual(worth[0]);
});
