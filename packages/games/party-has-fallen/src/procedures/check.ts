/** PHF-086..089  Skill checks: a stat, a d8, and what follows. */
import { answerOf, ask, call, die, end, go, type Seat } from '@undercroft/engine';
import { NONE } from '../content/cards.ts';
import { STATS } from '../content/vocabulary.ts';
import { askOne } from '../decisions.ts';
import { isAskedToReroll } from '../rules/actions.ts';
import { canStep, goesOn } from '../rules/board.ts';
import { masterOf } from '../rules/master.ts';
import { CHECK_DIE, type Part, statOf } from '../rules/modifiers.ts';
import type { Table } from '../table.ts';
import { event } from './event.ts';
import { count, drawItem, fire, procedure, runningVars, seatOf, showItems } from './kit.ts';
import { tellReroll } from './move.ts';
import { midTurn, story } from './windows.ts';

type Steps = 'skill' | 'skillPicked' | 'tested' | 'reward' | 'taken' | 'penalty' | 'punished';

/** What everybody may know of it while it runs. */
const SHOWN_IN_CHECK = ['seat', 'passing'] as const;

/** The check of a skill room. Ends with `go` (movement goes on), `item` or `failed`. */
export const check = procedure<{ seat: Seat; passing: boolean; stat: number }, Steps>('check', 'skill', SHOWN_IN_CHECK, {
  // PHF-086 R-PHF-49  The Skill d6, or the dungeon master.
  skill: (t, f, out) => {
    if (picksSkill(t)) return ask(askOne(t.rules.dm, 'pickSkill'), 'skillPicked', story(t));
    f.vars.stat = die(t.random) - 1;
    out?.push({ type: 'statRolled', seat: f.vars.seat, stat: STATS[f.vars.stat]!, by: NONE });
    return call(test, { seat: f.vars.seat, stat: f.vars.stat, die: 0 }, 'tested');
  },
  skillPicked: (t, f, out) => {
    f.vars.stat = answerOf(f, t.rules.dm, 'pickSkill').stat;
    out?.push({ type: 'statRolled', seat: f.vars.seat, stat: STATS[f.vars.stat]!, by: t.rules.dm });
    return call(test, { seat: f.vars.seat, stat: f.vars.stat, die: 0 }, 'tested');
  },
  tested: (t, f) => {
    const { seat } = f.vars;
    if (f.result !== true) {
      endSteps(t);
      return fire(t, [seat], 'checkFailed', NONE, 'penalty');
    }
    count(t, seat, 'checksPassed');
    return fire(t, [seat], 'checkPassed', NONE, 'reward');
  },

  // PHF-079 PHF-088 R-PHF-19  Item or movement; with nowhere to go, the item.
  reward: (t, f, out) => {
    const { seat, passing } = f.vars;
    if (passing && t.points > 0 && canStep(t, seatOf(t, seat).room)) {
      if (!t.rules.itemAndMove) return ask(askOne(seat, 'passed'), 'taken', midTurn(t));
      drawItem(t, seat, out);
      return end('go');
    }
    drawItem(t, seat, out);
    return end('item');
  },
  taken: (t, f, out) => {
    const { seat } = f.vars;
    if (answerOf(f, seat, 'passed').take === 'move') return end('go');
    drawItem(t, seat, out);
    return end('item');
  },

  // PHF-080 PHF-089  An event, and the movement is over.
  penalty: (t, f) => (goesOn(t, f.vars.seat) ? call(event, { seat: f.vars.seat, card: NONE }, 'punished') : end('failed')),
  punished: () => end('failed'),
});

/** PHF-080 PHF-089  The movement is over before the event is drawn: nothing on it can add to it. */
function endSteps(t: Table): void {
  t.points = 0;
  const move = runningVars(t, 'move');
  if (move !== null) move.stop = true;
}

const picksSkill = (t: Table): boolean => t.rules.dmPowers === 'pickSkill' && masterOf(t) !== NONE;

/** What everybody may know of it while it runs. */
const SHOWN_IN_TEST = ['seat', 'stat', 'die'] as const;

/** PHF-010 PHF-087  One d8 against a stat, with rerolls. Ends true if it passes. */
export const test = procedure<{ seat: Seat; stat: number; die: number }, 'roll' | 'rerolled' | 'judge'>('test', 'roll', SHOWN_IN_TEST, {
  roll: (t, f) => {
    const { seat } = f.vars;
    f.vars.die = die(t.random, CHECK_DIE);
    return isAskedToReroll(t, seat, 'check') ? ask(askOne(seat, 'reroll'), 'rerolled', story(t)) : go('judge');
  },
  rerolled: (t, f, out) => {
    const { seat } = f.vars;
    if (answerOf(f, seat, 'reroll').yes) {
      tellReroll(t, seat, 'check', f.vars.die, out);
      f.vars.die = die(t.random, CHECK_DIE);
    }
    return go('judge');
  },
  judge: (t, f, out) => {
    const { seat, stat, die: rolled } = f.vars;
    const parts: Part[] | null = out ? [] : null;
    showItems(t, seat, STATS[stat]!, 'stats');
    const value = statOf(t, seat, stat, parts);
    const passed = rolled <= value;
    out?.push({ type: 'checked', seat, stat: STATS[stat]!, die: rolled, value, parts: parts!, passed });
    return end(passed);
  },
});
