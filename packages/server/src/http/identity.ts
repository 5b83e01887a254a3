/**
 * Who is asking. A person is whoever has one of that person's tokens: 256 random bits, kept by browsers in an
 * HttpOnly cookie, sent by programs as a bearer token, and stored here only as a hash.
 */
import { createHash, randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { CookieSerializeOptions } from '@fastify/cookie';
import { Conflict, type Person, type Store } from '../store/index.ts';
import { cleanName, TableError } from '../tables/index.ts';

export const COOKIE = 'undercroft';
const YEAR = 365 * 24 * 3600;
const LINK_MS = 10 * 60_000;
const TOKEN = /^[A-Za-z0-9_-]{20,100}$/;

const random = (bytes: number): string => randomBytes(bytes).toString('base64url');

/** Hashes of tokens, link codes and used link codes never meet: each kind has its own prefix. */
export function hashOf(kind: 'token' | 'link' | 'used', secret: string): string {
  return createHash('sha256').update(`${kind}:${secret}`).digest('hex');
}

/** What a request says about who sends it. */
export interface Credentials {
  headers: IncomingHttpHeaders;
  cookies: Record<string, string | undefined>;
}

/** The token a program sends. A browser never sends one on its own, as it does cookies and passwords. */
export function bearerOf(headers: IncomingHttpHeaders): string | null {
  const found = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '');
  return found?.[1] ?? null;
}

function cookieToken({ cookies }: Credentials): string | null {
  const value = cookies[COOKIE];
  return value !== undefined && TOKEN.test(value) ? value : null;
}

/** What the store knows the sender's token by; null: none was sent. */
export function tokenHashOf(sent: Credentials): string | null {
  const token = bearerOf(sent.headers) ?? cookieToken(sent);
  return token === null ? null : hashOf('token', token);
}

export function badToken(): TableError {
  return new TableError('bad-token', 401, 'this token is not known here');
}

export function nobody(): TableError {
  return new TableError('no-name', 401, 'say who you are first: POST /api/people gives you a token');
}

/** How a browser keeps its token: out of reach of scripts, and not sent along by other sites' forms. */
export const cookieOptions = (secure: boolean): CookieSerializeOptions => ({
  path: '/',
  httpOnly: true,
  sameSite: 'lax',
  maxAge: YEAR,
  secure,
});

export class Identity {
  private readonly store: Store;
  private readonly revoked = new Set<(tokenHash: string) => void>();
  constructor(store: Store) {
    this.store = store;
  }

  /** A wrong bearer token is refused; a cookie from another life is just nobody. */
  async of(sent: Credentials): Promise<Person | null> {
    const bearer = bearerOf(sent.headers);
    if (bearer !== null) return this.byToken(bearer);
    const cookie = cookieToken(sent);
    return cookie === null ? null : this.store.personByToken(hashOf('token', cookie));
  }

  async byToken(token: string): Promise<Person> {
    const person = TOKEN.test(token) ? await this.store.personByToken(hashOf('token', token)) : null;
    if (!person) throw badToken();
    return person;
  }

  /** Whoever sent this is nobody from now on, wherever else the same token lies. */
  async revoke(sent: Credentials): Promise<void> {
    const hash = tokenHashOf(sent);
    if (hash === null) return;
    await this.store.removeToken(hash);
    for (const listener of this.revoked) listener(hash);
  }

  /** The same for tokens that are gone already. */
  areRevoked(tokenHashes: readonly string[]): void {
    for (const listener of this.revoked) for (const hash of tokenHashes) listener(hash);
  }

  /** Calls back whenever a token was revoked on this node. */
  onRevoked(listener: (tokenHash: string) => void): void {
    this.revoked.add(listener);
  }

  async create(name: string): Promise<{ person: Person; token: string }> {
    const person = { id: random(12), name: cleanName(name) };
    const token = random(32);
    await this.store.createPerson({ ...person, tokenHash: hashOf('token', token) });
    return { person, token };
  }

  async rename({ id }: Person, wanted: string): Promise<Person> {
    const name = cleanName(wanted);
    await this.store.renamePerson(id, name);
    return { id, name };
  }

  /** A code that lets another device be this person: once, and only for ten minutes. Its expiry is part of what is hashed. */
  async link(person: Person): Promise<{ code: string; expiresAt: number }> {
    const expiresAt = Date.now() + LINK_MS;
    const code = `${expiresAt.toString(36)}-${random(18)}`;
    await this.store.addToken(person.id, hashOf('link', code));
    return { code, expiresAt };
  }

  async useLink(code: string): Promise<{ person: Person; token: string }> {
    const expired = !(Number.parseInt(code.split('-')[0] ?? '', 36) > Date.now());
    const person = expired ? null : await this.store.personByToken(hashOf('link', code));
    if (!person) throw new TableError('bad-link', 404, 'this link is not known or has expired; make a new one on the other device');
    await this.markUsed(person, code);
    const token = random(32);
    await this.store.addToken(person.id, hashOf('token', token));
    return { person, token };
  }

  /** Token hashes are unique in the store, on every node: storing one marks the code used exactly once. */
  private async markUsed(person: Person, code: string): Promise<void> {
    try {
      await this.store.addToken(person.id, hashOf('used', code));
    } catch (error) {
      if (error instanceof Conflict) throw new TableError('bad-link', 404, 'this link has been used already; make a new one');
      throw error;
    }
  }
}
