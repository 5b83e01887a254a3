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
import { type Fix, fixWords, type Hero, type View } from '../../../src/index.ts';
import { type ActProps, answersOf, nameOf, type Of, pageSeat, withNames } from '../../board-props.ts';
import { cardName, cardText, goalCard } from '../../cards.ts';
import { attackSum, defenceSum, frameOf, listIn, numberIn, topOf } from '../../figures.ts';
import { PrintedStats } from '../sheet/hero-sheet.tsx';
import { ItemFace, isCursed } from '../sheet/items.tsx';

const SIDES = {
  attack: { key: 'phf.join.attack', icon: swords },
  defend: { key: 'phf.join.defend', icon: shield },
  out: { key: 'phf.join.out', icon: walk },
} as const;

export function JoinAct({ props, question }: ActProps) {
  const say = useSay();
  const vars = topOf(props.view)?.vars ?? {};
  const seat = question.asked?.ask.seat ?? 0;
  const [attacker, victim] = [numberIn(vars, 'attacker'), numberIn(vars, 'victim')].map((each) => nameOf(props.seats, each));
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
  const victim = nameOf(props.seats, numberIn(topOf(props.view)?.vars ?? {}, 'victim'));
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
function rolledDie(props: ActProps['props'], seat: number): number {
  const top = topOf(props.view);
  if (top === null) return 0;
  if (top.proc !== 'fight') return numberIn(top.vars, 'die');
  const side = listIn(top.vars, top.step === 'attackAgain' ? 'attackers' : 'defenders');
  return listIn(top.vars, 'dice')[side.indexOf(seat)] ?? 0;
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
  return (
    <>
      <Ask title={say('phf.reroll.title', { n: rolledDie(props, seat) })}>{say('phf.reroll.help')}</Ask>
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
  const queue = listIn(topOf(props.view)?.vars ?? {}, 'queue');
  const seat = question.asked?.ask.seat ?? 0;
  return (
    <>
      <Ask title={say('phf.react.title', { card: cardName(props.view, seat, queue[1] ?? -1) })}>
        {cardText(props.view, seat, queue[1] ?? -1)}
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

/** The sheet that waits for approval. */
function sheetOf(
  vars: Record<string, unknown>,
): (Pick<Hero, 'name' | 'stats' | 'move' | 'combat' | 'side' | 'hp'> & { seat: number }) | null {
  const { sheet } = vars;
  return typeof sheet === 'object' && sheet !== null && 'stats' in sheet ? (sheet as ReturnType<typeof sheetOf>) : null;
}

export function ApproveAct({ props, question }: ActProps) {
  const say = useSay();
  const sheet = sheetOf(topOf(props.view)?.vars ?? {});
  return (
    <>
      <Ask title={say('phf.approve.title')}>
        {sheet !== null && say('phf.approve.help', { name: nameOf(props.seats, sheet.seat), hero: sheet.name, hp: sheet.hp })}
      </Ask>
      {sheet !== null && (
        <div className="slip phf-approve">
          <PrintedStats hero={{ id: 'custom', gender: 'other', quip: '', ...sheet }} />
        </div>
      )}
      <Answers props={props} question={question} />
    </>
  );
}

/** What is voted on: a goal somebody claims to have finished, or a fix, as the running procedures remember it. */
function proposed({ view, seats, words }: ActProps['props']): string {
  const claim = frameOf(view, 'claim');
  if (claim !== null) {
    const seat = numberIn(claim.vars, 'seat');
    const goal = goalCard(view, view.seats[seat]?.goal ?? -1);
    return `${nameOf(seats, seat)}: ${goal?.name ?? ''}. ${goal?.text ?? ''}`;
  }
  const { decision } = frameOf(view, 'vote')?.vars ?? {};
  const fix = decision as unknown as (Fix & { seat: number; reason: string }) | undefined;
  return fix === undefined ? '' : `${nameOf(seats, fix.seat)}: ${fixWords(words.say, view, fix)}. “${fix.reason}”`;
}

export function VoteAct({ props, question }: ActProps) {
  const say = useSay();
  const isClaim = frameOf(props.view, 'claim') !== null;
  return (
    <>
      <Ask title={say(isClaim ? 'phf.vote.claim' : 'phf.vote.title')}>{withNames(proposed(props), props)}</Ask>
      <Answers props={props} question={question} />
    </>
  );
}
