/** The land around the town: each landscape with the quests that lie in it. Land that is not out yet lies in fog. */
import { Dialog } from '@undercroft/board/controls/dialog.tsx';
import { Icon } from '@undercroft/board/controls/icon.tsx';
import { useSay } from '@undercroft/board/text.ts';
import { useState } from 'react';
import { NONE, type Quest, questName, TIERS, type Tier } from '../../../src/index.ts';
import { Panorama } from '../../art/panorama.tsx';
import { type ActProps, answersOf, isAsked } from '../../board-props.ts';
import { questChosen } from '../acts/send-acts.tsx';
import { type Hope, HopeMark, useHopes, useHopeWords } from '../chances.tsx';
import { QuestSmall, questSentence, TIER_ICONS } from '../quest-card.tsx';
import type { Tavern } from './plan.ts';
import { QuestReading } from './readings.tsx';
import './land.css';

interface QuestProps {
  act: ActProps;
  quest: Quest;
  /** Undefined: nobody asks. */
  hope: Hope | undefined;
  read(quest: Quest): void;
}

/** A quest is chosen while one is asked for; at any other time it is read. */
function LyingQuest({ act, quest, hope, read }: QuestProps) {
  const say = useSay();
  const hoped = useHopeWords(hope);
  const { question } = act;
  const asked = isAsked(question, 'quest');
  const d = answersOf(question.asked, 'quest').find((each) => each.quest === quest);
  const may = question.open && d !== undefined;
  const chosen = questChosen(act) === quest;
  return (
    <button
      type="button"
      className={`ap-quest-pick ${asked && questChosen(act) !== NONE && !chosen ? 'dim' : ''}`}
      {...(may ? { 'aria-pressed': chosen, 'data-decision': 'quest' } : { 'aria-haspopup': 'dialog' as const })}
      onClick={() => (may ? question.choose(d) : read(quest))}
    >
      <span className="ap-hidden">{[questSentence(say, act.props.words.say, quest), hoped].filter(Boolean).join('. ')}</span>
      <QuestSmall quest={quest}>{hope !== undefined && <HopeMark hope={hope} />}</QuestSmall>
    </button>
  );
}

interface RegionProps {
  act: ActProps;
  tier: Tier;
  shown: boolean;
  hopes: ReadonlyMap<Quest, Hope>;
  read(quest: Quest): void;
}

function Region({ act, tier, shown, hopes, read }: RegionProps) {
  const say = useSay();
  const { view } = act.props;
  const foggy = view.opened <= TIERS.indexOf(tier);
  return (
    <section className={`ap-region ${tier} ${shown ? 'shown' : ''} ${foggy ? 'foggy' : ''}`} aria-label={say(`ap.tier.${tier}`)}>
      <h2>
        <Icon drawing={TIER_ICONS[tier]} />
        <b className="ap-display">{say(`ap.tier.${tier}`)}</b>
        <span>{say(`ap.tierWord.${tier}`)}</span>
      </h2>
      {foggy ? (
        <p className="fog">{say(tier === 'forest' ? 'ap.fog.forest' : 'ap.fog.mountain')}</p>
      ) : (
        <ol>
          {view[tier].map((quest) => (
            <li key={quest}>
              <LyingQuest act={act} quest={quest} hope={hopes.get(quest)} read={read} />
            </li>
          ))}
          {view[tier].length === 0 && <li className="none">{say('ap.noQuests')}</li>}
        </ol>
      )}
    </section>
  );
}

/** On a phone one landscape at a time. */
function Places({ act, chosen, onChoose }: { act: ActProps; chosen: Tier; onChoose(tier: Tier): void }) {
  const say = useSay();
  const { view } = act.props;
  return (
    <nav className="ap-places" aria-label={say('ap.places')}>
      {TIERS.map((tier) => (
        <button key={tier} type="button" aria-pressed={tier === chosen} onClick={() => onChoose(tier)}>
          <Icon drawing={TIER_ICONS[tier]} />
          {say(`ap.tier.${tier}`)} {view[tier].length > 0 && view[tier].length}
        </button>
      ))}
    </nav>
  );
}

/** The farthest landscape that is out is looked at first. */
const farthest = (opened: number): Tier => TIERS[Math.min(opened, TIERS.length) - 1]!;

export function Land({ act, tavern, level }: { act: ActProps; tavern: Tavern | null; level: number }) {
  const say = useSay();
  const [place, setPlace] = useState<Tier | null>(null);
  const [reading, setReading] = useState<Quest>(NONE);
  const { view } = act.props;
  const shown = place ?? farthest(view.opened);
  const hopes = useHopes(act, tavern);
  return (
    <section className="ap-land" aria-label={say('ap.land')}>
      <Panorama level={level} />
      {view.opened < TIERS.length && <div className={`ap-fog from-${view.opened}`} />}
      <Places act={act} chosen={shown} onChoose={setPlace} />
      <div className="ap-regions" data-opened={view.opened}>
        {TIERS.map((tier) => (
          <Region key={tier} act={act} tier={tier} shown={tier === shown} hopes={hopes} read={setReading} />
        ))}
      </div>
      <Dialog open={reading !== NONE} title={questName(act.props.words.say, reading)} onClose={() => setReading(NONE)}>
        {reading !== NONE && <QuestReading quest={reading} />}
      </Dialog>
    </section>
  );
}
