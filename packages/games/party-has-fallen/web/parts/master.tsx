/** The dungeon master: tells the story, and if they do not play sees everything and settles what the rules leave open. */
import quill from 'game-icon:quill-ink';
import { Button } from '@undercroft/board/controls/button.tsx';
import { Sigil } from '@undercroft/board/seats/sigil.tsx';
import { useSay } from '@undercroft/board/text.ts';
import { type FormEvent, useId, useState } from 'react';
import { LONGEST_TALE, seesAll, type View } from '../../src/index.ts';
import { mayAsk, nameOf, type Props, pageSeat } from '../board-props.ts';
import { heroAt } from '../figures.ts';
import { Legend } from './map/legend.tsx';
import { GoalPanel } from './sheet/goal.tsx';
import { HeroSheet } from './sheet/hero-sheet.tsx';
import { Items } from './sheet/items.tsx';

/** Whether the viewer is a dungeon master who does not play. */
export const isMaster = (view: View): boolean => seesAll(view.rules, view.viewer);

/** A line of the story; open whenever anybody is asked anything. */
export function TellStory({ props }: { props: Props }) {
  const say = useSay();
  const id = useId();
  const [text, setText] = useState('');
  const ask = mayAsk(props, 'narrate');
  const { dm } = props.view.rules;
  if (dm < 0 || dm !== props.viewer || props.view.ending !== null) return null;
  const tell = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '' || ask === null) return;
    props.decide({ seat: dm, kind: 'narrate', text: text.trim() });
    setText('');
  };
  return (
    <form className="phf-tell" onSubmit={tell}>
      <label className="out-of-sight" htmlFor={id}>
        {say('phf.tale.label')}
      </label>
      <textarea
        id={id}
        className="input"
        rows={2}
        maxLength={LONGEST_TALE}
        value={text}
        placeholder={say('phf.tale.label')}
        onChange={(event) => setText(event.target.value)}
      />
      <Button
        type="submit"
        icon={quill}
        data-decision={ask === null ? undefined : 'narrate'}
        disabled={props.busy}
        why={text.trim() === '' ? say('phf.tale.empty') : ask === null ? say('phf.tale.wait') : undefined}
      >
        {say('phf.tale.tell')}
      </Button>
    </form>
  );
}

/** Everybody's goal, sheet and items: for the eyes of a master who does not play. */
export function MasterBook({ props }: { props: Props }) {
  const say = useSay();
  const { view, seats, words } = props;
  return (
    <aside className="phf-own master" aria-label={say('phf.master.book')}>
      <h2>{say('phf.master.book')}</h2>
      <p className="second">{say('phf.master.help')}</p>
      {view.seats.map((_, seat) => (
        // Seats never change places.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <details key={seat} className="panel">
          <summary>
            <Sigil name={pageSeat(seats, seat)?.sigil ?? 'mug'} size={28} /> {nameOf(seats, seat)}
            <small className="second">{heroAt(words.say, view, seat)}</small>
          </summary>
          <GoalPanel view={view} seat={seat} seats={seats} />
          {heroAt(words.say, view, seat) !== null && <HeroSheet view={view} seat={seat} />}
          <Items view={view} seat={seat} />
        </details>
      ))}
      {view.rooms.length > 0 && <Legend view={view} />}
    </aside>
  );
}
