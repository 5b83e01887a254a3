import { answerOf, ask, call, end, go, reveal, type Seat } from '@undercroft/engine';
import { chronicle } from '../chronicle.ts';
import { setExp } from '../growth.ts';
import { expAfter } from '../rules/experience.ts';
import { isAlive, maxHpOf, sheetOf } from '../rules/heroes.ts';
import { people, spokesmanFor } from '../rules/people.ts';
import type { Table } from '../table.ts';
import { procedure } from './chapter.ts';
import { levelUp } from './level-up.ts';

/** P52-208 P52-253 R-P52-64  The session ends: the group says of each who died whether they come back. `isPaid`: with what they earned. */
type PartingVars = { dead: Seat[]; isPaid: boolean };
export const parting = procedure<PartingVars, 'begin' | 'next' | 'counted'>('parting', 'begin', ['dead', 'isPaid'], {
  begin: (t, f) => {
    f.vars.dead = [...t.heroes.keys()].filter((seat) => !isAlive(t, seat));
    return go('next');
  },
  next: (t, f) => {
    if (f.vars.dead.length === 0) return end();
    return ask(
      people(t).map((seat) => ({ seat, kind: 'vote' as const })),
      'counted',
    );
  },

  // R-P52-73  More than half; whose character it is may refuse.
  counted: (t, f, out) => {
    reveal(t);
    const [seat] = f.vars.dead;
    const voters = people(t);
    const yes = voters.filter((voter) => answerOf(f, voter, 'vote').yes).length;
    const returns = yes * 2 > voters.length && answerOf(f, spokesmanFor(t, seat!), 'vote').yes;
    out?.push({ type: 'returnVoted', seat: seat!, yes, no: voters.length - yes, returns });
    f.vars.dead = f.vars.dead.slice(1);
    if (!returns) return go('next');
    bringBack(t, seat!, f.vars.isPaid);
    return f.vars.isPaid ? call(levelUp, { seat: seat!, points: 0, levels: 0 }, 'next') : go('next');
  },
});

/** P52-210 P52-253  All items are lost; what the room of its death was worth is paid now. */
function bringBack(t: Table, seat: Seat, isPaid: boolean): void {
  const hero = t.heroes[seat]!;
  hero.sheet = { ...sheetOf(t, seat), items: [] };
  if (isPaid) {
    setExp(t, seat, expAfter(sheetOf(t, seat).exp, hero.owed));
    chronicle(t, seat, { is: 'room', room: t.quest.entered, exp: hero.owed });
  }
  Object.assign(hero, { isLeftBehind: false, owed: 0, hp: maxHpOf(t, seat) });
}
