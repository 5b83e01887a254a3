/** Numbers with their sources: what made a total, one line for each. */
import { signed, useSay } from '../text.ts';
import './parts.css';

/** What is added, and where it comes from. */
export type Part = [value: number, source: string];

/** A number with all that makes it up. */
export interface Sum {
  value: number;
  parts: readonly Readonly<Part>[];
}

/** A sum whose rule notes its parts while it adds. */
export function summed(make: (parts: Part[]) => number): Sum {
  const parts: Part[] = [];
  return { value: make(parts), parts };
}

/** What comes from one source several times over, in one line: `+6 Learns From Failure ×6`. */
export function gathered(parts: readonly Readonly<Part>[]): Part[] {
  const bySource = Map.groupBy(parts, ([, source]) => source);
  return [...bySource].map(([source, same]) => [
    same.reduce((sum, [value]) => sum + value, 0),
    same.length > 1 ? `${source} ×${same.length}` : source,
  ]);
}

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
