/** The plan of the floor: rooms with their badges, corridors with their arrows, where the party has been and where it may go. */

import danger from 'game-icon:death-skull';
import treasure from 'game-icon:locked-chest';
import shop from 'game-icon:shop';
import fountain from 'game-icon:well';
import { Icon } from '@undercroft/board/controls/icon.tsx';
import { scrollStop } from '@undercroft/board/controls/scroll-stop.ts';
import { Answer, Ask } from '@undercroft/board/question/answers.tsx';
import { useSay } from '@undercroft/board/text.ts';
import { type CSSProperties, useEffect, useRef } from 'react';
import { cardName, type Sheet as FloorSheet, NONE, type RoomKind, roomText, type View } from '../../src/index.ts';
import { type ActProps, answersOf, type Question, type ScreenProps, useGameSay } from '../board-props.ts';
import { type Placed, planOf, sheetIn } from '../map-plan.ts';
import { ScarAct } from './acts/scar-act.tsx';
import { Decision } from './decision.tsx';
import { Chest, Mates } from './party.tsx';
import './map.css';

const BADGES: Readonly<Record<RoomKind['room'], string>> = { plain: '', shop, fountain, treasure, dangerous: danger };
const COLUMN = 150;

/** How a plan lies: from left to right where there is width, else from top to bottom. */
type Way = 'lying' | 'upright';
/** Parts of the plan: of a room's column along the way, of the whole plan across it; and from one room of a column to the next. */
const LOOKS: Record<Way, { long: number; broad: number; step: number }> = {
  lying: { long: 0.775, broad: 0.274, step: 0.36 },
  upright: { long: 0.7, broad: 0.31, step: 0.335 },
};

const columnsOf = (plan: readonly Placed[]): number => Math.max(...plan.map(({ column }) => column)) + 1;
const percent = (share: number): string => `${(100 * share).toFixed(2)}%`;

/** Where a room begins and ends along the way, and across it. */
function spanOf(way: Way, columns: number, { column, row, rows }: Placed) {
  const { long, broad, step } = LOOKS[way];
  const [along, across] = [(column + 0.5) / columns, 0.5 + (row - (rows - 1) / 2) * step];
  return { from: along - long / columns / 2, to: along + long / columns / 2, across, broad, long: long / columns };
}

/** Everything lies in shares of the plan, so that a small screen may press it together. */
function styleOf(columns: number, placed: Placed): CSSProperties {
  const [lying, upright] = [spanOf('lying', columns, placed), spanOf('upright', columns, placed)];
  return {
    '--lying': `${percent(lying.across - lying.broad / 2)} auto auto ${percent(lying.from)}`,
    '--lying-wide': percent(lying.long),
    '--lying-high': percent(lying.broad),
    '--upright': `${percent(upright.from)} auto auto ${percent(upright.across - upright.broad / 2)}`,
    '--upright-wide': percent(upright.broad),
    '--upright-high': percent(upright.long),
  } as CSSProperties;
}

function Corridors({ sheet, plan, way }: { sheet: FloorSheet; plan: readonly Placed[]; way: Way }) {
  const columns = columnsOf(plan);
  return (
    <svg className={way} width="100%" height="100%" aria-hidden="true">
      <defs>
        <marker id={`df-arrow-${way}`} viewBox="0 0 10 10" refX="8" refY="5" markerWidth="3.2" markerHeight="3.2" orient="auto">
          <path d="M0 0L10 5L0 10z" />
        </marker>
      </defs>
      {sheet.rooms.flatMap(({ exits }, room) =>
        exits.map((next) => {
          const [from, to] = [spanOf(way, columns, plan[room]!), spanOf(way, columns, plan[next]!)];
          const [along1, along2, across1, across2] = [from.to, to.from - 0.01, from.across, to.across].map(percent);
          const ends =
            way === 'lying' ? { x1: along1, x2: along2, y1: across1, y2: across2 } : { x1: across1, x2: across2, y1: along1, y2: along2 };
          return <line key={`${room} ${next}`} className="corridor" {...ends} markerEnd={`url(#df-arrow-${way})`} />;
        }),
      )}
    </svg>
  );
}

interface PlanProps {
  view: View;
  sheet: FloorSheet;
  question: Question;
}

function Rooms({ view, sheet, question, plan }: PlanProps & { plan: readonly Placed[] }) {
  const inGame = useGameSay();
  const say = useSay();
  const ways = answersOf(question.asked, 'room');
  return plan.map((placed) => {
    const room = sheet.rooms[placed.room]!;
    const d = ways.find((way) => way.room === placed.room);
    const here = view.room === placed.room;
    const walked = view.route.includes(view.floor * 10 + placed.room) && !here;
    const badge = BADGES[room.kind.room];
    const label = `${say('df.room', { name: room.id })}: ${roomText(inGame, room.kind)}`;
    const inside = (
      <>
        <b className="df-display">{room.id}</b>
        {badge !== '' && <Icon drawing={badge} />}
        <small>{roomText(inGame, room.kind)}</small>
      </>
    );
    const className = `df-room ${room.kind.room} ${here ? 'here' : ''} ${walked ? 'walked' : ''}`;
    const style = styleOf(columnsOf(plan), placed);
    if (d === undefined)
      return (
        <div key={room.id} className={className} style={style} role="img" aria-label={label}>
          {inside}
        </div>
      );
    return (
      <button
        key={room.id}
        type="button"
        className={className}
        style={style}
        aria-label={label}
        data-decision="room"
        disabled={!question.open}
        onClick={() => question.answer(d)}
      >
        {inside}
      </button>
    );
  });
}

function Plan(props: PlanProps) {
  const plan = planOf(props.sheet);
  const frame = useRef<HTMLDivElement>(null);
  const ways = answersOf(props.question.asked, 'room').length;
  // Where the plan is longer than its place, the rooms to choose from are what one wants to see.
  useEffect(() => {
    if (ways > 0) frame.current?.querySelector('button.df-room')?.scrollIntoView({ block: 'center', inline: 'center' });
  }, [ways]);
  const columns = columnsOf(plan);
  return (
    <div className="df-plan-frame" ref={frame}>
      <div className="df-plan" style={{ '--wide': `${columns * COLUMN}px`, '--columns': columns } as CSSProperties}>
        <Corridors sheet={props.sheet} plan={plan} way="lying" />
        <Corridors sheet={props.sheet} plan={plan} way="upright" />
        <Rooms {...props} plan={plan} />
      </div>
    </div>
  );
}

function RoomAct({ props, question }: ActProps) {
  const inGame = useGameSay();
  const say = useSay();
  const sheet = sheetIn(props.view);
  return (
    <>
      <Ask title={question.asked && props.words.ask(props.view, question.asked.ask)} />
      <div className="answers">
        {answersOf(question.asked, 'room').map((d) => {
          const room = sheet?.rooms[d.room];
          return (
            <Answer key={d.room} question={question} d={d} tone={d.room === NONE ? 'plain' : 'gold'}>
              {room === undefined
                ? props.words.decision(props.view, d)
                : `${say('df.room', { name: room.id })}: ${roomText(inGame, room.kind)}`}
            </Answer>
          );
        })}
      </div>
    </>
  );
}

const ACTS = { room: RoomAct, scar: ScarAct };

export function MapScreen({ props, question }: ScreenProps) {
  const say = useSay();
  const inGame = useGameSay();
  const { view } = props;
  const sheet = sheetIn(view);
  return (
    <div className="df-screen df-map">
      <div className="df-left" ref={scrollStop}>
        <Mates props={props} />
        <Chest view={view} />
      </div>
      <section className="oak df-floor" aria-label={say('df.map')}>
        <h2 className="df-display">{cardName(inGame, sheet) || say('df.floor.boss')}</h2>
        {sheet !== undefined && <Plan view={view} sheet={sheet} question={question} />}
      </section>
      <Decision props={props} question={question} acts={ACTS} />
    </div>
  );
}
