/** Whatever must be scrolled can be scrolled with keys: a stop for Tab while there is more than fits, and only then. */

/** React 19 takes the answer of a ref as what to do when the element goes. */
export function scrollStop(element: HTMLElement | null): (() => void) | undefined {
  if (element === null) return undefined;
  const look = () => {
    const scrolls = element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1;
    if (scrolls) element.tabIndex = 0;
    else element.removeAttribute('tabindex');
  };
  const sizes = new ResizeObserver(look);
  const watch = () => {
    sizes.disconnect();
    for (const each of [element, ...element.children]) sizes.observe(each);
  };
  const contents = new MutationObserver(watch);
  contents.observe(element, { childList: true });
  watch();
  return () => {
    sizes.disconnect();
    contents.disconnect();
  };
}
