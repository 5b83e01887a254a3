/** The HTTP side: Fastify with our limits, headers, identity and errors around a list of endpoints. */
import cookie from '@fastify/cookie';
import { type FastifyInstance, type FastifyReply, type FastifyRequest, fastify } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Logger } from 'pino';
import type { Metrics } from '../metrics.ts';
import type { Person, Store } from '../store/index.ts';
import type { RunningTables } from '../tables/index.ts';
import { TableError, type TableService } from '../tables/said/contract.ts';
import { netOf } from './address.ts';
import { noteSchemas, schemaOf, showDocument } from './document.ts';
import type { Caller, Endpoint } from './endpoint.ts';
import { BARE_HEADERS, sendHeaders } from './headers.ts';
import { COOKIE, cookieOptions, type Identity, nobody } from './identity.ts';
import { isLarge, LARGEST_MESSAGE, pointsFor, readJson } from './json.ts';
import { type Limits, type Taken, tooMany } from './limits.ts';
import { mayMeasure } from './measured.ts';
import { mustBeOwn, type OriginCheck } from './origin.ts';
import { PATIENCE, shedLoad } from './pressure.ts';
import { problemOf } from './problem.ts';
import { gameRoutes } from './routes/games.ts';
import { peopleRoutes } from './routes/people.ts';
import { playRoutes } from './routes/play.ts';
import { shelfRoutes } from './routes/shelf.ts';
import { tableRoutes } from './routes/tables.ts';
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
  /** Whether a late server refuses readers; without limits nobody is refused. */
  shedsLoad: boolean;
  metrics: Metrics;
  /** What whoever reads them has to show; null: that they are on this machine. */
  metricsToken: string | null;
  log: Logger;
  isOwnOrigin: OriginCheck;
  /** As browsers reach us, without a slash at the end. */
  publicUrl: () => string;
  secureCookies: boolean;
  /** Proxies whose word about the client's address is taken, as Fastify's `trustProxy` has it. */
  trustProxy: string;
  version: string;
  /** Folder of the built web pages; null: the API alone. */
  pages: string | null;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks, once that has been found out. */
    me: Person | null;
  }
}

const RETRY_AFTER = 2;

function sendProblem(reply: FastifyReply, error: unknown): FastifyReply {
  const problem = problemOf(error);
  if (problem.status === 503) reply.header('retry-after', RETRY_AFTER);
  return reply.code(problem.status).type('application/problem+json').send(JSON.stringify(problem));
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
  if (changes) mustBeOwn(parts.isOwnOrigin, request.headers);
  return parts.identity.of(request);
}

function callerOf(parts: Parts, request: FastifyRequest, reply: FastifyReply): Caller {
  const { me } = request;
  const options = cookieOptions(parts.secureCookies);
  return {
    me,
    person: () => {
      if (me === null) throw nobody();
      return me;
    },
    setToken: (token) => (token === null ? reply.clearCookie(COOKIE, options) : reply.setCookie(COOKIE, token, options)),
    revokeToken: () => parts.identity.revoke(request),
  };
}

/** Bytes of the body, as the request says before it is read; null: it does not, or lies about it, and they are counted as they come. */
function announced({ headers }: FastifyRequest): number | null {
  const length = headers['content-length'];
  return length === undefined || headers['transfer-encoding'] !== undefined ? null : Number(length);
}

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;

/** A body costs by its size, from one address together with all other costly reading. */
async function payFor(bytes: number, { limits }: Parts, request: FastifyRequest): Promise<Taken | null> {
  const points = pointsFor(Math.min(bytes, request.routeOptions.bodyLimit ?? LARGEST_MESSAGE));
  return points > 0 ? limits.reading.take(netOf(request.ip), points) : null;
}

/** Who asks, and whether they may ask so often and for so much: known before anything of the body is read. */
function admit(parts: Parts, endpoint: Endpoint) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { limits } = parts;
    request.me = await identify(parts, request);
    if (endpoint.needsPerson && request.me === null) throw nobody();
    if (request.me) limit(reply, await limits.person.take(request.me.id));
    const paid = await payFor(announced(request) ?? 0, parts, request);
    if (paid) limit(reply, paid);
    if (endpoint.makes) limit(reply, await limits.making.take(netOf(request.ip)));
  };
}

/** How late the server may be for this request; undefined: what changes a table is always taken. */
function patienceFor(endpoint: Endpoint): ((request: FastifyRequest) => number) | undefined {
  if (endpoint.tag === 'upkeep') return undefined;
  const isDear = (request: FastifyRequest) => endpoint.costOf(request) > 0 || isLarge(announced(request) ?? Number.POSITIVE_INFINITY);
  if (endpoint.method === 'GET') return (request) => (endpoint.costOf(request) > 0 ? PATIENCE.costly : PATIENCE.reading);
  const rest = endpoint.makes ? PATIENCE.reading : Number.POSITIVE_INFINITY;
  return (request) => (hasBody(request) && isDear(request) ? PATIENCE.costly : rest);
}

function mount(app: FastifyInstance, parts: Parts, endpoint: Endpoint): void {
  const patienceMs = patienceFor(endpoint);
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    schema: schemaOf(endpoint),
    ...(endpoint.largest !== undefined && { bodyLimit: endpoint.largest }),
    config: patienceMs ? { patienceMs } : {},
    onRequest: admit(parts, endpoint),
    preValidation: async (request) => {
      // A request without a body counts as an empty one.
      request.body ??= {};
    },
    handler: async (request, reply) => {
      const cost = endpoint.costOf(request);
      if (cost > 0) limit(reply, await parts.limits.reading.take(netOf(request.ip), cost));
      const answer = await endpoint.run(request, callerOf(parts, request, reply));
      return reply
        .code(endpoint.status ?? 200)
        .type('application/json')
        .send(answer);
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
    const { status, code } = problemOf(error);
    // A busy server has better things to do than to write that down each time.
    if (status >= 500 && code !== 'busy')
      log.error({ err: error, method: request.method, route: request.routeOptions.url }, 'request failed');
    return sendProblem(reply, error);
  });
}

/** Only JSON is taken, and only by our own reader. */
function readBodies(app: FastifyInstance, parts: Parts): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, async (request: FastifyRequest, body: string) => {
    const paid = announced(request) === null ? await payFor(body.length, parts, request) : null;
    if (paid?.ok === false) throw tooMany();
    if (body.trim() === '') return undefined;
    return isLarge(body.length) ? parts.tables.aside(request.me?.id ?? '', () => readJson(body)) : readJson(body);
  });
  app.setValidatorCompiler(validatorCompiler);
  // What no schema names does not leave: a field added by mistake is dropped here.
  app.setSerializerCompiler(serializerCompiler);
}

function allEndpoints(parts: Parts): Endpoint[] {
  return [
    ...upkeepRoutes(parts),
    ...peopleRoutes(parts),
    ...gameRoutes(parts),
    ...tableRoutes(parts),
    ...playRoutes(parts),
    ...shelfRoutes(parts),
  ];
}

function bareApp(parts: Parts): FastifyInstance {
  return fastify({
    logger: false,
    bodyLimit: LARGEST_MESSAGE,
    trustProxy: parts.trustProxy,
    forceCloseConnections: 'idle',
    requestTimeout: 30_000,
    routerOptions: { maxParamLength: 128, ignoreTrailingSlash: true },
    // An address that cannot be read (`/%`) is for a browser just a page nobody knows.
    frameworkErrors: (error, request, reply) => {
      if (parts.pages !== null && !request.url.startsWith('/api')) reply.redirect('/not-found');
      else sendProblem(reply.headers(BARE_HEADERS), error);
    },
  });
}

export async function buildApp(parts: Parts): Promise<FastifyInstance> {
  const app = bareApp(parts);
  app.decorateRequest('me', null);
  readBodies(app, parts);
  observe(app, parts);
  await sendHeaders(app, parts.secureCookies);
  app.addHook('onRequest', async (request, reply) => limit(reply, await parts.limits.address.take(netOf(request.ip))));
  if (parts.shedsLoad) await shedLoad(app);
  await app.register(cookie);
  await noteSchemas(app, parts.version);
  app.setNotFoundHandler((_request, reply) =>
    sendProblem(reply, new TableError('unknown-route', 404, 'there is nothing here; /api/docs lists what there is')),
  );
  for (const endpoint of allEndpoints(parts)) mount(app, parts, endpoint);
  await showDocument(app);
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!mayMeasure(request, parts.metricsToken)) return reply.callNotFound();
    return reply.type(parts.metrics.registry.contentType).send(await parts.metrics.text());
  });
  if (parts.pages !== null) await mountWeb(app, parts.pages, parts);
  return app;
}
