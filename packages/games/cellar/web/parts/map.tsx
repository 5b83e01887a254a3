/** The cellar from above: its rooms, the thieves in them, and what has just been drawn or rolled. */
import { Icon } from '@undercroft/board/controls/icon.tsx';
import { AnyDie } from '@undercroft/board/dice/any-die.tsx';
import { GridMap, MapRoom } from '@undercroft/board/map/map.tsx';
import { ARROWS, wayTo } from '@undercroft/board/map/squares.ts';
import { seatTokens } from '@undercroft/board/map/tokens.tsx';
import { withNames } from '@undercroft/board/seats/names.ts';
import { asSentence, useSay } from '@undercroft/board/text.ts';
import { materialOf } from '@undercroft/engine';
import { planOf, roomAt } from '../../src/rules/rooms.ts';
import { chartOf, engravingOf } from '../art/rooms.ts';
import type { ActProps } from '../board.tsx';
import type { Picture } from '../film.ts';

export function CellarMap({ props, question, picture: { thieves, shown, change } }: ActProps & { picture: Picture }) {
  const say = useSay();
  const { view, viewer, seats, words } = props;
  const { places, layout } = chartOf(planOf(view));
  const nameOf = (place: string) => (materialOf(view) === undefined ? words.say(`room.${place}`) : roomAt(view, place).name);
  const room = (seat: number) => places.indexOf(thieves[seat]?.room ?? 'stairs');
  const here = room(viewer ?? 0);
  const steps = places.map((to) => question.asked?.options.find((d) => d.kind === 'step' && d.to === to));
  const targets = steps.flatMap((d, i) => (d === undefined ? [] : [i]));
  const tokens = seatTokens(seats, { room, change: (seat) => (change?.seat === seat ? change.amount : undefined) });
  const rooms = places.map((place, i) => {
    const [name, d, way] = [asSentence(nameOf(place)), steps[i], wayTo(layout, here, i)];
    const target = d && { question, d, atOnce: true, badge: way === null ? '•' : ARROWS[way] };
    const label = d === undefined ? name : words.decision(view, d);
    return (
      <MapRoom key={place} layout={layout} room={i} candle={here} look="open" label={label} target={target}>
        <span className="engraving">
          <Icon drawing={engravingOf(place, roomAt(view, place))} />
        </span>
        <span className="name">{name}</span>
      </MapRoom>
    );
  });
  return (
    <div className="cellar-map">
      <GridMap label={say('cel.map')} layout={layout} focus={here} targets={targets} tokens={tokens}>
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
