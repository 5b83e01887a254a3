/** A face for any game: its questions as words and buttons, what the viewer knows as a list. Enough to play by. */

import type { Asked, BoardProps, Face } from '@undercroft/board/contract.ts';
import { Button } from '@undercroft/board/controls/button.tsx';
import { scrollStop } from '@undercroft/board/controls/scroll-stop.ts';
import { withNames } from '@undercroft/board/seats/names.ts';
import { Sigil } from '@undercroft/board/seats/sigil.tsx';
import { useSay } from '@undercroft/board/text.ts';
import {
  type DecisionBase,
  type EventBase,
  type Game,
  inOneLine,
  isWord,
  type Json,
  rowsOf,
  sfc32,
  spokenKey,
  toldOf,
} from '@undercroft/engine';
import { useState } from 'react';
import './plain.css';

type Props = BoardProps<Json, DecisionBase, EventBase>;

/** An answer that cannot be listed: somewhere to begin, and room to change it. */
function OpenAnswer({ game, asked, props }: { game: Game; asked: Asked; props: Props }) {
  const say = useSay();
  const { view, decide, busy, whyNot } = props;
  const sample = () =>
    JSON.stringify(game.play.questions[asked.ask.kind]?.sample?.(game.sight.imagine(view, sfc32(1)), asked.ask, sfc32(Date.now())));
  const [text, setText] = useState(sample);
  const answer = read(text);
  const why = answer === null ? say('table.plainBad') : (whyNot(answer)?.message ?? undefined);
  return (
    <div className="plain-open">
      <textarea className="input" rows={3} value={text} onChange={(event) => setText(event.target.value)} aria-label={asked.ask.kind} />
      <Button onClick={() => setText(sample())}>{say('table.plainOther')}</Button>
      <Button tone="gold" data-decision={asked.ask.kind} disabled={busy} why={why} onClick={() => answer && decide(answer)}>
        {say('table.plainAnswer')}
      </Button>
    </div>
  );
}

function read(text: string): DecisionBase | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && 'seat' in value && 'kind' in value ? (value as DecisionBase) : null;
  } catch {
    return null;
  }
}

function Answers({ asked, props }: { asked: Asked; props: Props }) {
  const { words, view, decide, busy } = props;
  return (
    <ul className="plain-answers">
      {asked.options.map((d) => (
        <li key={JSON.stringify(d)}>
          <Button data-decision={d.kind} disabled={busy} onClick={() => decide(d)}>
            {withNames(words.decision(view, d), props)}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** What the viewer knows: a line, a table where things are alike, else what is in it. */
function Known({ name, value, props }: { name: string; value: unknown; props: Props }) {
  const say = useSay();
  const word = (each: unknown): string =>
    each === null || each === undefined
      ? say('table.plainNone')
      : typeof each === 'boolean'
        ? say(each ? 'table.plainYes' : 'table.plainNo')
        : String(each);
  const line = inOneLine(value, word);
  if (line !== null && (isWord(value) || line.length <= LONGEST_LINE)) {
    return (
      <li>
        {spokenKey(name)}: <b>{line}</b>
      </li>
    );
  }
  const rows = Array.isArray(value) ? rowsOf(value, (each) => inOneLine(each, word)) : null;
  return (
    <li>
      <details open={rows !== null}>
        <summary>{spokenKey(name)}</summary>
        {rows === null ? (
          <ul>
            {Object.entries(value as object).map(([key, each]) => (
              <Known key={key} name={key} value={each} props={props} />
            ))}
          </ul>
        ) : (
          <Rows {...rows} nameOf={(i) => (rows.rows.length === props.seats.length ? props.seats[i]!.name : `${i + 1}`)} />
        )}
      </details>
    </li>
  );
}

/** Longer ones are taken apart. */
const LONGEST_LINE = 120;

function Rows({ keys, rows, nameOf }: { keys: string[]; rows: string[][]; nameOf(i: number): string }) {
  return (
    <div className="plain-rows" ref={scrollStop}>
      <table>
        <thead>
          <tr>
            <td />
            {keys.map((key) => (
              <th key={key} scope="col">
                {key}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, i) => (
            <tr key={nameOf(i)}>
              <th scope="row">{nameOf(i)}</th>
              {row.map((cell, at) => (
                <td key={keys[at]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function PlainBoard({ game, ...props }: Props & { game: Game }) {
  const say = useSay();
  const { words, view, seats, asked } = props;
  return (
    <div className="plain-board">
      <ul className="plain-seats">
        {seats.map(({ seat, name, sigil, waiting }) => (
          <li key={seat} className={waiting ? 'waiting' : ''}>
            <Sigil name={sigil} size={28} /> <bdi>{name}</bdi> <small>{words.seat(view, seat)}</small>
          </li>
        ))}
      </ul>
      {asked.map((each) => (
        <section key={`${each.ask.kind}${each.ask.may ? '?' : ''}`} className="panel plain-question">
          <h2>{withNames(words.ask(view, each.ask), props)}</h2>
          {each.ask.open ? <OpenAnswer game={game} asked={each} props={props} /> : <Answers asked={each} props={props} />}
        </section>
      ))}
      <section className="panel plain-known">
        <h2>{say('table.plainKnown')}</h2>
        <ul>
          {toldOf(view as object).map(([key, value]) => (
            <Known key={key} name={key} value={value} props={props} />
          ))}
        </ul>
      </section>
    </div>
  );
}

/** The shell asks no more of a face than this. */
export function faceFor(game: Game): Face {
  // biome-ignore lint/correctness/noComponentHookFactories: made once per game, when its face is loaded
  const Board = (props: Props) => <PlainBoard game={game} {...props} />;
  return { game, Board: Board as unknown as Face['Board'] };
}
