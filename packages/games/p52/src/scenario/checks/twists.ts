/** Every twist of a scenario, with the way to it; and whether what it changes is ever asked for like that. */
import { CORES } from '../../formula/syntax.ts';
import type { MODIFIED, Twist } from '../effects.ts';
import type { Scenario } from '../scenario.ts';
import { boundsIn, strangersTo } from './figures.ts';
import type { Tell } from './sense.ts';

interface Found {
  twist: Twist;
  way: readonly (string | number)[];
}

export function everyTwist({ races, items, quirks }: Scenario): Found[] {
  return [
    ...races.flatMap(({ twists }, i) => found(twists ?? [], ['races', i, 'twists'])),
    ...items.flatMap((item, i) => (item.kind === 'worn' ? found(item.twists, ['items', i, 'twists']) : [])),
    ...quirks.flatMap(({ penalties, bonuses }, i) => [
      ...found(penalties, ['quirks', i, 'penalties']),
      ...found(bonuses, ['quirks', i, 'bonuses']),
    ]),
  ];
}

const found = (twists: readonly Twist[], way: readonly (string | number)[]): Found[] =>
  twists.map((twist, i) => ({ twist, way: [...way, i] }));

type Modify = Extract<Twist, { twist: 'modify' }>;
type Modified = (typeof MODIFIED)[number];

/** Numbers of the sheet: they are so whatever is being done. */
const ON_THE_SHEET: readonly Modified[] = ['initiative', 'movement', 'maxHp', 'staminaCap', 'stanceCap', 'aimCap', 'darkSight'];
const OF_THE_SHEET = ['Lv', ...CORES] as const;
/** Asked for where no ability is used, and no enemy is there. */
const BESIDES: readonly Modified[] = ['chestAttack', 'trapFlip', 'obstructedCost', 'exp'];
const WITHOUT_ABILITY: readonly Modified[] = [...BESIDES, 'damageTaken'];
const WITHOUT_ENEMY: readonly Modified[] = [...BESIDES, 'lockPicking'];

/** P52-231..239  More for a room than anybody could ask for. */
const MOST_EXP = 30;

export function checkTwists(scenario: Scenario, tell: Tell): void {
  for (const { twist, way } of everyTwist(scenario)) {
    if (twist.twist !== 'modify') continue;
    const { least, most } = boundsIn(twist.by);
    if (least === 0 && most === 0) tell([...way, 'by'], 'This changes nothing.');
    if (twist.what === 'exp' && (most > MOST_EXP || least < -MOST_EXP))
      tell([...way, 'by'], `A room brings or costs at most ${MOST_EXP} exp more.`);
    const sentence = ON_THE_SHEET.includes(twist.what) ? flawOfSheet(twist) : flawOfDeed(twist);
    if (sentence !== null) tell(way, sentence);
  }
}

function flawOfSheet({ what, by, abilities, against, lastHurter, when }: Modify): string | null {
  if ((when ?? abilities ?? against ?? lastHurter) !== undefined)
    return `${what} is the same whatever is being done: no condition changes it.`;
  const strangers = strangersTo(by, OF_THE_SHEET);
  return strangers.length === 0 ? null : `${strangers.join(', ')}: nobody knows that on a sheet; ${OF_THE_SHEET.join(', ')} are known.`;
}

function flawOfDeed({ what, abilities, against, lastHurter }: Modify): string | null {
  if (abilities !== undefined && WITHOUT_ABILITY.includes(what)) return `No ability is used where ${what} counts.`;
  if (lastHurter !== undefined && WITHOUT_ENEMY.includes(what)) return `No enemy is met where ${what} counts.`;
  return against !== undefined && (WITHOUT_ENEMY.includes(what) || what === 'otherTarget') ? `Nothing attacks where ${what} counts.` : null;
}
