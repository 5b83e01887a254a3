/** Honour cards, written before the game: one form for each, and beside it the card as the table will see it. */
import quill from 'game-icon:quill-ink';
import trash from 'game-icon:trash-can';
import { Coin } from '@undercroft/board/art/coin.tsx';
import { Button } from '@undercroft/board/controls/button.tsx';
import { Choices } from '@undercroft/board/controls/choices.tsx';
import { Counting } from '@undercroft/board/controls/counting.tsx';
import { Icon } from '@undercroft/board/controls/icon.tsx';
import { GoldAnswer } from '@undercroft/board/question/answers.tsx';
import { Draft } from '@undercroft/board/question/draft.tsx';
import { useSay } from '@undercroft/board/text.ts';
import type { Say } from '@undercroft/engine';
import { useId, useState } from 'react';
import {
  BLANK_CATEGORIES,
  type BlankCategory,
  categoryName,
  checkCards,
  describeEvent,
  EVENT_LINES,
  GOAL_LINES,
  type HonourCard,
  isForSeats,
  LONGEST_CARD_NAME,
  LONGEST_CARD_TEXT,
  MOST_PICKS,
  MOST_TREASURE,
  needText,
} from '../../../src/index.ts';
import { type ActProps, type Of, useGameSay } from '../../board-props.ts';
import { refusalWords } from '../../words.ts';
import { HonourMark } from './honour-mark.tsx';

type Deck = HonourCard['deck'];
const DECKS: readonly Deck[] = ['goal', 'event', 'item', 'ability'];

/** A card being written; every field is there whatever its deck. */
export interface Sheet {
  id: number;
  deck: Deck;
  name: string;
  text: string;
  picks: number[];
  category: BlankCategory;
  treasure: number;
}

export const blankSheet = (id: number): Sheet => ({ id, deck: 'goal', name: '', text: '', picks: [], category: 'none', treasure: 1 });

export function cardFrom({ deck, name, text, picks, category, treasure }: Sheet): HonourCard {
  const said = { name: name.trim(), text: text.trim() };
  if (deck === 'item') return { deck, ...said, picks: [], category, treasure };
  return { deck, ...said, picks: deck === 'ability' ? [] : picks };
}

/** What an author can pick for a deck, in words; goals at two seats look at nobody else. */
export function linesFor(inGame: Say, deck: Deck, seats: number): { line: number; text: string }[] {
  if (deck === 'goal') return GOAL_LINES.flatMap((need, line) => (isForSeats(need, seats) ? [{ line, text: needText(inGame, need) }] : []));
  return deck === 'event' ? EVENT_LINES.map((effects, line) => ({ line, text: describeEvent(inGame, effects) })) : [];
}

interface FormProps {
  sheet: Sheet;
  seats: number;
  change(part: Partial<Sheet>): void;
}

/** Lines the game carries out by itself; without any, the table judges the words. */
function Picks({ sheet, seats, change }: FormProps) {
  const say = useSay();
  const inGame = useGameSay();
  const id = useId();
  const lines = linesFor(inGame, sheet.deck, seats);
  if (lines.length === 0) return null;
  const wordsOf = (line: number) => lines.find((each) => each.line === line)?.text ?? '';
  return (
    <div className="field">
      <label htmlFor={id}>{say('phf.honour.picks')}</label>
      {sheet.picks.length < MOST_PICKS && (
        <select id={id} className="input" value="" onChange={(event) => change({ picks: [...sheet.picks, Number(event.target.value)] })}>
          <option value="">{say('phf.honour.pick')}</option>
          {lines
            .filter(({ line }) => !sheet.picks.includes(line))
            .map(({ line, text }) => (
              <option key={line} value={line}>
                {text}
              </option>
            ))}
        </select>
      )}
      <ul className="answers">
        {sheet.picks.map((line) => (
          <li key={line}>
            <button
              type="button"
              className="chip"
              aria-label={say('phf.honour.unpick', { line: wordsOf(line) })}
              onClick={() => change({ picks: sheet.picks.filter((each) => each !== line) })}
            >
              {wordsOf(line)} ×
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function ItemFields({ sheet, change }: FormProps) {
  const say = useSay();
  const inGame = useGameSay();
  const id = useId();
  return (
    <>
      <div className="field">
        <label htmlFor={id}>{say('phf.honour.category')}</label>
        <select
          id={id}
          className="input"
          value={sheet.category}
          onChange={(event) => change({ category: BLANK_CATEGORIES.find((each) => each === event.target.value) ?? 'none' })}
        >
          {BLANK_CATEGORIES.map((category) => (
            <option key={category} value={category}>
              {category === 'none' ? say('phf.honour.noCategory') : categoryName(inGame, category)}
            </option>
          ))}
        </select>
      </div>
      <Counting
        label={say('phf.honour.treasure')}
        value={sheet.treasure}
        min={0}
        max={MOST_TREASURE}
        onChange={(treasure) => change({ treasure })}
        less={say('phf.honour.lessTreasure')}
        more={say('phf.honour.moreTreasure')}
      />
    </>
  );
}

function Fields(props: FormProps) {
  const say = useSay();
  const id = useId();
  const { sheet, change } = props;
  return (
    <div className="phf-honour-fields">
      <Choices
        label={say('phf.honour.deck')}
        value={sheet.deck}
        onChange={(deck) => change({ deck, picks: [] })}
        choices={DECKS.map((deck) => ({ value: deck, title: say(`phf.honour.${deck}`) }))}
      />
      <div className="field">
        <label htmlFor={`${id}n`}>{say('phf.honour.name')}</label>
        <input
          id={`${id}n`}
          className="input"
          maxLength={LONGEST_CARD_NAME}
          value={sheet.name}
          autoComplete="off"
          onChange={(event) => change({ name: event.target.value })}
        />
      </div>
      <div className="field">
        <label htmlFor={`${id}t`}>{say('phf.honour.text')}</label>
        <textarea
          id={`${id}t`}
          className="input"
          rows={3}
          maxLength={LONGEST_CARD_TEXT}
          value={sheet.text}
          onChange={(event) => change({ text: event.target.value.replaceAll('\n', ' ') })}
        />
      </div>
      <Picks {...props} />
      {sheet.deck === 'item' && <ItemFields {...props} />}
    </div>
  );
}

/** The card as it will lie on the table. */
function Preview({ sheet, seats }: { sheet: Sheet; seats: number }) {
  const say = useSay();
  const inGame = useGameSay();
  const picked = linesFor(inGame, sheet.deck, seats).filter(({ line }) => sheet.picks.includes(line));
  return (
    <div className="slip phf-honour-card" aria-live="polite">
      <small>
        <HonourMark /> {say(`phf.honour.${sheet.deck}`)}
      </small>
      <b className="display">{sheet.name.trim() || say('phf.honour.nameless')}</b>
      <p>{[...picked.map(({ text }) => text), sheet.text.trim()].filter((part) => part !== '').join('. ') || '…'}</p>
      {sheet.deck === 'item' && (
        <p className="answers">
          {sheet.category !== 'none' && <span className="chip">{categoryName(inGame, sheet.category)}</span>}
          <Coin worth={sheet.treasure} label={say('phf.item.worth', { n: sheet.treasure })} />
        </p>
      )}
      <p className="quip">{say(picked.length > 0 || sheet.deck === 'item' ? 'phf.honour.byGame' : 'phf.honour.byVote')}</p>
    </div>
  );
}

/** Why the cards cannot be handed in yet; undefined: they can. */
function missing(d: Of<'write'>, { view: { rules, seats }, words }: ActProps['props'], say: ReturnType<typeof useSay>): string | undefined {
  if (d.cards.some(({ name, text, picks }) => name === '' || (text === '' && picks.length === 0))) return say('phf.honour.unfinished');
  const wrong = checkCards(d, rules.honour, seats.length);
  return wrong === null ? undefined : refusalWords(words.say, wrong);
}

export function WriteCards({ props, question }: ActProps) {
  const say = useSay();
  const { rules, seats } = props.view;
  const [sheets, setSheets] = useState<readonly Sheet[]>([]);
  const d: Of<'write'> = { seat: question.asked?.ask.seat ?? 0, kind: 'write', cards: sheets.map(cardFrom) };
  const change = (id: number, part: Partial<Sheet>) => setSheets(sheets.map((each) => (each.id === id ? { ...each, ...part } : each)));
  const next = Math.max(0, ...sheets.map(({ id }) => id)) + 1;
  return (
    <Draft
      className="writing"
      title={say('phf.honour.title')}
      help={say('phf.honour.help', { n: rules.honour })}
      deed={
        <>
          {sheets.length < rules.honour && (
            <Button size="big" icon={quill} onClick={() => setSheets([...sheets, blankSheet(next)])}>
              {say('phf.honour.add')}
            </Button>
          )}
          <GoldAnswer question={question} missing={say('phf.draft.missing')} d={d} why={missing(d, props, say)}>
            {sheets.length === 0 ? say('phf.honour.none') : say('phf.honour.done', { n: sheets.length })}
          </GoldAnswer>
        </>
      }
    >
      <ul className="phf-honours">
        {sheets.map((sheet) => (
          <li key={sheet.id} className="panel">
            <Fields sheet={sheet} seats={seats.length} change={(part) => change(sheet.id, part)} />
            <Preview sheet={sheet} seats={seats.length} />
            <button
              type="button"
              className="icon-button"
              aria-label={say('phf.honour.remove', { name: sheet.name || say('phf.honour.nameless') })}
              onClick={() => setSheets(sheets.filter(({ id }) => id !== sheet.id))}
            >
              <Icon drawing={trash} />
            </button>
          </li>
        ))}
      </ul>
    </Draft>
  );
}
