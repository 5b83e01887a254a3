/** Waiting longer and longer, never all at the same moment. */

export interface Patience {
  /** The first wait, doubled each time. */
  firstMs: number;
  longestMs: number;
  /** How often a request is tried before it fails; sockets are tried for ever. */
  tries: number;
}

export const usualPatience: Patience = { firstMs: 250, longestMs: 15_000, tries: 8 };

/** Somewhere between nothing and the full wait: after a restart not everybody comes back at once. */
export function waitMs({ firstMs, longestMs }: Patience, attempt: number): number {
  const full = Math.min(longestMs, firstMs * 2 ** Math.min(attempt, 20));
  return full * (0.2 + 0.8 * Math.random());
}

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-';

/** An idempotency key: made once per intention and used again for every retry of it. */
export function newKey(): string {
  // randomUUID is missing on pages without TLS, which a server in a living room has.
  return [...crypto.getRandomValues(new Uint8Array(22))].map((byte) => ALPHABET[byte & 63]).join('');
}
