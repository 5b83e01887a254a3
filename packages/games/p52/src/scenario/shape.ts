/**
 * What scenarios are made of, said once: a shape checks a value, gives its TypeScript type (`Of`) and its JSON Schema.
 * Names of other things (`ref`) are only noted here; whether they exist is found out when everything has been read.
 */
import type { Json } from '@undercroft/engine';
import { isReadable } from '../readable.ts';
import type { Flaws } from './flaws.ts';
import type { Node } from './json.ts';

export type JsonSchema = { [key: string]: Json };

/** Kinds of things that have ids. */
export type Kind = 'race' | 'class' | 'ability' | 'item' | 'quest' | 'quirk' | 'spot' | 'layout';

/** A name somewhere in the scenario that must be the id of something. */
export interface Reference {
  kind: Kind;
  id: string;
  at: number;
}

/** What is noted while checking. */
export interface Check {
  flaws: Flaws;
  references: Reference[];
}

export interface Shape<T> {
  check(node: Node, c: Check): void;
  schema: JsonSchema;
  /** Shapes with names, for the schema's `$defs`. */
  defs: JsonSchema;
  /** The member may be left out. */
  optional?: true;
  /** Never there: it carries the type. */
  readonly of?: T;
}

export type Of<S> = S extends Shape<infer T> ? T : never;

/** A shape of one plain value. */
export function leaf<T>(schema: JsonSchema, check: Shape<T>['check']): Shape<T> {
  return { schema, check, defs: {} };
}

export function text(most: number): Shape<string> {
  return leaf({ type: 'string', minLength: 1, maxLength: most, pattern: '^[^<>\\u0000-\\u001f]+$' }, (node, { flaws }) => {
    if (node.is !== 'text') return flaws.add(node.at, 'A text in quotes is wanted.');
    if (node.value.trim() === '') return flaws.add(node.at, 'This text is empty.');
    if (node.value.length > most) return flaws.add(node.at, `This text has ${node.value.length} characters; ${most} are the most.`);
    if (!isReadable(node.value)) {
      flaws.add(node.at, 'This text holds a sign that is not for reading: control characters, invisible ones, < or >.');
    }
  });
}

const ID = /^[a-z][A-Za-z0-9]{0,39}$/;
const isReserved = (id: string): boolean => id in {};

const idSchema = { type: 'string', pattern: ID.source };

export const id: Shape<string> = leaf(idSchema, (node, { flaws }) => {
  if (node.is !== 'text' || !ID.test(node.value) || isReserved(node.value)) {
    flaws.add(node.at, 'An id is a small letter and up to 39 letters or digits.');
  }
});

/** The id of something else in the scenario. */
export function ref(kind: Kind): Shape<string> {
  return leaf({ ...idSchema, description: `The id of ${kind === 'item' || kind === 'ability' ? 'an' : 'a'} ${kind}.` }, (node, c) => {
    id.check(node, c);
    if (node.is === 'text') c.references.push({ kind, id: node.value, at: node.at });
  });
}

export function whole(least: number, most: number): Shape<number> {
  return leaf({ type: 'integer', minimum: least, maximum: most }, (node, { flaws }) => {
    if (node.is !== 'number' || !Number.isInteger(node.value) || node.value < least || node.value > most) {
      flaws.add(node.at, `A whole number from ${least} to ${most} is wanted.`);
    }
  });
}

/** There or not: saying `false` would be a second way to say nothing. */
export const yes: Shape<true> = leaf({ const: true }, (node, { flaws }) => {
  if (node.is !== 'boolean' || !node.value) flaws.add(node.at, 'Say true, or leave it out.');
});

export function oneOf<const W extends readonly string[]>(words: W): Shape<W[number]> {
  return leaf({ enum: [...words] }, (node, { flaws }) => {
    if (node.is !== 'text' || !words.includes(node.value)) flaws.add(node.at, `One of ${words.join(', ')} is wanted.`);
  });
}

export function listOf<T>(item: Shape<T>, least: number, most: number): Shape<T[]> {
  return {
    schema: { type: 'array', items: item.schema, minItems: least, maxItems: most },
    defs: item.defs,
    check: (node, c) => {
      if (node.is !== 'list') return c.flaws.add(node.at, 'A list is wanted.');
      const { length } = node.items;
      if (length < least || length > most) c.flaws.add(node.at, `There are ${length} here; ${least} to ${most} are wanted.`);
      for (const one of node.items.slice(0, most)) item.check(one, c);
    },
  };
}

/** Members with names of the writer's own, all of one shape. */
export function mapOf<T>(names: RegExp, most: number, item: Shape<T>): Shape<Readonly<Record<string, T>>> {
  return {
    schema: { type: 'object', propertyNames: { pattern: names.source }, maxProperties: most, additionalProperties: item.schema },
    defs: item.defs,
    check: (node, c) => {
      if (node.is !== 'object') return c.flaws.add(node.at, 'Members in { } are wanted.');
      if (node.members.size > most) c.flaws.add(node.at, `There are ${node.members.size} here; ${most} are the most.`);
      for (const [name, member] of [...node.members].slice(0, most)) {
        if (!names.test(name) || isReserved(name)) c.flaws.add(member.at, `"${name.slice(0, 40)}" cannot stand here.`);
        else item.check(member.node, c);
      }
    },
  };
}

export function optional<T>(shape: Shape<T>): Shape<T> & { optional: true } {
  return { ...shape, optional: true };
}

export type Members = Readonly<Record<string, Shape<unknown>>>;
type OptionalNames<M> = { [K in keyof M]: M[K] extends { optional: true } ? K : never }[keyof M];
type Flat<T> = { [K in keyof T]: T[K] };
export type RecordOf<M> = Flat<{ [K in Exclude<keyof M, OptionalNames<M>>]: Of<M[K]> } & { [K in OptionalNames<M>]?: Of<M[K]> }>;

export function record<const M extends Members>(members: M): Shape<RecordOf<M>> {
  const shapes = Object.entries(members);
  const required = shapes.filter(([, shape]) => !shape.optional).map(([name]) => name);
  return {
    schema: {
      type: 'object',
      properties: Object.fromEntries(shapes.map(([name, shape]) => [name, shape.schema])),
      required,
      additionalProperties: false,
    },
    defs: Object.assign({}, ...shapes.map(([, shape]) => shape.defs)),
    check: (node, c) => checkRecord(node, members, c),
  };
}

function checkRecord(node: Node, members: Members, c: Check): void {
  if (node.is !== 'object') {
    c.flaws.add(node.at, 'Members in { } are wanted.');
    return;
  }
  for (const [name, member] of node.members) {
    const shape = Object.hasOwn(members, name) ? members[name] : undefined;
    if (shape === undefined)
      c.flaws.add(member.at, `There is no member "${name.slice(0, 40)}" here; there are ${Object.keys(members).join(', ')}.`);
    else shape.check(member.node, c);
  }
  for (const [name, shape] of Object.entries(members)) {
    if (!shape.optional && !node.members.has(name)) c.flaws.add(node.at, `"${name}" is missing.`);
  }
}

export type ChoiceOf<Tag extends string, C> = { [K in keyof C & string]: Flat<{ [T in Tag]: K } & RecordOf<C[K]>> }[keyof C & string];

/** One of several records, told apart by a member. */
export function choice<const Tag extends string, const C extends Readonly<Record<string, Members>>>(
  tag: Tag,
  choices: C,
): Shape<ChoiceOf<Tag, C>> {
  const tags = Object.keys(choices);
  const shapes = new Map(tags.map((word) => [word, record({ [tag]: oneOf([word]), ...choices[word] })]));
  return {
    schema: { oneOf: [...shapes.values()].map((shape) => shape.schema) },
    defs: Object.assign({}, ...[...shapes.values()].map((shape) => shape.defs)),
    check: (node, c) => {
      if (node.is !== 'object') return c.flaws.add(node.at, 'Members in { } are wanted.');
      const word = node.members.get(tag)?.node;
      const shape = word?.is === 'text' ? shapes.get(word.value) : undefined;
      if (shape === undefined) return c.flaws.add((word ?? node).at, `"${tag}" is one of ${tags.join(', ')}.`);
      shape.check(node, c);
    },
  };
}

/** Written once in the schema, under its name. */
export function named<T>(name: string, shape: Shape<T>): Shape<T> {
  return { ...shape, schema: { $ref: `#/$defs/${name}` }, defs: { ...shape.defs, [name]: shape.schema } };
}
