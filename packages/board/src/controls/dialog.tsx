/** Something in the way until it is answered. The browser's own: focus stays inside, Esc closes, focus goes back. */
import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useSay } from '../text.ts';
import { CROSS } from './cross.ts';
import { Icon } from './icon.tsx';

interface DialogProps {
  open: boolean;
  title: ReactNode;
  onClose(): void;
  className?: string;
  children: ReactNode;
}

export function Dialog({ open, title, onClose, className = '', children }: DialogProps) {
  const say = useSay();
  const heading = useId();
  const element = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = element.current;
    if (!open || !dialog) return;
    dialog.showModal();
    // Closed before it leaves the page, so that the browser gives the focus back.
    return () => dialog.close();
  }, [open]);
  const closeOutside = (event: MouseEvent) => {
    if (event.target === element.current) onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc is the browser's own way
    <dialog
      ref={element}
      className={`dialog ${className}`}
      aria-labelledby={heading}
      onClick={closeOutside}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {open && (
        <div className="dialog-page">
          <div className="dialog-head">
            <h2 id={heading}>{title}</h2>
            <button type="button" className="icon-button" onClick={onClose} aria-label={say('board.close')}>
              <Icon drawing={CROSS} />
            </button>
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
}
