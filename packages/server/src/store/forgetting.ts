/** Taking a person's name out of what is kept: who somebody was goes, what they did stays, so that games still replay. */
import type { Json } from '@undercroft/engine';

/** Whose name goes, and what stands in its place. */
export interface Forgetting {
  person: string;
  as: string;
}

type Fields = { [key: string]: Json };
const isFields = (data: Json): data is Fields => typeof data === 'object' && data !== null && !Array.isArray(data);

/** Wherever somebody is named beside their id. */
function unnamed(data: Json, { person, as }: Forgetting): Json {
  if (Array.isArray(data)) return data.map((each) => unnamed(each, { person, as }));
  if (!isFields(data)) return data;
  const fields = Object.entries(data).map(([key, value]): [string, Json] => [key, unnamed(value, { person, as })]);
  const named = Object.fromEntries(fields);
  return named['id'] === person && typeof named['name'] === 'string' ? { ...named, name: as } : named;
}

/** People call their tables by their own name; the host may be another by now, the first entry says who made it. */
function untitled(data: Json, { person, as }: Forgetting): Json {
  if (!isFields(data) || !isFields(data['host'] ?? null) || !isFields(data['spec'] ?? null)) return data;
  const [host, spec] = [data['host'] as Fields, data['spec'] as Fields];
  const [title, name] = [spec['name'], host['name']];
  if (host['id'] !== person || typeof title !== 'string' || typeof name !== 'string') return data;
  return { ...data, spec: { ...spec, name: title.replaceAll(name, as) } };
}

/** An entry of a log; what its person said is gone with the name. */
export function entryWithout({ person: by, data }: { person: string | null; data: Json }, forgetting: Forgetting): Json {
  const rest = unnamed(untitled(data, forgetting), forgetting);
  if (by !== forgetting.person || !isFields(rest) || typeof rest['name'] !== 'string') return rest;
  return { ...rest, name: forgetting.as, ...(typeof rest['text'] === 'string' && { text: '…' }) };
}

/** What lists show of a table, called as its first entry says. */
export function metaWithout(meta: Json, forgetting: Forgetting, made: Json): Json {
  const rest = unnamed(meta, forgetting);
  const title = isFields(made) && isFields(made['spec'] ?? null) ? (made['spec'] as Fields)['name'] : undefined;
  return isFields(rest) && typeof title === 'string' && rest['name'] !== undefined ? { ...rest, name: title } : rest;
}
