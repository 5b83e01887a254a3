/** Tables of Dungeon Fighter for tests: start in the middle of a fight, with the cards the test needs, and say how each die falls. */
import { configFor, type OptionValues, type Seat, sfc32 } from '@undercroft/engine';
import { asked, mayBeAsked, play, running, startAt } from '@undercroft/testkit';
import { EQUIPMENT, type Gear } from '../src/content/equipment.ts';
import { HEROES } from '../src/content/heroes.ts';
import { BY_LEVEL, MONSTERS, type Monster } from '../src/content/monsters.ts';
import type { Ability, Effect, EquipmentCard, EquipmentType, MonsterCard } from '../src/content/vocabulary.ts';
import type { Decision, Kind, Of, Place, Told } from '../src/decisions.ts';
import type { Event } from '../src/events.ts';
import { game } from '../src/index.ts';
import { fight } from '../src/procedures/fight.ts';
import { game as wholeGame } from '../src/procedures/game.ts';
import { maintenance } from '../src/procedures/maintenance.ts';
import { diceToThrow } from '../src/rules/fight.ts';
import { type HeroState, NONE, setup, type Table } from '../src/table.ts';
import type { MissReason, Section, ThrowKey } from '../src/throws/index.ts';

const numberOf = (cards: readonly { id: string }[], id: string): number => {
  const at = cards.findIndex((card) => card.id === id);
  if (at < 0) throw new Error(`there is no card ${id}`);
  return at;
};
export const sheet = (id: string): number => numberOf(HEROES, id);
export const monster = (id: string): Monster => numberOf(MONSTERS, id);
export const gear = (id: string): Gear => numberOf(EQUIPMENT, id);

/** Cards of a test's own lie behind the printed ones, so that no change of a printed figure can break a rule's test. */
const added = <X>(cards: readonly X[], card: X): number => (cards as X[]).push(card) - 1;

export const ownMonster = (card: Partial<MonsterCard> = {}): Monster =>
  added(MONSTERS, { id: 'own', name: 'Own', type: 'greenskin', level: 1, hp: 10, damage: 1, gold: 0, ...card });

export const ownGear = (effect: Effect, given: Partial<EquipmentCard> = {}): Gear => {
  const type: EquipmentType =
    effect.effect === 'weapon' ? 'weapon' : effect.effect === 'use' || effect.effect === 'sharpen' ? 'item' : 'armor';
  return added(EQUIPMENT, { id: 'own', name: 'Own', type, price: 3, effect, ...given });
};
export const weapon = (key: ThrowKey, bonus: { plus?: number; times?: number }): Gear =>
  ownGear({ effect: 'weapon', throw: key, ...bonus });

/** A sheet with these abilities (blue, green, red) and slots. */
export const ownSheet = (abilities: Ability[], slots: EquipmentType[] = ['weapon', 'armor', 'item']): number => {
  const all = [0, 1, 2].map((colour) => abilities[colour] ?? { ability: 'pickpocket' });
  return added(HEROES, { id: 'own', name: 'Own', abilities: all as never, slots: slots as never });
};

/** A hero as a test writes it. */
export type Who = Partial<Pick<HeroState, 'card' | 'hp' | 'scars' | 'fainted' | 'eliminated' | 'gear' | 'seduced' | 'stolen' | 'boost'>>;

export interface Scene {
  heroes?: Who[];
  /** One person with all heroes. */
  alone?: boolean;
  rules?: OptionValues;
  monster?: Monster;
  hp?: number;
  coins?: number;
  dice?: number;
  thrower?: Place;
  available?: number[];
  leader?: Seat;
  floor?: number;
  sheets?: [first: number, second: number, third: number];
  room?: number;
  round?: number;
  /** Tiers of the tower, the last card of each drawn first. */
  tower?: Monster[][];
}

const PLAIN: Ability[] = [{ ability: 'heal-hero', amount: 2 }, { ability: 'pickpocket' }, { ability: 'piercing', amount: 2 }];

/** A table with a dungeon, before anything runs. */
export function scene(given: Scene = {}): Table {
  const who = given.heroes ?? [{}, {}, {}];
  const seats = given.alone ? 1 : who.length;
  const options = { 'play.throws': 'told', 'play.soloHeroes': Math.min(3, who.length), ...given.rules };
  const t = setup(configFor(game, { seats, options }), sfc32(7));
  const plain = ownSheet(PLAIN);
  who.forEach((hero, place) => {
    Object.assign(t.heroes[place]!, { card: plain, ...hero });
  });
  t.leader = given.leader ?? 0;
  t.round = given.round ?? 2;
  t.floor = given.floor ?? 0;
  [t.firstFloor, t.secondFloor, t.thirdFloor] = given.sheets ?? [0, 2, 0];
  t.room = given.room ?? 0;
  t.boss = monster('archlich-gerald');
  const tower = given.tower ?? BY_LEVEL.map((cards) => cards.slice(0, 3));
  [t.tierI, t.tierII, t.tierIII, t.tierIV] = [0, 1, 2, 3].map((level) => (tower[level] ?? []).slice()) as [
    number[],
    number[],
    number[],
    number[],
  ];
  t.reserve = BY_LEVEL.flatMap((cards) => cards.slice(6));
  t.deck = EQUIPMENT.slice(0, 53).flatMap((_, card) => (who.some((hero) => hero.gear?.includes(card)) ? [] : [card]));
  t.coins = given.coins ?? 2;
  t.dice = given.dice ?? 1;
  t.first = given.thrower ?? 0;
  return t;
}

/** In a fight, somebody about to swing. */
export function fighting(given: Scene = {}): Table {
  const t = scene(given);
  t.phase = 'encounter';
  t.monster = given.monster ?? ownMonster();
  t.hp = given.hp ?? MONSTERS[t.monster]!.hp;
  t.available = given.available ?? [0, 1, 2];
  t.thrower = given.thrower ?? 0;
  startAt(game, t, running(wholeGame, {}, 'fought'), running(fight, {}, 'turn'));
  return t;
}

/** The monster is beaten with so many shots, and Maintenance begins. */
export function maintaining(given: Scene & { shots?: number; onMonster?: number; lastThrower?: Place; charmedBy?: Place } = {}): {
  t: Table;
  events: Event[];
} {
  const t = scene(given);
  t.monster = given.monster ?? ownMonster();
  t.shots = given.shots ?? 3;
  t.onMonster = given.onMonster ?? 0;
  t.lastThrower = given.lastThrower ?? 0;
  t.charmedBy = given.charmedBy ?? NONE;
  const events = startAt(game, t, running(wholeGame, {}, 'maintained'), running(maintenance, { next: 'scars' }));
  return { t, events };
}

/** How a die falls. */
export interface Fall {
  die?: number;
  weapons?: Gear[];
  section?: Section;
  miss?: MissReason;
  icon?: boolean;
  /** Requirements that were done; all unless said otherwise. */
  done?: ThrowKey[];
}

export const decide = (t: Table, ...decisions: Decision[]): Event[] => play(game, t, ...decisions);
export const asks = (t: Table): { seat: Seat; kind: Kind }[] => asked(game, t).map(({ seat, kind }) => ({ seat, kind }));
export const mayAsks = (t: Table): { seat: Seat; kind: Kind }[] => mayBeAsked(game, t).map(({ seat, kind }) => ({ seat, kind }));
export const optionsOf = <K extends Kind>(t: Table, seat: Seat, kind: K): Of<K>[] => game.play.options(t, { seat, kind }) as Of<K>[];
export const refusal = (t: Table, d: unknown) => game.play.refuse(t, d);

export const toldAs = (t: Table, { section = 0, miss, icon = false, done }: Fall): Told => ({
  section: miss === undefined ? section : 0,
  miss: miss ?? (section === 0 ? 'off-board' : null),
  iconUp: icon,
  done: done ?? t.wanted.slice(),
});

/** The die and the weapons are chosen. */
export function swing(t: Table, { die, weapons = [] }: Fall = {}): Event[] {
  return decide(t, { seat: t.heroes[t.thrower]!.seat, kind: 'swing', do: 'throw', die: die ?? diceToThrow(t)[0]!, weapons });
}

/** What is left to be said of the throw is said and confirmed. */
export function fall(t: Table, how: Fall): Event[] {
  const events = decide(t, { seat: t.heroes[t.thrower]!.seat, kind: 'tell', told: toldAs(t, how) });
  const [ask] = asks(t);
  if (ask?.kind === 'confirm') events.push(...decide(t, { seat: ask.seat, kind: 'confirm', refuse: null }));
  return events;
}

/** One throw, up to the next question. */
export const throwDie = (t: Table, how: Fall = {}): Event[] => [...swing(t, how), ...fall(t, how)];

export const useIcon = (t: Table, colour: number, target: Place = NONE): Event[] =>
  decide(t, { seat: t.heroes[t.thrower]!.seat, kind: 'icon', do: 'ability', colour, target });
export const noIcon = (t: Table): Event[] => decide(t, { seat: t.heroes[t.thrower]!.seat, kind: 'icon', do: 'nothing' });

/** Everybody asked that says the same. */
export function all(t: Table, answer: (seat: Seat) => Decision): Event[] {
  return asks(t).flatMap(({ seat }) => decide(t, answer(seat)));
}

export const hps = (t: Table): number[] => t.heroes.map(({ hp }) => hp);
export const types = (events: readonly Event[]): string[] => events.map(({ type }) => type);
export const find = <K extends Event['type']>(events: readonly Event[], type: K): Extract<Event, { type: K }> => {
  const found = events.find((e) => e.type === type);
  if (found === undefined) throw new Error(`nothing ${type} in ${types(events).join(', ')}`);
  return found as Extract<Event, { type: K }>;
};

/** A game from its very start. */
export function newGame(given: { seats?: number; options?: OptionValues; seed?: number } = {}): Table {
  const t = setup(
    configFor(game, { seats: given.seats ?? 3, options: { 'play.throws': 'told', ...given.options } }),
    sfc32(given.seed ?? 5),
  );
  startAt(game, t, running(wholeGame, {}));
  return t;
}
