/** Rate limits: token buckets in memory. A bucket holds `burst` tokens and gains `perSecond`; each request takes some. */

export interface Rate {
  perSecond: number;
  burst: number;
}

export interface Taken {
  ok: boolean;
  limit: number;
  remaining: number;
  /** Seconds until the next token, 0 if there is one. */
  retryAfter: number;
}

interface Bucket {
  tokens: number;
  at: number;
}

/** More than this many and the full ones, which say nothing, are thrown away. */
const MANY = 10_000;

export class Buckets {
  private readonly buckets = new Map<string, Bucket>();
  private readonly rate: Rate;
  private readonly now: () => number;

  constructor(rate: Rate, now: () => number = Date.now) {
    this.rate = rate;
    this.now = now;
  }

  private refilled({ tokens, at }: Bucket, now: number): number {
    return Math.min(this.rate.burst, tokens + ((now - at) / 1000) * this.rate.perSecond);
  }

  private tidy(now: number): void {
    for (const [key, bucket] of this.buckets) if (this.refilled(bucket, now) >= this.rate.burst) this.buckets.delete(key);
    // Under attack from many addresses none is full: forget the longest known, many at once so that this stays rare.
    for (const key of this.buckets.keys()) {
      if (this.buckets.size <= MANY / 2) return;
      this.buckets.delete(key);
    }
  }

  take(key: string, count = 1): Taken {
    const now = this.now();
    const { perSecond, burst } = this.rate;
    if (perSecond <= 0) return { ok: true, limit: 0, remaining: 0, retryAfter: 0 };
    const bucket = this.buckets.get(key);
    const tokens = bucket ? this.refilled(bucket, now) : burst;
    const ok = tokens >= count;
    const left = ok ? tokens - count : tokens;
    if (!bucket && this.buckets.size >= MANY) this.tidy(now);
    this.buckets.set(key, { tokens: left, at: now });
    return { ok, limit: burst, remaining: Math.floor(left), retryAfter: ok ? 0 : Math.ceil((count - left) / perSecond) };
  }

  get size(): number {
    return this.buckets.size;
  }
}

/** All limits of one server, from one number: requests per second from one address; 0 switches them off. */
export interface Limits {
  address: Buckets;
  person: Buckets;
  /** Making people and tables, which stay. */
  making: Buckets;
}

export function limitsFor(perSecond: number, now?: () => number): Limits {
  const rate = (share: number): Rate => ({ perSecond: perSecond * share, burst: Math.max(1, Math.ceil(perSecond * share * 5)) });
  return {
    address: new Buckets(rate(1), now),
    person: new Buckets(rate(0.5), now),
    making: new Buckets({ perSecond: perSecond / 60, burst: Math.max(1, perSecond) }, now),
  };
}
