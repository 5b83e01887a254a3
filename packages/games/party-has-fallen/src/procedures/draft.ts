/** PHF-054..064  The drafts before the game, in turn order: goals, heroes, abilities, starting rooms. */
import { answerOf, ask, call, end, go, reveal, type Seat } from '@undercroft/engine';
import { NONE } from '../content/cards.ts';
import { hpFor } from '../content/heroes.ts';
import { GENDERS } from '../content/vocabulary.ts';
import { askOne, BUILD, type BuildDecision } from '../decisions.ts';
import { ABILITY_DECK, GOAL, HERO } from '../decks.ts';
import { heroOf, inOrder } from '../rules/board.ts';
import { maxHp } from '../rules/modifiers.ts';
import { counterIndex } from '../rules/winning.ts';
import type { Table } from '../table.ts';
import { clearPool, drawPool, flipRoom, noteHome, type Out, procedure, removeIfThere, witness } from './kit.ts';
import { room } from './room.ts';
import { story } from './windows.ts';

type Next = { next: number };
const drafter = (t: Table, { next }: Next): Seat => (t.first + next) % t.seats.length;

/** PHF-055 R-PHF-08  Each draws 3 goals, keeps 1, discards 2 unseen. With cards enough for all, everybody chooses at once. */
export const goalDraft = procedure<Next, 'begin' | 'allKept' | 'nextGoal' | 'kept'>('goalDraft', 'begin', ['next'], {
  begin: (t, _f, out) => {
    if (t.draw[GOAL]!.length < 3 * t.seats.length) return go('nextGoal');
    for (const seat of inOrder(t, t.first)) drawPool(t, seat, GOAL, 3, out);
    return ask(
      t.seats.map((_, seat) => ({ seat, kind: 'goal' })),
      'allKept',
      story(t),
    );
  },
  allKept: (t, f, out) => {
    for (const seat of inOrder(t, t.first)) keepGoal(t, answerOf(f, seat, 'goal'), out);
    return end();
  },

  nextGoal: (t, f, out) => {
    if (f.vars.next === t.seats.length) return end();
    const seat = drafter(t, f.vars);
    drawPool(t, seat, GOAL, 3, out);
    return ask(askOne(seat, 'goal'), 'kept', story(t));
  },
  kept: (t, f, out) => {
    keepGoal(t, answerOf(f, drafter(t, f.vars), 'goal'), out);
    f.vars.next++;
    return go('nextGoal');
  },
});

/** PHF-056 R-PHF-40  The kept goal is secret, and everything it counts starts now. */
export function keepGoal(t: Table, { seat, card, target }: { seat: Seat; card: number; target: Seat }, out: Out): void {
  const s = t.seats[seat]!;
  for (const other of s.pool) if (other !== card) t.discard[GOAL]!.push(other);
  clearPool(s);
  takeGoal(t, seat, card, target);
  s.goalSeen = 0;
  s.believed = null;
  out?.push({ type: 'goalKept', seat, card, ...witness(t) });
}

/** The old goal is thrown away; for the new one nothing has happened yet. */
export function takeGoal(t: Table, seat: Seat, card: number, target: Seat): void {
  const s = t.seats[seat]!;
  if (s.goal !== NONE) t.discard[GOAL]!.push(s.goal);
  s.goal = card;
  s.named = target;
  s.since = t.round;
  s.counts = s.counts.map(() => 0);
  s.counts[counterIndex('mostHeld')] = s.items.length;
  s.partners = 0;
  s.slain = 0;
  s.leftDied = 0;
}

type HeroSteps = 'nextHero' | 'chosen' | 'built' | 'judged' | 'taken';

/** PHF-057 R-PHF-06  Three heroes (four with the expansion) to choose from for everybody. */
export const heroDraft = procedure<Next & { sheet?: BuildDecision | null }, HeroSteps>('heroDraft', 'nextHero', ['next', 'sheet'], {
  nextHero: (t, f, out) => {
    if (f.vars.next === t.seats.length) return end();
    const seat = drafter(t, f.vars);
    takeOver(t, f.vars.next, 'passedHeroes');
    drawPool(t, seat, HERO, f.vars.next === 0 ? heroChoice(t) : Math.max(0, heroChoice(t) - t.seats[seat]!.pool.length), out);
    return ask(askOne(seat, 'hero'), 'chosen', story(t));
  },
  chosen: (t, f, out) => {
    const d = answerOf(f, drafter(t, f.vars), 'hero');
    if (d.card === BUILD) return ask([{ seat: d.seat, kind: 'build', open: true }], 'built', story(t));
    takeHero(t, d.seat, d.card, d.gender);
    out?.push({ type: 'heroTaken', seat: d.seat, card: d.card, ...witness(t) });
    return go('taken');
  },

  // R-PHF-24  A custom hero needs approval.
  built: (t, f) => {
    const seat = drafter(t, f.vars);
    f.vars.sheet = answerOf(f, seat, 'build');
    return ask(
      approvers(t, seat).map((other) => ({ seat: other, kind: 'approve' })),
      'judged',
      story(t),
    );
  },
  judged: (t, f, out) => {
    const seat = drafter(t, f.vars);
    const { sheet } = f.vars;
    f.vars.sheet = null;
    if (f.answers.length > 1) reveal(t);
    const yes = f.answers.filter((d) => d.kind === 'approve' && d.yes).length;
    // The majority of those asked, if anybody is.
    const approved = f.answers.length === 0 || yes * 2 > f.answers.length;
    out?.push({ type: 'heroBuilt', seat, name: sheet!.name, approved });
    if (!approved) return ask(askOne(seat, 'hero'), 'chosen', story(t));
    takeCustom(t, sheet!);
    return go('taken');
  },

  taken: (t, f) => {
    const s = t.seats[drafter(t, f.vars)]!;
    s.passedHeroes = s.pool;
    clearPool(s);
    f.vars.next++;
    // Whoever drafts next may build a hero too.
    delete f.vars.sheet;
    return go('nextHero');
  },
});

/** R-PHF-24  The others; with [custom.approval] host the first seat, or a dungeon master who does not play. Nobody approves the own hero. */
function approvers(t: Table, author: Seat): Seat[] {
  const { hostApproves, extraMaster, dm } = t.rules;
  if (hostApproves && extraMaster) return [dm];
  return inOrder(t, 0).filter((seat) => seat !== author && (!hostApproves || seat === 0));
}

export const heroChoice = (t: Table): number => (t.rules.expansion ? 4 : 3);

/** The cards the seat before passed on become this seat's pool. */
function takeOver(t: Table, next: number, memory: 'passedHeroes' | 'passedAbilities'): void {
  if (next > 0) t.seats[drafter(t, { next })]!.pool = t.seats[drafter(t, { next: next - 1 })]![memory].slice();
}

export function takeHero(t: Table, seat: Seat, card: number, gender: number): void {
  const s = t.seats[seat]!;
  removeIfThere(s.pool, card);
  s.hero = card;
  s.custom = null;
  s.gender = gender;
}

/** PHF-041 PHF-043  HP is 10 + 2 x CON unless [custom.freeHp]. */
function takeCustom(t: Table, d: BuildDecision): void {
  const s = t.seats[d.seat]!;
  s.hero = BUILD;
  s.gender = d.gender;
  s.custom = {
    id: 'custom',
    name: d.name,
    gender: GENDERS[d.gender]!,
    stats: d.stats.slice(),
    hp: t.rules.freeHp ? d.hp : hpFor(d.stats[1]!),
    move: d.move,
    combat: d.combat,
    side: d.side,
    quip: '',
  };
}

/** PHF-060 R-PHF-07  Six abilities each time: keep one, discard one, pass four on; the next adds two. */
export const abilityDraft = procedure<Next, 'nextAbility' | 'taken'>('abilityDraft', 'nextAbility', ['next'], {
  nextAbility: (t, f, out) => {
    if (f.vars.next === t.seats.length) return end();
    const seat = drafter(t, f.vars);
    takeOver(t, f.vars.next, 'passedAbilities');
    drawPool(t, seat, ABILITY_DECK, f.vars.next === 0 ? t.rules.abilityPool : 2, out);
    return ask(askOne(seat, 'ability'), 'taken', story(t));
  },
  taken: (t, f, out) => {
    const { seat, keep, drop } = answerOf(f, drafter(t, f.vars), 'ability');
    const s = t.seats[seat]!;
    s.ability = keep;
    s.dropped = drop;
    removeIfThere(s.pool, keep);
    removeIfThere(s.pool, drop);
    s.passedAbilities = s.pool;
    clearPool(s);
    out?.push({ type: 'abilityTaken', seat, card: keep, ...witness(t) });
    f.vars.next++;
    return go('nextAbility');
  },
});

/** PHF-062..064 R-PHF-10 R-PHF-11  Everybody picks an outermost room of their own; then all are turned face-up together. */
export const startDraft = procedure<Next, 'nextStart' | 'placed' | 'reveal' | 'acts'>('startDraft', 'nextStart', ['next'], {
  nextStart: (t, f) => (f.vars.next === t.seats.length ? go('reveal') : ask(askOne(drafter(t, f.vars), 'start'), 'placed', story(t))),
  placed: (t, f, out) => {
    const d = answerOf(f, drafter(t, f.vars), 'start');
    const s = t.seats[d.seat]!;
    s.start = d.room;
    s.room = d.room;
    s.settled = 1;
    out?.push({ type: 'placed', seat: d.seat, room: d.room });
    f.vars.next++;
    return go('nextStart');
  },

  reveal: (t, f, out) => {
    showParty(t, out);
    for (const seat of inOrder(t, t.first)) flipRoom(t, seat, t.seats[seat]!.room, out);
    f.vars.next = 0;
    return go('acts');
  },

  // R-PHF-11  [start.roomActs]
  acts: (t, f) => {
    if (!t.rules.startActs || f.vars.next === t.seats.length) return end();
    const seat = drafter(t, f.vars);
    f.vars.next++;
    return t.seats[seat]!.room < 0 ? go('acts') : call(room, { seat, passing: false }, 'acts');
  },
});

/** R-PHF-06..08  Heroes and abilities become known; what nobody took is discarded. */
function showParty(t: Table, out: Out): void {
  reveal(t);
  const last = t.seats[drafter(t, { next: t.seats.length - 1 })]!;
  t.discard[HERO]!.push(...last.passedHeroes);
  for (const seat of inOrder(t, t.first)) if (t.seats[seat]!.dropped !== NONE) t.discard[ABILITY_DECK]!.push(t.seats[seat]!.dropped);
  t.discard[ABILITY_DECK]!.push(...last.passedAbilities);
  t.seats.forEach((s, seat) => {
    s.passedHeroes = [];
    s.passedAbilities = [];
    s.dropped = NONE;
    s.hp = maxHp(t, seat);
    noteHome(t, seat);
  });
  out?.push({ type: 'partyShown', heroes: t.seats.map((s) => heroOf(s).name), abilities: t.seats.map((s) => s.ability) });
}
