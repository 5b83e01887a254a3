/** What a phone on its side shows of a question without any scrolling. */
import type { NewTable } from '@undercroft/client';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { PATIENCE } from './hands.ts';
import type { House } from './house.ts';
import { type Course, playUntil } from './swift.ts';

/** A phone on its side. */
export const LOW = { width: 844, height: 390 };

/** So many answers must be in sight; the rest may be a swipe away. */
const FIRST = 3;

/** What of the question cannot be seen or pressed as the page stands, in words. Runs in the page, so all it needs is in it. */
function missingIn([asks, kind, first]: [string, string, number]): string[] {
  const ROUNDING = 2;
  // A fan turns its cards by a few degrees.
  const TILT = 10;
  const label = (e: Element) => (e.getAttribute('aria-label') ?? e.textContent ?? '').trim().slice(0, 40);
  /** Whether no edge of the screen, or of a box that scrolls, cuts anything off. */
  const isWhole = (e: Element): boolean => {
    const { left, top, right, bottom } = e.getBoundingClientRect();
    const fits = (l: number, t: number, r: number, b: number) =>
      left >= l - ROUNDING && top >= t - ROUNDING && right <= r + ROUNDING && bottom <= b + ROUNDING;
    if (!fits(0, 0, innerWidth, innerHeight)) return false;
    for (let box = e.parentElement; box !== null; box = box.parentElement) {
      const edge = box.getBoundingClientRect();
      if (getComputedStyle(box).overflow !== 'visible' && !fits(edge.left, edge.top, edge.right, edge.bottom)) return false;
    }
    return true;
  };
  const isBare = (e: Element): boolean => {
    const { left, top, width, height } = e.getBoundingClientRect();
    // Why a button is barred may lie over it.
    return (e.closest('.barred') ?? e).contains(document.elementFromPoint(left + width / 2, top + height / 2));
  };
  const seen = (e: Element) => isWhole(e) && isBare(e);
  const shown = (selector: string) =>
    [...document.querySelectorAll(selector)].filter((e) => e.checkVisibility({ visibilityProperty: true }));
  const found: string[] = [];
  const asked = shown(asks)[0];
  if (asked === undefined || !isWhole(asked)) found.push('what is asked');
  const answers = shown(`[data-decision="${kind}"]`);
  const reached = answers.filter(seen);
  if (reached.length < Math.max(1, Math.min(first, answers.length))) found.push(`answers: ${reached.length} of ${answers.length}`);
  // The deed itself, also while nothing is chosen yet; steps up and down are answers.
  for (const deed of shown('.board :is(.gold[data-decision]:not(.stepper *), .barred > .button.big)'))
    if (!seen(deed)) found.push(`the button '${label(deed)}'`);
  if (document.documentElement.scrollWidth > innerWidth) found.push('the right edge of the page');
  // The others are a swipe away: brought into sight each of them can be pressed. Afterwards all lies as it lay.
  const boxes = [...document.querySelectorAll('*')].map((e) => [e, e.scrollTop, e.scrollLeft] as const);
  const away = answers.filter((e) => {
    if (!seen(e)) e.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    return !seen(e);
  });
  for (const [e, top, left] of boxes) if (e.scrollTop !== top || e.scrollLeft !== left) e.scrollTo({ top, left, behavior: 'instant' });
  if (away.length > 0) found.push(`no swipe leads to: ${away.map(label).join('; ')}`);
  const hand = shown('.hand .hand-card').map((card) => card.getBoundingClientRect());
  if (hand.some((card, i) => card.left - (hand[i - 1]?.right ?? 0) < -TILT)) found.push('cards beneath other cards');
  return found;
}

/** What is asked, its first answers and the deed are seen without scrolling, every other answer with it, and nothing is wider than the screen. */
export async function isOnOneScreen(page: Page, kind: string, asks: string): Promise<void> {
  expect(await page.evaluate(missingIn, [asks, kind, FIRST] as [string, string, number])).toEqual([]);
}

/** Tables that are played up to questions, and where these are asked. */
interface Looks extends Pick<Course, 'never' | 'wise'> {
  table: NewTable;
  /** What makes a question worth a look of its own; left out, its kind. */
  about?(kind: string, view: unknown): string;
  /** All that is to be looked at. */
  wanted: readonly string[];
  asks: string;
  /** Of games that meet them; later ones are played only for what is left. */
  seeds: readonly number[];
}

/** Plays until each of the questions has been asked, looks at each on a phone on its side, and says what is out of sight. */
export async function lookAtEach(
  house: House,
  { table, about = (kind) => kind, wanted, asks, seeds, ...course }: Looks,
): Promise<string[]> {
  const visitor = await house.visitor({ viewport: LOW, hasTouch: true });
  const { page } = visitor;
  const me = await visitor.become('Ada');
  const seats = Array.from({ length: table.seats ?? 2 }, (_, seat) => seat);
  const [left, found]: [Set<string>, string[]] = [new Set(wanted), []];
  for (const seed of seeds) {
    if (left.size === 0) break;
    const { id } = await visitor.newTable(table, seats);
    await visitor.start(id);
    let now = { name: '', kind: '' };
    const until: Course['until'] = ({ kind }, _seat, view) => {
      now = { name: about(kind, view), kind };
      return left.has(now.name);
    };
    while (left.size > 0 && (await playUntil(house, id, { people: seats.map(() => me), seed, until, ...course }))) {
      left.delete(now.name);
      await visitor.go(`/t/${id}`);
      const curtain = page.locator('[data-decision="take-hand"]').first();
      const asked = page.locator(`.table-screen[data-asked~="${now.kind}"]:not([data-scene])`);
      await curtain.or(asked).first().waitFor({ timeout: PATIENCE });
      if (await curtain.isVisible()) await curtain.click();
      await asked.waitFor({ timeout: PATIENCE });
      await page.locator(`[data-decision="${now.kind}"]:visible`).first().waitFor({ timeout: PATIENCE });
      for (const what of await page.evaluate(missingIn, [asks, now.kind, FIRST] as [string, string, number]))
        found.push(`${now.name}: ${what}`);
    }
  }
  return [...found, ...[...left].map((name) => `${name}: never asked`)];
}
