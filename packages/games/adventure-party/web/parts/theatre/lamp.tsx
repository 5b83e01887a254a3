/** The lamp: unlit with what is missing, lit with what would be paid and what gets through. Always with words. */
import { useSay } from '@undercroft/board/text.ts';
import type { Say } from '@undercroft/engine';
import { BOSSES, NO_DIE, NONE, QUESTS, type Rewards, type RollView, rewardsText, type View } from '../../../src/index.ts';
import { Lantern } from '../../art/lantern.tsx';
import { useGameSay } from '../../board-props.ts';
import { chanceWords, missingWords } from '../../words.ts';
import { chanceOfPool } from '../chances.tsx';
import './lamp.css';

/** Success pays the parchment, too. */
const both = (a: Rewards, b: Rewards): Rewards => ({
  gold: (a.gold ?? 0) + (b.gold ?? 0),
  items: (a.items ?? 0) + (b.items ?? 0),
  legendary: (a.legendary ?? 0) + (b.legendary ?? 0),
  levelUps: (a.levelUps ?? 0) + (b.levelUps ?? 0),
});

/** What success would pay, in words. */
function paid(inGame: Say, view: View): string {
  if (view.trial === 'stage1' || view.trial === 'stage2')
    return inGame('pays.vp', { n: BOSSES[view.boss]!.stages[view.trial === 'stage1' ? 0 : 1].vp });
  const card = QUESTS[view.quest];
  if (card === undefined) return '';
  const all = both(card.rewards, card.parchment ?? {});
  return [rewardsText(inGame, all), card.vp > 0 ? inGame('pays.vp', { n: card.vp }) : ''].filter(Boolean).join(', ');
}

/** How many wounds would get through. */
export const throughOf = ({ wounds }: RollView): number => wounds.filter(({ die, added }) => die === NO_DIE && added === NONE).length;

/** What the lamp says: the head line and the line beneath. */
export function useLampWords(view: View, rolling: RollView, tumbling: boolean): { head: string; more: string; lit: boolean } {
  const say = useSay();
  const inGame = useGameSay();
  const through = say('ap.lamp.through', { n: throughOf(rolling) });
  if (tumbling) return { head: say('ap.lamp.rolling'), more: say('ap.lamp.beforeMore'), lit: false };
  if (view.trial === 'arena') return { head: say('ap.lamp.total', { n: rolling.total }), more: through, lit: rolling.total > 0 };
  if (view.step === 'declare' || view.step === 'pool') {
    const chance = view.step === 'pool' ? chanceOfPool(view) : null;
    const more = chance === null ? say('ap.lamp.beforeMore') : say('ap.lamp.chance', { chance: chanceWords(say, chance) });
    return { head: say('ap.lamp.before'), more, lit: false };
  }
  if (view.step === 'wounds' || view.step === 'reward') {
    const head = say(view.succeeded ? 'ap.lamp.succeeded' : 'ap.lamp.failed');
    return { head, more: view.step === 'wounds' ? say('ap.lamp.left', { n: view.light + view.deadly }) : '', lit: view.succeeded };
  }
  if (rolling.succeeds)
    return { head: say('ap.lamp.succeeds'), more: `${say('ap.lamp.pays', { rewards: paid(inGame, view) })} ${through}`, lit: true };
  return { head: say('ap.lamp.missing', { what: missingWords(inGame, rolling.missing) }), more: say('ap.lamp.fails'), lit: false };
}

interface LampProps {
  view: View;
  rolling: RollView;
  /** Dice tumble: nobody knows. */
  tumbling: boolean;
  /** How often somebody wanted to hear it again. */
  heard: number;
}

export function Lamp({ view, rolling, tumbling, heard }: LampProps) {
  const { head, more, lit } = useLampWords(view, rolling, tumbling);
  return (
    <div className={`ap-lamp ${lit ? 'lit' : ''}`} role="status">
      <Lantern lit={lit} />
      <p key={heard}>
        <b>{head}</b> <span>{more}</span>
      </p>
    </div>
  );
}
