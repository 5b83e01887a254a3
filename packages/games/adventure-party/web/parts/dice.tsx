/** Dice as heroes bring them, in a row; and what stands on a card about dice and symbols. */
import { useSay } from '@undercroft/board/text.ts';
import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react';
import { FACES, faceWords, rolledTo } from '../../src/index.ts';
import { DieFace, DieOf } from '../art/die.tsx';
import { useGameSay } from '../board-props.ts';
import { useFaces } from './faces.tsx';

/** Cards that are pressed as a whole hold no buttons; whoever rests on a mark there reads the faces. */
const PRESSED = 'button, a, summary, label';

/** Dice that were not rolled yet; any number beyond the colours is a die of any colour. Pressed, they show their faces. */
export function MiniDice({ dice, size = 20 }: { dice: readonly number[]; size?: number }) {
  const say = useSay();
  const inGame = useGameSay();
  const read = useFaces();
  const place = useRef<HTMLSpanElement>(null);
  const [free, setFree] = useState(false);
  useLayoutEffect(() => setFree(place.current?.closest(PRESSED) === null), []);
  const names = dice.map((colour) => (colour < 4 ? inGame(`colour.${colour}`) : say('ap.anyColour')));
  const label = say('ap.diceOf', { n: dice.length, colours: names.join(', ') });
  const faces = [...new Set(dice.filter((colour) => colour < FACES.length))].map(
    (colour) => `${inGame(`colour.${colour}`)}: ${FACES[colour]!.map((_, face) => faceWords(inGame, rolledTo(colour, face))).join(' · ')}`,
  );
  const drawn = dice.map((colour, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: dice of a card never change their order
    <span key={i} className="ap-mini" style={{ '--z': `${size}px` } as CSSProperties}>
      <DieOf colour={colour} />
    </span>
  ));
  if (free)
    return (
      <button
        type="button"
        className="ap-minis"
        aria-haspopup="dialog"
        aria-label={label}
        title={faces.join('; ')}
        onClick={() => read(dice)}
      >
        {drawn}
      </button>
    );
  return (
    <span ref={place} className="ap-minis" role="img" aria-label={label} title={faces.join('; ')}>
      {drawn}
    </span>
  );
}

/** A die as it lies, small: in a heading, in a row of the Arena. */
export const SmallDie = ({ colour, face, size = 30 }: { colour: number; face: number; size?: number }) => (
  <span className="ap-mini" style={{ '--z': `${size}px` } as CSSProperties}>
    {face < 6 ? <DieFace colour={colour} face={face} /> : <DieOf colour={colour} />}
  </span>
);
