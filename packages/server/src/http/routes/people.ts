/** People: a nickname is all that is needed. */
import { z } from 'zod';
import { cleanName, TableError, type TableService } from '../../tables/index.ts';
import { type Endpoint, endpoint } from '../endpoint.ts';
import type { Identity } from '../identity.ts';
import { code, line, person } from '../schemas.ts';

const name = line(40).meta({ description: 'a nickname' });
const withToken = z.object({ person, token: z.string() });

/** Points: all tables are looked through. */
const COST = { erasing: 40 } as const;

export function peopleRoutes({ identity, tables }: { identity: Identity; tables: TableService }): Endpoint[] {
  return [
    endpoint({
      method: 'POST',
      path: '/api/people',
      tag: 'people',
      summary: 'Become somebody: a browser gets a cookie, a program uses the token.',
      makes: true,
      status: 201,
      body: z.strictObject({ name }),
      answer: withToken,
      handle: async ({ body, setToken }) => {
        const made = await identity.create(body.name);
        setToken(made.token);
        return made;
      },
    }),
    endpoint({
      method: 'GET',
      path: '/api/me',
      tag: 'people',
      summary: 'Who I am; null for somebody without a name.',
      answer: z.object({ person: person.nullable() }),
      handle: ({ me }) => ({ person: me }),
    }),
    endpoint({
      method: 'PUT',
      path: '/api/me',
      tag: 'people',
      summary: 'Take another nickname.',
      needsPerson: true,
      body: z.strictObject({ name }),
      answer: z.object({ person }),
      handle: async ({ body, person }) => ({ person: await identity.rename(person(), body.name) }),
    }),
    endpoint({
      method: 'POST',
      path: '/api/me/forget',
      tag: 'people',
      summary: 'This browser forgets who I am, and its token is worth nothing any more.',
      answer: z.object({ person: z.null() }),
      handle: async ({ setToken, revokeToken }) => {
        await revokeToken();
        setToken(null);
        return { person: null };
      },
    }),
    endpoint({
      method: 'POST',
      path: '/api/me/erase',
      tag: 'people',
      summary:
        'Forget who I was, for good: I leave my tables, and my name, my things and what I said are gone. The nickname says that I mean it.',
      needsPerson: true,
      makes: true,
      cost: () => COST.erasing,
      body: z.strictObject({ name }),
      answer: z.object({ person: z.null(), tables: z.int().meta({ description: 'tables in which I was named' }) }),
      handle: async ({ body, person, setToken }) => {
        const me = person();
        if (cleanName(body.name) !== me.name) throw new TableError('not-meant', 409, `say your nickname, '${me.name}', to be forgotten`);
        const { tokens, tables: count } = await tables.forgetPerson(me);
        identity.areRevoked(tokens);
        setToken(null);
        return { person: null, tables: count };
      },
    }),
    endpoint({
      method: 'POST',
      path: '/api/me/link',
      tag: 'people',
      summary: 'A code that makes another device the same person: once, within ten minutes.',
      needsPerson: true,
      makes: true,
      answer: z.object({ code, expiresAt: z.number() }),
      handle: ({ person }) => identity.link(person()),
    }),
    endpoint({
      method: 'POST',
      path: '/api/people/link',
      tag: 'people',
      summary: 'Become the person who made the code on another device.',
      makes: true,
      body: z.strictObject({ code }),
      answer: withToken,
      handle: async ({ body, setToken }) => {
        const made = await identity.useLink(body.code);
        setToken(made.token);
        return made;
      },
    }),
  ];
}
