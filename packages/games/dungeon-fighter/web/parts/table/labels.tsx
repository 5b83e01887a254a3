/** Words over the table: flags on dice that lie there, numbers and times of what a thrown die touched. */
import { Sigil, type SigilName } from '@undercroft/board/seats/sigil.tsx';
import { decimal, useSay } from '@undercroft/board/text.ts';
import { useEffect, useRef } from 'react';
import type { Contact } from '../../trail.ts';
import { BurstAt } from '../burst.tsx';
import type { Place, Spots } from './spots.ts';
import './labels.css';

/** Who threw a die that lies there, and what became of it. */
export interface Flag {
  die: number;
  at: Place;
  sigil: SigilName;
  text: string;
  isHit: boolean;
}

interface LabelsProps {
  spots: Spots;
  flags: readonly Flag[];
  contacts: readonly Contact[];
  /** Where the die has just come to rest; null: nobody saw. */
  rest: Place | null;
}

/** A flag stands over its die, in micrometres. */
const OVER = 16_000;
/** Of a die that nobody saw fall it is known that it hit, no more. */
const MIDDLE: Place = [0, 0, 0];
const NOT_NAMED = new Set<Contact['kind']>(['rest']);

export function Labels({ spots, flags, contacts, rest }: LabelsProps) {
  const say = useSay();
  const box = useRef<HTMLDivElement>(null);
  const named = contacts.filter(({ kind }) => !NOT_NAMED.has(kind));
  useEffect(() =>
    spots.listen(() => {
      for (const [i, place] of [
        ...flags.map(({ at: [x, y, z] }): Place => [x, y, z + OVER]),
        ...named.map(({ at }) => at),
        rest ?? MIDDLE,
      ].entries()) {
        const [element, spot] = [box.current?.children[i], spots.of(place)];
        if (!(element instanceof HTMLElement)) continue;
        element.style.visibility = spot === null ? 'hidden' : 'visible';
        if (spot !== null) element.style.translate = `${Math.round(spot.x)}px ${Math.round(spot.y)}px`;
      }
    }),
  );
  return (
    <div className="df-labels" ref={box} aria-hidden="true">
      {flags.map(({ die, sigil, text, isHit }) => (
        <span key={`flag ${die}`} className={`df-flag ${isHit ? '' : 'bad'}`}>
          <Sigil name={sigil} size={22} />
          {text}
        </span>
      ))}
      {named.map(({ kind, n, seconds }) => (
        <span key={`${kind} ${n}`} className={`df-contact ${kind}`}>
          {n > 0 && <b>{n}</b>}
          <i>{say(kind === 'shield' ? 'df.contact.shield' : 'df.contact.bounce', { n, s: decimal(seconds, 2) })}</i>
        </span>
      ))}
      <span className="df-strike">
        <BurstAt at="die" />
      </span>
    </div>
  );
}
