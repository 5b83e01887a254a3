import { expect, test } from 'vitest';
import type { Act } from '../src/decisions.ts';
import { FACE_DOWN, type Table } from '../src/table.ts';
import { enemyAt, scene, startRounds, startTurn } from './fight.ts';
import { best } from './sensible.ts';
import { cards } from './table.ts';

const CORES = { Lift: 6, Think: 6, Balance: 4, Move: 3, Lead: 4 };
const knowing = (...ids: string[]) => ({ cores: CORES, abilities: ids.map((id) => ({ id, level: 2 })) });

/** What the seat would do on its turn. */
function chosen(t: Table, seat: number): Act {
  const d = best(t, { seat, kind: 'act' });
  if (d.kind !== 'act') throw new Error('it does something else');
  return d;
}

test('who follows does not run ahead into the dark: it goes where the first one is', () => {
  const { t, at } = scene('S a b d e f g h i', [knowing('billhook'), knowing('billhook')]);
  t.isLit = false;
  t.exit = at('S');
  for (const sign of ['g', 'h', 'i']) t.spots[at(sign)] = FACE_DOWN;
  t.exit = at('i');
  t.heroes[1]!.place = at('b');
  for (const hero of t.heroes) hero.stamina = cards('2♠', '3♠', '4♠');
  startRounds(t);
  expect(chosen(t, 1)).toEqual({ seat: 1, kind: 'act', do: 'move', to: at('a') });
  expect(chosen(t, 0)).toEqual({ seat: 0, kind: 'act', do: 'move', to: at('a') });
});

test('a locked chest is the business of whoever has learned it', () => {
  const { t, at } = scene('S c', [knowing('billhook'), knowing('knife', 'lockPicking')]);
  for (const hero of t.heroes) Object.assign(hero, { place: at('c'), stamina: cards('2♠', '3♠', '4♠') });
  t.exit = at('c');
  startRounds(t);
  expect(chosen(t, 1)).toMatchObject({ do: 'pick' });
  expect(['pick', 'smash']).not.toContain(chosen(t, 0).do);
});

test('a mender heals in time and not for a scratch', () => {
  for (const [hp, does] of [
    [6, 'cast'],
    [36, 'attack'],
  ] as const) {
    const { t } = scene('S a', [knowing('poultice', 'knife'), knowing('billhook')]);
    enemyAt(t, 'K♠', t.start, { hp: 90 });
    t.heroes[1]!.hp = hp;
    t.heroes[0]!.stamina = cards('2♠', '3♠', '4♠');
    startTurn(t, 0);
    expect(chosen(t, 0)).toMatchObject(does === 'cast' ? { do: does, on: 1 } : { do: does });
  }
});

test('fighters close in, and who shoots stays behind them', () => {
  const { t, at } = scene('S a b d e f', [knowing('billhook'), knowing('slingstaff')]);
  enemyAt(t, 'K♠', at('f'));
  startTurn(t, 0);
  expect(chosen(t, 0)).toMatchObject({ do: 'move', to: at('a') });
  t.heroes[0]!.place = at('e');
  t.heroes[1]!.place = at('d');
  // Two spots away is near enough.
  expect(chosen(t, 1)).toMatchObject({ do: 'attack', ability: 'slingstaff' });
});

test('while nobody can come in, whoever has little Stamina catches breath first', () => {
  const { t, at } = scene('S a b', [knowing('billhook')]);
  t.spots[at('b')] = FACE_DOWN;
  t.exit = at('b');
  startRounds(t);
  expect(chosen(t, 0)).toMatchObject({ do: 'pass' });
  t.heroes[0]!.stamina = cards('2♠', '3♠', '4♠');
  expect(chosen(t, 0)).toMatchObject({ do: 'move' });
});

test('a way around a trap is taken if it is short', () => {
  const { t, at } = scene('a b d\nS t e', [knowing('billhook')]);
  t.isLit = false;
  t.spots[at('e')] = FACE_DOWN;
  t.exit = at('e');
  t.heroes[0]!.stamina = cards('2♠', '3♠', '4♠');
  startRounds(t);
  expect(chosen(t, 0)).toMatchObject({ do: 'move', to: at('a') });
});
