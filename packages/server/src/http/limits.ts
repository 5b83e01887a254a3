/**
 * Rate limits: so many points in a window, and every request takes some, the costly ones more. The counting is
 * `rate-limiter-flexible`'s, which reads the wall clock; if that jumps back we notice and begin a new window.
 */

import type pg from 'pg';
import type { Logger } from 'pino';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { TableError } from '../tables/said/contract.ts';

export interface Taken {
  ok: boolean;
  limit: number;
  remaining: number;
  /** Seconds until the next window. */
  retryAfter: number;
}

const UNLIMITED: Taken = { ok: true, limit: 0, remaining: 0, retryAfter: 0 };

export interface Limiter {
  take(key: string, points?: number): Promise<Taken>;
}

export class Window implements Limiter {
  private readonly limiter: RateLimiterAbstract;

  constructor(limiter: RateLimiterAbstract) {
    this.limiter = limiter;
  }

  async take(key: string, points = 1): Promise<Taken> {
    const first = await this.consume(key, points);
    if (first.msBeforeNext <= this.limiter.duration * 1000) return this.taken(first);
    // No window ends later than a whole one from now: the clock was put back since this one began.
    await this.limiter.delete(key);
    return this.taken(await this.consume(key, points));
  }

  private async consume(key: string, points: number): Promise<RateLimiterRes> {
    try {
      return await this.limiter.consume(key, points);
    } catch (refused) {
      if (refused instanceof RateLimiterRes) return refused;
      throw refused;
    }
  }

  private taken({ consumedPoints, remainingPoints, msBeforeNext }: RateLimiterRes): Taken {
    const limit = this.limiter.points;
    return { ok: consumedPoints <= limit, limit, remaining: remainingPoints, retryAfter: Math.max(1, Math.ceil(msBeforeNext / 1000)) };
  }
}

/** All limits of one server, from one number: requests per second from one address; 0 switches them off. */
export interface Limits {
  address: Limiter;
  person: Limiter;
  /** Making people and tables, which stay. */
  making: Limiter;
  /** Reading what costs the server time, by its cost. */
  reading: Limiter;
}

/** Where nodes count together. */
export interface SharedCounts {
  pool: pg.Pool;
  log: Logger;
}

const WINDOW = 5;
const MAKING_WINDOW = 60;

/**
 * One node's counts are in its memory. What is rare or costly anyway, so that a question to the database does not
 * matter, nodes with one database count there together; while it does not answer each counts for itself.
 */
export function limitsFor(perSecond: number, shared: SharedCounts | null = null): Limits {
  if (perSecond <= 0) {
    const none: Limiter = { take: async () => UNLIMITED };
    return { address: none, person: none, making: none, reading: none };
  }
  const own = (keyPrefix: string, duration: number, each: number) =>
    new RateLimiterMemory({ keyPrefix, points: points(each, duration), duration });
  const together = (keyPrefix: string, duration: number, each: number) => {
    const insuranceLimiter = own(keyPrefix, duration, each);
    if (shared === null) return insuranceLimiter;
    const { pool, log } = shared;
    const options = {
      storeClient: pool,
      storeType: 'pool',
      tableName: 'limits',
      keyPrefix,
      points: insuranceLimiter.points,
      duration,
      insuranceLimiter,
    };
    return new RateLimiterPostgres(options, (error) => {
      if (error) log.warn({ err: error }, 'limits are not shared with other nodes');
    });
  };
  return {
    address: new Window(own('address', WINDOW, perSecond)),
    person: new Window(own('person', WINDOW, perSecond / 2)),
    making: new Window(together('making', MAKING_WINDOW, perSecond / 60)),
    reading: new Window(together('reading', WINDOW, perSecond)),
  };
}

const points = (perSecond: number, seconds: number): number => Math.max(1, Math.ceil(perSecond * seconds));

export function tooMany(): TableError {
  return new TableError('too-many-requests', 429, 'too many requests; wait a little');
}
