/**
 * `node bench/veterans.ts [--levels 5,8 --seats 2,4 --games 40 --seed TEXT --bots greedy]`
 *
 * P52 with characters who are no beginners: made and raised by the bots' own judgement, level by level, then brought to a fresh
 * session. Says how often such parties win, with the 95 % interval.
 */
import { parseArgs } from 'node:util';
import { botByName, decideFor } from '@undercroft/bots';
import { loadGame } from '@undercroft/catalog';
import { configFor, type Json, keptBy, sfc32, simulatedTable, type TableBase } from '@undercroft/engine';
import { wilson } from '@undercroft/lab';
import { running, startAt } from '@undercroft/testkit';

const { values } = parseArgs({
  options: {
    levels: { type: 'string', default: '5,6,7,8' },
    seats: { type: 'string', default: '1,2,3,4,5,6' },
    games: { type: 'string', default: '40' },
    seed: { type: 'string', default: '1' },
    bots: { type: 'string', default: 'greedy' },
  },
});
const numbers = (text: string): number[] => text.split(',').map(Number);
const bot = botByName(values.bots);
const random = sfc32(Number(values.seed));
const game = await loadGame('p52');

/** Answers until `isDone` or the end. */
function playOn(t: TableBase, isDone: () => boolean): void {
  while (t.stack.length > 0 && !isDone()) {
    const ask = game.play.pending(t).find(({ may }) => !may)!;
    game.play.apply(t, decideFor(bot, { game, t, ask }, random)!, null);
  }
}

/** What a level costs, by the book. */
const threshold = (level: number): number => 10 * level + 10;

/** Exp for all levels below, and nearly as much as the next one wants, for what it has learned to do. */
function expFor(level: number): number {
  let exp = threshold(level) - 1;
  for (let before = 1; before < level; before++) exp += threshold(before);
  return exp;
}

/** A character of that level, as somebody would bring it. */
function veteran(level: number, seed: number): Json {
  const t: TableBase = simulatedTable(game, configFor(game, { seats: 1 }), seed);
  // Only P52 has such tables; this looks no deeper than its sheet.
  const { heroes } = Object(t);
  playOn(t, () => heroes[0].sheet !== null);
  heroes[0].sheet = { ...heroes[0].sheet, exp: expFor(level) };
  startAt(game, t, running(game.play.procedures.levelUp!, { seat: 0, points: 0, levels: 0 }));
  playOn(t, () => false);
  return keptBy(game, t, 0)!;
}

function isWon(level: number, seats: number, seed: number): boolean {
  const brings = Array.from({ length: seats }, (_none, seat) => ({ ...Object(veteran(level, 100 * seed + seat)), isDead: false }));
  // Nobody wrote down where their exp comes from.
  const t: TableBase = simulatedTable(game, configFor(game, { seats, brings, options: { homeMade: true }, shut: ['giveUp'] }), seed);
  playOn(t, () => false);
  return (game.play.outcome(t)?.winners.length ?? 0) > 0;
}

const games = Number(values.games);
console.log('| level | characters | won, % | 95 % interval |\n| --- | --- | --- | --- |');
for (const level of numbers(values.levels)) {
  for (const seats of numbers(values.seats)) {
    let won = 0;
    for (let i = 0; i < games; i++) if (isWon(level, seats, 1000 * Number(values.seed) + i)) won++;
    const [low, high] = wilson(won, games).map((share) => Math.round(100 * share));
    console.log(`| ${level} | ${seats} | ${Math.round((100 * won) / games)} | ${low}–${high} |`);
  }
}
