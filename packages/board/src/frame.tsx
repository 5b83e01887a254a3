/** The whole of a board. `shot`: what is being acted out, for style sheets that move something then. */
import type { ReactNode } from 'react';
import { scrollStop } from './controls/scroll-stop.ts';
import { Cry, type Moment, weighed } from './film/moment.tsx';
import './frame.css';

interface FrameProps {
  className: string;
  shot?: { name: string } | null;
  /** How deep the party is, 1 to 4: deeper is darker. */
  level?: number;
  /** What matters in this shot: it lights and shakes the board. */
  moment?: Moment | null | undefined;
  /** Words called across the board in that moment. */
  cry?: ReactNode;
  children: ReactNode;
}

/** Each shot's own, so that two alike are seen twice. */
const keys = new WeakMap<object, number>();
let made = 0;
function keyOf(shot: object): number {
  const known = keys.get(shot) ?? ++made;
  keys.set(shot, known);
  return known;
}

export const Frame = ({ className, shot, level, moment, cry, children }: FrameProps) => (
  <div className={`board ${className}`} ref={scrollStop} data-shot={shot?.name} data-level={level} {...weighed(moment)}>
    {children}
    {shot && moment && <div className="moment-light" key={`light ${keyOf(shot)}`} {...weighed(moment)} />}
    {shot && moment && cry && (
      <Cry key={`cry ${keyOf(shot)}`} moment={moment}>
        {cry}
      </Cry>
    )}
  </div>
);
