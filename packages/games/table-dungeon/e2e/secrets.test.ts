import { robot } from '@undercroft/web/e2e/hands.ts';
import { openHouse } from '@undercroft/web/e2e/house.ts';
import { compare, memoryOf, stored } from '@undercroft/web/e2e/spies.ts';
import type { Visitor } from '@undercroft/web/e2e/visitor.ts';
import { expect, test } from 'vitest';
import { game, type View } from '../src/index.ts';

const house = openHouse();

const ADA = 0;
const BEN = 1;

/** Things only Ben knows, and that nobody else's browser has any business with. */
async function secretsOf(ben: Visitor): Promise<string[]> {
  const own = await ben.newTable({ game: 'cellar', seats: 2, name: 'Bens secret cellar' });
  const person = own.seats[0]?.person;
  if (!person) throw new Error('Ben sits at his own table');
  const invite = await house().server.tables.invite(person, own.id);
  await ben.page.evaluate(() => localStorage.setItem('undercroft-nicknames', '[["x",{"0":"Bens nickname"}]]'));
  const tokens = (await ben.context.cookies()).map(({ value }) => value).filter((value) => value.length > 8);
  expect(tokens.length).toBeGreaterThan(0);
  return ['Bens secret cellar', 'Bens nickname', own.id, invite.code, ...tokens];
}

/** Ben's hand is not Ada's business, whatever the game's view says. */
function checkHand(view: unknown): void {
  const { hand, action, xp } = (view as View).seats[BEN]!;
  expect([hand, action, xp]).toEqual([null, null, null]);
}

test("nothing of another seat's secrets is in the page, its storage, its memory or its traffic", async () => {
  const [ada, ben] = [await house().visitor(), await house().visitor()];
  await ada.become('Ada');
  await ben.become('Ben');
  const { id } = await ada.newTable({ game: 'table-dungeon', seats: 2, visibility: 'public' });
  await ben.go('/');
  const secrets = [...(await secretsOf(ben)), `entropy of seat ${BEN}`];
  await ben.sit(id, BEN);
  await ada.go(`/t/${id}`);
  await ben.go(`/t/${id}`);
  await ada.start(id);
  const pages: string[] = [];
  const keep = async () => pages.push(await ada.page.content());
  const memory: string[] = [];
  const remember = async (presses: number) => {
    await keep();
    // Once, in the middle: it takes a while.
    if (presses === 12) memory.push(await memoryOf(ada));
  };
  await Promise.all([robot(ada.page, { seed: 31, before: remember }), robot(ben.page, { seed: 32 })]);
  const known = { game, house: house(), table: id, seat: ADA, check: checkHand };
  expect(await compare(ada, known)).toBeGreaterThan(5);
  // The check can fail: what Ben was told is more than Ada may know.
  await expect(compare(ben, known)).rejects.toThrow();
  expect(await stored(ben)).toContain('Bens nickname');
  // The game is over: its own secret is published now, but was not before.
  const { secret, seed } = await house().server.tables.verification(null, id);
  const traffic = await ada.traffic();
  const all = [...traffic, ...pages, await stored(ada), ...memory].join('\n');
  expect(memory[0]).toContain('Ada');
  for (const marker of [...secrets, secret, seed]) expect(all.includes(marker), `Ada's browser knows '${marker}'`).toBe(false);
});
