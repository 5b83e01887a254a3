/** Whether there is room for the wide layout. */
import { useSyncExternalStore } from 'react';

const query = () => matchMedia('(min-width: 960px)');

function subscribe(listener: () => void): () => void {
  const wide = query();
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
}

export const useWide = (): boolean => useSyncExternalStore(subscribe, () => query().matches);
