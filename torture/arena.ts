/** Servers to be tortured, on one of the stores, with everything they write in one folder. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PostgresServer } from '../packages/server/test/store/postgres-server.ts';
import { ServerProcess } from './server-process.ts';

export const STORES = ['sqlite', 'postgres', 'two-nodes'] as const;
export type StoreKind = (typeof STORES)[number];

export const newFolder = (): string => mkdtempSync(join(tmpdir(), 'undercroft-torture-'));

export class Arena {
  readonly folder: string;
  readonly nodes: ServerProcess[];
  readonly database: PostgresServer | null;

  private constructor(folder: string, nodes: ServerProcess[], database: PostgresServer | null) {
    this.folder = folder;
    this.nodes = nodes;
    this.database = database;
  }

  static async open(store: StoreKind): Promise<Arena> {
    const folder = newFolder();
    const database = store === 'sqlite' ? null : await PostgresServer.launch();
    const at = database === null ? {} : { databaseUrl: database.url(await database.newDatabase()) };
    const names = store === 'two-nodes' ? ['one', 'two'] : ['one'];
    // One after the other: the first brings the database up to date.
    const nodes: ServerProcess[] = [];
    for (const name of names) nodes.push(await ServerProcess.launch({ name, folder, ...at }));
    return new Arena(folder, nodes, database);
  }

  get urls(): string[] {
    return this.nodes.map(({ url }) => url);
  }

  /** Where to look when something went wrong. */
  get traces(): string {
    return this.database === null ? this.folder : `${this.folder} and ${this.database.folder}`;
  }

  get kills(): number {
    return this.nodes.reduce((sum, node) => sum + node.kills, 0);
  }

  /** Ends everything; `keep` leaves the files for whoever wants to know what happened. */
  async close({ keep }: { keep: boolean }): Promise<void> {
    for (const node of this.nodes) await node.stop();
    if (keep) await this.database?.stop();
    else {
      await this.database?.remove();
      rmSync(this.folder, { recursive: true, force: true });
    }
  }
}
