/** The Arena's arch: its fifteen stones are the scale, from 0 to 14 and more (AP-204). Tiers of seats and the sand behind it. */
import { Vault } from '@undercroft/board/art/vault.tsx';
import type { CSSProperties } from 'react';
import './arch.css';

const [WIDTH, HEIGHT, STONE, SPRING] = [940, 600, 62, 372];
/** Room around the arch for meeples on it. */
const [SIDE, ABOVE] = [64, 74];
export const STONES = 15;

/** Where the middle of a stone is, so far out from the inner edge. */
function onArch(stone: number, out: number): [x: number, y: number] {
  const angle = (Math.PI * (stone + 0.5)) / STONES;
  return [WIDTH / 2 - (WIDTH / 2 - STONE + out) * Math.cos(angle), SPRING - (SPRING - STONE + out) * Math.sin(angle)];
}

/** The stone a total is counted on. */
export const stoneOf = (total: number): number => Math.min(Math.max(total, 0), STONES - 1);

/** The place above a stone, for something that stands there; `aside`: so many steps to the right. */
export function stoneStyle(total: number, aside: number): CSSProperties {
  const [x, y] = onArch(stoneOf(total), STONE + 2);
  return { left: `${((x + SIDE + aside * 46) / (WIDTH + 2 * SIDE)) * 100}%`, top: `${((y + ABOVE) / (HEIGHT + ABOVE)) * 100}%` };
}

const CROWD = Array.from({ length: 19 }, (_, i) => i - 9);

/** One row of spectators. */
function Tier({ row }: { row: number }) {
  const y = 236 - row * 44;
  const heads = CROWD.map((k) => {
    const x = WIDTH / 2 + k * 44 + (row % 2 === 1 ? 22 : 0);
    const u = x / WIDTH;
    const at = (1 - u) * (1 - u) * (y + 110) + 2 * u * (1 - u) * (y - 96) + u * u * (y + 110) + 36;
    return `M${x - 11} ${at.toFixed(1)}v-13a11 11 0 0 1 22 0v13z`;
  });
  return (
    <g>
      <path className={`tier-${(row % 2) + 1}`} d={`M0 ${y + 110}Q${WIDTH / 2} ${y - 96} ${WIDTH} ${y + 110}V${HEIGHT}H0z`} />
      <path className="hole" d={heads.join('')} />
    </g>
  );
}

const NICHE = `M${STONE} ${HEIGHT}V${SPRING}A${WIDTH / 2 - STONE} ${SPRING - STONE} 0 0 1 ${WIDTH - STONE} ${SPRING}V${HEIGHT}z`;

export function Arch({ hit }: { hit: readonly number[] }) {
  return (
    <div className="ap-arch">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        <clipPath id="ap-niche">
          <path d={NICHE} />
        </clipPath>
        <g clipPath="url(#ap-niche)">
          <rect className="dusk" width={WIDTH} height={HEIGHT} />
          {[3, 2, 1, 0].map((row) => (
            <Tier key={row} row={row} />
          ))}
          <ellipse className="sand" cx={WIDTH / 2} cy={HEIGHT + 36} rx="520" ry="236" />
        </g>
      </svg>
      <Vault width={WIDTH} height={HEIGHT} stone={STONE} count={STONES} spring={SPRING} />
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        {Array.from({ length: STONES }, (_, stone) => {
          const [x, y] = onArch(stone, STONE / 2);
          return (
            <text key={`${x}`} className={hit.some((total) => stoneOf(total) === stone) ? 'hit' : ''} x={x} y={y + 9}>
              {stone === STONES - 1 ? `${stone}+` : stone}
            </text>
          );
        })}
      </svg>
    </div>
  );
}
