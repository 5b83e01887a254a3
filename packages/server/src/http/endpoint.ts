/** One place of the API: what it takes, what it gives, who may call it. Checks and documentation both come from it. */
import { z } from 'zod';
import type { Person } from '../store/index.ts';
import { TableError } from '../tables/contract.ts';

export type Tag = 'upkeep' | 'people' | 'games' | 'tables' | 'play';

/** Who calls, and what an answer may do besides its body. */
export interface Caller {
  me: Person | null;
  /** The person who calls; refuses nobody. */
  person(): Person;
  /** Makes the calling browser this person, or with null nobody. */
  setToken(token: string | null): void;
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
}

export interface Raw {
  params: unknown;
  query: unknown;
  body: unknown;
}

export interface Endpoint extends About {
  schemas: { params?: z.ZodType; query?: z.ZodType; body?: z.ZodType; answer: z.ZodType };
  run(raw: Raw, caller: Caller): Promise<unknown>;
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

const nothing = z.undefined();

/** An endpoint from typed parts. A request without a body counts as an empty one. */
export function endpoint<A, P = undefined, Q = undefined, B = undefined>(
  about: About & Schemas<P, Q, B, A> & { handle(input: Input<P, Q, B>): Promise<A> | A },
): Endpoint {
  const { params, query, body, answer, handle, ...rest } = about;
  const schemas = { params, query, body, answer };
  const part = <T>(schema: z.ZodType<T> | undefined, value: unknown): T =>
    // Without a schema the part's type is `undefined`, which `nothing` reads.
    schema ? read(schema, value ?? {}) : (nothing.parse(undefined) as T);
  return {
    ...rest,
    schemas,
    run: async (raw, caller) => {
      if (rest.needsPerson) caller.person();
      const input = { params: part(params, raw.params), query: part(query, raw.query), body: part(body, raw.body) };
      const given = await handle({ ...input, ...caller });
      // What no schema names does not leave: a field added by mistake is dropped here.
      return answer.parse(given);
    },
  };
}
