/** The Arena: the arch while people enter and are paid; each competitor's roll is the theatre. */
import trophy from 'game-icon:trophy-cup';
import { Answer, Ask, GoldAnswer } from '@undercroft/board/question/answers.tsx';
import { ActPanel } from '@undercroft/board/question/panel.tsx';
import { waitingWords } from '@undercroft/board/seats/names.ts';
import { useSay } from '@undercroft/board/text.ts';
import { ARENAS, NONE } from '../../../src/index.ts';
import { type ActProps, answersOf, type ScreenProps } from '../../board-props.ts';
import { ACTS } from '../acts/acts.ts';
import { Seats } from '../seats.tsx';
import { Theatre } from '../theatre/theatre.tsx';
import { Town } from '../town/town.tsx';
import { Ring, rivalsOf, tieWords } from './ring.tsx';
import './arena.css';

function ArenaAct({ props, question }: ActProps) {
  const say = useSay();
  const answers = answersOf(question.asked, 'arena');
  const [enter, out] = [answers.find((d) => d.enter), answers.find((d) => !d.enter)];
  const card = ARENAS[props.view.arena]!;
  return (
    <>
      <Ask title={question.asked && props.words.ask(props.view, question.asked.ask)}>{say('ap.arena.risk', { n: card.slots })}</Ask>
      <div className="ap-go">
        <GoldAnswer question={question} d={enter} icon={trophy} missing="">
          {say('ap.arena.enter')}
        </GoldAnswer>
        {out !== undefined && (
          <Answer question={question} d={out}>
            {say('ap.arena.stayOut')}
          </Answer>
        )}
      </div>
    </>
  );
}

const ARENA_ACTS = { ...ACTS, arena: ArenaAct };

/** Moments at which everybody looks at the arch, whoever rolled last. */
const AT_THE_ARCH = ['arenaBegan', 'arenaEntered', 'arenaPaid'];

export function Arena(screen: ScreenProps) {
  const say = useSay();
  const { props, question, picture } = screen;
  const { view } = props;
  const told = picture.told?.type ?? '';
  if (view.arena === NONE) return <Town {...screen} />;
  if (view.step !== 'none' && !AT_THE_ARCH.includes(told) && view.rolling !== null) return <Theatre {...screen} />;
  const words = waitingWords(props.seats, say);
  const tie = tieWords(say, rivalsOf(props, picture));
  return (
    <div className="ap-screen ap-arena-screen">
      <Seats props={props} picture={picture} />
      <Ring props={props} picture={picture} />
      <div className="oak ap-arena-oak">
        <ActPanel
          className="ap-act"
          acts={ARENA_ACTS}
          props={props}
          question={question}
          waiting={<p>{props.scene === null && words !== '' ? words : props.goingOn}</p>}
        >
          <p className="second">{tie === '' ? say('ap.arena.tie') : tie}</p>
        </ActPanel>
      </div>
    </div>
  );
}
