/** A seat's meeple: its colour and its sigil. */
import { Sigil, type SigilName } from '@undercroft/board/seats/sigil.tsx';
import type { CSSProperties } from 'react';
import './meeple.css';

const BODY =
  'M50 6c-11 0-18 8-17 19 .3 4 1 7 3 10-14 4-26 10-31 17-2 4 0 7 4 8l20 3c-3 9-10 18-16 26-3 4-1 8 4 8h24c3 0 5-1 6-4l3-9 3 9c1 3 3 4 6 4h24c5 0 7-4 4-8-6-8-13-17-16-26l20-3c4-1 6-4 4-8-5-7-17-13-31-17 2-3 2.700-6 3-10C67 14 61 6 50 6z';

export const Meeple = ({ sigil, mine = false }: { sigil: SigilName; mine?: boolean }) => (
  <span className={`ap-meeple ${mine ? 'mine' : ''}`} style={{ '--seat': `var(--seat-${sigil})` } as CSSProperties}>
    <svg viewBox="0 0 100 100" aria-hidden="true">
      <path d={BODY} fill="#2a1a10" transform="translate(0 4)" />
      <path d={BODY} fill="var(--seat)" stroke="#2a1a10" strokeWidth="4.5" />
    </svg>
    <Sigil name={sigil} size={18} />
  </span>
);
