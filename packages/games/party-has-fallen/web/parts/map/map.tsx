/** The dungeon on its oak board: rooms, fog, passages, tokens, the Marauder and a compass. */

import ghost from 'game-icon:floating-ghost';
import footsteps from 'game-icon:footsteps';
import { Compass } from '@undercroft/board/art/compass.tsx';
import type { SeatOnPage } from '@undercroft/board/contract.ts';
import { Icon } from '@undercroft/board/controls/icon.tsx';
import { GridMap, MapRoom } from '@undercroft/board/map/map.tsx';
import { ARROWS, wayTo } from '@undercroft/board/map/squares.ts';
import { seatTokens, type Token } from '@undercroft/board/map/tokens.tsx';
import { Sigil } from '@undercroft/board/seats/sigil.tsx';
import { useSay } from '@undercroft/board/text.ts';
import { NONE, printedRoom, roomName } from '../../../src/index.ts';
import { KIND_MARKS } from '../../art/marks.ts';
import { ENGRAVINGS } from '../../art/rooms.ts';
import { type ActProps, useGameSay } from '../../board-props.ts';
import type { Picture } from '../../film.ts';
import { badgeOf, companyWords, kindAt, roomWords } from '../../words.ts';
import { targetsOf } from './targets.ts';
import './kinds.css';

interface RoomProps extends ActProps {
  picture: Picture;
  room: number;
  target: ReturnType<typeof targetsOf>[number] | undefined;
}

function RoomFace({ picture, room, owner }: { picture: Picture; room: number; owner: SeatOnPage | undefined }) {
  const inGame = useGameSay();
  const kind = kindAt(picture, room);
  const open = picture.open[room] === 1;
  const busy = picture.tokens.includes(room) || picture.haunt === room;
  const name = kind === null ? '' : roomName(inGame, picture.rooms[room]!);
  const mark = kind === null ? null : KIND_MARKS[kind];
  const walked = picture.trail.includes(room) && !picture.tokens.some((at, seat) => at === room && seat === picture.active);
  return (
    <>
      {!open && <span className={`q ${kind === null ? '' : 'peeked'}`}>?</span>}
      {mark !== null && (
        <span className={`kind ${busy || !open ? 'corner' : ''}`}>
          <Icon drawing={mark} />
        </span>
      )}
      {open && kind === 'plain' && (
        <span className="engraving">
          <Icon drawing={ENGRAVINGS[printedRoom(picture.rooms[room]!)] ?? ENGRAVINGS['The Other Corridor']!} />
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
  const open = picture.open[room] === 1;
  const owner = seats.find(({ seat }) => view.seats[seat]?.start === room);
  const flipped = open && props.scene !== null && props.scene.before.open[room] === 0;
  const home = owner === undefined ? '' : say('phf.room.home', { name: owner.name });
  const words = [companyWords(say, picture, room, seats), home].filter((each) => each !== '').join(' ');
  const way = wayTo(view.layout, view.seats[viewer ?? -1]?.room ?? NONE, room);
  const badge = badgeOf(picture, room) || (way !== null && target?.atOnce ? ARROWS[way] : '•');
  return (
    <MapRoom
      layout={view.layout}
      room={room}
      candle={picture.tokens[viewer ?? picture.active] ?? NONE}
      look={`${open ? `open ${kindAt(picture, room)}` : 'fog'} ${flipped ? 'flipping' : ''}`}
      label={`${target?.label(say, props.words.say) ?? roomWords(say, props.words.say, picture, room)}. ${words}`}
      target={target && { question, d: target.d, atOnce: target.atOnce, badge }}
    >
      <RoomFace picture={picture} room={room} owner={owner} />
    </MapRoom>
  );
}

/** The party's tokens, and the Marauder that glides between them. */
function tokensOf({ seats }: ActProps['props'], picture: Picture): Token[] {
  const spirit = (
    <span className="spirit">
      <Icon drawing={ghost} />
      <b>{picture.hauntHp}</b>
    </span>
  );
  const party = seatTokens(seats, {
    room: (seat) => picture.tokens[seat] ?? NONE,
    change: (seat) => picture.changes.find((each) => each.seat === seat)?.amount,
    active: picture.active,
  });
  return [...party, { key: 'marauder', room: picture.haunt, className: 'marauder', look: spirit }];
}

export function DungeonMap({ props, question, picture }: ActProps & { picture: Picture }) {
  const say = useSay();
  const { view, viewer } = props;
  const targets = targetsOf(props, question);
  const seat = picture.active >= 0 ? picture.active : (viewer ?? 0);
  const focus = targets.length > 0 && viewer !== null ? (picture.tokens[viewer] ?? NONE) : (picture.tokens[seat] ?? NONE);
  // PHF-032  Only the Marauder goes by it.
  const compass = view.rules.expansion && (
    <Compass label={say('phf.compass')} pointing={picture.stage?.kind === 'marauder' ? picture.stage.e.face : null} />
  );
  return (
    <GridMap
      label={say('phf.dungeon')}
      layout={view.layout}
      focus={focus}
      targets={targets.map(({ room }) => room)}
      from={question.asked?.ask.kind === 'step' ? view.seats[viewer ?? -1]?.room : undefined}
      tokens={tokensOf(props, picture)}
      corner={compass}
    >
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
    </GridMap>
  );
}
