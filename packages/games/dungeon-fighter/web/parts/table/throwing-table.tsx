/** The table one throws at: deep or from above, with the pull of the hand over it and flags on the dice that lie there. */
import spyglass from 'game-icon:spyglass';
import { Icon } from '@undercroft/board/controls/icon.tsx';
import { useSettings } from '@undercroft/board/settings.ts';
import { sound } from '@undercroft/board/sound/sound.ts';
import { useSay } from '@undercroft/board/text.ts';
import { type PointerEvent, useCallback, useEffect, useRef, useState } from 'react';
import { msAt, soundsOf } from '../../flight.ts';
import { type Hand, placeOf } from '../../throw/hand.ts';
import { Above } from './above.tsx';
import { Deep } from './deep.tsx';
import type { OnTable, TableShown } from './view.ts';
import './throwing-table.css';

/** Shorter pulls are no throws. */
const LEAST_PULL = 0.03;

export interface Pulling {
  hand: Hand;
  change(part: Partial<Hand>): void;
  /** The hand lets go. */
  release(): void;
}

interface TableProps {
  shown: TableShown;
  /** While the viewer aims. */
  pulling: Pulling | null;
}

/** Pull back and let go: the length is the speed, the direction is against the pull, both measured on the table. */
function usePull(onTable: { current: OnTable | null }, pulling: Pulling | null) {
  const from = useRef<{ x: number; y: number } | null>(null);
  const pull = (e: PointerEvent): number => {
    if (from.current === null || pulling === null) return 0;
    const length = Math.hypot(e.clientX - from.current.x, e.clientY - from.current.y) / Math.min(innerWidth, innerHeight);
    const turn = turnOf(onTable.current, pulling.hand, from.current, e);
    pulling.change({ power: Math.min(1, length), ...(turn !== null && { turn }) });
    return length;
  };
  return {
    onPointerDown: (e: PointerEvent) => {
      if (pulling === null) return;
      from.current = { x: e.clientX, y: e.clientY };
      e.currentTarget.setPointerCapture(e.pointerId);
    },
    onPointerMove: pull,
    onPointerUp: (e: PointerEvent) => {
      const length = pull(e);
      from.current = null;
      if (length > LEAST_PULL) pulling?.release();
    },
    onPointerCancel: () => {
      from.current = null;
    },
  };
}

/** Degrees off the shield's middle that a pull points to; null: it cannot be told. */
function turnOf(onTable: OnTable | null, hand: Hand, from: { x: number; y: number }, to: PointerEvent): number | null {
  const height = hand.height * 1000;
  const [a, b] = [onTable?.(from.x, from.y, height), onTable?.(to.clientX, to.clientY, height)];
  if (!a || !b || Math.hypot(a[0] - b[0], a[1] - b[1]) < 2000) return null;
  const [px, py] = placeOf(hand);
  const [towards, aimed] = [Math.atan2(-py, -px), Math.atan2(a[1] - b[1], a[0] - b[0])];
  const off = ((towards - aimed) * 180) / Math.PI;
  const turn = ((off + 540) % 360) - 180;
  return Math.abs(turn) > 90 ? null : Math.max(-45, Math.min(45, turn));
}

/** Three dimensions need WebGL; drawn by the processor alone they are possible, but slow. */
function depthHere(): 'none' | 'slow' | 'fine' {
  const gl = document.createElement('canvas').getContext('webgl2');
  if (gl === null) return 'none';
  const names = gl.getExtension('WEBGL_debug_renderer_info');
  const renderer = names === null ? '' : String(gl.getParameter(names.UNMASKED_RENDERER_WEBGL));
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  return /swiftshader|llvmpipe|software/i.test(renderer) ? 'slow' : 'fine';
}

/** The knocks of a flying die, as they come. */
function useKnocks({ flight, speed }: TableShown): void {
  useEffect(() => {
    if (flight === null) return;
    const timers = soundsOf(flight).map((each) => setTimeout(() => sound(each.sound), msAt(flight, each.tick) * speed));
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [flight, speed]);
}

export function ThrowingTableView({ shown, pulling }: TableProps) {
  const onTable = useRef<OnTable | null>(null);
  const hands = usePull(onTable, pulling);
  useKnocks(shown);
  const { theme } = useSettings();
  const [depth, setDepth] = useState(depthHere);
  const able = depth !== 'none';
  const [wantsAbove, setWantsAbove] = useState(depth === 'slow');
  const giveUp = useCallback(() => setDepth('none'), []);
  const say = useSay();
  const flat = !able || wantsAbove;
  return (
    <div className={`df-table ${pulling === null ? '' : 'pulling'}`} {...hands}>
      {flat ? (
        <Above shown={shown} onTable={onTable} />
      ) : (
        <Deep shown={shown} onTable={onTable} theme={theme === 'light' ? 'light' : 'dark'} giveUp={giveUp} />
      )}
      {able && (
        <button
          type="button"
          className="df-spyglass"
          aria-pressed={wantsAbove}
          onPointerDown={(e) => e.stopPropagation()}
          onClick={() => setWantsAbove(!wantsAbove)}
        >
          <Icon drawing={spyglass} />
          <span className="out-of-sight">{say('df.above')}</span>
        </button>
      )}
    </div>
  );
}
