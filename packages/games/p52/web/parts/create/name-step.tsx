/** Step 7: a name and a story, before the mirror. */
import { Standee } from '@undercroft/board/art/standee.tsx';
import { Vault } from '@undercroft/board/art/vault.tsx';
import { Button } from '@undercroft/board/controls/button.tsx';
import { useSay } from '@undercroft/board/text.ts';
import { useId } from 'react';
import type { Draft } from '../../../src/table.ts';
import { figureOf } from '../../art/figures.ts';

/** Names that are free; ours. */
const NAMES = [
  'Tansy Brack',
  'Gorm Halfoar',
  'Sister Ladle',
  'Wick',
  'Odd Peter',
  'Brine',
  'Mabel Sluice',
  'Hob the Damp',
  'Perpetua Silt',
  'Old Nettle',
  'Fenwick',
  'Dame Puddle',
];

interface NameProps {
  draft: Draft;
  name: string;
  story: string;
  decision: string | undefined;
  onName(name: string): void;
  onStory(story: string): void;
}

export function NameStep({ draft, name, story, decision, onName, onStory }: NameProps) {
  const say = useSay();
  const [nameId, storyId] = [useId(), useId()];
  const another = () => {
    const others = NAMES.filter((each) => each !== name);
    onName(others[Math.floor(Math.random() * others.length)] ?? NAMES[0]!);
  };
  return (
    <section className="p52-naming" aria-label={say('p52.step.name')}>
      <span className="mirror">
        <Vault width={300} height={330} stone={26} count={15} spring={180} />
        <Standee creature={figureOf(draft.race, draft.profession)} />
      </span>
      <div className="fields">
        <div className="field">
          <label htmlFor={nameId}>{say('p52.name.name')}</label>
          <input
            id={nameId}
            className="input"
            value={name}
            maxLength={30}
            autoComplete="off"
            onChange={(event) => onName(event.target.value)}
          />
        </div>
        <Button data-decision={decision} disabled={decision === undefined} onClick={another}>
          {say('p52.name.another')}
        </Button>
        <div className="field">
          <label htmlFor={storyId}>{say('p52.name.story')}</label>
          <textarea
            id={storyId}
            className="input"
            rows={4}
            value={story}
            maxLength={600}
            onChange={(event) => onStory(event.target.value)}
          />
          <span className="help">{say('p52.name.storyHelp')}</span>
        </div>
      </div>
    </section>
  );
}
