/** The decision bar: the question, its consequence, and buttons that name what they do. */

import flag from 'game-icon:check-mark';
import swords from 'game-icon:crossed-swords';
import ghost from 'game-icon:floating-ghost';
import footprint from 'game-icon:footprint';
import dice from 'game-icon:rolling-dices';
import sparkles from 'game-icon:sparkles';
import seal from 'game-icon:wax-seal';
import { Button } from '@undercroft/board/controls/button.tsx';
import { Icon } from '@undercroft/board/controls/icon.tsx';
import { ARROWS, wayTo } from '@undercroft/board/map/squares.ts';
import { Answer, Ask, GoldAnswer } from '@undercroft/board/question/answers.tsx';
import { Sigil } from '@undercroft/board/seats/sigil.tsx';
import { signed, useSay } from '@undercroft/board/text.ts';
import { NONE, stepsFrom } from '../../../src/index.ts';
import { type ActProps, answersOf, nameOf, type Of, pageSeat } from '../../board-props.ts';
import { cardName } from '../../cards.ts';
import { moveSum } from '../../figures.ts';
import { badgeOf, roomWords, stepHint, stepLabel } from '../../words.ts';

/** One foot for each step of the roll; those left are lit. */
function Feet({ left, gone }: { left: number; gone: number }) {
  return (
    <span className="phf-feet" aria-hidden="true">
      {Array.from({ length: Math.min(12, left + gone) }, (_, i) => (
        // Feet are all alike.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <i key={i} className={i >= gone ? 'on' : ''}>
          <Icon drawing={footprint} />
        </i>
      ))}
    </span>
  );
}

export function StepAct({ props, question }: ActProps) {
  const say = useSay();
  const { view } = props;
  const answers = answersOf(question.asked, 'step');
  const steps = answers.filter((d) => 'to' in d);
  const cards = answers.filter((d) => 'use' in d);
  const from = view.seats[question.asked?.ask.seat ?? 0]?.room ?? NONE;
  const risky = steps.some(({ to }) => to >= 0 && badgeOf(view, to) === '!');
  return (
    <>
      <Ask
        title={
          <>
            {say('phf.step.left', { n: view.points })} <Feet left={view.points} gone={Math.max(0, view.visited.length - 1)} />
          </>
        }
      >
        {say(risky ? 'phf.step.risk' : 'phf.step.ask')}
      </Ask>
      <div className="answers steps">
        {steps.map((d) => {
          const way = d.to < 0 ? null : wayTo(view.layout, from, d.to);
          return (
            <Answer key={d.to} question={question} d={d} tone={d.to < 0 ? 'plain' : 'gold'}>
              {d.to < 0 ? (
                say('phf.step.stop')
              ) : (
                <>
                  <span aria-hidden="true">{way === null ? '' : ARROWS[way]}</span> {stepHint(say, view, d.to)}{' '}
                  <span aria-hidden="true">{badgeOf(view, d.to)}</span>
                  <span className="out-of-sight">{stepLabel(say, props.words.say, view, from, d.to)}</span>
                </>
              )}
            </Answer>
          );
        })}
        {cards.map((d) => (
          <Answer key={`card ${d.use}`} question={question} d={d} icon={sparkles}>
            {say('phf.turn.use', { card: cardName(props.words.say, view, d.seat, d.use) })}
          </Answer>
        ))}
      </div>
    </>
  );
}

function turnLabel(say: ReturnType<typeof useSay>, { props }: ActProps, d: Of<'turn'>): { icon: string; text: string } {
  if (d.do === 'attack') return { icon: swords, text: say('phf.turn.attack', { name: nameOf(props.seats, d.target) }) };
  if (d.do === 'use') return { icon: sparkles, text: say('phf.turn.use', { card: cardName(props.words.say, props.view, d.seat, d.card) }) };
  if (d.do === 'claim') return { icon: seal, text: say('phf.turn.claim') };
  if (d.do === 'redraw') return { icon: seal, text: say('phf.turn.redraw') };
  if (d.do === 'exorcise') return { icon: ghost, text: say('phf.turn.exorcise') };
  return d.do === 'roll' ? { icon: dice, text: say('phf.turn.roll') } : { icon: flag, text: say('phf.turn.end') };
}

/** What is left of the turn, in a sentence. */
function turnWords(say: ReturnType<typeof useSay>, { props }: ActProps, seat: number): string {
  const { view } = props;
  if (view.rolled === 1) return say(view.attacks > 0 ? 'phf.turn.moved' : 'phf.turn.spent');
  const { value } = moveSum(view, seat);
  const ways = stepsFrom(view, view.seats[seat]!.room).length;
  return say('phf.turn.ready', { dice: value === 0 ? '' : ` ${signed(value)}`, n: ways });
}

export function TurnAct({ props, question, ended }: ActProps & { ended: string | null }) {
  const say = useSay();
  // Cards come last: their long names would part what belongs together.
  const answers = answersOf(question.asked, 'turn').filter((d) => d.do !== 'leave');
  const options = [...answers.filter((d) => d.do !== 'use'), ...answers.filter((d) => d.do === 'use')];
  const seat = question.asked?.ask.seat ?? 0;
  const main = options.some((d) => d.do === 'roll') ? 'roll' : 'end';
  const here = props.view.seats.some((s, other) => other !== seat && s.room >= 0 && s.room === props.view.seats[seat]!.room);
  const barred = here && !options.some((d) => d.do === 'attack');
  const why = barred
    ? props.whyNot({
        seat,
        kind: 'turn',
        do: 'attack',
        target: props.view.seats.findIndex((s, o) => o !== seat && s.room === props.view.seats[seat]!.room),
      })
    : null;
  return (
    <>
      <Ask title={say('phf.turn.title')}>
        {ended !== null && <b>{ended} </b>}
        {turnWords(say, { props, question }, seat)}
      </Ask>
      <div className="answers">
        {options.map((d) => {
          const { icon, text } = turnLabel(say, { props, question }, d);
          const tone = d.do === main ? 'gold' : d.do === 'attack' ? 'danger' : 'plain';
          return (
            <Answer key={JSON.stringify(d)} question={question} d={d} tone={tone} icon={icon}>
              {text}
            </Answer>
          );
        })}
        {why !== null && (
          <Button icon={swords} why={why.message}>
            {say('phf.turn.attackNobody')}
          </Button>
        )}
      </div>
    </>
  );
}

/** A room is chosen on the map, and confirmed here. */
export function PlaceAct({ props, question }: ActProps) {
  const say = useSay();
  const { view } = props;
  const kind = question.asked?.ask.kind;
  if (kind !== 'start' && kind !== 'where' && kind !== 'summon') return null;
  const d = question.chosen;
  const room = d !== null && 'room' in d ? d.room : NONE;
  const back = kind === 'start' && view.round > 0;
  const again = kind === 'summon' && view.haunt >= 0;
  const which = back ? 'return' : again ? 'summonAgain' : kind;
  return (
    <>
      {which === 'where' ? (
        <Ask title={props.words.ask(view, { seat: question.asked!.ask.seat, kind })} />
      ) : (
        <Ask title={say(`phf.place.${which}`)}>{say(`phf.place.${which}Help`)}</Ask>
      )}
      <div className="answers">
        <GoldAnswer question={question} missing={say('phf.place.missing')}>
          {room < 0
            ? say('phf.place.confirmNone')
            : say(again && room === view.haunt ? 'phf.place.leave' : 'phf.place.confirm', {
                room: roomWords(say, props.words.say, view, room),
              })}
        </GoldAnswer>
      </div>
    </>
  );
}

export function WhoAct({ props, question }: ActProps) {
  const options = answersOf(question.asked, 'who');
  return (
    <>
      <Ask title={props.words.ask(props.view, question.asked!.ask)} />
      <div className="answers">
        {options.map((d) => (
          <Answer key={d.target} question={question} d={d}>
            <Sigil name={pageSeat(props.seats, d.target)?.sigil ?? 'mug'} size={24} /> {nameOf(props.seats, d.target)}
          </Answer>
        ))}
      </div>
    </>
  );
}
