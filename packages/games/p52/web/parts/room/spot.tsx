/** One spot: a short card, face up or down, with what is known of it above the gloom. */
import eyeShut from 'game-icon:sight-disabled';
import bag from 'game-icon:swap-bag';
import { Icon } from '@undercroft/board/controls/icon.tsx';
import { useSay } from '@undercroft/board/text.ts';
import type { CSSProperties } from 'react';
import { type SpotState, spotNamed, type View } from '../../../src/index.ts';
import { rankOf, suitOf } from '../../../src/rules/cards.ts';
import { isFaceUp } from '../../../src/rules/map.ts';
import { rankWord, SUIT_ICONS } from '../../art/cards.tsx';
import { EXIT, FACE_DOWN, OPENED, START, spotIcon } from '../../art/icons.ts';
import { useGameSay } from '../../board-props.ts';

export const at = ([x, y]: readonly [number, number]): CSSProperties => ({ '--x': x, '--y': y }) as CSSProperties;

/** A chest that was opened is a path with a story. */
const isOpened = ({ card, is }: SpotState): boolean => is === 'path' && card >= 0 && rankOf(card) === 7;

/** What lies beneath the light: paper or back. */
export function SpotBody({ spot, style }: { spot: SpotState; style: CSSProperties }) {
  if (!isFaceUp(spot))
    return (
      <i className="p52-body down" style={style}>
        <u>
          <Icon drawing={FACE_DOWN} />
        </u>
      </i>
    );
  const picture = isOpened(spot) ? OPENED : spotIcon(spot.is);
  const suit = suitOf(spot.card);
  return (
    <i className={`p52-body up kind-${spot.is}`} style={style}>
      {picture === null ? (
        <u className={`pip ${suit}`}>
          <Icon drawing={SUIT_ICONS[suit]} />
        </u>
      ) : (
        <u className={isOpened(spot) ? 'opened' : ''}>
          <Icon drawing={picture} />
        </u>
      )}
    </i>
  );
}

interface MarksProps {
  view: View;
  place: number;
  isNear: boolean;
  isHiddenByWall: boolean;
  isOccupied: boolean;
}

/** What is known stays readable in the dark: index, label, exit, what lies about. */
export function SpotMarks({ view, place, isNear, isHiddenByWall, isOccupied }: MarksProps) {
  const say = useSay();
  const inGame = useGameSay();
  const spot = view.spots[place]!;
  const isUp = isFaceUp(spot);
  const label = isUp && spot.is !== 'path' && spot.is !== 'enemy' ? spotNamed({ say: inGame, view }, spot.is) : null;
  return (
    <span className={`p52-marks ${isNear ? '' : 'far'}`} aria-hidden="true">
      {isUp && (
        <span className={`index ${suitOf(spot.card)}`}>
          <b>{rankWord(spot.card)}</b>
          <Icon drawing={SUIT_ICONS[suitOf(spot.card)]} />
        </span>
      )}
      {place === view.exit ? (
        <span className={`label exit ${view.isBarred ? 'barred' : ''}`}>
          {!view.isBarred && <Icon drawing={EXIT} />} {say(view.isBarred ? 'p52.exit.barred' : 'p52.exit')}
        </span>
      ) : label !== null && !isOccupied ? (
        <span className="label">{spot.chest === 'broken' ? say('p52.lock.broken') : label}</span>
      ) : place === view.start && !isOccupied ? (
        <span className="label start">
          <Icon drawing={START} /> {say('p52.start')}
        </span>
      ) : null}
      {spot.items.length + spot.drops > 0 && (
        <span className="loot">
          <Icon drawing={bag} />
          {spot.items.length + spot.drops > 1 && <b>{spot.items.length + spot.drops}</b>}
        </span>
      )}
      {isHiddenByWall && (
        <span className="blind">
          <Icon drawing={eyeShut} />
        </span>
      )}
    </span>
  );
}
