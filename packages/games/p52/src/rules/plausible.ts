/** How much the rules can give at most, of what a history claims: things that are found, and growth by things, spots and quirks. */
import { CORES, type Core } from '../formula/syntax.ts';
import type { Book } from '../scenario/book.ts';
import type { Effect, Twist } from '../scenario/effects.ts';
import { found } from '../scenario/found.ts';
import type { Entry, Standing } from './history.ts';

/** P52-089..093 R-P52-17  Draws before the first room, with those of a King and the special band, and the healing item. */
const DRAWS_AT_FIRST = 5;
/** P52-164 P52-218  Chests and drops of one room: more than one of them ever held. */
const DRAWS_A_ROOM = 20;
/** Turns and flips in one room: more than any took. */
const TURNS_A_ROOM = 60;

/** Of one item, in a session with so many rooms behind it: what was found before, there, and in the room that is on. */
export function mostFound(book: Book, item: string, rooms: number): number {
  book.item(item);
  return (found(book.scenario).get(item) ?? 0) * (DRAWS_AT_FIRST + DRAWS_A_ROOM * (rooms + 1));
}

/** What grows by something, and how often in a session that may be. */
interface Source {
  effects: readonly Effect[];
  times: number;
}

const effectsIn = (twists: readonly Twist[] | undefined): Effect[] =>
  (twists ?? []).flatMap((twist) => (twist.twist === 'on' ? twist.effects : []));

/** Everything of that id, or name, that can have done it. */
function sourcesOf(by: string, { character, things, rooms }: Standing, book: Book): Source[] {
  const { items, abilities, spots, races, quirks } = book.scenario;
  const all = (effects: readonly Effect[], times: number): Source => ({ effects, times });
  const had = (item: string): number => (things.get(item) ?? 0) + mostFound(book, item, rooms);
  const a = (rooms + 1) * TURNS_A_ROOM;
  return [
    ...abilities
      .filter(({ id }) => id === by && character.abilities.some((known) => known.id === by))
      .map(({ effects, limit }) => all(effects, limit === undefined ? a : limit.times * (limit.per === 'room' ? rooms + 1 : 1))),
    ...(spots ?? []).filter(({ id }) => id === by).map(({ onceEach }) => all(onceEach ?? [], a)),
    ...items.flatMap((item) => {
      if (item.kind === 'consumable' && item.id === by)
        return [
          all(
            item.uses.flatMap(({ effects }) => effects),
            had(item.id),
          ),
        ];
      return item.kind === 'worn' && item.name === by && had(item.id) > 0 ? [all(effectsIn(item.twists), a)] : [];
    }),
    ...races.filter(({ id, name }) => name === by && id === character.race).map(({ twists }) => all(effectsIn(twists), a)),
    ...quirks.filter(({ name }) => name === by).map(({ penalties, bonuses }) => all(effectsIn([...penalties, ...bonuses]), a)),
  ];
}

/** Whether it may have happened once more in this session; then it has. */
function isOnceMore(standing: Standing, key: string, by: string, book: Book, most: (effect: Effect) => number): boolean {
  const times = standing.grown.get(key) ?? 0;
  const can = sourcesOf(by, standing, book).some((source) => times < source.times * Math.max(0, ...source.effects.map(most)));
  if (standing.quest === null || !can) return false;
  standing.grown.set(key, times + 1);
  return true;
}

/** By as much as it gives, to a core that it gives it to. */
export function isGrowth(standing: Standing, { by, split }: Extract<Entry, { is: 'grown' }>, book: Book): boolean {
  const raised = CORES.filter((core): core is Core => (split[core] ?? 0) > 0);
  const [core] = raised;
  if (core === undefined || raised.length > 1) return false;
  const gives = (effect: Effect): boolean =>
    effect.effect === 'growCore' && effect.by === split[core] && (effect.core === 'any' || effect.core === core);
  return isOnceMore(standing, `grown ${by}`, by, book, (effect) => (gives(effect) ? 1 : 0));
}

/** One level more at a time, as many as it gives. */
export const isBettering = (standing: Standing, { by, ability }: Extract<Entry, { is: 'bettered' }>, book: Book): boolean =>
  isOnceMore(standing, `bettered ${by} ${ability}`, by, book, (effect) =>
    effect.effect === 'growAbility' && effect.ability === ability ? effect.by : 0,
  );
