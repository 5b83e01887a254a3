/** The HTTP side: Fastify with our limits, headers, identity and errors around a list of endpoints. */
import { createHash } from 'node:crypto';
import { type FastifyInstance, type FastifyReply, type FastifyRequest, fastify } from 'fastify';
import type { Logger } from 'pino';
import type { Metrics } from '../metrics.ts';
import type { Person, Store } from '../store/index.ts';
import { TableError, type TableService } from '../tables/contract.ts';
import type { RunningTables } from '../tables/index.ts';
import type { Limits, Taken } from './buckets.ts';
import { docsPage } from './docs-page.ts';
import type { Caller, Endpoint } from './endpoint.ts';
import { cookieFor, type Identity, nobody } from './identity.ts';
import { LARGEST_MESSAGE, readJson } from './json.ts';
import { openApi } from './openapi.ts';
import { foreignOrigin, type OriginCheck } from './origin.ts';
import { problemOf } from './problem.ts';
import { gameRoutes } from './routes/games.ts';
import { peopleRoutes } from './routes/people.ts';
import { playRoutes } from './routes/play.ts';
import { type ResolveInvite, tableRoutes } from './routes/tables.ts';
import { upkeepRoutes } from './routes/upkeep.ts';
import { mountWeb } from './web.ts';

/** A table service whose tables can be followed: their news come even when they have left memory. */
export type Followed = TableService & Pick<RunningTables, 'follow'>;

/** What the HTTP and live sides are built from. */
export interface Parts {
  store: Store;
  tables: Followed;
  /** The service's `decide` and `answer`, measured. */
  decide: TableService['decide'];
  answer: TableService['answer'];
  identity: Identity;
  limits: Limits;
  metrics: Metrics;
  log: Logger;
  isOwnOrigin: OriginCheck;
  resolveInvite: ResolveInvite;
  /** As browsers reach us, without a slash at the end. */
  publicUrl: () => string;
  secureCookies: boolean;
  /** Proxies whose word about the client's address is taken, as Fastify's `trustProxy` has it. */
  trustProxy: string;
  version: string;
  /** Folder of the built web pages; null: the API alone. */
  pages: string | null;
}

const POLICY = "default-src 'none'; connect-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const HEADERS: Record<string, string> = {
  'content-security-policy': POLICY,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'cache-control': 'no-store',
};

function sendProblem(reply: FastifyReply, error: unknown): FastifyReply {
  const problem = problemOf(error);
  if (problem.status === 503) reply.header('retry-after', 2);
  return reply.code(problem.status).headers(HEADERS).type('application/problem+json').send(JSON.stringify(problem));
}

function tooMany(): TableError {
  return new TableError('too-many-requests', 429, 'too many requests; wait a little');
}

function limit(reply: FastifyReply, taken: Taken): void {
  if (taken.limit === 0) return;
  reply.headers({ 'ratelimit-limit': taken.limit, 'ratelimit-remaining': taken.remaining, 'ratelimit-reset': taken.retryAfter });
  if (taken.ok) return;
  reply.header('retry-after', taken.retryAfter);
  throw tooMany();
}

async function identify(parts: Parts, request: FastifyRequest): Promise<Person | null> {
  const changes = request.method !== 'GET' && request.method !== 'HEAD';
  // A bearer token is never sent by a browser on its own, so a foreign page cannot borrow it.
  if (changes && request.headers.authorization === undefined && !parts.isOwnOrigin(request.headers)) throw foreignOrigin();
  return parts.identity.of(request.headers);
}

function callerOf(parts: Parts, me: Person | null, reply: FastifyReply): Caller {
  return {
    me,
    person: () => {
      if (me === null) throw nobody();
      return me;
    },
    setToken: (token) => reply.header('set-cookie', cookieFor(token, parts.secureCookies)),
  };
}

function mount(app: FastifyInstance, parts: Parts, endpoint: Endpoint): void {
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    handler: async (request, reply) => {
      const me = await identify(parts, request);
      if (me) limit(reply, parts.limits.person.take(me.id));
      if (endpoint.makes) limit(reply, parts.limits.making.take(request.ip));
      const { params, query, body } = request;
      const answer = await endpoint.run({ params, query, body }, callerOf(parts, me, reply));
      return reply
        .code(endpoint.status ?? 200)
        .type('application/json')
        .send(JSON.stringify(answer));
    },
  });
}

/** Notes every request by its route, never by its address: addresses may hold invites. */
function observe(app: FastifyInstance, { metrics, log }: Parts): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    metrics.request(request.method, route, reply.statusCode, reply.elapsedTime / 1000);
    log.debug({ method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'request');
  });
  app.setErrorHandler((error, request, reply) => {
    const { status } = problemOf(error);
    if (status >= 500) log.error({ err: error, method: request.method, route: request.routeOptions.url }, 'request failed');
    return sendProblem(reply, error);
  });
}

interface Documents {
  api: string;
  html: string;
  /** The page's style is the only one that may be used, so the policy names its hash. */
  policy: string;
}

function documentsOf(endpoints: readonly Endpoint[], version: string): Documents {
  const api = openApi(endpoints, version);
  const { html, style } = docsPage(api);
  const policy = `${POLICY}; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`;
  return { api: JSON.stringify(api), html, policy };
}

function mountPages(app: FastifyInstance, parts: Parts, endpoints: readonly Endpoint[]): void {
  // Made when first asked for: a server starts sooner without them.
  let made: Documents | undefined;
  const documents = () => {
    made ??= documentsOf(endpoints, parts.version);
    return made;
  };
  app.get('/api/openapi.json', (_request, reply) => reply.type('application/json').send(documents().api));
  app.get('/api/docs', (_request, reply) => {
    const { html, policy } = documents();
    return reply.header('content-security-policy', policy).type('text/html').send(html);
  });
  app.get('/metrics', async (_request, reply) =>
    reply.type(parts.metrics.registry.contentType).send(await parts.metrics.registry.metrics()),
  );
}

/** Only JSON is taken, and only by our own reader. */
function readBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, async (_request: FastifyRequest, body: string) =>
    body.trim() === '' ? undefined : readJson(body),
  );
}

export function allEndpoints(parts: Parts): Endpoint[] {
  return [...upkeepRoutes(parts), ...peopleRoutes(parts), ...gameRoutes(), ...tableRoutes(parts), ...playRoutes(parts)];
}

export function buildApp(parts: Parts): FastifyInstance {
  const app = fastify({
    logger: false,
    bodyLimit: LARGEST_MESSAGE,
    trustProxy: parts.trustProxy,
    forceCloseConnections: 'idle',
    requestTimeout: 30_000,
    routerOptions: { maxParamLength: 128, ignoreTrailingSlash: true },
    // An address that cannot be read (`/%`) is for a browser just a page nobody knows.
    frameworkErrors: (error, request, reply) => {
      if (parts.pages !== null && !request.url.startsWith('/api')) reply.redirect('/not-found');
      else sendProblem(reply, error);
    },
  });
  readBodies(app);
  observe(app, parts);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(HEADERS);
    if (parts.secureCookies) reply.header('strict-transport-security', 'max-age=31536000');
    limit(reply, parts.limits.address.take(request.ip));
  });
  app.setNotFoundHandler((_request, reply) =>
    sendProblem(reply, new TableError('unknown-route', 404, 'there is nothing here; /api/docs lists what there is')),
  );
  const endpoints = allEndpoints(parts);
  for (const endpoint of endpoints) mount(app, parts, endpoint);
  mountPages(app, parts, endpoints);
  if (parts.pages !== null) mountWeb(app, parts.pages);
  return app;
}
