/** What can be looked at beside the board: the session log (P52-256) and the character sheet (P52-254), in words. */
import { gathered } from '@undercroft/mechanics';
import type { Page, Place } from '@undercroft/terminal/board.ts';
import { table } from '@undercroft/terminal/screen.ts';
import { bookFor } from '../src/doors.ts';
import { CORES } from '../src/formula/syntax.ts';
import { abilityNamed, itemNamed, type Naming } from '../src/names.ts';
import { cardName } from '../src/rules/cards.ts';
import { initiative, maxHp, movement } from '../src/rules/character.ts';
import { sheetOf } from '../src/rules/heroes.ts';
import { threshold } from '../src/rules/levels.ts';
import { type ActionRow, type EnemyRow, SHORT_FORMS } from '../src/rules/record.ts';
import { inEnglish } from '../src/texts.ts';
import type { View } from '../src/view.ts';

const S = SHORT_FORMS;
const sign = (n: number): string => (n < 0 ? `${n}` : `+${n}`);
const legend = Object.entries(S)
  .map(([what, short]) => `${short} ${what}`)
  .join(', ');

/** A heading and its rows, or nothing if there are none. */
function section(title: string, head: string[], rows: string[][], { ink }: Place): string[] {
  return rows.length === 0 ? [] : ['', ink('bold', title), ...table([head, ...rows], ink)];
}

function enemyRow(row: EnemyRow, who: (seat: number) => string): string[] {
  const { melee, ranged, magic } = row.defence;
  return [
    String(row.room),
    `${row.card < 0 ? 'Boss' : cardName(row.card)} ${row.name}`.slice(0, 19),
    String(row.hp),
    [melee, ranged, magic].map(sign).join('/'),
    String(row.movement),
    String(row.initiative),
    row.attackedBy.map(who).join(' '),
    row.defeatedBy === null ? '' : who(row.defeatedBy),
  ];
}

/** Target and damage are formulas, too long for a column: one line for everybody of the same kind. */
function attacksOf(enemies: readonly EnemyRow[]): string[] {
  return [...new Set(enemies.map(({ name, target, damage }) => `  ${name}: target ${target}, ${S.damage} ${damage}`))];
}

const DONE: Readonly<Record<ActionRow['is'], string>> = {
  defence: 'defended with',
  ability: 'used',
  item: 'used up',
  friendHurt: 'hurt a friend with',
};

function called(naming: Naming, what: string): string {
  const { abilities, items } = bookFor(naming.view).scenario;
  if (abilities.some(({ id }) => id === what)) return abilityNamed(naming, what);
  return items.some(({ id }) => id === what) ? itemNamed(naming, what) : what;
}

/** Enemies by the room they came in: their numbers begin anew in each. */
const enemyIn = ({ record }: View, room: number, enemy: number): string =>
  record.enemies.find((row) => row.room === room && row.enemy === enemy)?.name ?? '';

function actionRow(naming: Naming, row: ActionRow, who: (seat: number) => string): string[] {
  const on = row.enemy >= 0 ? enemyIn(naming.view, row.room, row.enemy) : row.on >= 0 && row.on !== row.by ? who(row.on) : '';
  return [String(row.room), `${DONE[row.is]} ${called(naming, row.what)}`, who(row.by), on, row.times > 1 ? `${row.times} times` : ''];
}

function sessionLog(view: View, place: Place): string[] {
  const naming = { say: inEnglish, view };
  const { record, quest } = view;
  const who = (seat: number): string => view.heroes[seat]?.sheet?.name ?? place.name(seat);
  const title = quest.id === '' ? 'no quest yet' : bookFor(view).quest(quest.id).title;
  return [
    place.ink(
      'bold',
      `${title}, ${view.place}; rooms ${quest.entered}; ${S['player(s)']}: ${view.heroes.map((_, seat) => who(seat)).join(', ')}`,
    ),
    ...section(
      'Chests',
      ['Room', 'By', 'How'],
      record.chests.map(({ room, by, how }) => [String(room), who(by), how]),
      place,
    ),
    ...section(
      'Enemies',
      ['Room', S.enemy, S.HP, 'Def', S.movement, 'Init', 'Attacked by', 'Defeated by'],
      record.enemies.map((row) => enemyRow(row, who)),
      place,
    ),
    ...attacksOf(record.enemies),
    ...section(
      'Other actions',
      ['Room', 'Action', 'By', 'On', 'Notes'],
      record.actions.map((row) => actionRow(naming, row, who)),
      place,
    ),
    ...section(
      'Experience',
      ['Room', 'By', S.experience, 'For'],
      record.accounts.map(({ room, by, parts }) => [
        room === 0 ? 'quest' : String(room),
        who(by),
        String(parts.reduce((sum, [value]) => sum + value, 0)),
        gathered(parts)
          .map(([value, source]) => `${sign(value)} ${source}`)
          .join(', '),
      ]),
      place,
    ),
    '',
    place.ink('dim', legend),
  ];
}

/** P52-254  The columns of the sheet. */
function sheet(view: View, place: Place): string[] {
  const seats = [...view.heroes.keys()].filter(
    (seat) => view.heroes[seat]!.sheet !== null && (place.viewer === null || seat === place.viewer),
  );
  return seats.flatMap((seat) => sheetLines(view, seat, place));
}

function sheetLines(view: View, seat: number, place: Place): string[] {
  const naming = { say: inEnglish, view };
  const book = bookFor(view);
  const character = sheetOf(view, seat);
  const { isElsewhere, isHomeMade } = view.heroes[seat]!;
  const { name, race, profession, level, exp, cores, abilities, items, quirk } = character;
  const figures = [`Movement ${movement(character, view.house, book).value}`, `Initiative ${initiative(character, book).value}`];
  const known = abilities.map(({ id, level: own }) => {
    const { target, text } = book.ability(id);
    return [abilityNamed(naming, id), String(own), target ?? '', text];
  });
  return [
    place.ink('bold', `${name}, ${book.race(race).name} ${book.profession(profession).name}, level ${level}`),
    ...(isHomeMade ? [inEnglish('thing.homeMadeIs')] : []),
    ...(isElsewhere ? [inEnglish('thing.elsewhereIs')] : []),
    `${S.experience} ${exp} of ${threshold(level)}; ${S.HP} ${view.heroes[seat]!.hp} of ${maxHp(character, view.house, book).value}; ${figures.join('; ')}`,
    CORES.map((core) => `${core} ${cores[core]}`).join('  '),
    ...(quirk === null ? [] : [`Quirk: ${book.quirk(quirk).name}`]),
    ...section('Abilities', ['Ability', 'Level', 'Target', 'Effect'], known, place),
    '',
    `Carries: ${items.map(({ item, equipped }) => `${itemNamed(naming, item)}${equipped ? ' (worn)' : ''}`).join(', ') || 'nothing'}`,
    '',
  ];
}

export const pages: Readonly<Record<string, Page<View>>> = {
  session: { help: 'shows the session log: chests, enemies, other actions, exp', draw: sessionLog },
  sheet: { help: 'shows your character sheet', draw: sheet },
};
