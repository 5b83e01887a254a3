/** The board of Dungeon Fighter: choosing heroes, the map, the throwing table, the shop; one of them at a time. */
import { useShot } from '@undercroft/board/film/film.ts';
import { Frame } from '@undercroft/board/frame.tsx';
import { useShotSound } from '@undercroft/board/sound/sound.ts';
import { useSay } from '@undercroft/board/text.ts';
import { useEffect, useMemo } from 'react';
import { NONE, type View } from '../src/index.ts';
import { GameSpeech, type Props, type ScreenProps, useQuestion } from './board-props.ts';
import { film, pictureOf, SOUNDS, seenOf } from './film.ts';
import { cryOf } from './moments.ts';
import { MomentNow } from './parts/burst.tsx';
import { Fight } from './parts/fight.tsx';
import { Gathering } from './parts/gathering.tsx';
import { MapScreen } from './parts/map.tsx';
import { Shop } from './parts/shop.tsx';
import { prepareTable } from './parts/table/depth.ts';
import './board.css';

export type Screen = 'gathering' | 'map' | 'fight' | 'shop';

/** Where one looks. */
export function screenOf({ phase, monster, stall }: Pick<View, 'phase' | 'monster' | 'stall'>): Screen {
  if (phase === 'setup') return 'gathering';
  if (monster !== NONE) return 'fight';
  return stall.length > 0 ? 'shop' : 'map';
}

const SCREENS = { gathering: Gathering, map: MapScreen, fight: Fight, shop: Shop };

function Shown(screen: ScreenProps) {
  const { view, scene } = screen.props;
  // The monster that is just revealed is seen at once, and one that has just fallen a moment longer.
  const told = screen.picture.told?.type;
  const seen = told === 'monsterRevealed' && scene !== null ? scene.after : view;
  const Screen = SCREENS[screenOf(seen)];
  const { picture } = screen;
  // While something is acted out nothing is known before it is seen.
  const shown = useMemo(() => (scene === null ? view : seenOf(seen, picture)), [scene, view, seen, picture]);
  return <Screen {...screen} props={shown === view ? screen.props : { ...screen.props, view: shown }} />;
}

export function Board(props: Props) {
  const shot = useShot(props.scene, film);
  useShotSound(shot, SOUNDS);
  const picture = shot?.picture ?? pictureOf(props.view);
  const { moment } = picture;
  const say = useSay();
  const question = useQuestion(props);
  const still = props.motion === 'off';
  const isThrown = props.view.rules.throws === 'physics';
  useEffect(() => {
    if (isThrown) prepareTable(still);
  }, [isThrown, still]);
  return (
    <GameSpeech.Provider value={props.words.say}>
      <MomentNow.Provider value={moment}>
        <Frame
          className="df"
          level={Math.min(4, props.view.floor + 1)}
          shot={shot}
          moment={moment}
          cry={moment && cryOf(moment, props.view, say, props.words.say)}
        >
          <Shown props={props} question={question} picture={picture} />
        </Frame>
      </MomentNow.Provider>
    </GameSpeech.Provider>
  );
}
