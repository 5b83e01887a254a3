/** A hand by keys: numbers choose a card, Enter plays it. */
import type { DecisionBase } from '@undercroft/engine';
import { useEffect } from 'react';
import type { Question } from '../question/question.ts';

/** Whether somebody is writing, or answering a dialog: then keys mean something else. */
export const isTyping = () =>
  document.activeElement?.matches('input, textarea, select, dialog *') === true || document.querySelector('dialog[open]') !== null;

/** `answers`: what each card stands for, in the order of the hand; null: it cannot be chosen now. */
export function useHandKeys<D extends DecisionBase>(
  answers: readonly (D | null)[],
  { asked, chosen, open, choose, answer }: Question<D>,
): void {
  useEffect(() => {
    if (!open || asked === null) return;
    const press = (event: KeyboardEvent) => {
      if (isTyping() || event.ctrlKey || event.metaKey || event.altKey) return;
      const d = answers[Number(event.key) - 1] ?? null;
      if (d !== null) choose(d);
      const onCard = document.activeElement?.matches('body, main, .hand-card') === true;
      if (event.key !== 'Enter' || chosen === null || !onCard) return;
      event.preventDefault();
      answer(chosen);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [answers, asked, chosen, open, choose, answer]);
}
