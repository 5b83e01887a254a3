/** What bots may do besides, whoever's turn it is: answer an offer, use a card. Each thing is thought about once, until it is another one. */
import { randomInt } from 'node:crypto';
import { Considered } from '@undercroft/bots';
import type { Ask, Seat } from '@undercroft/engine';
import type { Kept } from '../tables/keep/loading.ts';
import { botWaits, canSpeakUp, thoughtFor } from '../tables/sight/time.ts';
import { heldByBot } from '../tables/table/state.ts';
import { type BotTask, sentMaterial } from './question.ts';

/** What nobody waits for is not worth a search: every bot decides it by the game's own judgement. */
const JUDGE = 'greedy';
/** Tables whose bots' thoughts are remembered; for older ones they think once more. */
const MOST_TABLES = 2000;

/** What bots have thought about at a table since the entry with which something was offered or taken back. */
interface Thoughts {
  since: number;
  considered: Considered;
}

export class Chances {
  private readonly thoughts = new Map<string, Thoughts>();

  /** The chances at this table that no bot has thought about yet; from now on they have been. Runs the game's code. */
  fresh(kept: Kept): BotTask[] {
    const { state, desk } = kept;
    if (state.course === null || !canSpeakUp(state)) return [];
    const { table } = state.course;
    // Whoever has to answer something thinks of what else there is by the way.
    const asked = new Set<Seat>(botWaits(state).map(({ ask }) => ask.seat));
    const pending: readonly Ask[] = desk.game.play.pending(table);
    const considered = this.consideredAt(state.id, state.course.stirred);
    considered.pending(pending);
    const asks = pending.filter(({ may, open, seat }) => may && !open && !asked.has(seat) && heldByBot(state.seats[seat]!));
    return asks.flatMap((ask) => this.taskFor(kept, ask, considered) ?? []);
  }

  private taskFor({ state, desk: { game, material } }: Kept, ask: Ask, considered: Considered): BotTask | null {
    const { table } = state.course!;
    const options = game.play.options(table, ask);
    if (!considered.isNew(ask, options)) return null;
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
  private consideredAt(table: string, stirred: number): Considered {
    const known = this.thoughts.get(table);
    const { considered } = known?.since === stirred ? known : { considered: new Considered() };
    this.thoughts.delete(table);
    this.thoughts.set(table, { since: stirred, considered });
    for (const oldest of this.thoughts.keys()) {
      if (this.thoughts.size <= MOST_TABLES) break;
      this.thoughts.delete(oldest);
    }
    return considered;
  }
}
