import { robot } from '@undercroft/web/e2e/hands.ts';
import { openHouse } from '@undercroft/web/e2e/house.ts';
import { compare, memoryOf, stored } from '@undercroft/web/e2e/spies.ts';
import type { Visitor } from '@undercroft/web/e2e/visitor.ts';
import { expect, test } from 'vitest';
import { type Event, GOALS, game, type View } from '../src/index.ts';
import { CLOSET, GAME } from './party.ts';

const house = openHouse();

const [ADA, BEN] = [0, 1];

/** Until the end nobody but Ben knows his goal and what he holds. */
function checkHidden(view: unknown): void {
  const { seats, ending, shown } = view as View;
  const ben = seats[BEN]!;
  if (ending !== null) return;
  if ((ben.goalSeen & (1 << ADA)) === 0) expect([ben.goal, ben.named, ben.goalLines]).toEqual([-1, -1, []]);
  expect(ben.items.filter((item) => !shown.includes(item))).toEqual([]);
  expect([ben.pool, ben.passedHeroes, ben.passedAbilities]).toEqual([[], [], []]);
}

/** The goals Ben kept, as his own browser was told. */
function goalsOf(ben: Visitor): string[] {
  const events = ben.heard.flatMap((text): Event[] =>
    (JSON.parse(text).updates ?? []).flatMap((update: { events: Event[] }) => update.events),
  );
  const kept = events.flatMap((e) => (e.type === 'goalKept' && e.seat === BEN && e.card !== null ? [e.card] : []));
  return kept.flatMap((card) => GOALS[card]?.name ?? []);
}

test("nobody's goal or hidden item is in another's page, storage or traffic", async () => {
  const [ada, ben] = [await house().visitor(), await house().visitor()];
  await ada.become('Ada');
  await ben.become('Ben');
  const options = { ...CLOSET, 'items.hidden': true, 'game.roundCap': 2 };
  const { id } = await ada.newTable({ game: GAME, seats: 2, visibility: 'public', options });
  await ben.sit(id, BEN);
  await ada.go(`/t/${id}`);
  await ben.go(`/t/${id}`);
  await ada.start(id);
  /** What Ada's page showed while the game ran. */
  const pages: string[] = [];
  const memory: string[] = [];
  const keep = async (presses: number) => {
    if ((await ada.page.locator('[data-status="finished"]').count()) > 0) return;
    pages.push(await ada.page.content());
    if (presses === 20) memory.push(await memoryOf(ada));
  };
  await Promise.all([robot(ada.page, { seed: 31, before: keep }), robot(ben.page, { seed: 32 })]);
  const known = { game, house: house(), table: id, seat: ADA, check: checkHidden };
  expect(await compare(ada, known)).toBeGreaterThan(20);
  // The check can fail: what Ben was told is more than Ada may know.
  await expect(compare(ben, known)).rejects.toThrow();
  const goals = goalsOf(ben);
  expect(goals.length).toBeGreaterThan(0);
  const ownGoals = goalsOf({ ...ada, heard: ada.heard } as Visitor);
  const seen = [...pages, await stored(ada)].join('\n');
  expect(memory[0]).toContain('Ada');
  const offered = pages.filter((text) => text.includes('pick')).join('\n');
  for (const goal of goals) {
    // One that was offered to Ada as well, before Ben got it, is no secret of his.
    if (offered.includes(goal) || ownGoals.includes(goal)) continue;
    expect(seen.includes(goal), `Ada's page knows that Ben wants '${goal}'`).toBe(false);
  }
  const { secret, seed } = await house().server.tables.verification(null, id);
  for (const marker of [secret, seed]) expect([seen, ...memory].join('\n').includes(marker)).toBe(false);
});
