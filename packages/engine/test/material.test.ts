import { expect, test } from 'vitest';
import {
  BadFile,
  type Carries,
  canonical,
  type DecisionBase,
  everybody,
  fields,
  frozen,
  list,
  MATERIAL,
  Material,
  material,
  materialBehind,
  materialOf,
  owner,
  readThrough,
  sfc32,
  sightOfTable,
  type TableWith,
  tableCopier,
  tableFrom,
  tableMaker,
  type ViewWith,
  withMaterial,
} from '../src/index.ts';

interface Plan {
  rooms: string[];
}

const TABLE = fields({ [MATERIAL]: material<Plan>(), round: everybody(1), cards: owner(list<number>()) });
const PLAIN = fields({ round: everybody(1), cards: owner(list<number>()) });
type Table = TableWith<typeof TABLE, DecisionBase>;
type View = ViewWith<typeof TABLE, DecisionBase>;

const plan = new Material<Plan>({ json: { rooms: ['cellar'] }, value: { rooms: ['cellar'] }, title: 'Plan' });
const config = { seats: 2, options: {} };

/** As code and, as browsers do it, as a loop. */
test.each([true, false])(
  'tables, copies, views and imagined tables carry one material, and their JSON is without it (compiled: %s)',
  (compiled) => {
    const make = tableMaker<Table>(TABLE, compiled);
    const copy = tableCopier<Table>(TABLE, compiled);
    const see = sightOfTable<typeof TABLE, Table, DecisionBase, View>(TABLE, [], {}, { compiled });
    const imagine = tableFrom<Table, View>(TABLE, compiled);
    const t = make({ ...config, material: plan }, sfc32(1));
    const view = see(t, 0);
    for (const made of [t, copy(t), view, imagine(view, sfc32(2))]) {
      expect(materialOf<Plan>(made)).toBe(plan.value);
      expect(JSON.stringify(made)).not.toContain('cellar');
      expect(canonical(made)).not.toContain('cellar');
    }
    const without = make(config, sfc32(1));
    for (const made of [without, copy(without), see(without, null)]) {
      expect(materialOf<Plan>(made)).toBeUndefined();
      expect(Object.getOwnPropertySymbols(made)).toEqual([]);
    }
  },
);

test('a description without material carries none', () => {
  const t = tableMaker<TableWith<typeof PLAIN, DecisionBase>>(PLAIN)({ ...config, material: plan }, sfc32(1));
  expect(materialOf(t as Carries<unknown>)).toBeUndefined();
});

test('a view that crossed to another thread is given its material back', () => {
  const view = JSON.parse(JSON.stringify(withMaterial({ round: 3 }, plan)));
  expect(view).toEqual({ round: 3 });
  expect(materialOf<Plan>(withMaterial(view, plan))).toBe(plan.value);
  expect(materialBehind(view)).toBe(plan);
  expect(withMaterial(null, plan)).toBeNull();
  expect(materialBehind({})).toBeUndefined();
});

test('material is frozen to any depth, and equal material has one hash', () => {
  expect(() => plan.value.rooms.push('attic')).toThrow(TypeError);
  expect(Object.isFrozen(frozen({ a: [{ b: 1 }] }).a[0])).toBe(true);
  const twin = new Material({ json: { b: 1, a: 2 }, value: null, title: '' });
  expect(new Material({ json: { a: 2, b: 1 }, value: null, title: '' }).hash).toBe(twin.hash);
});

test('a check that stumbles has not accepted, and only so much is told', () => {
  const stumbling = readThrough({ read: () => JSON.parse('{') }, null);
  expect(stumbling.flaws?.[0]?.message).toContain('it cannot be read');
  const many = readThrough({ read: () => ({ flaws: Array.from({ length: 500 }, () => ({ message: 'no' })) }) }, null);
  expect(many.flaws).toHaveLength(50);
  expect(new BadFile('plan', [{ at: 'rooms', message: 'none' }, { message: 'more' }]).message).toBe('plan: rooms: none (and 1 more)');
});
