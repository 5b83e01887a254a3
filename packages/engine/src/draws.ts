/** The account of chance: what was drawn, one by one, so that whoever has the seed can draw it all again without knowing the game. */

/** What was asked of the generator, and what it gave. */
export type Draw =
  /** A number below n. */
  | ['below', n: number, is: number]
  | ['die', sides: number, shows: number]
  /** One of a list. */
  | ['pick', from: readonly unknown[], is: unknown]
  | ['shuffle', before: readonly unknown[], after: readonly unknown[]]
  /** A bare word of 32 bits. */
  | ['word', is: number];

let account: Draw[] | null = null;

/** Notes a draw, if somebody keeps account; called where nothing is drawn any more for it. */
export function note(draw: Draw): void {
  account?.push(draw);
}

/** Whether anybody keeps account: lists are copied for that alone. */
export const isNoted = (): boolean => account !== null;

/** Keeps account of all that is drawn while it works. */
export function withDraws<X>(work: () => X): { result: X; draws: Draw[] } {
  const [outer, draws] = [account, [] as Draw[]];
  account = draws;
  try {
    return { result: work(), draws };
  } finally {
    account = outer;
  }
}
