/** Whether a browser's request comes from our own pages. Programs send no origin and are told apart by their token. */
import type { IncomingMessage } from 'node:http';
import { TableError } from '../tables/said/contract.ts';
import { bearerOf } from './identity.ts';

type Headers = IncomingMessage['headers'];

function originOf(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null;
}

export type OriginCheck = (headers: Headers) => boolean;

/** Own pages are those of the public URL, and those of whatever host the request itself was sent to. */
export function originCheck(publicUrl: string | null): OriginCheck {
  const publicOrigin = publicUrl === null ? null : new URL(publicUrl).origin;
  return (headers) => {
    if (headers.origin === undefined) {
      const site = headers['sec-fetch-site'];
      return site === undefined || site === 'same-origin' || site === 'none';
    }
    const origin = originOf(headers.origin);
    if (origin === null) return false;
    return origin.origin === publicOrigin || (headers.host !== undefined && origin.host === headers.host.toLowerCase());
  };
}

/**
 * Refuses what a page of another site makes a browser send. Only a bearer token excuses: a browser adds cookies and
 * passwords by itself, so that any other `Authorization` proves nothing.
 */
export function mustBeOwn(isOwnOrigin: OriginCheck, headers: Headers): void {
  if (bearerOf(headers) === null && !isOwnOrigin(headers)) throw foreignOrigin();
}

function foreignOrigin(): TableError {
  return new TableError('foreign-origin', 403, 'this request comes from a page of another site');
}
