/** While wounds are dealt the heroes on the stage are targets: what each would suffer, and choosing them. */
import { type Say, useSay } from '@undercroft/board/text.ts';
import type { HeroView } from '../../../src/index.ts';
import { answersOf, type Question } from '../../board-props.ts';

export interface Target {
  chosen: boolean;
  /** `fresh → wounded`. */
  what: string;
  dies: boolean;
  choose(): void;
}

/** What a wound does to somebody, in words. */
export function woundWords(say: Say, wound: 'light' | 'deadly', { wounded }: HeroView): { what: string; dies: boolean } {
  const dies = wound === 'deadly' || wounded;
  return { what: say(dies ? (wounded ? 'ap.becomes.dies' : 'ap.becomes.killed') : 'ap.becomes.wounded'), dies };
}

/** The wound in hand: deadly ones first, unless the other kind was asked for. */
export function useWound({ asked, chosen: wish }: Question) {
  const answers = answersOf(asked, 'wound');
  const chosen = wish?.kind === 'wound' ? wish : null;
  const kinds = [...new Set(answers.map(({ wound }) => wound))];
  const wound = chosen?.wound ?? kinds[0] ?? 'light';
  return { answers, chosen, kinds, wound };
}

/** What pressing a hero on the stage means now; null: nothing. */
export function useTargets(question: Question): (hero: HeroView) => Target | null {
  const say = useSay();
  const { answers, chosen, wound } = useWound(question);
  return (hero) => {
    const d = answers.find((each) => each.hero === hero.card && each.wound === wound);
    if (d === undefined || !question.open) return null;
    return { chosen: chosen?.hero === hero.card, ...woundWords(say, wound, hero), choose: () => question.choose(d) };
  };
}
