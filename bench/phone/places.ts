/** The pages that are measured: one of each kind, and a table of each game, played into its middle. */
import { mkdir } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { greedy } from '@undercroft/bots';
import { loadGame } from '@undercroft/catalog';
import { Client } from '@undercroft/client';
import { type Game, type Json, materialFor, sfc32, withMaterial } from '@undercroft/engine';
import { readConfig, startServer } from '@undercroft/server';

export interface Place {
  name: string;
  url: string;
  /** Whose browser it is. */
  cookies: { name: string; value: string; url: string }[];
  /** Where its report goes. */
  reports: string;
}

export interface Places {
  places: readonly Place[];
  close(): Promise<void>;
}

/** Where browsers keep who they are. */
const COOKIE = 'undercroft';
const GAMES = ['table-dungeon', 'party-has-fallen', 'dungeon-fighter', 'p52', 'adventure-party'];
/** Far enough into a game that its board is full; of a game that is over by then, half as far. */
const MIDDLE = 24;

/** A table of this game where it is the guest's turn after so many decisions of theirs; null: it was over before. */
async function tableAfter({ api }: Client, game: Game, most: number): Promise<string | null> {
  const bots = [null, 'greedy', 'greedy'];
  const { id } = await api.create({
    game: game.about.slug,
    seats: 3,
    bots,
    clock: { kind: 'none' },
    pace: 'at-once',
    visibility: 'private',
  });
  await api.sit(id, { seat: 0 });
  await api.start(id);
  const material = materialFor(game, undefined);
  const random = sfc32(1);
  for (let decisions = 0; decisions < most; ) {
    const { seq, asked, view, info } = await api.view(id, 0);
    const question = asked.findLast(({ ask }) => ask.may !== true);
    if (info.status === 'finished') return null;
    // What is aimed is looked at while somebody aims.
    if (question?.ask.kind === 'throw') return id;
    if (!info.waitingFor.includes(0) || question === undefined) await wait(20);
    else {
      const seen = material === undefined ? view : withMaterial(view, material);
      const decision = greedy.decide({ game, view: seen, ask: question.ask, options: question.options } as never, random);
      // Where anybody may go first, a bot may have been quicker.
      await api.decide(id, { seat: 0, seq, decision: decision as unknown as Json }).catch(() => undefined);
      decisions++;
    }
  }
  return id;
}

async function playedTable(guest: Client, slug: string): Promise<string> {
  const game = await loadGame(slug);
  for (let most = MIDDLE; most > 0; most >>= 1) {
    const id = await tableAfter(guest, game, most);
    if (id !== null) return id;
  }
  throw new Error(`no game of ${slug} has a middle`);
}

/** A server with these pages, and somebody who has been playing there. */
export async function openPlaces(pages: string, { data, reports }: { data: string; reports: string }): Promise<Places> {
  for (const folder of [data, reports]) await mkdir(folder, { recursive: true });
  const config = { ...readConfig([], {}), port: 0, rateLimit: 0, data, logLevel: 'error', pages };
  const server = await startServer(config, { tables: { bots: { delayMs: 0, threads: 1 } } });
  const guest = new Client({ url: server.url });
  const { token } = await guest.api.become('Odo');
  const paths: [name: string, path: string][] = [
    ['home', '/'],
    ['game', '/games/table-dungeon'],
    ['about', '/about'],
    ['shelf', '/shelf'],
  ];
  for (const game of GAMES) {
    paths.push([`table ${game}`, `/t/${await playedTable(guest, game)}`]);
    paths.push([`lesson ${game}`, `/learn/${game}`]);
    paths.push([`alone ${game}`, `/alone/${game}`]);
  }
  const cookies = [{ name: COOKIE, value: token, url: server.url }];
  return { places: paths.map(([title, path]) => ({ name: title, url: server.url + path, cookies, reports })), close: () => server.close() };
}
