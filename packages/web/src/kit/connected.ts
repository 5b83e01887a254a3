/** Whether the server can be reached at all: a device without any network says so itself, and nobody need wait to find out. */
import { useEffect, useSyncExternalStore } from 'react';

let connected = navigator.onLine;
const listeners = new Set<() => void>();

function learn(now: boolean): void {
  if (now === connected) return;
  connected = now;
  for (const listener of listeners) listener();
}

/** A server on this very device answers without a network, too. */
async function look(): Promise<void> {
  learn(
    navigator.onLine ||
      (await fetch('/api/health', { cache: 'no-store' }).then(
        ({ ok }) => ok,
        () => false,
      )),
  );
}

for (const change of ['online', 'offline']) addEventListener(change, () => void look());
if (!navigator.onLine) void look();

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** `back` is called when the server can be reached again. */
export function useConnected(back?: () => void): boolean {
  useEffect(() => (back === undefined ? undefined : subscribe(() => connected && back())), [back]);
  return useSyncExternalStore(subscribe, () => connected);
}
