/** The last page: who was there, who won, and what one can show of it. */
import type { Person } from '@undercroft/client';
import { expect, test } from 'vitest';
import { DESKTOP, openHouse, PHONE } from './house.ts';
import { outOfSight } from './in-sight.ts';
import { playUntil } from './swift.ts';
import type { Visitor } from './visitor.ts';

const house = openHouse();
const DEVICES = [
  ['a desktop', DESKTOP],
  ['a phone', PHONE],
] as const;

/** A game of everybody at this screen, played at random to its end, and its last page. */
async function ended(visitor: Visitor, table: Parameters<Visitor['newTable']>[0] & { seats: number }): Promise<string> {
  const me = await visitor.become('Ada');
  const mine = Array.from({ length: table.seats }, (_, seat) => seat);
  const { id } = await visitor.newTable(table, mine);
  await visitor.start(id);
  expect(await playUntil(house(), id, { people: mine.map(() => me), until: () => false })).toBe(false);
  await visitor.go(`/t/${id}`);
  await visitor.page.locator('.ending-scene li').first().waitFor();
  return id;
}

test.each(DEVICES)(
  'on %s everybody is in the picture, also whoever has nobody left, and parties stand apart',
  async (_device, viewport) => {
    const visitor = await house().visitor({ viewport });
    await ended(visitor, { game: 'adventure-party', seats: 4 });
    const figures = visitor.page.locator('.ending-scene li');
    expect(await figures.count()).toBe(4);
    const boxes = await figures.evaluateAll((seats) =>
      seats.map((seat) => {
        const shown = [...seat.querySelectorAll('.figures > *')].map((figure) => figure.getBoundingClientRect());
        return { n: shown.length, left: Math.min(...shown.map(({ left }) => left)), right: Math.max(...shown.map(({ right }) => right)) };
      }),
    );
    for (const { n } of boxes) expect(n).toBeGreaterThan(0);
    for (const [i, { left }] of boxes.slice(1).entries()) expect(left).toBeGreaterThanOrEqual(boxes[i]!.right - 1);
  },
);

test('a party reads first that it won or lost, and then its rank', async () => {
  const visitor = await house().visitor();
  await ended(visitor, { game: 'adventure-party', seats: 2, options: { 'play.mode': 'together' } });
  const heading = visitor.page.locator('.ending hgroup');
  expect(await heading.locator('h2').textContent()).toMatch(/: (won!|lost, all together\.)$/);
  expect(await heading.locator('.ending-rank').textContent()).toMatch(/^(Lodgers|Regulars|Local Colour|Toast of the Town|Statue Pending)$/);
});

test.each(DEVICES)('on %s the second game of friends has the score sheet of their evening', async (_device, viewport) => {
  const visitor = await house().visitor({ viewport });
  const first = await ended(visitor, { game: 'table-dungeon', seats: 2 });
  const sheet = visitor.page.locator('.evening');
  expect(await sheet.count()).toBe(0);
  const { tables } = house().server;
  const { person: me } = (await (await visitor.context.request.get(`${visitor.origin}/api/me`)).json()) as { person: Person };
  const { id, seats } = await tables.rematch(me, first);
  for (const { seat, keptFor } of seats) await tables.sit(me, id, { seat, entropy: `${seat}`, ...(keptFor && { name: keptFor.name }) });
  await tables.start(me, id);
  expect(await playUntil(house(), id, { people: [me, me], seed: 2, until: () => false })).toBe(false);
  await visitor.go(`/t/${id}`);
  await sheet.waitFor();
  const [one, two] = [await tables.info(me, first), await tables.info(me, id)];
  for (const { person } of two.seats) {
    const row = sheet.getByRole('row').filter({ has: visitor.page.getByRole('rowheader', { name: person!.name, exact: true }) });
    const scores = [one, two].map(({ seats: at, outcome }) => outcome!.scores[at.findIndex((seat) => seat.person!.name === person!.name)]);
    const cells = await row.getByRole('cell').allTextContents();
    expect([person!.name, cells.slice(0, 2).map((cell) => Number(/\d+$/.exec(cell)?.[0]))]).toEqual([person!.name, scores]);
  }
});

test.each(DEVICES)(
  'on %s the last page is sent as a picture that is drawn here, and as a link to the best moment',
  async (_device, viewport) => {
    const visitor = await house().visitor({ viewport, fully: true, permissions: ['clipboard-read', 'clipboard-write'] });
    const { page } = visitor;
    const id = await ended(visitor, { game: 'table-dungeon', seats: 3 });
    await page.getByRole('button', { name: 'Show friends' }).click();
    const picture = page.locator('.keepsake img');
    await picture.waitFor();
    expect(await outOfSight(page.locator('.keepsake .button'))).toEqual([]);
    // As wide as it should be, and with paper, wood, light and ink in it.
    const { width, colours } = await picture.evaluate(async (shown: HTMLImageElement) => {
      await shown.decode();
      const canvas = Object.assign(document.createElement('canvas'), { width: 90, height: 120 });
      const brush = canvas.getContext('2d')!;
      brush.drawImage(shown, 0, 0, 90, 120);
      const { data } = brush.getImageData(0, 0, 90, 120);
      const found = new Set<string>();
      for (let i = 0; i < data.length; i += 4) found.add([data[i]! >> 5, data[i + 1]! >> 5, data[i + 2]! >> 5].join());
      return { width: shown.naturalWidth, colours: found.size };
    });
    expect(width).toBe(1080);
    expect(colours).toBeGreaterThan(12);
    const [kept] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Keep the picture' }).click()]);
    expect(kept.suggestedFilename()).toBe('undercroft.png');
    await page.getByRole('button', { name: 'Copy a link to the best moment' }).click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toBe(`${house().url}/replay/${id}?at=best`);
    const at = async () => {
      await page.goto(link);
      await page.locator('.replay-bar').waitFor();
      return Number(await page.locator('.replay-bar input[type="range"]').inputValue());
    };
    const best = await at();
    expect(best).toBeGreaterThan(0);
    expect(await at()).toBe(best);
  },
);

test.each(DEVICES)(
  'on %s the first page tells a stranger how the last public game ended, where none goes on',
  async (_device, viewport) => {
    const visitor = await house().visitor({ viewport });
    const id = await ended(visitor, { game: 'table-dungeon', seats: 2, visibility: 'public' });
    const stranger = await house().visitor({ viewport });
    await stranger.go('/');
    const last = stranger.page.locator('.table-list').filter({ hasText: 'How the last one ended' });
    await last.locator('.table-card').waitFor();
    expect(await last.locator('.table-card').count()).toBe(1);
    expect(await last.textContent()).toMatch(/won|lost/);
    await last.getByRole('link', { name: 'Replay' }).click();
    await stranger.page.waitForURL(new RegExp(`/replay/${id}$`));
  },
);
