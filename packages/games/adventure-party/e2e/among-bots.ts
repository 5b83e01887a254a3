/** Later moments of a game: among greedy bots the town grows in a few rounds. */
import { setTimeout as wait } from 'node:timers/promises';
import { fraction, sfc32 } from '@undercroft/engine';
import type { House } from '@undercroft/web/e2e/house.ts';
import type { Visitor } from '@undercroft/web/e2e/visitor.ts';
import type { Decision, View } from '../src/index.ts';
import { GAME, isDull, type Moment } from './party.ts';

const MOST_ANSWERS = 600;
const MOST_GAMES = 6;

/** A table of four where the first seat is at the moment that is looked for, and the page shows it. */
export async function openAmongBots(house: House, until: (moment: Moment) => boolean): Promise<Visitor> {
  const visitor = await house.visitor();
  const person = await visitor.become('Odo');
  const { tables } = house.server;
  for (let seed = 1; seed <= MOST_GAMES; seed++) {
    const { id } = await visitor.newTable({ game: GAME, seats: 4, bots: [null, 'greedy', 'greedy', 'greedy'] });
    await visitor.start(id);
    const random = sfc32(seed);
    for (let answers = 0; answers < MOST_ANSWERS; ) {
      const { waitingFor, status } = await tables.info(person, id);
      if (status !== 'running') break;
      const { seq, asked, view } = await tables.view(person, id, 0);
      const must = asked.find(({ ask }) => ask.may !== true);
      if (!waitingFor.includes(0) || must === undefined) {
        await wait(5);
        continue;
      }
      // The answers and views of this game's tables are this game's.
      const options = must.options as unknown as Decision[];
      if (until({ kind: must.ask.kind, options, view: view as unknown as View })) {
        await visitor.go(`/t/${id}`);
        await visitor.page.locator('.table-screen[data-asked] .ap-screen').waitFor();
        return visitor;
      }
      const wise = options.filter((d) => !isDull(d));
      const among = wise.length > 0 ? wise : options;
      await tables.decide(person, id, { seat: 0, seq, key: `${id} ${seq}`, decision: among[Math.floor(fraction(random) * among.length)] });
      answers++;
    }
  }
  throw new Error(`the moment does not come in ${MOST_GAMES} games`);
}
