/**
 * What nobody needs when a table is opened comes later, so that a slow phone has less to fetch: levels with the first room; drawing,
 * the session's log and the keys for real cards when asked.
 */
import type { CardKeysProps, TabProps } from '@undercroft/board/contract.ts';
import { lazy, Suspense } from 'react';
import type { P52Event, View } from '../../src/index.ts';

const level = () => import('./level/level.tsx');
export const Level = lazy(async () => ({ default: (await level()).Level }));
/** Whoever is in a room will be asked about levels. */
export const fetchLevel = (): void => void level();

export const Editor = lazy(async () => ({ default: (await import('./prepare/editor.tsx')).Editor }));

const Session = lazy(async () => ({ default: (await import('./tabs/session.tsx')).SessionTab }));
export const SessionTab = (tab: TabProps<View, P52Event>) => (
  <Suspense>
    <Session {...tab} />
  </Suspense>
);

const Keys = lazy(async () => ({ default: (await import('./keypad.tsx')).CardKeys }));
export const CardKeys = (keys: CardKeysProps) => (
  <Suspense>
    <Keys {...keys} />
  </Suspense>
);
