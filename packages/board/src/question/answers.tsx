/** Answers one can press. Each carries the kind of decision it gives, for lessons and robots. */
import { type DecisionBase, type EventBase, sameDecision } from '@undercroft/engine';
import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '../controls/button.tsx';
import { withNames } from '../seats/names.ts';
import type { ActProps, Question } from './question.ts';
import './question.css';

type AnswerProps<D extends DecisionBase> = Pick<ButtonProps, 'tone' | 'size' | 'icon' | 'children'> & { question: Question<D>; d: D };

/** Pressing it is the answer. */
export function Answer<D extends DecisionBase>({ question, d, ...look }: AnswerProps<D>) {
  return <Button {...look} data-decision={d.kind} disabled={!question.open} onClick={() => question.answer(d)} />;
}

interface GoldProps<D extends DecisionBase> {
  question: Question<D>;
  /** What would be answered; left out, what was chosen. Undefined or null: something is missing. */
  d?: D | null | undefined;
  /** What is missing, in a sentence. */
  missing: string;
  /** Why it cannot be done now, whatever was chosen. */
  why?: string | undefined;
  icon?: string;
  className?: string;
  children: ReactNode;
}

/** The gold button gives the answer and names it; until something is chosen it says what is missing. */
export function GoldAnswer<D extends DecisionBase>({ question, missing, why, icon, className = '', children, ...given }: GoldProps<D>) {
  const d = 'd' in given ? given.d : question.chosen;
  const nothing = question.open && (d === undefined || d === null) ? missing : undefined;
  // What leads nowhere may be done, but nobody is led there.
  const isHopeless = d !== undefined && d !== null && question.isHopeless(d);
  return (
    <Button
      tone={isHopeless ? 'plain' : 'gold'}
      size="big"
      {...(icon !== undefined && { icon })}
      className={className}
      disabled={!question.open}
      why={why ?? nothing}
      data-decision={question.asked?.ask.kind}
      onClick={() => d && question.answer(d)}
    >
      {children}
    </Button>
  );
}

interface ChipsProps<D extends DecisionBase> {
  question: Question<D>;
  options: readonly D[];
  label(d: D): ReactNode;
  /** Left out, the question keeps what was chosen. */
  chosen?: D | undefined;
  onChoose?(d: D): void;
}

/** Answers as chips to choose from, before the gold button gives them. */
export function AnswerChips<D extends DecisionBase>({ question, options, label, chosen, onChoose = question.choose }: ChipsProps<D>) {
  return options.map((d) => (
    <button
      key={JSON.stringify(d)}
      type="button"
      className="chip"
      disabled={!question.open}
      aria-pressed={sameDecision(d, chosen ?? question.chosen)}
      data-decision={question.open ? d.kind : undefined}
      onClick={() => onChoose(d)}
    >
      {label(d)}
    </button>
  ));
}

/** A question and what is written under it. */
export function Ask({ title, children }: { title: ReactNode; children?: ReactNode }) {
  return (
    <div className="ask">
      <h2>{title}</h2>
      {children !== undefined && <p className="second">{children}</p>}
    </div>
  );
}

/** All answers as buttons, in the game's words; the first that leads somewhere is the usual one. */
export function Answers<V, D extends DecisionBase, E extends EventBase>({ props, question }: ActProps<V, D, E>) {
  const options = question.asked?.options ?? [];
  const usual = options.find((d) => !question.isHopeless(d));
  return (
    <div className="answers">
      {options.map((d) => (
        <Answer key={JSON.stringify(d)} question={question} d={d} tone={d === usual ? 'gold' : 'plain'}>
          {withNames(props.words.decision(props.view, d), props)}
        </Answer>
      ))}
    </div>
  );
}

/** Any question without a control of its own: the game's words, and its answers as buttons. */
export function OtherAct<V, D extends DecisionBase, E extends EventBase>({ props, question }: ActProps<V, D, E>) {
  const { asked } = question;
  if (asked === null) return null;
  return (
    <>
      <Ask title={withNames(props.words.ask(props.view, asked.ask), props)} />
      <Answers props={props} question={question} />
    </>
  );
}

interface CardActProps<V, D extends DecisionBase, E extends EventBase> extends ActProps<V, D, E> {
  /** Whether a card of the hand stands for the answer. */
  isCard(d: D): boolean;
  /** On the gold button before a card is chosen, and what is missing then. */
  use: string;
  missing: string;
}

/** A question answered with a card of the hand, by the gold button; the other answers are buttons beside it. */
export function CardAct<V, D extends DecisionBase, E extends EventBase>({ props, question, isCard, use, missing }: CardActProps<V, D, E>) {
  const options = question.asked?.options ?? [];
  const words = (d: D) => withNames(props.words.decision(props.view, d), props);
  return (
    <>
      <Ask title={question.asked && withNames(props.words.ask(props.view, question.asked.ask), props)} />
      <div className="answers">
        {options
          .filter((d) => !isCard(d))
          .map((d) => (
            <Answer key={JSON.stringify(d)} question={question} d={d}>
              {words(d)}
            </Answer>
          ))}
        {options.some(isCard) && (
          <GoldAnswer question={question} missing={missing}>
            {question.chosen === null ? use : words(question.chosen)}
          </GoldAnswer>
        )}
      </div>
    </>
  );
}
