/** What happened since this browser last looked at a table. Remembers only how far it had looked. */
import { useEffect, useState } from 'react';
import type { Line } from './log.ts';

const placeFor = (table: string): string => `undercroft-seen-${table}`;
/** Fewer news than this need no summary. */
const FEWEST = 3;

function lastSeen(table: string): number {
  try {
    return Number(localStorage.getItem(placeFor(table)) ?? 0);
  } catch {
    return 0;
  }
}

function noteSeen(table: string, seq: number): void {
  try {
    localStorage.setItem(placeFor(table), String(seq));
  } catch {
    // No storage: there is just no summary next time.
  }
}

interface Seen {
  table: string;
  seq: number;
  lines: readonly Line[];
  /** How often the viewer has answered. */
  answers: number;
}

/** The lines that came while nobody looked, until they are put away or one goes on playing; null if there is nothing to tell. */
export function useSinceAway({ table, seq, lines, answers }: Seen): { news: readonly Line[]; dismiss(): void } | null {
  const [since] = useState(() => lastSeen(table));
  const [until] = useState({ seq: 0, answers: 0 });
  const [over, setOver] = useState(since === 0);
  // What there was when the page was opened: everything later was seen as it happened.
  if (until.seq === 0 && lines.length > 0) Object.assign(until, { seq, answers });
  useEffect(() => {
    if (document.visibilityState === 'visible' && seq > 0) noteSeen(table, seq);
  }, [table, seq]);
  const news =
    over || answers > until.answers ? [] : lines.filter((line) => line.seq > since && line.seq <= until.seq && line.topic !== 'talk');
  return news.length < FEWEST ? null : { news, dismiss: () => setOver(true) };
}
