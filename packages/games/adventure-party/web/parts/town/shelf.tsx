/** The viewer's items in town: weapons to equip, cards to sell or to hand over. */
import { type Say, useSay } from '@undercroft/board/text.ts';
import { ITEMS, type Item, itemName } from '../../../src/index.ts';
import type { ActProps } from '../../board-props.ts';
import { ItemCard } from '../item-card.tsx';
import { isPossible, type Plan, type Tavern } from './plan.ts';
import './shelf.css';

const DEEDS = ['equip', 'sellItem', 'giveItem'] as const;

/** When a card can be used, if it cannot now. */
const whenOf = (say: Say, item: Item): string => say(ITEMS[item]!.skull === true ? 'ap.when.skull' : `ap.when.${ITEMS[item]!.type}`);

/** What can be done with an item here. */
const plansFor = (tavern: Tavern | null, item: Item): Plan[] =>
  tavern === null ? [] : DEEDS.map((deed): Plan => ({ do: deed, item })).filter((plan) => isPossible(tavern, plan));

function Held({ act, tavern, item }: { act: ActProps; tavern: Tavern | null; item: Item }) {
  const say = useSay();
  const plans = plansFor(tavern, item);
  const chosen = tavern?.plan?.item === item;
  return (
    <li className={`ap-shelved ${chosen ? 'chosen' : ''}`}>
      <ItemCard
        item={item}
        now={plans.some((plan) => plan.do === 'equip')}
        when={plans[0]?.do === 'equip' ? say('ap.when.now') : whenOf(say, item)}
      />
      <span className="deeds">
        {plans.map((plan) => (
          <button
            key={plan.do}
            type="button"
            className="chip"
            aria-pressed={chosen && tavern?.plan?.do === plan.do}
            aria-label={`${say(`ap.hand.${plan.do === 'equip' ? 'equip' : plan.do === 'sellItem' ? 'sell' : 'give'}`)}: ${itemName(act.props.words.say, item)}`}
            disabled={!act.question.open}
            data-decision={act.question.open ? 'tavern' : undefined}
            onClick={() => tavern?.prepare(plan)}
          >
            {say(`ap.hand.${plan.do === 'equip' ? 'equip' : plan.do === 'sellItem' ? 'sell' : 'give'}`)}
          </button>
        ))}
      </span>
    </li>
  );
}

export function Shelf({ act, tavern }: { act: ActProps; tavern: Tavern | null }) {
  const say = useSay();
  const { view, viewer } = act.props;
  const hand = viewer === null ? [] : (view.seats[tavern?.seat ?? viewer]?.hand ?? []);
  return (
    <ul className="ap-shelf" aria-label={say('ap.hand', { n: hand.length })}>
      {hand.map((item) => (
        <Held key={item} act={act} tavern={tavern} item={item} />
      ))}
      {hand.length === 0 && <li className="second nothing">{say('ap.handEmpty')}</li>}
    </ul>
  );
}
