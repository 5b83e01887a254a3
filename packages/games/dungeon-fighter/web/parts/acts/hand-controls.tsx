/** The controls of a throw: what rehearsals did, the tape or the levers, and the one button that starts and stops them. */
import hold from 'game-icon:rolling-dices';
import { Button } from '@undercroft/board/controls/button.tsx';
import { useSay } from '@undercroft/board/text.ts';
import type { Section, ThrowKey } from '../../../src/throws/index.ts';
import { mmPerSecond } from '../../throw/hand.ts';
import type { Rehearsals } from '../../throw/preview.ts';
import type { Aiming } from '../../throw/use-hand.ts';
import type { Catching } from '../../throw/use-levers.ts';
import type { Throwing } from '../../throw/use-throw.ts';
import './acts.css';

const SHOWN: readonly Section[] = [0, 1, 2, 3, 4, 5, 10];
const TALLEST = 34;

/** How many of the rehearsals lay where. */
function Chart({ rehearsals: { counts } }: { rehearsals: Rehearsals }) {
  const say = useSay();
  const all = SHOWN.reduce<number>((sum, section) => sum + counts[section], 0);
  const most = Math.max(1, ...SHOWN.map((section) => counts[section]));
  return (
    <div className="df-chart">
      <p>
        <b className="number">{say('df.throw.hits', { n: all - counts[0], of: all })}</b>
        <small>{say('df.throw.rehearsals')}</small>
      </p>
      <ol aria-label={say('df.throw.spread')}>
        {SHOWN.map((section) => (
          <li key={section} className={`ring-${section}`}>
            <span className="n">{counts[section] || ''}</span>
            <i style={{ height: (TALLEST * counts[section]) / most }} />
            <span>{section === 0 ? say('df.miss') : section === 10 ? say('df.bull') : section}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The meter: how hard it would be thrown now. */
const Tape = ({ aiming: { hand } }: { aiming: Aiming }) => {
  const say = useSay();
  return (
    <p className="df-tape">
      <span className="rule">
        <i style={{ width: `${hand.power * 100}%` }} />
      </span>
      <span className="number">{say('df.throw.speed', { n: (mmPerSecond(hand.power) / 1000).toFixed(1) })}</span>
    </p>
  );
};

/** The levers of a throw that asks for more: those caught, the one that runs, those to come. */
function Gauges({ catching: { levers, at, now, caught }, blind }: { catching: Catching; blind: boolean }) {
  const say = useSay();
  return (
    <ol className={`df-gauges ${blind && at >= 0 ? 'blind' : ''}`}>
      {levers.map(({ id }, i) => {
        const value = i === at ? now : (caught[id] ?? 0);
        return (
          <li key={id} className={i === at ? 'running' : caught[id] === undefined ? '' : 'caught'}>
            <span>{say(`df.lever.${id}`)}</span>
            <span className="gauge">
              <i style={{ left: `${50 + value * 50}%` }} />
            </span>
          </li>
        );
      })}
    </ol>
  );
}

export function HandButton({ throwing: { open, aiming, catching } }: { throwing: Throwing }) {
  const say = useSay();
  const runs = aiming?.charging === true || (catching !== null && catching.at >= 0);
  const press = () => {
    if (catching !== null) catching.press();
    else if (aiming?.charging === true) aiming.release();
    else aiming?.charge();
  };
  return (
    <Button tone="gold" size="big" icon={hold} data-decision="throw" disabled={!open} onClick={press}>
      {runs ? say('df.throw.now') : say(catching === null ? 'df.throw.hold' : 'df.throw.begin')}
    </Button>
  );
}

/** What can be told before the throw, and what is set by hand or by timing. */
export const HandControls = ({
  throwing: { rehearsals, aiming, catching },
  wanted,
}: {
  throwing: Throwing;
  wanted: readonly ThrowKey[];
}) => (
  <>
    {rehearsals !== null && <Chart rehearsals={rehearsals} />}
    {aiming !== null && <Tape aiming={aiming} />}
    {catching !== null && <Gauges catching={catching} blind={wanted.includes('blind')} />}
  </>
);
