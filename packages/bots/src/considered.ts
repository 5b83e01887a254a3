/** What bots have thought about that nobody waits for: each thing once, until it is another one. */
import type { Ask, DecisionBase, Game } from '@undercroft/engine';

/**
 * Whether somebody said something of their own: offered, proposed, wrote. What others may answer to it can look like what they
 * could answer before and mean something else, as when an offer is taken back and another one gets its number.
 */
export const isOwnWords = (game: Game, { kind }: DecisionBase): boolean => game.play.questions[kind]?.check !== undefined;

interface Thought {
  /** What the bot could say itself, rather than choose from. */
  open: boolean;
  /** Every list of answers it has weighed. */
  weighed: Set<string>;
}

const nameOf = ({ seat, kind }: Ask): string => `${seat} ${kind}`;

export class Considered {
  /** By seat and kind of question. */
  private readonly thoughts = new Map<string, Thought>();

  /** These are all questions there are: what is not asked any more will be a new question when it is asked again. */
  pending(asks: readonly Ask[]): void {
    if (this.thoughts.size === 0) return;
    const asked = new Set(asks.map(nameOf));
    for (const name of this.thoughts.keys()) if (!asked.has(name)) this.thoughts.delete(name);
  }

  /** Whether no bot has thought about this yet; from now on one has. */
  isNew(ask: Ask, options: readonly DecisionBase[]): boolean {
    const { weighed } = this.thoughts.get(nameOf(ask)) ?? { weighed: new Set() };
    this.thoughts.set(nameOf(ask), { open: ask.open === true, weighed });
    const answers = JSON.stringify(options);
    const isNew = !weighed.has(answers);
    weighed.add(answers);
    return isNew;
  }

  /** A decision was taken. What a bot might say itself is no news because somebody else has: two of them would never end. */
  heard(game: Game, d: DecisionBase): void {
    if (!isOwnWords(game, d)) return;
    for (const [name, { open }] of this.thoughts) if (!open) this.thoughts.delete(name);
  }

  /** Something was taken back, or another question waits. */
  clear(): void {
    this.thoughts.clear();
  }
}
