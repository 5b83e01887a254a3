/** Making things before the game: the dungeon's shape, a hero of one's own. */

import { pickOne, text, wholeNumbers } from '@undercroft/terminal/questions.ts';
import {
  type BuildDecision,
  composition,
  GENDERS,
  genders,
  HIGHEST,
  hpFor,
  LEAST_BONUS,
  LONGEST_HERO_NAME,
  MOST_BONUS,
  POINTS,
  sizeOf,
} from '../../src/index.ts';
import type { Form } from './index.ts';

/** Rows of `#` and `.`; an empty line ends the drawing. */
export const layout: Form = async (view, seat, asking) => {
  const size = sizeOf(composition(view.seats.length, view.rules));
  asking.say(`Draw ${size} rooms, row by row from north to south: # is a room, . is rock. An empty line ends the drawing.`);
  const rows: string[] = [];
  for (;;) {
    const row = await asking.line(`row ${rows.length}, ${size - roomsIn(rows)} left › `);
    if (row === null || (row === '' && rows.length === 0)) return null;
    if (row === '') return { seat, kind: 'layout', drawing: rows.join('/') };
    if (/^[#.]+$/.test(row)) rows.push(row);
    else asking.say('Only # and . can be drawn.');
  }
};

const roomsIn = (rows: readonly string[]): number => rows.join('').replace(/[^#]/g, '').length;

/** A hero from points. What the rules forbid is said when it is answered. */
export const build: Form = async (view, seat, asking) => {
  const name = await text(asking, 'Name', LONGEST_HERO_NAME);
  if (name === '') return null;
  const known = genders(view.rules);
  const gender =
    known.length === 1
      ? 0
      : await pickOne(
          asking,
          'Gender',
          known.map((each) => GENDERS[each]!),
        );
  const limit = view.rules.over8 ? '' : `, at most ${HIGHEST} each`;
  const stats = await wholeNumbers(asking, `STR CON DEX INT WIS CHA${limit}`, 6);
  const rest =
    stats === null ? null : await wholeNumbers(asking, `MOV and CMB, ${LEAST_BONUS} to ${MOST_BONUS}; ${left(stats)} points are left`, 2);
  if (gender === null || stats === null || rest === null) return null;
  const side = (await pickOne(asking, 'CMB counts for', ['A: attack', 'B: defence'])) === 1 ? 'B' : 'A';
  const hp = view.rules.freeHp ? ((await wholeNumbers(asking, 'HP', 1))?.[0] ?? 0) : hpFor(stats[1]!);
  const sheet: BuildDecision = { seat, kind: 'build', name, gender: known[gender]!, stats, move: rest[0]!, combat: rest[1]!, side, hp };
  return sheet;
};

const left = (stats: readonly number[]): number => POINTS - stats.reduce((sum, stat) => sum + stat, 0);
