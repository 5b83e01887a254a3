/** What just happened and what is asked, for those who listen. */
import { useEffect, useRef, useState } from 'react';
import type { Line } from './log.ts';

interface AnnouncerProps {
  lines: readonly Line[];
  /** What the viewer is asked; '' if nothing. */
  question: string;
  /** Whom everybody waits for. */
  waiting: string;
  /** How often the viewer has answered: the same question may come again. */
  answers: number;
}

/** A whole round fits; more than this nobody listens to. */
const MOST_LINES = 16;

export function Announcer({ lines, question, waiting, answers }: AnnouncerProps) {
  const last = useRef({ told: lines.length, question: '', answers });
  const [said, setSaid] = useState({ words: '', nth: 0 });
  useEffect(() => {
    const before = last.current;
    last.current = { told: lines.length, question, answers };
    const answered = answers !== before.answers;
    const news = lines.slice(before.told).slice(-MOST_LINES);
    // A question is said once, and not again with all that others do meanwhile.
    const next = answered || question !== before.question ? question || (answered ? waiting : '') : '';
    const words = [...news.map(({ by, text }) => (by ? `${by}: ${text}` : text)), next].filter(Boolean).join(' ');
    if (words !== '') setSaid(({ nth }) => ({ words, nth: nth + 1 }));
  }, [lines, question, waiting, answers]);
  return (
    <div className="out-of-sight" role="log" aria-live="polite" aria-atomic="true">
      {/* A new element each time: the same words again are news again. */}
      <p key={said.nth}>{said.words}</p>
    </div>
  );
}
