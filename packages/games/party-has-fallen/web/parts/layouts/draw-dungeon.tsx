/** The dungeon of this table, drawn by the first seat or taken from its shelf. */

import { drawingFrom, gridOf } from '@undercroft/board/map/drawing.ts';
import { useSketch } from '@undercroft/board/map/sketch.ts';
import { GoldAnswer } from '@undercroft/board/question/answers.tsx';
import { Draft } from '@undercroft/board/question/draft.tsx';
import { useSay } from '@undercroft/board/text.ts';
import { composition, drawingOf, presetLayout, sizeOf, wrongWith } from '../../../src/index.ts';
import type { ActProps } from '../../board-props.ts';
import { Editor } from './editor.tsx';
import { findingsOf, sideFor } from './findings.ts';
import { ShelfPanel } from './shelf-panel.tsx';

export function DrawDungeon({ props, question }: ActProps) {
  const say = useSay();
  const { seats, rules } = props.view;
  const rooms = sizeOf(composition(seats.length, rules));
  const wanted = { rooms, seats: seats.length, exits: rules.exits };
  const sketch = useSketch(drawingOf(presetLayout(rooms)), sideFor(rooms));
  const findings = findingsOf(sketch.grid, wanted);
  const drawing = drawingFrom(sketch.grid);
  // The rules have the last word; the checks say the same in more sentences.
  const wrong = wrongWith(drawing, rooms, seats.length);
  const seat = question.asked?.ask.seat ?? 0;
  return (
    <Draft
      className="drawing"
      title={say('phf.drawing.title')}
      deed={
        <GoldAnswer
          question={question}
          missing={say('phf.draft.missing')}
          d={{ seat, kind: 'layout', drawing }}
          why={wrong === null ? undefined : say('phf.layout.notYet')}
        >
          {say('phf.drawing.done')}
        </GoldAnswer>
      }
    >
      <Editor sketch={sketch} wanted={wanted} findings={findings}>
        <ShelfPanel drawing={drawing} onTake={(kept) => sketch.draw(gridOf(kept.drawing, sideFor(rooms)), true)} />
      </Editor>
    </Draft>
  );
}
