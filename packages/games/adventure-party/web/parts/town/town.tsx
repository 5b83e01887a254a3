/** The town: track, land with its quests, the Tavern in the cellar beneath, and the oak. On a phone one of its tabs at a time. */
import items from 'game-icon:card-random';
import parties from 'game-icon:two-shadows';
import village from 'game-icon:village';
import { Icon } from '@undercroft/board/controls/icon.tsx';
import { useSay } from '@undercroft/board/text.ts';
import { useState } from 'react';
import { type Hero, NONE } from '../../../src/index.ts';
import { type ActProps, isAsked, type ScreenProps } from '../../board-props.ts';
import { Parties } from '../parties/parties.tsx';
import { Seats } from '../seats.tsx';
import { useHireFlight } from './hire-flight.ts';
import { Land } from './land.tsx';
import { Niches } from './niches.tsx';
import { Oak } from './oak.tsx';
import { useTavern } from './plan.ts';
import { Shelf } from './shelf.tsx';
import { Track } from './track.tsx';
import './town.css';

const TABS = { town: village, parties, hand: items } as const;
type Tab = keyof typeof TABS;

function TownTabs({ chosen, onChoose, hand }: { chosen: Tab; onChoose(tab: Tab): void; hand: number }) {
  const say = useSay();
  const words = { town: say('ap.tab.town'), parties: say('ap.tab.parties'), hand: say('ap.tab.hand', { n: hand }) };
  return (
    <nav className="ap-tabs" aria-label={say('ap.tabs')}>
      {(['town', 'parties', 'hand'] as const).map((tab) => (
        <button key={tab} type="button" aria-pressed={tab === chosen} onClick={() => onChoose(tab)}>
          <Icon drawing={TABS[tab]} />
          {words[tab]}
        </button>
      ))}
    </nav>
  );
}

export function Town({ props, question, picture }: ScreenProps) {
  const act: ActProps = { props, question };
  const { view, viewer } = props;
  const tavern = useTavern(act);
  const [tab, setTab] = useState<Tab>('town');
  const [looked, setLooked] = useState<Hero>(NONE);
  const town = useHireFlight(picture, props.motion);
  const level = picture.told?.type === 'townGrew' ? picture.told.level : view.level;
  return (
    <div
      ref={town}
      className="ap-screen ap-town"
      data-tab={tab}
      data-asks={isAsked(question, 'quest') ? 'quest' : undefined}
      data-plan={tavern?.plan?.do}
    >
      <Seats props={props} picture={picture} portraits />
      <div className="ap-book">
        <Track props={level === view.level ? props : { ...props, view: { ...view, level } }} />
        <Land act={act} tavern={tavern} level={level} />
        <Niches
          props={props}
          tavern={tavern}
          going={picture.told?.type === 'hired' ? picture.told.hero : NONE}
          looked={looked}
          look={setLooked}
        />
      </div>
      <div className="ap-town-parties">
        <Parties view={view} seats={props.seats} />
      </div>
      <div className="ap-town-hand">
        <Shelf act={act} tavern={tavern} />
      </div>
      <Oak act={act} tavern={tavern} />
      <TownTabs chosen={tab} onChoose={setTab} hand={viewer === null ? 0 : (view.seats[viewer]?.hand?.length ?? 0)} />
    </div>
  );
}
