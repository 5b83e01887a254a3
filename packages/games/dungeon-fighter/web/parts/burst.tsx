/** Numbers that burst at what they strike, in the moment that is shown. */
import { Burst } from '@undercroft/board/film/moment.tsx';
import { createContext, useContext } from 'react';
import type { Moment, Target } from '../moments.ts';

/** Null: nothing that matters. */
export const MomentNow = createContext<Moment | null>(null);

export function BurstAt({ at }: { at: Target }) {
  const moment = useContext(MomentNow);
  if (moment?.burst?.at !== at) return null;
  return (
    <Burst key={`${moment.weight} ${moment.burst.text}`} moment={moment}>
      {moment.burst.text}
    </Burst>
  );
}
