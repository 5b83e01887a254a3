/** How somebody plays who sees nothing: by what the page says, what its tree of names and roles holds, and keys. */
import type { Locator, Page } from 'playwright-core';

const LIVE = '[aria-live]:not([aria-live="off"]), [role="status"], [role="alert"], [role="log"]';

declare global {
  interface Window {
    /** Everything live regions have said so far. */
    said: string[];
  }
}

/** Writes down whatever a live region says, when something in it changes and when it comes with text. */
function writeDown(live: string): void {
  window.said = [];
  const listen = (records: MutationRecord[]) => {
    const regions = new Set<Element>();
    for (const { target, addedNodes } of records) {
      const near = target instanceof Element ? target : target.parentElement;
      const inside = [...addedNodes].filter((node) => node instanceof Element).flatMap((node) => [node, ...node.querySelectorAll(live)]);
      for (const region of [near?.closest(live), ...inside.filter((node) => node.matches(live))]) if (region) regions.add(region);
    }
    for (const region of regions) {
      const text = region.textContent.trim();
      if (text !== '' && region.checkVisibility()) window.said.push(text);
    }
  };
  new MutationObserver(listen).observe(document, { subtree: true, childList: true, characterData: true });
}

export const listen = (page: Page): Promise<unknown> => page.addInitScript(writeDown, LIVE);

/** What was said since the last time somebody asked. */
export const said = (page: Page): Promise<string[]> => page.evaluate(() => window.said.splice(0));

interface AxNode {
  nodeId: string;
  parentId?: string;
  ignored: boolean;
  role?: { value?: string };
  name?: { value?: string };
  properties?: { name: string; value: { value?: unknown } }[];
}

/** Roles that are nothing without a name. */
const NAMED = new Set([
  'button',
  'link',
  'textbox',
  'combobox',
  'checkbox',
  'radio',
  'switch',
  'slider',
  'tab',
  'dialog',
  'image',
  'region',
  'heading',
  'menuitem',
]);

const roleOf = ({ role }: AxNode) => String(role?.value ?? '');
const nameOf = ({ name }: AxNode) => String(name?.value ?? '').trim();

/** The tree of names and roles as it is now. */
async function treeOf(page: Page): Promise<AxNode[]> {
  const devtools = await page.context().newCDPSession(page);
  const { nodes } = await devtools.send('Accessibility.getFullAXTree');
  await devtools.detach();
  return nodes as AxNode[];
}

/** What is wrong with the tree, in words. */
export async function wrongTree(page: Page): Promise<string[]> {
  const seen = (await treeOf(page)).filter(({ ignored }) => !ignored);
  const nameless = seen.filter((node) => NAMED.has(roleOf(node)) && nameOf(node) === '').map((node) => `a nameless ${roleOf(node)}`);
  const count = (role: string) => seen.filter((node) => roleOf(node) === role).length;
  const level = (node: AxNode) => Number(node.properties?.find(({ name }) => name === 'level')?.value.value ?? 0);
  const levels = seen.filter((node) => roleOf(node) === 'heading').map(level);
  const wrong = nameless;
  if (count('main') !== 1) wrong.push(`${count('main')} main landmarks`);
  if (levels.filter((each) => each === 1).length !== 1) wrong.push(`headings of levels ${levels.join(' ')}`);
  return wrong;
}

/** What has the focus as the tree tells it: its role and name; '' if it has neither, or nothing has the focus. */
export async function focusedName(page: Page): Promise<string> {
  const isFocused = ({ properties }: AxNode) => properties?.some(({ name, value }) => name === 'focused' && value.value === true);
  const node = (await treeOf(page)).findLast(isFocused);
  if (node === undefined || roleOf(node) === 'RootWebArea' || nameOf(node) === '') return '';
  return `${roleOf(node)} ${nameOf(node)}`;
}

/** Goes on by Tab until a control has the focus, and presses a key there. */
export async function press(page: Page, control: Locator, key = 'Enter'): Promise<void> {
  const wanted = await control.elementHandle();
  for (let tabs = 0; tabs < 150; tabs++) {
    if (await page.evaluate((control) => control === document.activeElement, wanted)) return page.keyboard.press(key);
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${control}`);
}
