/** Dice of any size: up to six they have pips, beyond that they are cut like gems. */
import { Die, restingTurn } from './die.tsx';
import { useFace } from './faces.ts';
import './dice.css';

interface GemProps {
  /** What its faces say. */
  faces: readonly string[];
  /** The one it lies on, counted from 0. */
  at: number;
  tumbling?: boolean;
}

/** A die with more sides than pips can show, or with words on them. */
export function Gem({ faces, at, tumbling = true }: GemProps) {
  const { face, lies } = useFace(at + 1, faces.length, tumbling);
  return (
    <span className={`gem ${tumbling ? 'tumbling' : ''}`} role="img" aria-label={lies ? faces[at] : '…'}>
      <b>{faces[face - 1]}</b>
    </span>
  );
}

/** Numbers from 1 on, as a gem's faces. */
export const numbersTo = (sides: number): string[] => Array.from({ length: sides }, (_, i) => String(i + 1));

interface AnyDieProps {
  number: number;
  /** Which of the dice on the table it is, so that they do not all lie alike. */
  nth: number;
  sides?: number;
  tumbling?: boolean;
}

export const AnyDie = ({ number, nth, sides = number <= 6 ? 6 : number, tumbling = true }: AnyDieProps) =>
  sides <= 6 ? (
    <Die pips={number} turn={restingTurn(nth, number)} tumbling={tumbling} />
  ) : (
    <Gem faces={numbersTo(sides)} at={number - 1} tumbling={tumbling} />
  );
