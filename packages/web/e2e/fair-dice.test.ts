/** Two people make the dice together without noticing, their pages check them, and a server that lies is found out. */
import type { Verification } from '@undercroft/client';
import { commitOf, seedOf } from '@undercroft/engine';
import { expect, test } from 'vitest';
import { robot } from './hands.ts';
import { openHouse } from './house.ts';
import type { Visitor } from './visitor.ts';

const house = openHouse();

/** Both have sat down by pressing the page's own buttons, so each page has committed to a text of its own. */
async function twoSeated(): Promise<{ ada: Visitor; ben: Visitor; id: string }> {
  const [ada, ben] = [await house().visitor(), await house().visitor()];
  await ada.become('Ada');
  await ben.become('Ben');
  const { id } = await ada.newTable({ game: 'cellar', seats: 2, visibility: 'public' }, []);
  await ada.go(`/t/${id}`);
  await ada.page.getByRole('button', { name: 'Sit here' }).first().click();
  await ada.page.getByRole('button', { name: 'Get up' }).waitFor();
  await ben.go(`/t/${id}`);
  await ben.page.getByRole('button', { name: 'Sit down' }).click();
  await ben.page.getByText('Ada starts the game when all are here.').waitFor();
  return { ada, ben, id };
}

const start = (host: Visitor): Promise<void> => host.page.getByRole('button', { name: 'Start the game' }).click();

/** What the proof says in this visitor's browser. */
async function proofIn({ page }: Visitor): Promise<{ good: boolean; text: string }> {
  await page.getByRole('button', { name: 'Check the dice' }).click();
  await page.locator('.proof').waitFor();
  const good = (await page.locator('.proof.good').count()) === 1;
  return { good, text: (await page.getByRole('dialog').textContent()) ?? '' };
}

test('two people sit down, start and play; in both browsers the dice are proved against what each kept', async () => {
  const { ada, ben, id } = await twoSeated();
  await start(ada);
  await Promise.all([ada, ben].map(({ page }, seat) => robot(page, { seed: seat + 1 })));
  for (const visitor of [ada, ben]) {
    await visitor.go(`/replay/${id}`);
    const { good, text } = await proofIn(visitor);
    expect(text).toContain('Your text was used, unchanged.');
    expect(text).toContain('Checked against the seal this browser kept before the first die.');
    expect(text).toContain(`Sealed before you showed yours, and unchanged: ${visitor === ada ? 'Ben' : 'Ada'}.`);
    expect(good).toBe(true);
  }
  // A server that lies to Ben: it has tried texts for Ada, and tells a proof that fits itself.
  const lies: [lie: (proof: Verification) => Partial<Verification>, says: string][] = [
    [lieAboutAda, 'the text of Ada is not the one you saw sealed'],
    [() => ({ secret: 'f'.repeat(64), commit: commitOf('f'.repeat(64)) }), 'the secret is not the one that was sealed before the game'],
    [({ entropy }) => ({ entropy: entropy.slice(0, 1), without: [1] }), 'you showed your text, and it was not used'],
  ];
  for (const [lie, says] of lies) {
    await ben.page.route('**/verification', async (route) => {
      const proof: Verification = await (await route.fetch()).json();
      const told = { ...proof, ...lie(proof) };
      await route.fulfill({ json: { ...told, seed: seedOf(told) } });
    });
    await ben.go(`/replay/${id}`);
    const { good, text } = await proofIn(ben);
    expect(text).toContain(says);
    expect(good).toBe(false);
    await ben.page.unroute('**/verification');
  }
});

function lieAboutAda({ entropy, commits }: Verification): Partial<Verification> {
  const tried = 'tried until it pleased';
  return {
    entropy: entropy.map((each) => (each.seat === 0 ? { ...each, entropy: tried } : each)),
    commits: commits.map((each) => (each.seat === 0 ? { ...each, commit: commitOf(tried) } : each)),
  };
}

test('a text that is kept back stops the start before everybody, and the next start succeeds', async () => {
  const { ada, ben } = await twoSeated();
  await ben.page.route('**/reveal', (route) => route.abort());
  await start(ada);
  await ada.page.locator('[data-dice="stirring"]').getByText('Ben').waitFor();
  house().ahead += 16_000;
  for (const { page } of [ada, ben]) await page.locator('[data-dice="anew"]').getByText('Ben').waitFor();
  await ben.page.unroute('**/reveal');
  // Both pages have sealed another text by themselves: the button works again.
  await start(ada);
  for (const { page } of [ada, ben]) await page.locator('.table-screen[data-status]').waitFor();
});
