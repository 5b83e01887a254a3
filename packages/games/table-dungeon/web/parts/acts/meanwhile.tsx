/** What one may do while cards are being chosen: say something, offer a trade, leave. Never in the way, never gold. */
import door from 'game-icon:exit-door';
import talk from 'game-icon:talk';
import trade from 'game-icon:trade';
import { Menu } from '@undercroft/board/question/menu.tsx';
import { useSay } from '@undercroft/board/text.ts';
import type { Decision } from '../../../src/index.ts';
import { mayAsk, type Props, withNames } from '../../board-props.ts';
import { claimChip } from '../../words.ts';

export function Meanwhile({ props }: { props: Props }) {
  const say = useSay();
  const [claim, offer, leave] = [mayAsk(props, 'claim'), mayAsk(props, 'offer'), mayAsk(props, 'leave')];
  if (claim === null && offer === null && leave === null) return null;
  const inWords = (d: Decision) => withNames(props.words.decision(props.view, d), props);
  return (
    <div className="td-meanwhile">
      {claim !== null && (
        <Menu
          props={props}
          asked={claim}
          icon={talk}
          name={say('td.claim.open')}
          title={say('td.claim.title')}
          intro={say('td.claim.intro')}
          label={(d) => (d.kind === 'claim' ? claimChip(say, d) : '')}
        />
      )}
      {offer !== null && (
        <Menu
          props={props}
          asked={offer}
          icon={trade}
          name={say('td.offer.open')}
          title={say('td.offer.title')}
          intro={say('td.offer.intro')}
          label={inWords}
        />
      )}
      {leave !== null && (
        <Menu
          props={props}
          asked={leave}
          icon={door}
          name={say('td.leave.open')}
          title={say('td.leave.title')}
          intro={say('td.leave.intro')}
          label={() => say('td.leave.confirm')}
          tone="danger"
        />
      )}
    </div>
  );
}
