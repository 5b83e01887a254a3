/** Terms on cards: what a game's rules explain in a line opens that line wherever it is printed. */
import type { Piece } from '@undercroft/engine';
import { createContext, type ReactNode, use, useLayoutEffect, useRef, useState } from 'react';
import './terms.css';

export interface KnownTerms {
  /** Takes a text apart at the terms in it. */
  pieces(text: string): readonly Piece[];
  /** Opens the rules at what explains a term. */
  open(term: string): void;
}

/** Null until the rules have come, and where nobody explains anything: then texts are just texts. */
export const TermsContext = createContext<KnownTerms | null>(null);

/** Cards that are pressed as a whole cannot hold buttons; their terms open where the card is read. */
const PRESSED = 'button, a, summary, label';

/** What stands at a word and never begins a line. */
const CLOSING = /^[\p{Pe}\p{Pf}\p{Po}]+/u;

/**
 * Each term opens its line once in a text: a second one would only be one more stop on the way by keyboard. A comma stays with its term:
 * browsers break lines at buttons, whatever follows.
 */
export function piecesOf({ pieces, open }: KnownTerms, text: string): ReactNode[] {
  const met = new Set<string>();
  const all = pieces(text);
  const isMet = all.map((piece) => typeof piece === 'string' || met.has(piece.term) || !met.add(piece.term));
  const closing = (i: number): string => {
    const next = all[i + 1];
    return isMet[i] === false && typeof next === 'string' ? (CLOSING.exec(next)?.[0] ?? '') : '';
  };
  return all.map((piece, i) => {
    if (typeof piece === 'string') return piece.slice(closing(i - 1).length);
    if (isMet[i]) return piece.text;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one sentence never move
      <span key={i} className="term-whole">
        <button type="button" className="term" onClick={() => open(piece.term)}>
          {piece.text}
        </button>
        {closing(i)}
      </span>
    );
  });
}

export function Terms({ text }: { text: string }) {
  const known = use(TermsContext);
  const place = useRef<HTMLSpanElement>(null);
  const [free, setFree] = useState(false);
  useLayoutEffect(() => setFree(place.current?.closest(PRESSED) === null), []);
  return <span ref={place}>{known !== null && free ? piecesOf(known, text) : text}</span>;
}
