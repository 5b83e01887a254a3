import { call, end, go, type Next } from '@undercroft/engine';
import type { Out } from '../events.ts';
import { hasGoal, isQuestDone } from '../rules/goals.ts';
import { living } from '../rules/heroes.ts';
import { carriers } from '../rules/quest-items.ts';
import type { Table } from '../table.ts';
import { award } from './award.ts';
import { procedure } from './chapter.ts';
import { creation } from './creation.ts';
import { parting } from './parting.ts';
import { reward } from './reward.ts';
import { room } from './room.ts';
import { freshRounds, rounds } from './rounds.ts';
import { session } from './session.ts';

/** P52-094 P52-250  A whole session: characters, quest, room after room with what each was worth, and the end. */
type GameVars = { played: string };
export const game = procedure<GameVars, 'create' | 'setUp' | 'lay' | 'play' | 'played' | 'paid' | 'parted' | 'rewarded' | 'buried'>(
  'game',
  'create',
  ['played', 'result'],
  {
    create: () => call(creation, {}, 'setUp'),
    setUp: () => call(session, { next: 0, extra: false }, 'lay'),
    lay: () => call(room, { spots: 0 }, 'play'),
    play: () => call(rounds, freshRounds(), 'played'),

    // P52-252  All dead, or the one who was escorted: the quest has failed, and this room is worth nothing.
    played: (_t, f) => {
      f.vars.played = String(f.result);
      if (f.vars.played === 'died' || f.vars.played === 'failed') return call(parting, { dead: [], isPaid: false }, 'buried');
      return call(award, { training: [], levelling: [] }, 'paid');
    },
    paid: (t, f) => {
      if (f.vars.played !== 'won' && !isQuestDone(t)) {
        leaveBehind(t);
        goOn(t);
        return go('lay');
      }
      return call(parting, { dead: [], isPaid: true }, 'parted');
    },
    parted: () => call(reward, { seats: [], kinds: [] }, 'rewarded'),
    buried: (t, f, out) => over(t, f.vars.played === 'died' ? 'died' : 'failed', out),
    rewarded: (t, _f, out) => over(t, 'won', out),
  },
);

function over(t: Table, ending: 'won' | 'died' | 'failed', out: Out): Next<never> {
  t.ending = ending;
  out?.push({ type: 'sessionEnded', ending });
  return end();
}

/** R-P52-64  Bodies stay behind, and their Stamina with them. */
function leaveBehind(t: Table): void {
  const alive = living(t);
  for (const [seat, hero] of t.heroes.entries()) {
    if (alive.includes(seat)) continue;
    hero.isLeftBehind = true;
    const pile = hero.stamina.splice(0);
    // With a die, piles are only counts.
    if (t.house.flipSource === 'deck') for (const card of pile) t.actionDiscards.push(card);
  }
}

/** R-P52-53  One room of the way back is done; a prize that was left behind must be found anew. */
function goOn(t: Table): void {
  if (t.quest.rooms < 0 || !hasGoal(t, 'treasureHunt')) return;
  t.quest = { ...t.quest, rooms: carriers(t).length === 0 ? -1 : t.quest.rooms - 1 };
}
