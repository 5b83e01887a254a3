/** Who stands where: a token hops to its room, several share it, the Marauder glides between them. */
import ghost from 'game-icon:floating-ghost';
import { Icon } from '@undercroft/board/controls/icon.tsx';
import { Sigil } from '@undercroft/board/seats/sigil.tsx';
import { signed } from '@undercroft/board/text.ts';
import type { CSSProperties } from 'react';
import { NONE } from '../../../src/index.ts';
import type { Props } from '../../board-props.ts';
import type { Picture } from '../../film.ts';
import { placesIn, squareOf } from './geometry.ts';

/** Everything that stands in a room, seats in order, the Marauder last. */
const MARAUDER = -2;
const standing = ({ tokens, haunt }: Picture, room: number): number[] => [
  ...tokens.flatMap((at, seat) => (at === room ? [seat] : [])),
  ...(haunt === room ? [MARAUDER] : []),
];

function placeOf(props: Props, picture: Picture, room: number, who: number): CSSProperties {
  const here = standing(picture, room);
  const { places, size } = placesIn(here.length);
  const { x, y } = squareOf(props.view.layout, room);
  const offset = places[here.indexOf(who)] ?? { x: 0, y: 0 };
  return { '--x': x + 0.5 + offset.x, '--y': y + 0.42 + offset.y, '--share': size } as CSSProperties;
}

export function Tokens({ props, picture }: { props: Props; picture: Picture }) {
  return (
    <div className="phf-tokens" aria-hidden="true">
      {props.seats.map(({ seat, sigil, mine }) => {
        const room = picture.tokens[seat] ?? NONE;
        if (room < 0) return null;
        const change = picture.changes.find((each) => each.seat === seat);
        return (
          <span
            key={seat}
            className={`phf-token ${mine ? 'mine' : ''} ${picture.active === seat ? 'active' : ''}`}
            style={placeOf(props, picture, room, seat)}
          >
            {/* Drawn anew in every room it enters: that is the hop. */}
            <span key={room} className="hop">
              <Sigil name={sigil} />
            </span>
            {change !== undefined && <b className={`float ${change.amount < 0 ? 'hurt' : 'healed'}`}>{signed(change.amount)}</b>}
          </span>
        );
      })}
      {picture.haunt >= 0 && (
        <span className="phf-token marauder" style={placeOf(props, picture, picture.haunt, MARAUDER)}>
          <span className="spirit">
            <Icon drawing={ghost} />
            <b>{picture.hauntHp}</b>
          </span>
        </span>
      )}
    </div>
  );
}
