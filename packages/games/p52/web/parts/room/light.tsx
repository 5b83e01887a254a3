/** Dark rooms: gloom over everything, cut out where candles shine. One light for each living character, one for each burning spot. */
import { useId, useMemo } from 'react';
import type { View } from '../../../src/index.ts';
import { living } from '../../../src/rules/heroes.ts';
import { mapOf } from '../../../src/rules/map.ts';
import { type Room, sizeOf } from '../../../src/rules/rooms/room.ts';
import { ACROSS, litFrom, middleOf, outline, pathOf, type Span } from './geometry.ts';

interface Lamp {
  place: number;
  /** How far it shines, in units. */
  reach: number;
}

const [ALONE, TOGETHER, BURNING] = [2.6 * ACROSS, 2.9 * ACROSS, 2.2 * ACROSS];

/** Where light comes from: characters, two on one spot a little more; and spots that something lights. */
export function lampsIn(view: View): Lamp[] {
  const places = living(view).map((seat) => view.heroes[seat]!.place);
  const held = [...new Set(places)].filter((place) => place >= 0);
  const carried = held.map((place) => ({ place, reach: places.filter((other) => other === place).length > 1 ? TOGETHER : ALONE }));
  const burning = view.spots.flatMap(({ isLit, is }, place) =>
    isLit && (is === 'brazier' || !view.spots.some((spot) => spot.is === 'brazier')) && !held.includes(place)
      ? [{ place, reach: BURNING }]
      : [],
  );
  return [...carried, ...burning];
}

function Glow({
  id,
  at: [x, y],
  reach,
  stops,
}: {
  id: string;
  at: readonly [number, number];
  reach: number;
  stops: readonly (readonly [number, number, string])[];
}) {
  return (
    <radialGradient id={id} gradientUnits="userSpaceOnUse" cx={x} cy={y} r={reach}>
      {stops.map(([offset, opacity, colour]) => (
        <stop key={offset} offset={offset} stopColor={colour} stopOpacity={opacity} />
      ))}
    </radialGradient>
  );
}

const CUT = [
  [0, 1, '#000'],
  [0.3, 0.96, '#000'],
  [0.62, 0.6, '#000'],
  [0.84, 0.2, '#000'],
  [1, 0, '#000'],
] as const;
const WARM = [
  [0, 0.55, '#ffb84a'],
  [0.5, 0.22, '#ff9a2c'],
  [1, 0, '#ff8a1c'],
] as const;

export function Light({ view, span }: { view: View; span: Span }) {
  const id = useId();
  const room = mapOf(view);
  const lamps = lampsIn(view);
  const key = lamps.map(({ place, reach }) => `${place} ${reach}`).join();
  const shapes = useMemo(() => lamps.map(({ place }) => pathOf(litFrom(room, place))), [key, view.squares]);
  const box = { x: -1500, y: -1500, width: span.width + 3000, height: span.height + 3000 };
  return (
    <g>
      <defs>
        {lamps.map(({ place, reach }) => (
          <g key={place}>
            <Glow id={`${id}cut${place}`} at={middleOf(room, place)} reach={reach} stops={CUT} />
            <Glow id={`${id}warm${place}`} at={middleOf(room, place)} reach={reach * 0.9} stops={WARM} />
          </g>
        ))}
        <filter id={`${id}soft`} x="-20%" y="-20%" width="140%" height="140%">
          <feGaussianBlur stdDeviation="6" />
        </filter>
        <clipPath id={`${id}floor`}>
          <path d={outline(room, everyPlace(room), 5, 12)} />
        </clipPath>
        <mask id={`${id}dark`} maskUnits="userSpaceOnUse" {...box}>
          <rect {...box} fill="#fff" />
          <g filter={`url(#${id}soft)`}>
            {lamps.map(({ place }, i) => (
              <path
                key={place}
                d={shapes[i]}
                fill={`url(#${id}cut${place})`}
                stroke={`url(#${id}cut${place})`}
                strokeWidth="34"
                strokeLinejoin="round"
              />
            ))}
          </g>
        </mask>
      </defs>
      <rect {...box} className="gloom" mask={`url(#${id}dark)`} />
      <g className="warm" clipPath={`url(#${id}floor)`}>
        {lamps.map(({ place }, i) => (
          <path key={place} d={shapes[i]} fill={`url(#${id}warm${place})`} />
        ))}
      </g>
    </g>
  );
}

const everyPlace = (room: Room): number[] => Array.from({ length: sizeOf(room) }, (_, place) => place);
