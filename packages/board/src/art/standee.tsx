/** A paper standee: a creature's woodcut on cardboard with one silly prop, and the shadow it throws on the wall. */
import type { CSSProperties } from 'react';
import './art.css';

/** Where a drawing stands in the box of 512: its middle, its size, its turn in degrees. */
export interface Place {
  at: readonly [x: number, y: number];
  scale: number;
  turn?: number;
  /** Looks the other way. */
  mirrored?: true;
}

export interface Prop extends Place {
  drawing: string;
  /** In black ink instead of the creature's tint. */
  ink?: true;
}

export interface Creature {
  /** The drawing of the creature itself. */
  base: string;
  /** Left out: it fills the box. */
  place?: Place;
  props: readonly Prop[];
  /** Colour of the props. */
  tint: string;
  /** Googly eyes: middle and radius. */
  eyes?: readonly (readonly [x: number, y: number, r: number])[];
  /** At most one detail drawn by hand, as SVG. */
  detail?: string;
}

const WHOLE: Place = { at: [256, 256], scale: 1 };

function moved({ at: [x, y], scale, turn = 0, mirrored }: Place): string {
  return `translate(${x} ${y}) rotate(${turn}) scale(${mirrored ? -scale : scale} ${scale}) translate(-256 -256)`;
}

function Drawing({ drawing, place, className }: { drawing: string; place: Place; className: string }) {
  return (
    <g
      className={className}
      transform={moved(place)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawings are bundled with the page
      dangerouslySetInnerHTML={{ __html: drawing }}
      // The outline is as thick on a small prop as on a big one.
      style={{ '--scale': place.scale } as CSSProperties}
    />
  );
}

function Eye({ x, y, r }: { x: number; y: number; r: number }) {
  return (
    <g>
      <circle cx={x} cy={y} r={r} fill="#fffaf0" stroke="#2a1a10" strokeWidth={Math.max(4, r / 6)} />
      <circle className="pupil" cx={x + r * 0.2} cy={y + r * 0.22} r={r * 0.48} />
    </g>
  );
}

/** Cardboard and paper beneath everything that is printed. */
function Outline({ creature, className }: { creature: Creature; className: string }) {
  return (
    <>
      <Drawing drawing={creature.base} place={creature.place ?? WHOLE} className={className} />
      {creature.props.map((prop) => (
        <Drawing key={`${prop.at}`} drawing={prop.drawing} place={prop} className={className} />
      ))}
    </>
  );
}

export function Standee({ creature, className = '' }: { creature: Creature; className?: string }) {
  const { base, place = WHOLE, props, tint, eyes = [], detail } = creature;
  return (
    <svg
      className={`art-standee ${className}`}
      viewBox="-40 -60 592 640"
      preserveAspectRatio="xMidYMax meet"
      style={{ '--tint': tint } as CSSProperties}
      aria-hidden="true"
    >
      <ellipse className="ground" cx="256" cy="548" rx="200" ry="26" />
      <ellipse cx="256" cy="536" rx="120" ry="20" fill="#6b4526" />
      <ellipse cx="256" cy="529" rx="120" ry="19" fill="#a06b3c" />
      <rect className="foot" x="196" y="470" width="120" height="60" />
      <g className="figure">
        <g transform="translate(7 6)">
          <Outline creature={creature} className="cardboard" />
        </g>
        <Outline creature={creature} className="paper" />
        <Drawing drawing={base} place={place} className="ink" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: details are bundled with the page */}
        {detail !== undefined && <g dangerouslySetInnerHTML={{ __html: detail }} />}
        {eyes.map(([x, y, r]) => (
          <Eye key={`${x} ${y}`} x={x} y={y} r={r} />
        ))}
        {props.map((prop) => (
          <g key={`${prop.at}`}>
            <Drawing drawing={prop.drawing} place={prop} className="paper thin" />
            <Drawing drawing={prop.drawing} place={prop} className={prop.ink ? 'ink' : 'tint'} />
          </g>
        ))}
      </g>
    </svg>
  );
}

/** The shadow, far bigger than the thing. */
export function WallShadow({ creature }: { creature: Creature }) {
  return (
    <svg className="art-shadow" viewBox="0 0 512 512" aria-hidden="true">
      <Outline creature={creature} className="shade" />
    </svg>
  );
}
