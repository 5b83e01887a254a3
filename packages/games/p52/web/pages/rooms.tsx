/** `/games/p52/rooms`: the shapes rooms may have, to look at before a table is made with them. */
import type { GamePageProps } from '@undercroft/board/contract.ts';
import { Button } from '@undercroft/board/controls/button.tsx';
import { Link } from '@undercroft/board/controls/link.tsx';
import { useSay } from '@undercroft/board/text.ts';
import { useMemo, useState } from 'react';
import { columnOf, type Room, rowOf, sizeOf } from '../../src/rules/rooms/room.ts';
import { useGameSpeech } from '../game-speech.ts';
import { drawnRooms, grownRooms, scenariosOf } from '../parts/rooms/shapes.ts';
import '../board.css';
import './characters.css';
import './rooms.css';

/** A spot and the gap beside it, in units of the drawing. */
const [WIDE, HIGH, GAP] = [10, 12, 1.5];

/** A room from above; the party enters at the mark, from the south. */
function Plan({ room }: { room: Room }) {
  const say = useSay();
  const places = Array.from({ length: sizeOf(room) }, (_, place) => place);
  const columns = Math.max(...places.map((place) => columnOf(room, place))) + 1;
  const rows = Math.max(...places.map((place) => rowOf(room, place))) + 1;
  return (
    <svg
      className="p52-plan"
      viewBox={`-1 -1 ${columns * WIDE + 2} ${rows * HIGH + 2}`}
      role="img"
      aria-label={say('p52.rooms.plan', { spots: places.length, columns, rows })}
    >
      {places.map((place) => (
        <rect
          key={place}
          className={place === room.start ? 'start' : ''}
          x={columnOf(room, place) * WIDE + GAP / 2}
          y={rowOf(room, place) * HIGH + GAP / 2}
          width={WIDE - GAP}
          height={HIGH - GAP}
          rx={1.4}
        />
      ))}
    </svg>
  );
}

function Shape({ title, rooms }: { title: string; rooms: readonly Room[] }) {
  const say = useSay();
  return (
    <li className="slip p52-shape">
      <h3>{title}</h3>
      <div className="plans">
        {rooms.map((room) => (
          <figure key={sizeOf(room)}>
            <Plan room={room} />
            <figcaption>{say('p52.spots', { n: sizeOf(room) })}</figcaption>
          </figure>
        ))}
      </div>
    </li>
  );
}

export default function RoomsPage(_page: GamePageProps) {
  const say = useSay();
  const speech = useGameSpeech();
  const [shuffle, setShuffle] = useState(1);
  const scenarios = useMemo(() => scenariosOf(speech), [speech]);
  return (
    <div className="p52 p52-page">
      <section className="p52-characters p52-rooms">
        <h1>{say('p52.rooms')}</h1>
        <p>{say('p52.rooms.lead')}</p>
        <div className="p52-ways">
          <Button onClick={() => setShuffle(shuffle + 1)}>{say('p52.rooms.others')}</Button>
          <Link className="button plain usual" href="/games/p52">
            {say('p52.rooms.play')}
          </Link>
        </div>
        <h2>{say('p52.rooms.grown')}</h2>
        <ul>
          {grownRooms(shuffle).map(({ key, shape, rooms }) => (
            <Shape key={key} title={say(`p52.shape.${shape}`)} rooms={rooms} />
          ))}
        </ul>
        {scenarios.map((book) => {
          const drawn = drawnRooms(book, shuffle);
          return (
            drawn.length > 0 && (
              <section key={book.scenario.meta.id}>
                <h2>{say('p52.rooms.drawn', { title: book.scenario.meta.title })}</h2>
                <ul>
                  {drawn.map(({ key, name, rooms }) => (
                    <Shape key={key} title={name} rooms={rooms} />
                  ))}
                </ul>
              </section>
            )
          );
        })}
      </section>
    </div>
  );
}
