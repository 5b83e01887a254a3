/** A scenario opened for play: things by id, formulas read once. */
import { parseCondition, parseFormula } from '../formula/parse.ts';
import type { Condition, Formula } from '../formula/syntax.ts';
import type { Ability, Item, Profession, Quest, Quirk, Race, Spot } from './pieces.ts';
import type { Scenario } from './scenario.ts';

export interface Book {
  scenario: Scenario;
  race(id: string): Race;
  profession(id: string): Profession;
  ability(id: string): Ability;
  item(id: string): Item;
  quirk(id: string): Quirk;
  quest(id: string): Quest;
  spot(id: string): Spot;
  formula(text: string): Formula;
  condition(text: string): Condition;
}

const opened = new WeakMap<Scenario, Book>();

/** The same book for the same scenario: opening it reads nothing twice. */
export function bookOf(scenario: Scenario): Book {
  const known = opened.get(scenario);
  if (known !== undefined) return known;
  const book = open(scenario);
  opened.set(scenario, book);
  return book;
}

function open(scenario: Scenario): Book {
  return {
    scenario,
    race: finder(scenario.races),
    profession: finder(scenario.classes),
    ability: finder(scenario.abilities),
    item: finder(scenario.items),
    quirk: finder(scenario.quirks),
    quest: finder(scenario.quests),
    spot: finder(scenario.spots ?? []),
    formula: reader(parseFormula),
    condition: reader(parseCondition),
  };
}

function finder<X extends { id: string }>(things: readonly X[]): (id: string) => X {
  const byId = new Map(things.map((thing) => [thing.id, thing]));
  return (id) => {
    const found = byId.get(id);
    if (found === undefined) throw new RangeError(`the scenario has no "${id}"`);
    return found;
  };
}

/** A scenario that was read holds only formulas that can be read. */
function reader<T>(parse: (text: string) => { read: T } | { flaw: { sentence: string } }): (text: string) => T {
  const read = new Map<string, T>();
  return (text) => {
    const known = read.get(text);
    if (known !== undefined) return known;
    const result = parse(text);
    if ('flaw' in result) throw new RangeError(`${text}: ${result.flaw.sentence}`);
    read.set(text, result.read);
    return result.read;
  };
}
