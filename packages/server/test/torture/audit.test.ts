import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit } from '../../../../torture/audit.ts';
import { Company } from '../../../../torture/company.ts';
import { Ledger } from '../../../../torture/ledger.ts';
import { makeLog, type RunningServer, readConfig, startServer } from '../../src/index.ts';

const folder = mkdtempSync(join(tmpdir(), 'undercroft-audit-'));
let server: RunningServer;
let company: Company;

beforeAll(async () => {
  const config = { ...readConfig([], {}), port: 0, rateLimit: 0, data: folder };
  server = await startServer(config, { log: makeLog('silent'), tables: { bots: { delayMs: 0 } } });
  company = new Company({ urls: [server.url], tables: 1, seed: 3, bots: true, pace: async () => {} });
  await company.sitDown();
  company.play();
  await company.finish();
});
afterAll(async () => {
  company.leave();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** What the programs know, with a change. */
function knowing(change: (ledger: Ledger) => void): Ledger {
  const ledger = new Ledger();
  ledger.sent.push(...company.ledger.sent.map((sent) => ({ ...sent })));
  ledger.heard.push(...company.ledger.heard.map((heard) => ({ ...heard })));
  change(ledger);
  return ledger;
}

const found = (ledger: Ledger) => audit(server.url, company.tables, ledger);

test('a table that went well has nothing to be found', async () => {
  const findings = await found(company.ledger);
  expect(findings).toMatchObject({ ended: 1, verified: 1, lost: 0, twice: 0, violations: [] });
  expect(findings.botDecisions).toBeGreaterThan(0);
});

test('an acknowledged decision that is not in the log is found', async () => {
  const findings = await found(knowing(({ sent }) => sent.push({ ...sent[0]!, key: 'never-seen' })));
  expect(findings).toMatchObject({ lost: 1, violations: [expect.stringContaining('is not in the log')] });
});

test('a decision in the log that nobody sent is found', async () => {
  const { violations } = await found(knowing(({ sent }) => sent.shift()));
  expect(violations).toEqual([expect.stringContaining('nobody sent what entry')]);
});

test('a decision acknowledged at another place than it stands is found', async () => {
  const { violations } = await found(knowing(({ sent }) => Object.assign(sent[1]!, { acknowledged: sent[1]!.seen })));
  expect(violations).toEqual([expect.stringContaining('what was acknowledged with entry')]);
});

test('something told that is not so is found', async () => {
  const { violations } = await found(knowing(({ heard }) => Object.assign(heard[0]!, { updates: heard[0]!.updates.toSpliced(5, 1) })));
  expect(violations).toEqual([expect.stringContaining('seat 0 was told')]);
});
