/** Drawing a dungeon: paper, tools, and what the rules say of it at every stroke. */

import quarter from 'game-icon:anticlockwise-rotation';
import broom from 'game-icon:broom';
import redoArrow from 'game-icon:clockwise-rotation';
import mirror from 'game-icon:mirror-mirror';
import undoArrow from 'game-icon:return-arrow';
import dice from 'game-icon:rolling-dices';
import map from 'game-icon:treasure-map';
import { Button } from '@undercroft/board/controls/button.tsx';
import { emptied, gridOf, keyOf, mirrored, type Spot, turned } from '@undercroft/board/map/drawing.ts';
import { Paper } from '@undercroft/board/map/paper.tsx';
import type { Sketch } from '@undercroft/board/map/sketch.ts';
import { type Say, useSay } from '@undercroft/board/text.ts';
import { sfc32 } from '@undercroft/engine';
import type { KeyboardEvent, ReactNode } from 'react';
import { drawingOf, presetLayout, randomLayout } from '../../../src/index.ts';
import { Checks } from './checks.tsx';
import { type Findings, sideFor, type Wanted } from './findings.ts';
import './layouts.css';

function Tools({ sketch: { grid, draw, undo, redo }, wanted: { rooms, seats } }: { sketch: Sketch; wanted: Wanted }) {
  const say = useSay();
  const side = sideFor(rooms);
  const lay = (drawing: string) => draw(gridOf(drawing, side), true);
  // Only a suggestion to begin with: what is drawn in the end is kept as it is.
  const another = () => lay(drawingOf(randomLayout(sfc32(Date.now() >>> 0), rooms, seats)));
  return (
    <div className="answers phf-tools">
      <Button icon={undoArrow} disabled={undo === null} onClick={() => undo?.()}>
        {say('phf.layout.undo')}
      </Button>
      <Button icon={redoArrow} disabled={redo === null} onClick={() => redo?.()}>
        {say('phf.layout.redo')}
      </Button>
      <Button icon={map} onClick={() => lay(drawingOf(presetLayout(rooms)))}>
        {say('phf.drawing.preset')}
      </Button>
      <Button icon={dice} onClick={another}>
        {say('phf.drawing.another')}
      </Button>
      <Button icon={mirror} onClick={() => draw(mirrored(grid), true)}>
        {say('phf.layout.mirror')}
      </Button>
      <Button icon={quarter} onClick={() => draw(turned(grid), true)}>
        {say('phf.layout.turn')}
      </Button>
      <Button icon={broom} onClick={() => draw(emptied(grid), true)}>
        {say('phf.layout.clear')}
      </Button>
    </div>
  );
}

/** A square in words, and how it looks. */
function told(say: Say, { cutOff, outer }: Findings, at: Spot, on: boolean): { words: string; look: string } {
  const key = keyOf(at);
  const look = cutOff.has(key) ? 'cut-off' : outer.has(key) ? 'outer' : '';
  const what = !on
    ? 'phf.drawing.rock'
    : look === 'cut-off'
      ? 'phf.drawing.cutOff'
      : look === 'outer'
        ? 'phf.drawing.outer'
        : 'phf.drawing.inner';
  return { words: `${say('phf.drawing.square', { x: at.x + 1, y: at.y + 1 })}: ${say(what)}`, look };
}

interface EditorProps {
  sketch: Sketch;
  wanted: Wanted;
  findings: Findings;
  /** What can be done with the drawing. */
  children: ReactNode;
}

export function Editor({ sketch, wanted, findings, children }: EditorProps) {
  const say = useSay();
  const keys = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return;
    event.preventDefault();
    (event.shiftKey ? sketch.redo : sketch.undo)?.();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the usual keys for taking back, wherever the focus is
    <div className="phf-editor" onKeyDown={keys}>
      <div className="phf-paper-side">
        <Paper grid={sketch.grid} label={say('phf.drawing.paper')} tell={(at, on) => told(say, findings, at, on)} onDraw={sketch.draw} />
        <p className="second phf-paper-help">{say('phf.layout.help')}</p>
      </div>
      <div className="phf-editor-side">
        <Checks findings={findings} />
        <Tools sketch={sketch} wanted={wanted} />
        {children}
      </div>
    </div>
  );
}
