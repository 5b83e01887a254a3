/** What the tests of The Party Has Fallen share: small dungeons, and how its questions are answered with keys alone. */
import { type DecisionBase, fraction, type Random } from '@undercroft/engine';
import { PATIENCE, tabTo } from '@undercroft/web/e2e/hands.ts';
import type { Page } from 'playwright-core';

export const GAME = 'party-has-fallen';

/** Dungeons in which people meet often, so that fights, cards and what they lead to come up. */
export const CROWDED = {
  'dungeon.mix': 'custom',
  'mix.empty': 4,
  'mix.skill': 2,
  'mix.event': 5,
  'mix.item': 6,
  'table.vote': false,
  'win.minRounds': 6,
  'game.roundCap': 14,
};

/** A dungeon of so few rooms that everybody meets everybody, with an item in nearly each of them. */
export const TREASURY = {
  'dungeon.mix': 'custom',
  'mix.empty': 2,
  'mix.skill': 0,
  'mix.event': 0,
  'mix.item': 8,
  'table.vote': false,
};

/** A small dungeon with some of everything and three ways out: games end by themselves before long. */
export const CLOSET = {
  'dungeon.mix': 'custom',
  'dungeon.exits': 3,
  'mix.empty': 4,
  'mix.skill': 1,
  'mix.event': 1,
  'mix.item': 3,
  'win.minRounds': 0,
};

export const isAttack = (d: DecisionBase): boolean => 'do' in d && d.do === 'attack';

const ENABLED = ':not(:disabled, [aria-disabled="true"])';

/** What somebody would press first, most urgent first. */
const WISHES = [
  // Drafts: the gold button waits until something is chosen.
  '.draft .gold[data-decision]',
  '.draft [data-decision]',
  '.phf-act .danger[data-decision="turn"]',
  '.phf-act .gold[data-decision]',
  '.phf-act [data-decision]',
  '.grid-map [data-decision]',
];

/** Chooses one of the controls of the most urgent sort and marks it; says what it decides. */
function mark([wishes, enabled, chance]: [readonly string[], string, number]): string | null {
  for (const old of document.querySelectorAll('[data-want]')) old.removeAttribute('data-want');
  const top = document.querySelector('dialog[open]') ?? document;
  for (const wish of wishes) {
    const found = [...top.querySelectorAll<HTMLElement>(wish + enabled)].filter((control) => control.checkVisibility());
    const control = found[Math.floor(chance * found.length)];
    if (control === undefined) continue;
    control.dataset['want'] = '';
    return control.dataset['decision'] ?? null;
  }
  return null;
}

const somethingToDo = (wishes: readonly string[]) =>
  document.querySelector('[data-status="finished"] .ending') !== null || wishes.some((wish) => document.querySelector(wish) !== null);

/** Goes to a control by Tab and presses Enter. */
export async function pressByKeys(page: Page, selector: string): Promise<void> {
  await tabTo(page, selector, { most: 200 });
  await page.keyboard.press('Enter');
}

/** Marks what somebody would press next; null: nothing, for the moment. */
const next = (page: Page, random: Random, wishes: readonly string[] = WISHES): Promise<string | null> =>
  page.evaluate(mark, [wishes, ENABLED, fraction(random)] as [readonly string[], string, number]);

/** Answers one question without a mouse and says of which kind it was; null: the game is over. `first`: what else to do before. */
export async function answerByKeys(page: Page, random: Random, first?: () => Promise<unknown>): Promise<string | null> {
  await page.waitForFunction(somethingToDo, WISHES, { timeout: PATIENCE });
  if ((await page.locator('[data-status="finished"] .ending').count()) > 0) return null;
  await first?.();
  const kind = await next(page, random);
  // The moment between an answer and the next question; or what was marked has gone meanwhile.
  if (kind !== null) await pressByKeys(page, '[data-want]').catch(() => undefined);
  return kind ?? '';
}
