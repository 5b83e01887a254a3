/** Health: red is safe, hatched is what the next loss would cost. */
import heart from 'game-icon:hearts';
import type { CSSProperties } from 'react';
import { Icon } from '../controls/icon.tsx';
import './art.css';

interface HealthProps {
  health: number;
  maximum: number;
  /** What a loss would cost; 0 if nothing threatens. */
  risk?: number;
  /** In words, for those who do not see it. */
  label: string;
}

export function HealthBar({ health, maximum, risk = 0, label }: HealthProps) {
  const lost = Math.min(health, risk);
  const share = (part: number) => `${(100 * part) / Math.max(1, maximum)}%`;
  const style = { '--safe': share(health - lost), '--risk': share(lost) } as CSSProperties;
  return (
    <span className="art-health">
      <Icon drawing={heart} />
      <span className="number" aria-hidden="true">
        {health}
        <span className="of">/{maximum}</span>
      </span>
      <span className="gauge" style={style} role="img" aria-label={label}>
        <i className="safe" />
        <i className="risk" />
      </span>
    </span>
  );
}
