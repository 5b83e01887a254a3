/** The piles and dice of a game of Cellar, worked out by `docs/fair-dice.md` and compared with what is recorded. */
import { expect } from 'vitest';
import type { Chance } from './second.ts';

const EVENTS: readonly [card: string, copies: number][] = [
  ['loose-coins', 6],
  ['forgotten-purse', 3],
  ['dusty-shelf', 4],
  ['spiked-pit', 4],
  ['rat-king', 4],
  ['drunken-ghost', 3],
  ['cellar-troll', 2],
];
const ITEMS: readonly [card: string, copies: number][] = [
  ['rolling-pin', 7],
  ['flask-of-oil', 6],
  ['silver-corkscrew', 3],
];

const deckOf = (cards: readonly [string, number][]): string[] =>
  cards.flatMap(([card, copies]) => Array.from({ length: copies }, () => card));

/** One thing that happened, as the match records it. */
export interface Happened {
  type: string;
  seat: number;
  card: string;
  die: number;
}

/** What everybody can see of a table of Cellar. */
export interface CellarView {
  pastEvents: string[];
  spentItems: string[];
  thieves: { handSize: number }[];
}

function without(deck: string[], known: readonly string[]): string[] {
  for (const card of known) deck.splice(deck.indexOf(card), 1);
  return deck;
}

export class CellarByHand {
  private events = deckOf(EVENTS);
  private items = deckOf(ITEMS);
  private past: string[] = [];
  private spent: string[] = [];
  /** Other dice fall after a fork. */
  chance: Chance;

  constructor(chance: Chance) {
    this.chance = chance;
  }

  static begun(chance: Chance): CellarByHand {
    const game = new CellarByHand(chance);
    chance.shuffle(game.events);
    chance.shuffle(game.items);
    return game;
  }

  /** "The same position, new secrets": everything hidden is dealt from what everybody could see. */
  static dealt(chance: Chance, { pastEvents, spentItems, thieves }: CellarView): CellarByHand {
    const game = new CellarByHand(chance);
    chance.word();
    game.past = pastEvents.slice();
    game.spent = spentItems.slice();
    without(game.events, game.past);
    without(game.items, game.spent);
    chance.shuffle(game.events);
    chance.shuffle(game.items);
    for (const { handSize } of thieves) game.items.length -= handSize;
    return game;
  }

  happened(e: Happened): void {
    if (e.type === 'eventDrawn') this.draw(e);
    else if (e.type === 'eventsShuffled') {
      [this.events, this.past] = [this.past, []];
      this.chance.shuffle(this.events);
    } else if (e.type === 'itemsShuffled') {
      [this.items, this.spent] = [this.spent, []];
      this.chance.shuffle(this.items);
    } else if (e.type === 'itemDrawn') expect(this.items.pop()).toBe(e.card);
    else if (e.type === 'itemSpent') this.spent.push(e.card);
    else if (e.type === 'struck') expect(this.chance.die()).toBe(e.die);
  }

  private draw({ card }: Happened): void {
    expect(this.events.pop()).toBe(card);
    this.past.push(card);
  }
}
