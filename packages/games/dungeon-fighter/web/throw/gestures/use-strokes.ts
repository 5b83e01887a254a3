/** Fingers, pen and mouse in a special throw: strokes move the gauges, taps press, two fingers are two palms, a drag moves things. */
import { type PointerEvent, useEffect, useRef, type WheelEvent } from 'react';
import type { OnTable } from '../../parts/table/view.ts';
import type { Draft } from './draft.ts';
import { letGo } from './keys.ts';
import { areBothLaid, laid, lifted, NO_PALMS, type Palms, partedBy, type Side } from './palms.ts';
import { finish, moveTo, nudge } from './play.ts';
import { isMeant, mirrored, type Point, type Stroke, strokeFigures } from './strokes.ts';
import type { Step } from './table.ts';
import type { Special } from './use-special.ts';

interface Finger {
  id: number;
  points: Point[];
  /** The throw as it was before the stroke. */
  before: Draft;
  box: DOMRect;
}

const STROKES: readonly Step['gesture'][] = ['pull', 'set', 'lean', 'flick', 'whirl', 'hold'];
const TAPS: readonly Step['gesture'][] = ['shut', 'time', 'hold'];

/** In parts of the scene's shorter side. */
function pointOf({ clientX, clientY }: PointerEvent, box: DOMRect): Point {
  const side = Math.min(box.width, box.height);
  return { x: (clientX - box.left) / side, y: (clientY - box.top) / side, t: performance.now() };
}

function strokeOf({ points, box }: Finger, { wanted, cheating }: Special): Stroke {
  const side = Math.min(box.width, box.height);
  const stroke = { points, middle: { x: box.width / 2 / side, y: box.height / 2 / side } };
  return mirrored(stroke, wanted.includes('backward') && !cheating, wanted.includes('weak-hand'));
}

/** A weak hand holds the left half: touches elsewhere are somebody else's. */
const isWrongHalf = (e: PointerEvent, box: DOMRect, { wanted }: Special): boolean =>
  wanted.includes('weak-hand') && e.pointerType === 'touch' && e.clientX > box.left + box.width / 2;

export function useStrokes(special: Special | null, onTable: { current: OnTable | null }) {
  const finger = useRef<Finger | null>(null);
  const palms = useRef<{ now: Palms; sides: Map<number, Side> }>({ now: NO_PALMS, sides: new Map() });
  // A new step begins with a new stroke.
  const at = special?.play.at;
  useEffect(() => {
    finger.current = null;
    palms.current = { now: NO_PALMS, sides: new Map() };
  }, [at]);

  const draw = (e: PointerEvent, now: Special, step: Step): Stroke | null => {
    const held = finger.current;
    if (held === null || held.id !== e.pointerId) return null;
    held.points.push(pointOf(e, held.box));
    const stroke = strokeOf(held, now);
    const figures = strokeFigures(stroke, step, held.before.figures);
    // Whatever runs by itself goes on while the hand moves.
    if (step.gesture === 'hold') now.act((play) => ({ ...moveTo(play, figures), since: play.since }));
    else now.act((play) => moveTo(play, figures));
    return stroke;
  };
  const drag = (e: PointerEvent, now: Special) => {
    const on = onTable.current?.(e.clientX, e.clientY, 0);
    if (on && now.placing !== null) now.stand({ ...now.placing.thing, x: Math.round(on[0]) + 0, y: Math.round(on[1]) + 0 });
  };
  const lay = (e: PointerEvent, box: DOMRect, now: Special) => {
    const side: Side = e.clientX < box.left + box.width / 2 ? 'left' : 'right';
    const other: Side = side === 'left' ? 'right' : 'left';
    const { now: laidNow, sides } = palms.current;
    const mine = [...sides.values()].includes(side) ? other : side;
    sides.set(e.pointerId, mine);
    palms.current.now = laid(laidNow, mine, performance.now());
    // One finger holds a meter that runs; two need none.
    if (areBothLaid(palms.current.now)) now.act((play) => moveTo(play, {}));
    else now.press();
  };
  const lift = (e: PointerEvent, now: Special) => {
    const side = palms.current.sides.get(e.pointerId);
    if (side === undefined) return;
    if (!areBothLaid(palms.current.now)) {
      palms.current = { now: NO_PALMS, sides: new Map() };
      return now.act(letGo);
    }
    palms.current.now = lifted(palms.current.now, side, performance.now());
    const parted = partedBy(palms.current.now);
    if (parted !== null) now.act((play, steps, time) => finish(moveTo(play, parted), steps, time));
  };

  if (special === null) return {};
  const step = special.steps[special.play.at];
  if (step === undefined) return {};
  return {
    onPointerDown: (e: PointerEvent) => {
      const box = e.currentTarget.getBoundingClientRect();
      if (isWrongHalf(e, box, special)) return;
      e.currentTarget.setPointerCapture(e.pointerId);
      if (step.gesture === 'place') return drag(e, special);
      if (step.gesture === 'part') return lay(e, box, special);
      if (STROKES.includes(step.gesture)) finger.current = { id: e.pointerId, points: [pointOf(e, box)], before: special.play.draft, box };
      if (TAPS.includes(step.gesture)) special.press();
    },
    onPointerMove: (e: PointerEvent) => {
      if (step.gesture === 'place' && e.buttons > 0) drag(e, special);
      else draw(e, special, step);
    },
    onPointerUp: (e: PointerEvent) => {
      if (step.gesture === 'part') return lift(e, special);
      const before = finger.current?.before;
      const stroke = draw(e, special, step);
      finger.current = null;
      if (TAPS.includes(step.gesture)) return special.act(letGo);
      if (stroke === null || before === undefined) return;
      if (isMeant(stroke, step)) special.act(finish);
      else special.act((play) => ({ ...play, draft: before }));
    },
    onPointerCancel: () => {
      finger.current = null;
      palms.current = { now: NO_PALMS, sides: new Map() };
    },
    onWheel: (e: WheelEvent) => {
      const axis = step.gauges.find((gauge) => !gauge.force && gauge.axis === 'across');
      if (axis !== undefined) special.act((play, steps) => nudge(play, steps, 'across', Math.sign(e.deltaY)));
    },
  };
}
