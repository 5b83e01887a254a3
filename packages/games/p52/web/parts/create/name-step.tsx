/** Step 7: a name, a face and a story, before the mirror. */
import { Standee } from '@undercroft/board/art/standee.tsx';
import { Vault } from '@undercroft/board/art/vault.tsx';
import { Button } from '@undercroft/board/controls/button.tsx';
import { walkAmong } from '@undercroft/board/controls/keys.ts';
import { useSay } from '@undercroft/board/text.ts';
import { useId } from 'react';
import { FACES, type Face } from '../../../src/rules/faces.ts';
import type { Draft } from '../../../src/table.ts';
import { figureOf } from '../../art/figures.ts';
import { Portrait } from '../../art/portrait.tsx';
import { useGameSay } from '../../board-props.ts';

interface NameProps {
  draft: Draft;
  name: string;
  story: string;
  decision: string | undefined;
  face: Face;
  onName(name: string): void;
  onFace(face: Face): void;
  onStory(story: string): void;
}

/** The faces of one's people, with the tool of one's trade. */
function Faces({ draft, face, decision, onFace }: Pick<NameProps, 'draft' | 'face' | 'decision' | 'onFace'>) {
  const say = useSay();
  const inGame = useGameSay();
  return (
    <div
      className="p52-faces"
      role="radiogroup"
      aria-label={say('p52.name.face')}
      onKeyDown={(event) => walkAmong(event, '[role="radio"]:enabled')?.click()}
    >
      {FACES.map((each) => (
        // biome-ignore lint/a11y/useSemanticElements: a picture is no native radio button
        <button
          key={each}
          type="button"
          role="radio"
          aria-checked={each === face}
          aria-label={inGame(`face.${each}`)}
          className={`slip p52-face ${each === face ? 'chosen' : ''}`}
          tabIndex={each === face ? 0 : -1}
          disabled={decision === undefined}
          data-decision={decision}
          onClick={() => onFace(each)}
        >
          <Portrait who={{ ...draft, face: each }} />
        </button>
      ))}
    </div>
  );
}

export function NameStep({ draft, name, story, face, decision, onName, onStory, onFace }: NameProps) {
  const say = useSay();
  const [nameId, storyId] = [useId(), useId()];
  const another = () => {
    const others = say('p52.names')
      .split(', ')
      .filter((each) => each !== name);
    onName(others[Math.floor(Math.random() * others.length)] ?? name);
  };
  return (
    <section className="p52-naming" aria-label={say('p52.step.name')}>
      <span className="mirror">
        <Vault width={300} height={330} stone={26} count={15} spring={180} />
        <Standee creature={figureOf(draft.race, draft.profession, face)} />
      </span>
      <div className="fields">
        <Faces draft={draft} face={face} decision={decision} onFace={onFace} />
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
