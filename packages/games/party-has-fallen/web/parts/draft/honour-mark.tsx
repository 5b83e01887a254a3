/** The seal on a card somebody at this table has written. */
import seal from 'game-icon:wax-seal';
import { Icon } from '@undercroft/board/controls/icon.tsx';
import { useSay } from '@undercroft/board/text.ts';

export function HonourMark() {
  const say = useSay();
  return (
    <span className="phf-honour" title={say('phf.honour.mark')}>
      <Icon drawing={seal} />
      <span className="out-of-sight">{say('phf.honour.mark')}</span>
    </span>
  );
}
