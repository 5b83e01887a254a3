/** Reads JSON and remembers where everything stood. Strangers' files: bounded in depth, plain in what it makes. */
import type { Json } from '@undercroft/engine';

/** A value and where it begins. */
export type Node =
  | { is: 'object'; at: number; members: Map<string, Member> }
  | { is: 'list'; at: number; items: Node[] }
  | { is: 'text'; at: number; value: string }
  | { is: 'number'; at: number; value: number }
  | { is: 'boolean'; at: number; value: boolean }
  | { is: 'null'; at: number };

export interface Member {
  /** Where its name stands. */
  at: number;
  node: Node;
}

const DEEPEST = 16;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?/y;
const SPACE = /[ \t\r\n]*/y;

/** The text is not JSON. */
export class NotJson extends Error {
  readonly at: number;
  constructor(at: number, sentence: string) {
    super(sentence);
    this.at = at;
  }
}

interface Reader {
  text: string;
  at: number;
  depth: number;
}

export function readJson(text: string): Node {
  const r: Reader = { text, at: text.startsWith('\ufeff') ? 1 : 0, depth: 0 };
  const node = readValue(r);
  skipSpace(r);
  if (r.at < text.length) throw new NotJson(r.at, 'Nothing may follow the scenario, but something does.');
  return node;
}

function skipSpace(r: Reader): void {
  SPACE.lastIndex = r.at;
  SPACE.test(r.text);
  r.at = SPACE.lastIndex;
}

function readValue(r: Reader): Node {
  skipSpace(r);
  const { at } = r;
  const first = r.text[at];
  if (first === '{') return within(r, readObject);
  if (first === '[') return within(r, readList);
  if (first === '"') return { is: 'text', at, value: readText(r) };
  for (const [word, value] of WORDS) if (r.text.startsWith(word, at)) return wordAt(r, word, value);
  return { is: 'number', at, value: readNumber(r) };
}

const WORDS: readonly [string, boolean | null][] = [
  ['true', true],
  ['false', false],
  ['null', null],
];

function wordAt(r: Reader, word: string, value: boolean | null): Node {
  const { at } = r;
  r.at += word.length;
  return value === null ? { is: 'null', at } : { is: 'boolean', at, value };
}

function within(r: Reader, read: (r: Reader) => Node): Node {
  if (++r.depth > DEEPEST) throw new NotJson(r.at, `Things lie at most ${DEEPEST} deep in a scenario.`);
  const node = read(r);
  r.depth--;
  return node;
}

function readObject(r: Reader): Node {
  const at = r.at++;
  const members = new Map<string, Member>();
  if (closes(r, '}')) return { is: 'object', at, members };
  do {
    skipSpace(r);
    const nameAt = r.at;
    const name = readText(r);
    if (members.has(name)) throw new NotJson(nameAt, `"${name.slice(0, 40)}" stands here twice.`);
    if (!takes(r, ':')) throw new NotJson(r.at, 'A ":" is missing.');
    members.set(name, { at: nameAt, node: readValue(r) });
  } while (takes(r, ','));
  if (!closes(r, '}')) throw new NotJson(r.at, 'A "," or "}" is missing.');
  return { is: 'object', at, members };
}

function readList(r: Reader): Node {
  const at = r.at++;
  const items: Node[] = [];
  if (closes(r, ']')) return { is: 'list', at, items };
  do items.push(readValue(r));
  while (takes(r, ','));
  if (!closes(r, ']')) throw new NotJson(r.at, 'A "," or "]" is missing.');
  return { is: 'list', at, items };
}

function takes(r: Reader, sign: string): boolean {
  skipSpace(r);
  if (r.text[r.at] !== sign) return false;
  r.at++;
  return true;
}
const closes = takes;

const [QUOTE, BACKSLASH, FIRST_VISIBLE] = [0x22, 0x5c, 0x20];

function readText(r: Reader): string {
  const from = r.at;
  if (r.text.charCodeAt(from) !== QUOTE) throw new NotJson(from, 'A name in quotes is wanted.');
  let isPlain = true;
  for (let i = from + 1; i < r.text.length; i++) {
    const sign = r.text.charCodeAt(i);
    if (sign < FIRST_VISIBLE) throw new NotJson(i, 'A text must not hold a line break or another control character.');
    if (sign === QUOTE) {
      r.at = i + 1;
      return isPlain ? r.text.slice(from + 1, i) : unescaped(r.text.slice(from, i + 1), from);
    }
    if (sign === BACKSLASH) {
      isPlain = false;
      i++;
    }
  }
  throw new NotJson(from, 'This text does not end.');
}

function unescaped(quoted: string, at: number): string {
  try {
    return String(JSON.parse(quoted));
  } catch {
    throw new NotJson(at, 'This text has a \\ that means nothing.');
  }
}

function readNumber(r: Reader): number {
  NUMBER.lastIndex = r.at;
  const found = NUMBER.exec(r.text)?.[0];
  if (found === undefined) throw new NotJson(r.at, r.at >= r.text.length ? 'The text ends too early.' : 'This is not JSON.');
  r.at = NUMBER.lastIndex;
  return Number(found);
}

/** The value without its places. Only for what has been checked: names of members are then those of the format. */
export function plain(node: Node): Json {
  switch (node.is) {
    case 'object':
      return Object.fromEntries([...node.members].map(([name, member]) => [name, plain(member.node)]));
    case 'list':
      return node.items.map(plain);
    case 'null':
      return null;
    default:
      return node.value;
  }
}

/** Where something stands; where it is missing, the place it would be in. */
export function placeOf(root: Node, path: readonly (string | number)[]): number {
  let node = root;
  for (const step of path) {
    const next = node.is === 'object' ? node.members.get(String(step))?.node : node.is === 'list' ? node.items[Number(step)] : undefined;
    if (next === undefined) return node.at;
    node = next;
  }
  return node.at;
}
