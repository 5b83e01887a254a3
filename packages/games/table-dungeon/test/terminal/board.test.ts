import { loadGame } from '@undercroft/catalog';
import { below, Match, sfc32 } from '@undercroft/engine';
import { widthOf } from '@undercroft/terminal/text.ts';
import { expect, test } from 'vitest';
import { game } from '../../src/index.ts';
import { board } from '../../terminal/board.ts';
import { cardText, paintCards } from '../../terminal/cards.ts';

const plainInk = (_style: unknown, text: string): string => text;
const marked = (_style: unknown, text: string): string => `<${text}>`;

function started(seats: number, seed: string) {
  const match = new Match(game, { seats, seed, ...(seats === 1 ? { options: { 'solo.mode': 'oneHero' } } : {}) });
  const random = sfc32(seats);
  return { match, random };
}

function draw(match: ReturnType<typeof started>['match'], viewer: number | null, width = 80): string[] {
  const view = game.sight.view(match.table, viewer);
  return board.draw(view, { viewer, ink: plainInk, width, seats: match.config.seats, name: (seat) => game.words.seat(view, seat) });
}

test('cards are called as the game calls them', async () => {
  const { match } = started(2, 'names');
  const view = game.sight.view(match.table, 0);
  const anyGame = await loadGame('table-dungeon');
  for (let card = 0; card < 52; card++)
    expect(anyGame.words.decision(view, { seat: 0, kind: 'play', card })).toContain(`Play ${cardText(card)}`);
});

test('every card named in a line is coloured, nothing else', () => {
  expect(paintCards('Wizard 3 10♠: 6 + 1; A♥, not 1♥.', marked)).toBe('Wizard 3 <10♠>: 6 + 1; <A♥>, not 1♥.');
});

test.each([1, 2, 3, 4])('%i seats: no line of a whole game is too wide, for players and spectators, on 80 columns and on 40', (seats) => {
  const { match, random } = started(seats, `wide ${seats}`);
  for (let n = 0; n < 400 && !match.over; n++) {
    const asks = game.play.pending(match.table);
    const ask = asks[below(random, asks.length)]!;
    const options = game.play.options(match.table, ask);
    if (ask.kind !== 'leave') match.decide(options[below(random, options.length)]!);
    for (const viewer of [0, null]) for (const line of draw(match, viewer)) expect(widthOf(line)).toBeLessThanOrEqual(80);
    for (const line of draw(match, 0, 40)) expect(widthOf(line)).toBeLessThanOrEqual(40);
  }
  expect(match.log.length).toBeGreaterThan(10);
});

test('the board shows the enemy, the dice, the clock of doom and the own hand, but nobody else’s', () => {
  const { match } = started(2, 'shown');
  const choose = (): void => {
    const ask = game.play.pending(match.table).find((a) => !a.may)!;
    match.decide(game.play.options(match.table, ask)[0]!);
  };
  while (match.table.enemyRoll === 0) choose();
  const { enemy, dice } = game.sight.view(match.table, 0);
  const own = draw(match, 0).join('\n');
  expect(own).toContain(`╭─ ${enemy!.name} `);
  expect(own).toContain(`Health ${enemy!.health}   Damage ${enemy!.damage}`);
  expect(own).toContain(`${dice[0]} + ${dice[1]} = ${dice[0]! + dice[1]!}`);
  expect(own).toContain('♤ ♤ ♤ ♤');
  for (const [i, card] of match.table.seats[0]!.hand.entries()) {
    expect(own).toContain(` ${cardText(card)} `);
    expect(own).toContain(`╭─ ${i + 1} ─`);
  }
  expect(own).toMatch(/attack \d|heal \d/);
  const foreign = draw(match, null).join('\n');
  expect(foreign).not.toMatch(/attack \d|heal \d|Action pile/);
});

test('whoever has chosen is marked ready, and claims are quoted', () => {
  const { match } = started(2, 'ready');
  while (match.table.enemyRoll === 0 || game.play.pending(match.table).every((a) => a.kind !== 'play')) {
    const ask = game.play.pending(match.table).find((a) => !a.may)!;
    match.decide(game.play.options(match.table, ask)[0]!);
  }
  match.decide({ seat: 1, kind: 'claim', claim: 'trust' });
  match.decide({ seat: 1, kind: 'play', card: match.table.seats[1]!.hand[0]! });
  const lines = draw(match, 0).join('\n');
  expect(lines).toContain('✓ ready');
  expect(lines).toContain('“trust me”');
  expect(lines.match(/✓ ready/g)).toHaveLength(1);
});
