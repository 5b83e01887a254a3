/** One turn in five phases (chapter 4, AP-140). */
import { answerOf, ask, call, end, go, type Seat } from '@undercroft/engine';
import { NONE } from '../content/cards.ts';
import { notePowers, type PowerKey } from '../rules/tools.ts';
import { HAND_LIMIT, type Table } from '../table.ts';
import { playCard, procedure } from './kit.ts';
import { quest } from './quest.ts';
import { churn, refresh } from './refresh.ts';
import { payday, tavern } from './tavern.ts';
import { triggers } from './use.ts';

type TurnStep = 'begin' | 'payday' | 'tavern' | 'quest' | 'secondTavern' | 'refresh' | 'discard' | 'discarded';

/** R-AP-63  What may be handed over in a turn. */
const GIFTS = { items: 1, gold: 2 };

function paydayPowers(t: Table, seat: Seat): PowerKey[] {
  const keys: PowerKey[] = [];
  for (const hero of t.seats[seat]!.heroes) notePowers(hero, 'payday', keys);
  return keys;
}

export const turn = procedure<{ seat: Seat }, TurnStep>('turn', 'begin', ['seat'], {
  begin: (t, f, out) => {
    const s = t.seats[f.vars.seat]!;
    t.turn = f.vars.seat;
    s.turns++;
    const shares = t.rules.together && t.seats.length > 1;
    t.giftItems = shares ? GIFTS.items : 0;
    t.giftGold = shares ? GIFTS.gold : 0;
    out?.push({ type: 'turnBegan', seat: f.vars.seat, round: t.round, last: t.bossComes });
    return go('payday');
  },

  // AP-050..AP-052, R-AP-07  None on the very first turn.
  payday: (t, f, out) => {
    t.phase = 'payday';
    if (t.seats[f.vars.seat]!.turns === 1) return go('tavern');
    payday(t, f.vars.seat, out);
    return triggers(f.vars.seat, paydayPowers(t, f.vars.seat), 'tavern');
  },
  tavern: (t, f) => {
    t.phase = 'tavern';
    return call(tavern, { seat: f.vars.seat }, 'quest');
  },
  quest: (t, f) => {
    t.phase = 'quest';
    return call(quest, { seat: f.vars.seat, quest: NONE, levelUps: 0, lost: 0 }, 'secondTavern');
  },

  // AP-065
  secondTavern: (t, f) => {
    t.phase = 'secondTavern';
    return call(tavern, { seat: f.vars.seat }, 'refresh');
  },

  // AP-067, R-AP-71
  refresh: (t, _f, out) => {
    t.phase = 'refresh';
    if (t.rules.mode === 'alone') churn(t, out);
    refresh(t, out);
    return go('discard');
  },

  // AP-140, R-AP-32  After Refresh, one card at a time.
  discard: (t, f) => (t.seats[f.vars.seat]!.hand.length > HAND_LIMIT ? ask([{ seat: f.vars.seat, kind: 'discard' }], 'discarded') : end()),
  discarded: (t, f, out) => {
    const { seat, item } = answerOf(f, f.vars.seat, 'discard');
    playCard(t, seat, item);
    out?.push({ type: 'discarded', seat, item });
    return go('discard');
  },
});
