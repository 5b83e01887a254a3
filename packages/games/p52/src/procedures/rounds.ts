import { ask, call, end, type Frame, go, type Next, race, type Seat } from '@undercroft/engine';
import type { Decision } from '../decisions.ts';
import { flip, settleAction } from '../decks.ts';
import { bookFor } from '../doors.ts';
import type { Out } from '../events.ts';
import { noteGathering } from '../gathering.ts';
import { bringEnemy } from '../reveal.ts';
import { rankOf } from '../rules/cards.ts';
import { initiative } from '../rules/character.ts';
import { type Actor, afterSurprise, comesBefore, comesIn, inInitiativeOrder } from '../rules/fight/order.ts';
import { hasGoal } from '../rules/goals.ts';
import { isAlive, living, sheetOf } from '../rules/heroes.ts';
import { isFaceUp } from '../rules/map.ts';
import { isEscorted } from '../rules/ward.ts';
import { headsOn } from '../rules/way-out.ts';
import type { Table } from '../table.ts';
import { followParty } from '../ward.ts';
import { procedure } from './chapter.ts';
import { enemyTurn } from './enemy-turn.ts';
import { trap } from './trap.ts';
import { freshTurn, heldTurn, turn } from './turn.ts';

/** P52-132..142 P52-226..230  Rounds in a room, until the party leaves or nobody is left. Ends 'left', 'died', 'failed' or 'won'. */
type RoundsVars = {
  /** Seats that have had their turn while nobody was seen. */
  acted: Seat[];
  /** Whoever acts now. */
  actor: Actor | null;
  /** R-P52-37  Seats that hold their turn, and those still to be asked after this turn. */
  held: Seat[];
  asking: Seat[];
  /** The seat whose held turn it is. */
  holder: Seat;
  /** The round runs by initiative. */
  ordered: boolean;
  /** P52-135  Turns left of those who surprised the others: nobody slots in before them. */
  ahead: number;
  /** The actor is one of them, and the whole order is still to come. */
  surprising: boolean;
  /** R-P52-51  The round began with no enemy and the exit in sight. */
  quiet: boolean;
  /** R-P52-30  Seats still to check a trap at the door. */
  entering: Seat[];
  /** R-P52-36  Those on the way to the exit, who are not asked again until something turns up. */
  walking?: Seat[];
};
type Rounds = Frame<Decision, RoundsVars>;
type Step = 'atTheDoor' | 'arrive' | 'beginRound' | 'next' | 'picked' | 'turned' | 'held' | 'heldTurned' | 'enemyTurned' | 'endRound';

export const freshRounds = (): RoundsVars => ({
  acted: [],
  actor: null,
  held: [],
  asking: [],
  holder: -1,
  ordered: false,
  ahead: 0,
  surprising: false,
  quiet: false,
  entering: [],
});

export const rounds = procedure<RoundsVars, Step>(
  'rounds',
  'atTheDoor',
  ['acted', 'actor', 'held', 'asking', 'holder', 'ordered', 'ahead', 'surprising', 'quiet', 'entering', 'walking', 'result'],
  {
    // R-P52-30  A trap on the start spot catches each who enters.
    atTheDoor: (t, f) => {
      f.vars.entering = t.house.startTrap && t.spots[t.start]!.is === 'trap' ? living(t) : [];
      return go('arrive');
    },
    // P52-133..136  Enemies in sight: one flip for surprise.
    arrive: (t, f, out) => {
      const seat = f.vars.entering.shift();
      if (seat !== undefined) return call(trap, { seat }, 'arrive');
      if (t.enemies.length === 0) return go('beginRound');
      const card = flip(t);
      out?.push({ type: 'surpriseFlipped', card });
      t.round = 1;
      f.vars.ordered = true;
      const actors = actorsOf(t);
      fillOrder(t, afterSurprise(rankOf(card), actors));
      f.vars.ahead = t.order.length - actors.length;
      return go('next');
    },

    // P52-136 P52-137 R-P52-36  By initiative; in any order while nobody is seen.
    beginRound: (t, f, out) => {
      t.round++;
      t.attacked.length = 0;
      f.vars.acted = [];
      f.vars.ahead = 0;
      f.vars.quiet = t.enemies.length === 0 && isFaceUp(t.spots[t.exit]!);
      f.vars.ordered = t.enemies.length > 0;
      fillOrder(t, f.vars.ordered ? inInitiativeOrder(actorsOf(t)) : []);
      // R-P52-37  Exploring, everybody's place has come: nothing is held any more.
      if (!f.vars.ordered) f.vars.held = [];
      out?.push({ type: 'roundBegan', round: t.round });
      return go('next');
    },

    next: (t, f, out) => {
      if (living(t).length === 0) return end('died');
      if (t.ward !== null && !isEscorted(t.ward)) return end('failed');
      if (isBossQuestWon(t)) return end('won');
      openBarricade(t, out);
      noteGathering(t);
      if (t.enemies.length > 0 && f.vars.walking !== undefined) f.vars.walking = [];
      f.vars.actor = null;
      const actor = t.order.shift();
      if (actor === undefined) return f.vars.ordered || t.enemies.length > 0 ? go('endRound') : explore(t, f);
      f.vars.actor = actor;
      f.vars.surprising = f.vars.ahead > 0;
      if (f.vars.surprising) f.vars.ahead--;
      if (actor.side === 'enemy') return call(enemyTurn, { enemy: actor.id, refuges: [] }, 'enemyTurned');
      // P52-142 R-P52-37  The own place comes up again: a held turn lapses.
      f.vars.held = f.vars.held.filter((seat) => seat !== actor.id);
      return isAlive(t, actor.id) ? call(turn, freshTurn(actor.id, null), 'turned') : go('next');
    },
    picked: (_t, f) => {
      const d = f.answers[0]!;
      if (d.kind !== 'act') throw new Error('exploring, somebody acts');
      f.vars.acted.push(d.seat);
      return call(turn, freshTurn(d.seat, d), 'turned');
    },

    turned: (t, f) => {
      const { did, came, sprung, outward } = turnEnd(f);
      if (did === 'left') return end('left');
      noteWalker(f, outward);
      if (did === 'waited' && f.vars.actor !== null) f.vars.held.push(f.vars.actor.id);
      meet(t, f, came, sprung);
      f.vars.asking = did === 'waited' ? f.vars.held.filter((seat) => seat !== f.vars.actor?.id) : f.vars.held.slice();
      return go('held');
    },
    enemyTurned: (t, f, out) => {
      const { actor } = f.vars;
      t.toActFirst = t.toActFirst.filter((id) => id !== actor?.id);
      settleAction(t, out);
      f.vars.asking = f.vars.held.slice();
      return go('held');
    },

    // P52-141 R-P52-37  Whoever waits is asked again after every turn.
    held: (t, f) => {
      const seat = f.vars.asking.shift();
      if (seat === undefined) return go('next');
      if (!isAlive(t, seat)) return go('held');
      f.vars.holder = seat;
      return call(turn, heldTurn(seat), 'heldTurned');
    },
    heldTurned: (t, f) => {
      const { did, came, sprung } = turnEnd(f);
      if (did === 'left') return end('left');
      // Its held turn is done.
      if (did === 'acted') f.vars.held = f.vars.held.filter((seat) => seat !== f.vars.holder);
      meet(t, f, came, sprung);
      return go('held');
    },

    // P52-228..230 R-P52-51  Who lingers has company.
    endRound: (t, f, out) => {
      followParty(t, out);
      if (!f.vars.quiet || t.enemies.length > 0) return go('beginRound');
      const card = flip(t);
      const comes = comesIn(rankOf(card));
      out?.push({ type: 'delayFlipped', card, comes });
      settleAction(t, out);
      const enemy = comes ? bringEnemy(t, t.exit, out) : null;
      return enemy === null ? go('beginRound') : call(enemyTurn, { enemy, refuges: [] }, 'beginRound');
    },
  },
);

/** Exploring: whoever wants to goes first, each once a round. */
function explore(t: Table, f: Rounds): Next<Step> {
  const left = living(t).filter((seat) => !f.vars.acted.includes(seat));
  if (left.length === 0) return go('endRound');
  const walker = left.find((seat) => headsOn(t, seat, f.vars.walking ?? []));
  if (walker !== undefined) {
    f.vars.acted.push(walker);
    return call(turn, freshTurn(walker, { seat: walker, kind: 'act', do: 'exit' }), 'turned');
  }
  const asks = left.map((seat) => ({ seat, kind: 'act' as const }));
  return left.length === 1 ? ask(asks, 'picked', ['giveUp']) : race(asks, 'picked');
}

/** R-P52-36  Whoever acted last goes on walking, or does not any more. */
function noteWalker({ vars }: Rounds, outward: boolean): void {
  const seat = vars.acted.at(-1);
  const others = (vars.walking ?? []).filter((one) => one !== seat);
  if (outward && seat !== undefined) vars.walking = [...others, seat];
  else if (vars.walking !== undefined) vars.walking = others;
}

function turnEnd({ result }: Rounds): { did: string; came: number[]; sprung: number[]; outward: boolean } {
  if (result === null || typeof result !== 'object' || Array.isArray(result)) throw new Error('a turn ends with what was done');
  const numbers = (list: unknown): number[] => (Array.isArray(list) ? list.map(Number) : []);
  return { did: String(result.did), came: numbers(result.came), sprung: numbers(result.sprung), outward: result.outward === true };
}

function fillOrder(t: Table, actors: readonly Actor[]): void {
  t.order.splice(0, t.order.length, ...actors);
}

const enemyActor = (t: Table, id: number): Actor[] =>
  t.enemies.filter((enemy) => enemy.id === id).map(({ sheet, hp }) => ({ side: 'enemy', id, initiative: sheet.initiative, hp }));

function actorsOf(t: Table): Actor[] {
  const party = living(t).map(
    (seat): Actor => ({ side: 'party', id: seat, initiative: initiative(sheetOf(t, seat), bookFor(t)).value, hp: t.heroes[seat]!.hp }),
  );
  return [...party, ...t.enemies.flatMap(({ id }) => enemyActor(t, id))];
}

/** R-P52-34 R-P52-35  Newcomers slot into the running order where their place is still to come; what sprang from the dark acts next. */
function meet(t: Table, { vars: { actor, ahead, surprising } }: Rounds, came: readonly number[], sprung: readonly number[]): void {
  const isToCome = (one: Actor): boolean => actor !== null && (surprising || comesBefore(actor, one) < 0);
  for (const one of came.flatMap((id) => enemyActor(t, id)).filter(isToCome)) {
    const at = t.order.findIndex((other, i) => i >= ahead && comesBefore(one, other) < 0);
    t.order.splice(at < 0 ? t.order.length : at, 0, one);
  }
  t.order.unshift(...inInitiativeOrder(sprung.flatMap((id) => enemyActor(t, id))));
}

/** P52-071  Big Boss is over where the Major Boss falls. */
const isBossQuestWon = (t: Table): boolean => t.quest.beaten >= 2 && hasGoal(t, 'bigBoss');

/** P52-062 P52-103 R-P52-66  Everything turned up and no enemy in the room: it opens for good. */
function openBarricade(t: Table, out: Out): void {
  if (!t.isBarred || t.enemies.length > 0 || !t.spots.every(isFaceUp)) return;
  t.isBarred = false;
  out?.push({ type: 'exitOpened' });
}
