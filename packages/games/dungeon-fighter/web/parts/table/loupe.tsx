/** The loupe on the resting die: its shadow on the paint, and the share of each part under it (DF-110). */
import { useSay } from '@undercroft/board/text.ts';
import type { Lying, Shares } from '../../../src/throws/index.ts';
import { shadowOf } from '../../../src/throws/shadow.ts';
import { paintShield } from '../../art/shield.ts';
import { colourName } from '../pictures.tsx';
import './loupe.css';

const SHIELD = paintShield();
/** Millimetres from the middle of the loupe to its edge. */
const SEEN = 27;

function useShares({ sections, bone, hole, outside }: Shares): string {
  const say = useSay();
  const percent = (share: number): number => Math.round(share / 10);
  const parts = [
    ...sections.map(({ section, share }) => ({
      share,
      text: say(section === 10 ? 'df.loupe.bull' : 'df.loupe.section', { n: percent(share), section }),
    })),
    { share: bone, text: say('df.loupe.bone', { n: percent(bone) }) },
    { share: hole, text: say('df.loupe.hole', { n: percent(hole) }) },
    { share: outside, text: say('df.loupe.outside', { n: percent(outside) }) },
  ];
  return parts
    .filter(({ share }) => percent(share) > 0)
    .sort((a, b) => b.share - a.share)
    .map(({ text }) => text)
    .join(', ');
}

export function Loupe({ lying: { die, pose }, shares, round }: { lying: Lying; shares: Shares; round: number }) {
  const text = useShares(shares);
  const [x, y] = [pose.place[0] / 1000, -pose.place[1] / 1000];
  const shadow = shadowOf(pose);
  const points = Array.from({ length: shadow.length / 2 }, (_, i) => `${shadow[2 * i]!.toFixed(2)},${(-shadow[2 * i + 1]!).toFixed(2)}`);
  return (
    <figure className="df-loupe">
      <svg viewBox={`${-SEEN} ${-SEEN} ${2 * SEEN} ${2 * SEEN}`} aria-hidden="true">
        <g transform={`rotate(${round}) translate(${-x} ${-y})`}>
          <rect className="oak" x={x - 60} y={y - 60} width="120" height="120" />
          <g dangerouslySetInnerHTML={{ __html: SHIELD }} />
          <polygon className={`die ${colourName(die)}`} points={points.join(' ')} />
        </g>
      </svg>
      <figcaption>{text}</figcaption>
    </figure>
  );
}
