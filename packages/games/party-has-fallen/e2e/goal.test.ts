import { openHouse } from '@undercroft/web/e2e/house.ts';
import type { Visitor } from '@undercroft/web/e2e/visitor.ts';
import { expect, test } from 'vitest';
import { type Decision, GOALS, type View } from '../src/index.ts';
import { CLOSET, GAME } from './party.ts';

const house = openHouse();

const [ADA, BEN, CYD] = [0, 1, 2];
const MATTER = GOALS.findIndex(({ id }) => id === 'a-personal-matter');
const OPTIONS = { ...CLOSET, 'seat.leave': 'eliminated', 'win.minRounds': 10 };

interface Sat {
  id: string;
  people: Awaited<ReturnType<Visitor['become']>>[];
}

const tables = () => house().server.tables;

/** Tables until one deals Ada the goal that names an opponent. */
async function dealt(visitors: readonly Visitor[]): Promise<Sat> {
  const people = await Promise.all(visitors.map((visitor, i) => visitor.become(['Ada', 'Ben', 'Cyd'][i]!)));
  for (;;) {
    const { id } = await visitors[ADA]!.newTable({ game: GAME, seats: 3, visibility: 'public', options: OPTIONS });
    await visitors[BEN]!.sit(id, BEN);
    await visitors[CYD]!.sit(id, CYD);
    await visitors[ADA]!.start(id);
    const { view } = await tables().view(people[ADA]!, id);
    if ((view as unknown as View).seats[ADA]!.pool.includes(MATTER)) return { id, people };
  }
}

/** Answers for everybody until Ada is asked for her turn; the first answer there is, but she names Ben. */
async function upToHerTurn({ id, people }: Sat): Promise<void> {
  for (let i = 0; i < 200; i++) {
    for (const [seat, person] of people.entries()) {
      const { asked, seq } = await tables().view(person, id);
      const question = asked.find(({ ask }) => !ask.may);
      if (question === undefined) continue;
      if (seat === ADA && question.ask.kind === 'turn') return;
      const options = question.options as unknown as Decision[];
      const wanted = options.find((d) => d.kind === 'goal' && d.seat === ADA && d.card === MATTER && d.target === BEN);
      const end = options.find((d) => d.kind === 'turn' && d.do === 'end');
      const decision = JSON.parse(JSON.stringify(wanted ?? end ?? options[0]));
      await tables().decide(person, id, { seat, decision, seq, key: `answer ${i} ${seat}` });
    }
  }
  throw new Error('it was never her turn');
}

test('R-PHF-40 whoever named somebody who is out draws a new goal within the turn, and nobody else sees it', async () => {
  const visitors = [await house().visitor(), await house().visitor(), await house().visitor()];
  const table = await dealt(visitors);
  await upToHerTurn(table);
  const { id, people } = table;
  const { seq } = await tables().view(people[BEN]!, id);
  await tables().decide(people[BEN]!, id, { seat: BEN, decision: { seat: BEN, kind: 'leave' }, seq, key: 'Ben leaves' });
  const [{ page }, , cyd] = [visitors[ADA]!, visitors[BEN]!, visitors[CYD]!];
  await visitors[ADA]!.go(`/t/${id}`);
  await cyd.go(`/t/${id}`);
  await page.getByRole('button', { name: 'Draw a new goal' }).click();
  await page.getByRole('heading', { name: 'Choose your secret goal' }).waitFor();
  const cards = page.locator('.pick.goal');
  expect(await cards.count()).toBe(3);
  await cyd.page.getByText('Ada').first().waitFor();
  const seen = JSON.stringify((await tables().view(people[CYD]!, id)).view);
  await cards.first().click();
  await page.getByRole('button', { name: /^Keep/ }).click();
  await page.getByRole('button', { name: 'Roll and move' }).waitFor();
  const mine = ((await tables().view(people[ADA]!, id)).view as unknown as View).seats[ADA]!;
  expect([mine.goal === MATTER, mine.redrawn]).toEqual([false, []]);
  expect(JSON.stringify((await tables().view(people[CYD]!, id)).view)).toBe(seen);
});
