/** A wax seal with one of the two numbers of an enemy. Nothing else gets a seal. */
import './art.css';

const BLOB =
  'M50 3c9-2 13 5 21 7s17 2 20 12-1 14 2 23 6 15 0 24-13 9-18 16-10 13-21 12-14-6-23-6-18 0-23-10 0-15-3-24-6-17 1-25 13-8 18-16S40 5 50 3z';

export function Seal({ number, label, tone }: { number: number; label: string; tone: 'health' | 'damage' }) {
  return (
    <span className={`art-seal ${tone}`}>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <path className="wax" d={BLOB} />
        <circle className="dent" cx="50" cy="51" r="35" />
      </svg>
      <span>
        <b>{number}</b> <small>{label}</small>
      </span>
    </span>
  );
}
