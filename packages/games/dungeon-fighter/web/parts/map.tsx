/** The plan of the floor: rooms with their badges, corridors with their arrows, where the party has been and where it may go. */

import danger from 'game-icon:death-skull';
import treasure from 'game-icon:locked-chest';
import shop from 'game-icon:shop';
import fountain from 'game-icon:well';
import { Icon } from '@undercroft/board/controls/icon.tsx';
import { scrollStop } from '@undercroft/board/controls/scroll-stop.ts';
import { Answer, Ask } from '@undercroft/board/question/answers.tsx';
import { useSay } from '@undercroft/board/text.ts';
import type { CSSProperties } from 'react';
import { cardName, type Sheet as FloorSheet, NONE, type RoomKind, roomText, type View } from '../../src/index.ts';
import { type ActProps, answersOf, type Question, type ScreenProps, useGameSay } from '../board-props.ts';
import { type Placed, planOf, sheetIn } from '../map-plan.ts';
import { ScarAct } from './acts/scar-act.tsx';
import { Decision } from './decision.tsx';
import { Chest, Mates } from './party.tsx';
import './map.css';

const BADGES: Readonly<Record<RoomKind['room'], string>> = { plain: '', shop, fountain, treasure, dangerous: danger };
const [COLUMN, ROW, WIDE, HIGH, TALL] = [150, 108, 116, 82, 300];

const placeOf = ({ column, row, rows }: Placed): { x: number; y: number } => ({
  x: column * COLUMN + COLUMN / 2,
  y: (row - (rows - 1) / 2) * ROW + TALL / 2,
});

const columnsOf = (plan: readonly Placed[]): number => Math.max(...plan.map(({ column }) => column)) + 1;

/** Everything lies in shares of the plan, so that a small screen may press it together. */
const across = (plan: readonly Placed[], x: number): string => `${(100 * x) / (columnsOf(plan) * COLUMN)}%`;
const down = (y: number): string => `${(100 * y) / TALL}%`;

function Corridors({ sheet, plan }: { sheet: FloorSheet; plan: readonly Placed[] }) {
  return sheet.rooms.flatMap(({ exits }, room) =>
    exits.map((next) => {
      const [from, to] = [placeOf(plan[room]!), placeOf(plan[next]!)];
      const [x1, x2] = [across(plan, from.x + WIDE / 2), across(plan, to.x - WIDE / 2 - 8)];
      return (
        <line key={`${room} ${next}`} className="corridor" {...{ x1, x2 }} y1={down(from.y)} y2={down(to.y)} markerEnd="url(#df-arrow)" />
      );
    }),
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
    const { x, y } = placeOf(placed);
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
    const style = {
      left: across(plan, x - WIDE / 2),
      top: down(y - HIGH / 2),
      width: across(plan, WIDE),
      height: down(HIGH),
    };
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
  return (
    <div className="df-plan-frame">
      <div className="df-plan" style={{ '--wide': `${columnsOf(plan) * COLUMN}px`, '--tall': `${TALL}px` } as CSSProperties}>
        <svg width="100%" height="100%" aria-hidden="true">
          <defs>
            <marker id="df-arrow" viewBox="0 0 10 10" refX="8" refY="5" markerWidth="3.2" markerHeight="3.2" orient="auto">
              <path d="M0 0L10 5L0 10z" />
            </marker>
          </defs>
          <Corridors sheet={props.sheet} plan={plan} />
        </svg>
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
