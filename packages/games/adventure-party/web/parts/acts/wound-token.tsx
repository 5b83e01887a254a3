/** The wound in hand: dragged onto a hero with a mouse, a pen or a finger. */
import { type CSSProperties, type PointerEvent, useState } from 'react';
import type { Hero } from '../../../src/index.ts';
import { WoundToken } from '../quest-marks.tsx';

interface DraggedProps {
  wound: 'light' | 'deadly';
  open: boolean;
  drop(hero: Hero): void;
}

/** The hero that lies under a point: on the stage or among the answers. */
function heroAt(x: number, y: number): Hero | null {
  const found = document.elementsFromPoint(x, y).flatMap((each) => each.closest<HTMLElement>('[data-hero]') ?? [])[0];
  return found === undefined ? null : Number(found.dataset['hero']);
}

export function DraggedWound({ wound, open, drop }: DraggedProps) {
  const [from, setFrom] = useState<{ x: number; y: number } | null>(null);
  const [by, setBy] = useState({ x: 0, y: 0 });
  const take = (event: PointerEvent<HTMLElement>) => {
    if (!open) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setFrom({ x: event.clientX, y: event.clientY });
    setBy({ x: 0, y: 0 });
  };
  const move = ({ clientX, clientY }: PointerEvent) => from !== null && setBy({ x: clientX - from.x, y: clientY - from.y });
  const letGo = ({ clientX, clientY }: PointerEvent) => {
    if (from === null) return;
    setFrom(null);
    const hero = heroAt(clientX, clientY);
    if (hero !== null) drop(hero);
  };
  const style = from === null ? undefined : ({ '--dx': `${by.x}px`, '--dy': `${by.y}px` } as CSSProperties);
  return (
    // Dragging is one way of three: the heroes are buttons and have keys.
    <span
      className={`ap-dragged ${from === null ? '' : 'held'}`}
      style={style}
      onPointerDown={take}
      onPointerMove={move}
      onPointerUp={letGo}
      onPointerCancel={() => setFrom(null)}
    >
      <WoundToken kind={wound} />
    </span>
  );
}
