/** Kinds of rooms, and how many of each are found. */

import { Icon } from '@undercroft/board/controls/icon.tsx';
import { useSay } from '@undercroft/board/text.ts';
import { composition, kindName, ROOM_KINDS, type RoomKind, type View } from '../../../src/index.ts';
import { KIND_MARKS } from '../../art/marks.ts';
import { KIND_SHORT } from '../../words.ts';

/** How many rooms of each kind lie face-up. */
export function foundOf(view: View): Record<RoomKind, number> {
  const found: Record<RoomKind, number> = { plain: 0, exit: 0, summon: 0, skill: 0, item: 0, event: 0 };
  view.rooms.forEach((card, room) => {
    if (card >= 0 && view.open[room] === 1) found[kindName(card)]++;
  });
  return found;
}

export function Legend({ view }: { view: View }) {
  const say = useSay();
  const total = composition(view.seats.length, view.rules);
  const found = foundOf(view);
  return (
    <ul className="panel phf-legend" aria-label={say('phf.legend')}>
      {ROOM_KINDS.filter((kind) => total[kind] > 0).map((kind) => {
        const mark = KIND_MARKS[kind];
        return (
          <li key={kind}>
            <span className={`map-room open ${kind}`} aria-hidden="true">
              {mark !== null && (
                <span className="kind">
                  <Icon drawing={mark} />
                </span>
              )}
            </span>
            <b>{say(KIND_SHORT[kind])}</b>
            <span className="number">
              {found[kind]}/{total[kind]}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
