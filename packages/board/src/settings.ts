/** What this browser remembers of its owner's taste. Nothing secret, nothing of any table. */
import { useSyncExternalStore } from 'react';
import type { Motion } from './contract.ts';

/** How fast what others do is shown. */
export type Pace = 'story' | 'brisk' | 'at-once';

export interface Settings {
  /** A language's code; '' is the browser's own. */
  language: string;
  theme: 'dark' | 'light';
  /** '' is whatever the system prefers. */
  motion: Exclude<Motion, 'brisk'> | '';
  /** How fast what others do is told; '' is as the table goes. */
  pace: Pace | '';
  sound: boolean;
  /** Sounds were offered: nobody is asked twice. */
  soundOffered: boolean;
  /** How loud, 0 to 100. */
  volume: number;
  /** Browser notifications when it is one's turn; off until asked for. */
  notices: boolean;
  /** The cellar rat gives hints. */
  rat: boolean;
  /** Tables as words and buttons instead of pictures. */
  plain: boolean;
}

const USUAL: Settings = {
  language: '',
  theme: 'dark',
  motion: '',
  pace: '',
  sound: false,
  soundOffered: false,
  volume: 60,
  notices: false,
  rat: true,
  plain: false,
};
const PLACE = 'undercroft-settings';

/** Movement used to have a brisk kind; it is a pace now. */
const asToday = (stored: object): object =>
  'motion' in stored && stored.motion === 'brisk' ? { ...stored, motion: '', pace: 'brisk' } : stored;

function read(): Settings {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '{}');
    return typeof stored === 'object' && stored !== null ? { ...USUAL, ...asToday(stored) } : USUAL;
  } catch {
    // Damaged, or storage is forbidden: the usual will do.
    return USUAL;
  }
}

let current = read();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Puts the look on the page; called once at the start and after each change. */
export function applySettings(): void {
  document.documentElement.dataset['theme'] = current.theme;
  document.documentElement.dataset['motion'] = motionOf(current);
}

export function changeSettings(change: Partial<Settings>): void {
  current = { ...current, ...change };
  try {
    localStorage.setItem(PLACE, JSON.stringify(current));
  } catch {
    // Private windows may have no storage; the change lasts until the page closes.
  }
  applySettings();
  for (const listener of listeners) listener();
}

export const settingsNow = (): Settings => current;
export const useSettings = (): Settings => useSyncExternalStore(subscribe, () => current);

/** How much may move: the owner's wish, else the system's. */
export function motionOf({ motion, pace }: Pick<Settings, 'motion' | 'pace'>): Motion {
  const still = motion === '' ? matchMedia('(prefers-reduced-motion: reduce)').matches : motion === 'off';
  if (still) return 'off';
  return pace === '' || pace === 'story' ? 'full' : 'brisk';
}
