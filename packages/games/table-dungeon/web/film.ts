/**
 * How what happened is acted out: events become shots, each with the picture it ends with. Pure, so that the last
 * picture can be compared with the view; the board only draws the shot that is due.
 */

import { type Acts, act, Filming, filmOf, type Shot as ShotOf } from '@undercroft/board/film/film.ts';
import { FREEZE, heavier, type Moment, soundOf, weightOf } from '@undercroft/board/film/moment.tsx';
import type { SoundName, Sounds } from '@undercroft/board/sound/sound.ts';
import type { Seat } from '@undercroft/engine';
import { type Blow, type Card, type Claim, type Event, enemyAt, NONE, type Result, type View } from '../src/index.ts';
import { deedOf, isPlaying, rowOf } from './figures.ts';

/** A face-up card and what it does. */
export interface Shown {
  seat: Seat;
  card: Card;
  kind: 'hit' | 'heal' | 'royal';
  /** Attack, or what it would heal. */
  amount: number;
  /** Already added to the running total. */
  counted: boolean;
  /** What its seat had claimed, and whether it was true; null: nothing, or not known yet. */
  claim: { claim: Claim; kept: boolean } | null;
}

/** What a seat is seen to be worth. */
export interface Standing {
  health: number;
  maxHealth: number;
  alive: boolean;
  score: number;
}

/** What a shot does to a seat: a number that floats up from it. */
export interface Change {
  seat: Seat;
  kind: 'hurt' | 'healed' | 'died' | 'spared' | 'points' | 'item';
  amount: number;
}

export interface Picture {
  /** Where one looks: at the enemy in its alcove, or at the cards on the table. */
  place: 'alcove' | 'reveal';
  round: number;
  level: number;
  aces: number;
  enemy: View['enemy'];
  mood: 'stands' | 'arrives' | 'falls' | 'flees' | 'grows';
  dice: readonly number[];
  shown: readonly Shown[];
  total: number;
  /** What the total must reach. */
  goal: number;
  verdict: Result;
  seats: readonly Standing[];
  changes: readonly Change[];
  /** A card from the loot deck, in the air. */
  loot: { seat: Seat; card: Card } | null;
  /** Said on a slip of paper below the cards. */
  caption: Event | null;
  /** Dice are in the air: what they decide is not to be seen. */
  rolling: boolean;
  /** How much what is told matters. */
  moment: Moment | null;
}

type ShotName =
  | 'roll'
  | 'flip'
  | 'blow'
  | 'flag'
  | 'verdict'
  | 'hurt'
  | 'healed'
  | 'died'
  | 'note'
  | 'roll-off'
  | 'loot'
  | 'ace'
  | 'level'
  | 'arrive'
  | 'end';

export type Shot = ShotOf<Picture, ShotName>;
type Told<K extends Event['type']> = Extract<Event, { type: K }>;

const MS: Record<ShotName, number> = {
  roll: 800,
  flip: 750,
  blow: 600,
  flag: 350,
  verdict: 1000,
  hurt: 800,
  healed: 700,
  died: 1000,
  note: 800,
  'roll-off': 1000,
  loot: 1200,
  ace: 1600,
  level: 900,
  arrive: 1300,
  end: 900,
};

function shownIn(view: View): Shown[] {
  const row = rowOf(view);
  return view.seats.flatMap((s, seat) => {
    if (s.played === NONE) return [];
    const { kind, amount } = deedOf(s, s.played, row);
    return [{ seat, card: s.played, kind, amount: kind === 'heal' ? amount : amount + s.bonus, counted: true, claim: null }];
  });
}

const FLEETING = { changes: [], loot: null, caption: null, rolling: false, moment: null } satisfies Partial<Picture>;

/** The picture of a table at rest. */
export function pictureOf(view: View): Picture {
  const shown = shownIn(view);
  const moods = { win: 'falls', automatic: 'falls', fled: 'flees', loss: 'grows', undecided: 'stands' } as const;
  return {
    place: shown.length > 0 && !isPlaying(view) ? 'reveal' : 'alcove',
    round: view.round,
    level: view.level,
    aces: view.aces,
    enemy: view.enemy,
    mood: moods[view.result],
    dice: view.dice,
    shown,
    total: view.total,
    goal: view.enemy?.health ?? 0,
    verdict: view.result,
    seats: view.seats.map(({ health, maxHealth, alive, score }) => ({ health, maxHealth, alive, score })),
    ...FLEETING,
  };
}

/** A scene being filmed; what floats up, flies or is said is gone with the next shot. */
class Scene extends Filming<View, Picture, ShotName> {
  /** What comes now cannot be filmed from the view it begins with. */
  isBeyond = false;

  constructor(before: View) {
    super(before, pictureOf(before), FLEETING);
  }

  shoot(name: ShotName, change: Partial<Picture>): void {
    this.change(change);
    const { moment } = this.now;
    this.hold(name, MS[name] + (moment === null ? 0 : FREEZE[moment.weight]));
  }

  /** Several seats at once make one shot. */
  shootSeat(name: ShotName, change: Change, standing: Partial<Standing>): void {
    const seats = this.now.seats.map((s, seat) => (seat === change.seat ? { ...s, ...standing } : s));
    const last = this.shots.at(-1);
    const together = last?.name === name && !last.picture.changes.some((c) => c.seat === change.seat);
    const moment = momentOf(change, seats[change.seat]?.maxHealth ?? 0);
    if (together) this.retake({ seats, changes: [...last.picture.changes, change], moment: heavier(last.picture.moment, moment) });
    else this.shoot(name, { seats, changes: [change], moment });
  }
}

/** A loss by what there was to lose. */
const momentOf = ({ kind, amount }: Change, whole: number): Moment | null =>
  kind === 'hurt' && amount > 0 ? { tone: 'bad', weight: weightOf(amount, whole) } : null;

/** An enemy beaten to the very point is told for a long time. */
function momentOfVerdict({ result, total, health }: Told<'fought'>): Moment | null {
  if (result !== 'win') return null;
  return { tone: 'good', weight: total === health ? 3 : 2 };
}

/** Cards lie face-up but count for nothing yet. */
function reveal(scene: Scene, cards: readonly { seat: Seat; card: Card }[]): void {
  const row = rowOf(scene.before);
  const shown = cards.map(({ seat, card }): Shown => {
    const { kind, amount } = deedOf(scene.before.seats[seat]!, card, row);
    return { seat, card, kind, amount, counted: false, claim: null };
  });
  scene.shoot('flip', { place: 'reveal', shown, total: 0, verdict: 'undecided', mood: 'stands' });
}

function countBlow(scene: Scene, { seat, card, attack }: Blow): void {
  const shown = scene.now.shown.map((s) =>
    s.seat === seat ? { ...s, card, amount: s.kind === 'heal' ? s.amount : attack, counted: true } : s,
  );
  scene.shoot('blow', { shown, total: scene.now.total + attack });
}

function fight(scene: Scene, e: Told<'fought'>): void {
  if (scene.now.shown.length === 0) reveal(scene, e.blows);
  const counted = scene.now.shown.every((s) => s.counted);
  if (!counted || scene.now.total !== e.total) {
    scene.now = { ...scene.now, total: 0, shown: scene.now.shown.map((s) => ({ ...s, counted: false })) };
    for (const blow of e.blows) countBlow(scene, blow);
  }
  scene.shoot('flag', { total: e.total, goal: e.health });
  const moods = { win: 'falls', automatic: 'falls', fled: 'flees', loss: 'grows', undecided: 'stands' } as const;
  scene.shoot('verdict', { verdict: e.result, mood: moods[e.result], caption: e, moment: momentOfVerdict(e) });
}

/** A claim is checked while the verdict is still on the table. */
function checkClaim(scene: Scene, { seat, claim, kept }: Told<'claimChecked'>): void {
  scene.retake({ shown: scene.now.shown.map((s) => (s.seat === seat ? { ...s, claim: { claim, kept } } : s)) });
}

function appear(scene: Scene, e: Told<'enemyAppeared'>): void {
  const { name, flavour, text, damage } = enemyAt(e.level, e.roll);
  const arrival: Partial<Picture> = {
    place: 'alcove',
    round: e.round,
    level: e.level,
    enemy: { level: e.level, roll: e.roll, name, flavour, text, damage, health: e.health },
    mood: 'arrives',
    dice: e.dice,
    shown: [],
    total: 0,
    goal: e.health,
    verdict: 'undecided',
  };
  scene.shoot('roll', { ...arrival, rolling: true });
  scene.shoot('arrive', arrival);
}

function levelUp(scene: Scene, e: Told<'levelledUp'>): void {
  const healed = new Map(e.healths.map(({ seat, health, maxHealth }) => [seat, { health, maxHealth }]));
  const seats = scene.now.seats.map((s, seat) => ({ ...s, ...healed.get(seat) }));
  const moment: Moment = { tone: 'good', weight: 2 };
  scene.shoot('level', {
    level: e.level,
    seats,
    caption: e,
    moment,
    changes: e.healths.map(({ seat }) => ({ seat, kind: 'healed', amount: 5 })),
  });
}

function takeLoot(scene: Scene, e: Told<'looted'>): void {
  const gained = e.score - scene.now.seats[e.seat]!.score;
  const seats = scene.now.seats.map((s, seat) => (seat === e.seat ? { ...s, score: e.score } : s));
  const change: Change = { seat: e.seat, kind: gained > 0 ? 'points' : 'item', amount: gained };
  scene.shoot('loot', { loot: { seat: e.seat, card: e.card }, seats, changes: [change], caption: e });
}

const note = (scene: Scene, e: Event) => scene.shoot('note', { caption: e });

/** Events that are acted out; the others are only told. */
const ACTS: Acts<Event, Scene, void> = {
  playedOpenly: (scene, e) => scene.shoot('note', { shown: [...scene.now.shown, openCard(scene, e)] }),
  revealed: (scene, e) => reveal(scene, e.cards),
  fought: fight,
  claimChecked: checkClaim,
  itemUsed: useItem,
  hurt: (scene, e) => scene.shootSeat('hurt', { seat: e.seat, kind: 'hurt', amount: e.amount }, { health: e.health }),
  spared: (scene, e) => scene.shootSeat('hurt', { seat: e.seat, kind: 'spared', amount: 0 }, {}),
  died: (scene, e) =>
    scene.shoot('died', {
      seats: without(scene, e.seat),
      changes: [{ ...e, kind: 'died', amount: 0 }],
      caption: e,
      moment: { tone: 'bad', weight: 3 },
    }),
  left: (scene, e) => scene.shoot('died', { seats: without(scene, e.seat), caption: e }),
  healed: (scene, e) => scene.shootSeat('healed', { seat: e.seat, kind: 'healed', amount: e.amount }, { health: e.health }),
  noHealing: note,
  cardDropped: note,
  forgot: note,
  learned: note,
  pointsLost: (scene, e) => scene.shoot('note', { caption: e, seats: poorer(scene, e.seat, (e.card % 13) + 1) }),
  itemLost: note,
  rollChanged: note,
  willReturn: note,
  royalChosen: note,
  offerAnswered: note,
  noLoot: note,
  tieWon: note,
  rolledOff: (scene, e) => {
    scene.shoot('roll', { caption: e, rolling: true });
    scene.shoot('roll-off', { caption: e });
  },
  looted: takeLoot,
  aceDrawn: (scene, e) => {
    const moment: Moment = { tone: 'bad', weight: e.aces + 1 >= scene.before.rules.acesToEnd ? 3 : 2 };
    scene.shoot('ace', { aces: e.aces, loot: { seat: e.seat, card: e.card }, caption: e, moment });
  },
  levelledUp: levelUp,
  enemyAppeared: appear,
  ended: (scene, e) => scene.shoot('end', { caption: e }),
};

const without = (scene: Scene, gone: Seat): Standing[] =>
  scene.now.seats.map((s, seat) => (seat === gone ? { ...s, alive: false, health: 0, score: 0 } : s));

const poorer = (scene: Scene, loser: Seat, points: number): Standing[] =>
  scene.now.seats.map((s, seat) => (seat === loser ? { ...s, score: s.score - points } : s));

function openCard(scene: Scene, { seat, card }: { seat: Seat; card: Card }): Shown {
  const { kind, amount } = deedOf(scene.before.seats[seat]!, card, rowOf(scene.before));
  return { seat, card, kind, amount, counted: false, claim: null };
}

/** A swapped card is seen at once; a life saved is seen on its bar. */
function useItem(scene: Scene, e: Told<'itemUsed'>): void {
  const { card, target } = e;
  const shown =
    card === undefined ? scene.now.shown : scene.now.shown.map((s) => (s.seat === e.seat ? openCard(scene, { seat: e.seat, card }) : s));
  const seats = scene.now.seats.map((s, seat) => (seat === target ? { ...s, health: 1 } : s));
  scene.shoot('note', { shown, seats, caption: e });
}

export const film = filmOf(
  (before: View) => new Scene(before),
  (scene, e: Event) => {
    if (scene.isBeyond) return;
    act(ACTS, scene, e);
    // Whoever last looked before there were heroes cannot be told what heroes did since: the table shows where that has led.
    scene.isBeyond = scene.before.round === 0 && e.type === 'enemyAppeared';
  },
);

/** Whoever has next to nothing left hears their heart. */
function soundOfHarm({ moment, changes, seats }: Picture): SoundName | undefined {
  if (moment === null) return undefined;
  const isLast = changes.some(({ seat, kind }) => kind === 'hurt' && seats[seat]!.alive && seats[seat]!.health <= 1);
  return isLast ? 'heart' : soundOf(moment);
}

/** What the shots that matter sound like. */
export const SOUNDS: Sounds<ShotName, Picture> = {
  roll: 'dice',
  flip: 'flip',
  blow: 'drum',
  verdict: ({ moment }) => (moment === null ? 'drum' : soundOf(moment)),
  hurt: soundOfHarm,
  'roll-off': 'chime',
  loot: 'card',
  died: 'death',
  level: 'choir',
  ace: 'candle',
  arrive: 'choir',
};
