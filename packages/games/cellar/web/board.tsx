/** The board of Cellar: the thieves above, the map in the middle, the viewer's question and items below. */
import barter from 'game-icon:trade';
import type { BoardProps } from '@undercroft/board/contract.ts';
import { useShot } from '@undercroft/board/film/film.ts';
import { Frame } from '@undercroft/board/frame.tsx';
import { CardAct } from '@undercroft/board/question/answers.tsx';
import { Menu } from '@undercroft/board/question/menu.tsx';
import { ActPanel } from '@undercroft/board/question/panel.tsx';
import { type ActProps as ActPropsOf, mayAsk, useQuestion } from '@undercroft/board/question/question.ts';
import { withNames } from '@undercroft/board/seats/names.ts';
import { useShotSound } from '@undercroft/board/sound/sound.ts';
import { useSay } from '@undercroft/board/text.ts';
import type { CellarEvent, Decision, View } from '../src/index.ts';
import { film, pictureOf, SOUNDS } from './film.ts';
import { Items, standsFor } from './parts/items.tsx';
import { CellarMap } from './parts/map.tsx';
import { Pack } from './parts/pack.tsx';
import { Thieves } from './parts/thieves.tsx';
import './board.css';

export type Props = BoardProps<View, Decision, CellarEvent>;
export type ActProps = ActPropsOf<View, Decision, CellarEvent>;

/** A question about an item: it is chosen from the hand. */
function ItemAct(act: ActProps) {
  const say = useSay();
  return <CardAct {...act} isCard={(d) => standsFor(d) !== null} use={say('cel.use')} missing={say('cel.missing')} />;
}

const ACTS = { prepare: Pack, fight: ItemAct, trap: ItemAct, sell: ItemAct };

export function Board(props: Props) {
  const say = useSay();
  const shot = useShot(props.scene, film);
  useShotSound(shot, SOUNDS);
  const picture = shot?.picture ?? pictureOf(props.view);
  const question = useQuestion(props);
  const offer = mayAsk(props, 'offer');
  const words = (d: Decision) => withNames(props.words.decision(props.view, d), props);
  return (
    <Frame className="cellar" shot={shot}>
      <Thieves props={props} picture={picture} />
      <CellarMap props={props} picture={picture} question={question} />
      <ActPanel className="cellar-act" acts={ACTS} props={props} question={question} waiting={<p>{props.goingOn}</p>}>
        {offer !== null && (
          <Menu props={props} asked={offer} icon={barter} name={say('cel.offer')} intro={say('cel.offer.intro')} label={words} />
        )}
      </ActPanel>
      <Items props={props} question={question} />
    </Frame>
  );
}
