import { configFor, sfc32 } from '@undercroft/engine';
import { expect, test } from 'vitest';
import { ITEMS } from '../../src/content/items.ts';
import { EVENT_LINES, GOAL_LINES } from '../../src/content/lines.ts';
import { describeEvent, needText } from '../../src/content/text.ts';
import type { Decision, HonourCard } from '../../src/decisions.ts';
import { DECK_OF, GOAL, ITEM_DECK } from '../../src/decks.ts';
import { game } from '../../src/index.ts';
import { writtenBy } from '../../src/rules/honour.ts';
import { OUT, setup, type Table } from '../../src/table.ts';
import { inEnglish } from '../../src/texts.ts';
import { canDo, dice, held, hps, pass, roll, rooms, type Scene, tableWith, take, told, turnOf, types, waiting, why } from '../table.ts';

const VOTES = { 'table.vote': true, 'custom.honour': 2 };
const goal = (more: Partial<HonourCard> = {}): HonourCard =>
  ({ deck: 'goal', name: 'Bard baiter', text: 'Make a bard cry.', picks: [], ...more }) as HonourCard;
const event = (picks: number[] = []): HonourCard => ({ deck: 'event', name: 'Karaoke', text: 'Everybody sings.', picks });
const mug = (treasure = 4): HonourCard => ({ deck: 'item', name: 'My mug', text: 'Do not wash.', picks: [], category: 'food', treasure });
const knack: HonourCard = { deck: 'ability', name: 'Whistling', text: 'Doors are shy.', picks: [] };
const write = (seat: number, ...cards: HonourCard[]): Decision => ({ seat, kind: 'write', cards });
const claim: Decision = { seat: 0, kind: 'turn', do: 'claim' };
const vote = (seat: number, yes: boolean): Decision => ({ seat, kind: 'vote', yes });
const propose = (fix: object): Decision => ({ seat: 0, kind: 'propose', reason: 'The card says so.', ...fix }) as Decision;

function fresh(seats: number, options: Record<string, unknown> = VOTES): Table {
  const t = setup(configFor(game, { seats, options }), sfc32(4));
  game.play.begin(t, null);
  return t;
}

/** Cards written by seat 2; the goals are held by seat 0, the items by seat 1, the rest is in the decks. */
function written(scene: Partial<Scene>, ...cards: HonourCard[]): Table {
  const t = tableWith({ map: 'PPX', party: [{}, { at: 1 }, { at: 1 }], options: VOTES, ...scene });
  t.written = writtenBy([{ seat: 2, kind: 'write', cards }]);
  for (const { deck, card } of t.written) {
    if (deck === 'goal') t.seats[0]!.goal = card;
    else if (deck === 'item') t.seats[1]!.items.push(card);
    else t.draw[DECK_OF[deck]]!.push(card);
  }
  return t;
}
const begun = (t: Table): Table => {
  t.stack = turnOf({ map: 'PPX', party: [{}, {}, {}], options: VOTES }).stack;
  t.active = 0;
  t.attacks = 1;
  return t;
};

test('PHF-014 [custom.honour] first everybody writes cards, all at once; they are shuffled into their decks', () => {
  const t = fresh(3);
  expect(waiting(t)).toEqual(['0 write', '1 write', '2 write']);
  const sizes = t.draw.map((pile) => pile.length);
  const out = take(t, write(2, goal(), event()), write(0, mug(), knack), write(1));
  expect(told(out, 'cardsWritten').map(({ type: _type, ...counts }) => counts)).toEqual([
    { seat: 0, goals: 0, events: 0, items: 1, abilities: 1 },
    { seat: 1, goals: 0, events: 0, items: 0, abilities: 0 },
    { seat: 2, goals: 1, events: 1, items: 0, abilities: 0 },
  ]);
  expect(t.draw[ITEM_DECK]).toHaveLength(sizes[ITEM_DECK]! + 1);
  const card = t.written[0]!.card;
  expect(t.draw[ITEM_DECK]).toContain(card);
  expect(ITEMS[card]).toMatchObject({ treasure: 4, categories: ['food'], blank: true });
  expect(waiting(t)).toEqual(['0 goal', '1 goal', '2 goal']);
  expect(waiting(fresh(3, {}))).toEqual(['0 goal', '1 goal', '2 goal']);
});

test('PHF-014 a dungeon master who does not play writes too; without an answer nothing is written', () => {
  const t = fresh(3, { 'dm.extra': true, 'dm.powers': 'adjudicate', 'custom.honour': 1 });
  expect(waiting(t)).toEqual(['0 write', '1 write', '2 write']);
  expect(game.play.questions.write.fallback(t, { seat: 1, kind: 'write' })).toEqual(write(1));
});

test('PHF-018 goals that need others are not written at two seats', () => {
  const kills = GOAL_LINES.findIndex((need) => need.need === 'count' && need.counter === 'kills');
  expect(why(fresh(2), write(0, goal({ picks: [kills] })))).toBe('PHF-018');
  expect(canDo(fresh(3), write(0, goal({ picks: [kills] })))).toBe(true);
});

test('PHF-122 PHF-123 a written item has a treasure value that is printed somewhere, and one of the ten categories', () => {
  const t = fresh(3);
  expect(game.play.refuse(t, { seat: 0, kind: 'write', cards: [mug(6)] })).toMatchObject({ rule: 'PHF-122' });
  expect(game.play.refuse(t, { seat: 0, kind: 'write', cards: [{ ...mug(), category: 'socks' }] })?.code).toBe('malformed');
  expect(canDo(t, write(0, mug(0)))).toBe(true);
});

test('PHF-014 what can be written: so many, so long, and nothing else', () => {
  const t = fresh(3);
  const refused = (...cards: unknown[]) => game.play.refuse(t, { seat: 0, kind: 'write', cards });
  expect(refused(goal(), goal(), goal())).toMatchObject({ code: 'against-the-rules', rule: 'PHF-014' });
  for (const wrong of [
    goal({ name: '' }),
    goal({ name: '\u200b\u3164' }),
    goal({ text: '\u2060' }),
    goal({ name: 'x'.repeat(31) }),
    goal({ text: '' }),
    goal({ text: ' padded ' }),
    goal({ text: 'x'.repeat(201) }),
    goal({ picks: [0, 0] }),
    goal({ picks: [GOAL_LINES.length] }),
    { ...knack, picks: [0] },
    { ...goal(), deck: 'hero' },
    { ...goal(), more: 1 },
    null,
  ]) {
    expect(refused(wrong)?.code).toBe('malformed');
  }
  expect(canDo(t, write(0, goal({ text: '', picks: [0, 50] }), mug(0)))).toBe(true);
});

test('PHF-014 somebody must settle what honour cards say, and they are for private tables', () => {
  const config = (options: Record<string, unknown>) => () => configFor(game, { seats: 3, options });
  expect(config({ 'custom.honour': 1 })).toThrow('need table votes');
  expect(config({ 'custom.honour': 1, 'dm.seat': 1, 'dm.powers': 'pickSkill' })).toThrow('need table votes');
  expect(config({ 'custom.honour': 1, 'dm.seat': 1, 'dm.powers': 'adjudicate' })).not.toThrow();
  expect(game.about.houseRules['custom.honour']!.privateOnly).toBe(true);
});

test('PHF-056 an honour goal is read by its author and its holder; an item by whoever sees it', () => {
  const t = begun(written({}, goal(), mug(), event()));
  const names = (viewer: number | null) => game.sight.view(t, viewer).written.map((w) => w.name);
  expect(names(0)).toEqual(['Bard baiter', 'My mug', '']);
  expect(names(1)).toEqual(['', 'My mug', '']);
  expect(names(2)).toEqual(['Bard baiter', 'My mug', 'Karaoke']);
  expect(names(null)).toEqual(['', 'My mug', '']);
  t.rules = { ...t.rules, hiddenItems: true };
  expect(game.sight.view(t, 0).written[1]).toEqual({ deck: 'item', by: 2, card: -1, name: '', text: '', picks: [] });
  const imagined = game.sight.imagine(game.sight.view(t, 0), sfc32(5));
  expect(game.sight.view(imagined, 0).written).toEqual(game.sight.view(t, 0).written);
  expect(game.sight.view(imagined, 0).seats).toEqual(game.sight.view(t, 0).seats);
});

test('R-PHF-50 PHF-130 an honour goal is finished when its owner claims it and the table agrees', () => {
  const t = begun(written({}, goal()));
  t.seats[0]!.room = 2;
  t.round = 6;
  const out = take(t, claim);
  expect(told(out, 'claimed')[0]).toMatchObject({ seat: 0, name: 'Bard baiter', text: 'Make a bard cry.' });
  expect(waiting(t)).toEqual(['1 vote', '2 vote']);
  expect(game.sight.view(t, 1).motion).toEqual({ on: 'claim', seat: 0 });
  expect(game.words.ask(game.sight.view(t, 1), { seat: 1, kind: 'vote' })).not.toBe('');
  expect(game.sight.view(t, 1).written[0]!.text).toBe('Make a bard cry.');
  take(t, vote(1, false), vote(2, true));
  expect([t.ending, waiting(t)]).toEqual([null, ['0 turn']]);
  // Once a turn.
  expect(canDo(t, claim)).toBe(false);
  t.usedTurn = [];
  take(t, claim, vote(1, true), vote(2, true));
  expect(game.play.outcome(t)).toMatchObject({ winners: [0], reason: 'goal' });
});

test('R-PHF-49 with a dungeon master who adjudicates, its word is enough', () => {
  const options = { 'dm.seat': 3, 'dm.powers': 'adjudicate', 'custom.honour': 2 };
  const t = begun(written({ options }, goal()));
  take(t, claim);
  expect(waiting(t)).toEqual(['2 vote']);
  take(t, vote(2, true));
  expect(game.sight.view(t, 0).seats[0]!.goalDone).toBe(true);
});

test('PHF-014 a goal made of picked lines is checked by the game, and nobody can claim it', () => {
  const hats = GOAL_LINES.findIndex((need) => need.need === 'hold' && need.category === 'headwear' && need.atLeast === 2);
  const t = begun(written({}, goal({ picks: [hats] })));
  expect(canDo(t, claim)).toBe(false);
  expect(game.sight.view(t, 0).seats[0]).toMatchObject({ goalLines: [false], goalDone: false });
  t.seats[0]!.items = [0, 1];
  expect(game.sight.view(t, 0).seats[0]).toMatchObject({ goalLines: [true], goalDone: true });
});

test('PHF-085 an honour event is read out and play goes on', () => {
  const t = written({ map: 'PEX' }, event());
  t.seats[1]!.room = 2;
  t.seats[2]!.room = 2;
  begun(t);
  dice(t, 1);
  const out = take(t, roll());
  expect(told(out, 'honourRead')).toEqual([
    { type: 'honourRead', seat: 0, card: t.written[0]!.card, name: 'Karaoke', text: 'Everybody sings.' },
  ]);
  expect(game.words.event(game.sight.view(t, 1), told(out, 'honourRead')[0]!)).toContain('Everybody sings.');
  expect(waiting(t)).toEqual(['0 turn']);
  expect(game.sight.view(t, 1).written[0]!.name).toBe('Karaoke');
});

test('PHF-085 what was picked for an event is done, one after the other', () => {
  const line = (wanted: object) => EVENT_LINES.findIndex(([effect]) => JSON.stringify(effect) === JSON.stringify(wanted));
  const picks = [line({ do: 'damage', who: 'self', amount: 2 }), line({ do: 'draw', who: 'self', items: 1 })];
  const t = written({ map: 'PEX' }, event(picks));
  begun(t);
  t.seats[0]!.room = 0;
  dice(t, 1);
  const out = take(t, roll());
  expect(types(out)).toEqual(expect.arrayContaining(['honourRead', 'hurt', 'itemDrawn']));
  expect([hps(t)[0], held(t, 0).length]).toEqual([18, 1]);
});

test('PHF-125 every line that can be picked has a text, and every line of an event can be carried out', () => {
  for (const need of GOAL_LINES) expect(needText(inEnglish, need)).not.toMatch(/undefined|#/);
  const texts = EVENT_LINES.map((effects) => describeEvent(inEnglish, effects));
  for (const text of texts) expect(text).toMatch(/^[A-Z].*\.$/);
  expect(new Set(texts).size).toBe(texts.length);
  for (let line = 0; line < EVENT_LINES.length; line++) {
    const t = written({ map: 'PEX/PSI' }, event([line]));
    begun(t);
    dice(t, 1);
    take(t, roll());
    if (waiting(t)[0] === '0 step') take(t, { seat: 0, kind: 'step', to: 1 });
    expect(waiting(t).length, texts[line]).toBeGreaterThan(0);
  }
});

test('R-PHF-50 fixes do what cards usually ask: draw, lose a turn, die, a goal that counts as finished', () => {
  const t = begun(written({}, goal()));
  take(t, propose({ fix: 'draw', who: 1, to: 2 }), vote(1, true), vote(2, true));
  expect(held(t, 1)).toHaveLength(2);
  take(t, propose({ fix: 'skip', who: 1, to: 1 }), vote(1, true), vote(2, true));
  expect(t.seats[1]!.skip).toBe(1);
  take(t, propose({ fix: 'hp', who: 1, to: 0 }), vote(1, true), vote(2, true));
  expect([t.seats[1]!.status, rooms(t)[1], waiting(t)]).toEqual([1, -1, ['0 turn']]);
  take(t, propose({ fix: 'goal', who: 0, to: 1 }), vote(1, true), vote(2, true));
  expect(game.sight.view(t, 0).seats[0]!.goalDone).toBe(true);
  for (const wrong of [
    { fix: 'draw', to: 4 },
    { fix: 'skip', to: -1 },
    { fix: 'goal', to: 0 },
    { fix: 'hp', to: 99 },
  ]) {
    expect(why(t, propose({ who: 2, ...wrong }))).toBe('R-PHF-50');
  }
});

test('R-PHF-31 R-PHF-50 a fix that kills the active player ends the turn', () => {
  const t = turnOf({ map: 'PPX', party: [{}, {}, {}], options: VOTES });
  take(t, propose({ fix: 'hp', who: 0, to: 0 }), vote(1, true), vote(2, true));
  expect([t.seats[0]!.status, waiting(t)]).toEqual([1, ['1 turn']]);
  expect(t.seats[0]!.status).not.toBe(OUT);
  take(t, pass(1), pass(2));
  expect(waiting(t)[0]).toMatch(/^0 /);
});

test('PHF-055 the rejected honour goal goes to the discards, where nobody reads it', () => {
  const t = fresh(3);
  take(t, write(0, goal()), write(1), write(2));
  const card = t.written[0]!.card;
  expect(t.draw[GOAL]!.includes(card) || t.seats.some((s) => s.pool.includes(card))).toBe(true);
  expect(game.sight.view(t, 1).written[0]!.name).toBe(t.seats[1]!.pool.includes(card) ? 'Bard baiter' : '');
});
