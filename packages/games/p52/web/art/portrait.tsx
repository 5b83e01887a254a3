/** A character from near by: the figure, cut so that its face fills the frame. */
import { Standee } from '@undercroft/board/art/standee.tsx';
import type { CSSProperties } from 'react';
import type { Character } from '../../src/rules/character.ts';
import { nearFace } from './faces.ts';
import { figureOf } from './figures.ts';
import './portrait.css';

export function Portrait({ who: { race, profession, face } }: { who: Pick<Character, 'race' | 'profession' | 'face'> }) {
  const { left, top, scale } = nearFace(race);
  return (
    <span className="p52-portrait" style={{ '--left': `${left}%`, '--top': `${top}%`, '--near': scale } as CSSProperties}>
      <Standee creature={figureOf(race, profession, face)} />
    </span>
  );
}
