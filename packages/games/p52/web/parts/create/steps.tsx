/** The seven steps of making somebody, and how far one is. */
import { useSay } from '@undercroft/board/text.ts';
import { bookFor, type Decision, type View } from '../../../src/index.ts';
import { bonusPoints } from '../../../src/rules/creation.ts';
import type { Draft } from '../../../src/table.ts';

const STEPS = ['race', 'profession', 'cores', 'quirk', 'split', 'learn', 'name'] as const;
type Step = (typeof STEPS)[number];

/** The step that a question belongs to. */
export const stepOf = (kind: Decision['kind'] | null): number => STEPS.indexOf(STEPS.find((step) => step === kind) ?? 'race');

/** How far the making is while nothing is asked: others think, or a card is turned up. */
export function stepWaiting(view: View): number {
  const making = view.stack.find(({ proc }) => proc === 'creation');
  const kind = making?.asks.find((ask) => STEPS.some((step) => step === ask.kind))?.kind;
  if (making === undefined) return STEPS.length;
  return kind === undefined ? (making.step === 'bonus' ? STEPS.indexOf('split') : STEPS.length) : stepOf(kind);
}

function done(view: View, draft: Draft, say: ReturnType<typeof useSay>): Readonly<Record<Step, string>> {
  const book = bookFor(view);
  return {
    race: draft.race === '' ? '' : book.race(draft.race).name,
    profession: draft.profession === '' ? '' : book.profession(draft.profession).name,
    cores: say('p52.create.addedUp'),
    quirk: draft.quirk === null ? say('p52.create.none') : book.quirk(draft.quirk).name,
    split: draft.flipped.length === 0 ? '' : say('p52.points', { n: bonusPoints(draft.flipped) }),
    learn: draft.ability === null ? say('p52.create.oneMore') : book.ability(draft.ability).name,
    name: say('p52.create.andFace'),
  };
}

export function Steps({ view, draft, at }: { view: View; draft: Draft; at: number }) {
  const say = useSay();
  const words = done(view, draft, say);
  return (
    <ol className="p52-steps">
      {STEPS.map((step, i) => {
        const state = i < at ? 'done' : i === at ? 'now' : '';
        return (
          <li key={step} className={state} aria-current={i === at ? 'step' : undefined}>
            <b aria-hidden="true">{i < at ? '✓' : i + 1}</b>
            <span>
              {say(`p52.step.${step}`)}
              <em>{i < at || step === 'learn' || step === 'name' ? words[step] : ''}</em>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
