/** A person's shelf: what they bring to tables and take home. */
import { z } from 'zod';
import type { ShelfService, TableService } from '../../tables/said/contract.ts';
import { type Endpoint, endpoint } from '../endpoint.ts';
import { digits, json, key, LARGEST_WITH_THING, seal, seat, tableInfo, thingFile, thingId, thingInfo, thingShown } from '../schemas.ts';
import { atTable } from './tables.ts';

const ofThing = z.object({ thing: thingId });
const game = z.string().min(1).max(64);
const language = z
  .stringFormat('language', /^[a-z]{2,3}$/)
  .meta({ description: 'what things say of themselves, if their game speaks it; else English' });
const LONGEST_PAGE = 20;
/** Points: of a list, and of what is read and checked anew. */
const COST = { thingsForOne: 4, reading: 2 } as const;
const version = z.int().min(1).meta({ description: 'the version you have seen; refused as `stale-thing` if it has changed meanwhile' });

function looking(shelf: ShelfService): Endpoint[] {
  const mine = { tag: 'shelf', method: 'GET', needsPerson: true } as const;
  return [
    endpoint({
      ...mine,
      path: '/api/shelf',
      summary: 'What is on my shelf, the newest first, a page at a time: `next` is `after` for the following one, null if there is none.',
      query: z.object({
        game: z.string().max(64).optional(),
        language: language.optional(),
        after: thingId.optional(),
        limit: digits.pipe(z.int().min(1).max(LONGEST_PAGE)).optional(),
      }),
      answer: z.object({ things: z.array(thingInfo), next: thingId.nullable() }),
      cost: ({ query }) => Math.ceil((query.limit ?? LONGEST_PAGE) / COST.thingsForOne),
      handle: ({ query, person }) => shelf.list(person(), { limit: LONGEST_PAGE, ...query }),
    }),
    endpoint({
      ...mine,
      path: '/api/shelf/:thing',
      summary: 'One thing of mine, whole.',
      params: ofThing,
      answer: thingShown,
      handle: ({ params, person }) => shelf.show(person(), params.thing),
    }),
    endpoint({
      ...mine,
      path: '/api/shelf/:thing/file',
      summary: 'The same as a file, to keep or to bring elsewhere.',
      params: ofThing,
      answer: thingFile,
      handle: ({ params, person }) => shelf.file(person(), params.thing),
    }),
  ];
}

function putting(shelf: ShelfService): Endpoint[] {
  const mine = { tag: 'shelf', needsPerson: true, answer: thingInfo } as const;
  return [
    endpoint({
      ...mine,
      method: 'POST',
      path: '/api/shelf',
      summary: 'Put a thing from outside on my shelf, if the game takes it; else 422 with everything that is wrong with it.',
      makes: true,
      status: 201,
      largest: LARGEST_WITH_THING,
      cost: () => COST.reading,
      body: z.strictObject({ game, thing: json, id: thingId.optional(), seal: seal.optional(), key: key.optional() }),
      handle: ({ body, person }) => shelf.take(person(), body),
    }),
    endpoint({
      ...mine,
      method: 'POST',
      path: '/api/shelf/new',
      summary: 'A new thing, if the game can make one.',
      makes: true,
      status: 201,
      body: z.strictObject({ game, key: key.optional() }),
      handle: ({ body, person }) => shelf.make(person(), body),
    }),
    endpoint({
      ...mine,
      method: 'PUT',
      path: '/api/shelf/:thing',
      summary: 'Put another in its place. Not while it is at a table.',
      params: ofThing,
      largest: LARGEST_WITH_THING,
      cost: () => COST.reading,
      body: z.strictObject({ version, thing: json }),
      handle: ({ params, body, person }) => shelf.replace(person(), params.thing, body),
    }),
    endpoint({
      ...mine,
      method: 'POST',
      path: '/api/shelf/:thing/forget',
      summary: 'Take it off my shelf for good. Not while it is at a table.',
      params: ofThing,
      body: z.strictObject({ version }),
      answer: z.object({ forgotten: z.literal(true) }),
      handle: async ({ params, body, person }) => {
        await shelf.forget(person(), params.thing, body.version);
        return { forgotten: true as const };
      },
    }),
  ];
}

const bringing = (tables: TableService): Endpoint =>
  endpoint({
    method: 'POST',
    path: '/api/tables/:table/bring',
    tag: 'shelf',
    summary: 'Bring a thing of mine to a seat of mine before the start, or with null nothing any more. It is at one table at a time.',
    needsPerson: true,
    params: atTable,
    body: z.strictObject({ seat, thing: thingId.nullable(), version: version.optional() }),
    answer: tableInfo,
    handle: ({ params, body, person }) => tables.bring(person(), params.table, body),
  });

export function shelfRoutes({ tables }: { tables: TableService }): Endpoint[] {
  return [...looking(tables.shelf), ...putting(tables.shelf), bringing(tables)];
}
