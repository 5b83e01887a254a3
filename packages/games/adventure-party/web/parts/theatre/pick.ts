/** Die first, tool second, or the other way round: what the roller has chosen so far. */
import { sameDecision } from '@undercroft/engine';
import { createContext, useContext, useState } from 'react';
import { LOOSE, NO_DIE, NO_RUNE, type RollDecision, type RollView, type ToolView } from '../../../src/index.ts';
import { answersOf, type Props, type Question } from '../../board-props.ts';

/** A tool whatever die it acts on: the banner, a rune, a power and the rune that pays for it. */
export function toolKey(d: RollDecision): string {
  if (d.do === 'rune') return `rune ${d.rune}`;
  return 'card' in d ? `${d.do} ${d.card} ${d.power} ${d.rune}` : d.do;
}

/** How dear a tool is: what costs nothing first, what is gone afterwards last. */
function cost(d: RollDecision): number {
  const rune = 'rune' in d && d.rune !== NO_RUNE ? (d.rune === LOOSE ? 1 : 2) : 0;
  return rune + (d.do === 'banner' ? 3 : d.do === 'scroll' ? 4 : 0);
}

/** Best chance first, then cheapest. */
export const sorted = (tools: readonly ToolView[]): ToolView[] =>
  tools.toSorted((a, b) => (b.chance ?? -1) - (a.chance ?? -1) || cost(a.d) - cost(b.d));

const dieIn = (d: RollDecision): number => ('die' in d ? d.die : NO_DIE);

export interface Roll {
  /** The viewer is asked how to go on with the roll. */
  asked: boolean;
  open: boolean;
  /** The chosen die; NO_DIE for none. */
  die: number;
  /** The tool that is chosen, with or without a die; null for none. */
  tool: string | null;
  /** What the list offers: the tools for the chosen die; without one, every tool once. */
  tools: readonly ToolView[];
  /** What the gold button would do; null: a die or a tool is missing. */
  chosen: ToolView | null;
  /** Every way to change the dice. */
  all: readonly ToolView[];
  evaluate: RollDecision | null;
  chooseDie(at: number): void;
  chooseTool(key: string): void;
  answer(d: RollDecision): void;
}

/** Each tool once, whatever it acts on; its best chance. */
function distinct(tools: readonly ToolView[]): ToolView[] {
  const best = new Map<string, ToolView>();
  for (const each of sorted(tools)) if (!best.has(toolKey(each.d))) best.set(toolKey(each.d), each);
  return [...best.values()];
}

const toolsIn = (rolling: RollView | null): ToolView[] =>
  rolling === null ? [] : [...rolling.dice.flatMap(({ tools }) => tools), ...rolling.others];

/** Remembers the choice as long as the same question waits. */
export function usePick({ view }: Props, question: Question): Roll {
  const [pick, setPick] = useState<{ of: string; die: number; tool: string | null }>({ of: '', die: NO_DIE, tool: null });
  const options = answersOf(question.asked, 'roll');
  const asking = `${view.pool} ${view.used} ${options.length}`;
  const now = pick.of === asking ? pick : { die: NO_DIE, tool: null };
  // A lesson allows less than the rules do.
  const all = toolsIn(view.rolling).filter(({ d }) => options.some((each) => sameDecision(each, d)));
  const ofDie = now.die === NO_DIE ? [] : sorted(all.filter(({ d }) => dieIn(d) === now.die));
  const ofTool = all.filter(({ d }) => toolKey(d) === now.tool);
  const chosen =
    now.die === NO_DIE
      ? (ofTool.find(({ d }) => dieIn(d) === NO_DIE) ?? null)
      : (ofDie.find(({ d }) => toolKey(d) === now.tool) ?? ofDie[0] ?? null);
  const set = (die: number, tool: string | null) => setPick({ of: asking, die, tool });
  return {
    asked: options.length > 0,
    open: question.open && options.length > 0,
    die: now.die,
    tool: chosen === null ? now.tool : toolKey(chosen.d),
    tools: now.die === NO_DIE ? distinct(all) : ofDie,
    chosen,
    all,
    evaluate: options.find((d) => d.do === 'evaluate') ?? null,
    chooseDie: (at) => set(at === now.die ? NO_DIE : at, now.tool),
    chooseTool: (key) => {
      const touches = all.some(({ d }) => toolKey(d) === key && dieIn(d) === now.die);
      set(touches ? now.die : NO_DIE, key);
    },
    answer: (d) => question.answer(d),
  };
}

const NOTHING: Roll = {
  asked: false,
  open: false,
  die: NO_DIE,
  tool: null,
  tools: [],
  chosen: null,
  all: [],
  evaluate: null,
  chooseDie: () => undefined,
  chooseTool: () => undefined,
  answer: () => undefined,
};
const Picked = createContext<Roll>(NOTHING);
export const RollProvider = Picked.Provider;
export const useRoll = (): Roll => useContext(Picked);

/** The dice a tool may touch, before a die is chosen. */
export const reachOf = ({ all, tool, die }: Roll): ReadonlySet<number> =>
  new Set(tool === null || die !== NO_DIE ? [] : all.flatMap(({ d }) => (toolKey(d) === tool ? [dieIn(d)] : [])));
