/** The controls of a throw: what rehearsals did, the tape or the steps, and the one button that does everything. */
import hold from 'game-icon:rolling-dices';
import { Button } from '@undercroft/board/controls/button.tsx';
import { decimal, useSay } from '@undercroft/board/text.ts';
import type { Section } from '../../../src/throws/index.ts';
import { isRunning } from '../../throw/gestures/play.ts';
import { mmPerSecond, shareOfPull } from '../../throw/hand.ts';
import type { Rehearsals } from '../../throw/preview.ts';
import type { Aiming } from '../../throw/use-hand.ts';
import type { Throwing } from '../../throw/use-throw.ts';
import { Making } from './making.tsx';
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
        <b className="number">{all === 0 ? '…' : say('df.throw.hits', { n: all - counts[0], of: all })}</b>
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

/** The meter: how hard it would be thrown now. Its middle is a good throw. */
const Tape = ({ aiming: { hand } }: { aiming: Aiming }) => {
  const say = useSay();
  return (
    <p className="df-tape df-pulls">
      <span className="rule">
        <i style={{ width: `${Math.min(1, shareOfPull(hand.power)) * 100}%` }} />
      </span>
      <span className="number">{say('df.throw.speed', { n: decimal(mmPerSecond(hand.power) / 1000, 1) })}</span>
    </p>
  );
};

export function HandButton({ throwing: { open, aiming, special } }: { throwing: Throwing }) {
  const say = useSay();
  const step = special?.steps[special.play.at];
  const runs = aiming?.charging === true || (special !== null && isRunning(special.play));
  const words = runs ? say('df.throw.now') : step === undefined ? say('df.throw.hold') : say(`df.step.${step.id}`);
  const press = () => {
    if (special !== null) special.press();
    else if (aiming?.charging === true) aiming.release();
    else aiming?.charge();
  };
  return (
    <Button tone="gold" size="big" icon={hold} data-decision="throw" disabled={!open} onClick={press}>
      {words}
    </Button>
  );
}

/** What can be told before the throw, and what is set by hand or by timing. */
export const HandControls = ({ throwing: { open, rehearsals, aiming, special } }: { throwing: Throwing }) => (
  <>
    {rehearsals !== null && special?.isDark !== true && <Chart rehearsals={rehearsals} />}
    {aiming !== null && <Tape aiming={aiming} />}
    {open && special !== null && <Making special={special} />}
  </>
);
