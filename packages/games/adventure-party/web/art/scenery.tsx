/** The landscape behind the stage: layers of cut paper, one for each tier; sand for the Arena, night for the boss. */
import church from 'game-icon:church';
import house from 'game-icon:family-house';
import hut from 'game-icon:hut';
import shop from 'game-icon:shop';
import windmill from 'game-icon:windmill';
import { useId } from 'react';
import type { Tier } from '../../src/index.ts';
import { ridgePath, snowPath, woodPath } from './trees.ts';
import './panorama.css';
import './scenery.css';

export type Place = Tier | 'arena' | 'boss';
type Points = readonly (readonly [number, number])[];

const FAR: Points = [
  [0, 230],
  [70, 178],
  [128, 214],
  [206, 128],
  [270, 196],
  [330, 160],
  [412, 224],
  [500, 132],
  [566, 190],
  [636, 110],
  [742, 206],
  [830, 140],
  [930, 214],
  [1000, 160],
  [1062, 214],
];
const MIDDLE: Points = [
  [0, 252],
  [96, 214],
  [168, 256],
  [250, 198],
  [356, 262],
  [470, 212],
  [560, 258],
  [690, 176],
  [800, 252],
  [908, 206],
  [1000, 254],
  [1062, 230],
];
const NEAR: Points = [
  [0, 286],
  [140, 264],
  [300, 288],
  [470, 268],
  [640, 286],
  [820, 262],
  [960, 282],
  [1062, 270],
];

const Mountains = () => (
  <>
    <g className="layer peak-1">
      <path d={ridgePath(FAR)} />
      <path
        className="snow"
        d={[snowPath([206, 128, 66, 34]), snowPath([500, 132, 62, 32]), snowPath([636, 110, 84, 40]), snowPath([830, 140, 62, 32])].join(
          '',
        )}
      />
    </g>
    <g className="layer peak-2">
      <path d={ridgePath(MIDDLE)} />
      <path className="snow-2" d={snowPath([690, 176, 72, 32]) + snowPath([250, 198, 58, 26])} />
    </g>
    <path className="layer peak-3" d={ridgePath(NEAR)} />
  </>
);

const Forest = () => (
  <>
    <path className="layer hill" d="M0 210Q180 160 380 190T720 180 1062 200V400H0z" />
    <path
      className="layer leaf-1"
      d={`${woodPath({ from: 0, to: 1062, y: 236, height: 120, count: 22, seed: 11 })}M0 230Q300 210 560 226T1062 236V400H0z`}
    />
    <path
      className="layer leaf-2"
      d={`${woodPath({ from: -10, to: 1070, y: 270, height: 110, count: 19, seed: 23 })}M0 262Q300 244 560 258T1062 264V400H0z`}
    />
    <path
      className="layer leaf-3"
      d={`${woodPath({ from: 0, to: 1062, y: 306, height: 84, count: 17, seed: 37 })}M0 296Q300 284 560 292T1062 298V400H0z`}
    />
  </>
);

const HOUSES: readonly [string, number, number, number][] = [
  [house, 60, 130, 120],
  [church, 220, 90, 150],
  [hut, 396, 150, 100],
  [shop, 520, 136, 116],
  [windmill, 650, 96, 130],
  [house, 800, 130, 120],
  [hut, 940, 146, 104],
];

const Street = () => (
  <>
    <path className="layer hill" d="M0 220Q200 170 420 200T800 190 1062 214V400H0z" />
    {HOUSES.map(([drawing, x, y, size]) => (
      <g key={x} className="building" transform={`translate(${x} ${y}) scale(${size / 512})`}>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawings are bundled with the page */}
        <g className="paper" dangerouslySetInnerHTML={{ __html: drawing }} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawings are bundled with the page */}
        <g className="ink" dangerouslySetInnerHTML={{ __html: drawing }} />
      </g>
    ))}
    <path className="layer wall" d={`M-10 262h12${'v-10h18v10h14'.repeat(34)}V400H-10z`} />
  </>
);

/** Steps full of people who would rather be elsewhere. */
const Ring = () => (
  <>
    {[0, 1, 2].map((row) => (
      <g key={row} className={`tier tier-${row % 2}`}>
        <path d={`M0 ${120 + row * 44}Q531 ${90 + row * 50} 1062 ${120 + row * 44}V400H0z`} />
        {Array.from({ length: 26 }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: heads
          <circle key={i} className="head" cx={20 + i * 41 + (row % 2) * 20} cy={112 + row * 46 + ((i * 7) % 5)} r="9" />
        ))}
      </g>
    ))}
    <path className="sand" d="M0 262Q531 240 1062 262V400H0z" />
  </>
);

const LANDS: Readonly<Record<Place, () => React.ReactNode>> = {
  town: Street,
  forest: Forest,
  mountain: Mountains,
  arena: Ring,
  boss: Mountains,
};

export function Scenery({ place }: { place: Place }) {
  const id = useId();
  const Land = LANDS[place];
  return (
    <svg className={`ap-scene ${place}`} viewBox="0 0 1062 332" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" className="sky-1" />
        <stop offset=".62" className="sky-2" />
        <stop offset="1" className="sky-3" />
      </linearGradient>
      <rect width="1062" height="332" fill={`url(#${id})`} />
      <circle className="moon" cx="246" cy="98" r="33" />
      {[
        [260, 52],
        [342, 48],
        [96, 128],
        [420, 74],
        [660, 58],
      ].map(([x, y]) => (
        <circle key={x} className="moon" cx={x} cy={y} r="1.8" />
      ))}
      <Land />
    </svg>
  );
}

/** One of the two curtains of the theatre. */
export const Curtain = ({ side }: { side: 'left' | 'right' }) => (
  <svg className={`ap-curtain ${side}`} viewBox="0 0 120 332" preserveAspectRatio="none" aria-hidden="true">
    <path className="fold-2" d="M0 0H118C116 96 96 150 44 196L52 332H0z" />
    <path
      className="fold-1"
      d="M0 0H22C22 110 20 150 14 196L18 332H0zM44 0H68C68 110 44 160 28 196L34 332H26L22 196C34 150 46 100 44 0zM92 0H108C106 100 82 152 40 194L44 198 48 332H42L36 200C70 150 92 100 92 0z"
    />
    <path d="M4 190c14 8 30 8 44 0l2 12c-14 8-32 8-48 0z" fill="#c9a15a" />
  </svg>
);
