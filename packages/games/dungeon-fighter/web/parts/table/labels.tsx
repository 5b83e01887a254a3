/** Words over the table: flags on dice that lie there, numbers and times of what a thrown die touched. */
import { Sigil, type SigilName } from '@undercroft/board/seats/sigil.tsx';
import { decimal, useSay } from '@undercroft/board/text.ts';
import { useEffect, useRef } from 'react';
import type { Contact } from '../../trail.ts';
import { BurstAt } from '../burst.tsx';
import { placeLabels, type Rect, type Wanted, type Way } from './place-labels.ts';
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

/** What else lies over the table. */
const OVER_IT = '.df-placard, .df-table-buttons, .df-side, .df-loupe, .df-right > *, .df-left > *, .df-arch';
const FLAG: readonly Way[] = ['above', 'below', 'right', 'left'];
const TIME: readonly Way[] = ['right', 'left', 'below', 'above'];

type Spot = { x: number; y: number };
const around = ({ x, y }: Spot, size: number): Rect => ({ x: x - size / 2, y: y - size / 2, width: size, height: size });

/** What is taken already, in pixels of the table's box. */
function takenOver(box: HTMLElement): Rect[] {
  const { left, top } = box.getBoundingClientRect();
  const screen = box.closest('.df-fight, .df-practice');
  return [...(screen?.querySelectorAll(OVER_IT) ?? [])].flatMap((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return width > 0 && element.checkVisibility({ visibilityProperty: true }) ? [{ x: x - left, y: y - top, width, height }] : [];
  });
}

const put = (element: HTMLElement, at: Spot | null): void => {
  element.style.visibility = at === null ? 'hidden' : 'visible';
  if (at !== null) element.style.translate = `${Math.round(at.x)}px ${Math.round(at.y)}px`;
};

/** Puts each child of the box where its spot is, and its words where there is room for them. */
function lay(box: HTMLElement, spots: readonly (Spot | null)[], flags: number): void {
  const parts = [...box.children].flatMap((element, i) => (element instanceof HTMLElement ? [{ element, at: spots[i] ?? null }] : []));
  // Flags are words as a whole; a contact is its number, and beside it the time.
  const words = parts.flatMap(({ element, at }, i) => {
    const word = i < flags ? element : element.querySelector('i');
    return word === null || at === null ? [] : [{ word, at, ways: i < flags ? FLAG : TIME }];
  });
  for (const { element, at } of parts.slice(flags)) put(element, at);
  const numbers = parts
    .slice(flags)
    .flatMap(({ element, at }) => (at === null || element.querySelector('b') === null ? [] : [around(at, 24)]));
  const dice = parts.slice(0, flags).flatMap(({ at }) => (at === null ? [] : [around(at, 12)]));
  const wanted = words.map(({ word, at, ways }): Wanted => ({ at, ways, width: word.offsetWidth, height: word.offsetHeight }));
  const places = placeLabels(wanted, [...takenOver(box), ...numbers, ...dice], { width: box.clientWidth, height: box.clientHeight });
  for (const [i, { word, at, ways }] of words.entries()) {
    const place = places[i] ?? null;
    // A flag says who threw: it is shown wherever it comes to lie.
    if (ways === FLAG) put(word, place ?? { x: at.x - 22, y: at.y - 34 });
    else put(word, place && { x: place.x - at.x, y: place.y - at.y });
  }
}

export function Labels({ spots, flags, contacts, rest }: LabelsProps) {
  const say = useSay();
  const box = useRef<HTMLDivElement>(null);
  const named = contacts.filter(({ kind }) => !NOT_NAMED.has(kind));
  useEffect(() =>
    spots.listen(() => {
      const places = [...flags.map(({ at: [x, y, z] }): Place => [x, y, z + OVER]), ...named.map(({ at }) => at), rest ?? MIDDLE];
      if (box.current !== null)
        lay(
          box.current,
          places.map((place) => spots.of(place)),
          flags.length,
        );
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
