/** Whether what is asked can be answered where it is asked: the page says what waits, and fingers find an answer to it. */
import type { Page } from 'playwright-core';

export interface Reach {
  /** The kinds of questions that wait for the viewer. */
  asked: string[];
  /** Whether a finger finds at least one control that answers one of them. */
  answerable: boolean;
  /** Enabled answers that something else lies over. */
  covered: string[];
}

/** Looks at every enabled answer to what is asked, brings it into sight and tries to hit it. */
export function lookAround(): Reach {
  const isCovered = (control: Element): boolean => {
    control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { left, top, width, height } = control.getBoundingClientRect();
    const points = [0.5, 0.2, 0.8].flatMap((across) =>
      [0.5, 0.2, 0.8].map((down) => [left + across * width, top + down * height] as const),
    );
    return !points.some(([x, y]) => control.contains(document.elementFromPoint(x, y)));
  };
  const screen = document.querySelector<HTMLElement>('.table-screen');
  const asked = screen?.dataset['asked']?.split(' ') ?? [];
  const dialog = document.querySelector('dialog[open]');
  const controls = [...(dialog ?? document).querySelectorAll<HTMLElement>('[data-decision]:not(:disabled, [aria-disabled="true"])')].filter(
    (control) => asked.includes(control.dataset['decision'] ?? '') && control.checkVisibility({ visibilityProperty: true }),
  );
  const covered = controls.filter(isCovered);
  const close = dialog?.querySelector('.dialog-head button') ?? null;
  // A menu lies over the board as long as it is open: a press beside it closes it.
  const menu = document.querySelector(':popover-open') !== null;
  return {
    asked,
    // A dialog about something else can be closed.
    answerable: menu || covered.length < controls.length || (close !== null && !isCovered(close)),
    covered: covered.map((control) => control.getAttribute('aria-label') ?? control.textContent ?? ''),
  };
}

/** How long a page may take between two questions, after a press or when its size has changed, in milliseconds. */
const SETTLING = 3000;
const BETWEEN_LOOKS = 150;

/** A question waits and nothing that answers it can be pressed: said in words; null: all is well. */
export async function deadEnd(page: Page): Promise<string | null> {
  for (let waited = 0; ; waited += BETWEEN_LOOKS) {
    const { asked, answerable, covered } = await page.evaluate(lookAround);
    if (asked.length === 0 || answerable) return null;
    if (waited > SETTLING)
      return `'${asked.join(', ')}' is asked, and nothing that answers it can be pressed (covered: ${covered.join('; ')})`;
    await page.waitForTimeout(BETWEEN_LOOKS);
  }
}
