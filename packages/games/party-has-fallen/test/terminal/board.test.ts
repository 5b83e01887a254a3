import { Match, sfc32 } from '@undercroft/engine';
import { widthOf } from '@undercroft/terminal/text.ts';
import { expect, test } from 'vitest';
import { ALIVE, type Decision, game, type View } from '../../src/index.ts';
import { board } from '../../terminal/board.ts';
import { tokenOf } from '../../terminal/map.ts';
import { anyDecision } from './party.ts';

const plainInk = (_style: unknown, text: string): string => text;

type Table = ReturnType<typeof started>;

function started(seats: number, seed: string, options = {}) {
  return new Match(game, { seats, seed, options });
}

function draw(match: Table, viewer: number | null, width = 80): string[] {
  const view = game.sight.view(match.table, viewer);
  const name = (seat: number) => game.words.seat(view, seat);
  return board.draw(view, { viewer, ink: plainInk, width, seats: match.config.seats, name });
}

/** Plays on at random until something holds. */
function playUntil(match: Table, holds: (view: View) => boolean, most = 3000): View {
  const random = sfc32(11);
  for (let n = 0; n < most && !match.over; n++) {
    const view = game.sight.view(match.table, null);
    if (holds(view)) return view;
    match.decide(anyDecision(match.table, random));
  }
  return game.sight.view(match.table, null);
}

test.each([
  [2, {}],
  [5, { 'expansion.marauder': true, 'items.hidden': true }],
  [12, { 'table.maxSeats': 12, 'dungeon.layout': 'random', 'dm.extra': true }],
])('%i seats: no line of a game is too wide, for players and spectators, on 80 columns and on 40', (seats, options) => {
  const match = started(seats, `wide ${seats}`, options);
  const random = sfc32(seats);
  for (let n = 0; n < 150 && !match.over; n++) {
    match.decide(anyDecision(match.table, random));
    if (n % 8 > 0) continue;
    for (const viewer of [0, seats - 1, null]) for (const line of draw(match, viewer)) expect(widthOf(line)).toBeLessThanOrEqual(80);
    for (const line of draw(match, 0, 40)) expect(widthOf(line)).toBeLessThanOrEqual(40);
  }
  expect(match.log.length).toBeGreaterThan(100);
});

test('the map shows every room, fog where nobody has been, and everybody’s token', () => {
  const match = started(4, 'map');
  const view = playUntil(match, ({ round }) => round === 2);
  const lines = draw(match, null);
  const drawn = lines
    .slice(
      0,
      lines.findIndex((line) => line.includes('The party')),
    )
    .join('\n');
  const rooms = drawn.match(/(?<=│)[^│─]{4}(?=│)/g)!.filter((cell) => !cell.startsWith(' '));
  expect(rooms.length).toBe(view.rooms.length);
  expect(rooms.filter((cell) => cell.startsWith('░')).length).toBe(
    view.open.filter((open, room) => open === 0 && !view.seats.some((s) => s.room === room || s.start === room)).length,
  );
  for (const [seat, s] of view.seats.entries()) {
    if (s.status === ALIVE) expect(rooms.filter((cell) => cell.includes(tokenOf(seat)))).toHaveLength(1);
  }
  expect(drawn).toContain('N ↑');
});

test('seats beyond the ninth have letters', () => {
  expect([0, 8, 9, 11].map(tokenOf)).toEqual(['1', '9', 'a', 'c']);
});

test('the own goal is shown with its progress, nobody else’s', () => {
  const match = started(3, 'goal');
  playUntil(match, ({ round }) => round === 1);
  const own = draw(match, 0).join('\n');
  expect(own).toMatch(/Goal [A-Z]/);
  expect(own).toMatch(/[✓✗] \w/);
  expect(own).toContain('treasure 0/17');
  expect(draw(match, null).join('\n')).not.toMatch(/Goal [A-Z]/);
});

test('a fight shows both sides, their dice and every modifier with its source', () => {
  const match = started(4, 'fight');
  const view = playUntil(match, ({ fight }) => fight !== null);
  const { attacker, victim } = view.fight!;
  const text = draw(match, null).join('\n');
  expect(text).toContain('╭─ Attack ');
  expect(text).toContain(`${game.words.seat(view, attacker)}: d`);
  expect(text).toContain(`${game.words.seat(view, victim)}: d`);
});

test('totals of a fight are the die and its parts, and the verdict is what gets through', () => {
  const match = started(4, 'totals');
  const view = playUntil(match, ({ round }) => round === 2);
  const side = (seat: number, total: number) => [{ seat, die: null, total }];
  const fighting: View = {
    ...view,
    fight: { attacker: 0, victim: 1, attack: side(0, 6), defend: side(1, 2), damage: 0, undecided: [] },
    seats: view.seats.map((s, seat) =>
      seat === 0 ? { ...s, items: [], ability: -1, lasting: [{ mod: 'attack', by: 2, until: 'turn', at: 9, source: 'Rage' }] } : s,
    ),
  };
  const lines = board.draw(fighting, { viewer: null, ink: plainInk, width: 80, seats: 4, name: (seat) => `Seat ${seat + 1}` });
  expect(lines.join('\n')).toContain('Seat 1: 4 + 2 Rage = 6');
  expect(lines.at(-1)).toBe('6 against 2: 4 damage.');
});

test('long lists are sorted by what one thinks of first', () => {
  const match = started(4, 'groups');
  const ask = () => game.play.pending(match.table).find((a) => a.seat === 0 && !a.may && a.kind === 'ability');
  playUntil(match, () => ask() !== undefined);
  const options: Decision[] = game.play.options(match.table, ask()!);
  const view = game.sight.view(match.table, 0);
  const groups = new Set(options.map((d) => board.groupOf!(view, d)));
  expect(options.length).toBe(30);
  expect(groups.size).toBe(6);
  expect([...groups].every((title) => title.startsWith('Keep '))).toBe(true);
});

test('loud words of the log are coloured, nothing else', () => {
  const marked = (_style: unknown, text: string): string => `<${text}>`;
  expect(board.paint!('Seat 1 leaves through EXIT and wins. EXITS', marked)).toBe('Seat 1 leaves through <EXIT> and <wins>. EXITS');
});
