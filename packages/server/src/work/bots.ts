/** Bots that answer at a table: their questions are taken from views, put to the pool, and their answers judged like anybody's. */
import { randomInt } from 'node:crypto';
import { type Ask, CHANCE, type DecisionBase } from '@undercroft/engine';
import type { Draft } from '../tables/judge/draft.ts';
import { STAND_IN } from '../tables/judge/sitting.ts';
import { isAwaited } from '../tables/keep/changes.ts';
import { writeCrash } from '../tables/keep/crash.ts';
import type { Kept } from '../tables/keep/loading.ts';
import type { Moves } from '../tables/move.ts';
import { botsDue, botWaits, canSpeakUp, thoughtFor } from '../tables/sight/time.ts';
import { heldByBot, type Wait } from '../tables/table/state.ts';
import { Chances } from './chances.ts';
import { fallbackFor } from './deadlines.ts';
import { type BotPool, PoolStopped } from './pool.ts';
import { type BotTask, sentMaterial } from './question.ts';

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
  // A bot has no dice: the house rolls for it, as it does for whoever is late.
  if (wait.ask.kind === CHANCE) return { wait, tasks: [] };
  const asks = wait.busy ? [] : game.play.pending(course.table).filter((ask) => ask.seat === seat && ask.may === true);
  const bot = state.seats[seat]?.bot ?? STAND_IN;
  const view = game.sight.view(course.table, seat);
  const patience = thoughtFor(state, asks.length + 1);
  const tasks = [...asks, wait.ask].map((ask) => ({
    ask,
    task: {
      game: game.about.slug,
      material: sentMaterial(desk.material),
      view,
      ask,
      options: game.play.options(course.table, ask),
      bot,
      patience,
      seed: randomInt(2 ** 32),
    },
  }));
  return { wait, tasks };
}

export class Bots {
  private readonly moves: Moves;
  private readonly pool: BotPool;
  private readonly chances = new Chances();

  constructor(moves: Moves, pool: BotPool) {
    this.moves = moves;
    this.pool = pool;
  }

  /** Lets all bots at this table answer what they are asked, and what they may, once; returns how many did, and having seen which entry. */
  async run(tableId: string): Promise<{ taken: number; seen: number }> {
    const kept = await this.moves.knowing.read(tableId);
    const seen = kept.state.seq;
    const { now, botDelay } = this.moves.setting;
    // Whoever has time left to think is not hurried by what others may do.
    const isTime = (botsDue(kept.state, botDelay) ?? 0) <= now();
    const waits = isTime ? botWaits(kept.state) : [];
    if (waits.length === 0 && !canSpeakUp(kept.state)) return { taken: 0, seen };
    const { turns, chances, stirred } = await this.moves.knowing.look(kept, () => ({
      turns: waits.flatMap((wait) => turnFor(kept, wait) ?? []),
      chances: this.chances.fresh(kept),
      stirred: kept.state.course?.stirred,
    }));
    const awaited = isAwaited(kept.state);
    const thoughts = Promise.all(chances.map((task) => this.think(tableId, task, awaited)));
    const answers = await Promise.all(turns.map((turn) => this.answer(tableId, turn, awaited)));
    const unasked = (await thoughts).filter((decision) => decision !== null);
    let taken = 0;
    if (answers.length + unasked.length > 0) {
      await this.moves.change(tableId, (draft) => {
        // First what is offered: it may be gone once somebody has moved.
        if (draft.state.course?.stirred === stirred) speakUp(draft, unasked);
        answerAll(draft, answers, stirred);
        taken = draft.told.length;
      });
    }
    this.moves.figures.botAnswers += taken;
    return { taken, seen };
  }

  private async answer(tableId: string, { wait, tasks }: Turn, awaited: boolean): Promise<Answer> {
    const decisions = await Promise.all(tasks.map(({ task }) => this.think(tableId, task, awaited)));
    return { wait, decision: decisions.find((decision) => decision !== null) ?? null };
  }

  /** A bot that fails is written down so that its question can be put to it again. */
  private async think(tableId: string, task: BotTask, awaited: boolean): Promise<DecisionBase | null> {
    try {
      return await this.pool.ask(task, awaited);
    } catch (error) {
      if (error instanceof PoolStopped) throw error;
      this.moves.figures.botFailures++;
      const problem = error instanceof Error ? error.message : String(error);
      const file = writeCrash(this.moves.setting, 'crash-bot', { format: 'undercroft-bot-crash-1', problem, task });
      this.moves.setting.log.error({ table: tableId, game: task.game, bot: task.bot, file, problem }, 'a bot failed');
      return null;
    }
  }
}

/** Takes what bots do of their own accord, as far as it can still be done. */
function speakUp(draft: Draft, decisions: readonly DecisionBase[]): void {
  for (const decision of decisions) {
    const { course, seats } = draft.state;
    if (course === null || !heldByBot(seats[decision.seat]!)) continue;
    const judged = draft.desk.game.play.judge(course.table, decision);
    if (judged.refusal === null) draft.decide(judged.decision, 'bot');
  }
}

/**
 * Takes the answers to questions that are still open to a bot. What a bot does before it answers may be about an offer: if since
 * it was `stirred` one was made or taken back, its number can be another one's by now, and the bot thinks again.
 */
function answerAll(draft: Draft, answers: readonly Answer[], stirred: number | undefined): void {
  const isOld = draft.state.course?.stirred !== stirred;
  for (const { wait, decision } of answers) {
    if (isOld && decision !== null && decision.kind !== wait.ask.kind) continue;
    const { course } = draft.state;
    const open = botWaits(draft.state).find(({ ask, seq }) => ask.seat === wait.ask.seat && ask.kind === wait.ask.kind && seq === wait.seq);
    if (course === null || open === undefined) continue;
    const { game } = draft.desk;
    const legal = decision !== null && decision.seat === wait.ask.seat ? game.play.judge(course.table, decision).decision : null;
    draft.decide(legal ?? fallbackFor(game, course, open), 'bot');
  }
}
