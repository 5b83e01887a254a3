/** The six faces of a die: shown wherever a die's mark is pressed. */
import { Dialog } from '@undercroft/board/controls/dialog.tsx';
import { useSay } from '@undercroft/board/text.ts';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { COLOURS, FACES, faceWords, rolledTo } from '../../src/index.ts';
import { DieFace } from '../art/die.tsx';
import { useGameSay } from '../board-props.ts';
import './faces.css';

const Reading = createContext<(dice: readonly number[]) => void>(() => undefined);

/** Opens the faces of dice of these colours; any number beyond the colours is a die of any colour. */
export const useFaces = (): ((dice: readonly number[]) => void) => useContext(Reading);

function Faces({ colour }: { colour: number }) {
  const inGame = useGameSay();
  return (
    <section className="ap-faces">
      <h3>{inGame(`colour.${colour}`)}</h3>
      <ul>
        {FACES[colour]!.map((_, face) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a face is its place on the die
          <li key={face}>
            <DieFace colour={colour} face={face} />
            <small>{faceWords(inGame, rolledTo(colour, face))}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Around whatever shows marks of dice. */
export function DiceReader({ children }: { children: ReactNode }) {
  const say = useSay();
  const [dice, setDice] = useState<readonly number[] | null>(null);
  const colours = COLOURS.map((_, colour) => colour).filter((colour) => dice?.some((each) => each === colour || each >= COLOURS.length));
  return (
    <Reading value={setDice}>
      {children}
      <Dialog open={dice !== null} title={say('ap.faces.title')} onClose={() => setDice(null)}>
        {dice?.some((each) => each >= COLOURS.length) && <p>{say('ap.faces.any')}</p>}
        {colours.map((colour) => (
          <Faces key={colour} colour={colour} />
        ))}
      </Dialog>
    </Reading>
  );
}
