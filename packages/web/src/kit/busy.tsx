/** Something takes a moment: a candle, and words that say what. */
import type { ReactNode } from 'react';
import { Candle } from './art/candle.tsx';

export function Busy({ children }: { children: ReactNode }) {
  return (
    <div className="busy" role="status">
      <Candle height={22} width={22} />
      <span>{children}</span>
    </div>
  );
}
