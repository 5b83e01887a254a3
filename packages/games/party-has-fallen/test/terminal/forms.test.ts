import { Match, type OptionValues, sfc32 } from '@undercroft/engine';
import type { Asking } from '@undercroft/terminal/board.ts';
import { expect, test } from 'vitest';
import { type Decision, game, type Kind } from '../../src/index.ts';
import { board } from '../../terminal/board.ts';
import { anyDecision } from './party.ts';

/** A table at which a seat is, or may be, asked something open. */
function tableAsking(kind: Kind, options: OptionValues, seats = 3) {
  const match = new Match(game, { seats, seed: `form ${kind}`, options });
  const random = sfc32(5);
  const isOpen = () => game.play.pending(match.table).some((ask) => ask.kind === kind && ask.seat === 0);
  for (let n = 0; n < 400 && !(isOpen() && ready(kind, match.table.round)); n++) match.decide(anyDecision(match.table, random));
  expect(isOpen()).toBe(true);
  return match.table;
}

const ready = (kind: Kind, round: number): boolean => round > 3 || !['offer', 'propose'].includes(kind);

/** Fills a form in with typed lines. */
async function typed(t: ReturnType<typeof tableAsking>, kind: Kind, lines: string[], seat = 0) {
  const said: string[] = [];
  const view = game.sight.view(t, seat);
  const asking: Asking = {
    name: (other) => game.words.seat(view, other),
    say: (...more) => said.push(...more),
    line: async (prompt) => {
      said.push(prompt);
      return lines.shift() ?? null;
    },
  };
  const d = await board.fill!(view, { seat, kind }, asking);
  return { d, said: said.join('\n') };
}

test('R-PHF-03 a dungeon is drawn row by row; what cannot be drawn is asked for again', async () => {
  const t = tableAsking('layout', { 'dungeon.layout': 'custom' }, 2);
  const { d, said } = await typed(t, 'layout', ['.##', 'xyz', '#####', '#.#', '###', '']);
  expect(d).toEqual({ seat: 0, kind: 'layout', drawing: '.##/#####/#.#/###' });
  expect(game.play.refuse(t, d)).toBeNull();
  expect(said).toContain('Draw 12 rooms');
  expect(said).toContain('Only # and . can be drawn.');
  expect((await typed(t, 'layout', [''])).d).toBeNull();
});

test('PHF-041 a hero is built: name, gender, stats, MOV and CMB; HP follow from CON', async () => {
  const match = new Match(game, { seats: 2, seed: 'build', options: { 'custom.heroes': true } });
  const random = sfc32(1);
  const heroAsk = () => game.play.pending(match.table).find((ask) => ask.kind === 'hero' && ask.seat === 0);
  while (heroAsk() === undefined) match.decide(anyDecision(match.table, random));
  match.decide({ seat: 0, kind: 'hero', card: -2, gender: 0 } satisfies Decision);
  for (let n = 0; n < 9 && !game.play.pending(match.table).some(({ kind }) => kind === 'build'); n++)
    match.decide(anyDecision(match.table, random));
  const { d, said } = await typed(match.table, 'build', ['Greta', '2', '4 4 x', '4 4 4 4 2 2', '1 -1', '2']);
  expect(d).toEqual({
    seat: 0,
    kind: 'build',
    name: 'Greta',
    gender: 1,
    stats: [4, 4, 4, 4, 2, 2],
    move: 1,
    combat: -1,
    side: 'B',
    hp: 18,
  });
  expect(game.play.refuse(match.table, d)).toBeNull();
  expect(said).toContain('0 points are left');
  expect((await typed(match.table, 'build', [''])).d).toBeNull();
});

test('PHF-116 an offer among three: items both ways, a pact, a promise and a threat', async () => {
  const t = tableAsking('offer', {});
  t.seats[0]!.items = [3, 4];
  t.seats[1]!.items = [5];
  t.seats[2]!.items = [];
  const { d } = await typed(t, 'offer', ['1 2', '1 2', '1', '2', '1', '1', '1', 'I will not forget it', 'y', 'n']);
  expect(d).toEqual({
    seat: 0,
    kind: 'offer',
    moves: [
      { item: 3, from: 0, to: 1 },
      { item: 4, from: 0, to: 2 },
      { item: 5, from: 1, to: 0 },
    ],
    with: [1, 2],
    threat: true,
    pact: 'peace',
    promise: 'I will not forget it',
  });
  expect(game.play.refuse(t, d)).toBeNull();
  expect((await typed(t, 'offer', [''])).d).toBeNull();
});

test('R-PHF-42 R-PHF-43 of hidden items one can ask for any one; an offer can be made in private', async () => {
  const t = tableAsking('offer', { 'items.hidden': true }, 2);
  t.seats[0]!.items = [3];
  t.seats[1]!.items = [5];
  const { d } = await typed(t, 'offer', ['1', '1', 'y', '', '', 'n', 'y']);
  expect(d).toMatchObject({
    moves: [
      { item: 3, from: 0, to: 1 },
      { item: -1, from: 1, to: 0 },
    ],
    pact: 'none',
    threat: false,
    quiet: true,
  });
  expect(game.play.refuse(t, d)).toBeNull();
});

test('R-PHF-50 a fix: HP, a room by its place on the map, an item’s holder', async () => {
  const t = tableAsking('propose', { 'table.vote': true });
  t.seats[1]!.items = [5];
  const hp = await typed(t, 'propose', ['1', '2', '1', 'fair is fair']);
  expect(hp.d).toEqual({ seat: 0, kind: 'propose', fix: 'hp', who: 1, to: 1, reason: 'fair is fair' });
  const [x, y] = [t.layout.squares[4], t.layout.squares[5]];
  const room = await typed(t, 'propose', ['2', '1', `${x} ${y}`, 'lost']);
  expect(room.d).toMatchObject({ fix: 'room', who: 0, to: 2 });
  const holder = [...t.seats.flatMap((s) => s.items)].indexOf(5) + 1;
  const item = await typed(t, 'propose', ['6', String(holder), '1', '']);
  expect(item.d).toMatchObject({ fix: 'item', item: 5, to: 0 });
  for (const { d } of [hp, room, item]) expect(game.play.refuse(t, d)).toBeNull();
});

test('R-PHF-49 the dungeon master tells something', async () => {
  const t = tableAsking('narrate', { 'dm.seat': 1 });
  const { d } = await typed(t, 'narrate', ['It is dark.']);
  expect(d).toEqual({ seat: 0, kind: 'narrate', text: 'It is dark.' });
  expect(game.play.refuse(t, d)).toBeNull();
  expect((await typed(t, 'narrate', ['x'.repeat(500), ''])).d).toBeNull();
});

test('PHF-014 honour cards: one of words, one of picks, an item', async () => {
  const t = tableAsking('write', { 'custom.honour': 3, 'table.vote': true });
  const goal = ['1', 'Collector', 'hold', '1', ''];
  const event = ['2', 'Draught', '', 'Everybody sneezes.'];
  const item = ['4', 'Odd Sock', 'Smells of adventure.', '2', '3'];
  const { d } = await typed(t, 'write', [...goal, ...event, ...item]);
  expect(d).toMatchObject({
    kind: 'write',
    cards: [
      { deck: 'goal', name: 'Collector', text: '', picks: [0] },
      { deck: 'event', name: 'Draught', text: 'Everybody sneezes.', picks: [] },
      { deck: 'item', name: 'Odd Sock', picks: [], treasure: 3 },
    ],
  });
  expect(game.play.refuse(t, d)).toBeNull();
  expect((await typed(t, 'write', [''])).d).toEqual({ seat: 0, kind: 'write', cards: [] });
});
