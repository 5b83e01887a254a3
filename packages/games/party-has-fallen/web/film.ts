/**
 * How what happened is acted out: events become shots, each with the picture it ends with. Pure, so that the last
 * picture can be compared with the view; the board only draws the shot that is due.
 */

import { type Acts, act, Filming, filmOf } from '@undercroft/board/film/film.ts';
import { FREEZE } from '@undercroft/board/film/moment.tsx';
import type { Sounds } from '@undercroft/board/sound/sound.ts';
import type { Seat } from '@undercroft/engine';
import { type Event, eventText, type FighterNow, game, itemText, NONE, type Part, type View } from '../src/index.ts';
import { type Moment, momentOf, soundOfMoment } from './moments.ts';

export interface Fighter {
  seat: Seat;
  /** Null: not rolled yet. */
  die: number | null;
  parts: readonly Part[];
  total: number | null;
  /** The leader did not want this helper. */
  refused?: true;
}

/** A fight between players, as far as it has come. */
export interface FightStage {
  kind: 'fight';
  attacker: Seat;
  victim: Seat;
  attack: readonly Fighter[];
  defend: readonly Fighter[];
  /** Which attack met which defence; null: not yet. */
  meetings: readonly (readonly [attack: number, defence: number])[] | null;
  damage: number;
}

type Told<K extends Event['type']> = Extract<Event, { type: K }>;

/** What lies on the map for all to see. */
export type Stage =
  | FightStage
  | { kind: 'move'; e: Told<'moveRolled'> }
  | { kind: 'check'; seat: Seat; stat: Told<'checked'>['stat']; e: Told<'checked'> | null }
  | { kind: 'event'; e: Told<'eventDrawn'> }
  | { kind: 'item'; e: Told<'itemDrawn'> }
  | { kind: 'haunt'; e: Told<'marauderFight'> }
  | { kind: 'marauder'; e: Told<'marauderRolled'> }
  | { kind: 'first'; e: Told<'firstRolled'> }
  | { kind: 'note'; e: Event };

/** What a shot does to a seat: a number that floats up from it. */
export interface Change {
  seat: Seat;
  amount: number;
}

export interface Picture {
  round: number;
  active: Seat;
  points: number;
  rooms: readonly number[];
  open: readonly number[];
  /** The room of each seat's token; NONE: not on the map. */
  tokens: readonly number[];
  hp: readonly number[];
  haunt: number;
  hauntHp: number;
  /** Rooms walked this turn, the last one is where the walker stands. */
  trail: readonly number[];
  stage: Stage | null;
  /** A line under what lies on the map: what followed from it. */
  caption: Event | null;
  changes: readonly Change[];
  /** The die just taken up still tumbles: what comes of it is not to be seen. */
  tumbling: boolean;
  /** How much what is told matters. */
  moment: Moment | null;
}

/** How long dice tumble before what they show is told. */
const TUMBLE = 650;

/** How long each thing is looked at. What is not here is only told in the log. */
const MS: Partial<Record<Event['type'], number>> = {
  firstRolled: 1000,
  firstChosen: 700,
  partyShown: 1400,
  flipped: 550,
  roundBegan: 550,
  turnSkipped: 800,
  moveRolled: 700,
  stepped: 300,
  movementEnded: 700,
  statRolled: 500,
  checked: 1000,
  rerolled: 700,
  itemDrawn: 1000,
  itemLost: 700,
  itemPassed: 700,
  eventDrawn: 1900,
  cardUsed: 700,
  tableRolled: 900,
  hurt: 650,
  healed: 600,
  changed: 600,
  moved: 450,
  peeked: 600,
  roomHidden: 600,
  roomsSwapped: 600,
  goalPeeked: 700,
  attacked: 1000,
  calledOff: 800,
  joined: 500,
  fightRolled: 450,
  fought: 1500,
  died: 1100,
  eliminated: 700,
  reentered: 700,
  traded: 800,
  pactMade: 600,
  pactBroken: 1000,
  summoned: 1400,
  marauderRolled: 600,
  marauderTurned: 500,
  marauderMoved: 350,
  marauderItem: 700,
  marauderFight: 1200,
  marauderHurt: 600,
  marauderCheated: 800,
  marauderBeaten: 1100,
  voted: 800,
  narrated: 2400,
  honourRead: 1600,
  claimed: 1400,
  won: 1500,
  nobodyWon: 1500,
};

const waiting = (seats: readonly Seat[]): Fighter[] => seats.map((seat) => ({ seat, die: null, parts: [], total: null }));

/** A fight that waits for somebody: who joins, who is accepted, who rolls again. */
export function fightAt({ fight }: View): FightStage | null {
  if (fight === null) return null;
  const { attacker, victim, damage } = fight;
  const side = (fighters: readonly FighterNow[]): Fighter[] => fighters.map((fighter) => ({ ...fighter, parts: [] }));
  return { kind: 'fight', attacker, victim, attack: side(fight.attack), defend: side(fight.defend), meetings: null, damage };
}

const FLEETING = { caption: null, changes: [], tumbling: false, moment: null } satisfies Partial<Picture>;

/** The picture of a table at rest. */
export function pictureOf(view: View): Picture {
  return {
    round: view.round,
    active: view.active,
    points: view.points,
    rooms: view.rooms,
    open: view.open,
    tokens: view.seats.map((s) => s.room),
    hp: view.seats.map((s) => s.hp),
    haunt: view.haunt,
    hauntHp: view.hauntHp,
    trail: view.visited,
    stage: fightAt(view),
    ...FLEETING,
  };
}

const put = <X>(list: readonly X[], at: number, x: X): X[] => list.map((old, i) => (i === at ? x : old));
const note = (_now: Picture, e: Event): Partial<Picture> => ({ stage: { kind: 'note', e } });
/** What follows from a card that already lies there is told beneath it. */
const follow = (now: Picture, e: Event): Partial<Picture> => (now.stage === null ? note(now, e) : { caption: e });

function newFight({ attacker, victim }: Told<'attacked'>): FightStage {
  return { kind: 'fight', attacker, victim, attack: waiting([attacker]), defend: waiting([victim]), meetings: null, damage: 0 };
}

const withFighter = (stage: FightStage, side: 'attack' | 'defend', f: Fighter): FightStage => {
  const others = stage[side];
  const known = others.some(({ seat }) => seat === f.seat);
  return { ...stage, [side]: known ? others.map((old) => (old.seat === f.seat ? f : old)) : [...others, f] };
};

/** The fight that lies there; one that was not seen to begin starts with its leaders. */
const fightOn = (now: Picture, seat: Seat): FightStage =>
  now.stage?.kind === 'fight' ? now.stage : newFight({ type: 'attacked', attacker: seat, victim: seat });

type Act<K extends Event['type']> = (now: Picture, e: Told<K>) => Partial<Picture>;

const flip: Act<'flipped'> = (now, e) => ({ rooms: put(now.rooms, e.room, e.card), open: put(now.open, e.room, 1) });
const walk: Act<'stepped'> = (now, e) => ({
  tokens: put(now.tokens, e.seat, e.room),
  trail: [...now.trail, e.room],
  points: e.left,
  stage: null,
});
const leave = (now: Picture, seat: Seat): Partial<Picture> => ({ tokens: put(now.tokens, seat, NONE), hp: put(now.hp, seat, 0) });

/** What each event changes in the picture. */
const ACTS: Acts<Event, Picture, Partial<Picture>> = {
  firstRolled: (_now, e) => ({ stage: { kind: 'first', e } }),
  firstChosen: follow,
  placed: (now, e) => ({ tokens: put(now.tokens, e.seat, e.room) }),
  partyShown: note,
  flipped: flip,
  roundBegan: (now, e) => ({ ...note(now, e), round: e.round }),
  turnBegan: (now, e) => ({ active: e.seat, stage: null, trail: now.tokens[e.seat]! >= 0 ? [now.tokens[e.seat]!] : [] }),
  turnSkipped: note,
  moveRolled: (_now, e) => ({ points: e.points, stage: { kind: 'move', e } }),
  stepped: walk,
  movementEnded: (now, e) => ({ points: 0, ...(e.why === 'points' ? {} : follow(now, e)) }),
  statRolled: (_now, e) => ({ stage: { kind: 'check', seat: e.seat, stat: e.stat, e: null } }),
  checked: (_now, e) => ({ stage: { kind: 'check', seat: e.seat, stat: e.stat, e } }),
  rerolled: follow,
  itemDrawn: (now, e) => (now.stage?.kind === 'event' ? { caption: e } : { stage: { kind: 'item', e } }),
  nothingToDraw: follow,
  itemLost: follow,
  itemPassed: follow,
  itemKept: follow,
  eventDrawn: (_now, e) => ({ stage: { kind: 'event', e } }),
  cardUsed: follow,
  tableRolled: follow,
  hurt: (now, e) => ({ ...follow(now, e), hp: put(now.hp, e.seat, e.hp), changes: [{ seat: e.seat, amount: -e.amount }] }),
  healed: (now, e) => ({ ...follow(now, e), hp: put(now.hp, e.seat, e.hp), changes: [{ seat: e.seat, amount: e.amount }] }),
  changed: follow,
  moved: (now, e) => ({ ...follow(now, e), tokens: put(now.tokens, e.seat, e.room) }),
  turnLost: follow,
  attacksChanged: follow,
  stepsChanged: (now, e) => ({ ...follow(now, e), points: e.left }),
  peeked: (now, e) => (e.card === null ? follow(now, e) : { ...follow(now, e), rooms: put(now.rooms, e.room, e.card) }),
  roomHidden: (now, e) => ({ ...follow(now, e), open: put(now.open, e.room, 0) }),
  roomsSwapped: follow,
  genderChanged: follow,
  goalPeeked: follow,
  attacked: (_now, e) => ({ stage: newFight(e) }),
  calledOff: follow,
  joined: (now, e) => {
    if (e.side === 'out') return {};
    const fighter: Fighter = { ...waiting([e.seat])[0]!, ...(e.accepted ? {} : { refused: true }) };
    return { stage: withFighter(fightOn(now, e.seat), e.side, fighter) };
  },
  fightRolled: (now, { seat, side, die, parts, total }) => ({ stage: withFighter(fightOn(now, seat), side, { seat, die, parts, total }) }),
  fought: (now, e) => ({ stage: { ...fightOn(now, e.attacker), meetings: e.meetings, damage: e.damage } }),
  died: (now, e) => ({ ...leave(now, e.seat), ...follow(now, e) }),
  eliminated: (now, e) => ({ ...leave(now, e.seat), ...note(now, e) }),
  reentered: (now, e) => ({ ...note(now, e), tokens: put(now.tokens, e.seat, e.room) }),
  traded: follow,
  pactMade: follow,
  pactBroken: follow,
  summoned: (now, e) => ({ ...note(now, e), haunt: e.room, hauntHp: e.hp }),
  marauderRolled: (_now, e) => ({ stage: { kind: 'marauder', e } }),
  marauderTurned: follow,
  marauderMoved: (_now, e) => ({ haunt: e.room, stage: null }),
  marauderItem: follow,
  marauderFight: (_now, e) => ({ stage: { kind: 'haunt', e } }),
  marauderHurt: (now, e) => ({ ...follow(now, e), hauntHp: e.hp }),
  marauderCheated: follow,
  marauderBeaten: (now, e) => ({ ...follow(now, e), haunt: NONE }),
  spoilsTaken: follow,
  proposed: note,
  narrated: note,
  honourRead: follow,
  claimed: note,
  voted: note,
  won: note,
  nobodyWon: note,
};

/** The picture once an event has happened. Events without an act leave it as it is. */
export function after(now: Picture, e: Event): Picture {
  const change = act(ACTS, now, e);
  return change === undefined ? now : { ...now, ...FLEETING, ...change };
}

/** Dice in the air: what they belong to lies there, and nothing that comes of it. Null: nothing is rolled. */
function tumbling(now: Picture, e: Event): Picture | null {
  const stage = inTheAir(now, e);
  return stage === null ? null : { ...now, ...FLEETING, stage, tumbling: true };
}

function inTheAir(now: Picture, e: Event): Stage | null {
  if (e.type === 'fightRolled') {
    const { seat, side, die } = e;
    return withFighter(fightOn(now, seat), side, { seat, die, parts: [], total: null });
  }
  if (
    e.type === 'checked' ||
    e.type === 'moveRolled' ||
    e.type === 'firstRolled' ||
    e.type === 'marauderFight' ||
    e.type === 'marauderRolled'
  )
    return after(now, e).stage;
  return null;
}

/** Milliseconds for each letter of an own card: others' cards are only glanced at, the own one is read. */
const READING = 28;
const LONGEST = 4500;

function lengthFor(e: Event, view: View): number {
  const usual = MS[e.type] ?? 0;
  if (e.type === 'movementEnded' && e.why === 'points') return 0;
  if ((e.type !== 'eventDrawn' && e.type !== 'itemDrawn') || e.seat !== view.viewer) return usual;
  const text =
    e.type === 'eventDrawn' ? eventText(game.words.say!, view, e.card) : e.item === null ? '' : itemText(game.words.say!, view, e.item);
  return Math.min(LONGEST, usual + READING * text.length);
}

export const film = filmOf(
  (before: View) => new Filming<View, Picture, Event['type']>(before, pictureOf(before), FLEETING),
  (scene, e: Event) => {
    const rolling = tumbling(scene.now, e);
    if (rolling !== null) {
      scene.now = rolling;
      scene.hold(e.type, TUMBLE);
    }
    scene.now = { ...after(scene.now, e), moment: momentOf(e, scene.before) };
    // The starting rooms are turned together.
    if (e.type === 'flipped' && scene.shots.at(-1)?.name === 'flipped') scene.shots.pop();
    const { moment } = scene.now;
    scene.hold(e.type, lengthFor(e, scene.before) + (moment === null ? 0 : FREEZE[moment.weight]));
  },
);

/** Dice are heard while they tumble. */
const inTheAirOnly = ({ tumbling }: Picture) => (tumbling ? 'dice' : undefined);
const blow = ({ tumbling }: Picture) => (tumbling ? 'dice' : 'drum');

/** What the shots that matter sound like. */
export const SOUNDS: Sounds<Event['type'], Picture> = {
  firstRolled: inTheAirOnly,
  partyShown: 'choir',
  moveRolled: inTheAirOnly,
  statRolled: 'dice',
  rerolled: 'dice',
  tableRolled: 'dice',
  marauderRolled: inTheAirOnly,
  stepped: 'step',
  flipped: (picture) => soundOfMoment(picture) ?? 'flip',
  checked: inTheAirOnly,
  eventDrawn: 'card',
  narrated: 'card',
  honourRead: 'card',
  itemDrawn: 'coins',
  traded: 'coins',
  pactBroken: soundOfMoment,
  attacked: 'drum',
  fightRolled: inTheAirOnly,
  fought: 'drum',
  marauderFight: blow,
  hurt: soundOfMoment,
  marauderHurt: soundOfMoment,
  died: soundOfMoment,
  marauderBeaten: soundOfMoment,
  summoned: 'choir',
  claimed: 'choir',
};
