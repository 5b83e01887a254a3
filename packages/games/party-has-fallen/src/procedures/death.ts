/** PHF-108..115  Dying, and coming back. */
import { answerOf, ask, call, end, go, reveal, type Seat } from '@undercroft/engine';
import { steps } from '@undercroft/mechanics';
import { NONE } from '../content/cards.ts';
import { askOne } from '../decisions.ts';
import { ABILITY_DECK, GOAL, HERO, ITEM_DECK } from '../decks.ts';
import { heroOf, inOrder, isAlive } from '../rules/board.ts';
import { maxHp } from '../rules/modifiers.ts';
import { ALIVE, DEAD, NO_PLAN, OUT, type Table } from '../table.ts';
import { dropAside, note, openPlan, setAside, takeUp } from './afterlife.ts';
import { keepGoal, takeHero } from './draft.ts';
import {
  clearPool,
  count,
  discardItem,
  fire,
  flipRoom,
  gainItem,
  type Out,
  passItem,
  procedure,
  removeIfThere,
  seatOf,
  takeItem,
  tally,
  voidOffers,
  witness,
} from './kit.ts';
import { story } from './windows.ts';

/** Everybody without HP dies, one after the other in turn order. */
export const deaths = procedure<{ killer: Seat }, 'next'>('deaths', 'next', ['killer'], {
  next: (t, f) => {
    const seat = inOrder(t, t.first).find((x) => seatOf(t, x).status === ALIVE && seatOf(t, x).hp <= 0);
    return seat === undefined ? end() : call(death, { seat, killer: seat === f.vars.killer ? NONE : f.vars.killer }, 'next');
  },
});

type DeathVars = { seat: Seat; killer: Seat };

/** PHF-108..111 R-PHF-29 R-PHF-33  One death. */
export const death = procedure<DeathVars, 'last' | 'fall' | 'avenged' | 'done'>('death', 'last', ['seat', 'killer'], {
  last: (t, { vars: { seat, killer } }) => fire(t, [seat], 'dying', killer, 'fall'),
  fall: (t, { vars: { seat, killer } }, out) => {
    out?.push({ type: 'died', seat, killer });
    loseAll(t, seat, killer, out);
    layDown(t, seat, out);
    if (killer === NONE) return go('avenged');
    credit(t, killer, seat);
    return isAlive(t, killer) ? fire(t, [killer], 'killed', seat, 'avenged') : go('avenged');
  },
  // R-PHF-31  [death.mode]
  avenged: (t, { vars: { seat } }, out) => {
    if (t.rules.death === 'permadeath') eliminate(t, seat, out);
    else setAside(t, seat, out);
    return t.rules.death === 'immediate' ? call(rejoin, { seat }, 'done') : end();
  },
  done: () => end(),
});

/** PHF-109..111  All items to whoever started the attack, else to the discard pile. */
function loseAll(t: Table, seat: Seat, killer: Seat, out: Out): void {
  const s = t.seats[seat]!;
  if (s.kept !== NONE && s.items.includes(s.kept)) takeItem(t, seat, s.kept, out);
  for (const item of s.items.slice()) {
    removeIfThere(t.usedLife, item);
    if (killer !== NONE && isAlive(t, killer)) passItem(t, seat, killer, item, 'spoils', out);
    else discardItem(t, seat, item, 'death', out);
  }
}

/** R-PHF-33  Hero-bound changes end; ability and kills stay. */
function layDown(t: Table, seat: Seat, out: Out): void {
  const s = t.seats[seat]!;
  s.status = DEAD;
  s.hp = 0;
  s.room = NONE;
  s.settled = 0;
  s.lasting = [];
  s.skip = 0;
  removeIfThere(t.usedLife, -1 - seat);
  tally(t.seats[steps(seat, -1, t.seats.length)]!, (neighbours) => {
    neighbours.leftDied = 1;
  });
  t.discard[GOAL]!.push(...s.redrawn);
  s.redrawn = [];
  // R-PHF-31  If the active player dies, the turn ends at once.
  if (seat === t.active) t.lost = 1;
  voidOffers(t, 'death', (offer) => offer.from === seat || offer.parties.includes(seat), out);
}

/** PHF-132 R-PHF-29  The kill counts for the one who started it. */
function credit(t: Table, killer: Seat, victim: Seat): void {
  const k = t.seats[killer]!;
  k.kills |= 1 << victim;
  tally(k, (killers) => {
    killers.slain |= 1 << victim;
  });
  count(t, killer, 'kills');
}

/** R-PHF-39  Out for good. Hero, ability and goal stay with the seat, which will show its goal at the end. */
export function eliminate(t: Table, seat: Seat, out: Out): void {
  const s = t.seats[seat]!;
  if (s.status === ALIVE) {
    loseAll(t, seat, NONE, out);
    layDown(t, seat, out);
  }
  s.status = OUT;
  if (s.kept !== NONE) t.discard[ITEM_DECK]!.push(s.kept);
  s.kept = NONE;
  clearPool(s);
  dropAside(t, seat);
  out?.push({ type: 'eliminated', seat });
}

type RejoinSteps =
  | 'ask'
  | 'answered'
  | 'hero'
  | 'heroKept'
  | 'goal'
  | 'goalKept'
  | 'ability'
  | 'abilityKept'
  | 'place'
  | 'placed'
  | 'settled';

/** PHF-112..115 R-PHF-31..34  A fresh hero and a fresh goal, and a place to stand; or never again. What was planned is not asked. */
export const rejoin = procedure<{ seat: Seat }, RejoinSteps>('rejoin', 'ask', ['seat'], {
  ask: (t, { vars: { seat } }, out) => {
    setAside(t, seat, out);
    openPlan(t, seat, out);
    return seatOf(t, seat).plan.yes === NONE ? ask(askOne(seat, 'rejoin'), 'answered', story(t)) : go('answered');
  },
  answered: (t, f, out) => {
    const { seat } = f.vars;
    for (const d of f.answers) note(t, d);
    // That somebody comes back, or not, may have been decided long ago.
    reveal(t);
    if (seatOf(t, seat).plan.yes === 1) return go('hero');
    eliminate(t, seat, out);
    return end();
  },

  hero: (t, { vars: { seat } }) => {
    if (!takeUp(t, seat, HERO)) return go('goal');
    return seatOf(t, seat).plan.hero === NONE ? ask(askOne(seat, 'hero'), 'heroKept', story(t)) : go('heroKept');
  },
  // R-PHF-32  The old hero is discarded after the draw.
  heroKept: (t, f) => {
    const { seat } = f.vars;
    const s = seatOf(t, seat);
    for (const d of f.answers) note(t, d);
    if (s.hero >= 0) t.discard[HERO]!.push(s.hero);
    takeHero(t, seat, s.plan.hero, s.plan.gender);
    t.discard[HERO]!.push(...s.pool);
    clearPool(s);
    reveal(t);
    return go('goal');
  },

  // With no goal left anywhere the old one stays.
  goal: (t, { vars: { seat } }) => {
    if (!takeUp(t, seat, GOAL)) return go('ability');
    return seatOf(t, seat).plan.goal === NONE ? ask(askOne(seat, 'goal'), 'goalKept', story(t)) : go('goalKept');
  },
  goalKept: (t, f, out) => {
    const { seat } = f.vars;
    for (const d of f.answers) note(t, d);
    const { goal, target } = seatOf(t, seat).plan;
    keepGoal(t, { seat, card: goal, target }, out);
    return go('ability');
  },

  // R-PHF-33  [death.newAbility]
  ability: (t, { vars: { seat } }) => {
    if (!takeUp(t, seat, ABILITY_DECK)) return go('place');
    return seatOf(t, seat).plan.ability === NONE ? ask(askOne(seat, 'ability'), 'abilityKept', story(t)) : go('abilityKept');
  },
  abilityKept: (t, f, out) => {
    const { seat } = f.vars;
    const s = seatOf(t, seat);
    for (const d of f.answers) note(t, d);
    removeIfThere(s.pool, s.plan.ability);
    if (s.ability !== NONE) t.discard[ABILITY_DECK]!.push(s.ability);
    t.discard[ABILITY_DECK]!.push(...s.pool);
    s.ability = s.plan.ability;
    clearPool(s);
    reveal(t);
    out?.push({ type: 'abilityTaken', seat, card: s.ability, ...witness(t) });
    return go('place');
  },

  place: (t, { vars: { seat } }) => ask(askOne(seat, 'start'), 'placed', story(t)),
  placed: (t, f, out) => {
    const { seat } = f.vars;
    const { room } = answerOf(f, seat, 'start');
    comeBack(t, seat, room, out);
    return fire(t, [seat], 'reentered', NONE, 'settled');
  },
  settled: () => end(),
});

/** PHF-113 PHF-114 R-PHF-34  The room counts as empty until the player has moved. */
function comeBack(t: Table, seat: Seat, room: number, out: Out): void {
  const s = t.seats[seat]!;
  s.status = ALIVE;
  s.plan = NO_PLAN;
  s.opened = 0;
  s.room = room;
  s.settled = 1;
  if (seat === t.active) t.visited = [room];
  flipRoom(t, seat, room, out);
  s.hp = maxHp(t, seat);
  if (s.kept !== NONE) gainItem(t, seat, s.kept);
  s.kept = NONE;
  out?.push({ type: 'reentered', seat, hero: heroOf(s).name, room });
}
