/** The chance of a quest before anybody marches on it: exact, for one throw of the dice that would go. */
import { useSay } from '@undercroft/board/text.ts';
import type { Seat } from '@undercroft/engine';
import { useMemo } from 'react';
import {
  bestMarch,
  chanceIfRerolled,
  chanceOfMarch,
  type Decision,
  type Hero,
  NONE,
  openQuests,
  type Quest,
  type View,
  withHired,
} from '../../src/index.ts';
import { type ActProps, isAsked } from '../board-props.ts';
import { chanceWords, percentOf } from '../words.ts';
import type { Tavern } from './town/plan.ts';
import './chances.css';

/** The best that the party can hope for on a quest; null: it cannot fill its slots. */
export type Hope = { heroes: readonly Hero[]; chance: number } | null;

/** By quest, while somebody is about to choose one: with the party as it would be by the plan. Nothing where the house tells no chances. */
export function useHopes({ props: { view, viewer }, question }: ActProps, tavern: Tavern | null): ReadonlyMap<Quest, Hope> {
  const seat = question.asked?.ask.seat ?? viewer ?? 0;
  const plan = tavern?.plan?.do === 'hire' ? tavern.plan : null;
  const wanted = view.rules.odds && (isAsked(question, 'quest') || (tavern !== null && view.phase === 'tavern'));
  const [hero, over] = [plan?.hero, plan?.over];
  return useMemo(() => {
    if (!wanted) return new Map<Quest, Hope>();
    const seats = hero === undefined || over === undefined ? view.seats : withHired(view.seats, seat, { hero, over });
    const march = { rules: view.rules, seats, seat, trial: 'quest' as const, boss: view.boss };
    return new Map(openQuests(view).map((quest) => [quest, bestMarch({ ...march, quest })]));
  }, [wanted, view, seat, hero, over]);
}

/** The chance if these heroes are sent, to a quest or to a stage of the boss; null: nothing can fail, or the house tells none. */
export function chanceOfSending(view: View, d: Extract<Decision, { kind: 'quest' | 'send' }>): number | null {
  const { rules, seats, boss, trial } = view;
  if (!rules.odds || d.heroes.length === 0) return null;
  if (d.kind === 'quest') return chanceOfMarch({ rules, seats, boss, seat: d.seat, trial: 'quest', quest: d.quest }, d.heroes);
  if (trial !== 'stage1' && trial !== 'stage2') return null;
  return chanceOfMarch({ rules, seats, boss, seat: d.seat, trial, quest: NONE }, d.heroes);
}

/** AP-082  The chance of the pool as it is about to be thrown, potions and all; null where the house tells none, or nothing can fail. */
export function chanceOfPool(view: View): number | null {
  if (!view.rules.odds || view.trial === 'arena' || view.pool.length === 0) return null;
  return chanceIfRerolled(
    view,
    view.pool.map((_, at) => at),
  );
}

/** The best chance of the stage of the boss that comes next, for the party of a seat; null where the house tells none. */
export function chanceOfStage({ rules, seats, boss, trial }: View, seat: Seat): number | null {
  if (!rules.odds || (trial !== 'stage1' && trial !== 'stage2')) return null;
  const march = { rules, seats, boss, seat, trial, quest: NONE };
  // R-AP-43  Too few for the slots of the second stage: all of them go.
  return bestMarch(march)?.chance ?? chanceOfMarch(march, seats[seat]?.party.map(({ card }) => card) ?? []);
}

/** On a quest in its landscape. What a listener hears of it is in the sentence of the quest. */
export function HopeMark({ hope }: { hope: Hope }) {
  const say = useSay();
  if (hope === null) return <span className="ap-hope few">{say('ap.hope.tooFew')}</span>;
  return (
    <span
      className={`ap-hope number ${hope.chance === 0 ? 'hopeless' : ''}`}
      title={say('ap.hope.long', { chance: chanceWords(say, hope.chance) })}
    >
      {percentOf(hope.chance)}
    </span>
  );
}

export const useHopeWords = (hope: Hope | undefined): string => {
  const say = useSay();
  if (hope === undefined) return '';
  return hope === null ? say('ap.hope.tooFewLong') : say('ap.hope.long', { chance: chanceWords(say, hope.chance) });
};
