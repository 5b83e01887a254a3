/**
 * How strong a bot is: one of it among others of another kind, on every seat equally often; and how long it thinks.
 *   node bench/strength.ts party-has-fallen --seats 4 --games 200 --bot mcts:100 --others greedy --seed strength
 */
import { parseArgs } from 'node:util';
import type { Bot } from '@undercroft/bots';
import { loadGame } from '@undercroft/catalog';
import { cpuSeconds, load, runChunk, simulationConfig, strength } from '@undercroft/lab';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seats: { type: 'string', default: '4' },
    games: { type: 'string', default: '200' },
    bot: { type: 'string', default: 'mcts:100' },
    others: { type: 'string', default: 'greedy' },
    seed: { type: 'string', default: 'strength' },
    workers: { type: 'string', default: '1' },
    /** How many of the games are played again to time the bot's thinking. */
    timed: { type: 'string', default: '10' },
  },
});

/** The same bot, noting how long each decision takes it that leaves a choice. */
const timed = (bot: Bot, noted: number[]): Bot => ({
  ...bot,
  decide(question, random) {
    const start = cpuSeconds();
    const d = bot.decide(question, random);
    if (question.options.length !== 1) noted.push((cpuSeconds() - start) * 1000);
    return d;
  },
});

/** How long the bot thinks about a decision, in CPU milliseconds: on average, at the 99th percentile, at most. */
async function thinking({ slug, seats, games }: { slug: string; seats: number; games: number }) {
  const noted: number[] = [];
  const config = simulationConfig(await loadGame(slug), { seats });
  const bots = [bot, ...Array<string>(seats - 1).fill(others)];
  const loaded = await load({ game: slug, config, bots, rotate: true, seed });
  runChunk({ ...loaded, bots: loaded.bots.map((each, place) => (place === 0 ? timed(each, noted) : each)) }, { from: 0, to: games });
  noted.sort((a, b) => a - b);
  const round = (x = 0) => Math.round(x * 10) / 10;
  const mean = noted.reduce((sum, x) => sum + x, 0) / Math.max(1, noted.length);
  return { decisions: noted.length, mean: round(mean), p99: round(noted[Math.floor(noted.length * 0.99)]), most: round(noted.at(-1)) };
}

const { bot, others, seed } = values;
const [game, seats] = [positionals[0] ?? 'party-has-fallen', Number(values.seats)];
const report = await strength({ game, seats, games: Number(values.games), bot, others, seed, workers: Number(values.workers) });
console.log(JSON.stringify({ ...report, milliseconds: await thinking({ slug: game, seats, games: Number(values.timed) }) }, null, 2));
