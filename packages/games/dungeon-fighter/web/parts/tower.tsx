/** Beside the table: what the tower still holds, who was met, and what every throw asks for. */
import type { TabProps } from '@undercroft/board/contract.ts';
import { useSay } from '@undercroft/board/text.ts';
import { type Event, MONSTERS, monsterName, type View } from '../../src/index.ts';
import { MonsterFigure } from './pictures.tsx';
import './tower.css';

const TIERS = ['I', 'II', 'III', 'IV'] as const;

export function TowerTab({ view, events, inGame }: TabProps<View, Event>) {
  const say = useSay();
  const met = events.flatMap((e) => (e.type === 'monsterRevealed' ? [e.monster] : []));
  const stocked = events.find((e) => e.type === 'towerStocked')?.monsters ?? [0, 0, 0, 0];
  // Whoever was backed down from lies under the tier again.
  const gone = (tier: number) =>
    new Set(met.filter((monster) => MONSTERS[monster]!.level === tier + 1)).size - (view.under[tier]?.length ?? 0);
  return (
    <div className="df-tower">
      <h3>{say('df.tower.left')}</h3>
      <ol className="tiers">
        {TIERS.map((name, i) => (
          <li key={name} className={`tier-${i + 1}`}>
            <b>{name}</b> {say('df.tower.cards', { n: Math.max(0, (stocked[i] ?? 0) - gone(i)) })}
          </li>
        ))}
      </ol>
      <h3>{say('df.tower.met')}</h3>
      <ul className="met">
        {met.map((monster, i) => (
          <li key={i}>
            <span className="df-portrait">
              <MonsterFigure monster={monster} />
            </span>
            <span>
              {monsterName(inGame, monster)}
              <small>{view.beaten.includes(monster) ? say('df.tower.beaten') : ''}</small>
            </span>
          </li>
        ))}
        {met.length === 0 && <li>{say('df.tower.nobody')}</li>}
      </ul>
    </div>
  );
}
