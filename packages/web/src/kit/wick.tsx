/** Time as a candle lying down, burning from the right, with seconds; at the end it turns red and says so. */

import { Flame } from '@undercroft/board/art/candle.tsx';
import { useSay } from '@undercroft/board/text.ts';
import { type CSSProperties, useEffect, useState } from 'react';
import '@undercroft/board/art/art.css';

const LOW = 0.2;

/** `left` of `total` seconds. */
export function Wick({ left, total }: { left: number; total: number }) {
  const say = useSay();
  const share = Math.max(0, Math.min(1, left / Math.max(1, total)));
  const low = share < LOW;
  const seconds = Math.ceil(left);
  return (
    <span className={`art-wick ${low ? 'low' : ''}`} role="timer" aria-label={say('table.secondsLeft', { n: seconds })}>
      <span className="track" aria-hidden="true">
        <span className="wax" style={{ '--left': `${100 * share}%` } as CSSProperties}>
          <svg viewBox="0 0 24 26" aria-hidden="true">
            <Flame />
          </svg>
        </span>
      </span>
      <span className="number" aria-hidden="true">
        {seconds} s {low && say('table.hurry')}
      </span>
    </span>
  );
}

/** Counts down to a moment (milliseconds since 1970). The whole is what was left when it was first seen. */
export function WickTimer({ deadline }: { deadline: number }) {
  const [now, setNow] = useState(() => Date.now());
  const [whole, setWhole] = useState({ deadline, total: deadline - now });
  if (whole.deadline !== deadline) setWhole({ deadline, total: deadline - now });
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, []);
  return <Wick left={Math.max(0, deadline - now) / 1000} total={whole.total / 1000} />;
}
