/** Measures one workload: `node bench/worker.ts NAME [measure ms] [warm-up ms]`, in CPU time; prints one line of JSON. */
import { WORKLOADS } from './workloads.ts';

const [name = '', measure = '800', warm = '1500'] = process.argv.slice(2);
const workload = WORKLOADS[name];
if (workload === undefined) throw new Error(`there is no workload '${name}'; there are: ${Object.keys(WORKLOADS).join(', ')}`);
const work = await workload.prepare();

function spin(cpuMs: number) {
  const before = process.cpuUsage();
  let [units, decisions, spent] = [0, 0, 0];
  while (spent < cpuMs) {
    const done = work();
    units += done.units;
    decisions += done.decisions;
    const { user, system } = process.cpuUsage(before);
    spent = (user + system) / 1000;
  }
  // `moves` and `cpuMs` are also what outside programs print that are measured beside ours.
  return { name, units, moves: decisions, ms: spent, cpuMs: spent };
}

spin(Number(warm));
console.log(JSON.stringify(spin(Number(measure))));
