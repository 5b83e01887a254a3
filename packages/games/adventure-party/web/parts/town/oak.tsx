/** The table edge in town: the party, what the town offers, the purse and the gold button. */
import bag from 'game-icon:card-random';
import village from 'game-icon:village';
import boots from 'game-icon:walking-boot';
import { Dialog } from '@undercroft/board/controls/dialog.tsx';
import { Icon } from '@undercroft/board/controls/icon.tsx';
import { GoldAnswer } from '@undercroft/board/question/answers.tsx';
import { ActPanel } from '@undercroft/board/question/panel.tsx';
import { waitingWords } from '@undercroft/board/seats/names.ts';
import { useSay } from '@undercroft/board/text.ts';
import { useState } from 'react';
import { heroName, ITEMS, NONE, type TavernDecision } from '../../../src/index.ts';
import { Sym } from '../../art/symbols.tsx';
import { type ActProps, withNames } from '../../board-props.ts';
import { ACTS } from '../acts/acts.ts';
import { MarchAct } from '../acts/send-acts.tsx';
import { Sure } from '../acts/sure.tsx';
import { Actions, hasOffers } from './actions.tsx';
import { OwnParty, Sayings } from './party-choice.tsx';
import { costOf, isPossible, type Tavern, whyNotPlan } from './plan.ts';
import { Shelf } from './shelf.tsx';
import { VoteAct } from './vote-act.tsx';
import './oak.css';

/** `6 gold → 3 left`. */
function Purse({ act: { props }, tavern }: { act: ActProps; tavern: Tavern }) {
  const say = useSay();
  const gold = props.view.seats[tavern.seat]?.gold ?? 0;
  const cost = costOf(tavern, props.view);
  return (
    <p className="ap-purse">
      <Sym name="gold" /> <b className="number">{gold}</b> <span>{say('ap.purse.gold')}</span>
      {cost !== 0 && gold >= cost && (
        <>
          <span className="arrow"> → </span>
          <b className="number">{gold - cost}</b> <span>{say('ap.purse.left')}</span>
        </>
      )}
    </p>
  );
}

/** What is still missing, in a sentence. */
function missingOf(say: ReturnType<typeof useSay>, { plan }: Tavern): string {
  switch (plan?.do) {
    case 'hire':
      return say('ap.missing.room');
    case 'equip':
    case 'heal':
    case 'upgrade':
      return say('ap.chooseHero');
    case 'scout':
      return say('ap.missing.deck');
    case 'sellItem':
      return say('ap.chooseItem');
    case 'giveItem':
    case 'giveGold':
      return say('ap.missing.seat');
    default:
      return say('ap.missing.plan');
  }
}

/** What the gold button does, by name. */
function useDeed({ props }: ActProps, { plan, d }: Tavern): string {
  const say = useSay();
  if (plan?.do === 'hire')
    return say('ap.go.hire', { hero: heroName(props.words.say, plan.hero ?? NONE), n: props.view.prices.hire[plan.hero ?? NONE] ?? 0 });
  return d === undefined ? say('ap.go.choose') : withNames(props.words.decision(props.view, d), props);
}

/** What is left undone by leaving now, as a question; '' for nothing. */
function useLeavingDoubt({ props: { view } }: ActProps, { seat, question }: Tavern, leave: TavernDecision | undefined): string {
  const say = useSay();
  if (leave === undefined || !question.isHopeless(leave)) return '';
  const { gold, party } = view.seats[seat]!;
  if (party.length === 0) return say('ap.leave.nobody', { gold: gold ?? 0 });
  return say('ap.leave.tooFew', { gold: gold ?? 0, n: party.length });
}

function Go({ act, tavern }: { act: ActProps; tavern: Tavern }) {
  const say = useSay();
  const deed = useDeed(act, tavern);
  const { view } = act.props;
  const leave = tavern.answers.find((d) => d.do === 'leave');
  const doubt = useLeavingDoubt(act, tavern, leave);
  const words = say(view.phase === 'tavern' ? 'ap.go.quest' : 'ap.go.end');
  const why = whyNotPlan(act, tavern);
  // Nothing planned: leaving is what is left to do, unless there is nobody to leave with.
  if (tavern.plan === null && doubt === '')
    return (
      <GoldAnswer question={tavern.question} d={leave} icon={boots} missing={say('ap.missing.plan')}>
        {words}
      </GoldAnswer>
    );
  return (
    <div className="ap-go">
      <GoldAnswer
        question={tavern.question}
        d={tavern.d}
        missing={tavern.plan === null ? say('ap.missing.hero') : missingOf(say, tavern)}
        why={why === '' ? undefined : why}
      >
        {tavern.plan === null ? say('ap.go.chooseHero') : deed}
      </GoldAnswer>
      {leave !== undefined && (
        <Sure question={tavern.question} d={leave} doubt={doubt} again={say('ap.leave.again')}>
          {words}
        </Sure>
      )}
    </div>
  );
}

/** What is planned in a dialog goes on on the oak. */
const closingBy = (close: () => void, tavern: Tavern): Tavern => ({
  ...tavern,
  prepare: (plan) => {
    close();
    tavern.prepare(plan);
  },
});

interface HandProps {
  act: ActProps;
  tavern: Tavern | null;
  /** On a phone the hand has a tab of its own: the button is there while a weapon waits for a hero. */
  phone?: boolean;
}

/** The hand, in a dialog: an item that is chosen goes on on the oak. */
function HandButton({ act, tavern, phone = false }: HandProps) {
  const say = useSay();
  const [open, setOpen] = useState(false);
  const { view, viewer } = act.props;
  const hand = viewer === null ? [] : (view.seats[tavern?.seat ?? viewer]?.hand ?? []);
  const weapons = hand.filter((item) => tavern !== null && isPossible(tavern, { do: 'equip', item })).length;
  const closing = tavern && closingBy(() => setOpen(false), tavern);
  if (phone && weapons === 0) return null;
  return (
    <>
      <button
        type="button"
        className={phone ? 'ap-spend-button' : 'ap-hand-button'}
        aria-haspopup="dialog"
        data-decision={weapons > 0 && act.question.open ? 'tavern' : undefined}
        onClick={() => setOpen(true)}
      >
        <Icon drawing={bag} /> {say('ap.hand.open', { n: hand.length })}
        {weapons > 0 && (
          <>
            <span className="weapons">, {say('ap.hand.weapons', { n: weapons })}</span>
            <Sym name="sword" />
          </>
        )}
      </button>
      <Dialog open={open} title={say('ap.hand', { n: hand.length })} onClose={() => setOpen(false)}>
        <Shelf act={act} tavern={closing} />
      </Dialog>
    </>
  );
}

/** On a phone what the town offers is in a dialog too: there is no room for it above the gold button. */
function OffersButton({ act, tavern }: { act: ActProps; tavern: Tavern }) {
  const say = useSay();
  const [open, setOpen] = useState(false);
  const some = tavern.answers.some((d) => !['hire', 'equip', 'leave'].includes(d.do));
  return (
    <>
      <button
        type="button"
        className="ap-spend-button"
        aria-haspopup="dialog"
        data-decision={some && tavern.open ? 'tavern' : undefined}
        onClick={() => setOpen(true)}
      >
        <Icon drawing={village} /> {say('ap.actions.open')}
      </button>
      <Dialog open={open} title={say('ap.actions')} onClose={() => setOpen(false)}>
        <Actions act={act} tavern={closingBy(() => setOpen(false), tavern)} />
      </Dialog>
    </>
  );
}

function TavernOak({ act, tavern }: { act: ActProps; tavern: Tavern }) {
  const say = useSay();
  const says = tavern.plan !== null && ['scout', 'sellItem', 'giveItem', 'giveGold'].includes(tavern.plan.do);
  const equips = ITEMS[tavern.plan?.item ?? NONE]?.type === 'weapon' && tavern.plan?.do === 'equip';
  return (
    <div className="oak ap-town-oak tavern" data-plan={equips ? 'equip' : tavern.plan?.do}>
      {says ? <Sayings props={act.props} tavern={tavern} /> : <OwnParty props={act.props} tavern={tavern} seat={tavern.seat} />}
      <div className="ap-shops">
        <h2 className="ap-label">
          {say('ap.actions.title')} <HandButton act={act} tavern={tavern} />
        </h2>
        <Actions act={act} tavern={tavern} />
      </div>
      <section className="panel ap-act" aria-label={say('board.decision')}>
        <div className="ap-spend">
          <Purse act={act} tavern={tavern} />
          {hasOffers(act.props.view, tavern) && <OffersButton act={act} tavern={tavern} />}
          <HandButton act={act} tavern={tavern} phone />
        </div>
        <Go act={act} tavern={tavern} />
      </section>
    </div>
  );
}

const TOWN_ACTS = { ...ACTS, quest: MarchAct, vote: VoteAct };

export function Oak({ act, tavern }: { act: ActProps; tavern: Tavern | null }) {
  const say = useSay();
  const { props, question } = act;
  if (tavern !== null) return <TavernOak act={act} tavern={tavern} />;
  const words = waitingWords(props.seats, say);
  const asked = question.asked?.ask.kind;
  const party = props.viewer !== null && asked !== 'quest' && props.view.phase !== 'setup';
  return (
    <div className={`oak ap-town-oak ${party ? '' : 'alone'}`}>
      {party && (
        <div className="ap-own">
          <OwnParty props={props} tavern={null} seat={props.viewer ?? 0} />
          <HandButton act={act} tavern={null} />
        </div>
      )}
      <ActPanel
        className="ap-act"
        acts={TOWN_ACTS}
        props={props}
        question={question}
        waiting={<p>{props.scene === null && words !== '' ? words : props.goingOn}</p>}
      />
    </div>
  );
}
