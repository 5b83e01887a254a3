/** What is being prepared in the Tavern: a deed, and as much of it as was said so far. */
import { type Seat, sameDecision } from '@undercroft/engine';
import { useState } from 'react';
import { type Decision, type Hero, type Item, NONE, type TavernDecision, type View } from '../../../src/index.ts';
import { type ActProps, answersOf, isAsked, type Question } from '../../board-props.ts';

export type Deck = Extract<TavernDecision, { do: 'scout' }>['deck'];
export interface Plan {
  do: TavernDecision['do'];
  hero?: Hero;
  over?: Hero;
  item?: Item;
  deck?: Deck;
  to?: Seat;
}

export interface Tavern {
  /** Something may be pressed now. */
  open: boolean;
  seat: Seat;
  answers: readonly TavernDecision[];
  plan: Plan | null;
  /** Answers that agree with the plan; the one that is left, if it is one. */
  fitting: readonly TavernDecision[];
  d: TavernDecision | undefined;
  prepare(plan: Plan | null): void;
  /** The question, forgetting the plan when it is answered. */
  question: Question;
}

const fits = (plan: Plan, d: TavernDecision): boolean => Object.entries(plan).every(([key, value]) => Reflect.get(d, key) === value);

/** Whether some answer agrees with a plan. */
export const isPossible = ({ answers }: Pick<Tavern, 'answers'>, plan: Plan): boolean => answers.some((d) => fits(plan, d));

/** Null: the viewer is not in the Tavern. */
export function useTavern({ props, question }: ActProps): Tavern | null {
  const [wish, setWish] = useState<Plan | null>(null);
  if (!isAsked(question, 'tavern')) return null;
  const answers = answersOf(question.asked, 'tavern');
  const fitting = wish === null ? [] : answers.filter((d) => fits(wish, d));
  return {
    open: question.open,
    seat: question.asked?.ask.seat ?? props.viewer ?? 0,
    answers,
    plan: wish,
    fitting,
    d: fitting.length === 1 ? fitting[0] : undefined,
    prepare: setWish,
    question: {
      ...question,
      answer: (d: Decision) => {
        setWish(null);
        question.answer(d);
      },
    },
  };
}

/** Hiring somebody: into the free place if there is one; pressed again, nobody. */
export function hirePlan(tavern: Tavern, hero: Hero): Plan | null {
  if (tavern.plan?.do === 'hire' && tavern.plan.hero === hero) return null;
  const alone: Plan = { do: 'hire', hero, over: NONE };
  return isPossible(tavern, alone) ? alone : { do: 'hire', hero };
}

/** The whole answer a plan would come to: what is not said yet is the first there is. Only to ask why it is impossible. */
function wholeOf({ seat, plan }: Tavern, view: View): Decision | null {
  const [hero = NONE] = view.seats[seat]?.party.map(({ card }) => card) ?? [];
  const [item = NONE] = view.seats[seat]?.hand ?? [];
  switch (plan?.do) {
    case 'hire':
      return { seat, kind: 'tavern', do: 'hire', hero: plan.hero ?? NONE, over: plan.over ?? NONE };
    case 'buyItem':
    case 'buyLegendary':
      return { seat, kind: 'tavern', do: plan.do };
    case 'sellItem':
      return { seat, kind: 'tavern', do: 'sellItem', item: plan.item ?? item };
    case 'scout':
      return { seat, kind: 'tavern', do: 'scout', deck: plan.deck ?? 'heroes' };
    case 'heal':
    case 'upgrade':
      return { seat, kind: 'tavern', do: plan.do, hero: plan.hero ?? hero };
    default:
      return null;
  }
}

/** Why a plan cannot be carried out, in a sentence; '' where it can. */
export function whyNotPlan({ props }: ActProps, tavern: Tavern): string {
  if (tavern.plan === null || tavern.fitting.length > 0) return '';
  const whole = wholeOf(tavern, props.view);
  return whole === null ? '' : (props.whyNot(whole)?.message ?? '');
}

/** What the plan costs; less than nothing is a gain. */
export function costOf({ plan }: Tavern, { prices }: View): number {
  if (plan === null) return 0;
  switch (plan.do) {
    case 'hire':
      return prices.hire[plan.hero ?? NONE] ?? 0;
    case 'sellItem':
      return -prices.sellItem;
    case 'giveGold':
      return 1;
    case 'buyItem':
    case 'buyLegendary':
    case 'scout':
    case 'heal':
    case 'upgrade':
      return prices[plan.do];
    default:
      return 0;
  }
}

export const isSame = (a: TavernDecision, b: TavernDecision | undefined): boolean => b !== undefined && sameDecision(a, b);
