/** A vocabulary of effects: what is printed on a card and what the rules carry out come from the same data. */

/** One word of it: how it is printed, and what it does. */
export interface Meaning<W, Around extends unknown[], Result> {
  text(word: W): string;
  carryOut(word: W, ...around: Around): Result;
}

/** Every word, told apart by `effect`; the compiler misses the ones left out. */
export type Dictionary<W extends { effect: string }, Around extends unknown[], Result> = {
  [K in W['effect']]: Meaning<Extract<W, { effect: K }>, Around, Result>;
};

export function vocabulary<W extends { effect: string }, Around extends unknown[], Result>(words: Dictionary<W, Around, Result>) {
  // Each meaning takes its own word, which is the one with its name.
  const meaningOf = ({ effect }: W) => words[effect as W['effect']] as unknown as Meaning<W, Around, Result>;
  return {
    /** What is printed. */
    textOf: (word: W): string => meaningOf(word).text(word),
    carryOut: (word: W, ...around: Around): Result => meaningOf(word).carryOut(word, ...around),
  };
}
