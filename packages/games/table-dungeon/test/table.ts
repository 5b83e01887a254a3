/** Tables of Table Dungeon for tests: start in the middle of a round, with the cards and dice the test needs. */
import { type Ask, configFor, die, type OptionValues, type Seat, sfc32 } from '@undercroft/engine';
import { asked, play, running, startAt } from '@undercroft/testkit';
import { expect } from 'vitest';
import { type Card, card, cardName, cards, isRoyal, JACK, NONE } from '../src/cards.ts';
import { ENEMIES, type Enemy } from '../src/content/enemies.ts';
import { SHEETS } from '../src/content/sheets.ts';
import { describe } from '../src/content/text.ts';
import { CLASSES, type ClassId, type EnemyRow, SUITS } from '../src/content/vocabulary.ts';
import type { Decision, Kind } from '../src/decisions.ts';
import type { Event } from '../src/events.ts';
import { game } from '../src/index.ts';
import { game as wholeGame } from '../src/procedures/game.ts';
import { round } from '../src/procedures/round.ts';
import { startingHealth } from '../src/rules/enemy.ts';
import { scoreOf } from '../src/rules/score.ts';
import { ACTION_START, freshSeat, lootCards, type SeatState, setup, type Table, XP_START } from '../src/table.ts';
import { inEnglish } from '../src/texts.ts';

/** A hero as a test writes it: cards in the ledger's short form, items as `J Q Q`. */
export interface Hero {
  class: ClassId;
  health?: number;
  maxHealth?: number;
  alive?: boolean;
  hand?: string;
  /** First named is drawn first. */
  action?: string;
  /** First named is the top. */
  xp?: string;
  discard?: string;
  points?: string;
  items?: string;
}

export interface Scene {
  heroes: Hero[];
  /** Level and roll of a row of the Enemy Table, or a row of the test's own. The Enemy Table lies at that level, else at `level`. */
  enemy?: [level: number, roll: number] | OwnRow;
  level?: number;
  aces?: number;
  round?: number;
  /** First named is drawn first; below lie the other removed cards, aces last. Exactly these with `onlyLoot`. */
  loot?: string;
  onlyLoot?: string;
  rules?: OptionValues;
  seed?: number;
}

/** A plain row with damage 4 besides what is written here. */
export type OwnRow = Partial<Omit<EnemyRow, 'roll'>> & { level?: number };

/**
 * Adds a row beyond the last roll of its sheet and returns its level and roll: the rules are tested with
 * enemies made for the test, so that rewriting the Enemy Table breaks no test of the rules.
 */
export function ownEnemy({ level = 1, ...row }: OwnRow): [level: number, roll: number] {
  // Sheets are read-only for the game; a test may lengthen its own copy of the module.
  const sheet = ENEMIES[level - 1] as Enemy[];
  const whole = { ...SHEETS[0]![0]!, ...row, roll: sheet.length + 1 };
  const twist = (suit: string) => row.suits?.find((s) => s.suit === suit);
  sheet.push({
    ...whole,
    level,
    text: describe(inEnglish, whole),
    times: SUITS.map((suit) => twist(suit)?.times ?? 1),
    plus: SUITS.map((suit) => twist(suit)?.plus ?? 0),
  });
  return [level, whole.roll];
}

const itemsOf = (text = ''): SeatState['items'] => {
  const count = (letter: string) => text.split(/\s+/).filter((x) => x === letter).length;
  return [count('J'), count('Q'), count('K')];
};

/** Named cards come first; action pile and XP pile are filled from what is left of the class's cards. */
function seatOf(hero: Hero): SeatState {
  const cls = CLASSES.indexOf(hero.class);
  const named = [hero.hand, hero.action, hero.xp, hero.discard].flatMap((text) => cards(text ?? ''));
  expect(new Set(named).size, 'a card is named twice').toBe(named.length);
  const left = (pile: readonly Card[]) => pile.filter((c) => !named.includes(c));
  const action = hero.action === undefined ? left(ACTION_START[cls]!) : cards(hero.action);
  return {
    ...freshSeat(),
    class: cls,
    accent: cls,
    health: hero.health ?? 10,
    maxHealth: hero.maxHealth ?? 10,
    alive: hero.alive ?? true,
    hand: cards(hero.hand ?? ''),
    action: action.reverse(),
    xp: hero.xp === undefined ? left(XP_START[cls]!) : cards(hero.xp),
    discard: cards(hero.discard ?? ''),
    points: cards(hero.points ?? ''),
    items: itemsOf(hero.items),
  };
}

function lootDeckOf(scene: Scene): Card[] {
  if (scene.onlyLoot !== undefined) return cards(scene.onlyLoot).reverse();
  const named = cards(scene.loot ?? '');
  const rest = lootCards(scene.heroes.map((hero) => CLASSES.indexOf(hero.class)));
  for (const c of named) if (rest.includes(c)) rest.splice(rest.indexOf(c), 1);
  return [...rest, ...named.reverse()];
}

/** So low that the next roll counts as 1, whatever the dice show. */
const FAR_BELOW = -99;

/** A table in the middle of the game. Nothing is running yet. */
export function tableWith(scene: Scene): Table {
  const config = configFor(game, { seats: scene.heroes.length, options: scene.rules ?? {} });
  const t = setup(config, sfc32(scene.seed ?? 1));
  t.seats = scene.heroes.map(seatOf);
  t.lootDeck = lootDeckOf(scene);
  const { enemy = { health: 18 } } = scene;
  const [level, roll] = Array.isArray(enemy) ? enemy : ownEnemy(enemy);
  t.level = scene.level ?? level;
  t.aces = scene.aces ?? t.level - 1;
  t.round = scene.round ?? 1;
  t.enemyLevel = level;
  t.enemyRoll = roll;
  t.enemyHealth = startingHealth(t);
  return t;
}

/** The enemy has just appeared: everybody is asked for a card. After it comes the plain enemy of row 1. */
export function meet(t: Table): Event[] {
  t.nextRoll = FAR_BELOW;
  return startAt(game, t, running(wholeGame, {}, 'finish'), running(round, {}, 'play'));
}

/** A round begins: the dice are rolled. */
export function nextRound(t: Table): Event[] {
  return startAt(game, t, running(wholeGame, {}, 'finish'), running(round, {}));
}

/** Cards are revealed already: the round goes on at this step. */
export function goOnAt(t: Table, step: string, played: string[]): Event[] {
  played.forEach((text, seat) => {
    t.seats[seat]!.played = text === '' ? NONE : card(text);
  });
  return startAt(game, t, running(wholeGame, {}, 'finish'), running(round, {}, step));
}

/** A table at the question for a card. */
export function facing(scene: Scene): Table {
  const t = tableWith(scene);
  meet(t);
  return t;
}

/** Seat 0 plays the first card, seat 1 the second, and so on; '' for a seat that plays nothing. */
export function playCards(t: Table, ...texts: string[]): Event[] {
  return play(game, t, ...texts.flatMap((text, seat): Decision[] => (text === '' ? [] : [{ seat, kind: 'play', card: card(text) }])));
}

/** Takes decisions, each checked. */
export const take = (t: Table, ...decisions: Decision[]): Event[] => play(game, t, ...decisions);

/** Everybody who is asked whether to use an item does not. */
export function useNothing(t: Table): Event[] {
  const out: Event[] = [];
  while (asked(game, t)[0]?.kind === 'item') game.play.decide(t, { seat: asked(game, t)[0]!.seat, kind: 'item', use: 0 }, out);
  return out;
}

/** Who must answer what, as `0 play`. */
export const waiting = (t: Table): string[] => asked(game, t).map((ask) => `${ask.seat} ${ask.kind}`);

/** The options of a question, without seat and kind. */
export function optionsOf(t: Table, seat: Seat, kind: Kind): Record<string, unknown>[] {
  const ask: Ask<Kind> = { seat, kind };
  return game.play.options(t, ask).map(({ seat: _seat, kind: _kind, ...rest }) => rest);
}

export const healths = (t: Table): number[] => t.seats.map((s) => s.health);
export const maxima = (t: Table): number[] => t.seats.map((s) => s.maxHealth);
export const scores = (t: Table): number[] => t.seats.map(scoreOf);
/** Cards for people, in order. */
export const named = (list: readonly Card[]): string => list.map(cardName).join(' ');
/** The same cards whatever their order. */
export const sorted = (list: readonly Card[]): Card[] => list.slice().sort((a, b) => a - b);
export const royalsIn = (list: readonly Card[]): number => list.filter(isRoyal).length;
/** The items a seat holds, as `J Q Q`. */
export const itemsHeld = (t: Table, seat: Seat): string =>
  t.seats[seat]!.items.flatMap((n, i) => Array.from({ length: n }, () => cardName(JACK + i - 1)[0])).join(' ');

/** All events of a type. */
export const told = <K extends Event['type']>(out: readonly Event[], type: K): Extract<Event, { type: K }>[] =>
  out.filter((e): e is Extract<Event, { type: K }> => e.type === type);

/** Who drew what from the loot deck, aces included: `0 A♦`, `0 9♦`. */
export const drawn = (out: readonly Event[]): string[] =>
  out.flatMap((e) => (e.type === 'looted' || e.type === 'aceDrawn' ? [`${e.seat} ${cardName(e.card)}`] : []));

const seeds = new Map<string, number>();

/** The next dice of the table show this. Found by trying seeds, so the generator itself stays as it is. */
export function diceWillShow(t: Table, ...dice: number[]): void {
  const key = dice.join();
  let seed = seeds.get(key) ?? 1;
  while (!seeds.has(key)) {
    const random = sfc32(seed);
    if (dice.every((d) => die(random) === d)) seeds.set(key, seed);
    else seed++;
  }
  t.random = sfc32(seed);
}

/** Tries seeds until the story goes as wanted; for shuffles. */
export function seedWhere<X>(story: (seed: number) => X, wanted: (x: X) => boolean): X {
  for (let seed = 1; seed < 5000; seed++) {
    const x = story(seed);
    if (wanted(x)) return x;
  }
  throw new Error('no seed tells that story');
}
