/** PHF-053..068  The whole game: who begins, the drafts, the rounds, the end. */
import { answerOf, ask, call, die, end, go, type Seat } from '@undercroft/engine';
import { isOut } from '../rules/board.ts';
import { layoutOf, squaresFrom } from '../rules/layout.ts';
import { layRooms, OUT, type Table } from '../table.ts';
import { abilityDraft, goalDraft, heroDraft, startDraft } from './draft.ts';
import { authors, shuffleIn } from './honour.ts';
import { finishWith, isWon, type Out, procedure, stopAll } from './kit.ts';
import { marauderTurn } from './marauder.ts';
import { expire, turn } from './turn.ts';
import { story } from './windows.ts';

type Steps =
  | 'writeCards'
  | 'cardsWritten'
  | 'drawDungeon'
  | 'dungeonDrawn'
  | 'rollFirst'
  | 'goals'
  | 'heroes'
  | 'abilities'
  | 'starts'
  | 'nextRound'
  | 'nextTurn'
  | 'afterTurn'
  | 'lastStep'
  | 'endRound';

/** `next` counts turns of the round; the first player has number 0. */
export const game = procedure<{ next: number }, Steps>('game', 'writeCards', ['next'], {
  // PHF-014  [custom.honour]  Before anything else everybody writes cards.
  writeCards: (t) => (t.rules.honour > 0 ? ask(authors(t), 'cardsWritten', story(t)) : go('drawDungeon')),
  cardsWritten: (t, f, out) => {
    shuffleIn(t, f.answers, out);
    return go('drawDungeon');
  },

  // R-PHF-03  [dungeon.layout] custom: somebody draws the dungeon.
  drawDungeon: (t) =>
    t.rules.layout === 'custom' ? ask([{ seat: drawerOf(t), kind: 'layout', open: true }], 'dungeonDrawn', story(t)) : go('rollFirst'),
  dungeonDrawn: (t, f, out) => {
    const seat = drawerOf(t);
    layRooms(t, layoutOf(squaresFrom(answerOf(f, seat, 'layout').drawing)!));
    out?.push({ type: 'dungeonDrawn', seat });
    return go('rollFirst');
  },

  rollFirst: (t, _f, out) => {
    t.first = rollForFirst(t, out);
    return go('goals');
  },

  // PHF-054  Goals, heroes, abilities, starting rooms, each from the first player on.
  goals: () => call(goalDraft, { next: 0 }, 'heroes'),
  heroes: () => call(heroDraft, { next: 0 }, 'abilities'),
  abilities: () => call(abilityDraft, { next: 0 }, 'starts'),
  starts: () => call(startDraft, { next: 0 }, 'nextRound'),

  // PHF-067  A round is one turn of every player.
  nextRound: (t, f, out) => {
    if (t.rules.roundCap > 0 && t.round >= t.rules.roundCap) return nobodyWins(t, 'round-cap', out);
    t.round++;
    t.usedRound = [];
    t.pacts = t.pacts.filter((pact) => pact.until >= t.round);
    f.vars.next = 0;
    out?.push({ type: 'roundBegan', round: t.round });
    return isWon(t, out) ? stopAll(t) : go('nextTurn');
  },

  // R-PHF-47  Whoever is out is passed over; the dead keep their place.
  nextTurn: (t, f) => {
    const n = t.seats.length;
    while (f.vars.next < n && isOut(t, (t.first + f.vars.next) % n)) f.vars.next++;
    return f.vars.next < n ? call(turn, { seat: (t.first + f.vars.next) % n }, 'afterTurn') : go('lastStep');
  },
  afterTurn: (t, f, out) => {
    f.vars.next++;
    return allOut(t) ? nobodyWins(t, 'all-dead', out) : go('nextTurn');
  },

  // PHF-153 R-PHF-62  The Marauder acts after the last player's turn.
  lastStep: (t) =>
    t.haunt >= 0 ? call(marauderTurn, { left: 0, facing: 0, first: 1, start: [], turned: 0, seen: [] }, 'endRound') : go('endRound'),
  endRound: (t, _f, out) => {
    if (allOut(t)) return nobodyWins(t, 'all-dead', out);
    expire(t, (l) => l.until === 'round' && l.at <= t.round);
    return isWon(t, out) ? stopAll(t) : go('nextRound');
  },
});

/** The first seat; or a dungeon master who does not play, who is there to think up scenarios (PHF-138). */
const drawerOf = (t: Table): Seat => (t.rules.extraMaster ? t.rules.dm : 0);

/** PHF-053 R-PHF-04  All roll; those who tie for the highest roll again until one is left. */
function rollForFirst(t: Table, out: Out): Seat {
  let rolling = t.seats.map((_, seat) => seat);
  while (rolling.length > 1) {
    const rolls = rolling.map(() => die(t.random));
    out?.push({ type: 'firstRolled', seats: rolling, rolls });
    const best = Math.max(...rolls);
    rolling = rolling.filter((_, i) => rolls[i] === best);
  }
  out?.push({ type: 'firstChosen', seat: rolling[0]! });
  return rolling[0]!;
}

/** PHF-134 R-PHF-39  Everybody is out. */
const allOut = (t: Table): boolean => t.seats.every((s) => s.status === OUT);

function nobodyWins(t: Table, reason: 'all-dead' | 'round-cap', out: Out) {
  finishWith(t, [], reason);
  out?.push({ type: 'nobodyWon', reason, goals: t.seats.map((s) => s.goal) });
  return end();
}
