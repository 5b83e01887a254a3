/** A worn coin with a number on it: what something is worth. */
import './coin.css';

export function Coin({ worth, label }: { worth: number; label: string }) {
  return (
    <span className="art-coin" role="img" aria-label={label}>
      <span aria-hidden="true">{worth}</span>
    </span>
  );
}
