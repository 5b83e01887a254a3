/** The decision bar: what the chosen answer would do, and one gold button that names it. */
import cardPlay from 'game-icon:card-play';
import { Button } from '@undercroft/board/controls/button.tsx';
import { Icon } from '@undercroft/board/controls/icon.tsx';
import { useSay } from '@undercroft/board/text.ts';
import { sameDecision } from '@undercroft/engine';
import type { ReactNode } from 'react';
import { CLASS_SHEETS, cardName, type Decision, JACK } from '../../../src/index.ts';
import { ITEMS } from '../../art/heroes.ts';
import { nameOf, type Props, type Question, withNames } from '../../board-props.ts';
import { rowOf } from '../../figures.ts';
import { bestWords, playDetail, playHeadline, royalWords } from '../../words.ts';

export interface ActProps {
  props: Props;
  question: Question;
}

/** The gold button; until something is chosen it says what is missing. */
export function Confirm({ question, children, missing }: { question: Question; children: ReactNode; missing: string }) {
  const { chosen, answer, open, asked } = question;
  return (
    <Button
      tone="gold"
      size="big"
      icon={cardPlay}
      className="td-confirm"
      disabled={!open}
      why={open && chosen === null ? missing : undefined}
      data-decision={asked?.ask.kind}
      onClick={() => chosen !== null && answer(chosen)}
    >
      {children}
    </Button>
  );
}

/** Answers as chips to choose from, before the gold button gives them. */
export function Choices({ question, options, label }: { question: Question; options: readonly Decision[]; label(d: Decision): ReactNode }) {
  return (
    <div className="td-choices">
      {options.map((d) => (
        <button
          key={JSON.stringify(d)}
          type="button"
          className="chip"
          disabled={!question.open}
          aria-pressed={sameDecision(d, question.chosen)}
          data-decision={question.open ? d.kind : undefined}
          onClick={() => question.choose(d)}
        >
          {label(d)}
        </button>
      ))}
    </div>
  );
}

export function PlayAct({ props, question }: ActProps) {
  const say = useSay();
  const { view } = props;
  const d = question.chosen?.kind === 'play' ? question.chosen : null;
  const open = rowOf(view)?.play === 'open';
  return (
    <>
      <p className="td-say">
        {d === null && <b>{say(open ? 'td.ask.playOpen' : 'td.ask.play')}</b>}
        <span aria-live="polite">
          {d !== null && (
            <>
              <b>{playHeadline(say, view, d)}</b> {playDetail(say, view, d)}{' '}
              <span className="second td-best">{bestWords(say, view, d)}</span>
            </>
          )}
        </span>
      </p>
      <Confirm question={question} missing={say('td.missing.card')}>
        {d === null ? say('td.play') : say(open ? 'td.playFaceUp' : 'td.playFaceDown', { card: cardName(d.card) })}
      </Confirm>
    </>
  );
}

export function RoyalAct({ props, question }: ActProps) {
  const say = useSay();
  const options = (question.asked?.options ?? []).flatMap((d) => (d.kind === 'royal' ? [d] : []));
  const d = question.chosen?.kind === 'royal' ? question.chosen : null;
  const words = (each: Decision) => (each.kind === 'royal' ? royalWords(say, props.view, each) : '');
  return (
    <>
      <p className="td-say">
        <b>{say('td.ask.royal')}</b> <span className="second">{say('td.ask.royalBury')}</span>
      </p>
      <Choices question={question} options={options.filter((each) => each.choice !== 'bury')} label={words} />
      <Confirm question={question} missing={say('td.missing.royal')}>
        {d === null ? say('td.royal.do') : words(d)}
      </Confirm>
    </>
  );
}

function itemLabel(props: Props, d: Decision): ReactNode {
  if (d.kind !== 'item' || d.use === 0) return null;
  const cls = props.view.seats[d.seat]!.class;
  const item = CLASS_SHEETS[cls]!.items[d.use - JACK]!;
  return (
    <>
      <Icon drawing={ITEMS[cls]![d.use - JACK]!} />
      <span>
        <b>{item.name}</b> {d.target !== undefined && `→ ${nameOf(props.seats, d.target)}`}
        <small>{item.text}</small>
      </span>
    </>
  );
}

export function ItemAct({ props, question }: ActProps) {
  const say = useSay();
  const options = (question.asked?.options ?? []).flatMap((d) => (d.kind === 'item' ? [d] : []));
  const none = options.find((d) => d.use === 0);
  const swaps = options.filter((d) => d.card !== undefined);
  const uses = options.filter((d) => d.use !== 0 && d.card === undefined);
  const d = question.chosen?.kind === 'item' ? question.chosen : null;
  return (
    <>
      <p className="td-say">
        <b>{say('td.ask.item')}</b>{' '}
        {swaps.length > 0 && (
          <span className="second">
            {itemLabel(props, swaps[0]!)} {say('td.ask.itemSwap')}
          </span>
        )}
      </p>
      <Choices question={question} options={uses} label={(each) => itemLabel(props, each)} />
      <div className="td-row">
        <Confirm question={question} missing={say('td.missing.item')}>
          {d === null || d.use === 0 ? say('td.useItem') : withNames(itemWords(say('td.useItem'), props, d), props)}
        </Confirm>
        {none !== undefined && (
          <Button size="big" disabled={!question.open} data-decision="item" onClick={() => question.answer(none)}>
            {say('td.useNothing')}
          </Button>
        )}
      </div>
    </>
  );
}

function itemWords(use: string, { view }: Props, d: Extract<Decision, { kind: 'item' }>): string {
  const name = CLASS_SHEETS[view.seats[d.seat]!.class]!.items[d.use - JACK]!.name;
  return d.card === undefined ? `${use}: ${name}` : `${name}: ${cardName(view.seats[d.seat]!.played)} → ${cardName(d.card)}`;
}

export function OfferAct({ props, question }: ActProps) {
  const say = useSay();
  const { offer } = props.view;
  const options = question.asked?.options ?? [];
  const what = offer === null ? '' : withNames(props.words.decision(props.view, offer), props);
  return (
    <>
      <p className="td-say">
        <b>{say('td.ask.offer', { name: nameOf(props.seats, offer?.seat ?? 0) })}</b> {what}
      </p>
      <div className="td-row">
        {options.map((d) => (
          <Button key={JSON.stringify(d)} size="big" disabled={!question.open} data-decision={d.kind} onClick={() => question.answer(d)}>
            {say(d.kind === 'answerOffer' && d.accept ? 'td.accept' : 'td.refuse')}
          </Button>
        ))}
      </div>
    </>
  );
}

/** Any question without a control of its own: its answers as buttons, in the game's words. */
export function OtherAct({ props, question }: ActProps) {
  const { asked } = question;
  if (asked === null) return null;
  return (
    <>
      <p className="td-say">
        <b>{props.words.ask(props.view, asked.ask)}</b>
      </p>
      <div className="td-choices">
        {asked.options.map((d) => (
          <Button key={JSON.stringify(d)} disabled={!question.open} data-decision={d.kind} onClick={() => question.answer(d)}>
            {withNames(props.words.decision(props.view, d), props)}
          </Button>
        ))}
      </div>
    </>
  );
}
