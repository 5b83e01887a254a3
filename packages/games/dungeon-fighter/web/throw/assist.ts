/**
 * How much a player is told before a throw: nothing, the arc to the first bounce, or where rehearsals lay as well. Everybody chooses for
 * themselves: among friends it is a handicap, and it changes no throw.
 */
import { useCallback, useState } from 'react';
import type { Throwing } from './use-throw.ts';

export const ASSISTS = ['spread', 'arc', 'none'] as const;
export type Assist = (typeof ASSISTS)[number];

export interface Assisting {
  assist: Assist;
  /** Goes on to the next kind. */
  next(): void;
}

const CHOICE = 'undercroft-df-assist';

function chosen(): Assist {
  try {
    const stored = localStorage.getItem(CHOICE);
    return ASSISTS.find((each) => each === stored) ?? 'spread';
  } catch {
    // Storage may be forbidden: then it is as it usually is.
    return 'spread';
  }
}

export const nextAssist = (assist: Assist): Assist => ASSISTS[(ASSISTS.indexOf(assist) + 1) % ASSISTS.length]!;

export function useAssist(): Assisting {
  const [assist, setAssist] = useState(chosen);
  const next = useCallback(() => {
    const wanted = nextAssist(assist);
    setAssist(wanted);
    try {
      localStorage.setItem(CHOICE, wanted);
    } catch {
      // It lasts as long as the page does.
    }
  }, [assist]);
  return { assist, next };
}

/** The throw with what its player wants to know of it. */
export const assisted = <T extends Pick<Throwing, 'arc' | 'rehearsals'>>(throwing: T, assist: Assist): T => ({
  ...throwing,
  arc: assist === 'none' ? null : throwing.arc,
  rehearsals: assist === 'spread' ? throwing.rehearsals : null,
});
