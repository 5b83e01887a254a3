/** How the lab uses one worker and two, and what starting a worker costs. */
import { simulate } from '@undercroft/lab';
import { median } from './median.ts';

const GAMES = 20_000;
/** How often two workers are started, for the median. */
const STARTS = 9;

async function run(workers: number, games: number) {
  const before = process.cpuUsage();
  const started = performance.now();
  await simulate({ game: 'table-dungeon', games, seats: 4, bots: ['random'], seed: 'bench', options: {}, workers });
  const { user, system } = process.cpuUsage(before);
  return { wall: performance.now() - started, cpu: (user + system) / 1000 };
}

export async function lanes(): Promise<void> {
  await run(1, 2000);
  const starts: number[] = [];
  for (let i = 0; i < STARTS; i++) starts.push((await run(2, 2)).cpu / 2);
  const one = await run(1, GAMES);
  const two = await run(2, GAMES);
  console.log('\n| lab, random games of 4 seats | wall games/s | games per CPU second |\n|---|---:|---:|');
  for (const [name, r] of [
    ['1 lane', one],
    ['2 workers', two],
  ] as const) {
    console.log(
      `| ${name} | ${Math.round((GAMES / r.wall) * 1000).toLocaleString('en-US')} | ${Math.round((GAMES / r.cpu) * 1000).toLocaleString('en-US')} |`,
    );
  }
  console.log(
    `\nTwo workers: ${(one.wall / two.wall).toFixed(2)} times the wall speed; starting one and its first game cost ${Math.round(median(starts))} ms CPU (median of ${STARTS} pairs).`,
  );
}
