/** Finding, making and filling tables. */
import { loadGame } from '@undercroft/catalog';
import { z } from 'zod';
import type { TableService } from '../../tables/said/contract.ts';
import { type Endpoint, endpoint } from '../endpoint.ts';
import {
  asCreateTable,
  code,
  commit,
  digits,
  json,
  LARGEST_MATERIAL,
  line,
  newTable,
  plainLine,
  seat,
  tableId,
  tableInfo,
  texts,
} from '../schemas.ts';

export const atTable = z.object({ table: tableId });

const USUAL_PAGE = 50;
/** Points: of a list, of an answer of some hundred kB, of going on from a moment of another game. */
const COST = { tablesForOne: 25, material: 3, fork: 20 } as const;

interface Parts {
  tables: TableService;
  publicUrl: () => string;
}

function lobby({ tables }: Parts): Endpoint[] {
  return [
    endpoint({
      method: 'POST',
      path: '/api/tables',
      tag: 'tables',
      summary: 'Set up a table and be its host.',
      needsPerson: true,
      makes: true,
      status: 201,
      largest: LARGEST_MATERIAL,
      cost: ({ body }) => (body?.fork === undefined ? 0 : COST.fork),
      body: newTable,
      answer: tableInfo,
      handle: async ({ body, person }) => {
        const game = await loadGame(body.game);
        return tables.create(person(), asCreateTable({ ...body, game: game.about.slug }, body.seats ?? game.about.seats.usual));
      },
    }),
    endpoint({
      method: 'GET',
      path: '/api/tables',
      tag: 'tables',
      summary:
        'Public tables one may sit down at or watch, or with mine=true those one sits at, with over=true public ones whose game is over; newest first.',
      query: z.object({
        mine: z.enum(['true', 'false']).optional(),
        over: z.enum(['true', 'false']).optional(),
        game: z.string().max(64).optional(),
        before: z.string().max(200).optional(),
        limit: digits.pipe(z.int().min(1).max(100)).optional(),
      }),
      answer: z.object({ tables: z.array(tableInfo), next: z.string().nullable() }),
      cost: ({ query }) => Math.ceil((query.limit ?? USUAL_PAGE) / COST.tablesForOne) - 1,
      handle: ({ query: { mine, over, game, before, limit }, me, person }) =>
        tables.list({
          me: mine === 'true' ? person() : me,
          mine: mine === 'true',
          over: over === 'true',
          limit: limit ?? USUAL_PAGE,
          ...(game === undefined ? {} : { game }),
          ...(before === undefined ? {} : { before }),
        }),
    }),
    endpoint({
      method: 'GET',
      path: '/api/tables/:table',
      tag: 'tables',
      summary: 'A table as everybody who may know of it sees it; a private one needs an invite.',
      params: atTable,
      query: z.object({ invite: code.optional() }),
      answer: tableInfo,
      handle: ({ params, query, me }) => tables.info(me, params.table, query.invite),
    }),
    endpoint({
      method: 'GET',
      path: '/api/tables/:table/material',
      tag: 'tables',
      summary: 'What the table was made with. It never changes: fetch it once. 404 if it was made without.',
      params: atTable,
      answer: z.object({ material: json }),
      cost: () => COST.material,
      handle: async ({ params, me }) => ({ material: await tables.material(me, params.table) }),
    }),
  ];
}

function seats({ tables }: Parts): Endpoint[] {
  const at = { params: atTable, answer: tableInfo, tag: 'tables', method: 'POST', needsPerson: true } as const;
  return [
    endpoint({
      ...at,
      path: '/api/tables/:table/sit',
      summary:
        'Sit down, with the hash of a text of your own for the dice (`commit`); or, if you trust the server with it, with the text (`entropy`).',
      body: z
        .strictObject({
          seat: seat.optional(),
          commit: commit.optional(),
          entropy: plainLine(200).optional(),
          invite: code.optional(),
          name: line(40).optional(),
        })
        .refine(({ commit: hash, entropy }) => (hash === undefined) !== (entropy === undefined), 'either `commit` or `entropy` is needed'),
      handle: ({ params, body, person }) => tables.sit(person(), params.table, body),
    }),
    endpoint({
      ...at,
      path: '/api/tables/:table/commit',
      summary: 'Commit to another text for a seat of yours: before the start is asked for, or when everything is committed anew.',
      body: z.strictObject({ seat, commit }),
      handle: ({ params, body, person }) => tables.commit(person(), params.table, body),
    }),
    endpoint({
      ...at,
      path: '/api/tables/:table/reveal',
      summary: 'Show the text you committed to, once the start is asked for (`fair.revealing`).',
      body: z.strictObject({ texts }),
      handle: ({ params, body, person }) => tables.reveal(person(), params.table, body.texts),
    }),
    endpoint({
      ...at,
      path: '/api/tables/:table/leave',
      summary: 'Leave before the start; after it a bot takes the seat.',
      body: z.strictObject({ seat: seat.optional() }),
      handle: ({ params, body, person }) => tables.leave(person(), params.table, body.seat),
    }),
    endpoint({
      ...at,
      path: '/api/tables/:table/kick',
      summary: 'The host puts a person off a seat before the start.',
      body: z.strictObject({ seat }),
      handle: ({ params, body, person }) => tables.kick(person(), params.table, body.seat),
    }),
    endpoint({
      ...at,
      path: '/api/tables/:table/bot',
      summary: 'The host puts a bot on an open seat, or with null takes it off, before the start.',
      body: z.strictObject({ seat, bot: z.string().max(40).nullable() }),
      handle: ({ params, body, person }) => tables.seatBot(person(), params.table, body.seat, body.bot),
    }),
    endpoint({
      ...at,
      path: '/api/tables/:table/start',
      summary: 'The host asks for the start, perhaps with the own `texts`. The game begins as soon as everybody has shown theirs.',
      body: z.strictObject({ texts: texts.optional() }),
      handle: ({ params, body, person }) => tables.start(person(), params.table, body.texts),
    }),
    endpoint({
      ...at,
      path: '/api/tables/:table/watch',
      summary: 'With an invite, watch a private table that has begun, if its host wants that: from then on as a spectator of a public one.',
      body: z.strictObject({ invite: code }),
      handle: ({ params, body, person }) => tables.watch(person(), params.table, body.invite),
    }),
    endpoint({
      ...at,
      path: '/api/tables/:table/revive',
      summary: 'The host takes an archived table up again: it goes on where it was.',
      handle: ({ params, person }) => tables.revive(person(), params.table),
    }),
  ];
}

function invites({ tables, publicUrl }: Parts): Endpoint[] {
  return [
    endpoint({
      method: 'POST',
      path: '/api/tables/:table/invite',
      tag: 'tables',
      summary: 'A link that lets friends in.',
      needsPerson: true,
      makes: true,
      params: atTable,
      answer: z.object({ code, expiresAt: z.number(), url: z.string() }),
      handle: async ({ params, person }) => {
        const invite = await tables.invite(person(), params.table);
        return { ...invite, url: `${publicUrl()}/invite/${invite.code}` };
      },
    }),
    endpoint({
      method: 'GET',
      path: '/api/invites/:code',
      tag: 'tables',
      summary: 'The table an invite leads to.',
      params: z.object({ code }),
      answer: tableInfo,
      handle: ({ params }) => tables.invited(params.code),
    }),
  ];
}

export function tableRoutes(parts: Parts): Endpoint[] {
  return [...lobby(parts), ...seats(parts), ...invites(parts)];
}
