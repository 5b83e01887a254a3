/** Tables of Adventure Party for tests: start in the middle of a turn, with the heroes, cards and dice the test needs. */
import { type Ask, configFor, type OptionValues, type Seat, sfc32, die as throwDie } from '@undercroft/engine';
import { asked, mayBeAsked, play, running, startAt } from '@undercroft/testkit';
import { ARENAS } from '../src/content/arenas.ts';
import { BOSSES } from '../src/content/bosses.ts';
import {
  HEROES,
  type Hero,
  ITEMS,
  type Item,
  NONE,
  QUEST_DECKS,
  QUESTS,
  type Quest,
  SIDES_OF,
  sideRules,
  TIER_OF,
} from '../src/content/cards.ts';
import { FACES } from '../src/content/dice.ts';
import { COLOURS, type FaceName, type HeroCard, type ItemCard, type QuestCard, TIERS, type Tier } from '../src/content/vocabulary.ts';
import type { Decision, Kind } from '../src/decisions.ts';
import type { Event } from '../src/events.ts';
import { game } from '../src/index.ts';
import { arena } from '../src/procedures/arena.ts';
import { boss } from '../src/procedures/boss.ts';
import { game as wholeGame } from '../src/procedures/game.ts';
import { quest } from '../src/procedures/quest.ts';
import { refresh } from '../src/procedures/refresh.ts';
import { tavern } from '../src/procedures/tavern.ts';
import { declare, trial } from '../src/procedures/trial.ts';
import { turn } from '../src/procedures/turn.ts';
import { challengeOf } from '../src/rules/challenge.ts';
import { type Die, faceName, isLocked, newDie, rolledTo } from '../src/rules/dice.ts';
import { armed, cardOf, hired, isUpgraded, isWounded, type PartyHero, upgraded, weaponOf, wounded } from '../src/rules/heroes.ts';
import { type SeatState, setup, type Table } from '../src/table.ts';

const find = (cards: readonly { id: string }[], id: string): number => {
  const at = cards.findIndex((card) => card.id === id);
  if (at < 0) throw new Error(`there is no card ${id}`);
  return at;
};
export const heroCard = (id: string): Hero => find(HEROES, id);
export const item = (id: string): Item => find(ITEMS, id);
export const questCard = (id: string): Quest => find(QUESTS, id);
export const arenaCard = (id: string): number => find(ARENAS, id);
export const bossCard = (id: string): number => find(BOSSES, id);

/** `gretchen-firmgrip`, with `+` upgraded, with `!` wounded, with `/weapon-id` armed. */
export function hero(text: string): PartyHero {
  const [, id, marks, weapon] = /^([a-z0-9-]+)([+!]*)(?:\/([a-z0-9-]+))?$/.exec(text)!;
  let made = hired(heroCard(id!));
  if (marks!.includes('+')) made = upgraded(made);
  if (marks!.includes('!')) made = wounded(made);
  return weapon === undefined ? made : armed(made, item(weapon));
}

/** A party in the same words. */
export const party = (t: Table, seat: Seat): string[] =>
  t.seats[seat]!.heroes.map((each) => {
    const weapon = weaponOf(each);
    const { id } = HEROES[cardOf(each)]!;
    const isUp = isUpgraded(each) && HEROES[cardOf(each)]!.upgraded !== undefined;
    return `${id}${isUp ? '+' : ''}${isWounded(each) ? '!' : ''}${weapon === NONE ? '' : `/${ITEMS[weapon]!.id}`}`;
  });

/** `red S`, `blue M+R`, with `#` locked. */
export function die(text: string): Die {
  const [colour, face] = text.split(' ');
  const made = newDie(['red', 'green', 'blue', 'yellow'].indexOf(colour ?? ''));
  const at = FACES[made & 3]!.indexOf((face ?? '').replace('#', '') as FaceName);
  if (at < 0) throw new Error(`there is no die ${text}`);
  const rolled = rolledTo(made, at);
  return text.endsWith('#') ? rolled | 0x20 : rolled;
}

/** The pool in the same words. */
export const poolOf = (t: Table): string[] => t.pool.map((each) => `${COLOURS[each & 3]} ${faceName(each)}${isLocked(each) ? '#' : ''}`);

/** A seat as a test writes it. */
export interface Party {
  gold?: number;
  tokens?: number;
  banner?: boolean;
  hand?: string[];
  heroes?: string[];
  quests?: string[];
  retired?: string[];
  turns?: number;
  boss?: SeatState['boss'];
}

export interface Scene {
  parties: Party[];
  rules?: OptionValues;
  level?: number;
  round?: number;
  starter?: Seat;
  turn?: Seat;
  /** Open quests by id, of each tier. */
  town?: string[];
  forest?: string[];
  mountain?: string[];
  heroRow?: string[];
  heroTop?: string;
  arena?: string;
  boss?: string;
  seed?: number;
}

const seatOf = (s: SeatState, p: Party): void => {
  s.gold = p.gold ?? 3;
  s.tokens = p.tokens ?? 0;
  s.banner = p.banner ?? true;
  s.hand = (p.hand ?? []).map(item);
  s.heroes = (p.heroes ?? []).map(hero);
  s.quests = (p.quests ?? []).map(questCard);
  s.retired = (p.retired ?? []).map(heroCard);
  s.turns = p.turns ?? 2;
  s.boss = p.boss ?? 'none';
};

/** What is not named lies in the decks, in the order of the lists. */
function fillDecks(t: Table, scene: Scene): void {
  const held = new Set(t.seats.flatMap((s) => [...s.hand, ...s.heroes.map(weaponOf)]));
  const placed = new Set([...t.seats.flatMap((s) => [...s.heroes.map(cardOf), ...s.retired]), ...t.heroRow, t.heroTop]);
  const isLegend = (card: Hero) => HEROES[card]!.upgraded === undefined;
  const open = new Set([...t.town, ...t.forest, ...t.mountain, ...t.seats.flatMap((s) => s.quests)]);
  const items = game.play.setup(configFor(game, { seats: scene.parties.length, options: scene.rules ?? {} }), sfc32(1));
  const isLegendary = (card: Item) => find(ITEMS, 'doomspatula') <= card && ITEMS[card]!.skull !== true;
  t.heroDeck = HEROES.map((_, i) => i).filter((i) => !placed.has(i) && !isLegend(i));
  t.legendDeck = HEROES.map((_, i) => i).filter((i) => !placed.has(i) && isLegend(i));
  const deck = ITEMS.map((_, i) => i).filter((i) => !held.has(i) && (ITEMS[i]!.skull !== true || items.rules.skullScrolls));
  t.itemDeck = deck.filter((i) => !isLegendary(i));
  t.legendaryDeck = deck.filter(isLegendary);
  [t.townDeck, t.forestDeck, t.mountainDeck] = QUEST_DECKS.map((cards) => cards.filter((i) => !open.has(i))) as [Quest[], Quest[], Quest[]];
  t.arenaDeck = ARENAS.map((_, i) => i);
  t.bossDeck = BOSSES.map((_, i) => i);
}

/** A table in the middle of the game. Nothing is running yet. */
export function tableWith(scene: Scene): Table {
  const config = configFor(game, { seats: scene.parties.length, options: { 'play.starter': 'first', ...scene.rules } });
  const t = setup(config, sfc32(scene.seed ?? 1));
  t.seats.forEach((s, seat) => {
    seatOf(s, scene.parties[seat]!);
  });
  t.level = scene.level ?? 1;
  t.opened = t.level;
  t.round = scene.round ?? 2;
  t.starter = scene.starter ?? 0;
  t.turn = scene.turn ?? 0;
  t.town = (scene.town ?? []).map(questCard);
  t.forest = (scene.forest ?? []).map(questCard);
  t.mountain = (scene.mountain ?? []).map(questCard);
  t.heroRow = (scene.heroRow ?? []).map(heroCard);
  t.heroTop = scene.heroTop === undefined ? NONE : heroCard(scene.heroTop);
  fillDecks(t, scene);
  t.arena = scene.arena === undefined ? (t.level > 1 ? 0 : NONE) : arenaCard(scene.arena);
  t.boss = scene.boss === undefined ? (t.level > 2 ? 0 : NONE) : bossCard(scene.boss);
  for (let level = 1; level < t.level; level++) t.firsts[level - 1] = 0;
  return t;
}

const round = () => running<Decision>(wholeGame, {}, 'afterTurn');
const during = (seat: Seat, step: string) => running<Decision>(turn, { seat }, step);

/** The seat's turn begins. */
export const beginTurn = (t: Table, seat = t.turn): Event[] => startAt(game, t, round(), during(seat, 'begin'));

/** In the first Tavern phase. */
export function inTavern(t: Table, seat = t.turn): Event[] {
  t.phase = 'tavern';
  return startAt(game, t, round(), during(seat, 'quest'), running(tavern, { seat }));
}

/** At the choice of a quest. */
export function choosingQuest(t: Table, seat = t.turn): Event[] {
  t.phase = 'quest';
  return startAt(game, t, round(), during(seat, 'secondTavern'), running(quest, { seat, quest: NONE, levelUps: 0, lost: 0 }));
}

/** At Refresh, in the turn of a seat. */
export function refreshing(t: Table): Event[] {
  const out: Event[] = [];
  refresh(t, out);
  return out;
}

/** A quest was rolled: the dice lie like this, and the roller is asked what to change. */
export function rolled(t: Table, questId: string | Quest, dice: string[], sent = t.seats[t.turn]!.heroes.map(cardOf)): Event[] {
  const seat = t.turn;
  const card = typeof questId === 'string' ? questCard(questId) : questId;
  const tier = TIERS[TIER_OF[card]!]!;
  if (!t[tier].includes(card)) t[tier].push(card);
  t.phase = 'quest';
  declare(t, { seat, trial: 'quest', quest: card, heroes: sent }, null);
  t.pool = dice.map(die);
  t.step = 'roll';
  const going = running<Decision>(quest, { seat, quest: card, levelUps: 0, lost: t.seats[seat]!.lost }, 'rewards');
  return startAt(game, t, round(), during(seat, 'secondTavern'), going, running(trial, { seat, left: 0 }, 'modify'));
}

/** The quest is declared, through the questions. */
export const march = (t: Table, card: string | Quest, sent: string[], seat = t.turn): Event[] =>
  take(t, { seat, kind: 'quest', quest: typeof card === 'string' ? questCard(card) : card, heroes: sent.map(heroCard) });

/** The Arena begins, triggered by a seat. */
export const arenaOpens = (t: Table, seat: Seat): Event[] =>
  startAt(
    game,
    t,
    round(),
    during(seat, 'secondTavern'),
    running(quest, { seat, quest: NONE, levelUps: 0, lost: 0 }, 'home'),
    running(arena, { seat, next: 0 }),
  );

/** The boss fights begin. */
export const bossArrives = (t: Table): Event[] =>
  startAt(game, t, running(wholeGame, {}, 'finish'), running(boss, { order: [], next: 0, stage: 0 }));

/** In the Arena or at the boss, the dice of the roller lie like this now. */
export function dicesLie(t: Table, ...dice: string[]): void {
  t.pool = dice.map(die);
}

/** Takes decisions, each checked. */
export const take = (t: Table, ...decisions: Decision[]): Event[] => play(game, t, ...decisions);
/** Why a decision is refused: its rule. Nothing may have changed. */
export function refusedBy(t: Table, d: unknown): string | undefined {
  const before = JSON.stringify(t);
  const refusal = game.play.refuse(t, d);
  if (refusal === null) throw new Error('that is not refused');
  if (JSON.stringify(t) !== before) throw new Error('the table changed');
  return refusal.rule;
}
/** Who must answer what, as `0 roll`. */
export const waiting = (t: Table): string[] => asked(game, t).map((ask) => `${ask.seat} ${ask.kind}`);
/** Who may answer what. */
export const mayAnswer = (t: Table): string[] => mayBeAsked(game, t).map((ask) => `${ask.seat} ${ask.kind}`);

/** The options of a question, without seat and kind. */
export function optionsOf(t: Table, seat: Seat, kind: Kind): Record<string, unknown>[] {
  const ask: Ask<Kind> = { seat, kind };
  return game.play.options(t, ask).map(({ seat: _seat, kind: _kind, ...rest }) => rest);
}

/** Evaluates, stops what can be stopped, deadly first, and deals wounds as the clock would; up to the next other question. */
export function finishRoll(t: Table): Event[] {
  const out = take(t, { seat: t.roller, kind: 'roll', do: 'evaluate' });
  return [...out, ...byClock(t, 'shields', 'wound', 'collect', 'levelUp')];
}

/** Answers these kinds of questions as the clock would. */
export function byClock(t: Table, ...kinds: Kind[]): Event[] {
  const out: Event[] = [];
  for (let ask = asked(game, t)[0]; ask !== undefined && kinds.includes(ask.kind); ask = asked(game, t)[0]) {
    game.play.decide(t, game.play.questions[ask.kind].fallback(t, ask), out);
  }
  return out;
}

/** All events of a type. */
export const told = <K extends Event['type']>(out: readonly Event[], type: K): Extract<Event, { type: K }>[] =>
  out.filter((e): e is Extract<Event, { type: K }> => e.type === type);

const seeds = new Map<string, number>();

/** The next dice show these faces (numbers from 0). Found by trying seeds, so the generator itself stays as it is. */
export function willShow(t: Table, ...faces: number[]): void {
  const key = faces.join();
  let seed = seeds.get(key) ?? 1;
  while (!seeds.has(key)) {
    const random = sfc32(seed);
    if (faces.every((face) => throwDie(random, 6) === face + 1)) seeds.set(key, seed);
    else seed++;
  }
  t.random = sfc32(seed);
}
/** The number of a face of a colour. */
export const face = (text: string): number => (die(text) >> 2) & 7;

/** Cards of the test's own: rules are tested with what the test needs, so that rewriting a deck breaks no test of the rules. */
export function ownQuest(card: Partial<QuestCard>, tier: Tier = 'town'): Quest {
  const whole: QuestCard = {
    id: `own-${QUESTS.length}`,
    name: 'Own',
    slots: 1,
    needs: {},
    damage: {},
    rewards: {},
    vp: 0,
    quip: '',
    ...card,
  };
  (QUESTS as QuestCard[]).push(whole);
  (TIER_OF as number[]).push(TIERS.indexOf(tier));
  return QUESTS.length - 1;
}
export function ownHero(card: Partial<HeroCard>): string {
  const id = `own-hero-${HEROES.length}`;
  const whole: HeroCard = { id, name: id, cost: 2, standard: { dice: 'R' }, upgraded: { dice: 'RR' }, vp: 1, quip: '', ...card };
  (HEROES as HeroCard[]).push(whole);
  const { standard, upgraded: up = standard } = whole;
  (SIDES_OF as (readonly [ReturnType<typeof sideRules>, ReturnType<typeof sideRules>])[]).push([sideRules(standard), sideRules(up)]);
  return id;
}
export function ownItem(card: Partial<ItemCard> & Pick<ItemCard, 'type' | 'powers'>): string {
  const id = `own-item-${ITEMS.length}`;
  (ITEMS as ItemCard[]).push({ id, name: id, quip: '', ...card });
  return id;
}

/** The challenge that is being rolled for. */
export const challenge = challengeOf;
