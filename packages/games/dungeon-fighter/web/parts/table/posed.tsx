/** The room as a special throw makes one see it: the wall, the rim, from afar, whirling, sinking; and the puppet that throws. */
import { motionOf, useSettings } from '@undercroft/board/settings.ts';
import { useSay } from '@undercroft/board/text.ts';
import { type CSSProperties, type ReactNode, useEffect, useState } from 'react';
import { isLauncher, type ThrowKey, type Triple } from '../../../src/throws/index.ts';
import { Leg, Limb } from '../../art/limbs.tsx';
import type { Special } from '../../throw/gestures/use-special.ts';
import { colourName } from '../pictures.tsx';
import { PaperGauges } from './paper-gauges.tsx';
import type { Spots } from './spots.ts';
import './posed.css';

/** Poses that change what one sees. */
const SEEN: readonly ThrowKey[] = ['backward', 'sitting', 'far', 'under-the-table'];
/** A jump lifts the eyes by this part of the view; it lasts so long, in ms. */
const [RISES, AIR] = [16, 550];

/** Whether somebody would rather not see the room move. */
const useStill = (): boolean => motionOf(useSettings()) === 'off';

/** How the view is turned and how far it sinks, as custom properties. */
function movedBy({ steps, play, figures }: Special): CSSProperties {
  const step = steps[play.at];
  const whirls = step?.gesture === 'whirl' && figures !== play.draft.figures;
  const t = Math.min(AIR, Math.max(0, figures['jump.after'])) / AIR;
  const sinks = step?.id === 'jump' && play.since !== null ? 4 * RISES * t * (1 - t) : 0;
  return { '--whirl': whirls ? `${figures.heading / 10}deg` : '0deg', '--sink': `${sinks}%` } as CSSProperties;
}

/** The view with everything that the pose does to it. */
export function Posed({ special, children }: { special: Special | null; children: ReactNode }) {
  const say = useSay();
  const still = useStill();
  if (special === null) return <div className="df-view">{children}</div>;
  const poses = special.cheating || special.placing !== null ? [] : SEEN.filter((key) => special.wanted.includes(key));
  const isBackward = poses.includes('backward');
  return (
    <>
      {isBackward && <div className="df-wall" aria-hidden="true" />}
      <div className={`df-view ${poses.join(' ')} ${special.placing === null ? '' : 'placing'}`} style={still ? {} : movedBy(special)}>
        {children}
      </div>
      {isBackward && <span className="df-mirror-tag">{say('df.do.mirror')}</span>}
      {poses.some((key) => key === 'sitting' || key === 'under-the-table') && (
        <div className={`df-rim ${poses.join(' ')}`} aria-hidden="true" />
      )}
      {special.wanted.includes('weak-hand') && <div className="df-weak-half" aria-hidden="true" />}
    </>
  );
}

/** Where the die in the hand is seen, whichever view shows it. */
function useSeenAt(spots: Spots, [x, y, z]: Triple): { x: number; y: number } | null {
  const [at, setAt] = useState<{ x: number; y: number } | null>(null);
  useEffect(() => {
    const look = () =>
      setAt((before) => {
        const now = spots.of([x, y, z]);
        return before?.x === now?.x && before?.y === now?.y ? before : now;
      });
    return spots.listen(look);
  }, [spots, x, y, z]);
  return at;
}

/** The limb of the launcher that is in use now: in a chain each in turn. */
function launcherNow({ steps, play, wanted }: Special): ThrowKey | undefined {
  const named = steps[play.at]?.id;
  const launchers = wanted.filter(isLauncher);
  return launchers.find((key) => named === key || named?.startsWith(`${key}-`)) ?? play.draft.launchers.at(-1);
}

export function Puppet({ special, spots, die }: { special: Special; spots: Spots; die: number }) {
  const still = useStill();
  const at = useSeenAt(spots, special.record.place);
  const { wanted, figures, play, steps, placing, cheating, isDark } = special;
  const isOver = isDark || play.at >= steps.length || placing !== null;
  const isHidden = isOver || (wanted.includes('backward') && !cheating);
  return (
    <div className="df-puppets">
      {at !== null && !isHidden && (
        <svg className="df-puppet" style={{ left: at.x, top: at.y }} viewBox="-200 -200 400 400" aria-hidden="true">
          <Limb launcher={launcherNow(special)} weak={wanted.includes('weak-hand')} figures={figures} />
          <rect className={`die ${colourName(die)}`} x="-13" y="-13" width="26" height="26" rx="5" />
          {wanted.includes('under-the-leg') && <g className="df-limb">{Leg(figures)}</g>}
        </svg>
      )}
      {!isOver && <PaperGauges special={special} still={still} />}
    </div>
  );
}
