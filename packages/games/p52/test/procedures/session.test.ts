import { MATERIAL } from '@undercroft/engine';
import { asked, running, startAt } from '@undercroft/testkit';
import { expect, test } from 'vitest';
import type { P52Event } from '../../src/events.ts';
import { startingItems } from '../../src/procedures/starting-items.ts';
import { bookOf } from '../../src/scenario/book.ts';
import type { Goal, Quest } from '../../src/scenario/pieces.ts';
import type { Table } from '../../src/table.ts';
import { PLAIN } from '../plain.ts';
import { cards, game, itemsOf, play, stack, startSession, tableWith } from '../table.ts';

const TWO = [{}, {}];
/** Ten cards of Stamina, then draws that are nothing special. */
const QUIET = ['A♠', 'A♥', 'A♦', 'A♣', 'J♠', 'J♥', 'J♦', 'J♣', 'Q♠', 'Q♥', '2♠', '2♥', '2♦', '2♣', '3♠', '3♥', '3♦', '3♣'];

test('P52-044 the quest is chosen freely', () => {
  const t = tableWith(TWO);
  startSession(t);
  expect(game.play.options(t, { seat: 0, kind: 'quest' }).map((d) => (d.kind === 'quest' ? d.quest : ''))).toEqual([
    null,
    'toll',
    'gate',
    'water',
    'king',
  ]);
  play(game, t, { seat: 0, kind: 'quest', quest: 'gate' });
  expect(t.quest.id).toBe('gate');
  expect(t.place).toBe('inside');
});

test('P52-045 or drawn by an Action flip', () => {
  const t = tableWith(TWO);
  startSession(t);
  stack(t.action, '8♥');
  const out = play(game, t, { seat: 0, kind: 'quest', quest: null });
  expect(out).toContainEqual({ type: 'questFlipped', card: cards('8♥')[0] });
  expect(t.quest.id).toBe('gate');
});

test('P52-046 P52-047 R-P52-17 Kings are flipped again, and the first brings everybody one more draw', () => {
  const t = tableWith(TWO);
  startSession(t);
  stack(t.action, 'K♥', 'K♣', '4♥', ...QUIET);
  const out = play(game, t, { seat: 0, kind: 'quest', quest: null });
  expect(t.quest.id).toBe('water');
  expect(out.filter(({ type }) => type === 'questFlipped')).toHaveLength(3);
  expect(draws(t, out)).toEqual([2, 2]);
});

test('R-P52-17 or only the party one', () => {
  const t = tableWith(TWO, { options: { kingItem: 'party' } });
  startSession(t);
  stack(t.action, 'K♥', '4♥', ...QUIET);
  const out = play(game, t, { seat: 0, kind: 'quest', quest: null });
  expect(draws(t, out)).toEqual([2, 1]);
});

/** Takes the first of whatever is offered, and counts the draws of each seat. */
function draws(t: Table, told: P52Event[]): number[] {
  const out = told.slice();
  for (let ask = asked(game, t)[0]; ask?.kind === 'item'; ask = asked(game, t)[0])
    out.push(...play(game, t, game.play.options(t, ask)[0]!));
  return t.heroes.map((_, seat) => out.filter((e) => e.type === 'itemFlipped' && e.seat === seat).length);
}

test('P52-061 E-P52-33 Survival flips a Room card for its rooms', () => {
  const t = tableWith(TWO);
  startSession(t);
  stack(t.roomDeck, '5♥');
  play(game, t, { seat: 0, kind: 'quest', quest: 'water' });
  expect(t.quest.rooms).toBe(4);
});

test('P52-076 P52-079 a Room flip says inside or outside, and another the time of day', () => {
  const t = tableWith(TWO);
  startSession(t);
  stack(t.roomDeck, '5♥', '6♠');
  play(game, t, { seat: 0, kind: 'quest', quest: 'toll' });
  expect([t.place, t.firstPhase]).toEqual(['outside', cards('6♠')[0]]);
});

test('P52-081 P52-082 five Stamina cards each, which nobody sees', () => {
  const t = tableWith(TWO);
  startSession(t);
  play(game, t, { seat: 0, kind: 'quest', quest: 'toll' });
  expect(t.heroes.map(({ stamina }) => stamina.length)).toEqual([5, 5]);
  for (const viewer of [0, 1, null]) {
    const shown = game.sight.view(t, viewer);
    expect(shown.heroes.map((hero) => hero.staminaSize)).toEqual([5, 5]);
    expect(shown.heroes.every((hero) => !('stamina' in hero))).toBe(true);
  }
});

const startItems = (t: Table) => startAt(game, t, running(startingItems, { seat: 0, draws: 1, extra: false, free: true, choices: [] }));

test('P52-089 P52-091 everybody gets the weakest healing item and a flipped one', () => {
  const t = tableWith([{}]);
  stack(t.action, '2♠', '3♥');
  startItems(t);
  expect(itemsOf(t, 0)).toEqual(['bitterroot', 'rushTorch', 'rushTorch']);
});

test('P52-090 where a row says "or", the finder chooses', () => {
  const t = tableWith([{}]);
  stack(t.action, '8♠', '9♥');
  startItems(t);
  expect(asked(game, t)).toEqual([{ seat: 0, kind: 'item' }]);
  play(game, t, { seat: 0, kind: 'item', item: 'frostJar' });
  expect(itemsOf(t, 0)).toEqual(['bitterroot', 'frostJar']);
});

test('E-P52-35 P52-093 R-P52-18 26 chooses and draws again, 25 then chooses and stops: three items', () => {
  const t = tableWith([{}]);
  stack(t.action, 'K♠', 'K♥', 'Q♠', 'K♦');
  startItems(t);
  play(game, t, { seat: 0, kind: 'item', item: 'pitchJar' });
  expect(asked(game, t)).toEqual([{ seat: 0, kind: 'item' }]);
  play(game, t, { seat: 0, kind: 'item', item: 'deepBreath' });
  expect(itemsOf(t, 0)).toEqual(['bitterroot', 'pitchJar', 'deepBreath']);
  expect(asked(game, t)).toEqual([]);
});

test('R-P52-17 P52-093 a special band on the draw of a King lets one choose, but brings no further draw', () => {
  const t = tableWith([{}]);
  startSession(t);
  // Stamina, an ordinary draw, then Kings for the extra one and more Kings that nobody draws.
  stack(t.action, 'K♥', '4♥', 'A♠', 'A♥', 'A♦', 'A♣', 'J♠', '2♠', '2♥', 'K♠', 'K♦', 'K♣', 'Q♣');
  const out = play(game, t, { seat: 0, kind: 'quest', quest: null });
  expect(draws(t, out)).toEqual([2]);
});

/** The Bailey with these quests alone. */
function withQuests(t: Table, ...goals: Goal[]): void {
  const [first] = PLAIN.quests;
  const quests = goals.map((goal, i): Quest => ({ ...first!, id: `own${i}`, goals: [goal] }));
  t[MATERIAL] = bookOf({ ...PLAIN, quests });
}

test('P52-044 P52-045 a scenario without the four quests of the rulebook lets a card choose among its own', () => {
  for (const [card, chosen] of [
    ['A♠', 'own0'],
    ['3♥', 'own2'],
    ['4♦', 'own0'],
    ['Q♣', 'own2'],
  ] as const) {
    const t = tableWith(TWO);
    withQuests(t, { goal: 'reach', rooms: 2 }, { goal: 'kill', number: 1 }, { goal: 'survive', rooms: 1 });
    startSession(t);
    stack(t.action, 'K♥', card, ...QUIET);
    const out = play(game, t, { seat: 0, kind: 'quest', quest: null });
    expect(out.filter(({ type }) => type === 'questFlipped')).toHaveLength(2);
    expect(t.quest.id).toBe(chosen);
  }
});

test('P52-045 where one of the four is there, cards for the others are flipped again, and not for ever', () => {
  const t = tableWith(TWO);
  withQuests(t, { goal: 'reach', rooms: 2 }, { goal: 'bigBoss' });
  startSession(t);
  stack(t.action, '9♥', '6♣', '2♥', ...QUIET);
  play(game, t, { seat: 0, kind: 'quest', quest: null });
  expect(t.quest.id).toBe('own1');

  const kings = tableWith(TWO);
  startSession(kings);
  kings.action = Array.from({ length: 60 }, () => cards('K♠')[0]!);
  const out = play(game, kings, { seat: 0, kind: 'quest', quest: null });
  expect(out.filter(({ type }) => type === 'questFlipped').length).toBeLessThanOrEqual(200);
  expect(kings.quest.id).toBe('toll');
});
