/** Every question, and which answers it has. `options` here is what is legal, and nothing else. */
import { below, pick, type Question, type Random, type Seat } from '@undercroft/engine';
import type { Card } from './cards.ts';
import { isRoyal, rankOf } from './cards.ts';
import { CLASS_SHEETS } from './content/classes.ts';
import { ACCENTS } from './content/quips.ts';
import type { Decision, Kind, TdAsk } from './decisions.ts';
import { safestAttack } from './rules/attack.ts';
import { CLAIMS } from './rules/claims.ts';
import { itemUses } from './rules/items.ts';
import { offersOf } from './rules/trade.ts';
import type { Table } from './table.ts';

const MAX_SEATS = 4;

/** Plays are asked for so often that the answers are made once and shared; nobody changes a decision. */
const PLAYS: Decision[][] = Array.from({ length: MAX_SEATS }, (_, seat) =>
  Array.from({ length: 52 }, (_, card): Decision => ({ seat, kind: 'play', card })),
);

const HEROES: Decision[][] = PLAYS.map((_, seat) => CLASS_SHEETS.map((_sheet, cls): Decision => ({ seat, kind: 'class', class: cls })));
const VOICES: Decision[][] = PLAYS.map((_, seat) => ACCENTS.map((_accent, accent): Decision => ({ seat, kind: 'accent', accent })));

function plays(t: Table, { seat }: TdAsk): Decision[] {
  const hand = t.seats[seat]!.hand;
  const mine = PLAYS[seat]!;
  return hand.map((card) => mine[card]!);
}

const BURIES: Decision[][] = PLAYS.map((cards, seat) => cards.map((_, card): Decision => ({ seat, kind: 'royal', choice: 'bury', card })));
const choices = (choice: 'nothing' | 'cycle' | 'learn') => PLAYS.map((_, seat): Decision => ({ seat, kind: 'royal', choice }));
const [NOTHING, CYCLE, LEARN] = [choices('nothing'), choices('cycle'), choices('learn')];

/** TD-044..TD-047, R-TD-08  One of three, or nothing; each only if there is a card for it. */
function royals(t: Table, { seat }: TdAsk): Decision[] {
  const s = t.seats[seat]!;
  const buries = s.hand.map((card) => BURIES[seat]![card]!);
  return s.xp.length > 0 ? [NOTHING[seat]!, CYCLE[seat]!, LEARN[seat]!, ...buries] : [NOTHING[seat]!, ...buries];
}

/** Every way to put some of n cards in some order, as lists of places. */
function arrangements(n: number): number[][] {
  const found: number[][] = [[]];
  for (let i = 0; i < found.length; i++) {
    for (let place = 0; place < n; place++) if (!found[i]!.includes(place)) found.push([...found[i]!, place]);
  }
  return found;
}
const ARRANGEMENTS = [0, 1, 2, 3].map(arrangements);

/** TD-064, R-TD-31, R-TD-26  Up to three cards: each to the discard pile or underneath, in an order of choice. */
function levelUps(t: Table, { seat }: TdAsk): Decision[] {
  const { xp } = t.seats[seat]!;
  const places = ARRANGEMENTS[Math.min(3, xp.length)]!;
  return places.map((chosen) => ({ seat, kind: 'levelUp', bottom: chosen.map((place) => xp[place]!) }));
}

/** Classes somebody has chosen, or is seen to have picked. */
function pickedClasses(t: Table): number[] {
  const picks = t.stack[t.stack.length - 1]?.answers ?? [];
  return [...t.seats.map((s) => s.class), ...picks.map((d) => (d.kind === 'class' ? d.class : -1))];
}

/** The same answers, drawn one at a time: random play asks for nothing else. */
const drawPlay = (t: Table, { seat }: TdAsk, random: Random): Decision => {
  const { hand } = t.seats[seat]!;
  return PLAYS[seat]![hand[below(random, hand.length)]!]!;
};

function drawRoyal(t: Table, { seat }: TdAsk, random: Random): Decision {
  const { xp, hand } = t.seats[seat]!;
  const others = xp.length > 0 ? 3 : 1;
  const i = below(random, others + hand.length);
  if (i >= others) return BURIES[seat]![hand[i - others]!]!;
  return (i === 0 ? NOTHING : i === 1 ? CYCLE : LEARN)[seat]!;
}

function drawLevelUp(t: Table, { seat }: TdAsk, random: Random): Decision {
  const { xp } = t.seats[seat]!;
  const bottom: Card[] = [];
  for (const place of pick(random, ARRANGEMENTS[Math.min(3, xp.length)]!)) bottom.push(xp[place]!);
  return { seat, kind: 'levelUp', bottom };
}

/** TD-010, R-TD-12  Any class, unless the table wants each only once. */
function classes(t: Table, { seat }: TdAsk): Decision[] {
  const heroes = HEROES[seat]!;
  return t.rules.uniqueClasses ? heroes.filter((_, cls) => t.seats.every((s) => s.class !== cls)) : heroes.slice();
}

/** A fallback may not draw from the table's generator, so "random" is a fixed but fair mix of round and seat. */
const mixed = (t: Table, seat: Seat, n: number) => (seat * 5 + t.round * 3 + t.seats.length) % n;

/** A class nobody else has. */
function unusedClass(t: Table, ask: TdAsk): Decision {
  const picked = pickedClasses(t);
  const unused = HEROES[ask.seat]!.filter((_, cls) => !picked.includes(cls));
  return unused[mixed(t, ask.seat, unused.length)]!;
}

/** Ranks 7-10 to the discard pile, where they can be drawn soon; everything else underneath. */
function usualLevelUp(t: Table, { seat }: TdAsk): Decision {
  const bottom = t.seats[seat]!.xp.slice(0, 3).filter((card) => rankOf(card) < 7 || isRoyal(card));
  return { seat, kind: 'levelUp', bottom };
}

/** The answers and the times of the ledger's notes on digital play: every question has a default. */
export const QUESTIONS: Record<Kind, Question<Table, Decision>> = {
  class: { options: classes, fallback: unusedClass, seconds: 45, visible: true },
  accent: {
    options: (_t, { seat }) => VOICES[seat]!.slice(),
    sample: (_t, { seat }, random) => pick(random, VOICES[seat]!),
    fallback: (t, { seat }) => ({ seat, kind: 'accent', accent: mixed(t, seat, ACCENTS.length) }),
    seconds: 45,
    visible: true,
  },
  play: { options: plays, sample: drawPlay, fallback: (t, { seat }) => ({ seat, kind: 'play', card: safestAttack(t, seat) }), seconds: 40 },
  royal: {
    options: royals,
    sample: drawRoyal,
    fallback: (_t, { seat }) => ({ seat, kind: 'royal', choice: 'nothing' }),
    seconds: 15,
    // TD-045  Buried unseen, but on an empty pile it is the top card, for all to see.
    secret: (t, { seat }) => (t.seats[seat]!.xp.length > 0 ? ['card'] : []),
  },
  levelUp: { options: levelUps, sample: drawLevelUp, fallback: usualLevelUp, seconds: 30 },
  item: { options: itemUses, fallback: (_t, { seat }) => ({ seat, kind: 'item', use: 0 }), seconds: 6 },
  claim: {
    options: (_t, { seat }) => CLAIMS.map((claim) => ({ seat, kind: 'claim', ...claim })),
    fallback: (_t, { seat }) => ({ seat, kind: 'claim', claim: 'trust' }),
    seconds: 40,
  },
  offer: { options: offersOf, fallback: (t, ask) => offersOf(t, ask)[0]!, seconds: 40 },
  answerOffer: {
    options: (_t, { seat }) => [
      { seat, kind: 'answerOffer', accept: false },
      { seat, kind: 'answerOffer', accept: true },
    ],
    fallback: (_t, { seat }) => ({ seat, kind: 'answerOffer', accept: false }),
    seconds: 20,
  },
  leave: { options: (_t, { seat }) => [{ seat, kind: 'leave' }], fallback: (_t, { seat }) => ({ seat, kind: 'leave' }), seconds: 40 },
};
