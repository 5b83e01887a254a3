import { LOOKS, lookAt } from '@undercroft/web/e2e/faults.ts';
import { robot } from '@undercroft/web/e2e/hands.ts';
import { openHouse } from '@undercroft/web/e2e/house.ts';
import { playUntil } from '@undercroft/web/e2e/swift.ts';
import { expect, test } from 'vitest';
import { GAME, isAttack, TREASURY } from './party.ts';

const house = openHouse();

/** One theme for each size. */
const SOME = LOOKS.slice(1, 3);
const OTHERS = [LOOKS[0]!, LOOKS[3]!];

test('the workshop for dungeons', async () => {
  const visitor = await house().visitor();
  const page = await visitor.go('/games/party-has-fallen/layouts');
  await page.locator('.squared-paper').waitFor();
  await page.getByRole('button', { name: 'Keep it' }).click();
  await page.locator('[data-spot="0 0"]').click();
  await page.locator('.phf-checks .unmet').first().waitFor();
  await lookAt(visitor, 'workshop');
  await page.getByRole('button', { name: 'As text' }).click();
  await page.locator('dialog[open]').waitFor();
  await lookAt(visitor, 'dungeons as text', SOME);
});

test('a game from its drafts to its ending', async () => {
  const visitor = await house().visitor();
  await visitor.become('Adept');
  await visitor.play({
    game: GAME,
    seats: 4,
    options: { ...TREASURY, 'dungeon.layout': 'custom', 'game.roundCap': 3, 'win.minRounds': 2, 'mix.empty': 4 },
  });
  const { page } = visitor;
  const seen = new Set<string>();
  const open = async (name: string, selector: string) => {
    await page.locator(selector).first().click();
    await page.locator('dialog[open]').waitFor();
    await lookAt(visitor, name, SOME);
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
  };
  const lookOnce = async () => {
    const kind = await page.evaluate(() => {
      if (document.querySelector('dialog[open]')) return undefined;
      const control = document.querySelector<HTMLElement>('.draft [data-decision], .phf-act [data-decision]');
      return control?.dataset['decision'];
    });
    if (kind === undefined || seen.has(kind)) return;
    seen.add(kind);
    await lookAt(visitor, `the question '${kind}'`, kind === 'turn' ? LOOKS : seen.size % 2 === 0 ? SOME : OTHERS);
    if (kind !== 'turn') return;
    await open('hero sheet', '.phf-seat button');
    await open('trade', '.phf-meanwhile [data-decision="offer"]');
  };
  // A hand that presses at random may end each of its few turns without a step.
  const walk = async () => {
    const roll = page.locator('body:not(:has(dialog[open]))').getByRole('button', { name: 'Roll and move' });
    if (!seen.has('step') && (await roll.count()) > 0) await roll.click();
  };
  await robot(page, {
    seed: 12,
    before: async () => {
      await lookOnce();
      await walk();
    },
  });
  expect([...seen]).toEqual(expect.arrayContaining(['layout', 'goal', 'hero', 'ability', 'start', 'turn', 'step']));
  await lookAt(visitor, 'ending');
});

test('the theatre of a fight', async () => {
  const [visitor, other] = [await house().visitor({ reducedMotion: 'no-preference' }), await house().visitor()];
  const { page } = visitor;
  // Everything takes its time: a fight lasts until all of it has been looked at.
  await page.addInitScript(() => {
    const real = window.setTimeout;
    window.setTimeout = ((run: () => void, ms = 0) => real(run, ms * 60)) as typeof window.setTimeout;
  });
  const people = [await visitor.become('Slow'), await other.become('Foe')];
  const { id } = await visitor.newTable({ game: GAME, seats: 2, options: { ...TREASURY, 'win.minRounds': 10 }, visibility: 'public' });
  await other.sit(id, 1);
  await visitor.start(id);
  await playUntil(house(), id, { people, until: ({ answers }, seat) => seat === 0 && answers.some(isAttack), never: isAttack });
  await visitor.go(`/t/${id}`);
  await page.locator('.phf-act .danger[data-decision="turn"]').click();
  await page.locator('[data-stage="fight"]').waitFor();
  await lookAt(visitor, 'fight');
  expect(await page.locator('[data-stage="fight"]').count()).toBe(1);
});
