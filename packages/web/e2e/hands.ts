/** How tests play: a robot that presses whatever may be pressed, and fingers on keys. */
import { fraction, sfc32 } from '@undercroft/engine';
import type { Download, Page } from 'playwright-core';
import { deadEnd } from './reach.ts';

/** What the robot finds on the page at one look. */
interface Look {
  status: string | undefined;
  /** Where to press; null: nothing can be pressed. */
  point: { x: number; y: number } | null;
  /** Enabled controls that nobody could press, because something else lies over them. */
  covered: string[];
}

/** Looks at the enabled controls from one of them on, brings it into sight and finds a point of it nothing else covers. */
function look(chance: number): Look {
  const status = document.querySelector<HTMLElement>('[data-status]')?.dataset['status'];
  const top = document.querySelector('dialog[open]') ?? document;
  const controls = [...top.querySelectorAll<HTMLElement>('[data-decision]:not(:disabled, [aria-disabled="true"])')].filter((c) =>
    c.checkVisibility({ visibilityProperty: true }),
  );
  const first = Math.floor(chance * controls.length);
  const covered: string[] = [];
  for (const control of [...controls.slice(first), ...controls.slice(0, first)]) {
    control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { left, top, width, height } = control.getBoundingClientRect();
    const points = [0.5, 0.2, 0.8].flatMap((across) => [0.5, 0.2].map((down) => ({ x: left + across * width, y: top + down * height })));
    const point = points.find(({ x, y }) => control.contains(document.elementFromPoint(x, y)));
    if (point) return { status, point, covered };
    covered.push(control.getAttribute('aria-label') ?? control.textContent);
  }
  return { status, point: null, covered };
}

/** How long a table may think before something is wrong, on a busy machine. */
export const PATIENCE = 120_000;

/** Says what was on the page when somebody waited in vain. */
const nothingToDo = (page: Page) => async (error: Error) => {
  throw new Error(`nothing to do: ${await page.locator('main').innerHTML()}`, { cause: error });
};

const anythingToDo = () =>
  document.querySelector('[data-status="finished"] .ending, [data-decision]:not(:disabled, [aria-disabled="true"])') !== null;

export interface RobotWish {
  seed?: number;
  /** Called before each press. */
  before?(presses: number): Promise<unknown>;
  /** Stops after so many presses. */
  most?: number;
  /** Taps with a finger instead. */
  touch?: boolean;
}

/** Presses random enabled controls until the game is over; says how often it pressed. */
export async function robot(page: Page, { seed = 1, before, most = 6000, touch = false }: RobotWish = {}): Promise<number> {
  const random = sfc32(seed);
  for (let presses = 0; presses < most; presses++) {
    await page.waitForFunction(anythingToDo, undefined, { timeout: PATIENCE }).catch(nothingToDo(page));
    await before?.(presses);
    // May-questions go on being pressable while what waits is out of reach.
    const trouble = await deadEnd(page);
    if (trouble !== null) throw new Error(`a dead end: ${trouble}`);
    const { status, point, covered } = await page.evaluate(look, fraction(random));
    if (status === 'finished') return presses;
    if (point !== null) await (touch ? page.touchscreen.tap(point.x, point.y) : page.mouse.click(point.x, point.y));
    else if (covered.length > 0) throw new Error(`something lies over all of these: ${covered.join('; ')}`);
  }
  return most;
}

/** Presses Tab until something that matches has the focus, as people do. */
export async function tabTo(page: Page, selector: string, { most = 60, back = false } = {}): Promise<void> {
  const there = () => page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
  for (let presses = 0; presses <= most; presses++) {
    if (await there()) return;
    await page.keyboard.press(back ? 'Shift+Tab' : 'Tab');
  }
  throw new Error(`Tab does not lead to ${selector} within ${most} presses`);
}

/** What has the focus, in words for messages of tests. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (element === null || element === document.body) return 'nothing';
    return `${element.localName}.${element.className} ${element.getAttribute('aria-label') ?? element.textContent?.slice(0, 60)}`;
  });

/** What a person sees to do next, most urgent first. */
const NEXT = [
  ['finished', '[data-status="finished"] .ending'],
  ['scene', '[data-scene="playing"]'],
  ['take', '[data-decision="take-hand"]'],
  ['confirm', '.td-confirm[data-decision]:enabled'],
  ['choose', ':is(.hand-card, .td-sheet, .td-accent, .answers .chip)[data-decision]:enabled'],
  ['answer', ':is(.td-act, .td-levelup) .button[data-decision]:enabled'],
] as const;
type Next = (typeof NEXT)[number][0];

/** Waits until there is something to do, and says what. */
async function nextOf(page: Page): Promise<{ what: Next; selector: string; count: number }> {
  const found = await page
    .waitForFunction(
      (next) => {
        // An answer on its way: what lies on the table is not true any more.
        if (document.querySelector('.td-confirm:disabled')) return null;
        for (const [what, selector] of next) {
          const count = document.querySelectorAll(selector).length;
          if (count > 0) return { what, selector, count };
        }
        return null;
      },
      NEXT,
      { timeout: PATIENCE },
    )
    .catch(nothingToDo(page));
  const next = await found.jsonValue();
  if (next === null) throw new Error('there is something, or the wait has thrown');
  return next;
}

/** Plays on as people with a mouse do: they choose, then press the gold button; after the first scene they have no patience. */
export async function byMouse(page: Page, { seed = 1, took }: { seed?: number; took?(): Promise<void> } = {}): Promise<{ scenes: number }> {
  const random = sfc32(seed);
  for (let scenes = 0; ; ) {
    const { what, selector, count } = await nextOf(page);
    if (what === 'finished') return { scenes };
    if (what === 'scene') {
      if (scenes++ > 0) await page.mouse.click(20, 80);
      else await page.waitForFunction(() => document.querySelector('[data-scene]') === null, undefined, { timeout: PATIENCE });
      continue;
    }
    const nth = what === 'choose' ? Math.floor(fraction(random) * count) : 0;
    await page.locator(selector).nth(nth).click();
    if (what === 'take') await took?.();
  }
}

/** Answers the present question with keys alone. */
async function answerByKeys(page: Page, chance: number): Promise<void> {
  const keys = await page
    .locator('.hand-card[data-decision="play"]')
    .evaluateAll((cards) => cards.map((card) => card.ariaKeyShortcuts ?? ''));
  const key = keys[Math.floor(chance * keys.length)];
  if (key !== undefined) {
    await page.keyboard.press(key);
    return page.keyboard.press('Enter');
  }
  if ((await page.locator('.td-confirm[data-decision]').count()) === 0) {
    await tabTo(page, ':is(.td-sheet, .td-accent, .answers .chip)[data-decision], .td-act .button[data-decision]:not(.td-confirm)');
    await page.keyboard.press('Space');
  }
  // Some answers need no gold button.
  if ((await page.locator('.td-confirm[data-decision]').count()) === 0) return;
  await tabTo(page, '.td-confirm[data-decision]');
  await page.keyboard.press('Enter');
}

/** Plays to the end without a mouse; says after which decisions nothing had the focus. */
export async function byKeyboard(page: Page, seed = 1): Promise<{ decisions: number; lost: number[] }> {
  const random = sfc32(seed);
  const lost: number[] = [];
  for (let decisions = 0; ; decisions++) {
    const { what } = await nextOf(page);
    const kept = () => document.activeElement !== null && document.activeElement !== document.body;
    await page.waitForFunction(kept, undefined, { timeout: PATIENCE / 8 }).catch(() => lost.push(decisions));
    if (what === 'finished') return { decisions, lost };
    await answerByKeys(page, fraction(random));
  }
}

/** What a download of the page holds. */
export async function savedText(download: Download): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of await download.createReadStream()) parts.push(part);
  return Buffer.concat(parts).toString('utf8');
}
