/**
 * House rules as typed data. The table form, command-line flags, simulations and the rules reference are
 * all made from these; a game's code reads the values.
 */

export type OptionValue = boolean | number | string;
export type OptionValues = Record<string, OptionValue>;

interface OptionText {
  /** What it is called in a form. */
  name: string;
  /** What it changes, in a sentence. */
  help: string;
  /** The group it is shown in, one of the game's `houseRuleGroups`. */
  group?: string;
  /** The ruling it belongs to: `R-TD-09`. */
  ruling?: string;
  /** A public table may not change it: it lets people show others whatever they like. */
  privateOnly?: true;
}
interface Defaults<Value> {
  default: Value;
  /** The default at private tables, if it is another. */
  privately?: Value | undefined;
}
export type OptionSpec = OptionText &
  (
    | ({ type: 'switch' } & Defaults<boolean>)
    | ({ type: 'number'; min: number; max: number } & Defaults<number>)
    | ({ type: 'choice'; choices: Record<string, string> } & Defaults<string>)
  );
export type OptionSpecs = Record<string, OptionSpec>;
/** A house rule that is on or off; unless said otherwise off, as in the book. */
export const onOff = (ruling: string, name: string, help: string, on = false): OptionSpec => ({
  type: 'switch',
  default: on,
  name,
  help,
  ruling,
});

/** A house rule that is a number. */
export const range = (ruling: string, name: string, help: string, [usual, min, max]: [number, number, number]): OptionSpec => ({
  type: 'number',
  default: usual,
  min,
  max,
  name,
  help,
  ruling,
});

/** A house rule with several choices; the first one is the book's. */
export const choice = (ruling: string, name: string, help: string, choices: Record<string, string>): OptionSpec => ({
  type: 'choice',
  default: Object.keys(choices)[0]!,
  choices,
  name,
  help,
  ruling,
});

/** What groups of house rules are called, in the order in which they are shown. */
export type OptionGroups = Readonly<Record<string, string>>;

/** House rules that belong together; no name: those of no group. */
export interface OptionGroup<Spec> {
  key: string;
  name: string | null;
  options: [option: string, spec: Spec][];
}

/** The house rules as a form shows them: those of no group first, then group by group. */
export function inGroups<Spec extends { group?: string | undefined }>(
  specs: Record<string, Spec>,
  groups: OptionGroups = {},
): OptionGroup<Spec>[] {
  const all = Object.entries(specs);
  const loose = all.filter(([, { group }]) => group === undefined || !Object.hasOwn(groups, group));
  const named = Object.entries(groups).map(([key, name]) => ({ key, name, options: all.filter(([, { group }]) => group === key) }));
  return [{ key: '', name: null, options: loose }, ...named].filter(({ options }) => options.length > 0);
}

/** What people take in at a glance. */
const MOST_TOGETHER = 8;

/** Why house rules are not grouped as they should be, or null. */
export function wrongGroups(specs: OptionSpecs, groups: OptionGroups = {}): string | null {
  const stray = Object.entries(specs).find(([, { group }]) => group !== undefined && !Object.hasOwn(groups, group));
  if (stray) return `house rule ${stray[0]} is of group '${stray[1].group}', which has no name`;
  const made = inGroups(specs, groups);
  const empty = Object.keys(groups).find((key) => !made.some((group) => group.key === key));
  if (empty !== undefined) return `no house rule is of group '${empty}'`;
  const large = made.find(({ options }) => options.length > MOST_TOGETHER);
  return large ? `${large.options.length} house rules are together in ${large.name ?? 'no group'}, more than ${MOST_TOGETHER}` : null;
}

/** What holds at a table whose people know each other, or at any other. */
export const defaultAt = ({ default: usual, privately }: Defaults<OptionValue>, visibility: 'public' | 'private'): OptionValue =>
  visibility === 'private' ? (privately ?? usual) : usual;

/** Thrown for an unknown option or a value out of range; the message is one clear line. */
export class BadOption extends Error {
  override name = 'BadOption';
}

/** What a value may be, for help texts and errors. */
export function allowedValues(spec: OptionSpec): string {
  if (spec.type === 'switch') return 'on or off';
  if (spec.type === 'number') return `${spec.min} to ${spec.max}`;
  return Object.keys(spec.choices).join(', ');
}

function allows(spec: OptionSpec, value: unknown): value is OptionValue {
  if (spec.type === 'switch') return typeof value === 'boolean';
  if (spec.type === 'number') return Number.isInteger(value) && (value as number) >= spec.min && (value as number) <= spec.max;
  return typeof value === 'string' && Object.hasOwn(spec.choices, value);
}

/** The given values with defaults for the rest. Refuses unknown keys and values out of range. */
export function fillOptions(specs: OptionSpecs, given: Record<string, unknown> = {}): OptionValues {
  for (const key of Object.keys(given)) {
    if (!Object.hasOwn(specs, key)) {
      const known = Object.keys(specs).join(', ') || 'none';
      throw new BadOption(`unknown option '${key}'; this game has: ${known}`);
    }
  }
  const values: OptionValues = {};
  for (const [key, spec] of Object.entries(specs)) {
    const value = Object.hasOwn(given, key) ? given[key] : spec.default;
    if (!allows(spec, value)) throw new BadOption(`option ${key} cannot be ${JSON.stringify(value)}; it can be ${allowedValues(spec)}`);
    values[key] = value;
  }
  return values;
}

/** Reads an option from text, as on a command line: on/off/true/false, a number, or a choice. */
export function parseOption(specs: OptionSpecs, key: string, text: string): OptionValue {
  const spec = Object.hasOwn(specs, key) ? specs[key] : undefined;
  const raw: unknown =
    spec?.type === 'switch'
      ? ({ on: true, true: true, yes: true, off: false, false: false, no: false }[text.toLowerCase()] ?? text)
      : spec?.type === 'number'
        ? /^-?\d{1,9}$/.test(text)
          ? Number(text)
          : text
        : text;
  return fillOptions(specs, { [key]: raw })[key]!;
}

/** What a game reads from its options, kept as long as they are: a simulation sets up thousands of tables with the same ones. */
export function readOnce<Rules>(read: (options: OptionValues) => Rules): (options: OptionValues) => Rules {
  const known = new WeakMap<OptionValues, Rules>();
  return (options) => {
    const before = known.get(options);
    if (before !== undefined) return before;
    const rules = read(options);
    known.set(options, rules);
    return rules;
  };
}

/** The choice that was made; the first one is what holds if nobody says. */
export const chosen = <X extends string>(value: unknown, choices: readonly X[]): X => choices.find((each) => each === value) ?? choices[0]!;
