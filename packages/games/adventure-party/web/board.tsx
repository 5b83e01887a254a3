/** The board of Adventure Party: the town, the dice theatre, the Arena, the boss; one of them at a time. */
import { useShot } from '@undercroft/board/film/film.ts';
import { Frame } from '@undercroft/board/frame.tsx';
import { useShotSound } from '@undercroft/board/sound/sound.ts';
import { type Say, useSay } from '@undercroft/board/text.ts';
import { useMemo } from 'react';
import type { Event, View } from '../src/index.ts';
import { GameSpeech, nameOf, type Props, type ScreenProps, useQuestion, withNames } from './board-props.ts';
import { cryOf } from './film/moments.ts';
import { film, lyingIn, type Picture, pictureOf, SOUNDS } from './film.ts';
import { Arena } from './parts/arena/arena.tsx';
import { Boss } from './parts/boss/boss.tsx';
import { DiceReader } from './parts/faces.tsx';
import { HoldTips } from './parts/hold.tsx';
import { Theatre } from './parts/theatre/theatre.tsx';
import { Town } from './parts/town/town.tsx';
import './board.css';
import './low.css';
import './upright.css';
import './tall.css';

export type Screen = 'town' | 'theatre' | 'arena' | 'boss';

/** What is told for a moment on another screen than the one it happened on. */
const TOLD_ON: Partial<Record<Event['type'], Screen>> = {
  hired: 'town',
  retired: 'town',
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

/** What is going on, by the picture and not by the clock: while dice tumble nobody says yet how they lie; null: nothing is acted out. */
function toldWords(say: Say, { tumbling, told, view }: Picture, props: Props): string | null {
  if (told === null) return null;
  if (tumbling.length > 0 && 'seat' in told) return say('ap.rolling', { n: tumbling.length, name: nameOf(props.seats, told.seat) });
  const words = props.words.event(view, told);
  return words === null ? null : withNames(words, props);
}

export function Board(given: Props) {
  const shot = useShot(given.scene, film);
  useShotSound(shot, SOUNDS);
  const say = useSay();
  const picture = useMemo(() => shot?.picture ?? pictureOf(given.view), [shot, given.view]);
  // While something is acted out nothing on the board knows more than the eye has seen.
  const view = useMemo(() => (shot === null ? given.view : lyingIn(shot.picture.view)), [shot, given.view]);
  const props = { ...given, view, goingOn: toldWords(say, picture, given) ?? given.goingOn };
  const question = useQuestion(props);
  const cry = cryOf(picture.told, { say, inGame: given.words.say });
  return (
    <GameSpeech.Provider value={props.words.say}>
      <Frame className="ap" level={view.level} shot={shot} moment={picture.moment} cry={picture.landed.length > 0 ? '' : cry}>
        <DiceReader>
          <HoldTips>
            <Shown props={props} question={question} picture={picture} />
          </HoldTips>
        </DiceReader>
      </Frame>
    </GameSpeech.Provider>
  );
}
