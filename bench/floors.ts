/** What every game must reach, measured alike: random play, a copy of its fullest table, one decision with everybody's view. */
import { playOut, randomAnswer } from '@undercroft/bots';
import { gameSlugs, loadGame } from '@undercroft/catalog';
import { abouts } from '@undercroft/catalog/abouts';
import { type Config, configFor, type Game, sfc32, simulatedTable, type TableBase } from '@undercroft/engine';
import { simulationConfig } from '@undercroft/lab';
import type { Workload } from './workloads.ts';

const SEATS = 4;
const AT_ONCE = 8;
/** Tables that the fullest is looked for among: so many games, looked at so often. */
const [GAMES, LOOKS, EVERY] = [12, 40, 15];

function seatsOf({ about: { seats } }: Game): number {
  return Math.min(Math.max(SEATS, seats.min), seats.max);
}

/** As many as play it by the book; a house rule may allow more. */
const mostPlayers = (slug: string): number => abouts.find((about) => about.slug === slug)!.players.max;

const randomPlay = (slug: string) => async () => {
  const game = await loadGame(slug);
  const config = simulationConfig(game, { seats: seatsOf(game) });
  const random = sfc32(7);
  let seed = 0;
  // Several at once: looking at the clock takes as long as some games do.
  return () => {
    let decisions = 0;
    for (let i = 0; i < AT_ONCE; i++) decisions += playOut(game, simulatedTable(game, config, seed++), random, Number.POSITIVE_INFINITY);
    return { units: AT_ONCE, decisions };
  };
};

function fullest(game: Game, config: Config): TableBase {
  const random = sfc32(11);
  let [found, size] = [simulatedTable(game, config, 0) as TableBase, 0];
  for (let seed = 0; seed < GAMES; seed++) {
    const t: TableBase = simulatedTable(game, config, seed);
    for (let look = 0; look < LOOKS && t.stack.length > 0; look++) {
      playOut(game, t, random, EVERY);
      const now = JSON.stringify(t).length;
      if (now > size && t.stack.length > 0) [found, size] = [game.sight.clone(t), now];
    }
  }
  return found;
}

const copies = (slug: string) => async () => {
  const game = await loadGame(slug);
  const t = fullest(game, simulationConfig(game, { seats: seatsOf(game) }));
  return () => {
    for (let i = 0; i < 400; i++) game.sight.clone(t);
    return { units: 400, decisions: 0 };
  };
};

/** What a server does for one decision: judge it, carry it out, tell it, and show the table to everybody. */
const ticks = (slug: string) => async () => {
  const game = await loadGame(slug);
  const config = configFor(game, { seats: mostPlayers(slug) });
  const random = sfc32(3);
  let seed = 0;
  let t: TableBase = simulatedTable(game, config, seed++);
  return () => {
    for (let i = 0; i < 50; i++) {
      if (t.stack.length === 0) t = simulatedTable(game, config, seed++);
      const ask = game.play.pending(t).find(({ may }) => !may)!;
      game.play.decide(t, randomAnswer(game, t, ask, random), []);
      for (let seat = 0; seat < config.seats; seat++) game.sight.view(t, seat);
    }
    return { units: 50, decisions: 50 };
  };
};

export async function floors(): Promise<Record<string, Workload>> {
  const slugs = await gameSlugs();
  return Object.fromEntries(
    slugs.flatMap((slug): [string, Workload][] => [
      [`${slug}: play`, { about: `random games, ${SEATS} seats`, unit: 'games', prepare: randomPlay(slug) }],
      [`${slug}: copy`, { about: 'copies of the fullest table', unit: 'copies', prepare: copies(slug) }],
      [`${slug}: tick`, { about: "a decision and all seats' views", unit: 'ticks', prepare: ticks(slug) }],
    ]),
  );
}
