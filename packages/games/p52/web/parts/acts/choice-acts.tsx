/** Questions with a few answers to compare: finds, votes, trades, cards in order, what was trained. */

import { Icon } from '@undercroft/board/controls/icon.tsx';
import { useNumberKeys } from '@undercroft/board/controls/keys.ts';
import { Answer, Ask, GoldAnswer } from '@undercroft/board/question/answers.tsx';
import { Terms } from '@undercroft/board/terms/terms.tsx';
import { useSay } from '@undercroft/board/text.ts';
import { sameDecision } from '@undercroft/engine';
import { type ReactNode, useState } from 'react';
import { bookFor, type Decision } from '../../../src/index.ts';
import { judgeItem } from '../../../src/judgement/growth.ts';
import { sheetOf } from '../../../src/rules/heroes.ts';
import { Flipped } from '../../art/cards.tsx';
import { abilityIcon, CORE_ICONS, itemIcon } from '../../art/icons.ts';
import { type ActProps, answersOf, heroName, useGameSay, varsOf } from '../../board-props.ts';
import { itemRules } from '../print.ts';
import { type Row, Rows } from './rows.tsx';

/** Answers as rows, and gold that gives the chosen one. */
export function RowsAct<D extends Decision>({
  act,
  answers,
  row,
  likely = null,
  help,
  beside,
}: {
  act: ActProps;
  answers: readonly D[];
  row(d: D, i: number): Omit<Row, 'key'>;
  /** What is chosen until somebody chooses; nothing where no answer is better than another. */
  likely?: D | null;
  help?: string;
  /** Answers beside the gold one. */
  beside?: ReactNode;
}) {
  const say = useSay();
  const { props, question } = act;
  const [wish, setWish] = useState<D | null>(null);
  const chosen = answers.find((d) => sameDecision(d, wish)) ?? likely;
  useNumberKeys(answers.length, (nth) => question.open && setWish(answers[nth] ?? null));
  return (
    <>
      <Ask title={props.words.ask(props.view, question.asked!.ask)}>{help}</Ask>
      <Rows
        label={props.words.ask(props.view, question.asked!.ask)}
        className="p52-choice"
        rows={answers.map((d, i) => ({ ...row(d, i), key: String(i) }))}
        chosen={chosen === null ? null : String(answers.indexOf(chosen))}
        decision={question.open ? question.asked?.ask.kind : undefined}
        onChoose={(key) => setWish(answers[Number(key)] ?? null)}
      />
      <div className="p52-go">
        <GoldAnswer question={question} d={chosen} missing={say('p52.say.choose')}>
          {chosen === null ? say('p52.go') : props.words.decision(props.view, chosen)}
        </GoldAnswer>
        {beside}
      </div>
    </>
  );
}

/** P52-090 P52-218  Which of the things the cards offer. */
export function ItemAct(act: ActProps) {
  const say = useSay();
  const inGame = useGameSay();
  const { view } = act.props;
  const book = bookFor(view);
  const answers = answersOf(act.question.asked, 'item');
  const worth = ({ seat, item }: (typeof answers)[number]): number => judgeItem(view, seat, item);
  return (
    <RowsAct
      act={act}
      answers={answers}
      likely={answers.toSorted((a, b) => worth(b) - worth(a))[0] ?? null}
      row={({ item }) => {
        const thing = book.item(item);
        return { icon: itemIcon(thing), title: thing.name, text: itemRules({ say, inGame, view }, thing) };
      }}
    />
  );
}

/** P52-220  Take it or leave it, with a look at it. */
export function KeepAct({ props, question }: ActProps) {
  const say = useSay();
  const inGame = useGameSay();
  const { view } = props;
  const choices = varsOf(view).choices;
  const first = Array.isArray(choices) ? choices[0] : null;
  const id = first !== null && typeof first === 'object' && !Array.isArray(first) ? String(first?.item) : null;
  const thing = id === null ? null : bookFor(view).item(id);
  return (
    <>
      <Ask title={props.words.ask(view, question.asked!.ask)} />
      {thing !== null && (
        <p className="slip p52-find">
          <i className="picture">
            <Icon drawing={itemIcon(thing)} />
          </i>
          <span>
            <b>{thing.name}</b>
            <br />
            <Terms text={itemRules({ say, inGame, view }, thing)} /> <i>{thing.text}</i>
          </span>
        </p>
      )}
      <YesNo props={props} question={question} />
    </>
  );
}

/** Two answers: gold for the first, plain for the other. */
function YesNo({ props, question }: ActProps) {
  const options = question.asked?.options ?? [];
  return (
    <div className="p52-go">
      {options.map((d, i) => (
        <Answer key={JSON.stringify(d)} question={question} d={d} tone={i === 0 ? 'gold' : 'plain'} size={i === 0 ? 'big' : 'usual'}>
          {props.words.decision(props.view, d)}
        </Answer>
      ))}
    </div>
  );
}

export function YesNoAct(act: ActProps) {
  return (
    <>
      <Ask title={act.props.words.ask(act.props.view, act.question.asked!.ask)} />
      <YesNo {...act} />
    </>
  );
}

/** P52-236  Which core rises: by training or by a letter from the deep. */
export function CoreAct(act: ActProps) {
  const inGame = useGameSay();
  const { props, question } = act;
  const { seat } = question.asked!.ask;
  const sheet = sheetOf(props.view, seat);
  const answers = [...answersOf(question.asked, 'train'), ...answersOf(question.asked, 'grow')];
  return (
    <RowsAct
      act={act}
      answers={answers}
      row={({ core }) => ({
        icon: CORE_ICONS[core],
        title: inGame(`core.${core}`),
        value: `${sheet.cores[core]} → ${sheet.cores[core] + 1}`,
      })}
    />
  );
}

/** P52-072  Which ability the bosses taught. */
export function HoneAct(act: ActProps) {
  const say = useSay();
  const { props, question } = act;
  const sheet = sheetOf(props.view, question.asked!.ask.seat);
  return (
    <RowsAct
      act={act}
      answers={answersOf(question.asked, 'hone')}
      row={({ ability }) => {
        const level = sheet.abilities.find(({ id }) => id === ability)?.level ?? 0;
        return {
          icon: abilityIcon(bookFor(props.view).ability(ability)),
          title: bookFor(props.view).ability(ability).name,
          value: `${level} → ${level + 1}`,
          small: say('p52.levelWord'),
        };
      }}
    />
  );
}

/** The foreseen cards, in the order they will be flipped: pressing two changes their places. */
export function OrderAct({ props, question }: ActProps) {
  const say = useSay();
  const { view } = props;
  const answers = answersOf(question.asked, 'order');
  const size = answers[0]?.order.length ?? 0;
  const [order, setOrder] = useState<number[] | null>(null);
  const [held, setHeld] = useState<number | null>(null);
  const now = order ?? Array.from({ length: size }, (_, i) => i);
  const swap = (place: number) => {
    if (held === null) return setHeld(place);
    const next = now.slice();
    [next[held], next[place]] = [next[place]!, next[held]!];
    setOrder(next);
    setHeld(null);
  };
  const d = answers.find((each) => each.order.every((card, i) => card === now[i]));
  return (
    <>
      <Ask title={props.words.ask(view, question.asked!.ask)}>{say('p52.orderHelp')}</Ask>
      <div className="p52-whom">
        {now.map((card, place) => (
          <button
            key={card}
            type="button"
            className={`p52-foreseen ${held === place ? 'chosen' : ''}`}
            aria-pressed={held === place}
            disabled={!question.open}
            data-decision={question.open ? 'order' : undefined}
            onClick={() => swap(place)}
          >
            <Flipped card={view.ahead[card] ?? 0} ribbon={String(place + 1)} />
          </button>
        ))}
      </div>
      <div className="p52-go">
        <GoldAnswer question={question} d={d} missing="">
          {say('p52.orderSo')}
        </GoldAnswer>
      </div>
    </>
  );
}

/** How many of each thing, on one side of a trade. */
function Side({
  title,
  items,
  given,
  onChange,
  decision,
  name,
}: {
  title: string;
  items: readonly string[];
  given: readonly string[];
  decision: string | undefined;
  name(item: string): string;
  onChange(given: string[]): void;
}) {
  const say = useSay();
  const kinds = [...new Set(items)];
  const count = (list: readonly string[], item: string): number => list.filter((each) => each === item).length;
  const press = (item: string) => {
    const others = given.filter((each) => each !== item);
    const next = (count(given, item) + 1) % (count(items, item) + 1);
    onChange([...others, ...Array.from({ length: next }, () => item)]);
  };
  return (
    <fieldset className="p52-side">
      <legend>{title}</legend>
      {kinds.length === 0 && <p className="quip">{say('p52.noItems')}</p>}
      {kinds.map((item) => (
        <button
          key={item}
          type="button"
          className="chip"
          aria-pressed={count(given, item) > 0}
          disabled={decision === undefined}
          data-decision={decision}
          onClick={() => press(item)}
        >
          {name(item)} {count(items, item) > 1 && `${count(given, item)}/${count(items, item)}`}
        </button>
      ))}
    </fieldset>
  );
}

/** P52-184  Anything for anything, or as a gift. */
export function OfferAct({ props, question }: ActProps) {
  const say = useSay();
  const { view } = props;
  const { seat } = question.asked!.ask;
  const partner = Number(varsOf(view).partner);
  const [give, setGive] = useState<string[]>([]);
  const [want, setWant] = useState<string[]>([]);
  const carried = (of: number): string[] => sheetOf(view, of).items.map(({ item }) => item);
  const name = (item: string): string => bookFor(view).item(item).name;
  const d: Decision = { seat, kind: 'offer', give, want };
  const decision = question.open ? 'offer' : undefined;
  const isNothing = give.length + want.length === 0;
  return (
    <>
      <Ask title={props.words.ask(view, question.asked!.ask)}>{say('p52.offerHelp')}</Ask>
      <div className="p52-trade">
        <Side title={say('p52.offer.give')} items={carried(seat)} given={give} onChange={setGive} decision={decision} name={name} />
        <Side
          title={say('p52.offer.want', { name: heroName(props, partner) })}
          items={carried(partner)}
          given={want}
          onChange={setWant}
          decision={decision}
          name={name}
        />
      </div>
      <div className="p52-go">
        <GoldAnswer question={question} d={d} missing="">
          {isNothing ? say('p52.offer.nothing') : props.words.decision(view, d)}
        </GoldAnswer>
      </div>
    </>
  );
}
