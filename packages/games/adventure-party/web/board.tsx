/** The board of Adventure Party: the town, the dice theatre, the Arena, the boss; one of them at a time. */
import { Frame } from '@undercroft/board/frame.tsx';
import type { View } from '../src/index.ts';
import { type ActProps, GameSpeech, type Props, useQuestion } from './board-props.ts';
import { Arena } from './parts/arena/arena.tsx';
import { Boss } from './parts/boss/boss.tsx';
import { Theatre } from './parts/theatre/theatre.tsx';
import { Town } from './parts/town/town.tsx';
import './board.css';

export type Screen = 'town' | 'theatre' | 'arena' | 'boss';

/** Where one looks. */
export function screenOf({ phase, trial }: Pick<View, 'phase' | 'trial'>): Screen {
  if (phase === 'boss') return 'boss';
  if (phase === 'arena') return 'arena';
  return trial === 'quest' ? 'theatre' : 'town';
}

const SCREENS = { town: Town, theatre: Theatre, arena: Arena, boss: Boss };

function Shown(act: ActProps) {
  const Screen = SCREENS[screenOf(act.props.view)];
  return <Screen {...act} />;
}

export function Board(props: Props) {
  const question = useQuestion(props);
  return (
    <GameSpeech.Provider value={props.words.say}>
      <Frame className="ap" level={props.view.level}>
        <Shown props={props} question={question} />
      </Frame>
    </GameSpeech.Provider>
  );
}
