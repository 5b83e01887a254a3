/** What is said over the socket, in both directions, as schemas. */
import { z } from 'zod';
import { decide, eyes, person, problem, say, seq, tableId, tableView, update } from '../http/schemas.ts';

const id = z.int().min(0);

/** From a browser or program. `id` is repeated in the answer. */
export const clientMessage = z.discriminatedUnion('t', [
  /** For programs that cannot send a header or cookie when they connect. */
  z.strictObject({ t: z.literal('hello'), token: z.string().max(200) }),
  /** Without `since` only the current view is sent; with it, first everything that was missed. */
  z.strictObject({ t: z.literal('subscribe'), table: tableId, seat: eyes.optional(), since: seq.optional() }),
  z.strictObject({ t: z.literal('unsubscribe'), table: tableId, seat: eyes.optional() }),
  z.strictObject({ t: z.literal('ping'), n: id }),
  z.strictObject({ t: z.literal('decide'), id, table: tableId, ...decide.shape }),
  z.strictObject({ t: z.literal('say'), id, table: tableId, ...say.shape }),
]);
export type ClientMessage = z.infer<typeof clientMessage>;

/** Which subscription a message belongs to: the table, and the seat as it was asked for. */
const about = { table: z.string(), seat: eyes.nullable() };

/** From the server. `from` is the `seq` of the message before: nothing is skipped, nothing comes twice. */
export const serverMessage = z.discriminatedUnion('t', [
  z.strictObject({ t: z.literal('welcome'), person: person.nullable() }),
  z.strictObject({ t: z.literal('update'), ...about, from: seq, seq, updates: z.array(update), view: tableView.optional() }),
  z.strictObject({ t: z.literal('view'), ...about, seq, view: tableView }),
  z.strictObject({ t: z.literal('presence'), table: z.string(), people: z.array(person) }),
  z.strictObject({ t: z.literal('done'), id, seq }),
  /** `told`: how far every subscription of this socket has been told, so that a lost message is noticed. */
  z.strictObject({ t: z.literal('pong'), n: id, told: z.array(z.strictObject({ ...about, seq })) }),
  /** With `ended` the subscription is over. */
  z.strictObject({
    t: z.literal('error'),
    id: id.optional(),
    table: z.string().optional(),
    seat: eyes.nullable().optional(),
    ended: z.literal(true).optional(),
    problem,
  }),
]);
export type ServerMessage = z.infer<typeof serverMessage>;

/** Codes a socket is closed with. */
export const CLOSED = {
  /** Too slow a reader, or a restart: connect again and resume. */
  resume: 4008,
  restart: 1012,
} as const;
