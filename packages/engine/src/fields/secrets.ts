/**
 * What is secret at a table, from its description alone: independent of what the game's own `view` shows. Tests change each
 * secret and see whether anybody notices who may not know it.
 */
import type { Seat, TableBase } from '../contract.ts';
import type { Field, Fields } from './field.ts';
import { maySee } from './sight.ts';

/** One value at a table that somebody may not know: where it is, and how to put another there. */
export interface Secret {
  /** `seats.2.hand`. */
  path: string;
  field: Field;
  /** Whose it is; -1: the table's own. */
  of: Seat;
  get(t: TableBase): unknown;
  set(t: TableBase, value: unknown): void;
  /** What the description says it might be instead, if it says so. */
  instead(t: TableBase): unknown;
  isKnownTo(t: TableBase, viewer: Seat | null): boolean;
  /** Places of a list that the viewer knows, whatever is secret of the rest. */
  openTo(t: TableBase, viewer: Seat | null): readonly number[];
}

type Holder = Record<string, unknown>;

function secretOf(path: string, name: string, field: Field, of: Seat, holder: (t: TableBase) => Holder): Secret {
  return {
    path,
    field,
    of,
    get: (t) => holder(t)[name],
    set: (t, value) => {
      holder(t)[name] = value;
    },
    instead: (t) => field.instead?.(holder(t)),
    isKnownTo: (t, viewer) => maySee(field, t, of, viewer),
    openTo: (t, viewer) => field.open?.(t, of, viewer) ?? [],
  };
}

/** Every value of the table that is not open to everybody, in the order of the description. */
export function secretsOf(described: Fields, t: TableBase): Secret[] {
  const table = t as unknown as Holder;
  return Object.entries(described).flatMap(([name, field]) => {
    if (field.shape !== 'each')
      return field.who === 'everybody' && !field.heap ? [] : [secretOf(name, name, field, -1, (x) => x as unknown as Holder)];
    return (table[name] as Holder[]).flatMap((_record, seat) =>
      Object.entries(field.of!)
        .filter(([, inner]) => inner.who !== 'everybody' || inner.heap)
        .map(([key, inner]) =>
          secretOf(`${name}.${seat}.${key}`, key, inner, seat, (x) => (x as unknown as Record<string, Holder[]>)[name]![seat]!),
        ),
    );
  });
}
