/**
 * How strong a bot is: one of it among others of another kind, on every seat equally often.
 *   node bench/strength.ts party-has-fallen --seats 4 --games 200 --bot mcts:100 --others greedy --seed strength
 */
import { parseArgs } from 'node:util';
import { strength } from '@undercroft/lab';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seats: { type: 'string', default: '4' },
    games: { type: 'string', default: '200' },
    bot: { type: 'string', default: 'mcts:100' },
    others: { type: 'string', default: 'greedy' },
    seed: { type: 'string', default: 'strength' },
    workers: { type: 'string', default: '1' },
  },
});

const { seats, games, bot, others, seed, workers } = values;
const report = await strength({
  game: positionals[0] ?? 'party-has-fallen',
  seats: Number(seats),
  games: Number(games),
  bot,
  others,
  seed,
  workers: Number(workers),
});
console.log(JSON.stringify(report, null, 2));
