import { expect, test } from 'vitest';
import { byKeyboard, byMouse, focused, PATIENCE, robot, tabTo } from './hands.ts';
import { openHouse } from './house.ts';
import type { Visitor } from './visitor.ts';

const house = openHouse();

/** The person's table, which has just been opened by its page. */
async function tableOf({ page }: Visitor): Promise<string> {
  await page.waitForURL(/\/t\//);
  return page.url().split('/').at(-1) ?? '';
}

const infoOf = async (visitor: Visitor, id: string) => {
  const response = await visitor.context.request.get(`${visitor.origin}/api/tables/${id}`);
  return response.json();
};

test('a whole game by mouse, from the first page to the rematch, with all movement', async () => {
  const visitor = await house().visitor({ reducedMotion: 'no-preference' });
  const page = await visitor.go('/');
  await page.getByRole('button', { name: 'Play now' }).click();
  const id = await tableOf(visitor);
  const { scenes } = await byMouse(page, { seed: 5 });
  expect(scenes).toBeGreaterThan(0);
  const { status, outcome } = await infoOf(visitor, id);
  expect(status).toBe('finished');
  const scores = await page.locator('.scores .number').allTextContents();
  expect(scores.map((score) => Number.parseInt(score, 10)).toSorted()).toEqual(outcome.scores.toSorted());
  await page.getByRole('button', { name: 'Rematch' }).click();
  await page.waitForURL((url) => url.pathname !== `/t/${id}`);
  await page.locator('[data-status="your-turn"]').waitFor();
});

test('a whole game with the keyboard alone, which never loses its place', async () => {
  const { page } = await house().visitor();
  await page.goto(house().url);
  await page.getByRole('button', { name: 'Play now' }).waitFor();
  await tabTo(page, '.ways .button.gold');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/t\//);
  await page.locator('[data-status="your-turn"]').waitFor();
  const { decisions, lost } = await byKeyboard(page, 11);
  expect(decisions).toBeGreaterThan(2);
  expect(lost).toEqual([]);
  await tabTo(page, '.ending-deeds .gold');
  // Dialogs take the focus and give it back.
  await tabTo(page, '[aria-label="Look up the rules"]', { back: true });
  const before = await focused(page);
  await page.keyboard.press('Enter');
  await page.locator('dialog[open]').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  expect(await focused(page)).toBe(before);
});

test('two people around one screen: each sees only their own hand', async () => {
  const { page } = await house().visitor();
  await page.goto(house().url);
  await page.getByRole('button', { name: 'Around this screen' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Person 1' }).fill('Wilma');
  await dialog.getByRole('textbox', { name: 'Person 2' }).fill('Fred');
  await dialog.getByRole('button', { name: 'One bot less' }).click();
  await dialog.getByRole('button', { name: 'Begin' }).click();
  await page.getByText('Who is next?').waitFor();
  expect(await page.getByRole('button', { name: 'I am Wilma' }).count()).toBe(1);
  expect(await page.getByRole('button', { name: 'I am Fred' }).count()).toBe(1);
  let taken = 0;
  const handOver = async () => {
    // Whoever has the device sees at most one hand.
    expect(await page.locator('.hand').count()).toBeLessThanOrEqual(1);
    taken++;
  };
  const look = () =>
    page.evaluate(() => ({ pass: document.querySelector('.hand-over') !== null, hand: document.querySelector('.hand') !== null }));
  const seen = setInterval(
    () =>
      void look().then(
        ({ pass, hand }) => both.push(pass && hand),
        () => undefined,
      ),
    50,
  );
  const both: boolean[] = [];
  await byMouse(page, { seed: 3, took: handOver });
  clearInterval(seen);
  expect(taken).toBeGreaterThan(3);
  expect(both).not.toContain(true);
});

/** Two people with a browser each, at one table, the second by invite. */
async function twoBrowsers(ada: Visitor, ben: Visitor): Promise<string> {
  const page = await ada.go('/');
  await page.getByRole('button', { name: 'Invite friends' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'One chair less' }).click();
  await dialog.getByRole('button', { name: 'Set the table' }).click();
  const id = await tableOf(ada);
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
  await ben.go(new URL(link).pathname);
  await ben.page.getByLabel('What shall we call you?').fill('Ben');
  await ben.page.getByRole('button', { name: 'Sit down' }).click();
  await ben.page.waitForURL(new RegExp(id));
  await page.getByText('Ben', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Start the game' }).click();
  for (const visitor of [ada, ben]) await visitor.page.locator('[data-status="your-turn"]').waitFor();
  return id;
}

test('two browsers against each other, with a reload and a lost connection in the middle', async () => {
  const gate = await house().gate();
  const ada = await house().visitor({ at: gate.url });
  const ben = await house().visitor();
  const id = await twoBrowsers(ada, ben);
  const loseConnection = async () => {
    gate.cut();
    const banner = ada.page.getByText('The connection is gone.');
    await banner.waitFor();
    gate.mend();
    await banner.waitFor({ state: 'detached', timeout: PATIENCE });
  };
  await Promise.all([
    robot(ada.page, { seed: 21, before: async (presses) => presses === 8 && loseConnection() }),
    robot(ben.page, { seed: 22, before: async (presses) => presses === 8 && ben.page.reload() }),
  ]);
  const [mine, yours] = await Promise.all([ada, ben].map(({ page }) => page.locator('.ending h2').textContent()));
  expect(mine).toBe(yours);
  expect((await infoOf(ada, id)).status).toBe('finished');
});
