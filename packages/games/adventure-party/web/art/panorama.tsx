/** The land around the town, from left to right: the town as far as it has grown, the forest, the mountains. */
import church from 'game-icon:church';
import house from 'game-icon:family-house';
import hut from 'game-icon:hut';
import village from 'game-icon:medieval-village-01';
import shop from 'game-icon:shop';
import stoneTower from 'game-icon:stone-tower';
import tavernSign from 'game-icon:tavern-sign';
import fountain from 'game-icon:water-fountain';
import whiteTower from 'game-icon:white-tower';
import windmill from 'game-icon:windmill';
import { useId } from 'react';
import { ridgePath, snowPath, woodPath } from './trees.ts';
import './panorama.css';

interface Building {
  drawing: string;
  x: number;
  y: number;
  size: number;
}

/** What stands in town at each level of the track; the fountain comes with the fortress, which heals. */
const TOWN: readonly (readonly Building[])[] = [
  [
    { drawing: hut, x: 40, y: 110, size: 92 },
    { drawing: hut, x: 150, y: 96, size: 104 },
    { drawing: hut, x: 268, y: 116, size: 84 },
  ],
  [
    { drawing: house, x: 24, y: 96, size: 104 },
    { drawing: church, x: 128, y: 60, size: 128 },
    { drawing: shop, x: 232, y: 110, size: 92 },
    { drawing: windmill, x: 330, y: 96, size: 80 },
    { drawing: hut, x: 92, y: 146, size: 60 },
  ],
  [
    { drawing: village, x: 112, y: 28, size: 150 },
    { drawing: whiteTower, x: 10, y: 70, size: 116 },
    { drawing: stoneTower, x: 276, y: 82, size: 108 },
    { drawing: church, x: 206, y: 104, size: 92 },
    { drawing: house, x: 84, y: 130, size: 72 },
    { drawing: windmill, x: 362, y: 108, size: 70 },
  ],
];
const SIGN: Building = { drawing: tavernSign, x: 286, y: 254, size: 62 };
const FOUNTAIN: Building = { drawing: fountain, x: 196, y: 262, size: 70 };

const FAR: readonly (readonly [number, number])[] = [
  [600, 400],
  [648, 196],
  [704, 132],
  [740, 164],
  [806, 62],
  [862, 136],
  [892, 108],
  [934, 152],
  [986, 48],
  [1042, 128],
  [1062, 110],
];
const MIDDLE: readonly (readonly [number, number])[] = [
  [560, 400],
  [640, 214],
  [706, 176],
  [758, 204],
  [840, 128],
  [912, 196],
  [962, 152],
  [1062, 212],
];
const NEAR: readonly (readonly [number, number])[] = [
  [600, 400],
  [700, 236],
  [790, 200],
  [880, 232],
  [980, 196],
  [1062, 226],
];

/** The battlements of the fortress. */
const WALL = `M-10 204h12${'v-11h17v11h13'.repeat(12)}v-11h17v11h10l44 56V400H-10z`;

function Standing({ drawing, x, y, size }: Building) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: drawings are bundled with the page
  const layer = (className: string, at = '') => <g className={className} transform={at} dangerouslySetInnerHTML={{ __html: drawing }} />;
  return (
    <g className="building" transform={`translate(${x} ${y}) scale(${size / 512})`}>
      {layer('cardboard', 'translate(14 12)')}
      {layer('paper')}
      {layer('ink')}
    </g>
  );
}

const Sky = ({ id }: { id: string }) => (
  <>
    <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" className="sky-1" />
      <stop offset=".34" className="sky-2" />
      <stop offset=".6" className="sky-3" />
    </linearGradient>
    <rect width="1062" height="346" fill={`url(#${id})`} />
    <circle className="moon" cx="598" cy="62" r="27" />
    {[404, 500, 690, 330, 1020, 880].map((x, i) => (
      <circle key={x} className="moon" cx={x} cy={[66, 58, 84, 24, 30, 70][i]} r="1.6" />
    ))}
  </>
);

const Mountains = () => (
  <>
    <g className="layer peak-1">
      <path d={ridgePath(FAR)} />
      <path className="snow" d={snowPath([806, 62, 72, 40]) + snowPath([986, 48, 76, 44]) + snowPath([704, 132, 40, 22])} />
    </g>
    <g className="layer peak-2">
      <path d={ridgePath(MIDDLE)} />
      <path className="snow-2" d={snowPath([840, 128, 56, 28]) + snowPath([962, 152, 44, 22])} />
    </g>
    <path className="layer peak-3" d={ridgePath(NEAR)} />
  </>
);

const Forest = () => (
  <>
    <path
      className="layer leaf-1"
      d={`${woodPath({ from: 364, to: 712, y: 196, height: 96, count: 12, seed: 11 })}M330 196Q440 176 560 184T740 214V400H330z`}
    />
    <path
      className="layer leaf-2"
      d={`${woodPath({ from: 352, to: 724, y: 222, height: 88, count: 11, seed: 23 })}M320 222Q440 200 560 208T760 232V400H320z`}
    />
    <path
      className="layer leaf-3"
      d={`${woodPath({ from: 348, to: 716, y: 250, height: 78, count: 12, seed: 37 })}M300 250Q430 232 560 238T790 262V400H300z`}
    />
  </>
);

/** `level` 1 to 3. Land whose quests are not out yet lies in fog. */
export function Panorama({ level }: { level: number }) {
  const id = useId();
  return (
    <svg className="ap-panorama" data-level={level} viewBox="0 0 1062 346" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <Sky id={id} />
      <Mountains />
      <path className="layer hill" d="M0 196Q120 150 250 172T470 176 640 190 780 226V400H0z" />
      <Forest />
      <g key={level} className="town">
        {TOWN[level - 1]!.map((building) => (
          <Standing key={`${building.x}`} {...building} />
        ))}
        {level === 3 && <path className="layer wall" d={WALL} />}
        {level === 3 && <Standing {...FOUNTAIN} />}
        <Standing {...SIGN} />
      </g>
      <path className="ground" d="M0 330Q300 322 560 332T1062 334V400H0z" />
    </svg>
  );
}
