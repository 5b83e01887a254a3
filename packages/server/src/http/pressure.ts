/** Under load readers wait so that moves do not: `under-pressure` measures how late the event loop is, we say who minds. */
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { TableError } from '../tables/said/contract.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How late the server may be, in milliseconds, before this request is refused for now; left out: never. */
    patienceMs?: (request: FastifyRequest) => number;
  }
}

/** What costs a lot is refused first, every other reading much later, and whatever changes a table never. */
export const PATIENCE = { costly: 100, reading: 500 } as const;
const LOOK_MS = 500;

export async function shedLoad(app: FastifyInstance): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: PATIENCE.costly,
    sampleInterval: LOOK_MS,
    pressureHandler: async (request, _reply, _type, late = 0) => {
      const { patienceMs } = request.routeOptions.config;
      if (patienceMs !== undefined && late > patienceMs(request))
        throw new TableError('busy', 503, 'the server is busy; moves come first, so try again in a moment');
    },
  });
}
