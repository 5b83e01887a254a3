/** What the server refuses, and what the network breaks, as errors that can be told apart. */
import type { ProblemDetails } from './wire.ts';

/** The server said no: a stable code, a sentence for people, sometimes a rule. */
export class Problem extends Error {
  readonly code: string;
  readonly status: number;
  readonly rule: string | undefined;
  /** Everything that is wrong with a file that was sent. */
  readonly flaws: ProblemDetails['flaws'];
  /** Seconds to wait before trying again, if the server said so. */
  readonly retryAfter: number | undefined;

  constructor({ code, status, detail, rule, flaws }: ProblemDetails, retryAfter?: number) {
    super(detail);
    this.name = 'Problem';
    this.code = code;
    this.status = status;
    this.rule = rule;
    this.flaws = flaws;
    this.retryAfter = retryAfter;
  }
}

/** The server could not be reached, or the connection broke: whether it did what was asked is not known. */
export class Unreachable extends Error {
  override name = 'Unreachable';
}

/** Worth trying again as it is: nothing was wrong with the request. */
export function isPassing(error: unknown): boolean {
  return error instanceof Unreachable || (error instanceof Problem && (error.status === 429 || error.status >= 502));
}
