/** P52 on a terminal: the room as a map, the enemies in it, the party below. */
import type { Board, Place } from '@undercroft/terminal/board.ts';
import { bar, box, evenly, sideBySide } from '@undercroft/terminal/box.ts';
import type { Decision } from '../src/decisions.ts';
import { bookFor } from '../src/doors.ts';
import { cardName, suitOf } from '../src/rules/cards.ts';
import { conditionOf, maxHpOf } from '../src/rules/heroes.ts';
import { isFaceUp, mapOf } from '../src/rules/map.ts';
import { columnOf, rowOf } from '../src/rules/rooms/room.ts';
import type { View } from '../src/view.ts';
import { FORMS } from './forms.ts';
import { pages } from './pages.ts';

/** Two signs for what lies on a spot. */
const SIGNS: Readonly<Record<string, string>> = {
  path: ' .',
  enemy: ' .',
  hidden: ' h',
  obstructed: ' x',
  chest: ' □',
  specialChest: ' ■',
  trap: ' ^',
  key: ' k',
  boss: ' .',
};

/** Who stands there: characters by number, enemies by the rank of their card. */
function onSpot(view: View, place: number): string {
  const party = view.heroes.flatMap((hero, seat) => (hero.place === place && !hero.isLeftBehind && hero.hp >= 0 ? [String(seat + 1)] : []));
  const enemies = view.enemies.filter((enemy) => enemy.place === place).map(({ card }) => (card < 0 ? 'B' : cardName(card).charAt(0)));
  const ward = view.ward?.place === place ? ['+'] : [];
  return [...party, ...ward, ...enemies].join('');
}

function spotText(view: View, place: number, width: number): string {
  const spot = view.spots[place]!;
  const sign = isFaceUp(spot) ? (spot.chest === 'none' && spot.is === 'chest' ? ' .' : (SIGNS[spot.is] ?? ' *')) : ' ?';
  const door = place === view.exit ? (view.isBarred ? '#' : '>') : ' ';
  return `${sign}${door}${onSpot(view, place)}`.slice(0, width).padEnd(width);
}

/** Columns are letters from the west, rows numbers from the north. */
function map(view: View, place: Place): string[] {
  const room = mapOf(view);
  const places = [...view.spots.keys()];
  const [columns, rows] = [
    Math.max(...places.map((place) => columnOf(room, place))) + 1,
    Math.max(...places.map((place) => rowOf(room, place))) + 1,
  ];
  // Up to six characters and a few enemies on a spot, as far as the terminal is wide.
  const width = Math.max(2, Math.min(9, Math.floor((place.width - 3) / columns)));
  const head = `   ${Array.from({ length: columns }, (_, x) => ` ${String.fromCharCode(65 + x)}`.padEnd(width)).join('')}`.trimEnd();
  const lines = Array.from({ length: rows }, (_, y) => {
    const cells = Array.from({ length: columns }, (_none, x) => {
      const here = places.find((one) => columnOf(room, one) === x && rowOf(room, one) === y);
      return here === undefined ? ' '.repeat(width) : spotText(view, here, width);
    });
    return `${String(y + 1).padStart(2)} ${cells.join('')}`.trimEnd();
  });
  return [head, ...lines, ' . path  ? unseen  x rubble  h hidden  ^ trap  □ chest  ■ special  k key  > exit'];
}

function foes({ enemies, ward }: View, { ink }: Place): string[] {
  const line = (mark: string, name: string, hp: number, most: number): string =>
    `${mark.padEnd(4)}${name.padEnd(22)}${ink('red', bar(Math.max(0, hp), most, 12))} ${hp}/${most}`;
  return [
    ...(ward === null ? [] : [line('+', ward.name, ward.hp, ward.maxHp)]),
    ...enemies.map(({ card, sheet, hp }) => line(card < 0 ? 'B' : cardName(card), sheet.name, hp, sheet.maxHp)),
  ];
}

function party(view: View, place: Place): string[] {
  const width = Math.max(18, Math.min(25, Math.floor((place.width - 2) / 3)));
  const cards = view.heroes.map((hero, seat) => {
    if (hero.sheet === null) return ['…'];
    const most = maxHpOf(view, seat);
    return [
      conditionOf(view, seat) === 'dead' ? 'dead' : `${place.ink('red', bar(Math.max(0, hero.hp), most, 8))} ${hero.hp}/${most}`,
      `level ${hero.sheet.level}  Stamina ${hero.staminaSize}`,
      `aim +${hero.aim}  stance +${hero.stance}`,
    ];
  });
  const style = (seat: number) => ({
    ink: place.ink,
    width,
    title: `${seat === place.viewer ? '▸ ' : ''}${seat + 1} ${place.name(seat)}`.slice(0, width - 6),
  });
  return sideBySide(
    evenly(cards).map((lines, seat) => box(lines, style(seat))),
    place.width,
  );
}

function head(view: View): string {
  const { title } = bookFor(view).scenario.meta;
  const quest = view.quest.id === '' ? '' : `: ${bookFor(view).quest(view.quest.id).title}`;
  return view.quest.entered === 0 ? `${title}${quest}` : `${title}${quest}, room ${view.quest.entered}, ${view.isLit ? 'lit' : 'dark'}`;
}

export const board: Board<View, Decision> = {
  draw: (view, place) => [
    place.ink('bold', head(view).slice(0, place.width)),
    ...(view.spots.length === 0 ? [] : map(view, place)),
    ...foes(view, place),
    ...party(view, place),
  ],
  pages,
  forms: Object.keys(FORMS),
  fill: async (view, ask, asking) => (await FORMS[ask.kind]?.(view, ask.seat, asking)) ?? null,
  // Real cards are chosen by their suit first; the engine's own question is of no game's type.
  groupOf: (_view, d) => (d.kind === 'act' ? d.do : 'shows' in d && Number(d.shows) > 0 ? suitOf(Number(d.shows) - 1) : ''),
};
