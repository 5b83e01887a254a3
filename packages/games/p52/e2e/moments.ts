/** Moments of P52 for tests: a party of bots played on at the server until the moment is there, and then opened. */

import { setTimeout as wait } from 'node:timers/promises';
import { greedy } from '@undercroft/bots';
import { sfc32 } from '@undercroft/engine';
import type { House } from '@undercroft/web/e2e/house.ts';
import type { Visitor } from '@undercroft/web/e2e/visitor.ts';
import type { BrowserContextOptions } from 'playwright-core';
import { type Decision, game, type View } from '../src/index.ts';

export const GAME = 'p52';

export interface Moment {
  kind: string;
  options: readonly Decision[];
  view: View;
}

const MOST_ANSWERS = 300;
const MOST_GAMES = 5;

/** A table where the first seat is at the moment that is looked for, and the page shows it. The others are bots. */
export async function openAt(
  house: House,
  until: (moment: Moment) => boolean,
  browser: BrowserContextOptions = {},
  options: Record<string, unknown> = {},
): Promise<Visitor> {
  const visitor = await house.visitor(browser);
  const person = await visitor.become('Odo');
  const { tables } = house.server;
  for (let seed = 1; seed <= MOST_GAMES; seed++) {
    const { id } = await visitor.newTable({ game: GAME, seats: 2, options, bots: [null, 'greedy'] });
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
      const moment = { kind: must.ask.kind, options: must.options as unknown as Decision[], view: view as unknown as View };
      if (until(moment)) {
        await visitor.go(`/t/${id}`);
        await visitor.page.locator('.table-screen[data-asked] .p52').waitFor();
        return visitor;
      }
      const decision = greedy.decide({ game, view: moment.view, ask: must.ask, options: moment.options } as never, random);
      // While nobody is seen, whoever is quicker goes first: the other one may have gone meanwhile.
      await tables.decide(person, id, { seat: 0, seq, key: `${id} ${seq}`, decision }).catch(() => undefined);
      answers++;
    }
  }
  throw new Error(`the moment does not come in ${MOST_GAMES} games`);
}
