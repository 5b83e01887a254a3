/**
 * `npm run torture [-- --store sqlite|postgres|two-nodes|all --tables 200 --kills 30 --seed 1 --only REGEXP]`
 *
 * Plays tables with client programs while everything that can go wrong does, and looks afterwards whether anything
 * acknowledged was lost or done twice. Exit code 1, and the files are kept, if something was. `--only` chooses
 * scenarios by name.
 */
import { parseArgs } from 'node:util';
import { whyNoPostgres } from '../packages/server/test/store/postgres-server.ts';
import { STORES, type StoreKind } from './arena.ts';
import { underFaults, WAYS } from './faults.ts';
import { underKills } from './kills.ts';
import { type Asked, type Outcome, skipped } from './scenario.ts';
import { withoutPostgres, withoutSpace } from './trouble.ts';

const { values } = parseArgs({
  options: {
    store: { type: 'string', default: 'all' },
    tables: { type: 'string', default: '200' },
    kills: { type: 'string', default: '30' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', default: '.' },
  },
});

const TROUBLE_MS = 20_000;
const tables = Number(values.tables);
const asked: Asked = { tables, seed: Number(values.seed), say: (line) => console.log(line) };
const stores = STORES.filter((store) => values.store === 'all' || values.store === store);
if (stores.length === 0) {
  console.error(`torture: --store takes ${STORES.join(', ')} or all, not '${values.store}'`);
  process.exit(2);
}

async function kills(store: StoreKind): Promise<Outcome> {
  const whyNot = store === 'sqlite' ? null : whyNoPostgres();
  return whyNot ? skipped(`kills, ${store}`, whyNot) : underKills(store, { ...asked, kills: Number(values.kills), bots: true });
}

// The other scenarios are about single moments: fewer tables show as much.
const some: Asked = { ...asked, tables: Math.max(2, Math.ceil(tables / 5)) };
const scenarios = new Map<string, () => Promise<Outcome>>();
for (const store of stores) scenarios.set(`kills, ${store}`, () => kills(store));
if (stores.includes('postgres')) scenarios.set('PostgreSQL gone', () => withoutPostgres({ ...some, troubleMs: TROUBLE_MS, bots: true }));
if (stores.includes('sqlite')) scenarios.set('disk full', () => withoutSpace({ ...some, troubleMs: TROUBLE_MS, bots: true }));
for (const way of WAYS) scenarios.set(way, () => underFaults(way, some));

function tell({ name, seconds, findings, notes, violations, traces }: Outcome): void {
  console.log(`${violations.length === 0 ? (findings ? 'ok  ' : '--  ') : 'FAIL'} ${name} (${seconds} s)`);
  if (findings) {
    const { ended, verified, acknowledged, lost, twice, decisions, botDecisions } = findings;
    console.log(`       ${findings.tables} tables: ${ended} ended, ${verified} verified`);
    console.log(`       ${acknowledged} acknowledged: ${lost} lost, ${twice} applied twice`);
    console.log(`       ${decisions} decisions of people and ${botDecisions} of bots in the logs`);
  }
  for (const note of notes) console.log(`       ${note}`);
  for (const violation of violations.slice(0, 20)) console.log(`       ${violation.slice(0, 500)}`);
  if (violations.length > 20) console.log(`       and ${violations.length - 20} more`);
  if (traces) console.log(`       see ${traces}`);
}

const outcomes: Outcome[] = [];
for (const [name, scenario] of scenarios) {
  if (!new RegExp(values.only).test(name)) continue;
  console.log(`${name} ...`);
  try {
    outcomes.push(await scenario());
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? `: ${error.cause.stack}` : '';
    outcomes.push({ name, seconds: 0, findings: null, notes: [], violations: [`${String(error)}${cause}`], traces: null });
  }
}

console.log('\nSummary');
for (const outcome of outcomes) tell(outcome);
const failed = outcomes.filter(({ violations }) => violations.length > 0).length;
console.log(`\n${outcomes.length - failed} held, ${failed} did not`);
process.exit(failed === 0 ? 0 : 1);
