/** Dice as heroes bring them, in a row; and what stands on a card about dice and symbols. */
import { useSay } from '@undercroft/board/text.ts';
import type { CSSProperties } from 'react';
import { DieFace, DieOf } from '../art/die.tsx';
import { useGameSay } from '../board-props.ts';

/** Dice that were not rolled yet; any number beyond the colours is a die of any colour. */
export function MiniDice({ dice, size = 20 }: { dice: readonly number[]; size?: number }) {
  const say = useSay();
  const inGame = useGameSay();
  const names = dice.map((colour) => (colour < 4 ? inGame(`colour.${colour}`) : say('ap.anyColour')));
  return (
    <span className="ap-minis" role="img" aria-label={say('ap.diceOf', { n: dice.length, colours: names.join(', ') })}>
      {dice.map((colour, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice of a card never change their order
        <span key={i} className="ap-mini" style={{ '--z': `${size}px` } as CSSProperties}>
          <DieOf colour={colour} />
        </span>
      ))}
    </span>
  );
}

/** A die as it lies, small: in a heading, in a row of the Arena. */
export const SmallDie = ({ colour, face, size = 30 }: { colour: number; face: number; size?: number }) => (
  <span className="ap-mini" style={{ '--z': `${size}px` } as CSSProperties}>
    {face < 6 ? <DieFace colour={colour} face={face} /> : <DieOf colour={colour} />}
  </span>
);
