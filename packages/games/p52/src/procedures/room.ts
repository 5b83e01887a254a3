import { answerOf, ask, end, go, pick, type Seat } from '@undercroft/engine';
import { flipRoom, gatherRoom } from '../decks.ts';
import { bookFor } from '../doors.ts';
import type { Out } from '../events.ts';
import { itIs } from '../moments.ts';
import { lookAround } from '../reveal.ts';
import { isRed, rankOf } from '../rules/cards.ts';
import { emptyTally } from '../rules/experience.ts';
import { hasGoal, mustSurvive } from '../rules/goals.ts';
import { living, partyLevel } from '../rules/heroes.ts';
import { mapOf, rememberGrid } from '../rules/map.ts';
import { spokesmen } from '../rules/people.ts';
import { keysHeld } from '../rules/quest-items.ts';
import { isDay, sizeCards } from '../rules/quests.ts';
import { exitOf, sideOf } from '../rules/rooms/exit.ts';
import { fitted, GENERATORS, generated, type Shape } from '../rules/rooms/generators.ts';
import { type Room, roomFrom } from '../rules/rooms/room.ts';
import { standOn } from '../standing.ts';
import { FACE_DOWN, type RoomMap, type Table } from '../table.ts';
import { procedure } from './chapter.ts';

/** P52-094..104 P52-132  A room: size, light, layout, exit, and the party at its door. */
type RoomVars = { spots: number };
export const room = procedure<RoomVars, 'size' | 'light' | 'layout' | 'drawn' | 'exit' | 'enter'>('room', 'size', ['spots'], {
  // P52-012 P52-095 R-P52-31  Two cards for the size, three with four characters or more.
  size: (t, f, out) => {
    gatherRoom(t);
    t.quest = { ...t.quest, entered: t.quest.entered + 1 };
    // P52-056  With both keys in hand this is the last room.
    if (isLastOfTrapped(t)) t.quest = { ...t.quest, rooms: 1 };
    // P52-075  A scenario may say it room by room, and begins its list again.
    const { environment } = bookFor(t).scenario;
    const said = environment.place === 'rooms' && bookFor(t).quest(t.quest.id).environment === undefined ? environment.rooms : undefined;
    if (said !== undefined) t.place = said[(t.quest.entered - 1) % said.length]!;
    if (t.place === 'outside') t.quest = { ...t.quest, outside: t.quest.outside + 1 };
    t.characters = living(t).length;
    t.avgLv = partyLevel(t);
    if (retraced(t) !== null) return go('light');
    const cards = Array.from({ length: sizeCards(t.characters) }, () => flipRoom(t));
    f.vars.spots = cards.reduce((sum, card) => sum + rankOf(card), 0);
    out?.push({ type: 'roomSized', cards, spots: f.vars.spots });
    return go('light');
  },

  // P52-077 P52-078 P52-096  Inside a card says it, outside the time of day.
  light: (t, _f, out) => {
    t.isLit = t.place === 'outside' ? isDay(t.firstPhase, t.quest.outside) : flipLight(t, out);
    return go('layout');
  },

  // P52-097..100 R-P52-21  The duty goes round; whoever has it draws, or the house does.
  layout: (t, f, out) => {
    const known = retraced(t);
    if (known !== null) {
      lay(t, { ...mapOf(known), start: known.exit }, 'retraced', out);
      return go('exit');
    }
    if (t.house.layout === 'manual') return ask([{ seat: layoutOwner(t), kind: 'layout', open: true }], 'drawn');
    layOut(t, f.vars.spots, out);
    return go('exit');
  },
  drawn: (t, f, out) => {
    const { rows } = answerOf(f, layoutOwner(t), 'layout');
    lay(t, roomFrom(rows)!, 'manual', out);
    return go('exit');
  },

  // P52-101..103 R-P52-19  The side; an Ace bars the exit and is flipped again. R-P52-54  The last room of Trapped is never barred.
  exit: (t, _f, out) => {
    t.isBarred = mustSurvive(t);
    for (;;) {
      const card = flipRoom(t);
      const side = sideOf(rankOf(card));
      if (side === null && !isLastOfTrapped(t)) t.isBarred = true;
      const place = side === null ? -1 : (retraced(t)?.start ?? exitOf(mapOf(t), side));
      out?.push({ type: 'exitFlipped', card, isBarred: t.isBarred, place });
      if (side === null) continue;
      t.exit = place;
      t.maps = [...t.maps, { squares: t.squares, start: t.start, exit: t.exit }];
      return go('enter');
    }
  },

  // P52-132 R-P52-22  All begin on the start spot and look around.
  enter: (t, _f, out) => {
    out?.push({ type: 'roomEntered', room: t.quest.entered });
    for (const seat of living(t)) Object.assign(t.heroes[seat]!, ENTERING, { place: t.start, tally: emptyTally() });
    if (t.ward !== null) t.ward = { ...t.ward, place: t.start };
    for (const seat of living(t)) lookAround(t, seat, out);
    for (const seat of living(t)) {
      standOn(t, seat, out);
      itIs(t, seat, 'roomStart', out);
    }
    return end();
  },
});

const ENTERING = {
  aimAt: -1,
  aim: 0,
  stance: 0,
  lostTurns: 0,
  pushing: -1,
  lastHurter: -1,
  isResting: false,
  lasting: [],
  usedInRoom: {},
  extraNow: 0,
  hasAskedToEnd: false,
};

/** R-P52-53  On the way back through the same rooms: the one that comes now, entered where it was left. Its size is known, its cards are new. */
function retraced(t: Table): RoomMap | null {
  const { rooms } = t.quest;
  return t.house.returnTrip === 'retrace' && rooms >= 0 && hasGoal(t, 'treasureHunt') ? (t.maps[rooms] ?? null) : null;
}

function flipLight(t: Table, out: Out): boolean {
  const card = flipRoom(t);
  out?.push({ type: 'lightFlipped', card, isLit: isRed(card) });
  return isRed(card);
}

/** P52-100 R-P52-73  Among people with somebody alive, one after the other from room to room. */
export function layoutOwner(t: Table): Seat {
  const seats = spokesmen(t, living(t));
  return seats[(t.quest.entered - 1) % seats.length]!;
}

const isLastOfTrapped = (t: Table): boolean => keysHeld(t) >= 2 && hasGoal(t, 'trapped');

/** R-P52-21  Five that grow by themselves, and what the scenario has drawn. */
const SHAPES = [...GENERATORS, 'template'] as const;

function layOut(t: Table, spots: number, out: Out): void {
  const layouts = bookFor(t).scenario.layouts ?? [];
  const shapes = layouts.length === 0 ? GENERATORS : t.house.layout === 'template' ? (['template'] as const) : SHAPES;
  const shape = pick(t.random, shapes);
  if (shape !== 'template') lay(t, generated(shape, spots, t.random), shape, out);
  else lay(t, fitted(roomFrom(pick(t.random, layouts).rows)!, spots, t.random), shape, out);
}

function lay(t: Table, { grid, start }: Room, shape: Shape, out: Out): void {
  t.squares = grid.squares;
  rememberGrid(grid);
  t.start = start;
  t.spots = Array.from({ length: grid.squares.length / 2 }, () => FACE_DOWN);
  t.enemies.length = 0;
  t.enemiesCome = 0;
  t.met.length = 0;
  t.round = 0;
  t.order.length = 0;
  t.attacked.length = 0;
  t.gatheredIn = -1;
  t.toActFirst.length = 0;
  out?.push({ type: 'roomLaidOut', shape, squares: grid.squares, start, isLit: t.isLit });
}
