/** Numbers with their sources: what made a total, one line for each. */
import { gathered, type Part } from '@undercroft/mechanics';
import { signed, useSay } from '../text.ts';
import './parts.css';

/** `4 the die, +1 Hat of Reasonable Confidence, = 5`. `from`: what the die shows. */
export function Parts({ parts, total, from }: { parts: readonly Readonly<Part>[]; total: string; from?: string }) {
  const say = useSay();
  return (
    <dl className="parts">
      {from !== undefined && (
        <div>
          <dt>{from}</dt>
          <dd>{say('board.die')}</dd>
        </div>
      )}
      {gathered(parts).map(([value, source]) => (
        <div key={source}>
          <dt>{signed(value)}</dt>
          <dd>{source}</dd>
        </div>
      ))}
      <div className="total">
        <dt>{total}</dt>
        <dd>{say('board.total')}</dd>
      </div>
    </dl>
  );
}
