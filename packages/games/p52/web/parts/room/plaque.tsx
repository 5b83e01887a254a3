/** What the cards made of this room, on a slip over it; or what is on a spot somebody asked about. */
import moon from 'game-icon:moon';
import sun from 'game-icon:sun';
import { CROSS } from '@undercroft/board/controls/cross.ts';
import { Icon } from '@undercroft/board/controls/icon.tsx';
import { Terms } from '@undercroft/board/terms/terms.tsx';
import { useSay } from '@undercroft/board/text.ts';
import { bookFor, placeNamed, type View } from '../../../src/index.ts';
import { rankOf } from '../../../src/rules/cards.ts';
import { isFaceUp } from '../../../src/rules/map.ts';
import { sizeCards } from '../../../src/rules/quests.ts';
import { sideOf } from '../../../src/rules/rooms/exit.ts';
import { Scrap } from '../../art/cards.tsx';
import { type Props, useGameSay } from '../../board-props.ts';
import { spotRule, whoAt } from './spot-words.ts';

/** Size, light and exit cards lie in the order they were turned. */
function cardsOf(view: View) {
  const size = sizeCards(view.characters);
  const light = view.place === 'inside' ? 1 : 0;
  return {
    size: view.roomDiscards.slice(0, size),
    light: view.roomDiscards.slice(size, size + light)[0],
    exit: view.roomDiscards.slice(size + light).find((card) => sideOf(rankOf(card)) !== null),
  };
}

function RoomLine({ view }: { view: View }) {
  const say = useSay();
  const { size, light, exit } = cardsOf(view);
  const side = exit === undefined ? null : sideOf(rankOf(exit));
  return (
    <p className="p52-plaque">
      <b className="name">{say('p52.roomN', { n: view.quest.entered })}</b>
      <span>
        <Icon drawing={view.isLit ? sun : moon} /> {say(view.isLit ? 'p52.lit' : 'p52.dark')}{' '}
        {light !== undefined && <Scrap card={light} />}
      </span>
      <span>
        {size.map((card) => (
          <Scrap key={card} card={card} />
        ))}{' '}
        {say('p52.spots', { n: view.spots.length })}
      </span>
      {exit !== undefined && side !== null && (
        <span>
          <Scrap card={exit} /> {say(`p52.exit.${side}`)}
        </span>
      )}
    </p>
  );
}

interface PlaqueProps {
  view: View;
  props: Props;
  looked: number | null;
  onClose(): void;
}

/** One spot, read closely. */
function SpotSlip({ view, place, props, onClose }: { view: View; place: number; props: Props; onClose(): void }) {
  const say = useSay();
  const inGame = useGameSay();
  const spot = view.spots[place]!;
  const items = spot.items.map((item) => bookFor(view).item(item).name);
  return (
    <div className="slip p52-look" role="status">
      <h3>
        {placeNamed({ say: inGame, view }, place)} {isFaceUp(spot) && <Scrap card={spot.card} />}
        <button type="button" className="icon-button" aria-label={say('board.close')} onClick={onClose}>
          <Icon drawing={CROSS} />
        </button>
      </h3>
      <p>
        <Terms text={isFaceUp(spot) ? spotRule(say, view, spot.is) : say('p52.faceDown')} />
      </p>
      {place === view.exit && <p>{say(view.isBarred ? 'p52.spot.barred' : 'p52.spot.exit')}</p>}
      {whoAt(say, view, place).map((line) => (
        <p key={line}>
          <b>{line}</b>
        </p>
      ))}
      {items.length > 0 && <p>{say('p52.lies', { items: items.join(', ') })}</p>}
      {spot.drops > 0 && <p>{say('p52.drops', { n: spot.drops })}</p>}
      <button type="button" className="rule-link" onClick={() => props.showRule('P52-114')}>
        § P52-114
      </button>
    </div>
  );
}

export function Plaque({ view, props, looked, onClose }: PlaqueProps) {
  return (
    <>
      <RoomLine view={view} />
      {looked !== null && looked < view.spots.length && <SpotSlip view={view} place={looked} props={props} onClose={onClose} />}
    </>
  );
}
