/** What bots may do besides, whoever's turn it is: answer an offer, use a card. Each thing is thought about once, until it changes. */
import { randomInt } from 'node:crypto';
import type { Ask, Seat } from '@undercroft/engine';
import type { Kept } from '../tables/loading.ts';
import { thoughtFor } from '../tables/pace.ts';
import { heldByBot } from '../tables/state.ts';
import { botWaits, canSpeakUp } from '../tables/time.ts';
import { type BotTask, sentMaterial } from './question.ts';

/** What nobody waits for is not worth a search: every bot decides it by the game's own judgement. */
const JUDGE = 'greedy';
/** Tables whose bots' thoughts are remembered; for older ones they think once more. */
const MOST_TABLES = 2000;

export class Chances {
  /** What each seat was last asked, by table: seat and kind, and the answers there were. */
  private readonly thought = new Map<string, Map<string, string>>();

  /** The chances at this table that no bot has thought about yet; from now on they have been. Runs the game's code. */
  fresh(kept: Kept): BotTask[] {
    const { state, desk } = kept;
    if (state.course === null || !canSpeakUp(state)) return [];
    const { table } = state.course;
    // Whoever has to answer something thinks of what else there is by the way.
    const asked = new Set<Seat>(botWaits(state).map(({ ask }) => ask.seat));
    const asks = desk.game.play.pending(table).filter((ask: Ask) => ask.may && !ask.open && !asked.has(ask.seat));
    return asks.filter((ask: Ask) => heldByBot(state.seats[ask.seat]!)).flatMap((ask: Ask) => this.taskFor(kept, ask) ?? []);
  }

  private taskFor({ state, desk: { game, material } }: Kept, ask: Ask): BotTask | null {
    const { table } = state.course!;
    const options = game.play.options(table, ask);
    const thought = this.thoughtAt(state.id);
    const [what, answers] = [`${ask.seat} ${ask.kind}`, JSON.stringify(options)];
    if (thought.get(what) === answers) return null;
    thought.set(what, answers);
    return {
      game: game.about.slug,
      material: sentMaterial(material),
      view: game.sight.view(table, ask.seat),
      ask,
      options,
      bot: JUDGE,
      patience: thoughtFor(state, 1),
      seed: randomInt(2 ** 32),
    };
  }

  /** The table thought about longest ago is forgotten first. */
  private thoughtAt(table: string): Map<string, string> {
    const known = this.thought.get(table) ?? new Map<string, string>();
    this.thought.delete(table);
    this.thought.set(table, known);
    for (const oldest of this.thought.keys()) {
      if (this.thought.size <= MOST_TABLES) break;
      this.thought.delete(oldest);
    }
    return known;
  }
}
