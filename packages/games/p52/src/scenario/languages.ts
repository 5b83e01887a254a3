/** A scenario in other languages: whatever people read of it, by the way there (`abilities.knife.name`). */
import { leaf, mapOf, type Shape, text } from './shape.ts';

/** Members that people read, and how long they may be in another language. Lists are gone through by id, or by number from 0. */
export const READ: Readonly<Record<string, number>> = {
  name: 40,
  title: 60,
  text: 240,
  about: 600,
  story: 1500,
  won: 1500,
  lost: 1500,
  fallen: 1500,
};

const LANGUAGE = /^[a-z]{2,3}(-[A-Z]{2})?$/;
const WAY = /^[A-Za-z0-9]+(\.[A-Za-z0-9]+){1,8}$/;

export const language: Shape<string> = leaf({ type: 'string', pattern: LANGUAGE.source }, (node, { flaws }) => {
  if (node.is !== 'text' || !LANGUAGE.test(node.value)) flaws.add(node.at, 'The code of a language is wanted: en, de, pt-BR.');
});
export const languages = mapOf(LANGUAGE, 12, mapOf(WAY, 2000, text(1500)));

type Tell = (way: string, text: string) => string;

const idOf = (thing: unknown): string | undefined =>
  typeof thing === 'object' && thing !== null && 'id' in thing && typeof thing.id === 'string' ? thing.id : undefined;

function retold(value: unknown, way: string, tell: Tell): unknown {
  if (Array.isArray(value)) return value.map((each, i) => retold(each, `${way}.${idOf(each) ?? i}`, tell));
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).map(([member, part]) => {
    const there = way === '' ? member : `${way}.${member}`;
    return [member, typeof part === 'string' && Object.hasOwn(READ, member) ? tell(there, part) : retold(part, there, tell)];
  });
  return Object.fromEntries(members);
}

/** The same scenario with other words: only what people read has changed. */
export function inOtherWords<S extends object>(scenario: S, tell: Tell): S {
  const { languages: own, ...rest } = scenario as S & { languages?: unknown };
  // Members, ids, numbers and formulas are copied as they are, so that it is still of its type.
  return { ...(retold(rest, '', tell) as S), ...(own !== undefined && { languages: own }) };
}

/** All that people read of a scenario, by the way there. */
export function textsIn(scenario: object): Map<string, string> {
  const texts = new Map<string, string>();
  inOtherWords(scenario, (way, said) => {
    texts.set(way, said);
    return said;
  });
  return texts;
}
