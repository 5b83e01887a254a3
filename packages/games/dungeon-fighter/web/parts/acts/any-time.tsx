/** What may be done at any time: discard-after-use cards, and proposing to back down. */

import retreat from 'game-icon:return-arrow';
import bag from 'game-icon:swap-bag';
import { Button } from '@undercroft/board/controls/button.tsx';
import { Menu } from '@undercroft/board/question/menu.tsx';
import { useSay } from '@undercroft/board/text.ts';
import { mayAsk, type Props, withNames } from '../../board-props.ts';

export function AnyTime({ props }: { props: Props }) {
  const say = useSay();
  const words = (d: Parameters<Props['decide']>[0]) => withNames(props.words.decision(props.view, d), props);
  const [item, pass, back] = [mayAsk(props, 'item'), mayAsk(props, 'pass'), mayAsk(props, 'retreat')];
  const way = back?.options[0];
  return (
    <div className="df-chips">
      {item !== null && item.options.length > 0 && (
        <Menu
          props={props}
          asked={item}
          icon={bag}
          name={say('df.items')}
          title={say('df.items')}
          intro={say('df.itemsIntro')}
          label={words}
        />
      )}
      {pass !== null && pass.options.length > 0 && (
        <Menu
          props={props}
          asked={pass}
          icon={bag}
          name={say('df.pass')}
          title={say('df.pass')}
          intro={say('df.passIntro')}
          label={words}
        />
      )}
      {way !== undefined && (
        <Button icon={retreat} data-decision="retreat" disabled={props.busy} onClick={() => props.decide(way)}>
          {say('df.retreat')}
        </Button>
      )}
    </div>
  );
}
