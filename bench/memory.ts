/** Memory must stay flat however many games are played: the heap after 10,000 games and after 100,000. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const SCRIPT = `
import { loadGame } from '@undercroft/catalog';
import { playOut } from '@undercroft/bots';
import { sfc32, simulatedTable } from '@undercroft/engine';
import { simulationConfig } from '@undercroft/lab';
const game = await loadGame('table-dungeon');
const config = simulationConfig(game, { seats: 4 });
const random = sfc32(1);
const heaps = [];
for (let i = 1; i <= 100000; i++) {
  playOut(game, simulatedTable(game, config, i), random, 100000);
  if (i === 10000 || i === 100000) { gc(); heaps.push(process.memoryUsage().heapUsed); }
}
console.log(JSON.stringify(heaps));
`;

export function memory(): void {
  const output = execFileSync(process.execPath, ['--expose-gc', '--input-type=module', '-e', SCRIPT], {
    encoding: 'utf8',
    cwd: join(import.meta.dirname, '..', 'packages', 'lab'),
  });
  const [early = 0, late = 0] = JSON.parse(output) as number[];
  const megabytes = (bytes: number) => (bytes / 2 ** 20).toFixed(2);
  console.log(`\nHeap after 10,000 games ${megabytes(early)} MB, after 100,000 ${megabytes(late)} MB.`);
}
