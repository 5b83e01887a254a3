/** A standing candle. A candle that went out keeps its place and smokes: what is over stays visible. */
import type { CSSProperties } from 'react';
import './art.css';

interface CandleProps {
  lit?: boolean;
  /** Wax, in units of which the candle is 24 wide. */
  height?: number;
  /** Pixels across. */
  width?: number;
}

const FLAME = 'M12 0c1 6 7 9 7 16a7 7 0 0 1-14 0c0-4 3-5 3-9 2 1 3 2 3 4 1-3 2-6 1-11z';
const HEART = 'M12 9c1 3 3 5 3 8a3 3 0 0 1-6 0c0-3 2-4 3-8z';

/** The flame alone, in a box of 24 by 26. */
export function Flame() {
  return (
    <>
      <path className="art-flame" d={FLAME} fill="#ffb02e" />
      <path className="art-flame" d={HEART} fill="#fff3c4" />
    </>
  );
}

export function Candle({ lit = true, height = 46, width = 24 }: CandleProps) {
  const whole = height + 26;
  const style = { '--w': `${width}px`, '--ratio': `24 / ${whole}` } as CSSProperties;
  return (
    <svg className={`art-candle ${lit ? 'lit' : 'out'}`} viewBox={`0 0 24 ${whole}`} style={style} aria-hidden="true">
      {lit ? <Flame /> : <path className="smoke" d="M12 22c-4-4 3-7 0-12s2-6 1-10" />}
      <path d="M11 20h2v8h-2z" fill="#2a1709" />
      <path className="wax" d={`M4 27q8 3 16 0v${height - 3}q-8 3-16 0z`} />
      <path className="drip" d="M4 27q8 3 16 0v8q-1 5-3 0-1-3-3 1v9q-2 4-3 0v-9q-2-3-4 0-2 4-3-2z" />
    </svg>
  );
}
