/** Real dice and real cards: the people roll or turn up on their own table and press what came. One big button for each side. */

import type { ComponentType } from 'react';
import type { CardKeysProps, DieLook } from '../contract.ts';
import { Button } from '../controls/button.tsx';
import { useSay } from '../text.ts';
import { Die } from './die.tsx';
import './dice-tray.css';

interface DiceTrayProps {
  /** What it may show. */
  faces: readonly number[];
  /** The game's own question and names for what it shows; left out, it is about a common die. */
  told?: { question: string; shows(face: number): string } | undefined;
  /** What happened last, so that everybody knows what is rolled for. */
  after: string;
  busy: boolean;
  /** A die of the game's own; left out, it is a common one. */
  look?: DieLook | undefined;
  /** Keys of the game's own. */
  Keys?: ComponentType<CardKeysProps> | undefined;
  /** What the die shows; 0: the house rolls this one. */
  tell(shows: number): void;
}

/** Dice of six sides have pips, others numbers. */
const Face = ({ shows, sides }: { shows: number; sides: number }) => (sides <= 6 ? <Die pips={shows} /> : <b>{shows}</b>);

export function DiceTray({ faces, told, after, busy, look, Keys, tell }: DiceTrayProps) {
  const say = useSay();
  const sides = faces.length;
  const question = told?.question ?? say('board.die.ask', { n: sides });
  return (
    <section className="dice-tray" aria-label={say('board.die.title')}>
      {after !== '' && <p className="second">{after}</p>}
      <h2>{look === undefined ? question : say('board.die.pickUp', { die: look.name })}</h2>
      {Keys !== undefined ? (
        <Keys faces={faces} busy={busy} tell={tell} />
      ) : (
        <div className={told === undefined ? 'dice-faces' : 'dice-faces cards'}>
          {faces.map((shows) => (
            <Button
              key={shows}
              size="big"
              data-decision="chance"
              disabled={busy}
              aria-label={look?.sides[shows - 1]?.label ?? told?.shows(shows) ?? say('board.die.shows', { n: shows })}
              onClick={() => tell(shows)}
            >
              {look?.sides[shows - 1]?.picture ?? (told === undefined ? <Face shows={shows} sides={sides} /> : <b>{told.shows(shows)}</b>)}
            </Button>
          ))}
        </div>
      )}
      <Button tone="ghost" data-decision="chance" disabled={busy} onClick={() => tell(0)}>
        {told?.shows(0) ?? say('board.die.house')}
      </Button>
    </section>
  );
}
