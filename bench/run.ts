/**
 * `npm run bench [-- --rounds 5 --only REGEXP --against "LABEL=COMMAND ARGS"]`
 *
 * Every workload in its own process, one after the other, round by round, so that a busy moment hits all alike.
 * Rates are per CPU second, medians over the rounds; read the ratios, for the machine is shared. `--against`
 * adds an outside program that prints one line of JSON with `units`, `moves` and `cpuMs`.
 */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { lanes } from './lanes.ts';
import { median } from './median.ts';
import { memory } from './memory.ts';
import { WORKLOADS } from './workloads.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    only: { type: 'string', default: '.' },
    against: { type: 'string', multiple: true, default: [] },
    measure: { type: 'string', default: '800' },
    warm: { type: 'string', default: '1500' },
  },
});

interface Sample {
  units: number;
  moves: number;
  cpuMs: number;
}
const outside = new Map(values.against.map((text) => [text.slice(0, text.indexOf('=')), text.slice(text.indexOf('=') + 1).split(' ')]));
const names = [...Object.keys(WORKLOADS).filter((name) => new RegExp(values.only).test(name)), ...outside.keys()];
const samples = new Map<string, Sample[]>(names.map((name) => [name, []]));

function measure(name: string): Sample {
  const own = [process.execPath, join(import.meta.dirname, 'worker.ts'), name, values.measure, values.warm];
  const [command, ...args] = outside.get(name) ?? own;
  return JSON.parse(execFileSync(command!, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })) as Sample;
}

for (let round = 0; round < Number(values.rounds); round++) {
  for (const [i, name] of names.entries()) {
    if (process.stderr.isTTY)
      process.stderr.write(`\r\u001b[Kround ${round + 1} of ${values.rounds}, ${i + 1} of ${names.length}: ${name}`);
    samples.get(name)!.push(measure(name));
  }
}
if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');

const perSecond = (name: string) => median(samples.get(name)!.map((s) => (s.units / s.cpuMs) * 1000));
const decisions = (name: string) => median(samples.get(name)!.map((s) => (s.moves / s.cpuMs) * 1000));
const figure = (n: number) => (n >= 100 ? Math.round(n).toLocaleString('en-US') : n.toPrecision(3));

console.log('| workload | per CPU second | decisions per CPU second |');
console.log('|---|---:|---:|');
for (const name of names) {
  const unit = WORKLOADS[name]?.unit ?? 'units';
  console.log(`| ${name} | ${figure(perSecond(name))} ${unit} | ${decisions(name) > 0 ? figure(decisions(name)) : ''} |`);
}

const ratios: [string, string, string][] = [
  ['playouts', 'yardstick', 'games for each shuffle of 52 cards'],
  ['playouts, log on', 'playouts', 'kept with the event log on'],
  ['playouts, checked', 'playouts', 'kept with every decision checked'],
  ['copy', 'copy, JSON', 'times as fast as a copy through JSON'],
  ['copy', 'copy, structuredClone', 'times as fast as structuredClone'],
  ['mcts 300', 'playouts', 'search iterations for each random game'],
];
console.log('\n| ratio | |\n|---|---:|');
for (const [a, b, text] of ratios) {
  if (samples.has(a) && samples.has(b)) console.log(`| ${a} / ${b}: ${text} | ${figure(perSecond(a) / perSecond(b))} |`);
}
for (const name of outside.keys()) {
  if (samples.has('playouts')) {
    console.log(`| playouts / ${name}, games | ${figure(perSecond('playouts') / perSecond(name))} |`);
    console.log(`| playouts / ${name}, decisions | ${figure(decisions('playouts') / decisions(name))} |`);
  }
}
if (new RegExp(values.only).test('lanes')) await lanes();
if (new RegExp(values.only).test('memory')) memory();
