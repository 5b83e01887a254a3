/** Every question, and which answers it has. `options` here is what is legal, and nothing else. */
import { type DecisionBase, type Question, type Random, type Refusal, sfc32 } from '@undercroft/engine';
import type { Gear } from './content/equipment.ts';
import { ABSTAIN, type Decision, type DfAsk, type IconDecision, type Kind, type Of, type SwingDecision } from './decisions.ts';
import { freeSheets } from './procedures/game.ts';
import { dieNumber } from './procedures/swing.ts';
import { diceToThrow, mayRecover } from './rules/fight.ts';
import { toldOf, wrongTold } from './rules/hand.ts';
import { iconUses } from './rules/icon.ts';
import { usesFor } from './rules/items.ts';
import { exitsOf } from './rules/map.ts';
import { abilityOf, carriedOf, consciousIn, fullHealth, heroAt, isScarred, roomMakers } from './rules/party.ts';
import { passesOf } from './rules/passing.ts';
import { shopOptions } from './rules/shop.ts';
import { checkThrow, legalThrow, plainThrow, roughly } from './rules/throwing.ts';
import { NONE, type Table } from './table.ts';
import { english, type Key, told } from './texts.ts';
import type { ThrowFlaw, ThrowKey, ThrowRecord } from './throws/index.ts';

/** Every set of these cards, the empty one first. */
function subsets(cards: readonly number[]): number[][] {
  const sets: number[][] = [[]];
  for (const card of cards) for (const set of sets.slice()) sets.push([...set, card]);
  return sets;
}

/** DF-092, DF-160..DF-165, DF-182  Each die with each set of weapons; recovery where it is open. */
function swings(t: Table, { seat }: DfAsk): SwingDecision[] {
  const sets: Gear[][] = subsets(carriedOf(heroAt(t, t.thrower), 'weapon'));
  const options = diceToThrow(t).flatMap((die) =>
    sets.map((weapons): SwingDecision => ({ seat, kind: 'swing', do: 'throw', die, weapons })),
  );
  if (mayRecover(t)) options.push({ seat, kind: 'swing', do: 'recover' });
  return options;
}

/** DF-362, DF-363  Any of them at once: nobody wins more than there are rooms. */
function seduced(t: Table, { seat }: DfAsk): Decision[] {
  return subsets(heroAt(t, t.thrower).seduced).map((monsters) => ({ seat, kind: 'seduced', monsters }));
}

/** DF-225, DF-228, R-DF-40  Whoever has room or makes it; nobody; in a vote also no voice. */
function shares(t: Table, { seat }: DfAsk): Decision[] {
  const [card] = t.loot;
  const options: Decision[] = [];
  t.heroes.forEach((hero, place) => {
    for (const drop of roomMakers(hero, card!)) options.push({ seat, kind: 'share', hero: place, drop });
  });
  options.push({ seat, kind: 'share', hero: NONE, drop: NONE });
  if (!t.leadersGift) options.push({ seat, kind: 'share', hero: ABSTAIN, drop: NONE });
  return options;
}

/** DF-066, DF-072  With one way to go there is nothing to vote on. */
function rooms(t: Table, { seat }: DfAsk): Decision[] {
  const exits = exitsOf(t);
  const options: Decision[] = exits.map((room) => ({ seat, kind: 'room', room }));
  if (exits.length !== 1) options.push({ seat, kind: 'room', room: NONE });
  return options;
}

const reacts = (t: Table, { seat }: DfAsk): Decision[] => [
  { seat, kind: 'react', card: NONE, target: NONE },
  ...usesFor(t, seat).map((use): Decision => ({ seat, kind: 'react', ...use })),
];

const yesNo =
  (kind: 'agree' | 'backDown') =>
  (_t: Table, { seat }: DfAsk): Decision[] =>
    [true, false, null].map((yes) => ({ seat, kind, yes }));

/** Section 25  Free abilities on whoever needs them most; paid ones are declined. */
function usualIcon(t: Table, ask: DfAsk): Decision {
  const uses: IconDecision[] = iconUses(t);
  const need = (d: IconDecision) =>
    d.do === 'ability' && d.target !== NONE ? fullHealth(heroAt(t, d.target)) - heroAt(t, d.target).hp : 0;
  const isFree = (d: IconDecision) => {
    const name = d.do === 'ability' ? abilityOf(heroAt(t, t.thrower), d.colour)?.ability : null;
    return name !== 'berserk' && name !== 'enchanting-melody' && name !== 'swing-again' && name !== 'focused-damage' && d.do !== 'nothing';
  };
  const free = uses.filter(isFree).sort((a, b) => need(b) - need(a));
  return free[0] ?? uses.find((d) => d.do === 'nothing') ?? uses[0] ?? { seat: ask.seat, kind: 'icon', do: 'nothing' };
}

/** A generator for answers that nobody gave: from what everybody sees, so that it is the same everywhere. */
const publicChance = (t: Table): Random => sfc32(t.round * 1009 + t.shots * 31 + t.lying.length * 7 + t.die + 1);

/** What the throw that is told had to be. */
type Telling = 'tell' | 'enter' | 'correct';
const wantedIn = (t: Table, kind: Telling): ThrowKey[] => (kind === 'correct' && t.before !== '' ? JSON.parse(t.before).wanted : t.wanted);

const outcomes = (kind: Telling, seconds: number): Question<Table, Decision> => {
  const drawn = (t: Table, { seat }: DfAsk, random: Random): Decision => ({
    seat,
    kind,
    told: toldOf(roughly(wantedIn(t, kind), t.rules.skill, dieNumber(t), random)),
  });
  return {
    options: () => [],
    fallback: (t, ask) => drawn(t, ask, publicChance(t)),
    seconds,
    check: (t, _ask, d) => checkTold(t, kind, d),
    sample: drawn,
  };
};

function checkTold(t: Table, kind: Telling, d: DecisionBase): Refusal | null {
  const given: DecisionBase & { told?: unknown } = d;
  const wrong = wrongTold(given.told, wantedIn(t, kind));
  if (wrong === null && Object.keys(d).length === 3) return null;
  return { code: 'against-the-rules', rule: wrong?.rule ?? 'DF-118', ...told(wrong?.key ?? 'why.told') };
}

/** A throw that can be carried out, by somebody who thinks quickly. */
const someThrow = (t: Table, random: Random): ThrowRecord => legalThrow(() => plainThrow(t.lying, t.wanted, random), t.wanted, t.lying);

/** Each flaw has a sentence of its own. */
function flawText({ code, places }: ThrowFlaw): ReturnType<typeof told> {
  const key = `flaw.${code}`;
  return key in english ? told(key as Key, places) : told('why.throw', { flaw: code });
}

/** The die is thrown as the record says, if the record can be carried out at all. */
const throwing: Question<Table, Decision> = {
  options: () => [],
  fallback: (t, { seat }) => thrown(seat, someThrow(t, publicChance(t))),
  seconds: 60,
  check: (t, _ask, d) => {
    const given: DecisionBase & { throw?: unknown } = d;
    const flaw = checkThrow(given.throw, t.wanted, t.lying);
    if (flaw === null && Object.keys(d).length === 3) return null;
    if (flaw === null) return { code: 'malformed', message: 'a throw has nothing but its record' };
    return { code: 'against-the-rules', rule: flaw.rule, ...flawText(flaw) };
  },
  // Bots aim better (`suggest`); this one only has to be a throw.
  sample: (t, { seat }, random) => thrown(seat, someThrow(t, random)),
};

// A record is plain JSON; its type only does not say so.
const thrown = (seat: number, record: object): Decision => ({ seat, kind: 'throw', throw: record as Of<'throw'>['throw'] });

const first = (options: (t: Table, ask: DfAsk) => Decision[]) => (t: Table, ask: DfAsk) => options(t, ask)[0]!;
const last = (options: (t: Table, ask: DfAsk) => Decision[]) => (t: Table, ask: DfAsk) => options(t, ask).at(-1)!;

/** A question whose first, or last, option is the answer when time is up. */
const listed = (options: (t: Table, ask: DfAsk) => Decision[], seconds: number, usual = first): Question<Table, Decision> => ({
  options,
  fallback: usual(options),
  seconds,
});

const leaders = (t: Table, { seat }: DfAsk): Decision[] => [
  ...Array.from({ length: t.people }, (_none, each): Decision => ({ seat, kind: 'leader', for: each })),
  { seat, kind: 'leader', for: NONE },
];
const heroes = (t: Table, { seat }: DfAsk): Decision[] => [
  ...freeSheets(t).map((card): Decision => ({ seat, kind: 'hero', card })),
  { seat, kind: 'hero', card: NONE },
];
const confirms = (t: Table, { seat }: DfAsk): Decision[] => [
  { seat, kind: 'confirm', refuse: null },
  ...(t.told?.done ?? []).map((key): Decision => ({ seat, kind: 'confirm', refuse: key })),
];
const melodies = (_t: Table, { seat }: DfAsk): Decision[] => [true, false, null].map((pay) => ({ seat, kind: 'melody', pay }));
const blessings = (t: Table, { seat }: DfAsk): Decision[] => [
  ...consciousIn(t).map((hero): Decision => ({ seat, kind: 'bless', hero })),
  { seat, kind: 'bless', hero: NONE },
];
const robberies = (t: Table, { seat }: DfAsk): Decision[] => heroAt(t, t.thrower).gear.map((card) => ({ seat, kind: 'robbed', card }));
const scars = (t: Table, { seat }: DfAsk): Decision[] =>
  [0, 1, 2].flatMap((colour): Decision[] => (isScarred(heroAt(t, t.scarring), colour) ? [] : [{ seat, kind: 'scar', colour }]));

/** Clocks and answers of section 25: every question has a default. */
export const QUESTIONS: Record<Kind, Question<Table, Decision>> = {
  leader: listed(leaders, 30, last),
  hero: listed(heroes, 60, last),
  room: listed(rooms, 30, last),
  swing: listed(swings, 30),
  throw: throwing,
  // A real table has no clock for throws.
  tell: outcomes('tell', 3600),
  enter: outcomes('enter', 3600),
  correct: outcomes('correct', 3600),
  confirm: listed(confirms, 3600),
  icon: { options: (t) => iconUses(t), fallback: usualIcon, seconds: 30 },
  melody: listed(melodies, 30, last),
  bless: listed(blessings, 30, last),
  seduced: listed(seduced, 20),
  robbed: listed(robberies, 20),
  react: listed(reacts, 3),
  item: listed((t, { seat }) => usesFor(t, seat).map((use) => ({ seat, kind: 'item', ...use })), 30),
  scar: listed(scars, 20, last),
  pass: listed((t, { seat }) => passesOf(t, seat), 30),
  agree: listed(yesNo('agree'), 30, last),
  retreat: listed((_t, { seat }) => [{ seat, kind: 'retreat' }], 30),
  backDown: listed(yesNo('backDown'), 30, last),
  share: listed(shares, 30),
  shop: {
    options: (t, { seat }) => shopOptions(t, seat),
    // The leader leaves; the others have no voice.
    fallback: (t, { seat }) => ({ seat, kind: 'shop', do: seat === t.leader ? 'leave' : 'abstain' }),
    seconds: 120,
  },
};
