/** What nobody needs when a table is opened comes later, so that a slow phone has less to fetch: levels with the first room, drawing when asked. */
import { lazy } from 'react';

const level = () => import('./level/level.tsx');
export const Level = lazy(async () => ({ default: (await level()).Level }));
/** Whoever is in a room will be asked about levels. */
export const fetchLevel = (): void => void level();

export const Editor = lazy(async () => ({ default: (await import('./prepare/editor.tsx')).Editor }));
