import { call, end, go } from '@undercroft/engine';
import { bookFor } from '../doors.ts';
import { living } from '../rules/heroes.ts';
import type { Table } from '../table.ts';
import { procedure } from './chapter.ts';
import { creation } from './creation.ts';
import { room } from './room.ts';
import { freshRounds, rounds } from './rounds.ts';
import { session } from './session.ts';

/** P52-094  A whole session: characters, quest, room after room. */
export const game = procedure<Record<string, never>, 'create' | 'setUp' | 'lay' | 'play' | 'played'>('game', 'create', ['result'], {
  create: () => call(creation, {}, 'setUp'),
  setUp: () => call(session, { next: 0, extra: false }, 'lay'),
  lay: () => call(room, { spots: 0 }, 'play'),
  play: () => call(rounds, freshRounds(), 'played'),

  // P52-252  All dead: the quest has failed. Otherwise on, until it is done.
  played: (t, f) => {
    if (f.result !== 'left') {
      t.ending = f.result === 'won' ? 'won' : 'died';
      return end();
    }
    leaveBehind(t);
    if (!isDone(t)) return go('lay');
    t.ending = 'won';
    return end();
  },
});

/** R-P52-64  Bodies stay behind, and their Stamina with them. */
function leaveBehind(t: Table): void {
  const alive = living(t);
  for (const [seat, hero] of t.heroes.entries()) {
    if (alive.includes(seat)) continue;
    hero.isLeftBehind = true;
    for (const card of hero.stamina.splice(0)) t.actionDiscards.push(card);
  }
}

/** R-P52-68  Survival and Trapped end on leaving their last room. */
function isDone(t: Table): boolean {
  const { goals } = bookFor(t).quest(t.quest.id);
  return goals.every(({ goal }) => (goal === 'survival' ? t.quest.entered >= t.quest.rooms : goal === 'trapped' && t.quest.rooms === 1));
}
