/** The web client's files as they were built, sent compressed; the one page for every address of its own. */
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { TableError } from '../tables/said/contract.ts';
import { linksAhead } from './ahead.ts';
import type { Parts } from './app.ts';
import { PAGE_POLICY } from './headers.ts';

/** Addresses the page itself knows what to show for. */
const OWN = /^\/($|about$|shelf$|games\/[^/]+(\/[^/]+){0,2}\/?$|(t|replay|invite|learn|alone)\/[^/]+\/?$)/;
const PAGE = 'index.html';

/** Built files carry their hash in their name; everything else is looked at again each time. */
const cacheFor = (file: string): string => (file.startsWith('assets') ? 'public, max-age=31536000, immutable' : 'no-cache');

/** A file of a build that came while the server runs: only those of the first one have routes. */
function builtSince(folder: string, path: string): string | null {
  const name = /^\/(assets\/[\w-][\w.-]*)$/.exec(path)?.[1];
  return name !== undefined && existsSync(join(folder, name)) ? name : null;
}

/** Serves the pages built into `folder`. An address nobody knows gets the page too, which says so kindly, as a 404. */
export async function mountWeb(app: FastifyInstance, folder: string, parts: Pick<Parts, 'store' | 'identity'>): Promise<void> {
  if (!existsSync(join(folder, PAGE))) throw new Error(`there is no page in ${folder}`);
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    cacheControl: false,
    // One route for each file there is: no address reaches anything else.
    wildcard: false,
    globIgnore: [PAGE, 'ahead.json', '**/*.br'],
    setHeaders: (reply, path) => {
      reply.header('content-security-policy', PAGE_POLICY);
      reply.header('cache-control', cacheFor(relative(folder, path)));
    },
  });
  const linksFor = linksAhead(folder, parts);
  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    const built = builtSince(folder, path);
    if (built !== null) return reply.sendFile(built);
    const missing = path.startsWith('/api/') || path.startsWith('/assets/');
    if (missing) throw new TableError('unknown-route', 404, 'there is nothing here; /api/docs lists what there is');
    const links = await linksFor(path, request);
    if (links !== '') reply.header('link', links);
    return reply.code(OWN.test(path) ? 200 : 404).sendFile(PAGE);
  });
}
