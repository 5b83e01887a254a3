/** Ids: each once, and whatever is named exists. Works on the places of the text, so that other flaws do not hide these. */
import { SPOT_TYPES } from '../../formula/syntax.ts';
import type { Node } from '../json.ts';
import type { Check, Kind } from '../shape.ts';

/** Which list holds the things of a kind. */
const LISTS: Readonly<Record<Kind, string>> = {
  race: 'races',
  class: 'classes',
  ability: 'abilities',
  item: 'items',
  quest: 'quests',
  quirk: 'quirks',
  spot: 'spots',
  layout: 'layouts',
};

/** What the rules themselves speak of. */
const REQUIRED: readonly [Kind, string][] = [
  ['ability', 'lockPicking'],
  ['item', 'lockPick'],
  ['item', 'adrenalineBoost'],
];

export function checkNames(root: Node, c: Check): void {
  const known = new Map<string, Set<string>>();
  for (const [kind, list] of Object.entries(LISTS)) known.set(kind, idsIn(root, list, c));
  for (const { kind, id, at } of c.references) {
    if (!known.get(kind)?.has(id)) c.flaws.add(at, `There is no ${kind} "${id.slice(0, 40)}".`);
  }
  for (const [kind, id] of REQUIRED) {
    if (!known.get(kind)?.has(id)) c.flaws.add(root.at, `The rules need the ${kind} "${id}".`);
  }
}

/** The ids of a list; what stands there twice is a flaw. */
function idsIn(root: Node, list: string, { flaws }: Check): Set<string> {
  const ids = new Set<string>();
  const things = root.is === 'object' ? root.members.get(list)?.node : undefined;
  for (const thing of things?.is === 'list' ? things.items : []) {
    const id = thing.is === 'object' ? thing.members.get('id')?.node : undefined;
    if (id?.is !== 'text') continue;
    if (ids.has(id.value)) flaws.add(id.at, `The id "${id.value.slice(0, 40)}" stands in ${list} twice.`);
    if (list === 'spots' && SPOT_TYPES.some((type) => type === id.value)) flaws.add(id.at, `"${id.value}" is a spot of the rulebook.`);
    ids.add(id.value);
  }
  return ids;
}
