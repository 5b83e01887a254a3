/** CEL-028 CEL-029  Plans of other cellars: read, refused, played on. */
import { BadFile, configFor, loadMatch, MATERIAL, Match, materialOf, sfc32, verifyMatch } from '@undercroft/engine';
import { anyDecision, asked, play, randomFrom, running, startAt, tableFor } from '@undercroft/testkit';
import { expect, test } from 'vitest';
import { COUNTS_CELLAR, type Plan } from '../../src/content/plan.ts';
import abbey from '../../src/content/plans/abbey.json' with { type: 'json' };
import { readPlan } from '../../src/content/read-plan.ts';
import { game } from '../../src/index.ts';
import { event } from '../../src/procedures/event.ts';
import { game as wholeGame } from '../../src/procedures/game.ts';
import { turn } from '../../src/procedures/turn.ts';
import { wayOut } from '../../src/rules/rooms.ts';
import { board } from '../../terminal/board.ts';

/** A cellar of two rooms, with changes. */
const small = (rooms: object = {}, more: object = {}) => ({
  name: 'A hole',
  rooms: {
    stairs: { name: 'the ladder', depth: 0, exits: ['pit'], at: [0, 0] },
    pit: { name: 'the pit', depth: 3, exits: ['stairs'], at: [0, 1] },
    ...rooms,
  },
  ...more,
});
const flawsOf = (json: object) => (readPlan(JSON.parse(JSON.stringify(json))).flaws ?? []).map(({ at, message }) => `${at}: ${message}`);

test('CEL-028 a plan is read as it is', () => {
  expect(readPlan(abbey).value).toEqual(abbey);
  expect(flawsOf(COUNTS_CELLAR)).toEqual([]);
  expect(flawsOf(small())).toEqual([]);
});

test('CEL-028 everything that is wrong with a plan is told, each with its place', () => {
  const wrong = small({ stairs: { name: '', depth: 9, exits: 'pit', at: [7, 0], rats: 1 } }, { name: 3, author: 'me' });
  const places = flawsOf(wrong).map((flaw) => flaw.split(':')[0]);
  const room = ['name', 'depth', 'exits', 'at', 'rats'].map((part) => `rooms.stairs.${part}`);
  expect(places).toEqual(['name', 'author', ...room]);
});

test.each([
  ['a door to nowhere', small({ pit: { name: 'the pit', depth: 1, exits: ['stairs', 'hell'], at: [0, 1] } }), "there is no room 'hell'"],
  [
    'a door that does not lead back',
    small({ shaft: { name: 'the shaft', depth: 1, exits: ['pit'], at: [1, 1] } }),
    "the door to 'pit' does not lead back",
  ],
  ['two rooms in one place', small({ pit: { name: 'the pit', depth: 1, exits: ['stairs'], at: [0, 0] } }), "'stairs' lies there already"],
  ['a door through a wall', small({ pit: { name: 'the pit', depth: 1, exits: ['stairs'], at: [2, 1] } }), "'pit' does not lie beside it"],
  [
    'a room no way leads to',
    small({
      cave: { name: 'the cave', depth: 1, exits: ['den'], at: [2, 2] },
      den: { name: 'the den', depth: 1, exits: ['cave'], at: [2, 3] },
    }),
    'no way leads there from the stairs',
  ],
])('CEL-029 %s is refused', (_what, plan, message) => {
  expect(flawsOf(plan).join()).toContain(message);
});

test('CEL-028 without stairs, or with too many rooms, there is no cellar', () => {
  const rooms = Object.fromEntries(Array.from({ length: 13 }, (_none, i) => [`r${i}`, { name: 'r', depth: 0, exits: ['r0'], at: [0, 0] }]));
  expect(flawsOf({ name: 'Many', rooms }).join()).toContain('2 to 12 rooms');
  expect(flawsOf({ name: 'Two', rooms: { a: small().rooms.pit, b: small().rooms.pit } }).join()).toContain('every cellar has stairs');
});

const onlyHatch = { seats: 2, material: 'abbey' };

test('CEL-028 steps lead through the doors of the plan', () => {
  const t = tableFor(game, onlyHatch);
  t.round = 1;
  startAt(game, t, running(wholeGame, { next: 0 }, 'afterTurn'), running(turn, { seat: 0, steps: 2 }));
  const [ask] = asked(game, t);
  expect(game.play.options(t, ask!).map((d) => d.kind === 'step' && d.to)).toEqual(['kitchen-hatch', 'stairs']);
  const refusal = game.play.refuse(t, { seat: 0, kind: 'step', to: 'larder' });
  expect(refusal).toMatchObject({ rule: 'CEL-008', message: 'no door leads there from the stairs' });
});

test('CEL-028 depth and the way out are those of the plan', () => {
  const t = tableFor(game, onlyHatch);
  t.thieves[0]!.room = 'counting-cell';
  t.events.push('loose-coins');
  startAt(
    game,
    t,
    running(wholeGame, { next: 0 }, 'afterTurn'),
    running(turn, { seat: 0, steps: 0 }, 'afterEvent'),
    running(event, { seat: 0, from: 'ossuary', card: null }),
  );
  expect(t.thieves[0]!.gold).toBe(1 + 3);
  expect([wayOut(t, 'stairs'), wayOut(t, 'counting-cell'), wayOut(tableFor(game), 'vault')]).toEqual([0, 5, 3]);
});

test('CEL-028 words, and the board on a terminal, name the rooms of the plan', () => {
  const t = tableFor(game, onlyHatch);
  const view = game.sight.view(t, 0);
  expect(game.words.event(view, { type: 'roomEntered', seat: 0, room: 'ossuary' })).toContain('the ossuary');
  const drawn = board
    .draw(view, { viewer: 0, ink: (_style, text) => text, width: 80, seats: 2, name: (seat) => `Thief ${seat}` })
    .join('\n');
  expect(drawn).toContain('the coin cell');
  expect(drawn).not.toContain('the vault');
});

/** A match on the abbot's plan, played to its end. */
function playedSave() {
  const match = new Match(game, { seats: 2, seed: 'abbey', material: 'abbey', options: { rounds: 2 } });
  const random = randomFrom('abbey');
  while (!match.over) match.decide(anyDecision(game, match.table, random));
  return JSON.parse(JSON.stringify(match.save()));
}

test('a save holds the plan once, replays with it and is verified', () => {
  const save = playedSave();
  expect(save.material).toEqual(abbey);
  expect(JSON.stringify({ ...save, material: null, log: [], events: [] })).not.toContain('counting');
  expect(verifyMatch(game, save)).toMatchObject({ ok: true, difference: null });
  expect(materialOf(loadMatch(game, save).table)).toEqual(abbey);
});

test('a save with another plan, or with none, is not the same match', () => {
  const save = playedSave();
  const renamed = { ...save, material: { ...abbey, name: 'Forged' } };
  expect(verifyMatch(game, renamed).difference).toContain('other cards');
  const { material: _, ...without } = save;
  expect(verifyMatch(game, without).ok).toBe(false);
  expect(() => loadMatch(game, { ...save, material: { name: 'Broken' } })).toThrow('the save is damaged: plan: rooms');
});

test('tables share one frozen plan, and their JSON does not hold it', () => {
  const { material } = configFor(game, { material: 'abbey' });
  const tables = [1, 2].map((seed) => tableFor(game, { seats: 2, material, seed }));
  const [plan] = tables.map((t) => materialOf<Plan>(t));
  for (const t of tables) {
    const view = game.sight.view(t, 0);
    for (const made of [t, game.sight.clone(t), view, game.sight.imagine(view, sfc32(1))]) {
      expect(materialOf<Plan>(made)).toBe(plan);
      expect(JSON.stringify(made)).not.toContain('ossuary');
      expect(structuredClone(made)[MATERIAL]).toBeUndefined();
    }
  }
  expect(() => {
    plan!.rooms['stairs']!.depth = 4;
  }).toThrow(TypeError);
});

test('an unknown name and a game without the door say so', () => {
  expect(() => configFor(game, { material: 'castle' })).toThrow("Cellar has no material 'castle'; there are: abbey");
  const { doors: _, ...closed } = game;
  expect(() => configFor(closed, { material: 'abbey' })).toThrow(BadFile);
  expect(() => configFor(closed, { material: 'abbey' })).toThrow('Cellar takes no material');
});

test('the usual material is taken if nobody chooses', () => {
  const usual = { ...game, doors: { material: { ...game.doors!.material!, usual: 'abbey' } } };
  expect(configFor(usual, {}).material?.title).toBe('The abbot’s cellar');
  expect(configFor(game, {}).material).toBeUndefined();
});

test('a thief can play on in a cellar somebody drew', () => {
  const t = tableFor(game, { seats: 2, material: small() });
  play(game, t, { seat: 0, kind: 'prepare', might: 3, stamina: 0, wits: 0 }, { seat: 1, kind: 'prepare', might: 3, stamina: 0, wits: 0 });
  play(game, t, { seat: 0, kind: 'step', to: 'pit' });
  expect(t.thieves[0]!.room).toBe('pit');
});
