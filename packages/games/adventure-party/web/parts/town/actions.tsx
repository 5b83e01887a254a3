/** The six town actions, each with its price; one that is not possible has a padlock and says why. */
import buy from 'game-icon:card-draw';
import sell from 'game-icon:card-play';
import heal from 'game-icon:heart-plus';
import padlock from 'game-icon:plain-padlock';
import gift from 'game-icon:present';
import scout from 'game-icon:spyglass';
import coins from 'game-icon:two-coins';
import { Icon } from '@undercroft/board/controls/icon.tsx';
import { useSay } from '@undercroft/board/text.ts';
import type { ReactNode } from 'react';
import { type TownAction, TRACK, unlockedAt, type View } from '../../../src/index.ts';
import { Sym } from '../../art/symbols.tsx';
import type { ActProps } from '../../board-props.ts';
import { isPossible, type Plan, type Tavern, whyNotPlan } from './plan.ts';
import './actions.css';

const ACTIONS: readonly TownAction[] = ['buyItem', 'sellItem', 'scout', 'heal', 'upgrade', 'buyLegendary'];
const ICONS: Readonly<Record<TownAction, ReactNode>> = {
  buyItem: <Icon drawing={buy} />,
  sellItem: <Icon drawing={sell} />,
  scout: <Icon drawing={scout} />,
  heal: <Icon drawing={heal} />,
  upgrade: <Sym name="levelUp" />,
  buyLegendary: <Sym name="legendary" />,
};

interface DeedProps {
  tavern: Tavern;
  plan: Plan;
  icon: ReactNode;
  words: string;
  price: ReactNode;
  why: string;
}

function Deed({ tavern, plan, icon, words, price, why }: DeedProps) {
  const may = isPossible(tavern, plan);
  const chosen = tavern.plan?.do === plan.do;
  return (
    <button
      type="button"
      className="ap-deed"
      aria-pressed={chosen}
      aria-disabled={!may}
      {...(may && tavern.open && { 'data-decision': 'tavern' })}
      onClick={() => may && tavern.prepare(chosen ? null : plan)}
    >
      {icon}
      <span className="what">
        <b>{words}</b>
        {!may && why !== '' && (
          <small>
            <Icon drawing={padlock} /> {why}
          </small>
        )}
      </span>
      {(may || why === '') && <span className="price">{price}</span>}
    </button>
  );
}

const gives = (tavern: Tavern): boolean => isPossible(tavern, { do: 'giveItem' }) || isPossible(tavern, { do: 'giveGold' });

/** Whether there is anything to do in town besides hiring and equipping. */
export const hasOffers = (view: View, tavern: Tavern): boolean =>
  gives(tavern) || ACTIONS.some((action) => unlockedAt(action) <= view.level);

/** What the town does not offer yet, in a line: by level, what it will. */
function Later({ level }: { level: number }) {
  const say = useSay();
  const later = ([2, 3] as const).filter((each) => each > level);
  if (later.length === 0) return null;
  const words = later.map((each) => {
    const what = TRACK[each - 1]!.unlocks.map((action) => say(`ap.unlocks.${action}`)).join(', ');
    return say('ap.actions.later', { town: say(`ap.level.${each}`), what });
  });
  return (
    <p className="ap-later">
      <Icon drawing={padlock} /> {words.join(' ')}
    </p>
  );
}

export function Actions({ act, tavern }: { act: ActProps; tavern: Tavern }) {
  const say = useSay();
  const { prices, level } = act.props.view;
  const gifts = gives(tavern);
  const why = (plan: Plan) => whyNotPlan(act, { ...tavern, plan, fitting: [] });
  return (
    <section className="ap-deeds" aria-label={say('ap.actions')}>
      {ACTIONS.filter((action) => unlockedAt(action) <= level).map((action) => (
        <Deed
          key={action}
          tavern={tavern}
          plan={{ do: action }}
          icon={ICONS[action]}
          words={say(`ap.action.${action}`)}
          price={
            <>
              {action === 'sellItem' && '+'}
              {prices[action]} <Sym name="gold" />
            </>
          }
          why={why({ do: action })}
        />
      ))}
      {gifts && (
        <>
          <Deed
            tavern={tavern}
            plan={{ do: 'giveItem' }}
            icon={<Icon drawing={gift} />}
            words={say('ap.action.giveItem')}
            price=""
            why=""
          />
          <Deed
            tavern={tavern}
            plan={{ do: 'giveGold' }}
            icon={<Icon drawing={coins} />}
            words={say('ap.action.giveGold')}
            price=""
            why=""
          />
        </>
      )}
      <Later level={level} />
    </section>
  );
}
