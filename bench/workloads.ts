/** What is measured. Each workload runs alone in its own process, so that none disturbs another's optimised code. */
import { botByName, playOut, questionFor, randomAnswer } from '@undercroft/bots';
import { loadGame } from '@undercroft/catalog';
import { configFor, type Game, sfc32, shuffle, simulatedTable, type TableBase } from '@undercroft/engine';
import { simulationConfig } from '@undercroft/lab';
import { type Pose, simulate } from '@undercroft/physics';
import { FOUR, numbers, TABLE_OF_OAK, THROWS } from '../packages/physics/test/table.ts';
import { floors } from './floors.ts';

/** Does some work and says how much: `units` is what the table shows per CPU second. */
export interface Done {
  units: number;
  decisions: number;
}
export type Workload = { about: string; unit: string; prepare: () => Promise<() => Done> };

const SEATS = 4;

async function tableDungeon() {
  const game = await loadGame('table-dungeon');
  return { game, config: simulationConfig(game, { seats: SEATS }) };
}

/** Random games through the contract: who is asked, some legal answer, applied or decided. */
function playouts(how: 'apply' | 'decide' | 'log'): () => Promise<() => Done> {
  return async () => {
    const { game, config } = await tableDungeon();
    const random = sfc32(7);
    let seed = 0;
    return () => {
      let decisions = 0;
      for (let i = 0; i < 50; i++) decisions += playOne(game, simulatedTable(game, config, seed++), how, random);
      return { units: 50, decisions };
    };
  };
}

function playOne(game: Game, t: TableBase, how: 'apply' | 'decide' | 'log', random: ReturnType<typeof sfc32>): number {
  if (how !== 'decide') return playOut(game, t, random, Number.POSITIVE_INFINITY, how === 'log' ? [] : null);
  let decisions = 0;
  for (let asks = game.play.pending(t); asks.length > 0; asks = game.play.pending(t)) {
    game.play.decide(t, randomAnswer(game, t, asks[0]!, random), null);
    decisions++;
  }
  return decisions;
}

/** Tables in the middle of games. */
async function middles(): Promise<{ game: Game; tables: TableBase[] }> {
  const { game, config } = await tableDungeon();
  const random = sfc32(11);
  const tables = Array.from({ length: 40 }, (_, i) => {
    const t: TableBase = simulatedTable(game, config, i);
    playOut(game, t, random, 12 + i);
    return t;
  });
  return { game, tables: tables.filter((t) => t.stack.length > 0) };
}

function copies(copy: (game: Game, t: TableBase) => unknown): () => Promise<() => Done> {
  return async () => {
    const { game, tables } = await middles();
    return () => {
      for (let i = 0; i < 400; i++) copy(game, tables[i % tables.length]!);
      return { units: 400, decisions: 0 };
    };
  };
}

function search(iterations: number): () => Promise<() => Done> {
  return async () => {
    const { game, tables } = await middles();
    const bot = botByName(`mcts:${iterations}`);
    const random = sfc32(5);
    const questions = tables.map((t) => questionFor({ game, t, ask: game.play.pending(t)[0]! }, true)).filter((q) => q.options.length > 1);
    let i = 0;
    return () => {
      bot.decide(questions[i++ % questions.length]!, random);
      return { units: iterations, decisions: 1 };
    };
  };
}

/** What a server does for one decision at a full table: judge it, carry it out, tell it, and show the table to everybody. */
async function ticks(): Promise<() => Done> {
  const game = await loadGame('party-has-fallen');
  const config = configFor(game, { seats: 8, options: { 'expansion.marauder': true } });
  const random = sfc32(3);
  let seed = 0;
  let t: TableBase = simulatedTable(game, config, seed++);
  return () => {
    for (let i = 0; i < 100; i++) {
      if (t.stack.length === 0) t = simulatedTable(game, config, seed++);
      const ask = game.play.pending(t).find(({ may }) => !may)!;
      game.play.decide(t, randomAnswer(game, t, ask, random), []);
      for (let seat = 0; seat < config.seats; seat++) game.sight.view(t, seat);
    }
    return { units: 100, decisions: 100 };
  };
}

/** Novice throws at the target, from release to rest. */
function throws(lying: readonly Pose[]): () => Promise<() => Done> {
  return async () => {
    const draw = numbers(9);
    return () => {
      for (let i = 0; i < 50; i++) simulate(THROWS.novice(draw), lying, TABLE_OF_OAK);
      return { units: 50, decisions: 0 };
    };
  };
}

/** A yardstick that does not change with the project: how much shuffling this machine does just now. */
async function yardstick(): Promise<() => Done> {
  const random = sfc32(1);
  const deck = Array.from({ length: 52 }, (_, i) => i);
  return () => {
    for (let i = 0; i < 1000; i++) shuffle(random, deck);
    return { units: 1000, decisions: 0 };
  };
}

export const WORKLOADS: Record<string, Workload> = {
  yardstick: { about: 'shuffles of 52 cards', unit: 'shuffles', prepare: yardstick },
  playouts: { about: 'random games of Table Dungeon, 4 seats, no log', unit: 'games', prepare: playouts('apply') },
  'playouts, log on': { about: 'the same with every event recorded', unit: 'games', prepare: playouts('log') },
  'playouts, checked': { about: 'the same with every decision checked', unit: 'games', prepare: playouts('decide') },
  copy: { about: "the game's own copy of a table", unit: 'copies', prepare: copies((game, t) => game.sight.clone(t)) },
  'copy, JSON': { about: 'a copy through JSON', unit: 'copies', prepare: copies((_game, t) => JSON.parse(JSON.stringify(t))) },
  'copy, structuredClone': { about: 'a copy by the platform', unit: 'copies', prepare: copies((_game, t) => structuredClone(t)) },
  view: { about: 'the view of one seat', unit: 'views', prepare: copies((game, t) => game.sight.view(t, 0)) },
  'server tick': { about: 'a decision and eight views of The Party Has Fallen, 8 seats', unit: 'ticks', prepare: ticks },
  throws: { about: 'dice thrown at the target of Dungeon Fighter, an empty board', unit: 'throws', prepare: throws([]) },
  'throws, four dice': { about: 'the same with four dice lying there', unit: 'throws', prepare: throws(FOUR) },
  'mcts 300': { about: 'search iterations, 300 a decision', unit: 'iterations', prepare: search(300) },
  'mcts 1000': { about: 'search iterations, 1,000 a decision', unit: 'iterations', prepare: search(1000) },
  ...(await floors()),
};
