/** What just happened and what is asked, for those who listen. */
import { useEffect, useRef, useState } from 'react';
import type { Line } from './log.ts';

export function Announcer({ lines, question }: { lines: readonly Line[]; question: string }) {
  const told = useRef(lines.length);
  const fresh = lines.slice(told.current);
  useEffect(() => {
    told.current = lines.length;
  }, [lines.length]);
  const [said, setSaid] = useState('');
  const words = [...fresh.slice(-6).map(({ by, text }) => (by ? `${by}: ${text}` : text)), question].filter(Boolean).join(' ');
  useEffect(() => {
    if (words !== '') setSaid(words);
  }, [words]);
  return (
    <div className="out-of-sight" role="log" aria-live="polite" aria-atomic="true">
      {said}
    </div>
  );
}
