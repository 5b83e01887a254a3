/** A quiet banner of paper: news that needs no answer. */

import { CROSS } from '@undercroft/board/controls/cross.ts';
import { Icon } from '@undercroft/board/controls/icon.tsx';
import { useSay } from '@undercroft/board/text.ts';
import type { ReactNode } from 'react';

interface NoticeProps {
  tone?: 'info' | 'good' | 'warn' | 'bad';
  icon?: string;
  /** Given, it can be put away. */
  onClose?: (() => void) | undefined;
  children: ReactNode;
}

export function Notice({ tone = 'info', icon, onClose, children }: NoticeProps) {
  const say = useSay();
  return (
    <div className={`notice slip ${tone}`} role={tone === 'bad' ? 'alert' : 'status'}>
      {icon !== undefined && <Icon drawing={icon} />}
      <div className="notice-words">{children}</div>
      {onClose && (
        <button type="button" className="icon-button" onClick={onClose} aria-label={say('settings.dismiss')}>
          <Icon drawing={CROSS} />
        </button>
      )}
    </div>
  );
}
