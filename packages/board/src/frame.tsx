/** The whole of a board. `shot`: what is being acted out, for style sheets that move something then. */
import type { ReactNode } from 'react';
import { scrollStop } from './controls/scroll-stop.ts';
import './frame.css';

interface FrameProps {
  className: string;
  shot?: { name: string } | null;
  /** How deep the party is, 1 to 4: deeper is darker. */
  level?: number;
  children: ReactNode;
}

export const Frame = ({ className, shot, level, children }: FrameProps) => (
  <div className={`board ${className}`} ref={scrollStop} data-shot={shot?.name} data-level={level}>
    {children}
  </div>
);
