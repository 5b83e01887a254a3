/** Something takes a moment: a candle, and words that say what. */

import { Candle } from '@undercroft/board/art/candle.tsx';
import type { ReactNode } from 'react';

export function Busy({ children }: { children: ReactNode }) {
  return (
    <div className="busy" role="status">
      <Candle height={22} width={22} />
      <span>{children}</span>
    </div>
  );
}
