/** For every endpoint of the API's document the worst that a visitor may ask of it, as often as the limits allow. */
import { randomUUID } from 'node:crypto';
import type { LongGame } from '../../packages/server/test/tables/long-game.ts';

/** What there is on the server that is asked. The visitor hosts and plays all of it. */
export interface Scene {
  /** Two games of 1,872 decisions, one running and one finished. */
  running: LongGame;
  finished: LongGame;
  /** A table with large material that has not begun. */
  open: string;
  /** A thing on a shelf of sixty, and an invite. */
  thing: string;
  code: string;
  /** Material of nearly as many bytes as are taken; the game refuses it after having read it all. */
  material: object;
}

export interface Request {
  path: string;
  body?: object;
  /** Asked as nobody. */
  nobody?: true;
}

/** The `n`th request, so that nothing is asked twice in a row where answers are kept. */
export type Worst = (scene: Scene, n: number) => Request;

/** As much as an ordinary body may hold, in many small pieces. */
const HEAP = Array.from({ length: 9_000 }, () => [0, 0]);
const key = () => ({ key: randomUUID() });

const at = (path: string, body?: (n: number) => object) => ({
  running: ({ running }: Scene, n: number): Request => ({ path: `/api/tables/${running.id}${path}`, ...(body && { body: body(n) }) }),
  open: ({ open }: Scene, n: number): Request => ({ path: `/api/tables/${open}${path}`, ...(body && { body: body(n) }) }),
});
const plain = (path: string, body?: (n: number) => object): Worst => {
  return (_scene, n) => ({ path, ...(body && { body: body(n) }) });
};

export const WORST: Record<string, Worst> = {
  'get /api/health': plain('/api/health'),
  'get /api/ready': plain('/api/ready'),
  'post /api/people': plain('/api/people', (n) => ({ name: `Visitor ${n}`, heap: HEAP })),
  'get /api/me': plain('/api/me'),
  'put /api/me': plain('/api/me', (n) => ({ name: `Visitor ${n}` })),
  // Whoever is somebody is nobody after the first.
  'post /api/me/forget': () => ({ path: '/api/me/forget', body: { heap: HEAP }, nobody: true }),
  'post /api/me/erase': plain('/api/me/erase', (n) => ({ name: `not me ${n}` })),
  'post /api/me/link': plain('/api/me/link'),
  'post /api/people/link': plain('/api/people/link', () => ({ code: `${(Date.now() + 1e6).toString(36)}-${'x'.repeat(24)}` })),
  'get /api/games': plain('/api/games'),
  'get /api/games/{game}': plain('/api/games/p52'),
  'get /api/games/{game}/material/{name}': plain('/api/games/p52/material/drowned-bailey'),
  'post /api/games/{game}/material': ({ material }) => ({ path: '/api/games/p52/material', body: { material } }),
  'post /api/tables': ({ material, running }, n) => ({
    path: '/api/tables',
    body: n % 2 ? { game: 'p52', material } : { game: 'party-has-fallen', fork: { table: running.id, decisions: 1_700, secrets: 'new' } },
  }),
  'get /api/tables': plain('/api/tables?limit=100'),
  'get /api/tables/{table}': at('').running,
  'get /api/tables/{table}/material': at('/material').open,
  'post /api/tables/{table}/sit': at('/sit', (n) => ({ entropy: `${n}` })).open,
  'post /api/tables/{table}/commit': at('/commit', (n) => ({ seat: 0, commit: `${n}`.padStart(64, '0') })).open,
  'post /api/tables/{table}/reveal': at('/reveal', (n) => ({ texts: Array.from({ length: 64 }, (_, i) => `${n} ${i}`.padEnd(190, 'x')) }))
    .open,
  'post /api/tables/{table}/leave': at('/leave', () => ({ seat: 7 })).open,
  'post /api/tables/{table}/kick': at('/kick', () => ({ seat: 7 })).open,
  'post /api/tables/{table}/bot': at('/bot', (n) => ({ seat: 1, bot: n % 2 ? 'greedy' : null })).open,
  'post /api/tables/{table}/start': at('/start', () => ({ texts: ['x'] })).running,
  'post /api/tables/{table}/revive': at('/revive', () => ({})).running,
  'post /api/tables/{table}/invite': at('/invite', () => ({})).open,
  'get /api/invites/{code}': ({ code }) => ({ path: `/api/invites/${code}` }),
  'get /api/tables/{table}/view': ({ running }, n) => ({
    path: `/api/tables/${running.id}/view${n % 2 ? '' : `?at=${1 + ((n * 613) % running.entries)}`}`,
  }),
  'get /api/tables/{table}/updates': ({ running, finished }, n) => ({
    path: `/api/tables/${n % 2 ? running.id : finished.id}/updates?since=${(n * 97) % 1000}`,
  }),
  'get /api/tables/{table}/verification': ({ finished }) => ({ path: `/api/tables/${finished.id}/verification` }),
  'get /api/tables/{table}/export': ({ running, finished }, n) => ({ path: `/api/tables/${n % 2 ? running.id : finished.id}/export` }),
  'post /api/tables/{table}/decide': at('/decide', () => ({ seat: 0, seq: 1, decision: { seat: 0, kind: 'move', heap: HEAP }, ...key() }))
    .running,
  'post /api/tables/{table}/undo': at('/undo', () => ({ seat: 0, to: 1, ...key() })).running,
  'post /api/tables/{table}/vote': at('/vote', () => ({ yes: true, ...key() })).running,
  'post /api/tables/{table}/take-over': at('/take-over', () => ({ seat: 3, ...key() })).running,
  'post /api/tables/{table}/here': at('/here', () => ({})).running,
  'post /api/tables/{table}/watch': ({ running, code }) => ({ path: `/api/tables/${running.id}/watch`, body: { invite: code } }),
  'post /api/tables/{table}/pace': at('/pace', (n) => ({ pace: n % 2 ? 'brisk' : 'story' })).running,
  'post /api/tables/{table}/rematch': ({ finished }) => ({ path: `/api/tables/${finished.id}/rematch`, body: {} }),
  'post /api/tables/{table}/say': at('/say', () => ({ text: 'x'.repeat(500), ...key() })).running,
  'get /api/shelf': (_scene, n) => ({ path: `/api/shelf?language=${n % 2 ? 'de' : 'en'}` }),
  'get /api/shelf/{thing}': ({ thing }) => ({ path: `/api/shelf/${thing}` }),
  'get /api/shelf/{thing}/file': ({ thing }) => ({ path: `/api/shelf/${thing}/file` }),
  'post /api/shelf': plain('/api/shelf', () => ({ game: 'p52', thing: { heap: HEAP } })),
  'post /api/shelf/new': plain('/api/shelf/new', () => ({ game: 'cellar' })),
  'put /api/shelf/{thing}': ({ thing }) => ({ path: `/api/shelf/${thing}`, body: { version: 1, thing: { heap: HEAP } } }),
  'post /api/shelf/{thing}/forget': ({ thing }) => ({ path: `/api/shelf/${thing}/forget`, body: { version: 99 } }),
  'post /api/tables/{table}/bring': ({ open, thing }) => ({ path: `/api/tables/${open}/bring`, body: { seat: 0, thing } }),
};

/** What is not in the document, and answered all the same. */
export const BESIDES: Record<string, Worst> = {
  'get /api/openapi.json': plain('/api/openapi.json'),
  'get /metrics': plain('/metrics'),
  'get an unknown address': plain(`/api/${'x/'.repeat(500)}`),
};
