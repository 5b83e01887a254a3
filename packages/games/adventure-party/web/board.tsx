/** The board of Adventure Party: the town, the dice theatre, the Arena, the boss; one of them at a time. */
import { useShot } from '@undercroft/board/film/film.ts';
import { Frame } from '@undercroft/board/frame.tsx';
import { useShotSound } from '@undercroft/board/sound/sound.ts';
import type { Event, View } from '../src/index.ts';
import { GameSpeech, type Props, type ScreenProps, useQuestion } from './board-props.ts';
import { film, pictureOf, SOUNDS } from './film.ts';
import { Arena } from './parts/arena/arena.tsx';
import { Boss } from './parts/boss/boss.tsx';
import { DiceReader } from './parts/faces.tsx';
import { Theatre } from './parts/theatre/theatre.tsx';
import { Town } from './parts/town/town.tsx';
import { viewIn } from './shown-view.ts';
import './board.css';
import './low.css';
import './upright.css';

export type Screen = 'town' | 'theatre' | 'arena' | 'boss';

/** What is told for a moment on another screen than the one it happened on. */
const TOLD_ON: Partial<Record<Event['type'], Screen>> = {
  townGrew: 'town',
  cardShown: 'town',
  arenaBegan: 'arena',
  arenaEntered: 'arena',
  arenaPaid: 'arena',
  bossTriggered: 'town',
  bossBegan: 'boss',
  bossFought: 'boss',
  bossDeclined: 'boss',
};

/** Where one looks. */
export function screenOf({ phase, trial }: Pick<View, 'phase' | 'trial'>, told: Event | null = null): Screen {
  const elsewhere = told === null ? undefined : TOLD_ON[told.type];
  if (elsewhere !== undefined) return elsewhere;
  if (phase === 'boss') return 'boss';
  if (phase === 'arena') return 'arena';
  return trial === 'quest' ? 'theatre' : 'town';
}

const SCREENS = { town: Town, theatre: Theatre, arena: Arena, boss: Boss };

function Shown(screen: ScreenProps) {
  const Screen = SCREENS[screenOf(screen.props.view, screen.picture.told)];
  return <Screen {...screen} />;
}

export function Board(given: Props) {
  const shot = useShot(given.scene, film);
  useShotSound(shot, SOUNDS);
  const picture = shot?.picture ?? pictureOf(given.view);
  const props = { ...given, view: viewIn(given, picture) };
  const question = useQuestion(props);
  return (
    <GameSpeech.Provider value={props.words.say}>
      <Frame className="ap" level={props.view.level} shot={shot}>
        <DiceReader>
          <Shown props={props} question={question} picture={picture} />
        </DiceReader>
      </Frame>
    </GameSpeech.Provider>
  );
}
