/** What the dead may already decide while the others play: whether to come back, as whom, and what for. */
import ghost from 'game-icon:floating-ghost';
import { type Kind, OUT } from '@undercroft/party-has-fallen';
import { type ComponentType, useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import { useSay } from '../../text.ts';
import { type ActProps, mayAsk, mayQuestion, type Props, withNames } from './board-props.ts';
import { AbilityDraft, GoalDraft, HeroDraft } from './draft.tsx';

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

export function Afterlife({ props }: { props: Props }) {
  const say = useSay();
  const me = props.view.seats[props.viewer ?? -1];
  const open = [...PLANS, 'rejoin' as const].some((kind) => mayAsk(props, kind) !== null);
  if (me === undefined || me.status === OUT || !open) return null;
  return (
    <section className="phf-afterlife" aria-label={say('phf.afterlife')}>
      <p className="second">{say('phf.afterlife.help')}</p>
      <div className="phf-row">
        <Rejoin props={props} />
        {PLANS.map((kind) => (
          <PlanButton key={kind} props={props} kind={kind} />
        ))}
      </div>
    </section>
  );
}
