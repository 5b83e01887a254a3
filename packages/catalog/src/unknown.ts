/** Thrown for a game nobody knows; the message is one clear line. */
export class UnknownGame extends Error {
  override name = 'UnknownGame';
  constructor(name: string, slugs: readonly string[]) {
    super(`there is no game '${name.slice(0, 40)}'; there are: ${slugs.join(', ')}`);
  }
}
