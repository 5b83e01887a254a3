/** Quests: small in their landscape, large on the stage with what the dice do for it. */

import peaks from 'game-icon:peaks';
import forest from 'game-icon:pine-tree';
import town from 'game-icon:village';
import type { Creature } from '@undercroft/board/art/standee.tsx';
import { Standee } from '@undercroft/board/art/standee.tsx';
import { Icon } from '@undercroft/board/controls/icon.tsx';
import { type Say, useSay } from '@undercroft/board/text.ts';
import type { Say as GameSay } from '@undercroft/engine';
import type { ReactNode } from 'react';
import {
  damageText,
  needsText,
  QUESTS,
  type Quest,
  type QuestCard,
  questName,
  type RollView,
  rewardsText,
  type Tier,
  tierName,
  type View,
} from '../../src/index.ts';
import { FOREST } from '../art/quests-forest.ts';
import { MOUNTAIN } from '../art/quests-mountain.ts';
import { TOWN } from '../art/quests-town.ts';
import { Sym } from '../art/symbols.tsx';
import { useGameSay } from '../board-props.ts';
import { CardName, CardQuip } from './card-name.tsx';
import { NeedMarks, RewardMarks, VpStar, WoundMarks } from './quest-marks.tsx';
import { Sockets, Wounds } from './sockets.tsx';
import './quest-card.css';

/** Longer names get smaller letters. */
const LONG = 17;
const LONGER = 25;

const ART: Readonly<Record<string, Creature>> = { ...TOWN, ...FOREST, ...MOUNTAIN };
export const TIER_ICONS: Readonly<Record<Tier, string>> = { town, forest, mountain: peaks };

export const questArt = (quest: Quest): Creature => ART[QUESTS[quest]!.id]!;

/** One sentence with all that is printed on it, for those who listen. */
export function questSentence(say: Say, inGame: GameSay, quest: Quest): string {
  const { slots, slotWounds = 0, needs, immune, damage, rewards, parchment, vp } = QUESTS[quest]!;
  return [
    questName(inGame, quest),
    say(`ap.tier.${tierName(quest)}`),
    say('ap.quest.slots', { n: slots }),
    slotWounds > 0 ? say('ap.quest.slotWounds', { n: slotWounds }) : '',
    needsText(inGame, needs) === '' ? say('ap.justTurnUp') : say('ap.quest.needs', { needs: needsText(inGame, needs) }),
    immune === undefined ? '' : say(`ap.immune.${immune}`),
    damageText(inGame, damage) === '' ? say('ap.unhurt') : say('ap.quest.damage', { damage: damageText(inGame, damage) }),
    rewardsText(inGame, rewards) === '' ? '' : say('ap.quest.pays', { rewards: rewardsText(inGame, rewards) }),
    parchment === undefined ? '' : say('ap.quest.parchment', { rewards: rewardsText(inGame, parchment) }),
    say('ap.vp', { n: vp }),
  ]
    .filter(Boolean)
    .join('. ');
}

/** Slots beneath the picture; those with a scratch are struck through. */
export const Slots = ({ slots, slotWounds = 0 }: Pick<QuestCard, 'slots' | 'slotWounds'>) => (
  <span className="ap-slots">
    {Array.from({ length: slots }, (_, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: equal slots
      <i key={i} className={i >= slots - slotWounds ? 'wound' : ''}>
        <Sym name="hero" />
      </i>
    ))}
  </span>
);

/** What lies in the landscape: name, slots under the picture, needs, wounds, rewards. A drawing only; the button around it says it all. `children`: the chance. */
export function QuestSmall({ quest, children }: { quest: Quest; children?: ReactNode }) {
  const card = QUESTS[quest]!;
  return (
    <span className={`ap-quest-small ${tierName(quest)}`} aria-hidden="true">
      <b className="name">
        <CardName card={card} />
      </b>
      {card.vp > 0 && <VpStar vp={card.vp} />}
      <span className="picture">
        <Icon drawing={questArt(quest).base} />
        <Slots slots={card.slots} slotWounds={card.slotWounds ?? 0} />
      </span>
      <NeedMarks needs={card.needs} {...(card.immune !== undefined && { immune: card.immune })} />
      {children}
      <span className="foot">
        <WoundMarks damage={card.damage} most={2} />
        <span className="space" />
        <RewardMarks rewards={card.rewards} />
        {card.parchment !== undefined && (
          <span className="ap-parchment">
            <RewardMarks rewards={card.parchment} />
          </span>
        )}
      </span>
    </span>
  );
}

function Pays({ card }: { card: QuestCard }) {
  const say = useSay();
  return (
    <p className="pays">
      <span>
        {say('ap.success')} <RewardMarks rewards={card.rewards} />
        {rewardsText(useGameSay(), card.rewards) === '' && <em>{say('ap.vp', { n: card.vp })}</em>}
      </span>
      {card.parchment !== undefined && (
        <span className="ap-parchment">
          {say('ap.evenIfYouFail')} <RewardMarks rewards={card.parchment} />
        </span>
      )}
    </p>
  );
}

/** Taped to the stage: with the sockets that the dice fill and the wounds that shields meet. */
export function QuestLarge({ view, rolling, quest }: { view: View; rolling: RollView; quest: Quest }) {
  const say = useSay();
  const card = QUESTS[quest]!;
  const name = questName(useGameSay(), quest);
  return (
    <section className="slip tape ap-quest" aria-label={say('ap.quest')}>
      <div className="head">
        <h2 className={name.length > LONGER ? 'longer' : name.length > LONG ? 'long' : ''}>{name}</h2>
        <VpStar vp={card.vp} />
      </div>
      <p className="ap-about">
        <span className="tier">
          <Icon drawing={TIER_ICONS[tierName(quest)]} /> {say(`ap.tier.${tierName(quest)}`)}
        </span>{' '}
        <i>
          <CardQuip card={card} />
        </i>
      </p>
      <Sockets view={view} rolling={rolling} />
      <Wounds view={view} rolling={rolling} />
      <Pays card={card} />
    </section>
  );
}

export const QuestFigure = ({ quest }: { quest: Quest }) => <Standee creature={questArt(quest)} />;
