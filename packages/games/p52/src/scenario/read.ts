/** Reads a scenario that anybody may have written: the scenario, or everything that is wrong with it. Runs nothing, stalls at nothing. */
import { checkNames } from './checks/names.ts';
import { checkSense } from './checks/sense.ts';
import { type Flaw, Flaws } from './flaws.ts';
import { type Node, NotJson, plain, readJson } from './json.ts';
import { type Scenario, scenario } from './scenario.ts';
import type { Check } from './shape.ts';

/** In bytes; longer texts are not looked at. A scenario is some dozens of kilobytes, and this much of one can be sent to a server. */
export const LONGEST_SCENARIO = 500_000;

export type ReadScenario = { scenario: Scenario } | { flaws: Flaw[] };

/** From a text, or from JSON, whose places are then those of its text with indents of two. */
export function readScenario(given: unknown): ReadScenario {
  const text = typeof given === 'string' ? given : textOf(given);
  if (text === null) return flawed('This is not plain data that could be written as JSON.');
  if (isTooLong(text)) return flawed('A scenario has at most 500 kB.');
  const flaws = new Flaws(text);
  try {
    return readFrom(readJson(text), flaws);
  } catch (error) {
    if (!(error instanceof NotJson)) throw error;
    flaws.add(error.at, error.message);
    return { flaws: flaws.all };
  }
}

const flawed = (sentence: string): ReadScenario => ({ flaws: [{ line: 1, column: 1, sentence }] });

/** Null for what cannot be written: circles, functions. */
function textOf(given: unknown): string | null {
  try {
    return JSON.stringify(given, null, 2) ?? null;
  } catch {
    return null;
  }
}

/** In UTF-8 a sign takes one to three bytes for each unit of a text. */
function isTooLong(text: string): boolean {
  return text.length > LONGEST_SCENARIO || (text.length * 3 > LONGEST_SCENARIO && new TextEncoder().encode(text).length > LONGEST_SCENARIO);
}

function readFrom(root: Node, flaws: Flaws): ReadScenario {
  const check: Check = { flaws, references: [] };
  scenario.check(root, check);
  checkNames(root, check);
  const value: unknown = flaws.all.length === 0 ? plain(root) : null;
  if (!isScenario(value, flaws)) return { flaws: flaws.all };
  checkSense(value, root, flaws);
  return flaws.all.length === 0 ? { scenario: value } : { flaws: flaws.all };
}

/** It has been checked by its shape, and the shape is where the type comes from. */
const isScenario = (_value: unknown, flaws: Flaws): _value is Scenario => flaws.all.length === 0;
