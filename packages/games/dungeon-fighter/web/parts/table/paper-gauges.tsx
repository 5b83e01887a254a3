/** Paper gauges over the table, at most two: the gold knob is the live one, green is what passes. And the dial for whom a whirling room would make sick. */
import { decimal, useSay } from '@undercroft/board/text.ts';
import type { CSSProperties } from 'react';
import { type Gauge, shareOf } from '../../throw/gestures/gauges.ts';
import type { Special } from '../../throw/gestures/use-special.ts';
import { mmPerSecond } from '../../throw/hand.ts';
import './paper-gauges.css';

/** What the tag says: the figure in people's units. */
function useTag() {
  const say = useSay();
  return ({ figure, says, per }: Gauge, value: number): string => {
    const shown = figure === 'power' ? mmPerSecond(value) / 1000 : value / per;
    const n =
      Math.abs(shown) < 10 && says !== 'lean' && says !== 'turn'
        ? decimal(Math.abs(shown), says === 'apart' ? 0 : 1)
        : Math.abs(Math.round(shown));
    if (says === 'turn') return say(shown < 0 ? 'df.gauge.left' : 'df.gauge.right', { n });
    return say(`df.gauge.${says}`, { n });
  };
}

function PaperGauge({ gauge, value, live }: { gauge: Gauge; value: number; live: boolean }) {
  const tag = useTag();
  const [from, to] = (gauge.good ?? [gauge.from, gauge.from]).map((n) => shareOf(gauge, n)).sort((a, b) => a - b);
  const style = { '--at': shareOf(gauge, value), '--from': from, '--to': to } as CSSProperties;
  return (
    <div className={`df-gauge ${gauge.axis} ${live ? 'live' : ''}`} style={style}>
      <span className="tag">{tag(gauge, value)}</span>
      <span className="rule">
        <i className="good" />
        <i className="knob" />
      </span>
    </div>
  );
}

export function PaperGauges({ special: { steps, play, figures, isDark }, still }: { special: Special; still: boolean }) {
  const say = useSay();
  const step = steps[play.at];
  if (step === undefined || isDark) return null;
  const dialled = step.gesture === 'whirl' && still;
  return (
    <div className="df-gauges" aria-hidden="true">
      {step.gauges.map((gauge, i) => (
        <PaperGauge key={gauge.figure} gauge={gauge} value={figures[gauge.figure]} live={play.since === null || play.live === i} />
      ))}
      {dialled && (
        <div className="df-dial" style={{ '--turned': `${figures['dancing.turned'] / 10}deg` } as CSSProperties}>
          <i />
          <span className="tag">{say('df.do.dial', { n: Math.round(play.since === null ? 0 : figures['dancing.turned'] / 10) })}</span>
        </div>
      )}
    </div>
  );
}
