/** A six-sided die lying on the table. */
import type { CSSProperties } from 'react';
import { useFace } from './faces.ts';
import '../art/art.css';

/** Row and column of each pip. */
const PIPS: readonly (readonly string[])[] = [
  ['2/2'],
  ['1/1', '3/3'],
  ['1/1', '2/2', '3/3'],
  ['1/1', '1/3', '3/1', '3/3'],
  ['1/1', '1/3', '2/2', '3/1', '3/3'],
  ['1/1', '1/3', '2/1', '2/3', '3/1', '3/3'],
];

/** `turn` in degrees: dice settle askew. While it tumbles it shows other faces, and says none. */
export function Die({ pips, turn = 0, tumbling = false }: { pips: number; turn?: number; tumbling?: boolean }) {
  const style = { '--turn': `${turn}deg` } as CSSProperties;
  const { face, lies } = useFace(pips, PIPS.length, tumbling);
  return (
    <span className={`art-die ${tumbling ? 'tumbling' : ''}`} style={style} role="img" aria-label={lies ? String(pips) : '…'}>
      {PIPS[face - 1]?.map((area) => (
        <i key={area} style={{ gridArea: area }} />
      ))}
    </span>
  );
}

/** The angle at which the n-th die comes to rest: always the same, so that nothing jumps when the page is drawn anew. */
export const restingTurn = (n: number, pips: number): number => ((n * 7 + pips * 5) % 19) - 9;
