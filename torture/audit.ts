/** Looks at every table as the server has it now and compares it with what the client programs know. */

import { loadGame } from '@undercroft/catalog';
import { type Client, connect, type Update } from '@undercroft/client';
import { canonical, type Json, verifyMatch } from '@undercroft/engine';
import { type Entry, unfair } from '@undercroft/server';
import type { Heard, Ledger, Sent } from './ledger.ts';

export interface Findings {
  tables: number;
  ended: number;
  verified: number;
  sent: number;
  acknowledged: number;
  /** Entries of all logs, and how many of them are decisions of people and of bots. */
  entries: number;
  decisions: number;
  botDecisions: number;
  lost: number;
  twice: number;
  /** One line for each thing that must not be. */
  violations: string[];
}

interface Exported {
  row: { status: string; seq: number };
  entries: Entry[];
}

function isExported(value: unknown): value is Exported {
  return typeof value === 'object' && value !== null && 'entries' in value && Array.isArray(value.entries) && 'row' in value;
}

const dataOf = ({ data }: Entry): { [key: string]: Json } =>
  typeof data === 'object' && data !== null && !Array.isArray(data) ? data : {};

class TableAudit {
  private readonly table: string;
  private readonly entries: readonly Entry[];
  private readonly findings: Findings;

  constructor(table: string, entries: readonly Entry[], findings: Findings) {
    this.table = table;
    this.entries = entries;
    this.findings = findings;
  }

  private blame(problem: string): void {
    this.findings.violations.push(`table ${this.table}: ${problem}`);
  }

  /** No gap, no key twice, and every decision is somebody's. */
  log(sent: readonly Sent[]): void {
    const known = new Map(sent.map((each) => [`${each.person}:${each.key}`, each]));
    const keys = new Set<string>();
    for (const [i, entry] of this.entries.entries()) {
      this.findings.entries++;
      if (entry.seq !== i + 1) this.blame(`entry ${entry.seq} stands at place ${i + 1}`);
      if (entry.key !== null && keys.has(entry.key)) {
        this.findings.twice++;
        this.blame(`the request ${entry.key} was applied twice`);
      }
      if (entry.key !== null) keys.add(entry.key);
      if (entry.kind === 'decided') this.decision(entry, known);
    }
  }

  private decision(entry: Entry, known: ReadonlyMap<string, Sent>): void {
    const { by, decision } = dataOf(entry);
    if (by === 'bot') this.findings.botDecisions++;
    else if (by !== 'person') this.blame(`entry ${entry.seq} was decided by ${by}`);
    else {
      this.findings.decisions++;
      const sent = known.get(entry.key ?? '');
      const same = sent && 'decision' in sent.what && canonical(sent.what.decision) === canonical(decision);
      if (!same) this.blame(`nobody sent what entry ${entry.seq} says`);
    }
  }

  /** Everything acknowledged is there, and stands where it was acknowledged: words at that entry, decisions before what followed from them. */
  acknowledged(sent: readonly Sent[]): void {
    const byKey = new Map(this.entries.map((entry) => [entry.key, entry]));
    for (const { person, key, what, seen, acknowledged } of sent) {
      if (acknowledged === null) continue;
      const entry = byKey.get(`${person}:${key}`);
      const data = entry && dataOf(entry);
      const same = data && ('decision' in what ? canonical(data['decision']) === canonical(what.decision) : data['text'] === what.text);
      if (!entry || !same) {
        this.findings.lost++;
        this.blame(`the acknowledged ${JSON.stringify(what)} after entry ${seen} is not in the log`);
      } else if ('text' in what ? entry.seq !== acknowledged : entry.seq <= seen || entry.seq > acknowledged) {
        this.blame(`what was acknowledged with entry ${acknowledged} stands at entry ${entry.seq}`);
      }
    }
  }

  /** Nobody was told of anything that is not so, or twice, or not at all. */
  heard({ seat, updates }: Heard, now: readonly Update[]): void {
    for (let i = 0; i < Math.max(updates.length, now.length); i++) {
      if (canonical(updates[i] ?? null) === canonical(now[i] ?? null)) continue;
      this.blame(`seat ${seat} was told ${JSON.stringify(updates[i] ?? null)} where the log says ${JSON.stringify(now[i] ?? null)}`);
      return;
    }
  }

  /** The dice were fair and the rules lead from them, through the log, to the recorded end. */
  async verify(client: Client): Promise<void> {
    const proof = await client.api.verification(this.table);
    const found = verifyMatch(await loadGame('table-dungeon'), proof.match);
    const trouble = found.difference ?? unfair(proof);
    const decided = this.entries.filter(({ kind }) => kind === 'decided').length;
    if (trouble !== null) this.blame(`does not verify: ${trouble}`);
    else if (found.decisions !== decided) this.blame(`its log has ${decided} decisions and its match ${found.decisions}`);
    else this.findings.verified++;
  }
}

/** Everything the server tells a person of a table, page by page. */
export async function allUpdates({ api }: Client, table: string, seat?: number): Promise<Update[]> {
  const all: Update[] = [];
  for (;;) {
    const page = await api.updates(table, { since: all.length, ...(seat === undefined ? {} : { seat }) });
    all.push(...page);
    if (page.length === 0) return all;
  }
}

async function auditTable(url: string, table: string, ledger: Ledger, findings: Findings): Promise<void> {
  const client = connect({ url });
  const exported = await client.api.export(table);
  const status = (await client.api.table(table)).status;
  if (status !== 'finished' || !isExported(exported)) {
    findings.violations.push(`table ${table}: is ${status} and should have ended`);
    return;
  }
  findings.ended++;
  const audit = new TableAudit(table, exported.entries, findings);
  const sent = ledger.sent.filter((each) => each.table === table);
  audit.log(sent);
  audit.acknowledged(sent);
  for (const heard of ledger.heard.filter((each) => each.table === table)) {
    audit.heard(heard, await allUpdates(connect({ url, token: heard.token }), table, heard.seat));
  }
  await audit.verify(client);
}

export async function audit(url: string, tables: readonly string[], ledger: Ledger): Promise<Findings> {
  const counts = { ended: 0, verified: 0, entries: 0, decisions: 0, botDecisions: 0, lost: 0, twice: 0 };
  const { acknowledged } = ledger;
  const findings: Findings = { tables: tables.length, sent: ledger.sent.length, acknowledged, ...counts, violations: [] };
  for (const table of tables) await auditTable(url, table, ledger, findings);
  return findings;
}
