/** Requests over HTTP, tried again where that is safe. */
import { type Patience, pause, waitMs } from './patience.ts';
import { isPassing, Problem, Unreachable } from './problem.ts';
import type { ProblemDetails } from './wire.ts';

export interface HttpOptions {
  url: string;
  token: string | undefined;
  fetch: typeof fetch;
  patience: Patience;
}

/** Safe: asking twice does no more than asking once, so a broken connection is no reason to give up. */
export interface Ask {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  body?: object;
  safe: boolean;
}

function isProblem(value: unknown): value is ProblemDetails {
  return typeof value === 'object' && value !== null && 'code' in value && 'detail' in value;
}

function problemFrom(response: Response, text: string): Problem {
  const after = Number(response.headers.get('retry-after') ?? Number.NaN);
  const retryAfter = Number.isFinite(after) ? after : undefined;
  try {
    const value: unknown = JSON.parse(text);
    if (isProblem(value)) return new Problem(value, retryAfter);
  } catch {
    // Not ours: a proxy's own page.
  }
  const { status } = response;
  return new Problem(
    { type: 'about:blank', code: 'unexpected', title: 'Unexpected', detail: `the server answered with status ${status}`, status },
    retryAfter,
  );
}

export class Http {
  token: string | undefined;
  private readonly options: HttpOptions;

  constructor(options: HttpOptions) {
    this.options = options;
    this.token = options.token;
  }

  private async once<T>({ method, path, body }: Ask): Promise<T> {
    const headers: Record<string, string> = {};
    if (body) headers['content-type'] = 'application/json';
    if (this.token !== undefined) headers['authorization'] = `Bearer ${this.token}`;
    let response: Response;
    let text: string;
    try {
      response = await this.options.fetch(this.options.url + path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
      text = await response.text();
    } catch (error) {
      throw new Unreachable('the server cannot be reached', { cause: error });
    }
    if (!response.ok) throw problemFrom(response, text);
    // The server checks every answer against the schema this type is made from.
    const value: T = JSON.parse(text);
    return value;
  }

  async send<T>(ask: Ask): Promise<T> {
    const { patience } = this.options;
    for (let attempt = 0; ; attempt++) {
      try {
        return await this.once<T>(ask);
      } catch (error) {
        // Too many requests: nothing was done, so even an unsafe request may be sent again.
        const again = ask.safe ? isPassing(error) : error instanceof Problem && error.status === 429;
        if (!again || attempt + 1 >= patience.tries) throw error;
        const told = error instanceof Problem && error.retryAfter !== undefined ? error.retryAfter * 1000 : 0;
        await pause(Math.max(told, waitMs(patience, attempt)));
      }
    }
  }
}
