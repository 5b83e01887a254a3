/** The web client's files as they were built: kept in memory, sent compressed, the one page for every address of its own. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { TableError } from '../tables/contract.ts';

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.md': 'text/markdown; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/** Everything comes from this server, nothing is inline. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Addresses the page itself knows what to show for. */
const OWN = /^\/($|about$|games\/[^/]+(\/[^/]+)?\/?$|(t|replay|invite|learn)\/[^/]+\/?$)/;
const PAGE = '/index.html';

interface File {
  type: string;
  body: Buffer;
  /** The same, compressed with Brotli when the pages were built. */
  small: Buffer | null;
  etag: string;
}

function readFiles(folder: string): Map<string, File> {
  const files = new Map<string, File>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name.endsWith('.br')) continue;
    const path = join(entry.parentPath, entry.name);
    const body = readFileSync(path);
    files.set(path.slice(folder.length).replaceAll('\\', '/'), {
      type: TYPES[extname(entry.name)] ?? 'application/octet-stream',
      body,
      small: existsSync(`${path}.br`) ? readFileSync(`${path}.br`) : null,
      etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    });
  }
  return files;
}

function send(request: FastifyRequest, reply: FastifyReply, path: string, file: File): FastifyReply {
  // Built files carry their hash in their name; everything else is looked at again each time.
  const cache = path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
  reply.headers({ 'content-security-policy': POLICY, 'cache-control': cache, etag: file.etag, vary: 'accept-encoding' });
  if (request.headers['if-none-match'] === file.etag) return reply.code(304).send();
  const takesSmall = /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''));
  if (file.small === null || !takesSmall) return reply.type(file.type).send(file.body);
  return reply.header('content-encoding', 'br').type(file.type).send(file.small);
}

/** Serves the pages built into `folder`. An address nobody knows gets the page too, which says so kindly, as a 404. */
export function mountWeb(app: FastifyInstance, folder: string): void {
  const files = readFiles(folder);
  const page = files.get(PAGE);
  if (page === undefined) throw new Error(`there is no page in ${folder}`);
  app.get('/*', (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    const file = path === PAGE ? undefined : files.get(path);
    if (file !== undefined) return send(request, reply, path, file);
    const missing = path.startsWith('/api/') || path.startsWith('/assets/');
    if (missing) throw new TableError('unknown-route', 404, 'there is nothing here; /api/docs lists what there is');
    return send(request, reply.code(OWN.test(path) ? 200 : 404), PAGE, page);
  });
}
