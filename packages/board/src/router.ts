/** Which page is shown: addresses are stable, the back button works, nothing is loaded anew. */
import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
}

/** The present address, path and query: `/t/abc?seat=1`. */
export const useAddress = (): string => useSyncExternalStore(subscribe, () => location.pathname + location.search);

export function goTo(address: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
  for (const listener of listeners) listener();
  if (!replace) window.scrollTo(0, 0);
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    // Somebody typed a stray % into the address: it is then a page nobody knows.
    return part;
  }
}

/** Parts of a path: `/t/abc` -> ['t', 'abc']. */
export const partsOf = (address: string): string[] => new URL(address, 'http://x').pathname.split('/').filter(Boolean).map(decoded);

export const queryOf = (address: string): URLSearchParams => new URL(address, 'http://x').searchParams;
