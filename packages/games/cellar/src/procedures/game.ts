import { answerOf, ask, call, end, go, reveal, type Seat } from '@undercroft/engine';
import { drawItem } from '../changes.ts';
import type { Prepare } from '../decisions.ts';
import type { CellarEvent } from '../events.ts';
import { canEscape, canEscapeTogether, fullLife, goldOfAll } from '../rules/thieves.ts';
import type { Cellar } from '../table.ts';
import { procedure } from './chapter.ts';
import { turn } from './turn.ts';

/** CEL-002..006  The whole game, from packing to the last flicker of the candle. */
type GameVars = { next: Seat };
export const game = procedure<GameVars, 'pack' | 'setOut' | 'nextRound' | 'nextTurn' | 'afterTurn'>('game', 'pack', ['next'], {
  // CEL-002  Everybody packs at once.
  pack: (t) =>
    ask(
      t.thieves.map((_thief, seat) => ({ seat, kind: 'prepare', open: true })),
      'setOut',
    ),
  setOut: (t, f, out) => {
    // The others' choices become known now, even where no item is drawn.
    reveal(t);
    for (let seat = 0; seat < t.thieves.length; seat++) equip(t, answerOf(f, seat, 'prepare'), out);
    return go('nextRound');
  },

  // CEL-006  When the candle is out, the game is over.
  nextRound: (t, f, out) => {
    if (t.round === t.house.rounds) {
      out?.push({ type: 'candleWentOut' });
      return end();
    }
    t.round++;
    f.vars.next = 0;
    for (const thief of t.thieves) thief.hasOffered = false;
    out?.push({ type: 'roundBegan', round: t.round });
    return go('nextTurn');
  },

  // CEL-004  Turns go round in seat order.
  nextTurn: (t, f) => (f.vars.next < t.thieves.length ? call(turn, { seat: f.vars.next, steps: 2 }, 'afterTurn') : go('nextRound')),

  // CEL-005 CEL-024  The first to end a turn on the stairs with a full purse wins; or all of them do.
  afterTurn: (t, f, out) => {
    const seat = f.vars.next;
    if (t.house.together ? canEscapeTogether(t) : canEscape(t.thieves[seat]!, t.house)) {
      t.escaped = seat;
      out?.push(t.house.together ? { type: 'escapedTogether', gold: goldOfAll(t.thieves) } : { type: 'escaped', seat });
      return end();
    }
    f.vars.next++;
    return go('nextTurn');
  },
});

/** CEL-003  Stamina gives life, wits give items. */
function equip(t: Cellar, { seat, might, stamina, wits }: Prepare, out: CellarEvent[] | null): void {
  const thief = t.thieves[seat]!;
  Object.assign(thief, { might, stamina, wits });
  thief.life = fullLife(thief);
  out?.push({ type: 'setOut', seat, might, stamina, wits });
  for (let i = 0; i < wits; i++) drawItem(t, seat, out);
}
