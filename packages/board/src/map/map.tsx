/** A map on its oak board: rooms, tokens, a glass to look closer, and arrow keys that go from lit room to lit room. */
import expand from 'game-icon:magnifying-glass';
import type { DecisionBase } from '@undercroft/engine';
import { type CSSProperties, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from '../controls/icon.tsx';
import type { Question } from '../question/question.ts';
import { useSay } from '../text.ts';
import { freeNook, type Layout, lightAt, middleOf, nearestTarget, passagesOf, spanOf, squareOf, type Way } from './squares.ts';
import { type Token, Tokens } from './tokens.tsx';
import './map.css';

/** As large as fits, but never too small to press; close up; or whole, however small. */
type Zoom = 'usual' | 'near' | 'whole';

/** Whoever does not see all of it wants to, first of all. */
function nextZoom(zoom: Zoom, box: HTMLElement | null): Zoom {
  const cut = box !== null && (box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight);
  if (zoom === 'usual') return cut ? 'whole' : 'near';
  return zoom === 'whole' ? 'near' : 'usual';
}

/** Keeps whoever matters in sight when the map is larger than its frame. */
function useCentred(room: number, zoom: Zoom) {
  const frame = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of size moves the rooms
  useEffect(() => {
    const box = frame.current;
    const found = box?.querySelector<HTMLElement>(`[data-room="${room}"]`);
    if (!box || !found) return;
    const [left, top] = [
      found.offsetLeft + found.offsetWidth / 2 - box.clientWidth / 2,
      found.offsetTop + found.offsetHeight / 2 - box.clientHeight / 2,
    ];
    box.scrollTo({ left, top, behavior: document.documentElement.dataset['motion'] === 'off' ? 'instant' : 'smooth' });
  }, [room, zoom]);
  return frame;
}

const KEYS: Record<string, Way> = { ArrowUp: 'north', ArrowRight: 'east', ArrowDown: 'south', ArrowLeft: 'west' };

interface MapProps {
  label: string;
  layout: Layout;
  /** The room that is kept in sight, where the light falls; below 0: none. */
  focus: number;
  /** Rooms that can be pressed now. */
  targets: readonly number[];
  /** The room arrow keys begin at; left out, the one that has the focus. */
  from?: number | undefined;
  tokens?: readonly Token[];
  /** Lies in the free corner, beside the glass. */
  corner?: ReactNode;
  /** The rooms. */
  children: ReactNode;
}

function walk(event: KeyboardEvent<HTMLElement>, { layout, targets, from = -1, focus }: MapProps): void {
  const way = KEYS[event.key];
  if (way === undefined || targets.length === 0) return;
  const focused = Number((event.target as Element).closest<HTMLElement>('[data-room]')?.dataset['room'] ?? -1);
  const start = [from, focused, focus, targets[0]!].find((room) => room >= 0)!;
  const to = nearestTarget(layout, targets, start, way);
  if (to < 0) return;
  event.preventDefault();
  event.currentTarget.querySelector<HTMLElement>(`[data-room="${to}"] button`)?.focus();
}

export function GridMap(props: MapProps) {
  const say = useSay();
  const { layout, focus, tokens, corner, children } = props;
  const [zoom, setZoom] = useState<Zoom>('usual');
  const { columns, rows } = spanOf(layout);
  const frame = useCentred(focus, zoom);
  const nook = freeNook(layout);
  const light = focus >= 0 ? middleOf(layout, focus) : { x: 0.5, y: 0.5 };
  const style = { '--columns': columns, '--rows': rows, '--lx': `${light.x * 100}%`, '--ly': `${light.y * 100}%` } as CSSProperties;
  return (
    <div className="map-board" data-zoom={zoom}>
      <section
        className="map-frame"
        ref={frame}
        aria-label={props.label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
        tabIndex={0}
        onKeyDown={(event) => walk(event, props)}
      >
        <div className="grid-map" style={style}>
          <ul className="map-rooms">{children}</ul>
          {tokens !== undefined && <Tokens layout={layout} tokens={tokens} />}
        </div>
      </section>
      <div className={`map-corner ${nook.corner} ${nook.upright ? 'upright' : ''}`}>
        {corner}
        <button
          type="button"
          className="icon-button map-zoom"
          aria-label={say('board.zoom')}
          onClick={() => setZoom(nextZoom(zoom, frame.current))}
        >
          <Icon drawing={expand} />
        </button>
      </div>
    </div>
  );
}

interface RoomProps<D extends DecisionBase> {
  layout: Layout;
  room: number;
  /** Where the candle stands: rooms far from it are darker. Below 0: nowhere. */
  candle: number;
  /** Its kind and state, for its look. */
  look: string;
  /** In words, for those who do not see it. */
  label: string;
  /** What pressing it answers: at once, or after the gold button. Undefined: nothing. */
  target?: { question: Question<D>; d: D; atOnce: boolean; badge: ReactNode } | undefined;
  children: ReactNode;
}

/** A room in its square, with the passages that begin there. */
export function MapRoom<D extends DecisionBase>({ layout, room, candle, look, label, target, children }: RoomProps<D>) {
  const { x, y } = squareOf(layout, room);
  const style = { gridArea: `${y + 1} / ${x + 1}`, '--lum': lightAt(layout, room, candle) } as CSSProperties;
  const { east, south } = passagesOf(layout, room);
  const face = (
    <>
      {east >= 0 && <i className="passage east" />}
      {south >= 0 && <i className="passage south" />}
      {children}
    </>
  );
  const chosen = target !== undefined && !target.atOnce && target.question.chosen === target.d;
  return (
    <li className={`map-room ${look} ${target === undefined ? '' : 'lit'} ${chosen ? 'chosen' : ''}`} style={style} data-room={room}>
      {target === undefined ? (
        <>
          <span role="img" aria-label={label} className="out-of-sight" />
          {face}
        </>
      ) : (
        <button
          type="button"
          disabled={!target.question.open}
          data-decision={target.question.open ? target.d.kind : undefined}
          aria-pressed={target.atOnce ? undefined : chosen}
          aria-label={label}
          onClick={() => (target.atOnce ? target.question.answer(target.d) : target.question.choose(target.d))}
        >
          {face}
          <span className="badge" aria-hidden="true">
            {chosen ? '✓' : target.badge}
          </span>
        </button>
      )}
    </li>
  );
}
