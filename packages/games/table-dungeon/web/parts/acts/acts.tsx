/** The decision bar: what the chosen answer would do, and one gold button that names it. */
import cardPlay from 'game-icon:card-play';
import { Icon } from '@undercroft/board/controls/icon.tsx';
import { Answer, AnswerChips, GoldAnswer } from '@undercroft/board/question/answers.tsx';
import { useSay } from '@undercroft/board/text.ts';
import type { ReactNode } from 'react';
import { cardName, type Decision, itemOfClass, itemText, JACK } from '../../../src/index.ts';
import { ITEMS } from '../../art/heroes.ts';
import { type ActProps, answersOf, nameOf, type Props, type Question, withNames } from '../../board-props.ts';
import { rowOf } from '../../figures.ts';
import { bestWords, playDetail, playHeadline, royalWords } from '../../words.ts';

/** The gold button of this table. */
export const Confirm = (props: { question: Question; children: ReactNode; missing: string }) => (
  <GoldAnswer icon={cardPlay} className="td-confirm" {...props} />
);

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
  const options = answersOf(question.asked, 'royal');
  const d = question.chosen?.kind === 'royal' ? question.chosen : null;
  const words = (each: Decision) => (each.kind === 'royal' ? royalWords(say, props.view, each) : '');
  return (
    <>
      <p className="td-say">
        <b>{say('td.ask.royal')}</b> <span className="second">{say('td.ask.royalBury')}</span>
      </p>
      <div className="answers">
        <AnswerChips question={question} options={options.filter((each) => each.choice !== 'bury')} label={words} />
      </div>
      <Confirm question={question} missing={say('td.missing.royal')}>
        {d === null ? say('td.royal.do') : words(d)}
      </Confirm>
    </>
  );
}

function itemLabel(props: Props, d: Decision): ReactNode {
  if (d.kind !== 'item' || d.use === 0) return null;
  const cls = props.view.seats[d.seat]!.class;
  const inGame = props.words.say;
  return (
    <>
      <Icon drawing={ITEMS[cls]![d.use - JACK]!} />
      <span>
        <b>{itemOfClass(inGame, cls, d.use)}</b> {d.target !== undefined && `→ ${nameOf(props.seats, d.target)}`}
        <small>{itemText(inGame, cls, d.use)}</small>
      </span>
    </>
  );
}

export function ItemAct({ props, question }: ActProps) {
  const say = useSay();
  const options = answersOf(question.asked, 'item');
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
      <div className="answers">
        <AnswerChips question={question} options={uses} label={(each) => itemLabel(props, each)} />
      </div>
      <div className="td-row">
        <Confirm question={question} missing={say('td.missing.item')}>
          {d === null || d.use === 0 ? say('td.useItem') : withNames(itemWords(say('td.useItem'), props, d), props)}
        </Confirm>
        {none !== undefined && (
          <Answer question={question} d={none} size="big">
            {say('td.useNothing')}
          </Answer>
        )}
      </div>
    </>
  );
}

function itemWords(use: string, { view, words }: Props, d: Extract<Decision, { kind: 'item' }>): string {
  const name = itemOfClass(words.say, view.seats[d.seat]!.class, d.use);
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
          <Answer key={JSON.stringify(d)} question={question} d={d} size="big">
            {say(d.kind === 'answerOffer' && d.accept ? 'td.accept' : 'td.refuse')}
          </Answer>
        ))}
      </div>
    </>
  );
}
