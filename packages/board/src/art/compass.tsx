/** A compass rose of paper: north is up. The point of a way that matters now can be inked red. */
import './compass.css';

const WAYS = ['north', 'east', 'south', 'west'] as const;

export function Compass({ pointing, label }: { pointing?: string | null; label: string }) {
  return (
    <svg className="art-compass" viewBox="-50 -50 100 100" role="img" aria-label={label}>
      <circle className="paper" r="46" />
      <circle className="rim" r="40" />
      {WAYS.map((way, i) => (
        <g key={way} transform={`rotate(${i * 90})`} className={way === pointing ? 'point now' : 'point'}>
          <path d="M0 -40L7 -7L0 0Z" />
          <path className="dark" d="M0 -40L-7 -7L0 0Z" />
          <path className="small" d="M26 -26L9 -3L3 -9Z" />
        </g>
      ))}
      <text y="-21" textAnchor="middle">
        N
      </text>
    </svg>
  );
}
