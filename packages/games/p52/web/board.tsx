/** The board of P52: making a character, choosing a quest, drawing a room, the room itself, and what one learns from it. */
import { useShot } from '@undercroft/board/film/film.ts';
import { Frame } from '@undercroft/board/frame.tsx';
import { useShotSound } from '@undercroft/board/sound/sound.ts';
import { useSay } from '@undercroft/board/text.ts';
import { Suspense, useEffect, useMemo, useRef } from 'react';
import { bookFor, type Decision, eventIn, type View, viewIn } from '../src/index.ts';
import { GameSpeech, heroName, mySeat, type Props, type ScreenProps, useQuestion } from './board-props.ts';
import { film, flipIn, pictureOf, SOUNDS } from './film.ts';
import { cryOf } from './moments.ts';
import { Create } from './parts/create/create.tsx';
import { Fight } from './parts/fight.tsx';
import { Level } from './parts/later.tsx';
import { Prepare } from './parts/prepare/prepare.tsx';
import { type Flip, lastFlip } from './parts/strip/flips.ts';
import './board.css';

export type Screen = 'create' | 'prepare' | 'fight' | 'level';

const GROWING: readonly Decision['kind'][] = ['split', 'learn', 'raise', 'train', 'hone'];

/** Where one looks: by what is asked, else by what runs. */
export function screenOf(view: View, seat: number, kind: Decision['kind'] | null): Screen {
  const hero = view.heroes[seat];
  if (hero === undefined || hero.sheet === null || view.stack.some(({ proc }) => proc === 'creation')) return 'create';
  if (kind === 'layout' || kind === 'quest' || view.spots.length === 0 || view.quest.entered === 0) return 'prepare';
  if (kind !== null && GROWING.includes(kind)) return 'level';
  return view.stack.some(({ proc }) => proc === 'award' || proc === 'levelUp' || proc === 'reward') ? 'level' : 'fight';
}

const SCREENS = { create: Create, prepare: Prepare, fight: Fight, level: Level };

/** The same table in the language of the page: its scenario may have it. */
function useRetold(props: Props): Props {
  const { view, scene, news, words } = props;
  const { say } = words;
  const book = bookFor(view);
  const toldScene = useMemo(() => {
    if (scene === null) return null;
    const [before, after] = [viewIn(say, scene.before), viewIn(say, scene.after)];
    return { ...scene, before, after, events: scene.events.map((e) => eventIn(say, book, e)) };
  }, [scene, say, book]);
  const toldNews = useMemo(() => news.map((e) => eventIn(say, book, e)), [news, say, book]);
  return { ...props, view: viewIn(say, view), scene: toldScene, news: toldNews };
}

export function Board(given: Props) {
  const say = useSay();
  const props = useRetold(given);
  const shot = useShot(props.scene, film);
  useShotSound(shot, SOUNDS);
  const last = useMemo(() => lastFlip(props.news), [props.news]);
  const question = useQuestion(props);
  const shown = useRef<Flip | null>(null);
  // News run ahead of what is acted out: the flip from before stays until the scene turns another.
  const picture = shot === null ? pictureOf(props.view, last) : { ...shot.picture, flip: flipIn(shot.picture, shown.current) };
  useEffect(() => {
    shown.current = picture.flip;
  });
  const seat = mySeat(props, question);
  const Screen = SCREENS[screenOf(picture.view, seat, question.asked?.ask.kind ?? null)];
  const { moment } = picture;
  const foe = (enemy: number): string => picture.view.met[enemy] ?? '';
  const cry = moment && cryOf(say, moment, (hero) => heroName({ view: picture.view, seats: props.seats }, hero), foe);
  const screen: ScreenProps = { props: { ...props, view: picture.view }, question, picture };
  return (
    <GameSpeech.Provider value={props.words.say}>
      <Frame className="p52" shot={shot} moment={moment} cry={cry}>
        <Suspense fallback={null}>
          <Screen {...screen} />
        </Suspense>
      </Frame>
    </GameSpeech.Provider>
  );
}
