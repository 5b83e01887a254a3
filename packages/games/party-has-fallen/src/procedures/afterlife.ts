/** R-PHF-31 R-PHF-32  What the dead decide while the others play: whether and as whom they come back. Nobody is told before they do. */
import { end, reveal, type Seat, type Window } from '@undercroft/engine';
import { NONE } from '../content/cards.ts';
import type { Decision, PhfAsk } from '../decisions.ts';
import { ABILITY_DECK, GOAL, HERO } from '../decks.ts';
import { DEAD, NO_PLAN, NOTHING_ASIDE, PLANS, type Plan, type Table } from '../table.ts';
import { heroChoice } from './draft.ts';
import { clearPool, drawCard, type Out, procedure, witness } from './kit.ts';

type PlanDecision = Extract<Decision, { kind: 'rejoin' | 'hero' | 'goal' | 'ability' }>;

/** R-PHF-32  Drawn when a hero dies, as in set-up. A pile that is used up just then is tried again when the player comes back. */
export function setAside(t: Table, seat: Seat, out: Out): void {
  const s = t.seats[seat]!;
  const wanted: [deck: number, cards: number][] = [
    [GOAL, 3],
    [HERO, heroChoice(t)],
    [ABILITY_DECK, t.rules.newAbility ? 3 : 0],
  ];
  s.aside = wanted.map(([deck, cards]) => {
    const lying = s.aside[deck]!;
    if (lying.length > 0) return lying;
    const drawn = Array.from({ length: cards }, () => drawCard(t, deck, out));
    return drawn.filter((card) => card !== NONE);
  });
  reveal(t);
}

/** The cards that lay aside are looked at now. False if there are none. */
export function takeUp(t: Table, seat: Seat, deck: number): boolean {
  const s = t.seats[seat]!;
  clearPool(s);
  if (s.aside[deck]!.length === 0) return false;
  s.poolOf = deck;
  s.pool = s.aside[deck]!.slice();
  s.aside = s.aside.map((cards, other) => (other === deck ? [] : cards));
  return true;
}

/** Whoever stays out needs no cards. */
export function dropAside(t: Table, seat: Seat): void {
  const s = t.seats[seat]!;
  for (const [deck, cards] of s.aside.entries()) t.discard[deck]!.push(...cards);
  if (s.aside.some((cards) => cards.length > 0)) reveal(t);
  s.aside = NOTHING_ASIDE;
  s.plan = NO_PLAN;
  s.opened = 0;
}

/** Adds an answer to the plan of the seat that gave it. */
export function note(t: Table, d: Decision): void {
  const s = t.seats[d.seat]!;
  if (d.kind === 'rejoin') s.plan = { ...s.plan, yes: d.yes ? 1 : 0 };
  else if (d.kind === 'hero') s.plan = { ...s.plan, hero: d.card, gender: d.gender };
  else if (d.kind === 'goal') s.plan = { ...s.plan, goal: d.card, target: d.target };
  else if (d.kind === 'ability') s.plan = { ...s.plan, ability: d.keep };
}

export const planBit = (what: (typeof PLANS)[number]): number => 1 << PLANS.indexOf(what);

/** What is decided is not asked again, so everybody may know that it is; not how. */
export function openPlan(t: Table, seat: Seat, out: Out): void {
  const s = t.seats[seat]!;
  const what = PLANS.filter((kind) => s.plan[kind === 'rejoin' ? 'yes' : kind] !== NONE);
  if (what.length === 0) return;
  s.opened = what.reduce((bits, kind) => bits | planBit(kind), 0);
  reveal(t);
  out?.push({ type: 'planOpened', seat, what });
}

export const plan = procedure<{ decision: PlanDecision }, 'note'>('plan', 'note', [], {
  note: (t, f, out) => {
    const { decision } = f.vars;
    note(t, decision);
    out?.push({ type: 'planned', seat: decision.seat, what: decision.kind, ...witness(t) });
    return end();
  },
});

const CHOICES: readonly [kind: 'hero' | 'goal' | 'ability', deck: number][] = [
  ['hero', HERO],
  ['goal', GOAL],
  ['ability', ABILITY_DECK],
];

/** What a dead player has not decided yet. */
function openChoices(t: Table, seat: Seat): PhfAsk[] {
  const { plan, aside } = t.seats[seat]!;
  if (plan.yes === 0) return [];
  const isOpen = (kind: keyof Plan, deck: number): boolean => plan[kind] === NONE && aside[deck]!.length > 0;
  const asks: PhfAsk[] = plan.yes === NONE ? [{ seat, kind: 'rejoin', may: true }] : [];
  for (const [kind, deck] of CHOICES) if (isOpen(kind, deck)) asks.push({ seat, kind, may: true });
  return asks;
}

/** In other players' turns; each thing is decided once. */
export const afterlifeWindow: Window<Table, Decision> = {
  asks: (t) => t.seats.flatMap((s, seat) => (s.status === DEAD && seat !== t.active ? openChoices(t, seat) : [])),
  procedure: 'plan',
};
