/** Who stands in the room: enemies of a spot before the party there. */
import type { Seat } from '@undercroft/engine';
import type { Enemy, View } from '../../../src/index.ts';
import { isEscorted, WARD } from '../../../src/rules/ward.ts';

export interface Standing {
  key: string;
  enemy: Enemy | null;
  seat: Seat;
  place: number;
}

export function standingIn(view: View): Standing[] {
  const foes = view.enemies.map((enemy): Standing => ({ key: `enemy ${enemy.id}`, enemy, seat: -1, place: enemy.place }));
  const party = view.heroes.flatMap(({ place, sheet, isLeftBehind }, seat): Standing[] =>
    sheet === null || place < 0 || isLeftBehind ? [] : [{ key: `seat ${seat}`, enemy: null, seat, place }],
  );
  const ward: Standing[] = isEscorted(view.ward) ? [{ key: 'ward', enemy: null, seat: WARD, place: view.ward.place }] : [];
  return [...foes, ...party, ...ward].filter(({ place }) => place >= 0 && place < view.spots.length);
}

export const standingAt = (view: View, place: number): Standing[] => standingIn(view).filter((one) => one.place === place);
