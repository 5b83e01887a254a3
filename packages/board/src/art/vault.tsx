/** An arch of stone with candlelight in the niche behind it. */
import { useId } from 'react';
import './art.css';

interface VaultProps {
  width: number;
  height: number;
  /** How thick the stones are. */
  stone: number;
  /** Stones in the arch; odd, so that there is a keystone. */
  count: number;
  /** Where the arch begins to bend, from above. */
  spring: number;
  /** Where the light comes from, 0 left .. 1 right. */
  light?: number;
  className?: string;
}

type Point = readonly [number, number];
const path = (points: readonly Point[]) => `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}z`;

/** Stone tones in an order that looks like chance and is always the same. */
const toneOf = (i: number) => `var(--stone-${1 + ((i * 5 + Math.floor(i / 3)) % 3)})`;

/** The wedges of the arch; the keystone stands a little higher. */
function wedges({ width, stone, count, spring }: VaultProps): string[] {
  const rx = width / 2 - stone;
  const ry = spring - stone;
  const at = (angle: number, out: number): Point => [width / 2 - (rx + out) * Math.cos(angle), spring - (ry + out) * Math.sin(angle)];
  return Array.from({ length: count }, (_, i) => {
    const from = (Math.PI * i) / count + 0.006;
    const to = (Math.PI * (i + 1)) / count - 0.006;
    const middle = (from + to) / 2;
    const top = stone + (i === (count - 1) / 2 ? 8 : 0);
    return path([at(from, 0), at(middle, 0), at(to, 0), at(to, top), at(middle, top + 0.8), at(from, top)]);
  });
}

/** Left and right edges of the pillars' blocks. */
function blocks({ width, height, stone, spring }: VaultProps): { x: number; y: number }[] {
  const found: { x: number; y: number }[] = [];
  for (const x of [0, width - stone]) for (let y = spring; y < height; y += stone * 1.05) found.push({ x, y });
  return found;
}

export function Vault(props: VaultProps) {
  const { width, height, stone, spring, light = 0.5, className = '' } = props;
  const id = useId();
  const niche = `M${stone} ${height}V${spring}A${width / 2 - stone} ${spring - stone} 0 0 1 ${width - stone} ${spring}V${height}z`;
  return (
    <svg className={`art-vault ${className}`} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
      <defs>
        <radialGradient id={id} cx={light} cy=".86" r=".85">
          <stop offset="0" className="hot" />
          <stop offset=".42" className="mid" />
          <stop offset="1" className="cold" />
        </radialGradient>
      </defs>
      <path d={niche} fill={`url(#${id})`} />
      <g className="stones">
        {wedges(props).map((d, i) => (
          <path key={d} d={d} fill={toneOf(i)} />
        ))}
        {blocks(props).map(({ x, y }, i) => (
          <rect key={`${x} ${y}`} x={x} y={y} width={stone} height={stone * 1.02} rx="3" fill={toneOf(i + 7)} />
        ))}
      </g>
    </svg>
  );
}
