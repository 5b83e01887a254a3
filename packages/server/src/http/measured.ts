/** Who may see how much the server does. To players a count can be a secret: that just now two others agreed on something in private. */
import { timingSafeEqual } from 'node:crypto';
import { sha256 } from '@undercroft/engine';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

/** What proxies put on requests they pass on. */
const PASSED_ON = ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'];

const isThisMachine = (address: string | undefined): boolean =>
  address !== undefined && ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';

/** Compared by their hashes, so that neither length nor letters show in the time it takes. */
const isSame = (given: string, wanted: string): boolean => timingSafeEqual(Buffer.from(sha256(given)), Buffer.from(sha256(wanted)));

/** Whoever has the token or, where there is none, whoever asks on this machine itself and not through a proxy. */
export function mayMeasure({ headers, socket }: Pick<FastifyRequest, 'headers' | 'socket'>, token: string | null): boolean {
  if (token !== null) return isSame(headers.authorization ?? '', `Bearer ${token}`);
  return isThisMachine(socket.remoteAddress) && PASSED_ON.every((name) => headers[name] === undefined);
}
