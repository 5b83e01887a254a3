/** Playing at a table: seeing, deciding, taking back, talking. */
import { z } from 'zod';
import type { TableService } from '../../tables/said/contract.ts';
import { type Endpoint, endpoint } from '../endpoint.ts';
import { decide, digits, json, key, pace, say, seat, seq, tableInfo, tableView, update, verification } from '../schemas.ts';
import { atTable } from './tables.ts';

interface Playing {
  tables: TableService;
  decide: TableService['decide'];
}

const LONGEST_PAGE = 500;
/** Points for reads that replay a game or look far back, beyond what every request costs. */
const COST = { oldView: 4, updatesForOne: 100, wholeGame: 40 } as const;
const seatDigits = z.union([z.literal('none'), digits.pipe(seat)]).optional();

function watching(tables: TableService): Endpoint[] {
  const at = { params: atTable, tag: 'play', method: 'GET' } as const;
  return [
    endpoint({
      ...at,
      path: '/api/tables/:table/view',
      summary: 'What I may know now, what I am asked, and every answer I could give; or what I saw after entry `at`.',
      query: z.object({ seat: seatDigits, at: digits.optional() }),
      answer: tableView,
      cost: ({ query }) => (query.at === undefined ? 0 : COST.oldView),
      handle: ({ params, query: { seat, at }, me }) =>
        at === undefined ? tables.view(me, params.table, seat) : tables.viewAt(me, params.table, at, seat),
    }),
    endpoint({
      ...at,
      path: '/api/tables/:table/updates',
      summary: 'What happened after entry `since`, as I may know it, oldest first.',
      query: z.object({ since: digits.optional(), seat: seatDigits, limit: digits.pipe(z.int().min(1).max(LONGEST_PAGE)).optional() }),
      answer: z.object({ updates: z.array(update) }),
      cost: ({ query }) => Math.ceil((query.limit ?? LONGEST_PAGE) / COST.updatesForOne),
      handle: async ({ params, query, me }) => ({
        updates: await tables.updates(me, params.table, query.since ?? 0, query.seat, query.limit ?? LONGEST_PAGE),
      }),
    }),
    endpoint({
      ...at,
      path: '/api/tables/:table/verification',
      summary: 'After the end: the revealed secret and the whole match, for `undercroft verify`.',
      answer: verification,
      cost: () => COST.wholeGame,
      handle: ({ params, me }) => tables.verification(me, params.table),
    }),
    endpoint({
      ...at,
      path: '/api/tables/:table/export',
      summary: 'A finished table whole; a running one as far as I may know it.',
      answer: json,
      cost: () => COST.wholeGame,
      handle: ({ params, me }) => tables.export(me, params.table),
    }),
  ];
}

function deciding({ tables, decide: decideAt }: Playing): Endpoint[] {
  const at = { params: atTable, tag: 'play', method: 'POST', needsPerson: true } as const;
  return [
    endpoint({
      ...at,
      path: '/api/tables/:table/decide',
      summary: 'Answer a question. Answered again with the same key it gives the same table.',
      body: decide,
      answer: tableView,
      handle: ({ params, body, person }) => decideAt(person(), params.table, body),
    }),
    endpoint({
      ...at,
      path: '/api/tables/:table/undo',
      summary: 'Take back: freely if that shows nothing, else the others are asked.',
      body: z.strictObject({ seat, to: seq.optional(), key }),
      answer: tableView,
      handle: ({ params, body, person }) => tables.undo(person(), params.table, body),
    }),
    endpoint({
      ...at,
      path: '/api/tables/:table/vote',
      summary: 'Say yes or no to what is being asked of the people at the table.',
      body: z.strictObject({ yes: z.boolean(), key }),
      answer: tableView,
      handle: ({ params, body, person }) => tables.vote(person(), params.table, body),
    }),
    endpoint({
      ...at,
      path: '/api/tables/:table/take-over',
      summary: 'Ask the others, at least two, to play for somebody long away, who has the seat back by returning.',
      body: z.strictObject({ seat, key }),
      answer: tableView,
      handle: ({ params, body, person }) => tables.takeOver(person(), params.table, body),
    }),
    endpoint({
      ...at,
      path: '/api/tables/:table/here',
      summary: 'I am still here: after a missed clock no bot takes my seat, one that holds it lets go, and my time begins anew.',
      answer: tableInfo,
      handle: ({ params, person }) => tables.here(person(), params.table),
    }),
    endpoint({
      ...at,
      path: '/api/tables/:table/pace',
      summary:
        'How fast bots go on, from now on or only until a person has answered (`once`): for the host, or whoever is alone with bots.',
      body: z.strictObject({ pace, once: z.boolean().default(false) }),
      answer: tableInfo,
      handle: ({ params, body, person }) => tables.pace(person(), params.table, body),
    }),
    endpoint({
      ...at,
      path: '/api/tables/:table/rematch',
      summary: 'After the end: the one rematch of this table, opened by whoever asks first, where my seat is kept for me.',
      answer: tableInfo,
      handle: ({ params, person }) => tables.rematch(person(), params.table),
    }),
    endpoint({
      ...at,
      path: '/api/tables/:table/say',
      summary: 'Say something to everybody at the table, or react.',
      body: say,
      answer: update,
      handle: ({ params, body, person }) => tables.say(person(), params.table, body),
    }),
  ];
}

export function playRoutes(parts: Playing): Endpoint[] {
  return [...watching(parts.tables), ...deciding(parts)];
}
