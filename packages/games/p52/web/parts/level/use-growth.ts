/** What somebody makes of a new level: kept while the same level waits, and given answer by answer once it is taken. */
import { useEffect, useRef, useState } from 'react';
import type { View } from '../../../src/index.ts';
import type { Question } from '../../board-props.ts';
import { answersFor, type Growing, type Growth, levelKey, NO_GROWTH } from './growth.ts';

/** Longer than any answer takes to be seen: the same question still waits, so it was not taken. */
const REFUSED_MS = 1500;

export interface Held {
  growth: Growth;
  change(to: Partial<Growth>): void;
  /** Takes the level: all answers, one after the other. Stops where one is refused; what was chosen stays chosen. */
  take(): void;
  isTaking: boolean;
}

export function useGrowth(view: View, growing: Growing | null, question: Question): Held {
  const key = growing === null ? '' : levelKey(view, growing);
  const [held, setHeld] = useState<{ key: string; growth: Growth }>({ key: '', growth: NO_GROWTH });
  const [taking, setTaking] = useState<string | null>(null);
  /** The question that was answered last: another answer waits for another question. */
  const answered = useRef<unknown>(null);
  const growth = held.key === key ? held.growth : NO_GROWTH;
  const isTaking = taking === key && growing !== null;
  useEffect(() => {
    if (!isTaking || growing === null || !question.open) return;
    if (question.asked === answered.current) {
      const refused = setTimeout(() => setTaking(null), REFUSED_MS);
      return () => clearTimeout(refused);
    }
    const [next, ...later] = answersFor(view, growing, growth);
    if (later.length === 0) setTaking(null);
    if (next === undefined || next.kind !== question.asked?.ask.kind) return;
    answered.current = question.asked;
    question.answer(next);
  });
  return {
    growth,
    change: (to) => setHeld({ key, growth: { ...growth, ...to } }),
    take: () => {
      answered.current = null;
      setTaking(key);
    },
    isTaking,
  };
}
