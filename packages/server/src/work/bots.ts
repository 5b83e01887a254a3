/** Bots that answer at a table: their questions are taken from views, put to the pool, and their answers judged like anybody's. */
import { randomInt } from 'node:crypto';
import type { Ask, DecisionBase } from '@undercroft/engine';
import { writeCrash } from '../tables/crash.ts';
import type { Draft } from '../tables/draft.ts';
import type { Keeper } from '../tables/keeper.ts';
import type { Kept } from '../tables/loading.ts';
import { thoughtFor } from '../tables/pace.ts';
import { STAND_IN } from '../tables/seating.ts';
import type { Wait } from '../tables/state.ts';
import { botWaits } from '../tables/time.ts';
import { fallbackFor } from './deadlines.ts';
import { type BotPool, PoolStopped } from './pool.ts';
import type { BotTask } from './question.ts';

/** What a bot has to answer, and what it might do besides. */
interface Turn {
  wait: Wait;
  tasks: { ask: Ask; task: BotTask }[];
}

interface Answer {
  wait: Wait;
  /** Null: the bot failed, and the game's default will do. */
  decision: DecisionBase | null;
}

/** The seat's question and, once before it is answered, what the seat may do meanwhile. */
function turnFor({ state, desk }: Kept, wait: Wait): Turn | null {
  const { course } = state;
  if (course === null) return null;
  const { game } = desk;
  const { seat } = wait.ask;
  const asks = wait.busy ? [] : game.pending(course.table).filter((ask) => ask.seat === seat && ask.may === true);
  const bot = state.seats[seat]?.bot ?? STAND_IN;
  const view = game.view(course.table, seat);
  const patience = thoughtFor(state, asks.length + 1);
  const tasks = [...asks, wait.ask].map((ask) => ({
    ask,
    task: { game: game.slug, view, ask, options: game.options(course.table, ask), bot, patience, seed: randomInt(2 ** 32) },
  }));
  return { wait, tasks };
}

export class Bots {
  private readonly keeper: Keeper;
  private readonly pool: BotPool;

  constructor(keeper: Keeper, pool: BotPool) {
    this.keeper = keeper;
    this.pool = pool;
  }

  /** Lets all bots that are asked at this table answer once; returns how many did. */
  async run(tableId: string): Promise<number> {
    const kept = await this.keeper.read(tableId);
    const waits = botWaits(kept.state);
    if (waits.length === 0) return 0;
    const turns = await this.keeper.look(kept, () => waits.flatMap((wait) => turnFor(kept, wait) ?? []));
    const answers = await Promise.all(turns.map((turn) => this.answer(tableId, turn)));
    let taken = 0;
    if (answers.length > 0) {
      await this.keeper.change(tableId, (draft) => {
        answerAll(draft, answers);
        taken = draft.told.length;
      });
    }
    this.keeper.figures.botAnswers += taken;
    return taken;
  }

  private async answer(tableId: string, { wait, tasks }: Turn): Promise<Answer> {
    const decisions = await Promise.all(tasks.map(({ task }) => this.think(tableId, task)));
    return { wait, decision: decisions.find((decision) => decision !== null) ?? null };
  }

  /** A bot that fails is written down so that its question can be put to it again. */
  private async think(tableId: string, task: BotTask): Promise<DecisionBase | null> {
    try {
      return await this.pool.ask(task);
    } catch (error) {
      if (error instanceof PoolStopped) throw error;
      this.keeper.figures.botFailures++;
      const problem = error instanceof Error ? error.message : String(error);
      const file = writeCrash(this.keeper.setting, 'crash-bot', { format: 'undercroft-bot-crash-1', problem, task });
      this.keeper.setting.log.error({ table: tableId, game: task.game, bot: task.bot, file, problem }, 'a bot failed');
      return null;
    }
  }
}

/** Takes the answers to questions that are still open to a bot. */
function answerAll(draft: Draft, answers: readonly Answer[]): void {
  for (const { wait, decision } of answers) {
    const { course } = draft.state;
    const open = botWaits(draft.state).find(({ ask, seq }) => ask.seat === wait.ask.seat && ask.kind === wait.ask.kind && seq === wait.seq);
    if (course === null || open === undefined) continue;
    const { game } = draft.desk;
    const legal = decision !== null && decision.seat === wait.ask.seat && game.refuse(course.table, decision) === null;
    draft.decide(legal ? decision : fallbackFor(game, course, open), 'bot');
  }
}
