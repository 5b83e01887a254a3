/** The dungeon on its oak board: rooms, fog, passages, tokens, the Marauder and a compass. */
import footsteps from 'game-icon:footsteps';
import expand from 'game-icon:magnifying-glass';
import { Compass } from '@undercroft/board/art/compass.tsx';
import type { SeatOnPage } from '@undercroft/board/contract.ts';
import { Icon } from '@undercroft/board/controls/icon.tsx';
import { Sigil } from '@undercroft/board/seats/sigil.tsx';
import { useSay } from '@undercroft/board/text.ts';
import { type CSSProperties, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { NONE, roomName, type View } from '../../../src/index.ts';
import { KIND_MARKS } from '../../art/marks.ts';
import { ENGRAVINGS } from '../../art/rooms.ts';
import type { ActProps } from '../../board-props.ts';
import type { Picture } from '../../film.ts';
import { badgeOf, companyWords, kindAt, roomWords } from '../../words.ts';
import { ARROWS, freeNook, lightAt, middleOf, passagesOf, spanOf, squareOf, wayTo } from './geometry.ts';
import { nearestTarget, targetsOf } from './targets.ts';
import { Tokens } from './tokens.tsx';
import './map.css';

interface RoomProps extends ActProps {
  picture: Picture;
  room: number;
  target: ReturnType<typeof targetsOf>[number] | undefined;
}

function RoomFace({ picture, room, view, owner }: { picture: Picture; room: number; view: View; owner: SeatOnPage | undefined }) {
  const kind = kindAt(picture, room);
  const open = picture.open[room] === 1;
  const busy = picture.tokens.includes(room) || picture.haunt === room;
  const name = kind === null ? '' : roomName(picture.rooms[room]!);
  const mark = kind === null ? null : KIND_MARKS[kind];
  const { east, south } = passagesOf(view.layout, room);
  const walked = picture.trail.includes(room) && !picture.tokens.some((at, seat) => at === room && seat === picture.active);
  return (
    <>
      {east >= 0 && <i className="passage east" />}
      {south >= 0 && <i className="passage south" />}
      {!open && <span className={`q ${kind === null ? '' : 'peeked'}`}>?</span>}
      {mark !== null && (
        <span className={`kind ${busy || !open ? 'corner' : ''}`}>
          <Icon drawing={mark} />
        </span>
      )}
      {open && kind === 'plain' && (
        <span className="engraving">
          <Icon drawing={ENGRAVINGS[name] ?? ENGRAVINGS['The Other Corridor']!} />
        </span>
      )}
      {walked && (
        <span className="walked">
          <Icon drawing={footsteps} />
        </span>
      )}
      {open && name !== '' && <span className="name">{name}</span>}
      {owner !== undefined && (
        <span className="start">
          <Sigil name={owner.sigil} size={14} />
        </span>
      )}
    </>
  );
}

function Room({ props, picture, room, target, question }: RoomProps) {
  const say = useSay();
  const { view, viewer, seats } = props;
  const kind = kindAt(picture, room);
  const open = picture.open[room] === 1;
  const { x, y } = squareOf(view.layout, room);
  const candle = picture.tokens[viewer ?? picture.active] ?? NONE;
  const style = { gridArea: `${y + 1} / ${x + 1}`, '--lum': lightAt(view.layout, room, candle) } as CSSProperties;
  const owner = seats.find(({ seat }) => view.seats[seat]?.start === room);
  const face = <RoomFace picture={picture} room={room} view={view} owner={owner} />;
  const flipped = open && props.scene !== null && props.scene.before.open[room] === 0;
  const look = `phf-room ${open ? `open ${kind}` : 'fog'} ${flipped ? 'flipping' : ''}`;
  const home = owner === undefined ? '' : say('phf.room.home', { name: owner.name });
  const words = [companyWords(say, picture, room, seats), home].filter((each) => each !== '').join(' ');
  if (target === undefined) {
    return (
      <li className={look} style={style} data-room={room}>
        <span role="img" aria-label={`${roomWords(say, picture, room)}. ${words}`} className="out-of-sight" />
        {face}
      </li>
    );
  }
  const way = wayTo(view.layout, view.seats[viewer ?? -1]?.room ?? NONE, room);
  const chosen = question.chosen === target.d;
  return (
    <li className={`${look} lit ${chosen ? 'chosen' : ''}`} style={style} data-room={room}>
      <button
        type="button"
        disabled={!question.open}
        data-decision={question.open ? target.d.kind : undefined}
        aria-pressed={target.atOnce ? undefined : chosen}
        aria-label={`${target.label(say)}. ${words}`}
        onClick={() => (target.atOnce ? question.answer(target.d) : question.choose(target.d))}
      >
        {face}
        <span className="badge" aria-hidden="true">
          {chosen ? '✓' : badgeOf(picture, room) || (way !== null && target.atOnce ? ARROWS[way] : '•')}
        </span>
      </button>
    </li>
  );
}

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

/** Arrow keys go from lit room to lit room. */
function walkKeys(event: KeyboardEvent<HTMLElement>, { props, question }: ActProps): void {
  const way = { ArrowUp: 'north', ArrowRight: 'east', ArrowDown: 'south', ArrowLeft: 'west' }[event.key] as 'north' | undefined;
  const targets = targetsOf(props, question).map(({ room }) => room);
  if (way === undefined || targets.length === 0) return;
  const focused = Number((event.target as Element).closest<HTMLElement>('[data-room]')?.dataset['room'] ?? NONE);
  const isStep = question.asked?.ask.kind === 'step';
  const from = isStep || focused < 0 ? (props.view.seats[props.viewer ?? -1]?.room ?? NONE) : focused;
  const to = nearestTarget(props.view.layout, targets, from < 0 ? targets[0]! : from, way);
  if (to === NONE) return;
  event.preventDefault();
  event.currentTarget.querySelector<HTMLElement>(`[data-room="${to}"] button`)?.focus();
}

export function DungeonMap({ props, question, picture }: ActProps & { picture: Picture }) {
  const say = useSay();
  const { view, viewer } = props;
  const [zoom, setZoom] = useState<Zoom>('usual');
  const { columns, rows } = spanOf(view.layout);
  const targets = targetsOf(props, question);
  const seat = picture.active >= 0 ? picture.active : (viewer ?? 0);
  const focus = targets.length > 0 && viewer !== null ? (picture.tokens[viewer] ?? NONE) : (picture.tokens[seat] ?? NONE);
  const frame = useCentred(focus, zoom);
  const { corner, upright } = freeNook(view.layout);
  const light = focus >= 0 ? middleOf(view.layout, focus) : { x: 0.5, y: 0.5 };
  const style = { '--columns': columns, '--rows': rows, '--lx': `${light.x * 100}%`, '--ly': `${light.y * 100}%` } as CSSProperties;
  return (
    <div className="phf-board" data-zoom={zoom}>
      <section
        className="phf-frame"
        ref={frame}
        aria-label={say('phf.dungeon')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
        tabIndex={0}
        onKeyDown={(event) => walkKeys(event, { props, question })}
      >
        <div className="phf-map" style={style}>
          <ul className="phf-rooms">
            {view.rooms.map((_, room) => (
              <Room
                // A room is its square.
                // biome-ignore lint/suspicious/noArrayIndexKey: see above
                key={room}
                props={props}
                question={question}
                picture={picture}
                room={room}
                target={targets.find((each) => each.room === room)}
              />
            ))}
          </ul>
          <Tokens props={props} picture={picture} />
        </div>
      </section>
      <div className={`phf-corner ${corner} ${upright ? 'upright' : ''}`}>
        {/* PHF-032  Only the Marauder goes by it. */}
        {view.rules.expansion && (
          <Compass label={say('phf.compass')} pointing={picture.stage?.kind === 'marauder' ? picture.stage.e.face : null} />
        )}
        <button
          type="button"
          className="icon-button phf-zoom"
          aria-label={say('phf.zoom')}
          onClick={() => setZoom(nextZoom(zoom, frame.current))}
        >
          <Icon drawing={expand} />
        </button>
      </div>
    </div>
  );
}
