/** The Final Boss: first its shadow, then it, its name last; who fights when, and how they fared. Each stage is the theatre. */

import skull from 'game-icon:crowned-skull';
import { Standee, WallShadow } from '@undercroft/board/art/standee.tsx';
import { Answer, Ask, GoldAnswer } from '@undercroft/board/question/answers.tsx';
import { ActPanel } from '@undercroft/board/question/panel.tsx';
import { waitingWords } from '@undercroft/board/seats/names.ts';
import { Sigil } from '@undercroft/board/seats/sigil.tsx';
import { useSay } from '@undercroft/board/text.ts';
import type { Seat } from '@undercroft/engine';
import { BOSSES as CARDS, cardName, NONE } from '../../../src/index.ts';
import { BOSSES } from '../../art/bosses.ts';
import { Scenery } from '../../art/scenery.tsx';
import { type ActProps, answersOf, type Props, pageSeat, type ScreenProps } from '../../board-props.ts';
import { chanceWords } from '../../words.ts';
import { ACTS } from '../acts/acts.ts';
import { CardName, CardQuip } from '../card-name.tsx';
import { chanceOfStage } from '../chances.tsx';
import { Seats } from '../seats.tsx';
import { Theatre } from '../theatre/theatre.tsx';
import { OwnParty } from '../town/party-choice.tsx';
import { BossStages } from '../town/readings.tsx';
import { Town } from '../town/town.tsx';
import './boss.css';

const RESULTS = {
  none: 'ap.boss.result.none',
  declined: 'ap.boss.result.declined',
  'beaten back': 'ap.boss.result.beaten',
  'stage 1': 'ap.boss.result.one',
  'stage 2': 'ap.boss.result.both',
} as const;

/** Who fights after whom, and what came of it. */
function Order({ props, fighters }: { props: Props; fighters: readonly Seat[] }) {
  const say = useSay();
  const { view, seats } = props;
  return (
    <ol className="ap-fighters" aria-label={say('ap.boss.order')}>
      {fighters.map((seat) => {
        const page = pageSeat(seats, seat);
        const now = view.roller === seat;
        return (
          <li key={seat} className={`panel ${now ? 'now' : ''}`}>
            {page !== undefined && <Sigil name={page.sigil} size={26} />}
            <b className="ap-display">{page?.name}</b>
            <small>{now ? say('ap.boss.now') : say(RESULTS[view.seats[seat]!.boss])}</small>
          </li>
        );
      })}
    </ol>
  );
}

function BossAct({ props, question }: ActProps) {
  const say = useSay();
  const { view } = props;
  const answers = answersOf(question.asked, 'boss');
  const [fight, out] = [answers.find((d) => d.fight), answers.find((d) => !d.fight)];
  const second = view.trial === 'stage2';
  const vp = CARDS[view.boss]!.stages[0].vp;
  const chance = fight === undefined ? null : chanceOfStage(view, fight.seat);
  return (
    <>
      <Ask title={question.asked && props.words.ask(view, question.asked.ask)}>
        {say(second ? 'ap.boss.secondHelp' : 'ap.boss.firstHelp')}
        {chance !== null && ` ${say('ap.boss.chance', { chance: chanceWords(say, chance) })}`}
      </Ask>
      <div className="ap-go">
        <GoldAnswer question={question} d={fight} icon={skull} missing="">
          {second ? say('ap.boss.goOn') : say('ap.boss.fight', { boss: cardName(props.words.say, CARDS[view.boss]) })}
        </GoldAnswer>
        {out !== undefined && (
          <Answer question={question} d={out}>
            {second ? say('ap.boss.take', { n: vp }) : say('ap.boss.decline')}
          </Answer>
        )}
      </div>
    </>
  );
}

const BOSS_ACTS = { ...ACTS, boss: BossAct };

/** Moments at which everybody looks at the boss itself. */
const AT_THE_GATE = ['bossBegan', 'bossFought', 'bossDeclined'];

function Lair({ boss }: { boss: number }) {
  const say = useSay();
  const card = CARDS[boss]!;
  const creature = BOSSES[card.id]!;
  return (
    <section className="ap-lair" aria-label={say('ap.boss')}>
      <Scenery place="boss" />
      <div className="dark" />
      <WallShadow creature={creature} />
      <div className="standee">
        <Standee creature={creature} />
      </div>
      <h2 className="ap-display">
        <CardName card={card} />{' '}
        <small>
          <CardQuip card={card} />
        </small>
      </h2>
      <div className="slip tape ap-boss-slip">
        <p>{say('ap.quest.slots', { n: card.slots })}</p>
        <BossStages boss={boss} />
      </div>
    </section>
  );
}

export function Boss(screen: ScreenProps) {
  const say = useSay();
  const { props, question, picture } = screen;
  const { view } = props;
  const { told } = picture;
  const boss = told?.type === 'bossBegan' ? told.card : view.boss;
  if (boss === NONE) return <Town {...screen} />;
  if (view.step !== 'none' && view.rolling !== null && !AT_THE_GATE.includes(told?.type ?? '')) return <Theatre {...screen} />;
  const words = waitingWords(props.seats, say);
  return (
    <div className="ap-screen ap-boss-screen">
      <Seats props={props} picture={picture} portraits />
      <Lair boss={boss} />
      <Order props={props} fighters={told?.type === 'bossBegan' ? told.order : view.fighters} />
      <div className="oak ap-boss-oak">
        {props.viewer !== null && question.asked?.ask.kind !== 'send' && <OwnParty props={props} tavern={null} seat={props.viewer} />}
        <ActPanel
          className="ap-act"
          acts={BOSS_ACTS}
          props={props}
          question={question}
          waiting={<p>{props.scene === null && words !== '' ? words : props.goingOn}</p>}
        />
      </div>
    </div>
  );
}
