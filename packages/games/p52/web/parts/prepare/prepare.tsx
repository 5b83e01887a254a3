/** Before the first room: which quest, what everybody carries; and drawing a room, where the house leaves that to people. */
import { bookFor } from '../../../src/index.ts';
import { mySeat, type ScreenProps } from '../../board-props.ts';
import { ActBetweenRooms } from '../acts/between-rooms.tsx';
import { Editor } from '../later.tsx';
import { Sheet } from '../sheet/sheet.tsx';
import { Strip } from '../strip/strip.tsx';
import { Quests } from './quests.tsx';
import './prepare.css';

/** What the quest is, once it is chosen; until then, where all of this takes place. */
function QuestSlip({ props }: Pick<ScreenProps, 'props'>) {
  const { view } = props;
  const { scenario } = bookFor(view);
  const quest = view.quest.id === '' ? { title: scenario.meta.title, story: scenario.meta.about } : bookFor(view).quest(view.quest.id);
  return (
    <article className="slip tape p52-story">
      <h2>{quest.title}</h2>
      <p>{quest.story}</p>
    </article>
  );
}

export function Prepare(screen: ScreenProps) {
  const { props, question, picture } = screen;
  const { view } = props;
  const kind = question.asked?.ask.kind;
  const seat = mySeat(props, question);
  return (
    <div className="p52-prepare">
      <div className="p52-desk">
        {kind === 'quest' ? (
          <Quests {...screen} />
        ) : kind === 'layout' ? (
          <Editor key={view.quest.entered} {...screen} />
        ) : (
          <QuestSlip props={props} />
        )}
      </div>
      <Strip props={props} view={view} flip={picture.flip} beat={picture.beat} />
      {kind !== 'quest' && kind !== 'layout' && <ActBetweenRooms props={props} question={question} />}
      <Sheet view={view} seat={seat} props={props} />
    </div>
  );
}
