/** Everything that can go wrong, as the outside sees it (application/problem+json): never a stack, never a secret. */
import { UnknownGame } from '@undercroft/catalog';
import type { Flaw } from '@undercroft/engine';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { BadCursor, Conflict, StoreUnavailable, UnknownPerson, UnknownTable } from '../store/index.ts';
import { TableError } from '../tables/said/contract.ts';
import { noSuchTable } from '../tables/sight/who.ts';

export interface Problem {
  type: string;
  /** Stable, for programs: `not-asked`. */
  code: string;
  title: string;
  /** A sentence for people. */
  detail: string;
  status: number;
  /** The rule that forbids it: `CEL-008`. */
  rule?: string;
  /** Everything that is wrong with a file. */
  flaws?: Flaw[];
}

function titleOf(code: string): string {
  const words = code.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function problem(code: string, status: number, detail: string, rule?: string): Problem {
  const whole = { type: `urn:undercroft:${code}`, code, title: titleOf(code), detail, status };
  return rule === undefined ? whole : { ...whole, rule };
}

/** Fastify's own refusals, in our words. */
const FRAMEWORK: Record<string, [code: string, detail: string]> = {
  FST_ERR_CTP_BODY_TOO_LARGE: ['too-large', 'the body is too large'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['not-json', 'send JSON, with the header content-type: application/json'],
  FST_ERR_BAD_URL: ['bad-request', 'the address is malformed'],
};

function frameworkProblem(error: object): Problem | null {
  const status = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;
  if (status < 400 || status >= 500) return null;
  const name = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const [code, detail] = FRAMEWORK[name] ?? ['bad-request', 'the request is malformed'];
  return problem(code, status, detail);
}

/** What Fastify read and found wrong by an endpoint's schemas: the first thing of it. */
function schemaProblem(error: object): Problem | null {
  if (!hasZodFastifySchemaValidationErrors(error)) return null;
  const [first] = error.validation;
  const where = first?.instancePath.slice(1).replaceAll('/', '.').slice(0, 100);
  const what = first?.message?.slice(0, 300) ?? 'not understood';
  return problem('malformed', 400, where ? `${where}: ${what}` : what);
}

/** Whoever has too much to do says `busy`, whatever the class of the error. */
function busyProblem(error: object): Problem | null {
  const busy = 'code' in error && error.code === 'busy';
  return busy ? problem('busy', 503, 'the server is busy; moves come first, so try again in a moment') : null;
}

function storeProblem(error: unknown): Problem | null {
  if (error instanceof UnknownTable) return problemOf(noSuchTable());
  if (error instanceof UnknownPerson) return problem('unknown-person', 404, 'there is no such person');
  if (error instanceof UnknownGame) return problem('unknown-game', 404, error.message);
  if (error instanceof BadCursor) return problem('malformed', 400, 'before: not what a page of this list gave');
  if (error instanceof Conflict) return problem('conflict', 409, 'somebody else was faster; try again');
  if (error instanceof StoreUnavailable) return problem('store-unavailable', 503, 'the store does not answer; try again in a moment');
  return null;
}

const ofObject = (error: object): Problem | null => busyProblem(error) ?? schemaProblem(error) ?? frameworkProblem(error);

/** What to tell about an error. Anything unforeseen becomes `internal`, with its details only in our own log. */
export function problemOf(error: unknown): Problem {
  if (error instanceof TableError)
    return { ...problem(error.code, error.status, error.message, error.rule), ...(error.flaws && { flaws: [...error.flaws] }) };
  const known = storeProblem(error) ?? (typeof error === 'object' && error !== null ? ofObject(error) : null);
  return known ?? problem('internal', 500, 'something went wrong on the server; it has been noted');
}
