/** What the dungeon master told last, on a strip of parchment over the map until it is put away. */
import quill from 'game-icon:quill-ink';
import { CROSS } from '@undercroft/board/controls/cross.ts';
import { Icon } from '@undercroft/board/controls/icon.tsx';
import { useSay } from '@undercroft/board/text.ts';
import { useState } from 'react';
import type { Event } from '../../src/index.ts';
import { nameOf, type Props } from '../board-props.ts';

type Told = Extract<Event, { type: 'narrated' }>;

export function Tale({ props }: { props: Props }) {
  const say = useSay();
  const [away, setAway] = useState<Told | null>(null);
  const told = props.news.findLast((e): e is Told => e.type === 'narrated');
  if (told === undefined || told === away || props.scene !== null) return null;
  return (
    <aside className="slip phf-tale" aria-label={say('phf.tale')}>
      <Icon drawing={quill} />
      <p>
        <q>{told.text}</q> <small>{nameOf(props.seats, told.seat)}</small>
      </p>
      <button type="button" className="icon-button" aria-label={say('phf.tale.away')} onClick={() => setAway(told)}>
        <Icon drawing={CROSS} />
      </button>
    </aside>
  );
}
