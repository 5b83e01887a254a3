/** What fingers can hit: every control of a page, measured with whatever it takes from the gaps around it. */

export const FINGER = 44;

/** Controls that are smaller than a finger, with their size; words inside a sentence may be. */
export function tooSmall(finger: number): string[] {
  const isMine = (control: Element, x: number, y: number): boolean => {
    const there = document.elementFromPoint(x, y);
    return there !== null && (control.contains(there) || there.closest('label') === control);
  };
  const isInSentence = (control: Element): boolean =>
    getComputedStyle(control).display.startsWith('inline') &&
    [...(control.parentElement?.childNodes ?? [])].some((node) => node instanceof Text && (node.textContent?.trim().length ?? 0) > 1);
  /** How far presses beside the middle still reach it, up to a finger's width. */
  const reach = (control: Element, [across, down]: readonly [number, number]): number => {
    const { left, top, width, height } = control.getBoundingClientRect();
    let steps = 0;
    while (steps < finger && isMine(control, left + width / 2 + across * (steps + 1), top + height / 2 + down * (steps + 1))) steps++;
    return steps;
  };
  const seen = 'a[href], button, input, select, summary, textarea, [role="radio"], [role="tab"], [data-decision]';
  const controls = [...document.querySelectorAll<HTMLElement>(seen)]
    .map((control) => (control.matches('[type="checkbox"], [type="radio"]') ? (control.closest('label') ?? control) : control))
    .filter(
      (control) => control.checkVisibility({ visibilityProperty: true }) && !control.matches(':disabled, .out-of-sight, .out-of-sight *'),
    );
  return controls.flatMap((control) => {
    control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const box = control.getBoundingClientRect();
    if (box.width < 2 || isInSentence(control) || !isMine(control, box.left + box.width / 2, box.top + box.height / 2)) return [];
    const width = Math.max(box.width, reach(control, [-1, 0]) + reach(control, [1, 0]) + 1);
    const height = Math.max(box.height, reach(control, [0, -1]) + reach(control, [0, 1]) + 1);
    if (Math.round(width) >= finger && Math.round(height) >= finger) return [];
    return [`${control.ariaLabel ?? control.textContent}: ${Math.round(width)} × ${Math.round(height)}`];
  });
}
