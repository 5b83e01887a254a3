/** Tables with real dice: which die is to be picked up, and what its sides look like. */
import type { DieLook, Face } from '@undercroft/board/contract.ts';
import { type Decision, type Event, FACES, faceWords, pickedColour, pickedPlace, rolledTo, type View } from '../src/index.ts';
import { DieFace } from './art/die.tsx';

type LookOf = NonNullable<Face<View, Decision, Event>['die']>;

export const dieLook: LookOf = (which, { say }): DieLook => {
  const colour = pickedColour(which);
  return {
    name: `${say(`colour.${colour}`)} ${pickedPlace(which) + 1}`,
    sides: FACES[colour]!.map((_, face) => ({
      label: faceWords(say, rolledTo(colour, face)),
      picture: (
        <span className="ap-real-die">
          <DieFace colour={colour} face={face} />
        </span>
      ),
    })),
  };
};
