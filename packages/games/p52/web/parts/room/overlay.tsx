/** What was asked for is drawn on the room: range and sight, reach, and the line from one to the other. */
import type { View } from '../../../src/index.ts';
import { mapOf } from '../../../src/rules/map.ts';
import { gridDistance } from '../../../src/rules/rooms/room.ts';
import { middleOf, outline } from './geometry.ts';
import type { Pointing } from './pointing.ts';

/** Beneath the tokens. */
export function Areas({ view, pointing: { range, reach, line } }: { view: View; pointing: Pointing }) {
  const room = mapOf(view);
  const around = range.length > 0 ? outline(room, range, -1, 11) : '';
  const walk = reach.length > 0 ? outline(room, reach, -1, 11) : '';
  return (
    <g className="p52-areas">
      {walk !== '' && <path d={walk} className="under" />}
      {walk !== '' && <path d={walk} className="reach" />}
      {around !== '' && <path d={around} className="under" />}
      {around !== '' && <path d={around} className="range" />}
      {line !== null && line.from !== line.to && <Sight view={view} {...line} />}
    </g>
  );
}

function ends(view: View, from: number, to: number) {
  const room = mapOf(view);
  const [[x1, y1], [x2, y2]] = [middleOf(room, from), middleOf(room, to)];
  const far = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [ux, uy] = [(x2 - x1) / far, (y2 - y1) / far];
  return { x1: x1 + ux * 30, y1: y1 + uy * 30, x2: x2 - ux * 36, y2: y2 - uy * 36, ux, uy };
}

function Sight({ view, from, to }: { view: View; from: number; to: number }) {
  const { x1, y1, x2, y2 } = ends(view, from, to);
  return (
    <>
      <path d={`M${x1} ${y1}L${x2} ${y2}`} className="sight-under" />
      <path d={`M${x1} ${y1}L${x2} ${y2}`} className="sight" />
    </>
  );
}

/** Above them: the arrow and how far it is. */
export function Arrow({ view, line }: { view: View; line: Pointing['line'] }) {
  const far = line === null ? 0 : gridDistance(mapOf(view), line.from, line.to);
  if (line === null || far === 0) return null;
  const { x1, y1, x2, y2, ux, uy } = ends(view, line.from, line.to);
  return (
    <g className="p52-arrow">
      <path d={`M${x2} ${y2}l${-ux * 14 - uy * 9} ${-uy * 14 + ux * 9}l${uy * 18} ${-ux * 18}z`} className="head" />
      {/* Next to each other there is no room for it, and nothing to count. */}
      {far > 1 && (
        <g transform={`translate(${(x1 + x2) / 2} ${(y1 + y2) / 2})`}>
          <rect x="-19" y="-11.5" width="38" height="23" rx="11.5" />
          <text y="5.4" textAnchor="middle">
            R {far}
          </text>
        </g>
      )}
    </g>
  );
}
