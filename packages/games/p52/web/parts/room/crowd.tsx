/** Several on one spot: they stand in a row over the room, each large enough for a finger. */
import lens from 'game-icon:magnifying-glass';
import { Standee } from '@undercroft/board/art/standee.tsx';
import { Icon } from '@undercroft/board/controls/icon.tsx';
import { walkAmong } from '@undercroft/board/controls/keys.ts';
import { useSay } from '@undercroft/board/text.ts';
import { useEffect, useRef } from 'react';
import { placeNamed, type View } from '../../../src/index.ts';
import { WARD } from '../../../src/rules/ward.ts';
import { foeOf } from '../../art/foes.ts';
import { Portrait } from '../../art/portrait.tsx';
import { useGameSay } from '../../board-props.ts';
import type { Looked } from '../order-bar.tsx';
import { isOn, type Pointing, type Target, targetsAt } from './pointing.ts';
import { type Standing, standingAt } from './standing.ts';

interface CrowdProps {
  view: View;
  pointing: Pointing;
  place: number;
  /** Nearer to the upper edge, so that the spot itself is seen. */
  above: boolean;
  onLook(who: Looked): void;
  /** What is on the spot besides. */
  onSpot(): void;
  onClose(): void;
}

const targetOf = (targets: readonly Target[], { enemy, seat }: Standing): Target | undefined =>
  targets.find((each) => isOn(each, enemy === null ? { is: 'seat', id: seat } : { is: 'enemy', id: enemy.id }));

const nameOf = (view: View, { enemy, seat }: Standing): string => {
  if (enemy !== null) return view.met[enemy.id] ?? enemy.sheet.name;
  return seat === WARD ? (view.ward?.name ?? '') : (view.heroes[seat]?.sheet?.name ?? '');
};

function Figure({ view, one: { enemy, seat } }: { view: View; one: Standing }) {
  const sheet = view.heroes[seat]?.sheet;
  if (enemy !== null) return <Standee creature={foeOf(enemy)} />;
  return sheet ? <Portrait who={sheet} /> : null;
}

export function Crowd({ view, pointing, place, above, onLook, onSpot, onClose }: CrowdProps) {
  const say = useSay();
  const inGame = useGameSay();
  const row = useRef<HTMLDivElement>(null);
  const targets = targetsAt(pointing, place);
  useEffect(() => {
    row.current?.querySelector('button')?.focus();
  }, [place]);
  const press = (one: Standing, target: Target | undefined) => {
    if (target !== undefined) target.press();
    else if (one.enemy !== null) onLook({ side: 'enemy', id: one.enemy.id });
    else if (one.seat !== WARD) onLook({ side: 'party', id: one.seat });
    onClose();
  };
  return (
    <div
      ref={row}
      role="toolbar"
      className={`p52-crowd ${above ? 'above' : ''}`}
      aria-label={say('p52.crowd', { place: placeNamed({ say: inGame, view }, place) })}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
        else walkAmong(event, 'button');
        event.stopPropagation();
      }}
    >
      {standingAt(view, place).map((one) => {
        const target = targetOf(targets, one);
        return (
          <button
            key={one.key}
            type="button"
            className={`p52-one ${target === undefined ? '' : 'legal'} ${target?.chosen ? 'chosen' : ''}`}
            data-decision={target === undefined ? undefined : pointing.decision}
            disabled={target !== undefined && pointing.decision === undefined}
            onClick={() => press(one, target)}
          >
            <Figure view={view} one={one} />
            <span>{nameOf(view, one)}</span>
            {target?.badge !== undefined && <em>{target.badge}</em>}
            <span className="out-of-sight">{target?.label ?? say('p52.crowd.look')}</span>
          </button>
        );
      })}
      <button type="button" className="p52-one" onClick={onSpot}>
        <Icon drawing={lens} />
        <span>{say('p52.crowd.spot')}</span>
      </button>
    </div>
  );
}
