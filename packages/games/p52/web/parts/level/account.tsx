/** The account of a room for one character: every line of experience with its reason. */
import { useSay } from '@undercroft/board/text.ts';
import { total } from '@undercroft/mechanics';
import type { P52Event } from '../../../src/index.ts';
import { useExpWords } from './exp-words.ts';

/** What the last room brought a seat, as it was told; null: nothing was told yet. */
export function lastAccount(events: readonly P52Event[], seat: number): readonly Readonly<[number, string]>[] | null {
  const found = events.findLast((e): e is Extract<P52Event, { type: 'expGained' }> => e.type === 'expGained' && e.seat === seat);
  return found?.parts ?? null;
}

export function Account({ parts, room }: { parts: readonly Readonly<[number, string]>[]; room: number }) {
  const say = useSay();
  const words = useExpWords();
  return (
    <section className="slip p52-account" aria-label={say('p52.account', { n: room })}>
      <h2>{say('p52.account', { n: room })}</h2>
      <dl>
        {parts.map(([value, source], i) => (
          <div key={i}>
            <dt>{words(source)}</dt>
            <dd>{value < 0 ? `−${-value}` : `+${value}`}</dd>
          </div>
        ))}
        <div className="total">
          <dt>{say('board.total')}</dt>
          <dd>+{total(parts)}</dd>
        </div>
      </dl>
    </section>
  );
}
