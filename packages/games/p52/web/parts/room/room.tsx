/** The room on its stone: one stop for Tab, arrows from spot to spot, Enter points at what is there. */
import { useSay } from '@undercroft/board/text.ts';
import { type CSSProperties, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { View } from '../../../src/index.ts';
import { movementOf } from '../../../src/rules/heroes.ts';
import { mapOf } from '../../../src/rules/map.ts';
import { gridDistance, placeAt, rowOf } from '../../../src/rules/rooms/room.ts';
import type { Props } from '../../board-props.ts';
import type { Picture } from '../../film.ts';
import { reachFor, within } from '../acts/targets.ts';
import { Cell, Grid, Row } from '../grid.tsx';
import type { Looked } from '../order-bar.tsx';
import { Crowd } from './crowd.tsx';
import { cornerOf, MARGIN, spanOf } from './geometry.ts';
import { type Layers, Lens, USUAL } from './layers.tsx';
import { Light, lampsIn } from './light.tsx';
import { Areas, Arrow } from './overlay.tsx';
import { Plaque } from './plaque.tsx';
import { type Pointing, pressOn, targetsAt } from './pointing.ts';
import { useRoomKeys } from './room-keys.ts';
import { at, SpotBody, SpotMarks } from './spot.tsx';
import { useSpotWords } from './spot-words.ts';
import { standingAt } from './standing.ts';
import { Stone } from './stone.tsx';
import { isCrowded, Tokens } from './tokens.tsx';
import { useZoom } from './zoom.ts';
import './room.css';
import './tokens.css';

interface RoomProps {
  props: Props;
  view: View;
  pointing: Pointing;
  mine: number;
  picture: Picture;
  onLook(who: Looked): void;
}

/** Not nearer to the edge of the frame than this share of it: one wants to see where somebody goes. */
const EDGE = 0.22;

/** How far to scroll so that a stretch lies well within the frame; 0: it does. */
function toScroll(from: number, to: number, start: number, size: number): number {
  const edge = size * EDGE;
  return from < start + edge || to > start + size - edge ? (from + to) / 2 - start - size / 2 : 0;
}

/** Keeps whoever acts in sight when the room is larger than its frame. */
function useFollowed(frame: RefObject<HTMLDivElement | null>, place: number, squares: readonly number[]): void {
  useEffect(() => {
    const box = frame.current;
    if (!box) return;
    const follow = () => {
      const found = box.querySelector<HTMLElement>(`[data-spot="${place}"]`);
      if (!found || (box.scrollWidth <= box.clientWidth && box.scrollHeight <= box.clientHeight)) return;
      const [a, b] = [box.getBoundingClientRect(), found.getBoundingClientRect()];
      const behavior = document.documentElement.dataset['motion'] === 'off' ? 'instant' : 'smooth';
      box.scrollBy({ left: toScroll(b.left, b.right, a.left, a.width), top: toScroll(b.top, b.bottom, a.top, a.height), behavior });
    };
    const watch = new ResizeObserver(follow);
    watch.observe(box);
    return () => watch.disconnect();
  }, [frame, place, squares]);
}

/** Where one looks: where somebody goes or strikes, else where one stands. */
function lookedAt({ told }: Picture, line: Pointing['line'], here: number): number {
  if (told !== null && 'to' in told && typeof told.to === 'number' && told.to >= 0) return told.to;
  if (told?.type === 'enemyCame') return told.place;
  return line?.from ?? here;
}

interface CellsProps {
  view: View;
  pointing: Pointing;
  focus: number;
  press(place: number): void;
}

function Cells({ view, pointing, focus, press }: CellsProps) {
  const say = useSay();
  const words = useSpotWords(view, pointing);
  const room = mapOf(view);
  const { columns, rows } = spanOf(room);
  const lamps = lampsIn(view).map(({ place }) => place);
  return Array.from({ length: rows }, (_, row) => (
    <Row key={row} className="p52-line">
      {Array.from({ length: columns }, (_, column) => {
        const place = placeAt(room, column, row);
        if (place < 0) return <Cell key={`wall ${column}`} aria-disabled="true" aria-label={say('p52.wall')} />;
        const targets = targetsAt(pointing, place);
        const isNear = view.isLit || view.spots[place]!.isLit || lamps.some((lamp) => gridDistance(room, lamp, place) <= 1);
        const spotTarget = targets.find(({ on }) => on.is === 'spot');
        return (
          <Cell key={`spot ${place}`} className="p52-cell" style={at(cornerOf(room, place))}>
            <button
              type="button"
              data-spot={place}
              className={`p52-spot ${spotTarget === undefined ? '' : 'legal'} ${spotTarget?.chosen ? 'chosen' : ''}`}
              tabIndex={place === focus ? 0 : -1}
              data-decision={targets.length > 0 ? pointing.decision : undefined}
              onClick={() => press(place)}
            >
              <span className="out-of-sight">{words(place)}</span>
              <SpotMarks
                view={view}
                place={place}
                isNear={isNear}
                isHiddenByWall={pointing.hidden.includes(place)}
                isOccupied={isCrowded(view, place)}
              />
              {spotTarget?.badge !== undefined && (
                <span className="step" aria-hidden="true">
                  {spotTarget.badge}
                </span>
              )}
            </button>
          </Cell>
        );
      })}
    </Row>
  ));
}

/** What the layers show besides what was asked for. */
function withLayers(view: View, pointing: Pointing, { reach, sight }: Layers, mine: number): Pointing {
  const here = view.heroes[mine]?.place ?? -1;
  if (here < 0) return pointing;
  const seen = sight && pointing.range.length === 0 ? within(view, here, EVERYWHERE) : {};
  const walk = reach && pointing.reach.length === 0 ? { reach: reachFor(view, mine, movementOf(view, mine)) } : {};
  return { ...pointing, ...seen, ...walk };
}
const EVERYWHERE = { from: 0, to: 99 };

/** What lies over the room: who is on a spot, or what is there. */
interface Opened {
  what: 'crowd' | 'spot';
  place: number;
  squares: readonly number[];
}

export function RoomBoard({ props, view, pointing: asked, mine, picture, onLook }: RoomProps) {
  const say = useSay();
  const [layers, setLayers] = useState(USUAL);
  const [opened, setOpened] = useState<Opened | null>(null);
  const room = mapOf(view);
  const span = useMemo(() => spanOf(mapOf(view)), [view]);
  const pointing = withLayers(view, asked, layers, mine);
  const here = view.heroes[mine]?.place ?? view.start;
  const frame = useRef<HTMLDivElement>(null);
  useFollowed(frame, lookedAt(picture, pointing.line, here), view.squares);
  const open = (what: Opened['what'], place: number) => setOpened({ what, place, squares: view.squares });
  const { zoom, zoomTo, hands } = useZoom(frame, (place) => open('spot', place));
  const { focus, onKeyDown, onFocus } = useRoomKeys(view, pointing, here, (place) => open('spot', place));
  const press = (place: number) => {
    const does = pressOn(pointing, place, standingAt(view, place).length);
    if (does === 'target') targetsAt(pointing, place)[0]?.press();
    else open(does === 'crowd' ? 'crowd' : 'spot', place);
  };
  const close = () => {
    setOpened(null);
    frame.current?.querySelector<HTMLElement>(`[data-spot="${opened?.place}"]`)?.focus({ preventScroll: true });
  };
  const size = { '--wide': span.width + 2 * MARGIN, '--high': span.height + 2 * MARGIN, '--zoom': zoom } as CSSProperties;
  const box = `${-MARGIN} ${-MARGIN} ${span.width + 2 * MARGIN} ${span.height + 2 * MARGIN}`;
  const shown = opened?.squares === view.squares && opened.place < view.spots.length ? opened : null;
  return (
    <section
      className={`p52-room ${zoom > 1 ? 'near' : ''} ${layers.names ? 'named' : ''}`}
      data-lit={view.isLit}
      aria-label={say('p52.room')}
    >
      <Plaque view={view} props={props} looked={shown?.what === 'spot' ? shown.place : null} onClose={close} />
      {shown?.what === 'crowd' && (
        <Crowd
          view={view}
          pointing={pointing}
          place={shown.place}
          above={rowOf(room, shown.place) * 2 >= span.rows}
          onLook={onLook}
          onSpot={() => open('spot', shown.place)}
          onClose={close}
        />
      )}
      <div className="p52-frame" ref={frame} style={size} {...hands}>
        <Grid
          className="p52-map"
          aria-label={say('p52.grid', { n: view.spots.length })}
          onKeyDown={onKeyDown}
          onFocus={onFocus}
          aria-rowcount={span.rows}
        >
          <svg className="layer" viewBox={box} aria-hidden="true">
            <Stone room={room} exit={view.exit} span={span} />
          </svg>
          <div className="p52-bodies" aria-hidden="true">
            {view.spots.map((spot, place) => (
              <SpotBody key={`${place} ${spot.card}`} spot={spot} style={at(cornerOf(room, place))} />
            ))}
          </div>
          <svg className="layer light" viewBox={box} aria-hidden="true">
            {!view.isLit && layers.light && <Light view={view} span={span} />}
            <Areas view={view} pointing={pointing} />
          </svg>
          <Cells view={view} pointing={pointing} focus={focus} press={press} />
          <Tokens view={view} props={props} pointing={pointing} mine={mine} picture={picture} named={layers.names} />
          <svg className="layer above" viewBox={box} aria-hidden="true">
            <Arrow view={view} line={pointing.line} />
          </svg>
        </Grid>
      </div>
      <Lens layers={layers} onLayers={setLayers} zoom={zoom} onZoom={zoomTo} />
    </section>
  );
}
