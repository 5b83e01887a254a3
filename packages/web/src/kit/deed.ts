/** Something done at the press of a button: busy while it lasts, and what went wrong kept until the next try. */
import { useEffect, useRef, useState } from 'react';

export interface Deed {
  busy: boolean;
  error: unknown;
  /** Does it, unless something is being done already. */
  run(work: () => Promise<unknown>): void;
}

export function useDeed(): Deed {
  const [now, setNow] = useState<{ busy: boolean; error: unknown }>({ busy: false, error: undefined });
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  const run = (work: () => Promise<unknown>) => {
    if (now.busy) return;
    const done = (error?: unknown) => here.current && setNow({ busy: false, error });
    setNow({ busy: true, error: undefined });
    work().then(() => done(), done);
  };
  return { ...now, run };
}
