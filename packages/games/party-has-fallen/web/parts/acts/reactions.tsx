/** More of the decision bar: fights, reactions, spoils, votes and what the dead are asked. */

import swords from 'game-icon:crossed-swords';
import walk from 'game-icon:footsteps';
import dice from 'game-icon:rolling-dices';
import shield from 'game-icon:shield';
import { Button } from '@undercroft/board/controls/button.tsx';
import { Answer, Answers, Ask } from '@undercroft/board/question/answers.tsx';
import { Sigil } from '@undercroft/board/seats/sigil.tsx';
import { signed, useSay } from '@undercroft/board/text.ts';
import { useState } from 'react';
import { fixWords, type View } from '../../../src/index.ts';
import { type ActProps, answersOf, nameOf, type Of, pageSeat, withNames } from '../../board-props.ts';
import { cardName, cardText, goalCard } from '../../cards.ts';
import { attackSum, defenceSum } from '../../figures.ts';
import { PrintedStats } from '../sheet/hero-sheet.tsx';
import { ItemFace, isCursed } from '../sheet/items.tsx';

const SIDES = {
  attack: { key: 'phf.join.attack', icon: swords },
  defend: { key: 'phf.join.defend', icon: shield },
  out: { key: 'phf.join.out', icon: walk },
} as const;

export function JoinAct({ props, question }: ActProps) {
  const say = useSay();
  const { fight } = props.view;
  const seat = question.asked?.ask.seat ?? 0;
  const [attacker, victim] = [fight?.attacker ?? -1, fight?.victim ?? -1].map((each) => nameOf(props.seats, each));
  const bonus = { attack: attackSum(props.view, seat).value, defend: defenceSum(props.view, seat).value };
  return (
    <>
      <Ask title={say('phf.join.title')}>{say('phf.join.help', { attack: signed(bonus.attack), defence: signed(bonus.defend) })}</Ask>
      <div className="answers">
        {answersOf(question.asked, 'join').map((d) => (
          <Answer key={d.side} question={question} d={d} icon={SIDES[d.side].icon}>
            {say(SIDES[d.side].key, { attacker: attacker!, victim: victim! })}
          </Answer>
        ))}
      </div>
    </>
  );
}

export function PressAct({ props, question }: ActProps) {
  const say = useSay();
  const victim = nameOf(props.seats, props.view.fight?.victim ?? -1);
  return (
    <>
      <Ask title={say('phf.press.title')}>{say(props.view.rules.freeCancel ? 'phf.press.free' : 'phf.press.help')}</Ask>
      <div className="answers">
        {answersOf(question.asked, 'press').map((d) => (
          <Answer key={String(d.on)} question={question} d={d} tone={d.on ? 'danger' : 'plain'}>
            {d.on ? say('phf.press.strike', { name: victim }) : say('phf.press.off')}
          </Answer>
        ))}
      </div>
    </>
  );
}

/** Leaders take or refuse each helper. */
export function AcceptAct({ props, question }: ActProps) {
  const say = useSay();
  const options = answersOf(question.asked, 'accept');
  const all = options.find((d) => d.helpers.length === Math.max(...options.map((each) => each.helpers.length)))?.helpers ?? [];
  const [refused, setRefused] = useState<readonly number[]>([]);
  const wanted = all.filter((seat) => !refused.includes(seat));
  const answer = options.find((d) => d.helpers.length === wanted.length && d.helpers.every((seat) => wanted.includes(seat)));
  return (
    <>
      <Ask title={say('phf.accept.title')}>{say('phf.accept.help')}</Ask>
      <div className="answers">
        {all.map((seat) => (
          <button
            key={seat}
            type="button"
            className="chip"
            aria-pressed={wanted.includes(seat)}
            disabled={!question.open}
            onClick={() => setRefused(refused.includes(seat) ? refused.filter((each) => each !== seat) : [...refused, seat])}
          >
            <Sigil name={pageSeat(props.seats, seat)?.sigil ?? 'mug'} size={24} /> {nameOf(props.seats, seat)}
          </button>
        ))}
        <Button
          tone="gold"
          data-decision="accept"
          disabled={!question.open || answer === undefined}
          onClick={() => answer && question.answer(answer)}
        >
          {wanted.length === 0
            ? say('phf.accept.nobody')
            : say('phf.accept.with', { names: wanted.map((seat) => nameOf(props.seats, seat)).join(', ') })}
        </Button>
      </div>
    </>
  );
}

/** What was rolled, as far as the viewer is asked about it. */
function rolledDie({ die, fight }: View, seat: number): number {
  if (die !== null) return die.value;
  const fighters = [...(fight?.attack ?? []), ...(fight?.defend ?? [])];
  return fighters.find((fighter) => fighter.seat === seat)?.die ?? 0;
}

/** Reactions may be declined for the rest of the round, or the table would crawl. */
function NoMore({ onPassRound, question }: { onPassRound(): void; question: ActProps['question'] }) {
  const say = useSay();
  return (
    <Button tone="ghost" disabled={!question.open} onClick={onPassRound}>
      {say('phf.react.passRound')}
    </Button>
  );
}

export function RerollAct({ props, question, onPassRound }: ActProps & { onPassRound(): void }) {
  const say = useSay();
  const seat = question.asked?.ask.seat ?? 0;
  const against = props.view.die?.against ?? 0;
  return (
    <>
      <Ask title={say('phf.reroll.title', { n: rolledDie(props.view, seat) })}>
        {against > 0 ? say('phf.reroll.against', { n: against }) : say('phf.reroll.help')}
      </Ask>
      <div className="answers">
        {answersOf(question.asked, 'reroll').map((d) => (
          <Answer key={String(d.yes)} question={question} d={d} icon={dice} tone={d.yes ? 'gold' : 'plain'}>
            {say(d.yes ? 'phf.reroll.yes' : 'phf.reroll.no')}
          </Answer>
        ))}
        <NoMore question={question} onPassRound={onPassRound} />
      </div>
    </>
  );
}

export function ReactAct({ props, question, onPassRound }: ActProps & { onPassRound(): void }) {
  const say = useSay();
  const card = props.view.reaction?.card ?? -1;
  const seat = question.asked?.ask.seat ?? 0;
  return (
    <>
      <Ask title={say('phf.react.title', { card: cardName(props.words.say, props.view, seat, card) })}>
        {cardText(props.words.say, props.view, seat, card)}
      </Ask>
      <div className="answers">
        {answersOf(question.asked, 'react').map((d) => (
          <Answer key={String(d.use)} question={question} d={d} tone={d.use ? 'gold' : 'plain'}>
            {say(d.use ? 'phf.react.use' : 'phf.react.not')}
          </Answer>
        ))}
        <NoMore question={question} onPassRound={onPassRound} />
      </div>
    </>
  );
}

function ItemButton({
  d,
  item,
  label,
  view,
  question,
}: {
  d: Of<'which'> | Of<'spoils'>;
  view: View;
  item: number;
  label: string;
  question: ActProps['question'];
}) {
  return (
    <button
      type="button"
      className={`slip phf-item ${isCursed(item) ? 'cursed' : ''}`}
      data-decision={question.open ? d.kind : undefined}
      disabled={!question.open}
      onClick={() => question.answer(d)}
    >
      <ItemFace view={view} item={item} />
      <span className="out-of-sight">{label}</span>
    </button>
  );
}

/** An item to pick, or spoils. */
export function ItemAct({ props, question }: ActProps) {
  const { view } = props;
  const options = question.asked?.options ?? [];
  return (
    <>
      <Ask title={withNames(props.words.ask(view, question.asked!.ask), props)} />
      <div className="answers things">
        {options.map((d) => {
          const label = props.words.decision(view, d);
          if ((d.kind === 'which' || d.kind === 'spoils') && d.item >= 0)
            return <ItemButton key={d.item} view={view} d={d} item={d.item} label={label} question={question} />;
          return (
            <Answer key={JSON.stringify(d)} question={question} d={d}>
              {label}
            </Answer>
          );
        })}
      </div>
    </>
  );
}

export function ApproveAct({ props, question }: ActProps) {
  const say = useSay();
  const { sheet } = props.view;
  return (
    <>
      <Ask title={say('phf.approve.title')}>
        {sheet !== null && say('phf.approve.help', { name: nameOf(props.seats, sheet.seat), hero: sheet.name, hp: sheet.hp })}
      </Ask>
      {sheet !== null && (
        <div className="slip phf-approve">
          <PrintedStats hero={{ ...sheet, id: 'custom', gender: 'other', quip: '' }} />
        </div>
      )}
      <Answers props={props} question={question} />
    </>
  );
}

/** What is voted on: a goal somebody claims to have finished, or a fix. */
function proposed({ view, seats, words }: ActProps['props']): string {
  const { motion } = view;
  if (motion === null) return '';
  const name = nameOf(seats, motion.seat);
  if (motion.on === 'fix') return `${name}: ${fixWords(words.say, view, motion.fix)}. “${motion.reason}”`;
  const goal = goalCard(words.say, view, view.seats[motion.seat]?.goal ?? -1);
  return `${name}: ${goal?.name ?? ''}. ${goal?.text ?? ''}`;
}

export function VoteAct({ props, question }: ActProps) {
  const say = useSay();
  const isClaim = props.view.motion?.on === 'claim';
  return (
    <>
      <Ask title={say(isClaim ? 'phf.vote.claim' : 'phf.vote.title')}>{withNames(proposed(props), props)}</Ask>
      <Answers props={props} question={question} />
    </>
  );
}
