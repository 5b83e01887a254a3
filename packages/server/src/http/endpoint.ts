/** One place of the API: what it takes, what it gives, who may call it. Checks and documentation both come from it. */
import type { z } from 'zod';
import type { Person } from '../store/index.ts';
import { TableError } from '../tables/said/contract.ts';

export type Tag = 'upkeep' | 'people' | 'games' | 'tables' | 'play' | 'shelf';

/** Who calls, and what an answer may do besides its body. */
export interface Caller {
  me: Person | null;
  /** The person who calls; refuses nobody. */
  person(): Person;
  /** Makes the calling browser this person, or with null nobody. */
  setToken(token: string | null): void;
  /** The token of this request is worth nothing any more. */
  revokeToken(): Promise<void>;
}

interface Schemas<P, Q, B, A> {
  params?: z.ZodType<P>;
  query?: z.ZodType<Q>;
  body?: z.ZodType<B>;
  answer: z.ZodType<A>;
}

interface About {
  method: 'GET' | 'POST' | 'PUT';
  /** With Fastify's parameters: `/api/tables/:table`. */
  path: string;
  tag: Tag;
  summary: string;
  /** Only a person may call it. */
  needsPerson?: true;
  /** It makes something that stays, and so is limited more tightly. */
  makes?: true;
  status?: 200 | 201;
  /** Most bytes of a body, if it may be larger than usual. */
  largest?: number;
}

/** The parts of a request, as the endpoint's schemas have read them. */
export interface Asked {
  params: unknown;
  query: unknown;
  body: unknown;
}

export interface Endpoint extends About {
  schemas: { params?: z.ZodType; query?: z.ZodType; body?: z.ZodType; answer: z.ZodType };
  /** What answering costs beyond an ordinary request, in points of about 5 ms; 0: nothing worth counting. Also asked before anything was checked. */
  costOf(asked: Asked): number;
  run(asked: Asked, caller: Caller): Promise<unknown>;
}

export interface Input<P, Q, B> extends Caller {
  params: P;
  query: Q;
  body: B;
}

/** The value as the schema reads it, or a refusal that names the first thing wrong. */
export function read<T>(schema: z.ZodType<T>, value: unknown): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const where = issue?.path.map(String).join('.');
  const what = issue?.message.slice(0, 300) ?? 'not understood';
  throw new TableError('malformed', 400, where ? `${where.slice(0, 100)}: ${what}` : what);
}

type Handled<P, Q, B, A> = {
  handle(input: Input<P, Q, B>): Promise<A> | A;
  cost?(asked: { query: Q; body: B }): number;
};

/** An endpoint from typed parts. */
export function endpoint<A, P = undefined, Q = undefined, B = undefined>(
  about: About & Schemas<P, Q, B, A> & Handled<P, Q, B, A>,
): Endpoint {
  const { params, query, body, answer, handle, cost, ...rest } = about;
  // What Fastify hands over has been read with these very schemas.
  const typed = (asked: Asked) => asked as { params: P; query: Q; body: B };
  return {
    ...rest,
    schemas: { ...(params && { params }), ...(query && { query }), ...(body && { body }), answer },
    costOf: (asked) => cost?.(typed(asked)) ?? 0,
    run: async (asked, caller) => handle({ ...typed(asked), ...caller }),
  };
}
