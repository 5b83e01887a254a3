import { answerOf, ask, end, go, type Seat } from '@undercroft/engine';
import { chronicle, chroniclePoints } from '../chronicle.ts';
import { flip, settleAction } from '../decks.ts';
import { bookFor } from '../doors.ts';
import { growCores, learnAbility, raiseAbility, setExp } from '../growth.ts';
import { levelIn } from '../rules/character.ts';
import { isSplitOf, learnable } from '../rules/creation.ts';
import { sheetOf } from '../rules/heroes.ts';
import { gainLevel, learnsAt, levelPoints, mustLevel, raiseCost } from '../rules/levels.ts';
import { raisable } from '../rules/raising.ts';
import { procedure } from './chapter.ts';

/** P52-241..247  One character's levels, one after the other, and then what its exp can raise. */
type LevelVars = { seat: Seat; points: number; levels: number };
export const levelUp = procedure<LevelVars, 'level' | 'split' | 'learned' | 'raise' | 'raised'>(
  'levelUp',
  'level',
  ['seat', 'points', 'levels'],
  {
    // P52-242 P52-243 P52-246 R-P52-57  Compulsory, and repeated.
    level: (t, f, out) => {
      const { seat } = f.vars;
      const sheet = sheetOf(t, seat);
      if (!mustLevel(sheet) || (t.house.oneLevelPerRoom && f.vars.levels > 0)) return go('raise');
      const grown = { ...sheet };
      gainLevel(grown);
      t.heroes[seat]!.sheet = grown;
      f.vars.levels++;
      const card = flip(t);
      f.vars.points = levelPoints(card);
      out?.push({ type: 'levelGained', seat, level: grown.level, card, points: f.vars.points });
      chronicle(t, seat, { is: 'level', card, split: {} });
      settleAction(t, out);
      return f.vars.points === 0 ? go('split') : ask([{ seat, kind: 'split', open: true }], 'split');
    },

    // P52-244 P52-245 R-P52-69  Points on cores; with an odd level a new ability, if there is one.
    split: (t, f, out) => {
      const { seat, points } = f.vars;
      const split = points === 0 ? {} : answerOf(f, seat, 'split').split;
      if (points > 0 && isSplitOf(points, split)) {
        growCores(t, seat, split, out);
        chroniclePoints(t, seat, split);
      }
      f.vars.points = 0;
      const sheet = sheetOf(t, seat);
      if (!learnsAt(sheet.level) || learnable(sheet, bookFor(t)).length === 0) return go('level');
      return ask([{ seat, kind: 'learn' }], 'learned');
    },
    learned: (t, f, out) => {
      const { ability } = answerOf(f, f.vars.seat, 'learn');
      if (ability === null) return go('level');
      learnAbility(t, f.vars.seat, ability, out);
      chronicle(t, f.vars.seat, { is: 'learned', ability });
      return go('level');
    },

    // P52-247  Exp that is left may raise what is known.
    raise: (t, f) => {
      const { seat } = f.vars;
      return raisable(t, seat).length > 0 ? ask([{ seat, kind: 'raise' }], 'raised') : end();
    },
    raised: (t, f, out) => {
      const { seat } = f.vars;
      const { ability } = answerOf(f, seat, 'raise');
      if (ability === null) return end();
      const sheet = sheetOf(t, seat);
      const cost = raiseCost(bookFor(t).ability(ability), levelIn(sheet, ability), t.house);
      setExp(t, seat, sheet.exp - cost);
      raiseAbility(t, seat, ability, out);
      chronicle(t, seat, { is: 'raised', ability, cost });
      return go('raise');
    },
  },
);
