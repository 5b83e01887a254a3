import { sfc32 } from '@undercroft/engine';
import { expect, test } from 'vitest';
import type { Decision } from '../../src/decisions.ts';
import { GOAL, HERO } from '../../src/decks.ts';
import { game } from '../../src/index.ts';
import { ALIVE, DEAD, NO_PLAN, OUT, type Table } from '../../src/table.ts';
import { beginTurn, fightNow, may, optionsOf, pass, tableWith, take, told, waiting, why } from '../table.ts';

/** Seat 1 has just been killed by seat 0, whose turn it still is. */
function slain(options: Record<string, unknown> = {}): Table {
  const t = tableWith({ map: 'PPPP', party: [{}, { hp: 1, hero: 'Paladin', goal: 'Hatstand' }, { at: 3 }], options });
  t.draw[HERO] = t.draw[HERO]!.filter((hero) => t.seats.every((s) => s.hero !== hero));
  t.draw[GOAL] = t.draw[GOAL]!.filter((goal) => t.seats.every((s) => s.goal !== goal));
  beginTurn(t);
  fightNow(t, [6, 1]);
  return t;
}
const plans = (t: Table, seat = 1): string[] => may(t).filter((ask) => ask.startsWith(`${seat} `));
const rejoin = (yes: boolean): Decision => ({ seat: 1, kind: 'rejoin', yes });
const heroOption = (t: Table, i: number) => game.play.options(t, { seat: 1, kind: 'hero' })[i]!;
const goalOption = (t: Table, i: number) => game.play.options(t, { seat: 1, kind: 'goal' })[i]!;

test('R-PHF-31 R-PHF-32 the dead choose while the others play; the cards are drawn when the hero dies', () => {
  const t = slain();
  expect(t.seats[1]!.aside.map((cards) => cards.length)).toEqual([3, 3, 0]);
  expect(waiting(t)).toEqual(['0 turn']);
  expect(plans(t)).toEqual(['1 rejoin', '1 hero', '1 goal']);
  expect(optionsOf(t, 1, 'goal').length).toBeGreaterThanOrEqual(3);
  // In any order, and each once.
  const hero = heroOption(t, 2);
  const goal = goalOption(t, 1);
  const out = take(t, goal);
  expect(told(out, 'planned')).toEqual([{ type: 'planned', seat: 1, what: 'goal' }]);
  expect(plans(t)).toEqual(['1 rejoin', '1 hero']);
  take(t, hero, rejoin(true));
  expect([plans(t), waiting(t)]).toEqual([[], ['0 turn']]);
  expect(t.seats[1]).toMatchObject({ status: DEAD, plan: { yes: 1 } });
});

test('R-PHF-31 R-PHF-32 plans come true when the own turn begins, in order, and only the room is asked for then', () => {
  const t = slain();
  const hero = heroOption(t, 2);
  const goal = goalOption(t, 1);
  const { aside, hero: old, goal: oldGoal } = t.seats[1]!;
  take(t, rejoin(true), hero, goal);
  expect(t.seats[1]!.hero).toBe(old);
  const out = take(t, pass());
  expect(waiting(t)).toEqual(['1 start']);
  take(t, { seat: 1, kind: 'start', room: 1 });
  expect(t.seats[1]).toMatchObject({ status: ALIVE, plan: NO_PLAN, room: 1 });
  expect([t.seats[1]!.hero, t.seats[1]!.goal]).toEqual(['card' in hero && hero.card, 'card' in goal && goal.card]);
  expect(t.discard[HERO]!.slice().sort((a, b) => a - b)).toEqual(
    [old, ...aside[HERO]!.filter((card) => card !== t.seats[1]!.hero)].sort((a, b) => a - b),
  );
  expect(t.discard[GOAL]!.slice().sort((a, b) => a - b)).toEqual(
    [oldGoal, ...aside[GOAL]!.filter((card) => card !== t.seats[1]!.goal)].sort((a, b) => a - b),
  );
  expect(told(out, 'turnBegan')).toHaveLength(1);
});

test('R-PHF-32 with the expansion the choice is among four heroes, as in set-up', () => {
  expect(slain({ 'expansion.marauder': true }).seats[1]!.aside.map((cards) => cards.length)).toEqual([3, 4, 0]);
});

test('R-PHF-31 what was not chosen by then is asked then', () => {
  const t = slain();
  take(t, heroOption(t, 0), pass());
  expect(waiting(t)).toEqual(['1 rejoin']);
  take(t, rejoin(true));
  expect([waiting(t), t.seats[1]!.pool.length]).toEqual([['1 goal'], 3]);
  expect(plans(t)).toEqual([]);
});

test('R-PHF-31 that a plan holds a hero is known when the turn begins; an imagined one holds some, also from a view that was sent', () => {
  const t = slain();
  take(t, heroOption(t, 0), pass());
  const sent = JSON.parse(JSON.stringify(game.sight.view(t, 0)));
  const { plan, aside } = game.sight.imagine(sent, sfc32(3)).seats[1]!;
  expect(aside[HERO]).toContain(plan.hero);
});

test('R-PHF-31 PHF-115 who has decided to stay out is out when the turn would begin, and not before', () => {
  const t = slain();
  take(t, rejoin(false));
  expect([t.seats[1]!.status, plans(t)]).toEqual([DEAD, []]);
  const sizes = [GOAL, HERO].map((deck) => t.discard[deck]!.length);
  take(t, pass());
  expect([t.seats[1]!.status, waiting(t)]).toEqual([OUT, ['2 turn']]);
  expect([GOAL, HERO].map((deck) => t.discard[deck]!.length)).toEqual(sizes.map((n) => n + 3));
});

test('R-PHF-31 PHF-056 nobody else learns what a dead player has chosen', () => {
  const [one, other] = [slain(), slain()];
  take(one, rejoin(true), heroOption(one, 0), goalOption(one, 0));
  take(other, rejoin(false));
  for (const viewer of [0, 2, null]) expect(game.sight.view(one, viewer)).toEqual(game.sight.view(other, viewer));
  const { seats } = game.sight.view(one, 0);
  expect(seats[1]).toMatchObject({ aside: [[], [], []], asideSizes: [3, 3, 0], plan: NO_PLAN });
  expect(game.sight.redact({ type: 'planned', seat: 1, what: 'hero' }, 0)).toBeNull();
  const own = game.sight.view(one, 1);
  expect(own.seats[1]).toMatchObject({ aside: one.seats[1]!.aside, plan: one.seats[1]!.plan });
  expect(game.sight.imagine(own, sfc32(3)).seats[1]!.aside).toEqual(one.seats[1]!.aside);
});

test('R-PHF-32 with no hero left when it is needed, one is looked for again when the turn begins', () => {
  const t = tableWith({ map: 'PPPP', party: [{}, { hp: 1 }, { at: 3 }] });
  t.draw[HERO] = [];
  beginTurn(t);
  fightNow(t, [6, 1]);
  expect(plans(t)).toEqual(['1 rejoin', '1 goal']);
  t.discard[HERO] = [4];
  take(t, pass(), rejoin(true));
  expect([waiting(t), t.seats[1]!.pool]).toEqual([['1 hero'], [4]]);
});

test('R-PHF-32 with no hero and no goal left anywhere the old ones stay', () => {
  const t = tableWith({ map: 'PPPP', party: [{}, { hp: 1, hero: 'Bard', goal: 'Hatstand' }, { at: 3 }] });
  t.draw[HERO] = [];
  t.draw[GOAL] = [];
  const { hero, goal } = t.seats[1]!;
  beginTurn(t);
  fightNow(t, [6, 1]);
  expect(plans(t)).toEqual(['1 rejoin']);
  take(t, pass(), rejoin(true));
  expect([waiting(t), t.seats[1]!.hero, t.seats[1]!.goal]).toEqual([['1 start'], hero, goal]);
});

test('R-PHF-33 [death.newAbility] the ability can be planned, too; [death.mode] others than the usual have nothing to plan', () => {
  const t = slain({ 'death.newAbility': true });
  expect(plans(t)).toEqual(['1 rejoin', '1 hero', '1 goal', '1 ability']);
  const [ability] = game.play.options(t, { seat: 1, kind: 'ability' });
  take(t, ability!, rejoin(true), heroOption(t, 0), goalOption(t, 0), pass());
  expect([waiting(t), t.seats[1]!.ability]).toEqual([['1 start'], 'keep' in ability! && ability.keep]);
  const gone = slain({ 'death.mode': 'permadeath' });
  expect([plans(gone), gone.seats[1]!.aside.flat()]).toEqual([[], []]);
  expect(why(gone, rejoin(true))).toBe('R-PHF-31');
});
