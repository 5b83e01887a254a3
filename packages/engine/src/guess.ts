/** What people meant by a word that nothing here has: a slip of the finger, or one word made of several. */

const SHORTEST_WORD = 5;
const SHORTEST_PART = 4;

/** How many letters both begin with. */
function sameFor(a: string, b: string): number {
  let n = 0;
  while (n < a.length && a[n] === b[n]) n += 1;
  return n;
}

/** One letter wrong, missing or too many, or two that changed places: `experiance`, `armour` for `armor`. */
function isSlip(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  const at = sameFor(short, long);
  if (long.length > short.length) return long.length - short.length === 1 && short.slice(at) === long.slice(at + 1);
  const isSwapped = short[at] === long[at + 1] && short[at + 1] === long[at];
  return short.slice(at + 1) === long.slice(at + 1) || (isSwapped && short.slice(at + 2) === long.slice(at + 2));
}

const longest = (words: readonly string[]): string[] => [...words].sort((a, b) => b.length - a.length).slice(0, 1);

/** `Bosskampf` is a boss and a fight; what only ends so still says something. */
function partsOf(word: string, known: readonly string[]): string[] {
  const parts = known.filter((part) => part.length >= SHORTEST_PART && part.length < word.length);
  return [...longest(parts.filter((part) => word.startsWith(part))), ...longest(parts.filter((part) => word.endsWith(part)))];
}

/** The words to look for instead; the word itself if there are none. */
export function guesses(word: string, known: readonly string[]): string[] {
  if (word.length < SHORTEST_WORD) return [word];
  const slip = known.find((each) => each.length >= SHORTEST_PART && isSlip(word, each));
  if (slip !== undefined) return [slip];
  const parts = partsOf(word, known);
  return parts.length > 0 ? parts : [word];
}
