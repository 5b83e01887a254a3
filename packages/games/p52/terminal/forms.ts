/** Open questions, line by line: points, a name, a drawn room, a trade. */
import type { Json, Seat } from '@undercroft/engine';
import type { Asking } from '@undercroft/terminal/board.ts';
import { pickOne, pickSome, text, wholeNumbers } from '@undercroft/terminal/questions.ts';
import type { Decision } from '../src/decisions.ts';
import { CORES } from '../src/formula/syntax.ts';
import { itemNamed } from '../src/names.ts';
import { bonusPoints } from '../src/rules/creation.ts';
import { FACES } from '../src/rules/faces.ts';
import { inEnglish } from '../src/texts.ts';
import type { View } from '../src/view.ts';

type Form = (view: View, seat: Seat, asking: Asking) => Promise<Decision | null>;

const vars = (view: View): Readonly<Record<string, Json>> => view.stack.at(-1)?.vars ?? {};

/** P52-036 P52-243 */
const split: Form = async (view, seat, asking) => {
  const { sheet, draft } = view.heroes[seat]!;
  const points = sheet === null ? bonusPoints(draft.flipped) : Number(vars(view).points);
  const numbers = await wholeNumbers(asking, `${points} points for ${CORES.join(' ')}`, CORES.length);
  if (numbers === null) return null;
  return { seat, kind: 'split', split: Object.fromEntries(CORES.map((core, i) => [core, numbers[i]!])) };
};

/** P52-042 */
const name: Form = async (_view, seat, asking) => {
  const called = await text(asking, 'Name', 30);
  if (called === '') return null;
  const backstory = await text(asking, 'Backstory, if you like', 600);
  const picked = await pickOne(
    asking,
    'A face',
    FACES.map((each) => inEnglish(`face.${each}`)),
  );
  const face = picked === null ? undefined : FACES[picked];
  return { seat, kind: 'name', name: called, backstory, ...(face !== undefined && { face }) };
};

/** R-P52-21  Rows from north to south; an empty line ends the drawing. */
const layout: Form = async (view, seat, asking) => {
  asking.say(`Draw ${String(vars(view).spots)} spots, row by row from north to south: # is a spot, S the start in the last row, . a gap.`);
  const rows: string[] = [];
  for (;;) {
    const row = await asking.line(`row ${rows.length + 1} › `);
    if (row === null || (row === '' && rows.length === 0)) return null;
    if (row === '') return { seat, kind: 'layout', rows };
    if (/^[#S.]+$/.test(row)) rows.push(row);
    else asking.say('Only #, S and . can be drawn.');
  }
};

/** Things that somebody carries, as many as one likes. */
async function some(view: View, owner: Seat, asking: Asking, title: string): Promise<string[]> {
  const items = view.heroes[owner]?.sheet?.items.map(({ item }) => item) ?? [];
  if (items.length === 0) return [];
  const names = items.map((item) => itemNamed({ say: inEnglish, view }, item));
  return (await pickSome(asking, title, names)).map((i) => items[i]!);
}

/** P52-184 */
const offer: Form = async (view, seat, asking) => ({
  seat,
  kind: 'offer',
  give: await some(view, seat, asking, 'What do you give?'),
  want: await some(view, Number(vars(view).partner), asking, 'What do you want?'),
});

export const FORMS: Readonly<Record<string, Form>> = { split, name, layout, offer };
