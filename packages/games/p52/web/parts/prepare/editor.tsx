/** R-P52-21  Drawing a room: squares to press, checks after every stroke, and the house's own shapes to begin with. */
import { Button } from '@undercroft/board/controls/button.tsx';
import { Ask, GoldAnswer } from '@undercroft/board/question/answers.tsx';
import { useSay } from '@undercroft/board/text.ts';
import { sfc32 } from '@undercroft/engine';
import { type KeyboardEvent, useState } from 'react';
import { bookFor, type Decision } from '../../../src/index.ts';
import { rowsOf as rowsOfRoom } from '../../../src/questions/session.ts';
import { fitted, GENERATORS, generated } from '../../../src/rules/rooms/generators.ts';
import { roomFrom } from '../../../src/rules/rooms/room.ts';
import { type ActProps, varsOf } from '../../board-props.ts';
import { Cell, Grid, Row } from '../grid.tsx';
import { type Drawing, drawnFrom, EMPTY, findings, keyOf, pressed, rowsOf } from './drawing.ts';

const [WIDTH, HEIGHT] = [12, 10];

const KEYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

function Paper({ drawing, decision, onPress }: { drawing: Drawing; decision: string | undefined; onPress(key: string): void }) {
  const say = useSay();
  const [focus, setFocus] = useState(keyOf(5, HEIGHT - 1));
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const way = KEYS[event.key];
    if (way === undefined) return;
    event.preventDefault();
    const [x, y] = focus.split(' ').map(Number);
    const next = keyOf(Math.min(WIDTH - 1, Math.max(0, (x ?? 0) + way[0])), Math.min(HEIGHT - 1, Math.max(0, (y ?? 0) + way[1])));
    setFocus(next);
    event.currentTarget.querySelector<HTMLElement>(`[data-square="${next}"]`)?.focus();
  };
  return (
    <Grid className="p52-paper" aria-label={say('p52.draw.paper')} onKeyDown={walk}>
      {Array.from({ length: HEIGHT }, (_, y) => (
        <Row key={y}>
          {Array.from({ length: WIDTH }, (_, x) => {
            const key = keyOf(x, y);
            const state = key === drawing.start ? 'start' : drawing.squares.has(key) ? 'spot' : 'gap';
            return (
              <Cell key={key}>
                <button
                  type="button"
                  data-square={key}
                  className={state}
                  tabIndex={key === focus ? 0 : -1}
                  disabled={decision === undefined}
                  data-decision={decision}
                  aria-label={say(state === 'start' ? 'p52.draw.entry' : `p52.draw.${state}`, { column: x + 1, row: y + 1 })}
                  onFocus={() => setFocus(key)}
                  onClick={() => onPress(key)}
                >
                  {state === 'start' ? '↑' : ''}
                </button>
              </Cell>
            );
          })}
        </Row>
      ))}
    </Grid>
  );
}

export function Editor({ props, question }: ActProps) {
  const say = useSay();
  const { view } = props;
  const spots = Number(varsOf(view).spots);
  const [drawing, setDrawing] = useState<Drawing>(EMPTY);
  const [shuffles, setShuffles] = useState(1);
  const seat = question.asked!.ask.seat;
  const found = findings(drawing, spots);
  const isRight = found.every(({ isMet }) => isMet);
  const d: Decision = { seat, kind: 'layout', rows: rowsOf(drawing) };
  const decision = question.open ? 'layout' : undefined;
  const templates = bookFor(view).scenario.layouts ?? [];
  const begin = (rows: readonly string[]) => {
    setDrawing(drawnFrom(rows, WIDTH, HEIGHT));
    setShuffles((n) => n + 1);
  };
  return (
    <section className="p52-editor" aria-label={props.words.ask(view, question.asked!.ask)}>
      <Ask title={props.words.ask(view, question.asked!.ask)}>{say('p52.draw.help')}</Ask>
      <div className="p52-sketch">
        <Paper drawing={drawing} decision={decision} onPress={(key) => setDrawing(pressed(drawing, key))} />
        <div className="slip p52-findings">
          <ul>
            {found.map(({ key, n, isMet }) => (
              <li key={key} className={isMet ? 'good' : 'bad'}>
                {isMet ? '✓' : '✗'} {say(key, { n, spots })}
              </li>
            ))}
          </ul>
          <h3>{say('p52.draw.shapes')}</h3>
          <div className="p52-whom">
            {GENERATORS.map((shape) => (
              <Button
                key={shape}
                disabled={decision === undefined}
                data-decision={decision}
                onClick={() => begin(rowsOfRoom(generated(shape, spots, sfc32(shuffles))))}
              >
                {say(`p52.shape.${shape}`)}
              </Button>
            ))}
            {templates.map(({ id, name, rows }) => {
              const room = roomFrom(rows);
              return room === null ? null : (
                <Button
                  key={id}
                  disabled={decision === undefined}
                  data-decision={decision}
                  onClick={() => begin(rowsOfRoom(fitted(room, spots, sfc32(shuffles))))}
                >
                  {name}
                </Button>
              );
            })}
            <Button tone="ghost" onClick={() => setDrawing(EMPTY)}>
              {say('p52.draw.clear')}
            </Button>
          </div>
        </div>
      </div>
      <div className="p52-go">
        <GoldAnswer
          question={question}
          d={isRight ? d : null}
          missing={say('p52.draw.notYet')}
          why={isRight ? undefined : say('p52.draw.notYet')}
        >
          {props.words.decision(view, d)}
        </GoldAnswer>
      </div>
    </section>
  );
}
