/** The bar of a flip against the pole of its target, and the shield of whoever defends. */
import shield from 'game-icon:round-shield';
import { Icon } from '@undercroft/board/controls/icon.tsx';
import { signed, useSay } from '@undercroft/board/text.ts';
import type { CSSProperties } from 'react';
import { ACE, rankOf } from '../../../src/rules/cards.ts';
import { type Bar, succeeded, targetOf } from './figures.ts';
import type { Contest } from './flips.ts';

/** The verdict in a word or two: Over 4, 2 short, an Ace. */
export function useVerdict(): (e: Contest, total: number) => string {
  const say = useSay();
  return (e, total) => {
    if ((e.type === 'struck' || e.type === 'enemyStruck') && e.card !== null && rankOf(e.card) === ACE) return say('p52.flip.ace');
    if (succeeded(e)) return total >= targetOf(e) ? say('p52.flip.over', { n: total - targetOf(e) }) : say('p52.flip.done');
    if (e.type === 'enemyStruck' && total === targetOf(e)) return say('p52.flip.equal');
    return say('p52.flip.short', { n: Math.max(1, targetOf(e) - total) });
  };
}

interface RuleProps {
  bar: Bar;
  /** What the enemy's defence comes to; null: none, or not yet. */
  defence: number | null;
  colour: string;
  /** '' while it is not decided. */
  verdict: string;
}

export function Rule({ bar, defence, colour, verdict }: RuleProps) {
  const say = useSay();
  // Room for the number beyond the bar.
  const most = Math.max(bar.total, bar.target, defence ?? 0, 8) * 1.16;
  const share = (n: number): string => `${(100 * Math.max(0, n)) / most}%`;
  const words = verdict === '' ? say('p52.flip.target', { n: bar.target }) : undefined;
  return (
    <span
      className="p52-rule"
      style={{ '--flipper': colour } as CSSProperties}
      role="img"
      aria-label={words ?? say('p52.flip.words', { total: bar.total, target: bar.target, verdict })}
    >
      <em className="target" style={{ width: share(bar.target) }}>
        {say('p52.flip.target', { n: bar.target })}
      </em>
      <em className={`verdict ${bar.target / most > 0.7 ? 'aside' : ''}`} style={{ left: share(bar.target) }}>
        {verdict}
      </em>
      <span className="tube" style={{ width: share(bar.total) }}>
        {bar.added > 0 && (
          <i className="added" style={{ flexGrow: bar.added }}>
            {signed(bar.added)}
          </i>
        )}
        {bar.stamina > 0 && (
          <i className="stamina" style={{ flexGrow: bar.stamina }}>
            {bar.stamina}
          </i>
        )}
        {bar.card > 0 && <i style={{ flexGrow: bar.card }}>{bar.card}</i>}
      </span>
      <u style={{ left: share(bar.target) }} />
      <b className="total number" style={{ left: share(bar.total) }}>
        {bar.total > 0 ? bar.total : ''}
      </b>
      {defence !== null && (
        <em className="defence" style={{ left: share(defence) }}>
          <Icon drawing={shield} />
          <b>{defence}</b>
        </em>
      )}
    </span>
  );
}
