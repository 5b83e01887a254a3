/** The headers that go with every answer: `helmet`'s, with a content policy that allows nothing but what we serve. */
import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

type Directives = Record<string, readonly string[]>;

const SELF = ["'self'"];
const NONE = ["'none'"];
const CLOSED: Directives = { 'default-src': NONE, 'base-uri': NONE, 'form-action': NONE, 'frame-ancestors': NONE };

/** For answers that are data. */
const DATA: Directives = { ...CLOSED, 'connect-src': SELF, 'img-src': [...SELF, 'data:'] };
/** For pages: everything comes from this server, nothing is inline. */
const PAGE: Directives = { ...DATA, 'script-src': SELF, 'style-src': SELF, 'font-src': SELF, 'worker-src': SELF, 'manifest-src': SELF };

const textOf = (directives: Directives): string =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');

export const PAGE_POLICY: string = textOf(PAGE);

/** For the one answer that Fastify gives before any hook has run: to an address that it cannot read. */
export const BARE_HEADERS: Record<string, string> = {
  'content-security-policy': textOf(DATA),
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
};

function options(https: boolean): FastifyHelmetOptions {
  const directives = Object.fromEntries(Object.entries(DATA).map(([name, sources]) => [name, [...sources]]));
  return {
    contentSecurityPolicy: { useDefaults: false, directives },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: false } : false,
  };
}

export async function sendHeaders(app: FastifyInstance, https: boolean): Promise<void> {
  await app.register(helmet, options(https));
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({ 'permissions-policy': 'camera=(), geolocation=(), microphone=()', 'cache-control': 'no-store' });
  });
}
