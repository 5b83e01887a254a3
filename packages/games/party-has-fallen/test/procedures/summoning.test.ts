import { expect, test } from 'vitest';
import type { Decision } from '../../src/decisions.ts';
import { MARAUDER_DECK } from '../../src/decks.ts';
import { game } from '../../src/index.ts';
import type { Table } from '../../src/table.ts';
import { ability, EXPANSION, haunted } from '../haunted.ts';
import {
  beginTurn,
  dice,
  item,
  nextEvents,
  optionsOf,
  pass,
  roll,
  tableWith,
  take,
  told,
  turnOf,
  types,
  use,
  waiting,
  why,
} from '../table.ts';

const WHISTLE = 'Whistle of Regrettable Guests';

/** Seat 0 has drawn the event that summons it. */
const summoning = () => {
  const t = turnOf({ map: 'PEpPPM/PpPPPm', party: [{}, { at: 5 }], options: EXPANSION });
  nextEvents(t, 'Something Read Your Name');
  dice(t, 1);
  take(t, roll(), { seat: 0, kind: 'step', to: 1 });
  return t;
};

test('PHF-145 PHF-147 whoever drew the event puts it on any of the places there are', () => {
  const t = summoning();
  expect(waiting(t)).toEqual(['0 summon']);
  for (const { room } of optionsOf(t, 0, 'summon')) {
    const there = summoning();
    take(there, { seat: 0, kind: 'summon', room: room as number });
    expect(there.haunt).toBe(room);
  }
});

test('PHF-143 PHF-146 legal places: explored Summon rooms, the own room, the eight around it', () => {
  const t = summoning();
  expect(optionsOf(t, 0, 'summon').map((d) => d.room)).toEqual([0, 1, 2, 5, 6, 7, 8]);
  expect(why(t, { seat: 0, kind: 'summon', room: 4 })).toBe('PHF-146');
});

test('R-PHF-54 it may be put on a face-down room, which stays face-down', () => {
  const t = summoning();
  const out = take(t, { seat: 0, kind: 'summon', room: 2 });
  expect([t.haunt, t.open[2]]).toEqual([2, 0]);
  expect(told(out, 'summoned')[0]!.again).toBe(false);
});

test('PHF-143 an explored Summon room does nothing else', () => {
  const t = turnOf({ map: 'PM', party: [{}, {}], options: EXPANSION });
  dice(t, 1);
  expect(types(take(t, roll()))).toEqual(['moveRolled', 'stepped', 'movementEnded']);
});

function summonedNow(options: Record<string, unknown> = {}, before: Partial<Pick<Table, 'summonings' | 'cheated'>> = {}): Table {
  const t = turnOf({ map: 'PP', party: [{ items: [WHISTLE] }, {}], options: { ...EXPANSION, ...options } });
  Object.assign(t, before);
  take(t, { seat: 0, kind: 'turn', do: 'use', card: item(WHISTLE) });
  take(t, { seat: 0, kind: 'summon', room: 1 });
  return t;
}

test('PHF-149 PHF-150 the health die shows 2 to 7, and an ability is drawn', () => {
  const t = summonedNow();
  expect(t.hauntHp).toBeGreaterThanOrEqual(2);
  expect(t.hauntHp).toBeLessThanOrEqual(7);
  expect(t.draw[MARAUDER_DECK]).toHaveLength(9);
  const rolled = [1, 2, 3, 4, 5, 6].map((face) => {
    const plain = tableWith({ map: 'PP', party: [{ items: [WHISTLE] }, {}], options: { ...EXPANSION, 'marauder.abilities': 'never' } });
    beginTurn(plain);
    take(plain, { seat: 0, kind: 'turn', do: 'use', card: item(WHISTLE) });
    dice(plain, face);
    take(plain, { seat: 0, kind: 'summon', room: 1 });
    return plain.hauntHp;
  });
  expect(rolled).toEqual([2, 3, 4, 5, 6, 7]);
});

test('PHF-151 [marauder.abilities] later or never', () => {
  expect(summonedNow({ 'marauder.abilities': 'never' }).hauntAbility).toBe(-1);
  expect(summonedNow({ 'marauder.abilities': 'later' }).hauntAbility).toBe(-1);
  expect(summonedNow({ 'marauder.abilities': 'later' }, { summonings: 2 }).hauntAbility).toBeGreaterThanOrEqual(0);
});

test('V-PHF-41 PHF-152 R-PHF-55 summoned while on the board: only its place changes, and it is fresh again', () => {
  const t = haunted({ map: 'PPP', party: [{ items: [WHISTLE] }, { at: 1 }] }, 2, { hauntHp: 4, hauntAbility: 3 });
  t.stash = [0, 1];
  beginTurn(t);
  take(t, { seat: 0, kind: 'turn', do: 'use', card: item(WHISTLE) }, { seat: 0, kind: 'summon', room: 0 });
  expect([t.haunt, t.hauntHp, t.hauntAbility, t.stash, t.fresh]).toEqual([0, 4, 3, [0, 1], 1]);
});

/** Seat 0 whistles at room 0 of eight while it is far off, in a room that is no Summon room. */
const whistled = (fresh: number) => {
  const t = haunted({ map: 'PPPPPPPM', party: [{ items: [WHISTLE] }, { at: 5 }] }, 5, { hauntHp: 4, fresh });
  beginTurn(t);
  take(t, use(item(WHISTLE)));
  return t;
};

test('PHF-152 R-PHF-55 the drawer may leave it where it is, however far: nothing changes, and nobody there is safe anew', () => {
  const t = whistled(0);
  expect(optionsOf(t, 0, 'summon').map((d) => d.room)).toEqual([0, 1, 5, 7]);
  expect(why(t, { seat: 0, kind: 'summon', room: 6 })).toBe('PHF-146');
  const stay: Decision = { seat: 0, kind: 'summon', room: 5 };
  expect(game.words.decision(game.sight.view(t, 0), stay)).toMatch(/^Leave it where it is/);
  const out = take(t, stay);
  expect([t.haunt, t.hauntHp, t.fresh, out.map((e) => game.words.event(game.sight.view(t, 0), e)).join(' ')]).toEqual([
    5,
    4,
    0,
    expect.stringMatching(/The Marauder stays in /),
  ]);
  // Safe from one that was summoned just now, they stay so.
  const fresh = whistled(1);
  take(fresh, stay);
  expect(fresh.fresh).toBe(1);
  take(t, pass());
  expect(types(beginTurn(t, 1))).toContain('marauderFight');
});

test('PHF-175 the next one is a different one', () => {
  const t = summonedNow();
  t.hauntHp = 1;
  const old = t.hauntAbility;
  take(t, pass());
  beginTurn(t, 0);
  t.hauntAbility = ability('Sharp End First');
  dice(t, 1, 6, 1);
  take(t, roll(), { seat: 0, kind: 'spoils', take: 'nothing', item: -1 });
  expect([t.haunt, t.hauntAbility, old >= 0]).toEqual([-1, -1, true]);
  expect(t.discard[MARAUDER_DECK]).toContain(ability('Sharp End First'));
  // It has not cheated death yet, whatever the last one did.
  expect(summonedNow({}, { cheated: 1 }).cheated).toBe(0);
});
