import { configFor, sfc32 } from '@undercroft/engine';
import { running, startAt, tableFor } from '@undercroft/testkit';
import { expect, test } from 'vitest';
import { HEROES } from '../../src/content/heroes.ts';
import type { Decision } from '../../src/decisions.ts';
import { ABILITY_DECK, GOAL, HERO } from '../../src/decks.ts';
import { game } from '../../src/index.ts';
import { goalDraft } from '../../src/procedures/draft.ts';
import { game as wholeGame } from '../../src/procedures/game.ts';
import { setup, type Table } from '../../src/table.ts';
import { abilityCard, dice, held, optionsOf, pass, take, told, waiting, why } from '../table.ts';

const EXPANSION = { 'expansion.marauder': true };
const first = (t: Table): Decision => {
  const ask = game.play.pending(t)[0]!;
  return ask.open ? game.play.questions[ask.kind].fallback(t, ask) : game.play.options(t, ask)[0]!;
};

/** Answers with the first option until this question comes. */
function upTo(t: Table, kind: string): Table {
  while (game.play.pending(t)[0]!.kind !== kind) take(t, first(t));
  return t;
}
const fresh = (seats: number, options: Record<string, unknown> = {}, seed = 1): Table => tableFor(game, { seats, options, seed });

test('V-PHF-28 PHF-053 R-PHF-04 only those who tie for the highest roll again', () => {
  const t = setup(configFor(game, { seats: 4 }), sfc32(1));
  dice(t, 6, 6, 3, 5, 2, 4);
  const out = startAt(game, t, running(wholeGame, {}));
  expect(told(out, 'firstRolled')).toMatchObject([
    { seats: [0, 1, 2, 3], rolls: [6, 6, 3, 5] },
    { seats: [0, 1], rolls: [2, 4] },
  ]);
  expect(t.first).toBe(1);
});

test('PHF-054 PHF-055 PHF-058 goals come first, then heroes, abilities and starting rooms, each from the first player on', () => {
  const t = fresh(4);
  expect(waiting(t)).toEqual(['0 goal', '1 goal', '2 goal', '3 goal']);
  upTo(t, 'hero');
  expect(waiting(t)).toEqual([`${t.first} hero`]);
  expect(game.sight.view(t, t.first).seats[t.first]!.goal).toBeGreaterThanOrEqual(0);
  expect(game.sight.view(t, t.first).seats[t.first]!.hasGoal).toBe(true);
  upTo(t, 'ability');
  expect(waiting(t)).toEqual([`${t.first} ability`]);
  upTo(t, 'start');
  expect(waiting(t)).toEqual([`${t.first} start`]);
  upTo(t, 'turn');
  expect([t.round, t.active]).toEqual([1, t.first]);
});

test('PHF-055 R-PHF-08 each draws 3 goals, keeps 1 and discards 2, hidden from all', () => {
  const t = fresh(4);
  expect(t.seats.map((s) => s.pool.length)).toEqual([3, 3, 3, 3]);
  upTo(t, 'hero');
  expect(t.discard[GOAL]).toHaveLength(8);
  for (const viewer of [null, 0, 1]) expect(game.sight.view(t, viewer).discard[GOAL]).toEqual([]);
  // How many goals lie on the two piles together is all that shows.
  expect(game.sight.view(t, 0).drawSizes[GOAL]).toBe(t.draw[GOAL]!.length + 8);
});

test('PHF-056 a kept goal is secret from all others', () => {
  const t = upTo(fresh(4), 'hero');
  expect(game.sight.view(t, 2).seats.map((s) => s.goal >= 0)).toEqual([false, false, true, false]);
  expect(game.sight.view(t, null).seats.every((s) => s.goal === -1)).toBe(true);
});

test('V-PHF-27 R-PHF-46 eight players draw 24 goals; from a deck of 20 the discards are shuffled in mid-draw', () => {
  const t = setup(configFor(game, { seats: 8 }), sfc32(5));
  t.draw[GOAL] = t.draw[GOAL]!.slice(0, 20);
  startAt(game, t, running(goalDraft, { next: 0 }));
  for (let i = 0; i < 6; i++) take(t, first(t));
  expect(waiting(t)).toEqual(['6 goal']);
  // Two cards were left; then the twelve rejected ones became the pile.
  expect([t.seats[6]!.pool.length, t.draw[GOAL]!.length, t.discard[GOAL]!.length]).toEqual([3, 11, 0]);
  take(t, first(t));
  expect(waiting(t)).toEqual(['7 goal']);
});

/** Seats, options, heroes to choose among, heroes drawn in all. */
const HERO_DRAFTS = [
  [2, {}, 3, 4],
  [8, {}, 3, 10],
  [2, EXPANSION, 4, 5],
  [8, EXPANSION, 4, 11],
] as const;

test.each(HERO_DRAFTS)(
  'PHF-057 PHF-059 %i seats, %j: from the first player on, everybody chooses among %i heroes',
  (seats, options, choice) => {
    const t = upTo(fresh(seats, options), 'hero');
    for (let i = 0; i < seats; i++) {
      const { seat } = game.play.pending(t)[0]!;
      expect([seat, t.seats[seat]!.pool.length]).toEqual([(t.first + i) % seats, choice]);
      take(t, first(t));
    }
  },
);

test.each(HERO_DRAFTS)(
  'V-PHF-25 R-PHF-06 %i seats, %j: of %i to choose among, %i heroes are drawn in all',
  (seats, options, choice, drawn) => {
    const t = upTo(fresh(seats, options), 'hero');
    const deck = t.draw[HERO]!.length + choice;
    for (let i = 0; i < seats; i++) take(t, first(t));
    expect(deck - t.draw[HERO]!.length).toBe(drawn);
    upTo(t, 'turn');
    expect(t.discard[HERO]).toHaveLength(choice - 1);
  },
);

test('V-PHF-26 PHF-060 R-PHF-07 the ability draft: six each, one kept, one discarded, four passed on', () => {
  for (const [seats, drawn] of [
    [2, 8],
    [4, 12],
    [8, 20],
  ] as const) {
    const t = upTo(fresh(seats), 'ability');
    const deck = t.draw[ABILITY_DECK]!.length + 6;
    for (let i = 0; i < seats; i++) {
      const { seat } = game.play.pending(t)[0]!;
      expect(t.seats[seat]!.pool).toHaveLength(6);
      expect(optionsOf(t, seat, 'ability')).toHaveLength(30);
      take(t, first(t));
    }
    expect(deck - t.draw[ABILITY_DECK]!.length).toBe(drawn);
    upTo(t, 'turn');
    expect(t.discard[ABILITY_DECK]).toHaveLength(seats + 4);
  }
});

test('R-PHF-07 [draft.abilityPool] four instead of six', () => {
  const t = upTo(fresh(3, { 'draft.abilityPool': 'four' }), 'ability');
  for (let i = 0; i < 3; i++) {
    expect(t.seats[game.play.pending(t)[0]!.seat]!.pool).toHaveLength(4);
    take(t, first(t));
  }
});

test('R-PHF-05 everything follows one order, the same as turn order', () => {
  const t = upTo(fresh(5, {}, 3), 'hero');
  const order = Array.from({ length: 5 }, (_, i) => (t.first + i) % 5);
  const asked: number[] = [];
  while (game.play.pending(t)[0]!.kind !== 'turn') {
    asked.push(game.play.pending(t)[0]!.seat);
    take(t, first(t));
  }
  expect(asked).toEqual([...order, ...order, ...order]);
  const turns = order.map((seat) => {
    const begun = t.active;
    take(t, pass(seat));
    return begun;
  });
  expect(turns).toEqual(order);
});

test('R-PHF-08 heroes and abilities are hidden during the drafts and public when the pre-game ends', () => {
  const t = upTo(fresh(3), 'start');
  const other = (t.first + 1) % 3;
  expect(game.sight.view(t, t.first).seats[other]).toMatchObject({ hero: -1, ability: -1, hasHero: true, hasAbility: true });
  upTo(t, 'turn');
  expect(game.sight.view(t, t.first).seats[other]!.hero).toBe(t.seats[other]!.hero);
  expect(game.sight.view(t, null).seats[other]!.ability).toBe(t.seats[other]!.ability);
});

test('a drafter sees the own pool, the passer remembers it, others see its size', () => {
  const t = upTo(fresh(3), 'hero');
  const [a, b] = [t.first, (t.first + 1) % 3];
  take(t, first(t));
  expect(game.sight.view(t, a).seats[a]!.passedHeroes).toEqual(t.seats[b]!.pool.slice(0, 2));
  expect(game.sight.view(t, b).seats[b]!.pool).toHaveLength(3);
  expect(game.sight.view(t, a).seats[b]).toMatchObject({ pool: [], poolSize: 3 });
  const imagined = game.sight.imagine(game.sight.view(t, a), sfc32(9));
  expect(imagined.seats[b]!.pool.slice(0, 2)).toEqual(t.seats[a]!.passedHeroes);
});

test('PHF-062 R-PHF-10 PHF-063 outermost rooms, each player another one', () => {
  const t = upTo(fresh(4), 'start');
  const [a, b] = [t.first, (t.first + 1) % 4];
  expect(optionsOf(t, a, 'start').map((d) => d.room)).toEqual(t.layout.outer);
  const inner = t.rooms.findIndex((_, room) => !t.layout.outer.includes(room));
  expect(why(t, { seat: a, kind: 'start', room: inner })).toBe('R-PHF-09');
  const room = t.layout.outer[0]!;
  take(t, { seat: a, kind: 'start', room });
  expect(why(t, { seat: b, kind: 'start', room })).toBe('R-PHF-10');
  upTo(t, 'turn');
  expect(t.seats[a]).toMatchObject({ room, start: room, settled: 1 });
});

test('PHF-064 R-PHF-11 all starting rooms are turned together and do not act', () => {
  const t = upTo(fresh(4), 'start');
  while (game.play.pending(t)[0]!.kind === 'start') {
    expect(t.open.every((open) => open === 0)).toBe(true);
    take(t, first(t));
  }
  expect(t.open.filter((open) => open === 1)).toHaveLength(4);
  expect(t.seats.map((_, seat) => held(t, seat))).toEqual([[], [], [], []]);
  expect(t.discard[4]).toEqual([]);
});

test('R-PHF-11 a starting room is empty for its owner until they have moved', () => {
  const t = upTo(fresh(2), 'start');
  for (const room of t.layout.outer) t.rooms[room] = 400;
  upTo(t, 'turn');
  expect(t.seats.map((s) => [s.items, s.settled])).toEqual([
    [[], 1],
    [[], 1],
  ]);
});

test('PHF-039 the HP printed on the hero is what everybody begins with, and no healing goes beyond it', () => {
  const t = upTo(fresh(4, {}, 2), 'start');
  for (const s of t.seats) s.ability = abilityCard('Trophy Hunter');
  upTo(t, 'turn');
  expect(t.seats.map((s) => s.hp)).toEqual(t.seats.map((s) => HEROES[s.hero]!.hp));
  expect(game.sight.view(t, null).seats.map((s) => s.maxHp)).toEqual(t.seats.map((s) => s.hp));
});

test('R-PHF-11 [start.roomActs] starting rooms act on their owners', () => {
  const t = upTo(fresh(2, { 'start.roomActs': true }), 'start');
  const [a, b] = [t.first, 1 - t.first];
  const [roomA, roomB] = [t.layout.outer[0]!, t.layout.outer[1]!];
  t.rooms[roomA] = 400;
  t.rooms[roomB] = 0;
  take(t, { seat: a, kind: 'start', room: roomA }, { seat: b, kind: 'start', room: roomB });
  expect([t.seats[a]!.items.length, t.seats[b]!.items.length]).toEqual([1, 0]);
});

test('PHF-012 PHF-052 R-PHF-48 a gender token overrides the printed gender; [gender.more] adds another', () => {
  const t = upTo(fresh(2), 'hero');
  expect(new Set(optionsOf(t, t.first, 'hero').map((d) => d.gender))).toEqual(new Set([0, 1]));
  const card = t.seats[t.first]!.pool[0]!;
  take(t, { seat: t.first, kind: 'hero', card, gender: 1 });
  expect(t.seats[t.first]).toMatchObject({ hero: card, gender: 1 });
  const more = upTo(fresh(2, { 'gender.more': true }), 'hero');
  expect(new Set(optionsOf(more, more.first, 'hero').map((d) => d.gender))).toEqual(new Set([0, 1, 2]));
});

const sheet = (seat: number, stats: number[], more: object = {}): Decision => ({
  seat,
  kind: 'build',
  name: 'Gerald',
  gender: 0,
  stats,
  move: 0,
  combat: 0,
  side: 'A',
  hp: 10 + 2 * stats[1]!,
  ...more,
});

function building(options: Record<string, unknown> = {}): Table {
  const t = upTo(fresh(3, { 'custom.heroes': true, ...options }), 'hero');
  take(t, { seat: t.first, kind: 'hero', card: -2, gender: 0 });
  expect(waiting(t)).toEqual([`${t.first} build`]);
  return t;
}

const ruleOf = (t: Table, stats: number[], more: object = {}) => why(t, sheet(t.first, stats, more));

test('V-PHF-29 PHF-041 twenty points are spread over the six stats, 8 at most in each', () => {
  const t = building();
  expect(ruleOf(t, [8, 8, 4, 0, 0, 0])).toBeUndefined();
  expect(ruleOf(t, [9, 8, 3, 0, 0, 0])).toBe('PHF-044');
  expect(ruleOf(t, [4, 4, 4, 4, 4, 0], { hp: 30 })).toBe('PHF-043');
});

test('PHF-050 MOV and CMB count against the twenty points, and give points back below 0', () => {
  const t = building();
  expect(ruleOf(t, [4, 4, 4, 4, 1, 0], { move: 2, combat: 1 })).toBeUndefined();
  expect(ruleOf(t, [4, 4, 4, 4, 2, 0], { move: 2, combat: 1 })).toBe('PHF-050');
  expect(ruleOf(t, [4, 4, 4, 4, 4, 0], { move: 2, combat: -2 })).toBeUndefined();
  expect(ruleOf(t, [4, 4, 4, 4, 3, 0])).toBe('PHF-050');
});

test('PHF-046 PHF-047 MOV and CMB go from -2 to +2', () => {
  const t = building();
  for (const more of [{ move: 3 }, { combat: 3 }, { move: -3 }, { combat: -3 }]) {
    expect(game.play.refuse(t, sheet(t.first, [4, 4, 4, 4, 1, 0], more))?.code).toBe('malformed');
  }
});

test('PHF-041 a class name is one that can be seen', () => {
  const t = building();
  const named = (name: string) => game.play.refuse(t, { ...sheet(t.first, [4, 4, 4, 4, 4, 0]), name })?.code;
  for (const name of ['', '  ', '\u200b', '\u3164\u2800']) expect(named(name)).toBe('malformed');
  for (const name of ['Tax Inspector', '👩\u200d🚀']) expect(named(name)).toBeUndefined();
});

test('PHF-042 a gender that no house rule has added is refused', () => {
  const t = building();
  expect(ruleOf(t, [4, 4, 4, 4, 4, 0], { gender: 2 })).toBe('PHF-042');
  expect(ruleOf(t, [4, 4, 4, 4, 4, 0], { gender: 1 })).toBeUndefined();
});

test('PHF-045 R-PHF-24 where the table agrees a stat may go over 8 and HP are free, but no stat below 0', () => {
  const t = building();
  const free = building({ 'custom.over8': true, 'custom.freeHp': true });
  const hermit = sheet(free.first, [9, 8, 3, 0, 0, 0], { hp: 5 });
  expect(why(free, hermit)).toBeUndefined();
  const others = [0, 1, 2].filter((seat) => seat !== free.first);
  take(free, hermit, ...others.map((seat): Decision => ({ seat, kind: 'approve', yes: true })));
  expect(free.seats[free.first]!.custom).toMatchObject({ stats: [9, 8, 3, 0, 0, 0], hp: 5 });
  expect(game.play.refuse(t, { ...sheet(t.first, [-1, 8, 8, 5, 0, 0]) })?.code).toBe('malformed');
});

test('R-PHF-24 PHF-040 a custom hero needs the approval of the others, else one is drafted', () => {
  const t = building();
  const others = [0, 1, 2].filter((seat) => seat !== t.first);
  take(t, sheet(t.first, [8, 8, 4, 0, 0, 0]));
  expect(game.sight.view(t, null).sheet).toEqual(sheet(t.first, [8, 8, 4, 0, 0, 0]));
  expect(waiting(t)).toEqual(others.map((seat) => `${seat} approve`));
  take(t, { seat: others[0]!, kind: 'approve', yes: false }, { seat: others[1]!, kind: 'approve', yes: false });
  expect(waiting(t)).toEqual([`${t.first} hero`]);
  expect(optionsOf(t, t.first, 'hero').some((d) => d.card === -2)).toBe(false);
  const yes = building();
  take(yes, sheet(yes.first, [8, 8, 4, 0, 0, 0]), ...others.map((seat): Decision => ({ seat, kind: 'approve', yes: true })));
  expect(yes.seats[yes.first]!.custom).toMatchObject({ name: 'Gerald', hp: 26 });
  upTo(yes, 'turn');
  expect(yes.seats[yes.first]!.hp).toBeGreaterThan(20);
  expect(optionsOf(upTo(fresh(3), 'hero'), t.first, 'hero').some((d) => d.card === -2)).toBe(false);
});

test('R-PHF-24 after a custom hero, approved or not, the next seat may build one too', () => {
  for (const yes of [true, false]) {
    const t = building();
    const [second, third] = [(t.first + 1) % 3, (t.first + 2) % 3];
    take(t, sheet(t.first, [8, 8, 4, 0, 0, 0]), { seat: second, kind: 'approve', yes }, { seat: third, kind: 'approve', yes });
    if (!yes) take(t, game.play.options(t, game.play.pending(t)[0]!)[0]!);
    expect(waiting(t)).toEqual([`${second} hero`]);
    expect(optionsOf(t, second, 'hero').some((d) => d.card === -2)).toBe(true);
  }
});

test.each([
  { seats: 3, yes: 1, approved: false },
  { seats: 3, yes: 2, approved: true },
  { seats: 4, yes: 1, approved: false },
  { seats: 4, yes: 2, approved: true },
])('R-PHF-24 a majority of the others approves a custom hero: $yes of them, at $seats seats', ({ seats, yes, approved }) => {
  const t = upTo(fresh(seats, { 'custom.heroes': true }), 'hero');
  const others = [...t.seats.keys()].filter((seat) => seat !== t.first);
  take(t, { seat: t.first, kind: 'hero', card: -2, gender: 0 }, sheet(t.first, [8, 8, 4, 0, 0, 0]));
  take(t, ...others.map((seat, i): Decision => ({ seat, kind: 'approve', yes: i < yes })));
  expect(t.seats[t.first]!.custom !== null).toBe(approved);
});

test('R-PHF-24 [custom.approval] host: the first seat alone says whether a custom hero may play, and builds its own freely', () => {
  const t = building({ 'custom.approval': 'host' });
  take(t, sheet(t.first, [8, 8, 4, 0, 0, 0]));
  if (t.first !== 0) {
    expect(waiting(t)).toEqual(['0 approve']);
    take(t, { seat: 0, kind: 'approve', yes: true });
  }
  expect(t.seats[t.first]!.custom).toMatchObject({ name: 'Gerald' });
  const own = upTo(fresh(3, { 'custom.heroes': true, 'custom.approval': 'host' }), 'hero');
  while (!waiting(own).includes('0 hero')) take(own, game.play.options(own, game.play.pending(own)[0]!)[0]!);
  take(own, { seat: 0, kind: 'hero', card: -2, gender: 0 }, sheet(0, [8, 8, 4, 0, 0, 0]));
  expect(own.seats[0]!.custom).toMatchObject({ name: 'Gerald' });
  const told = building({ 'custom.approval': 'host', 'dm.extra': true });
  take(told, sheet(told.first, [8, 8, 4, 0, 0, 0]));
  expect(waiting(told)).toEqual(['2 approve']);
  take(told, { seat: 2, kind: 'approve', yes: false });
  expect(waiting(told)).toEqual([`${told.first} hero`]);
});
