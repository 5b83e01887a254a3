/** The account of a room for one character: every line of experience with its reason. */
import { useSay } from '@undercroft/board/text.ts';
import { total } from '@undercroft/mechanics';
import type { View } from '../../../src/index.ts';
import type { AccountRow } from '../../../src/rules/record.ts';
import { useExpWords } from './exp-words.ts';

/** What was last written down for a seat: of a room, or (0) of the quest; undefined: nothing yet. */
export const lastAccount = ({ record }: Pick<View, 'record'>, seat: number): AccountRow | undefined =>
  record.accounts.findLast(({ by }) => by === seat);

export function Account({ parts, room }: Pick<AccountRow, 'parts' | 'room'>) {
  const say = useSay();
  const words = useExpWords();
  const title = room === 0 ? say('p52.account.quest') : say('p52.account', { n: room });
  return (
    <section className="slip p52-account" aria-label={title}>
      <h2>{title}</h2>
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
