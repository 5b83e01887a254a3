/** What a mouse shows by resting on something, a finger shows by resting on it. */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import './hold.css';

/** How long a finger rests before it means that. */
const REST_MS = 450;
/** A finger that has moved so far scrolls. */
const SLIP = 12;

interface Tip {
  text: string;
  x: number;
  y: number;
}

export function HoldTips({ children }: { children: ReactNode }) {
  const [tip, setTip] = useState<Tip | null>(null);
  const resting = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number } | null>(null);
  const shown = useRef(false);
  const stop = () => {
    if (resting.current !== null) clearTimeout(resting.current.timer);
    resting.current = null;
  };
  useEffect(() => () => clearTimeout(resting.current?.timer), []);
  const begin = (event: React.PointerEvent) => {
    stop();
    setTip(null);
    shown.current = false;
    if (event.pointerType === 'mouse' || !(event.target instanceof Element)) return;
    const text = event.target.closest('[title]')?.getAttribute('title') ?? '';
    if (text === '') return;
    const { clientX: x, clientY: y } = event;
    const show = () => {
      shown.current = true;
      setTip({ text, x, y });
    };
    resting.current = { timer: setTimeout(show, REST_MS), x, y };
  };
  const move = ({ clientX, clientY }: React.PointerEvent) => {
    const from = resting.current;
    if (from !== null && Math.hypot(clientX - from.x, clientY - from.y) > SLIP) stop();
  };
  // Who wanted to read did not want to press.
  const swallow = (event: React.MouseEvent) => {
    if (!shown.current) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: whatever has a title says it by itself to those who listen
    <div
      className="ap-hold"
      onPointerDownCapture={begin}
      onPointerMoveCapture={move}
      onPointerUpCapture={stop}
      onPointerCancelCapture={stop}
      onClickCapture={swallow}
      onContextMenu={swallow}
    >
      {children}
      {tip !== null && (
        <p
          className="slip ap-tip"
          role="status"
          style={{ left: `clamp(8px, ${tip.x - 110}px, calc(100vw - 236px))`, top: `${Math.max(8, tip.y - 84)}px` }}
        >
          {tip.text}
        </p>
      )}
    </div>
  );
}
