/** R-PHF-40  A goal whose target is out: drawn anew in the turn, and seen by nobody. */
import { type Seat, sfc32 } from '@undercroft/engine';
import { expect, test } from 'vitest';
import { GOAL } from '../../src/decks.ts';
import { game } from '../../src/index.ts';
import { counterIndex, goalMet } from '../../src/rules/winning.ts';
import { DEAD, OUT, type Table } from '../../src/table.ts';
import { attack, beginTurn, canDo, dice, goalCard, join, optionsOf, press, tableWith, take, waiting, why } from '../table.ts';

const redraw = { seat: 0, kind: 'turn', do: 'redraw' } as const;
const keep = (card: string, target: Seat = -1) => ({ seat: 0, kind: 'turn', do: 'keepGoal', card: goalCard(card), target }) as const;

/** Seat 0 wants seat 1 dead, who is out of the game; seat 3 has peeked. */
function hopeless(goal = 'A Personal Matter'): Table {
  const t = tableWith({ map: 'PPP', party: [{ goal }, { at: 1 }, {}, {}, {}], round: 3 });
  Object.assign(t.seats[0]!, { named: goal === 'A Personal Matter' ? 1 : -1, goalSeen: 0b1000 });
  t.seats[1]!.status = OUT;
  t.seats[0]!.counts[counterIndex('hits')] = 8;
  return t;
}

/** What everybody but the owner sees and is asked. */
const outside = (t: Table) => [
  game.play.pending(t).filter((ask) => !ask.may),
  ...[null, 2, 3, 4].map((viewer) => game.sight.view(t, viewer)),
];

test('R-PHF-40 a named target is part of keeping the goal; if it is out, the goal may be drawn anew in the turn', () => {
  const t = hopeless();
  beginTurn(t);
  expect([waiting(t), canDo(t, redraw)]).toEqual([['0 turn'], true]);
  take(t, redraw);
  expect([waiting(t), t.seats[0]!.redrawn.length]).toEqual([['0 turn'], 3]);
  t.seats[0]!.redrawn = [goalCard('A Personal Matter'), goalCard('Hatstand')];
  expect(optionsOf(t, 0, 'turn')).toEqual([
    ...[2, 3, 4].map((target) => ({ do: 'keepGoal', card: goalCard('A Personal Matter'), target })),
    { do: 'keepGoal', card: goalCard('Hatstand'), target: -1 },
  ]);
  take(t, keep('A Personal Matter', 2));
  expect([t.seats[0]!.named, t.seats[0]!.redrawn, waiting(t), canDo(t, redraw)]).toEqual([2, [], ['0 turn'], false]);
  const hits = t.seats[0]!.counts;
  expect([hits[counterIndex('hits')], t.seats[0]!.since]).toEqual([0, 3]);
  hits[counterIndex('hits')] = 8;
  expect([0b010, 0b100].map((slain) => goalMet(Object.assign(t, { seats: [{ ...t.seats[0]!, slain }, ...t.seats.slice(1)] }), 0))).toEqual([
    false,
    true,
  ]);
});

test('R-PHF-40 no goal is drawn anew for a target who is still in the game, or was killed for it', () => {
  for (const [status, slain] of [
    [DEAD, 0],
    [OUT, 0b010],
  ] as const) {
    const t = hopeless();
    t.seats[0]!.slain = slain;
    t.seats[1]!.status = status;
    beginTurn(t);
    expect([waiting(t), canDo(t, redraw), why(t, redraw)]).toEqual([['0 turn'], false, 'R-PHF-40']);
  }
});

test('R-PHF-40 PHF-056 nobody else can tell that a goal may be drawn anew, or that it was', () => {
  const before = hopeless();
  beginTurn(before);
  const [harmless, t] = [hopeless('Hatstand'), hopeless()];
  for (const table of [harmless, t]) beginTurn(table);
  expect(outside(t).slice(0, 3)).toEqual(outside(harmless).slice(0, 3));
  const out = take(t, redraw);
  out.push(...take(t, { ...keep('Hatstand'), card: t.seats[0]!.redrawn[0]!, target: -1 }));
  for (const viewer of [null, 2, 3]) expect(out.flatMap((e) => game.sight.redact(e, viewer) ?? [])).toEqual([]);
  expect(outside(t)).toEqual(outside(before));
  // What happens from now on counts for both, the goal that is and the one that others know of.
  for (const table of [before, t]) {
    take(table, attack(2), join(3, 'out'), join(4, 'out'));
    dice(table, 6, 1);
    take(table, press());
  }
  expect(outside(t)).toEqual(outside(before));
  expect([t.seats[0]!.counts[counterIndex('hits')], game.sight.view(t, 3).seats[0]!.counts[counterIndex('hits')]]).toEqual([1, 9]);
  expect(game.sight.view(t, 3).seats[0]!.goal).toBe(goalCard('A Personal Matter'));
  expect(game.sight.view(t, 0).seats[0]).toMatchObject({ goal: t.seats[0]!.goal, goalLines: expect.any(Array) });
});

test('R-PHF-40 whoever sees one goal before two seats imagines another behind that of which nobody can be killed any more', () => {
  const t = hopeless();
  beginTurn(t);
  take(t, redraw);
  take(t, { ...keep('Hatstand'), card: t.seats[0]!.redrawn[0]!, target: -1 });
  // The old goal was thrown away and came to somebody else, whom seat 3 has watched as well.
  const old = goalCard('A Personal Matter');
  Object.assign(t.seats[2]!, { goal: old, named: 4, goalSeen: 0b1000 });
  const lying = [...t.draw[GOAL]!, ...t.discard[GOAL]!].filter((card) => card !== old && card !== t.seats[0]!.goal);
  for (const seat of [1, 3, 4]) t.seats[seat]!.goal = lying.pop()!;
  [t.draw[GOAL], t.discard[GOAL]] = [[...new Set(lying)], []];
  const view = game.sight.view(t, 3);
  expect([view.seats[0]!.goal, view.seats[2]!.goal]).toEqual([old, old]);
  for (let seed = 1; seed <= 20; seed++) {
    const imagined = game.sight.imagine(view, sfc32(seed));
    const { seats, drawSizes } = game.sight.view(imagined, 3);
    expect([seats, drawSizes[GOAL]]).toEqual([view.seats, view.drawSizes[GOAL]]);
    expect(new Set(imagined.seats.map(({ goal }) => goal)).size).toBe(5);
  }
});
