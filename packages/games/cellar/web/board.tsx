/** The board of Cellar: the thieves above, the map in the middle, the viewer's question and items below. */
import barter from 'game-icon:trade';
import type { BoardProps } from '@undercroft/board/contract.ts';
import { useShot } from '@undercroft/board/film/film.ts';
import { Frame } from '@undercroft/board/frame.tsx';
import { Answer, Ask, GoldAnswer, OtherAct } from '@undercroft/board/question/answers.tsx';
import { Menu } from '@undercroft/board/question/menu.tsx';
import { type ActProps as ActPropsOf, mayAsk, useQuestion } from '@undercroft/board/question/question.ts';
import { Waiting } from '@undercroft/board/question/waiting.tsx';
import { withNames } from '@undercroft/board/seats/names.ts';
import { useSay } from '@undercroft/board/text.ts';
import type { Decision } from '../src/decisions.ts';
import type { CellarEvent } from '../src/events.ts';
import type { View } from '../src/view.ts';
import { film, pictureOf } from './film.ts';
import { Items, standsFor } from './parts/items.tsx';
import { CellarMap } from './parts/map.tsx';
import { Pack } from './parts/pack.tsx';
import { Thieves } from './parts/thieves.tsx';
import './board.css';

export type Props = BoardProps<View, Decision, CellarEvent>;
export type ActProps = ActPropsOf<View, Decision, CellarEvent>;

/** A question about an item: it is chosen from the hand; the answers without one are buttons. */
function ItemAct({ props, question }: ActProps) {
  const say = useSay();
  const { asked, chosen } = question;
  if (asked === null) return null;
  const words = (d: Decision) => withNames(props.words.decision(props.view, d), props);
  return (
    <>
      <Ask title={withNames(props.words.ask(props.view, asked.ask), props)} />
      <div className="answers">
        {asked.options
          .filter((d) => standsFor(d) === null)
          .map((d) => (
            <Answer key={JSON.stringify(d)} question={question} d={d}>
              {words(d)}
            </Answer>
          ))}
        {asked.options.some((d) => standsFor(d) !== null) && (
          <GoldAnswer question={question} missing={say('cel.missing')}>
            {chosen === null ? say('cel.use') : words(chosen)}
          </GoldAnswer>
        )}
      </div>
    </>
  );
}

const ACTS: Partial<Record<Decision['kind'], typeof OtherAct<View, Decision, CellarEvent>>> = {
  prepare: Pack,
  fight: ItemAct,
  trap: ItemAct,
  sell: ItemAct,
};

export function Board(props: Props) {
  const say = useSay();
  const shot = useShot(props.scene, film);
  const picture = shot?.picture ?? pictureOf(props.view);
  const question = useQuestion(props);
  const offer = mayAsk(props, 'offer');
  const Act = question.asked === null ? null : (ACTS[question.asked.ask.kind] ?? OtherAct<View, Decision, CellarEvent>);
  return (
    <Frame className="cellar" shot={shot}>
      <Thieves props={props} picture={picture} />
      <CellarMap props={props} picture={picture} question={question} />
      <section className="panel cellar-act" aria-label={say('cel.decision')}>
        {Act === null ? (
          <Waiting props={props}>
            <p>{props.goingOn}</p>
          </Waiting>
        ) : (
          <Act props={props} question={question} />
        )}
        {offer !== null && (
          <Menu
            props={props}
            asked={offer}
            icon={barter}
            name={say('cel.offer')}
            title={say('cel.offer')}
            intro={say('cel.offer.intro')}
            label={(d) => withNames(props.words.decision(props.view, d), props)}
          />
        )}
      </section>
      <Items props={props} question={question} />
    </Frame>
  );
}
