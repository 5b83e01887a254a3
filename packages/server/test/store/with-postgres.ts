import { describe } from 'vitest';
import { whyNoPostgres } from './postgres-server.ts';

/** A suite that needs one. Where there can be none it is left out, and its title says why. */
export function withPostgres(title: string, body: () => void): void {
  const whyNot = whyNoPostgres();
  if (whyNot === null) describe(title, body);
  else describe.skip(`${title} (${whyNot})`, body);
}
