/** What is asked after the roll: which wounds the shields stop, what is collected, which card is too many; and skull scrolls. */

import { Icon } from '@undercroft/board/controls/icon.tsx';
import { Answer, Ask, GoldAnswer } from '@undercroft/board/question/answers.tsx';
import { listOf, type Say, useSay } from '@undercroft/board/text.ts';
import { type Decision, ITEMS, itemName, NONE } from '../../../src/index.ts';
import { type ActProps, answersOf, withNames } from '../../board-props.ts';
import { itemArt, KIND_ICONS } from '../item-card.tsx';
import { OptionRows } from './option-rows.tsx';

const words = ({ props }: ActProps, d: Decision): string => withNames(props.words.decision(props.view, d), props);
const title = ({ props, question }: ActProps): string =>
  question.asked === null ? '' : withNames(props.words.ask(props.view, question.asked.ask), props);

/** The first answer in gold, the others folded away: hardly anybody wants less. */
function BestFirst(act: ActProps & { less: string; say?: (d: Decision) => string }) {
  const { question, less, say = (d: Decision) => words(act, d) } = act;
  const [best, ...others] = question.asked?.options ?? [];
  if (best === undefined) return null;
  return (
    <>
      <div className="ap-go">
        <GoldAnswer question={question} d={best} missing="">
          {say(best)}
        </GoldAnswer>
      </div>
      {others.length > 0 && (
        <details className="ap-less">
          <summary>{less}</summary>
          <div className="answers">
            {others.map((d) => (
              <Answer key={JSON.stringify(d)} question={question} d={d}>
                {say(d)}
              </Answer>
            ))}
          </div>
        </details>
      )}
    </>
  );
}

/** `Stop 1 deadly wound and 2 scratches`, leaving out what is none. */
function stopWords(say: Say, { deadly, light }: Extract<Decision, { kind: 'shields' }>): string {
  const parts = [deadly > 0 ? say('ap.shields.deadly', { n: deadly }) : '', light > 0 ? say('ap.shields.light', { n: light }) : ''].filter(
    Boolean,
  );
  return parts.length === 0 ? say('ap.shields.none') : say('ap.shields.stop', { what: listOf(parts) });
}

export function ShieldsAct(act: ActProps) {
  const say = useSay();
  return (
    <>
      <Ask title={title(act)}>{say('ap.shields.help')}</Ask>
      <BestFirst {...act} less={say('ap.shields.less')} say={(d) => (d.kind === 'shields' ? stopWords(say, d) : '')} />
    </>
  );
}

export function CollectAct(act: ActProps) {
  const say = useSay();
  // The Arena pays places; no quest has failed there.
  const quest = act.props.view.trial === 'quest';
  return (
    <>
      <Ask title={title(act)}>{quest ? say(act.props.view.succeeded ? 'ap.collect.success' : 'ap.collect.failure') : undefined}</Ask>
      <BestFirst {...act} less={say('ap.collect.less')} />
    </>
  );
}

const Picture = ({ item }: { item: number }) => (
  <i className="ap-tool-icon">
    <Icon drawing={item === NONE ? KIND_ICONS.scroll : itemArt(item)} />
  </i>
);

/** One card too many: chosen here or in the hand. */
export function DiscardAct(act: ActProps) {
  const say = useSay();
  const { question } = act;
  const answers = answersOf(question.asked, 'discard');
  const chosen = question.chosen?.kind === 'discard' ? question.chosen : null;
  return (
    <>
      <Ask title={title(act)} />
      <OptionRows
        label={say('ap.items')}
        chosen={chosen === null ? null : String(chosen.item)}
        decision={question.open ? 'discard' : undefined}
        onChoose={(key) => question.choose(answers.find(({ item }) => String(item) === key)!)}
        rows={answers.map(({ item }) => ({
          key: String(item),
          icon: <Picture item={item} />,
          title: itemName(act.props.words.say, item),
          text: say(`ap.kind.${ITEMS[item]!.type}`),
        }))}
      />
      <div className="ap-go">
        <GoldAnswer question={question} missing={say('ap.chooseItem')}>
          {chosen === null ? say('ap.chooseItem') : words(act, chosen)}
        </GoldAnswer>
      </div>
    </>
  );
}

/** A skull scroll, or nothing: nothing is a press away, because the time is short. */
export function ReactAct(act: ActProps) {
  const say = useSay();
  const { question } = act;
  const answers = answersOf(question.asked, 'react');
  const nothing = answers.find(({ card }) => card === NONE);
  const spiteful = answers.filter(({ card }) => card !== NONE);
  const key = (d: { card: number; die: number }) => `${d.card} ${d.die}`;
  const chosen = question.chosen?.kind === 'react' ? question.chosen : null;
  return (
    <>
      <Ask title={title(act)} />
      {spiteful.length > 0 && (
        <OptionRows
          label={say('ap.items')}
          chosen={chosen === null ? null : key(chosen)}
          decision={question.open ? 'react' : undefined}
          onChoose={(wanted) => question.choose(answers.find((d) => key(d) === wanted)!)}
          rows={spiteful.map((d) => ({
            key: key(d),
            icon: <Picture item={d.card} />,
            title: itemName(act.props.words.say, d.card),
            text: words(act, d),
          }))}
        />
      )}
      <div className="ap-go">
        <GoldAnswer question={question} d={chosen ?? nothing} missing="">
          {words(act, chosen ?? nothing!)}
        </GoldAnswer>
        {chosen !== null && nothing !== undefined && (
          <Answer question={question} d={nothing}>
            {words(act, nothing)}
          </Answer>
        )}
      </div>
    </>
  );
}
