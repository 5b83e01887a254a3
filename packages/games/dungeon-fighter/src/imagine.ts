/** A table that looks to its viewer exactly like the real one; whatever the viewer cannot know is dealt anew. */
import { below, imagineAnswers, pick, type Random, shuffle, tableFrom } from '@undercroft/engine';
import { EQUIPMENT, type Gear } from './content/equipment.ts';
import { BOSS_CARDS, BY_LEVEL, type Monster } from './content/monsters.ts';
import { BOSS_SHEETS, SHEETS } from './content/sheets.ts';
import { QUESTIONS } from './questions.ts';
import { NONE, TABLE, type Table } from './table.ts';
import type { View } from './view.ts';

const shownTable = tableFrom<Table, View>(TABLE);

function knownMonsters(view: View): Set<Monster> {
  const known = new Set<Monster>([view.monster, ...view.monsterDiscard, ...view.under.flat()]);
  for (const { seduced } of view.heroes) for (const monster of seduced) known.add(monster);
  return known;
}

/** Each tier has as many cards of its level as everybody sees; the rest of the level was not drawn. */
function dealTower(t: Table, view: View, random: Random): void {
  const known = knownMonsters(view);
  const sizes = [view.tierISize, view.tierIISize, view.tierIIISize, view.tierIVSize];
  const tiers = BY_LEVEL.map((cards, level) => {
    const unknown = cards.filter((card) => !known.has(card));
    shuffle(random, unknown);
    const tier = unknown.splice(0, sizes[level]);
    t.reserve.push(...unknown);
    return tier;
  });
  [t.tierI, t.tierII, t.tierIII, t.tierIV] = tiers as [Monster[], Monster[], Monster[], Monster[]];
}

/** The deck, and what was stolen from it face down. */
function dealGear(t: Table, view: View, random: Random): void {
  const known = new Set<Gear>([...view.discard, ...view.stall, ...view.loot, ...view.heroes.flatMap(({ gear }) => gear)]);
  const unknown = EQUIPMENT.flatMap((_, card) => (known.has(card) ? [] : [card]));
  shuffle(random, unknown);
  view.heroes.forEach(({ stolenSize }, place) => {
    t.heroes[place]!.stolen = unknown.splice(0, stolenSize);
  });
  t.deck = unknown;
}

function layFloors(t: Table, view: View, random: Random): void {
  if (view.secondFloor === null) {
    const others = SHEETS.flatMap((_, side) => (side >> 1 === view.firstFloor >> 1 ? [] : [side]));
    t.secondFloor = pick(random, others);
  }
  if (view.thirdFloor === null) t.thirdFloor = below(random, BOSS_SHEETS.length);
  if (view.boss === null) t.boss = pick(random, BOSS_CARDS.slice());
}

export function imagine(view: View, random: Random): Table {
  const t = shownTable(view, random);
  // Bots imagine with quick dice. With fair ones a table is dealt anew to be played: a fork.
  t.imagined = random.kind === 'sfc32';
  // Before the dungeon is laid there is nothing to deal.
  if (view.round > 0) {
    layFloors(t, view, random);
    dealTower(t, view, random);
    dealGear(t, view, random);
  } else {
    t.boss = NONE;
    t.secondFloor = NONE;
    t.thirdFloor = NONE;
  }
  t.before = view.before === null ? '' : pastFrom(view.before, random);
  imagineAnswers(t, view.stack, QUESTIONS, random);
  return t;
}

function pastFrom(before: View, random: Random): string {
  const { random: _random, shut: _shut, rules: _rules, ...rest } = imagine(before, random);
  return JSON.stringify(rest);
}
