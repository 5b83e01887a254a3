import { expect, test } from 'vitest';
import { openHouse } from './house.ts';
import { outOfSight } from './in-sight.ts';
import { LOW } from './one-screen.ts';
import { playUntil } from './swift.ts';
import type { Visitor } from './visitor.ts';

const house = openHouse();
const comeIn = (): Promise<Visitor> => house().visitor({ viewport: LOW, hasTouch: true });

test('the first page on its side: the chosen door and every way through it', async () => {
  const { page } = await comeIn();
  await page.goto(house().url);
  await page.locator('.doorway.chosen .ways .button').first().waitFor();
  expect(await outOfSight(page.locator('.doorway.chosen .door, .doorway.chosen .ways .button'))).toEqual([]);
});

test('a lobby on its side: the start stays in sight, and so does what its guests are asked', async () => {
  const [host, guest] = [await comeIn(), await comeIn()];
  const me = await host.become('Ada');
  const { id } = await host.newTable({ game: 'dungeon-fighter', seats: 5 });
  await host.go(`/t/${id}`);
  const start = host.page.locator('.start-row .button');
  await start.last().waitFor();
  expect(await outOfSight(start)).toEqual([]);
  // The last chair is not under it for good.
  const chair = host.page.locator('.lobby-seats > li').last();
  await chair.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  expect(await outOfSight(chair.or(start))).toEqual([]);
  const { code } = await house().server.tables.invite(me, id);
  await guest.go(`/invite/${code}`);
  await guest.page.locator('.invite-card .gold').waitFor();
  expect(await outOfSight(guest.page.locator('.invite-card .input, .invite-card .gold'))).toEqual([]);
});

test('the end on its side: the ways on beside the story; and its replay leaves the board above its bar', async () => {
  const visitor = await comeIn();
  const { page } = visitor;
  const me = await visitor.become('Ada');
  const { id } = await visitor.newTable({ game: 'dungeon-fighter', seats: 2, options: { 'play.throws': 'rough' } }, [0, 1]);
  await visitor.start(id);
  await playUntil(house(), id, { people: [me, me], until: () => false });
  await visitor.go(`/t/${id}`);
  await page.locator('.ending').waitFor();
  expect(await outOfSight(page.locator('.ending h2, .ending-deeds .button'))).toEqual([]);
  await visitor.go(`/replay/${id}?at=20`);
  await page.locator('.replay-bar .button').first().waitFor();
  expect(await outOfSight(page.locator('.replay-bar :is(.button, .icon-button, input, select)'))).toEqual([]);
  const [board, bar] = [(await page.locator('.board').boundingBox())!, (await page.locator('.replay-bar').boundingBox())!];
  expect(board.y + board.height).toBeLessThanOrEqual(bar.y + 1);
  expect(board.height).toBeGreaterThan(LOW.height / 2);
});

test('what was missed is told in few lines on its side, the latest in sight', async () => {
  const visitor = await comeIn();
  const { page } = visitor;
  const me = await visitor.become('Ada');
  const { id } = await visitor.newTable({ game: 'dungeon-fighter', seats: 2, options: { 'play.throws': 'rough' } }, [0, 1]);
  await visitor.start(id);
  const play = (kind: string) => playUntil(house(), id, { people: [me, me], until: (asked) => asked.kind === kind });
  await play('swing');
  await visitor.go(`/t/${id}`);
  await page.locator('.table-screen[data-asked~="swing"]').waitFor();
  await page.goto('about:blank');
  await play('room');
  await visitor.go(`/t/${id}`);
  const news = page.locator('.since-away > li');
  await news.first().waitFor();
  expect(await outOfSight(news.last())).toEqual([]);
  expect((await page.locator('.table-banners').boundingBox())!.height).toBeLessThan(LOW.height / 5);
  // Whoever goes on playing has read it.
  await page.locator('[data-decision="room"]:not(:disabled)').first().click();
  await news.first().waitFor({ state: 'detached' });
});

test('cards of a real pack are told on its side without scrolling', async () => {
  const visitor = await comeIn();
  const { page } = visitor;
  await visitor.become('Ada');
  await visitor.play({ game: 'p52', seats: 1, dice: 'people', pace: 'at-once' });
  await page.locator('.p52-ready.own .button').click();
  for (const step of ['race', 'profession', 'quirk']) {
    await page.locator(`.p52-pick[data-decision="${step}"]`).first().click();
    await page.locator(`.gold[data-decision="${step}"]`).click();
  }
  await page.locator('.p52-key').first().waitFor();
  expect(await outOfSight(page.locator('.p52-key'))).toEqual([]);
});
