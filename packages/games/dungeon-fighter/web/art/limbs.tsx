/**
 * Your own body is paper too: every launcher is a puppet limb in your seat's sleeve. The die is in the origin and 24 wide, y goes down
 * to whoever sits there. Limbs move with the figures of the throw and decide nothing.
 */
import back from 'game-icon:hand';
import pinch from 'game-icon:hand-ok';
import lips from 'game-icon:lips';
import open from 'game-icon:open-palm';
import type { ReactNode } from 'react';
import type { ThrowKey } from '../../src/throws/index.ts';
import type { Figures } from '../throw/gestures/draft.ts';
import './limbs.css';

/** A drawing of 512 cut out of paper, its middle here and so wide. */
function Cut({
  drawing,
  x,
  y,
  wide,
  turn = 0,
  mirror = false,
}: {
  drawing: string;
  x: number;
  y: number;
  wide: number;
  turn?: number;
  mirror?: boolean;
}) {
  const scale = wide / 512;
  const place = `translate(${x} ${y}) rotate(${turn}) scale(${mirror ? -scale : scale} ${scale}) translate(-256 -256)`;
  return (
    <g transform={place}>
      {['cut', 'ink'].map((layer) => (
        <g key={layer} className={layer} dangerouslySetInnerHTML={{ __html: drawing }} />
      ))}
    </g>
  );
}

/** A sleeve with its cuff, from the wrist downwards. */
const Sleeve = ({ x = 0, y = 60, turn = 0, other = false }: { x?: number; y?: number; turn?: number; other?: boolean }) => (
  <g className={other ? 'sleeve other' : 'sleeve'} transform={`translate(${x} ${y}) rotate(${turn})`}>
    <path className="edge" d="M-26 10 L-52 420 H52 L26 10 Z" />
    <path className="cloth" d="M-26 10 L-52 420 H52 L26 10 Z" />
    <path className="fold" d="M-14 60 L-20 210 M10 90 L18 260 M-4 180 L-2 330" />
    <path className="cuff" d="M-32 -4 H32 V22 H-32 Z" />
    <path className="fold dark" d="M-16 -2 V20 M0 -2 V20 M16 -2 V20" />
  </g>
);

/** The hand that pulls back: further for more. */
const Hand = ({ power, turn }: Figures) => (
  <g transform={`rotate(${turn}) translate(0 ${8 + power * 26})`}>
    <Sleeve x={16} y={58} turn={-12} />
    <Cut drawing={pinch} x={8} y={26} wide={96} turn={-14} mirror />
  </g>
);

/** A bent arm from its owner's side: the die lies on the ridge. */
const Elbow = (figures: Figures) => (
  <g transform={`rotate(${figures['elbow.tilt'] / 22 - figures['elbow.yaw'] / 40})`}>
    <path className="edge limb" d="M-150 330 L-4 40 L150 250" />
    <path className="cloth limb" d="M-150 330 L-4 40 L150 250" />
    <path className="fold" d="M-60 190 l-30 54 M48 120 l34 46 M-26 120 l-18 30" />
    <path className="patch" d="M-26 34 q24 -26 48 2 l-8 16 q-16 -14 -32 0 z" />
    <Cut drawing={back} x={170} y={270} wide={86} turn={140} />
  </g>
);

/** A face that looks up at the die on it: the further it leans, the higher its features go. */
function Face({ lean, yaw, nose }: { lean: number; yaw: number; nose: boolean }) {
  const [up, aside] = [lean * 60, -yaw / 8];
  return (
    <g transform={`translate(0 ${nose ? 96 : 112}) rotate(${aside})`}>
      <path className="edge" d="M-96 0 a96 100 0 1 1 192 0 q0 110 -96 130 q-96 -20 -96 -130 z" />
      <path className="skin" d="M-96 0 a96 100 0 1 1 192 0 q0 110 -96 130 q-96 -20 -96 -130 z" />
      <path
        className="cloth hair"
        d={nose ? 'M-98 -20 q98 -150 196 0 q-98 -50 -196 0 z' : 'M-98 40 q-14 60 20 90 l-4 -70 z M98 40 q14 60 -20 90 l4 -70 z'}
      />
      <g transform={`translate(${aside} ${-up})`}>
        {[-34, 34].map((x) => (
          <g key={x}>
            <circle className="white" cx={x} cy="24" r="20" />
            <circle className="pupil" cx={x * 0.72} cy="10" r="8" />
            <path className="brow" d={`M${x - 20} -6 q20 -18 40 0`} />
          </g>
        ))}
        <ellipse className="skin nose" cx="0" cy={nose ? -12 - up * 0.4 : 52} rx={nose ? 26 : 20} ry={nose ? 56 : 26} />
        <path className="brow" d="M-30 96 q30 22 60 0" />
      </g>
    </g>
  );
}

const Head = (figures: Figures) => <Face lean={figures['head.lean'] / 900} yaw={figures['head.yaw']} nose={false} />;
const Nose = (figures: Figures) => <Face lean={figures['nose.tilt'] / 900} yaw={figures['nose.yaw']} nose />;

/** Two flat palms; the one that leads has already gone. */
const Palms = (figures: Figures) => {
  const off = figures['pious.apart'] / 6;
  return (
    <>
      {[-1, 1].map((side) => (
        <g key={side} transform={`translate(${side * 34} ${-Math.max(0, side * off)}) rotate(${side * 8})`}>
          <Sleeve y={66} turn={side * -14} />
          <Cut drawing={back} x={0} y={20} wide={100} mirror={side > 0} />
        </g>
      ))}
    </>
  );
};

/** A card over the edge, and the finger under it. */
const Card = (figures: Figures) => {
  const over = figures['catapult.overhang'] / 1000;
  return (
    <>
      <g transform={`translate(${figures['catapult.aside'] / 500} ${48 + figures['catapult.flick'] / -140})`}>
        <Sleeve x={10} y={78} turn={-6} />
        <Cut drawing={pinch} x={0} y={44} wide={92} turn={-8} mirror />
      </g>
      <path className="card" d={`M-44 ${over - 88 + 16} h88 v88 h-88 z`} />
      <path className="fold dark" d={`M-36 ${over - 64} h72 v72 h-72 z M-14 ${over - 28} l14 -16 14 16 -14 16 z`} />
    </>
  );
};

/** The die on the back of one hand that sways, a finger of the other one at it. */
const Crossbow = (figures: Figures) => (
  <g transform={`translate(${figures['crossbow.sway'] / 26} 0)`}>
    <Sleeve x={-70} y={40} turn={58} />
    <Cut drawing={back} x={-8} y={22} wide={104} turn={70} />
    <g transform={`translate(${figures['crossbow.aside'] / 500} ${44 + figures.power * 40 - figures['crossbow.above'] / 600})`}>
      <Sleeve x={12} y={74} turn={-14} />
      <Cut drawing={pinch} x={0} y={40} wide={84} turn={-12} mirror />
    </g>
  </g>
);

/** A level palm, and somebody's whole breath. */
const Breath = (figures: Figures) => (
  <g transform={`rotate(${-figures['blow.yaw'] / 10})`}>
    <Sleeve x={-78} y={34} turn={62} />
    <g transform={`rotate(${figures['blow.tilt'] / 12})`}>
      <Cut drawing={open} x={-8} y={20} wide={116} turn={-6} mirror />
    </g>
    <Cut drawing={lips} x={0} y={132} wide={104} />
    <path
      className="breath"
      d={`M-16 100 q-6 -24 0 -${30 + figures['blow.breath'] / 14} M0 98 v-${44 + figures['blow.breath'] / 12} M16 100 q6 -24 0 -${30 + figures['blow.breath'] / 14}`}
    />
  </g>
);

/** Somebody else's floppy hand, and yours round its wrist. */
const Borrowed = (figures: Figures) => (
  <g transform={`rotate(${-figures['borrowed-hand.yaw'] / 10 + figures['borrowed-hand.wobble'] / 3})`}>
    <Sleeve x={-62} y={62} turn={38} other />
    <g transform={`rotate(${figures['borrowed-hand.tilt'] / -14} -30 70)`}>
      <Cut drawing={open} x={-6} y={24} wide={116} turn={-16} mirror />
    </g>
    <Sleeve x={64} y={128} turn={-46} />
    <Cut drawing={back} x={18} y={100} wide={88} turn={-62} />
  </g>
);

/** A flat hand that waits for the die to hang in the air. */
const Swat = (figures: Figures) => {
  const t = Math.min(figures['slam.swat'], 600) / 1000;
  const high = Math.max(0, figures['slam.toss'] * t - 4905 * t * t) / 3;
  return (
    <g transform={`translate(0 ${-high * 0.5})`}>
      <Sleeve x={58} y={20} turn={-34} />
      <Cut drawing={open} x={30} y={-14} wide={118} turn={-28} mirror />
    </g>
  );
};

/** A leg bars the hand: its thigh lies across, and you reach under it. */
export const Leg = ({ height }: Figures) => (
  <g transform={`translate(0 ${Math.max(-40, 26 - height / 6)})`}>
    <path className="edge limb wide" d="M-320 120 Q-60 -70 190 0 L250 190" />
    <path className="trousers limb wide" d="M-320 120 Q-60 -70 190 0 L250 190" />
    <path className="cuff" d="M214 172 l70 -18 16 44 -70 20 z" />
    <path className="shoe" d="M226 208 l78 -18 q66 22 66 44 l-130 16 z" />
  </g>
);

const LIMBS: Partial<Record<ThrowKey, (figures: Figures) => ReactNode>> = {
  pious: Palms,
  catapult: Card,
  slam: Swat,
  crossbow: Crossbow,
  head: Head,
  blow: Breath,
  'borrowed-hand': Borrowed,
  nose: Nose,
  elbow: Elbow,
};

/** The limb a launcher is; anything else is thrown by the hand, mirrored if it is the weak one. */
export function Limb({ launcher, weak = false, figures }: { launcher: ThrowKey | undefined; weak?: boolean; figures: Figures }) {
  const Drawn = (launcher === undefined ? undefined : LIMBS[launcher]) ?? Hand;
  return (
    <g className="df-limb" transform={weak ? 'scale(-1 1)' : ''}>
      {Drawn(figures)}
    </g>
  );
}
