/** Thrown for a file that cannot be read; the code says why. */
export class BadChoice extends Error {
  readonly code: 'file-too-large' | 'file-not-json';
  constructor(code: BadChoice['code']) {
    super(code);
    this.code = code;
  }
}
