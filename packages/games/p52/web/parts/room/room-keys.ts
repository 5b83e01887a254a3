/** Keys in the room: arrows go to the next spot that way and skip walls, Home to oneself, T to the next target, I tells what is there. */
import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import type { View } from '../../../src/index.ts';
import { mapOf } from '../../../src/rules/map.ts';
import { columnOf, type Room, rowOf, sizeOf } from '../../../src/rules/rooms/room.ts';
import type { Pointing } from './pointing.ts';

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** The nearest spot in a direction: straight ahead before aside; the same one if there is none. */
export function nextSpot(room: Room, from: number, [dx, dy]: readonly [number, number]): number {
  let best = { place: from, cost: Number.POSITIVE_INFINITY };
  for (let place = 0; place < sizeOf(room); place++) {
    const [x, y] = [columnOf(room, place) - columnOf(room, from), rowOf(room, place) - rowOf(room, from)];
    const ahead = x * dx + y * dy;
    const cost = ahead + 2.5 * Math.abs(x * dy + y * dx);
    if (ahead > 0 && cost < best.cost) best = { place, cost };
  }
  return best.place;
}

/** The next spot with something to point at, after this one. */
function nextTarget({ targets }: Pointing, from: number, back: boolean): number {
  const places = [...new Set(targets.map(({ place }) => place))].sort((a, b) => a - b);
  if (places.length === 0) return from;
  const next = back ? places.findLast((place) => place < from) : places.find((place) => place > from);
  return next ?? places.at(back ? -1 : 0)!;
}

function whereTo(event: KeyboardEvent, view: View, pointing: Pointing, from: number, home: number): number | null {
  const way = WAYS[event.key];
  if (way !== undefined) return nextSpot(mapOf(view), from, way);
  if (event.key === 'Home') return home;
  return event.key.toLowerCase() === 't' ? nextTarget(pointing, from, event.shiftKey) : null;
}

export function useRoomKeys(view: View, pointing: Pointing, home: number, look: (place: number) => void) {
  const [at, setAt] = useState({ squares: view.squares, place: home });
  const focus = at.squares === view.squares && at.place >= 0 ? at.place : Math.max(0, home);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const to = whereTo(event, view, pointing, focus, home);
    if (event.key.toLowerCase() === 'i') look(focus);
    else if (to === null) return;
    else {
      setAt({ squares: view.squares, place: to });
      event.currentTarget.querySelector<HTMLElement>(`[data-spot="${to}"]`)?.focus();
    }
    event.preventDefault();
  };
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const place = Number(event.target.closest<HTMLElement>('[data-spot]')?.dataset['spot'] ?? -1);
    if (place >= 0 && place !== focus) setAt({ squares: view.squares, place });
  };
  return { focus, onKeyDown, onFocus };
}
