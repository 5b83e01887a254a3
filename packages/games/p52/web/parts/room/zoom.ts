/** Two fingers bring the room nearer, one moves it (the browser does, where it may); whatever lies between the fingers stays there. A press that was a pull is none. */
import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';

/** At the farthest the whole room is seen, however long it is. */
export const [FARTHEST, NEAREST] = [0.3, 3];
export const clampZoom = (zoom: number): number => Math.min(NEAREST, Math.max(FARTHEST, zoom));

interface Finger {
  x: number;
  y: number;
}

/** How far one must pull before it is no press, in pixels. */
const SLACK = 8;
const LONG_PRESS_MS = 500;

/** The distance of two fingers, and the point between them. */
export function spread([a, b]: readonly [Finger, Finger]): { far: number; x: number; y: number } {
  return { far: Math.hypot(a.x - b.x, a.y - b.y), x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

/** Where to scroll so that what was at this point of the frame is there again. */
export const scrolledTo = (scroll: number, at: number, ratio: number): number => (scroll + at) * ratio - at;

function rescale(box: HTMLElement, from: number, to: number, at: Finger): void {
  const { left, top } = box.getBoundingClientRect();
  const { scrollLeft, scrollTop } = box;
  box.style.setProperty('--zoom', String(to));
  box.scrollLeft = scrolledTo(scrollLeft, at.x - left, to / from);
  box.scrollTop = scrolledTo(scrollTop, at.y - top, to / from);
}

const isLarger = (box: HTMLElement): boolean => box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 1;

const placeUnder = (target: EventTarget): number => {
  const spot = target instanceof Element ? target.closest<HTMLElement>('[data-spot]') : null;
  return Number(spot?.dataset['spot'] ?? -1);
};

/** `hold`: a spot was pressed for long. */
export function useZoom(frame: RefObject<HTMLDivElement | null>, hold: (place: number) => void) {
  const [zoom, setZoom] = useState(1);
  const live = useRef({ fingers: new Map<number, Finger>(), zoom: 1, pulled: false, timer: 0 });
  useEffect(() => {
    const box = frame.current;
    // Only a listener that is not passive keeps the browser from zooming the page.
    const both = (event: TouchEvent) => event.touches.length > 1 && event.preventDefault();
    box?.addEventListener('touchstart', both, { passive: false });
    return () => box?.removeEventListener('touchstart', both);
  }, [frame]);
  const to = (next: number, at: Finger) => {
    const box = frame.current;
    const wanted = clampZoom(next);
    if (box !== null) rescale(box, live.current.zoom, wanted, at);
    live.current.zoom = wanted;
  };
  const stopHolding = () => window.clearTimeout(live.current.timer);
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const { fingers } = live.current;
    if (fingers.size === 0) live.current.pulled = false;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    stopHolding();
    const place = placeUnder(event.target);
    if (fingers.size > 1 || place < 0) return;
    live.current.timer = window.setTimeout(() => {
      live.current.pulled = true;
      hold(place);
    }, LONG_PRESS_MS);
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const { fingers } = live.current;
    const before = fingers.get(event.pointerId);
    const box = frame.current;
    if (before === undefined || box === null) return;
    const now = { x: event.clientX, y: event.clientY };
    const [dx, dy] = [now.x - before.x, now.y - before.y];
    if (!live.current.pulled && fingers.size === 1 && Math.hypot(dx, dy) < SLACK) return;
    stopHolding();
    live.current.pulled = true;
    const [a, b] = [...fingers.values()];
    fingers.set(event.pointerId, now);
    const [c, d] = [...fingers.values()];
    if (b !== undefined && d !== undefined) {
      const [old, next] = [spread([a!, b]), spread([c!, d])];
      to((live.current.zoom * next.far) / Math.max(1, old.far), next);
    } else if (isLarger(box) && (live.current.zoom > 1 || event.pointerType === 'mouse'))
      box.scrollBy({ left: -dx, top: -dy, behavior: 'instant' });
  };
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    stopHolding();
    live.current.fingers.delete(event.pointerId);
    setZoom(live.current.zoom);
  };
  return {
    zoom,
    /** Around the middle of the frame. */
    zoomTo: (next: number) => {
      const rect = frame.current?.getBoundingClientRect();
      to(next, rect === undefined ? { x: 0, y: 0 } : { x: rect.left + rect.width / 2, y: rect.top + rect.height / 2 });
      setZoom(live.current.zoom);
    },
    hands: {
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel: onPointerUp,
      onPointerLeave: onPointerUp,
      onClickCapture: (event: { stopPropagation(): void; preventDefault(): void; detail?: number }) => {
        // Keys press too, and never pull.
        if (!live.current.pulled || event.detail === 0) return;
        live.current.pulled = false;
        event.stopPropagation();
        event.preventDefault();
      },
    },
  };
}
