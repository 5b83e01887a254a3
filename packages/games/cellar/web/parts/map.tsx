/** The cellar from above: six rooms, the thieves in them, and what has just been drawn or rolled. */
import { Icon } from '@undercroft/board/controls/icon.tsx';
import { AnyDie } from '@undercroft/board/dice/any-die.tsx';
import { GridMap, MapRoom } from '@undercroft/board/map/map.tsx';
import { ARROWS, wayTo } from '@undercroft/board/map/squares.ts';
import { seatTokens } from '@undercroft/board/map/tokens.tsx';
import { withNames } from '@undercroft/board/seats/names.ts';
import { asSentence, useSay } from '@undercroft/board/text.ts';
import { ENGRAVINGS, LAYOUT, PLACES } from '../art/rooms.ts';
import type { ActProps } from '../board.tsx';
import type { Picture } from '../film.ts';

export function CellarMap({ props, question, picture: { thieves, shown, change } }: ActProps & { picture: Picture }) {
  const say = useSay();
  const { view, viewer, seats, words } = props;
  const room = (seat: number) => PLACES.indexOf(thieves[seat]?.room ?? 'stairs');
  const here = room(viewer ?? 0);
  const steps = PLACES.map((to) => question.asked?.options.find((d) => d.kind === 'step' && d.to === to));
  const targets = steps.flatMap((d, i) => (d === undefined ? [] : [i]));
  const tokens = seatTokens(seats, { room, change: (seat) => (change?.seat === seat ? change.amount : undefined) });
  const rooms = PLACES.map((place, i) => {
    const [name, d, way] = [asSentence(words.say(`room.${place}`)), steps[i], wayTo(LAYOUT, here, i)];
    const target = d && { question, d, atOnce: true, badge: way === null ? '•' : ARROWS[way] };
    const label = d === undefined ? name : words.decision(view, d);
    return (
      <MapRoom key={place} layout={LAYOUT} room={i} candle={here} look="open" label={label} target={target}>
        <span className="engraving">
          <Icon drawing={ENGRAVINGS[place]} />
        </span>
        <span className="name">{name}</span>
      </MapRoom>
    );
  });
  return (
    <div className="cellar-map">
      <GridMap label={say('cel.map')} layout={LAYOUT} focus={here} targets={targets} tokens={tokens}>
        {rooms}
      </GridMap>
      {shown !== null && (
        <p className="slip cellar-shown">
          {shown.type === 'struck' && <AnyDie number={shown.die} nth={shown.seat} />} {withNames(words.event(view, shown) ?? '', props)}
        </p>
      )}
    </div>
  );
}
