/** The arcade: a door for each game. On a narrow screen they are rows, and the chosen one opens in place. */
import people from 'game-icon:meeple-group';
import padlock from 'game-icon:padlock';
import { Vault } from '@undercroft/board/art/vault.tsx';
import { Icon } from '@undercroft/board/controls/icon.tsx';
import { useLanguage, useSay } from '@undercroft/board/text.ts';
import type { ReactNode } from 'react';
import { DoorStandee } from './door-art.tsx';
import { blurbOf, type Door, figuresOf, moodWords } from './doors.ts';

/** The opening in the wall and what stands in it. */
export function Gate({ slug, shut = false }: { slug: string; shut?: boolean }) {
  return (
    <span className="gate">
      <span className="niche">
        <DoorStandee slug={slug} />
        {shut && (
          <span className="boards">
            <Icon drawing={padlock} />
          </span>
        )}
      </span>
      <Vault className="door-arch" width={260} height={380} stone={24} count={13} spring={150} />
    </span>
  );
}

/** How many, how long, and how people stand to each other. */
export function DoorFigures({ door }: { door: Door }) {
  const say = useSay();
  return (
    <span className="figures">
      <span>
        <Icon drawing={people} /> {figuresOf(door, say)}
      </span>
      <span>{moodWords(door, say)}</span>
    </span>
  );
}

function DoorFace({ door }: { door: Door }) {
  const say = useSay();
  const language = useLanguage();
  return (
    <>
      <Gate slug={door.slug} shut={door.game === null} />
      <span className="door-words">
        <span className="door-name display">{door.name}</span>
        <DoorFigures door={door} />
        <span className="blurb">{blurbOf(door, language)}</span>
        {door.game === null && (
          <span className="closed">
            <Icon drawing={padlock} /> {say('home.closed')}
          </span>
        )}
      </span>
    </>
  );
}

interface ArcadeProps {
  doors: readonly Door[];
  chosen: string | null;
  onChoose(slug: string): void;
  /** Stands beneath the chosen door on narrow screens. */
  children?: ReactNode;
}

export function Arcade({ doors, chosen, onChoose, children }: ArcadeProps) {
  const say = useSay();
  return (
    <ul className="arcade" aria-label={say('home.games')}>
      {doors.map((door) => (
        <li key={door.slug} className={`doorway ${door.slug === chosen ? 'chosen' : ''}`} data-game={door.slug}>
          {door.game === null ? (
            <div className="door shut">
              <DoorFace door={door} />
            </div>
          ) : (
            <button type="button" className="door" aria-pressed={door.slug === chosen} onClick={() => onChoose(door.slug)}>
              <DoorFace door={door} />
            </button>
          )}
          {door.slug === chosen && children}
        </li>
      ))}
    </ul>
  );
}
