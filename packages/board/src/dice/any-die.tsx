/** Dice of any size: up to six they have pips, beyond that they are cut like gems. */
import { Die, restingTurn } from './die.tsx';
import './dice.css';

/** A die with more sides than pips can show; `children`: a word instead of a number. */
export function Gem({ label, tumbling = true }: { label: string; tumbling?: boolean }) {
  return (
    <span className={`gem ${tumbling ? 'tumbling' : ''}`} role="img" aria-label={label}>
      <b>{label}</b>
    </span>
  );
}

/** `nth`: which of the dice on the table it is, so that they do not all lie alike. */
export const AnyDie = ({ number, nth }: { number: number; nth: number }) =>
  number <= 6 ? <Die pips={number} turn={restingTurn(nth, number)} tumbling /> : <Gem label={String(number)} />;
