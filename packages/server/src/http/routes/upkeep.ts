/** Is it alive, and can it work? */
import { z } from 'zod';
import type { Store } from '../../store/index.ts';
import { type Endpoint, endpoint } from '../endpoint.ts';

export function upkeepRoutes({ store, version }: { store: Store; version: string }): Endpoint[] {
  return [
    endpoint({
      method: 'GET',
      path: '/api/health',
      tag: 'upkeep',
      summary: 'The process is alive.',
      answer: z.object({ ok: z.literal(true), version: z.string() }),
      handle: () => ({ ok: true as const, version }),
    }),
    endpoint({
      method: 'GET',
      path: '/api/ready',
      tag: 'upkeep',
      summary: 'The store answers; 503 if it does not.',
      answer: z.object({ ok: z.literal(true) }),
      handle: async () => {
        await store.ready();
        return { ok: true as const };
      },
    }),
  ];
}
