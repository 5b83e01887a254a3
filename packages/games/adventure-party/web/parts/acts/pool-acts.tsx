/** Questions about dice: potions before the roll, a colour, one more die, a face. */
import diceIcon from 'game-icon:rolling-dices';
import { Icon } from '@undercroft/board/controls/icon.tsx';
import { Ask, GoldAnswer } from '@undercroft/board/question/answers.tsx';
import { listOf, useSay } from '@undercroft/board/text.ts';
import { type Decision, describeItem, ITEMS, itemName, NO_DIE } from '../../../src/index.ts';
import { type ActProps, answersOf, useGameSay } from '../../board-props.ts';
import { dieWord, fraction, percentOf } from '../../words.ts';
import { SmallDie } from '../dice.tsx';
import { KIND_ICONS } from '../item-card.tsx';
import { OptionRows } from './option-rows.tsx';

/** Which of the answers is chosen, by its place; and choosing it. */
function useRows<D extends Decision>({ question }: ActProps, answers: readonly D[]) {
  const chosen = answers.findIndex((d) => JSON.stringify(d) === JSON.stringify(question.chosen));
  return {
    decision: question.open ? question.asked?.ask.kind : undefined,
    chosen: chosen < 0 ? null : String(chosen),
    onChoose: (key: string) => question.choose(answers[Number(key)]!),
  };
}

export function PoolAct(act: ActProps) {
  const say = useSay();
  const { props, question } = act;
  const answers = answersOf(question.asked, 'pool');
  const roll = answers.find((d) => d.do === 'roll');
  const potions = answers.flatMap((d) => (d.do === 'potion' ? [d] : []));
  const rows = useRows(act, potions);
  const potion = question.chosen?.kind === 'pool' && question.chosen.do === 'potion' ? question.chosen : null;
  return (
    <>
      <Ask title={say('ap.pool.title')}>{potions.length === 0 ? say('ap.pool.noPotions') : say('ap.pool.help')}</Ask>
      {potions.length > 0 && (
        <OptionRows
          label={say('ap.pool.potions')}
          {...rows}
          onChoose={(key) => (key === rows.chosen && roll ? question.choose(roll) : rows.onChoose(key))}
          rows={potions.map(({ card }, i) => ({
            key: String(i),
            icon: (
              <i className="ap-tool-icon">
                <Icon drawing={KIND_ICONS.potion} />
              </i>
            ),
            title: itemName(props.words.say, card),
            text: describeItem(props.words.say, ITEMS[card]!),
          }))}
        />
      )}
      <div className="ap-go">
        <GoldAnswer question={question} d={potion ?? roll} icon={diceIcon} missing="">
          {potion === null
            ? props.words.decision(props.view, roll!)
            : say('ap.pool.drink', { item: itemName(props.words.say, potion.card) })}
        </GoldAnswer>
      </div>
    </>
  );
}

export function ColourAct(act: ActProps) {
  const say = useSay();
  const { props, question } = act;
  const answers = answersOf(question.asked, 'colour');
  const inGame = useGameSay();
  return (
    <>
      <Ask title={question.asked && props.words.ask(props.view, question.asked.ask)} />
      <OptionRows
        label={say('ap.colours')}
        {...useRows(act, answers)}
        rows={answers.map(({ colour }, i) => ({
          key: String(i),
          icon: <SmallDie colour={colour} face={7} />,
          title: inGame(`colour.${colour}`),
        }))}
      />
      <div className="ap-go">
        <GoldAnswer question={question} missing={say('ap.chooseColour')}>
          {question.chosen === null ? say('ap.chooseColour') : props.words.decision(props.view, question.chosen)}
        </GoldAnswer>
      </div>
    </>
  );
}

/** More dice for the same reroll: each is taken by a tap in the tray or here. */
export function DieAct(act: ActProps) {
  const say = useSay();
  const inGame = useGameSay();
  const { props, question } = act;
  const { view } = props;
  const answers = answersOf(question.asked, 'die');
  const enough = answers.find(({ die }) => die === NO_DIE);
  const more = answers.filter(({ die }) => die !== NO_DIE);
  const names = view.chosen.map((at) => dieWord(inGame, view, at));
  return (
    <>
      <Ask title={question.asked && props.words.ask(view, question.asked.ask)}>{say('ap.die.moreHelp')}</Ask>
      <OptionRows
        label={say('ap.liveDice')}
        chosen={null}
        decision={question.open ? 'die' : undefined}
        onChoose={(key) => question.answer(more[Number(key)]!)}
        rows={more.map(({ die }, i) => {
          const shown = view.rolling!.dice[die]!;
          return {
            key: String(i),
            icon: <SmallDie colour={shown.colour} face={shown.face} />,
            title: dieWord(inGame, view, die),
            text: say('ap.die.too'),
            ...(shown.chance !== null && { value: percentOf(shown.chance), small: fraction(say, shown.chance) }),
          };
        })}
      />
      <div className="ap-go">
        <GoldAnswer question={question} d={enough} icon={diceIcon} missing="">
          {names.length === 0 ? say('ap.die.none') : say('ap.die.rollThese', { dice: listOf(names) })}
        </GoldAnswer>
      </div>
    </>
  );
}

export function FaceAct(act: ActProps) {
  const say = useSay();
  const inGame = useGameSay();
  const { props, question } = act;
  const { view } = props;
  const answers = answersOf(question.asked, 'face');
  const die = view.rolling!.dice[view.chosen[0]!]!;
  const chosen = question.chosen?.kind === 'face' ? question.chosen : null;
  return (
    <>
      <Ask title={say('ap.face.title', { die: dieWord(inGame, view, view.chosen[0]!) })} />
      <OptionRows
        label={say('ap.faces')}
        {...useRows(act, answers)}
        rows={answers.map((d, i) => ({
          key: String(i),
          icon: <SmallDie colour={die.colour} face={d.face} />,
          title: props.words.decision(view, d),
        }))}
      />
      <div className="ap-go">
        <GoldAnswer question={question} missing={say('ap.chooseFace')}>
          {chosen === null ? say('ap.chooseFace') : props.words.decision(view, chosen)}
        </GoldAnswer>
      </div>
    </>
  );
}
