/** From above: the way the die came with what it touched, and beside the table a slip with the same way from the side. */
import { motionOf, useSettings } from '@undercroft/board/settings.ts';
import { useSay } from '@undercroft/board/text.ts';
import type { Trail } from '../../trail.ts';
import './above-trail.css';

const MM = 1 / 1000;
type Place = readonly [x: number, y: number, z: number];

/** Half an edge of a die, in millimetres. */
const HALF = 8;

export function AboveTrail({ trail: { dots, contacts, ghosts } }: { trail: Trail }) {
  const still = motionOf(useSettings()) === 'off';
  return (
    <g className="trail">
      {still &&
        ghosts.map(({ at: [x, y], turn }) => (
          <rect
            key={`${x} ${y}`}
            className="ghost"
            x={-HALF}
            y={-HALF}
            width={2 * HALF}
            height={2 * HALF}
            rx="3"
            transform={`translate(${x * MM} ${-y * MM}) rotate(${-turn})`}
          />
        ))}
      {dots.map(([x, y]) => (
        <circle key={`${x} ${y}`} className="way" cx={x * MM} cy={-y * MM} r="2.6" />
      ))}
      {contacts.map(({ kind, at: [x, y] }) => (
        <circle key={`${kind} ${x} ${y}`} className={kind} cx={x * MM} cy={-y * MM} r={kind === 'shield' ? 7 : 16} />
      ))}
    </g>
  );
}

/** Places as a line: how far from where it began, and how high, in millimetres. */
function profileOf(places: readonly Place[]): (readonly [number, number])[] {
  const [first] = places;
  if (first === undefined) return [];
  return places.map(([x, y, z]) => [Math.hypot(x - first[0], y - first[1]) * MM, z * MM] as const);
}

/** The heights of a throw that is aimed or was made. */
export function SideView({ places, contacts }: { places: readonly Place[]; contacts: readonly Place[] }) {
  const say = useSay();
  const line = profileOf(places);
  if (line.length < 2) return null;
  const wide = Math.max(200, ...line.map(([along]) => along));
  const high = Math.max(60, ...line.map(([, up]) => up));
  const touched = contacts.map(([x, y]) => Math.hypot(x - places[0]![0], y - places[0]![1]) * MM);
  return (
    <figure className="df-side">
      <svg viewBox={`${-wide * 0.04} ${-high * 1.12} ${wide * 1.08} ${high * 1.22}`} preserveAspectRatio="none" aria-hidden="true">
        <line x1={-wide * 0.04} x2={wide * 1.04} y1="0" y2="0" />
        <polyline points={line.map(([along, up]) => `${along.toFixed(1)},${(-up).toFixed(1)}`).join(' ')} />
        {touched.map((along) => (
          <line key={along} className="touch" x1={along} x2={along} y1={high * 0.09} y2={-high * 0.09} />
        ))}
      </svg>
      <figcaption>{say('df.side', { n: Math.round(Math.max(...line.map(([, up]) => up)) / 10) })}</figcaption>
    </figure>
  );
}
