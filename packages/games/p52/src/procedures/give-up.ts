import { type Ask, answerOf, ask, end, finish, go, reveal, type Seat, type Window } from '@undercroft/engine';
import type { Decision, Kind } from '../decisions.ts';
import { living } from '../rules/heroes.ts';
import { people, personOf } from '../rules/people.ts';
import type { Table } from '../table.ts';
import { procedure } from './chapter.ts';

/** R-P52-61  Somebody wants to go home; if all agree, the session is over, and what earlier rooms brought is kept. */
type GiveUpVars = { decision: { seat: Seat } };
export const giveUp = procedure<GiveUpVars, 'put' | 'counted'>('giveUp', 'put', ['decision'], {
  put: (t, f) => {
    t.heroes[f.vars.decision.seat]!.hasAskedToEnd = true;
    const asks = others(t, f.vars.decision.seat).map((seat) => ({ seat, kind: 'agree' as const }));
    return asks.length === 0 ? go('counted') : ask(asks, 'counted');
  },
  counted: (t, f, out) => {
    reveal(t);
    const asked = others(t, f.vars.decision.seat);
    const yes = asked.filter((seat) => answerOf(f, seat, 'agree').yes).length + 1;
    out?.push({ type: 'endVoted', yes, no: asked.length + 1 - yes });
    if (yes <= asked.length) return end();
    t.ending = 'abandoned';
    out?.push({ type: 'sessionEnded', ending: 'abandoned' });
    return finish();
  },
});

/** R-P52-73  People are asked, not characters. */
const others = (t: Table, seat: Seat): Seat[] => people(t).filter((other) => personOf(t, other) !== personOf(t, seat));

/** Once a room each, so that nobody is asked for ever. */
export const giveUpWindow: Window<Table, Decision> = {
  asks: (t) =>
    living(t)
      .filter((seat) => !t.heroes[seat]!.hasAskedToEnd)
      .map((seat): Ask<Kind> => ({ seat, kind: 'giveUp', may: true })),
  procedure: giveUp.name,
};
