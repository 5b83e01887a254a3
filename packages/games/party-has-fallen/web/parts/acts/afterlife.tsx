/** What the dead may already decide while the others play: whether to come back, as whom, and what for. */
import ghost from 'game-icon:floating-ghost';
import { Button } from '@undercroft/board/controls/button.tsx';
import { Dialog } from '@undercroft/board/controls/dialog.tsx';
import { useSay } from '@undercroft/board/text.ts';
import { type ComponentType, useState } from 'react';
import { DEAD, HEROES, type Kind, printedName, type View } from '../../../src/index.ts';
import { type ActProps, mayAsk, mayQuestion, type Props, withNames } from '../../board-props.ts';
import { abilityCard, goalCard } from '../../cards.ts';
import { AbilityDraft, GoalDraft, HeroDraft } from '../draft/draft.tsx';

const DRAFTS = { hero: HeroDraft, goal: GoalDraft, ability: AbilityDraft } satisfies Partial<Record<Kind, ComponentType<ActProps>>>;
type Plan = keyof typeof DRAFTS;
const PLANS: readonly Plan[] = ['hero', 'goal', 'ability'];

/** Yes or no, as buttons: nothing to look at. */
function Rejoin({ props }: { props: Props }) {
  return (mayAsk(props, 'rejoin')?.options ?? []).map((d) => (
    <Button key={JSON.stringify(d)} icon={ghost} data-decision="rejoin" disabled={props.busy} onClick={() => props.decide(d)}>
      {withNames(props.words.decision(props.view, d), props)}
    </Button>
  ));
}

function PlanButton({ props, kind }: { props: Props; kind: Plan }) {
  const say = useSay();
  const [open, setOpen] = useState(false);
  const question = mayQuestion(props, kind, () => setOpen(false));
  const Draft = DRAFTS[kind];
  if (question.asked === null) return null;
  return (
    <>
      <Button data-decision={kind} disabled={props.busy} onClick={() => setOpen(true)}>
        {say(`phf.afterlife.${kind}`)}
      </Button>
      <Dialog open={open} title={say(`phf.afterlife.${kind}`)} onClose={() => setOpen(false)} className="phf-dialog phf-plan">
        {open && <Draft props={props} question={question} />}
      </Dialog>
    </>
  );
}

/** What the dead have chosen for their next life so far. */
function planned({ view, words: { say: inGame } }: Props, { plan }: View['seats'][number]): string[] {
  const hero = printedName(inGame, HEROES[plan.hero]);
  const names = [hero, goalCard(inGame, view, plan.goal)?.name, abilityCard(inGame, view, plan.ability)?.name];
  return names.flatMap((name) => name || []);
}

export function Afterlife({ props }: { props: Props }) {
  const say = useSay();
  const me = props.view.seats[props.viewer ?? -1];
  const open = [...PLANS, 'rejoin' as const].some((kind) => mayAsk(props, kind) !== null);
  const chosen = me === undefined ? [] : planned(props, me);
  if (me === undefined || me.status !== DEAD || (!open && chosen.length === 0)) return null;
  return (
    <section className="phf-afterlife" aria-label={say('phf.afterlife')}>
      {open && <p className="second">{say('phf.afterlife.help')}</p>}
      {chosen.length > 0 && <p className="phf-chosen">{say('phf.afterlife.chosen', { cards: chosen.join(', ') })}</p>}
      <div className="answers">
        <Rejoin props={props} />
        {PLANS.map((kind) => (
          <PlanButton key={kind} props={props} kind={kind} />
        ))}
      </div>
    </section>
  );
}
