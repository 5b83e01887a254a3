/** A piece of wood with a lip. One that cannot be pressed now stays focusable and says why in a sentence beneath. */
import padlock from 'game-icon:padlock';
import { type ButtonHTMLAttributes, type MouseEvent, type Ref, useId } from 'react';
import { Icon } from './icon.tsx';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Gold: what waits for you, once on a screen. Danger: hurts somebody. Ghost: the quiet way out. */
  tone?: 'gold' | 'plain' | 'danger' | 'ghost';
  size?: 'usual' | 'big';
  icon?: string;
  /** Why it cannot be pressed now. */
  why?: string | undefined;
  'data-decision'?: string | undefined;
  ref?: Ref<HTMLButtonElement>;
}

const ignore = (event: MouseEvent) => event.preventDefault();

export function Button({ tone = 'plain', size = 'usual', icon, why, className = '', children, ...rest }: ButtonProps) {
  const reason = useId();
  const { onClick, 'data-decision': decision, 'aria-describedby': described, ...others } = rest;
  const barred = why !== undefined;
  const button = (
    <button
      type="button"
      {...others}
      className={`button ${tone} ${size} ${className}`}
      onClick={barred ? ignore : onClick}
      aria-disabled={barred || others['aria-disabled']}
      aria-describedby={barred ? reason : described}
      // Robots press whatever carries this: only what is allowed may.
      data-decision={barred || others.disabled ? undefined : decision}
    >
      {icon !== undefined && <Icon drawing={icon} />}
      <span className="words">{children}</span>
    </button>
  );
  if (!barred) return button;
  return (
    <span className="barred">
      {button}
      <span className="why" id={reason}>
        <Icon drawing={padlock} /> {why}
      </span>
    </span>
  );
}
