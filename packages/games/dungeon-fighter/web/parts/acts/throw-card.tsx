/** The throw card: a picture, what to do on each device, what passes. Beside it the way to the practice range. */
import { Link } from '@undercroft/board/controls/link.tsx';
import { useSay } from '@undercroft/board/text.ts';
import { throwName } from '../../../src/index.ts';
import { isLauncher, type ThrowKey } from '../../../src/throws/index.ts';
import { Leg, Limb } from '../../art/limbs.tsx';
import { useGameSay } from '../../board-props.ts';
import { STARTS } from '../../throw/gestures/postures.ts';
import { pressesFor, type Step } from '../../throw/gestures/table.ts';
import './throw-card.css';

/** The limb, the way of the die, and what it bounces over or off. */
const Picture = ({ wanted }: { wanted: readonly ThrowKey[] }) => (
  <svg className="df-throw-picture" viewBox="0 0 240 84" aria-hidden="true">
    <path className="oak" d="M4 74 H236" />
    <path className="board" d="M150 70 h76 v5 h-76 z" />
    <g transform="translate(46 27) scale(.27)">
      <Limb launcher={wanted.find(isLauncher)} weak={wanted.includes('weak-hand')} figures={STARTS} />
      {wanted.includes('under-the-leg') && <g className="df-limb">{Leg(STARTS)}</g>}
      <rect className="die" x="-16" y="-16" width="32" height="32" rx="5" />
    </g>
    {wanted.includes('card-jump') && <path className="thing" d="M134 44 h4 v30 h-4 z" />}
    {wanted.includes('bank') && <path className="thing" d="M222 22 h14 v52 h-14 z" />}
    <path
      className="way"
      d={wanted.includes('two-bounce') ? 'M48 24 Q78 26 96 72 Q108 44 124 72 Q140 54 172 68' : 'M48 24 Q88 20 112 72 Q136 38 178 68'}
    />
    {(wanted.includes('two-bounce') ? [96, 124] : [112]).map((x) => (
      <circle key={x} className="ring" cx={x} cy="73" r="6" />
    ))}
  </svg>
);

function How({ label, keys, part }: { label: 'pointer' | 'keys'; keys: readonly ThrowKey[]; part: 'pointer' | 'keys' }) {
  const say = useSay();
  return (
    <div>
      <dt>{say(`df.do.${label}`)}</dt>
      <dd>
        {keys.map((key) => (
          <span key={key}>{say(`df.do.${key}.${part}`)} </span>
        ))}
      </dd>
    </div>
  );
}

const GAME = '/games/dungeon-fighter';
/** The range with this throw chosen, and the way back. */
export function PractiseFirst({ wanted }: { wanted: readonly ThrowKey[] }) {
  const say = useSay();
  const query = new URLSearchParams({ throw: wanted.join(','), back: location.pathname + location.search });
  return (
    <Link className="df-practise" href={`${GAME}/practice?${query}`}>
      {say('df.do.practise')}
    </Link>
  );
}

interface CardProps {
  wanted: readonly ThrowKey[];
  steps: readonly Step[];
  isOpen?: boolean;
}

export function ThrowCard({ wanted, steps, isOpen = false }: CardProps) {
  const say = useSay();
  const inGame = useGameSay();
  if (wanted.length === 0) return null;
  return (
    <details className="df-throw-card" open={isOpen}>
      <summary>
        {wanted.map((key) => (
          <b key={key} className="df-tab">
            {throwName(inGame, key)}
          </b>
        ))}
        <span className="how">{say('df.do.how')}</span>
      </summary>
      <Picture wanted={wanted} />
      <ul className="passes" aria-label={say('df.do.passes')}>
        {wanted.map((key) => (
          <li key={key}>{say(`df.do.${key}.pass`)}</li>
        ))}
      </ul>
      <dl>
        <How label="pointer" part="pointer" keys={wanted} />
        <How label="keys" part="keys" keys={wanted} />
        <div>
          <dt>{say('df.do.switch')}</dt>
          <dd>{say('df.do.presses', { n: pressesFor(steps) })}</dd>
        </div>
      </dl>
      <p className="second">{say('df.do.walk')}</p>
    </details>
  );
}
