/** Something asked of the server, as a component sees it: waiting, there, or gone wrong. */
import { useCallback, useEffect, useState } from 'react';

export interface Fetched<T> {
  value: T | undefined;
  error: unknown;
  /** Asks again; what is shown stays until the new answer has come. */
  again(): void;
}

/** Asks when `key` changes, and again every `everyMs` while the page is looked at. A null key asks nothing. */
export function useFetched<T>(key: string | null, ask: () => Promise<T>, everyMs?: number): Fetched<T> {
  const [answer, setAnswer] = useState<{ key: string | null; value?: T; error?: unknown }>({ key: null });
  const [round, setRound] = useState(0);
  const again = useCallback(() => setRound((n) => n + 1), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `ask` is a new function each time; the key says what it asks
  useEffect(() => {
    if (key === null) return;
    let current = true;
    ask().then(
      (value) => current && setAnswer({ key, value }),
      (error: unknown) => current && setAnswer((before) => (before.key === key ? { ...before, error } : { key, error })),
    );
    return () => {
      current = false;
    };
  }, [key, round]);
  useEffect(() => {
    if (everyMs === undefined) return;
    const timer = setInterval(() => document.visibilityState === 'visible' && again(), everyMs);
    return () => clearInterval(timer);
  }, [everyMs, again]);
  const isCurrent = answer.key === key;
  return { value: isCurrent ? answer.value : undefined, error: isCurrent ? answer.error : undefined, again };
}
