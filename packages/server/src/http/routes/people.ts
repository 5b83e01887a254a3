/** People: a nickname is all that is needed. */
import { z } from 'zod';
import { type Endpoint, endpoint } from '../endpoint.ts';
import type { Identity } from '../identity.ts';
import { code, line, person } from '../schemas.ts';

const name = line(40).meta({ description: 'a nickname' });
const withToken = z.object({ person, token: z.string() });

export function peopleRoutes({ identity }: { identity: Identity }): Endpoint[] {
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
