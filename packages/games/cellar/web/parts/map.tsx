/** The cellar from above: six rooms, the thieves in them, and what has just been drawn or rolled. */
import { Icon } from '@undercroft/board/controls/icon.tsx';
import { AnyDie } from '@undercroft/board/dice/any-die.tsx';
import { GridMap, MapRoom } from '@undercroft/board/map/map.tsx';
import { ARROWS, wayTo } from '@undercroft/board/map/squares.ts';
import { withNames } from '@undercroft/board/seats/names.ts';
import { Sigil } from '@undercroft/board/seats/sigil.tsx';
import { asSentence, useSay } from '@undercroft/board/text.ts';
import { ENGRAVINGS, LAYOUT, PLACES } from '../art/rooms.ts';
import type { ActProps } from '../board.tsx';
import type { Picture } from '../film.ts';

export function CellarMap({ props, question, picture }: ActProps & { picture: Picture }) {
  const say = useSay();
  const { view, viewer, seats, words } = props;
  const roomOf = (seat: number) => PLACES.indexOf(picture.thieves[seat]?.room ?? 'stairs');
  const here = roomOf(viewer ?? 0);
  const steps = PLACES.map((room) => question.asked?.options.find((d) => d.kind === 'step' && d.to === room));
  const { shown, change } = picture;
  return (
    <div className="cellar-map">
      <GridMap
        label={say('cel.map')}
        layout={LAYOUT}
        focus={here}
        targets={steps.flatMap((d, i) => (d === undefined ? [] : [i]))}
        tokens={seats.map(({ seat, sigil, mine }) => ({
          key: seat,
          room: roomOf(seat),
          look: <Sigil name={sigil} />,
          className: mine ? 'mine' : '',
          change: change?.seat === seat ? change.amount : undefined,
        }))}
      >
        {PLACES.map((room, i) => {
          const [name, d, way] = [asSentence(words.say(`room.${room}`)), steps[i], wayTo(LAYOUT, here, i)];
          const target = d && {
            chosen: undefined,
            badge: way === null ? '•' : ARROWS[way],
            kind: d.kind,
            open: question.open,
            press: () => question.answer(d),
          };
          const label = d === undefined ? name : words.decision(view, d);
          return (
            <MapRoom key={room} layout={LAYOUT} room={i} candle={here} look="open" label={label} target={target}>
              <span className="engraving">
                <Icon drawing={ENGRAVINGS[room]} />
              </span>
              <span className="name">{name}</span>
            </MapRoom>
          );
        })}
      </GridMap>
      {shown !== null && (
        <p className="slip cellar-shown">
          {shown.type === 'struck' && <AnyDie number={shown.die} nth={shown.seat} />} {withNames(words.event(view, shown) ?? '', props)}
        </p>
      )}
    </div>
  );
}
