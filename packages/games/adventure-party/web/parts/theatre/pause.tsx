/** The candle across the tray while others may spoil the quest with a skull scroll: it lies there for everybody, holder or not. */
import { Flame } from '@undercroft/board/art/candle.tsx';
import { useSay } from '@undercroft/board/text.ts';
import type { CSSProperties } from 'react';
import { useState } from 'react';
import type { ActProps } from '../../board-props.ts';

/** What a skull scroll leaves people by the rules' own clock, in milliseconds. */
const USUAL_MS = 5000;

function Burning({ ms }: { ms: number }) {
  const say = useSay();
  return (
    <p className="ap-pause">
      <span className="wax" style={{ '--ms': `${ms}ms` } as CSSProperties} aria-hidden="true">
        <svg viewBox="0 0 24 26" aria-hidden="true">
          <Flame />
        </svg>
      </span>
      <span className="second">{say('ap.pause')}</span>
    </p>
  );
}

/** How long it burns is what was left when it was first seen. */
function Until({ deadline }: { deadline: number | null }) {
  const [ms] = useState(() => (deadline === null ? USUAL_MS : Math.max(0, deadline - Date.now())));
  return <Burning ms={ms} />;
}

export function Pause({ props, question }: ActProps) {
  const { view, viewer, seats, scene } = props;
  const asked = question.asked?.ask.kind === 'react' ? question.asked : null;
  const others = seats.some(({ seat, waiting }) => waiting && seat !== view.roller);
  const wondering = view.rules.skullScrolls && viewer === view.roller && question.asked === null && scene === null && others;
  if (asked === null && !wondering) return null;
  return <Until key={view.pool.join()} deadline={asked?.deadline ?? null} />;
}
