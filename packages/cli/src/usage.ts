/** Reading the command line: every mistake becomes one clear line. */
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { type Game, inGroups, type OptionValues, parseOption } from '@undercroft/engine';

/** Thrown for a command line that cannot be carried out; the message is one clear line. */
export class Usage extends Error {
  override name = 'Usage';
}

type Parsed<O extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ args: string[]; options: O; allowPositionals: true; strict: true }>
>;

/** Flags and words of a command line; refuses flags it does not know. */
export function readArgs<const O extends ParseArgsOptionsConfig>(args: string[], options: O): Parsed<O> {
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true });
  } catch (error) {
    throw new Usage(firstSentence(error));
  }
}

function firstSentence(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const sentence = message.split(/\. |\n/)[0] ?? message;
  return sentence.replace(/\.$/, '').replace(/^[A-Z]/, (c) => c.toLowerCase());
}

/** The one word a command needs, such as a game or a file. */
export function oneWord(words: string[], what: string): string {
  const [first, ...more] = words;
  if (first === undefined || first === '') throw new Usage(`which ${what}?`);
  if (more.length > 0) throw new Usage(`one ${what} at a time; what is '${more[0]}'?`);
  return first;
}

/** A whole number of at least `min`, from text. */
export function wholeNumber(text: string, flag: string, min = 0): number {
  const n = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
  if (!(n >= min)) throw new Usage(`${flag} takes a whole number of at least ${min}, not '${text}'`);
  return n;
}

export function optionalNumber(text: string | undefined, flag: string, min = 0): number | undefined {
  return text === undefined ? undefined : wholeNumber(text, flag, min);
}

/** House rules given as `--option key=value`, each checked against the game. */
export function houseRules(game: Game, given: readonly string[] = []): OptionValues {
  const values: OptionValues = {};
  for (const text of given) {
    const cut = text.indexOf('=');
    if (cut < 1) throw new Usage(`--option takes key=value, not '${text}'${knownRules(game)}`);
    const key = text.slice(0, cut);
    values[key] = parseOption(game.about.houseRules, key, text.slice(cut + 1));
  }
  return values;
}

function knownRules({ about }: Game): string {
  const groups = inGroups(about.houseRules, about.houseRuleGroups).map(({ options }) => options.map(([key]) => key).join(', '));
  return groups.length > 0 ? `; the keys are: ${groups.join('; ')}` : '; this game has no house rules';
}

/** Names separated by commas. */
export function nameList(text: string | undefined): string[] {
  return (text ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
}
