/** The piles and dice of a game of Table Dungeon, worked out by `docs/fair-dice.md` and compared with what is recorded. */
import { expect } from 'vitest';
import type { Chance } from './second.ts';

/** The suit each class gives to the loot deck: diamonds, clubs, hearts, spades. */
const REMOVED = [3, 2, 0, 1];
const DECK = Array.from({ length: 52 }, (_, card) => card);
const rankOf = (card: number): number => (card % 13) + 1;
const suitOf = (card: number): number => Math.floor(card / 13);

interface Roll {
  seat: number;
  die: number;
}

/** One thing that happened, as the match records it; each kind has some of these. */
export interface Happened {
  type: string;
  seat: number;
  class: number;
  card: number;
  cards: unknown;
  ten: number[];
  dice: unknown;
  rolls: Roll[][];
  blind: boolean;
  last: boolean;
  swapped?: number;
  window: string;
  choice: string;
  discard: number[];
  bottom: number[];
  fromXp: number[];
  size: number;
}

class Piles {
  hand: number[] = [];
  action: number[] = [];
  /** The top first. */
  xp: number[] = [];
  discard: number[] = [];
  played: number | null = null;
}

function take(list: number[], card: number): void {
  expect(list).toContain(card);
  list.splice(list.indexOf(card), 1);
}

/** The piles a class begins with. */
function startOf(cls: number): { action: number[]; xp: number[] } {
  const kept = DECK.filter((card) => suitOf(card) !== REMOVED[cls]);
  const royals = [11, 12, 13].map((rank, i) => kept.filter((card) => rankOf(card) === rank)[i]!);
  const action = [...kept.filter((card) => rankOf(card) <= 6), ...royals];
  return { action, xp: kept.filter((card) => !action.includes(card)) };
}

/** What everybody can see of a seat; -1 is no card, or one that only its owner knows. */
export interface SeatView {
  class: number;
  alive: boolean;
  played: number;
  handSize: number;
  actionSize: number;
  xpSize: number;
  discard: number[];
  xpShown: number[];
  xpBottom: number[];
  seenLow: number;
  seenHigh: number;
  goneLow: number;
  goneHigh: number;
}

export interface DungeonView {
  lootDeck: number[];
  seats: SeatView[];
}

const isMarked = (low: number, high: number, card: number): boolean => ((card < 26 ? low >> card : high >> (card - 26)) & 1) === 1;

export class TableDungeonByHand {
  /** Other dice fall after a fork. */
  chance: Chance;
  private readonly classes: number[] = [];
  private piles: Piles[] = [];
  private loot: number[] = [];
  /** An ace that goes back once everybody has levelled up. */
  private ace: number | null = null;

  constructor(chance: Chance) {
    this.chance = chance;
  }

  /** "The same position, new secrets": everything hidden is dealt from what everybody could see. */
  static dealt(chance: Chance, view: DungeonView): TableDungeonByHand {
    const game = new TableDungeonByHand(chance);
    chance.word();
    game.loot = view.lootDeck.slice();
    chance.shuffle(game.loot);
    game.piles = view.seats.map((seat) => (seat.alive ? game.dealtSeat(seat) : new Piles()));
    return game;
  }

  private dealtSeat(v: SeatView): Piles {
    const { action, xp } = startOf(v.class);
    const lies = new Set([...v.discard, ...v.xpBottom, ...v.xpShown, v.played]);
    const isUnknown = (card: number) => !lies.has(card) && !isMarked(v.goneLow, v.goneHigh, card);
    const isCycling = (card: number) => isMarked(v.seenLow, v.seenHigh, card) || (action.includes(card) && rankOf(card) > 10);
    const near = [...action, ...xp].filter((card) => isUnknown(card) && isCycling(card));
    const either = action.filter((card) => isUnknown(card) && !isCycling(card));
    const rest = xp.filter((card) => isUnknown(card) && !isCycling(card));
    this.chance.shuffle(either);
    const buried = v.xpBottom.filter((card) => card === -1).length;
    while (near.length < v.handSize + v.actionSize + buried) near.push(either.pop()!);
    this.chance.shuffle(near);
    const taken = (n: number) => Array.from({ length: n }, () => near.pop()!);
    const own = Object.assign(new Piles(), { hand: taken(v.handSize), action: taken(v.actionSize), discard: v.discard.slice() });
    const far = [...rest, ...either];
    this.chance.shuffle(far);
    const bottom = v.xpBottom.slice(Math.max(0, v.xpShown.length + v.xpBottom.length - v.xpSize));
    own.xp = [...v.xpShown, ...far, ...bottom.map((card) => (card === -1 ? near.pop()! : card))];
    own.played = v.played === -1 ? null : v.played;
    return own;
  }

  /** What each kind of event does to the piles, and what is drawn for it. */
  private readonly doings: Record<string, (e: Happened, own: Piles) => void> = {
    heroChosen: (e) => {
      this.classes[e.seat] = e.class;
    },
    lootDeckMade: () => this.makeLoot(),
    tenSeen: (e) => this.deal(e),
    enemyAppeared: (e) => this.meet(e.dice as number[]),
    playedOpenly: (e) => this.play(e.seat, e.card),
    revealed: (e) => this.reveal(e.cards as { seat: number; card: number }[], e.blind),
    itemUsed: (e, own) => this.useItem(e, own),
    cardDropped: (e, own) => this.drop(e.card, own),
    forgot: (e, own) => expect(own.xp.shift()).toBe(e.card),
    learned: (e, own) => this.learn(e.card, own),
    royalChosen: (e, own) => this.chooseRoyal(e, own),
    rolledOff: (e) => this.rollOff(e.rolls),
    looted: (e) => this.drawLoot(e),
    aceDrawn: (e) => this.drawLoot(e),
    xpPlaced: (e, own) => this.placeXp(e, own),
    drew: (e, own) => this.draw(e, own),
    reformed: (e, own) => this.reform(e, own),
    died: (e) => this.leave(e.seat),
    left: (e) => this.leave(e.seat),
  };

  happened(e: Happened): void {
    this.doings[e.type]?.(e, this.piles[e.seat]!);
  }

  private leave(seat: number): void {
    this.piles[seat] = new Piles();
  }

  private meet(dice: readonly number[]): void {
    this.putAway();
    for (const die of dice) expect(this.chance.die()).toBe(die);
  }

  private rollOff(rolls: readonly Roll[][]): void {
    for (const { die } of rolls.flat()) expect(this.chance.die()).toBe(die);
  }

  private drop(card: number, own: Piles): void {
    expect(this.chance.pick(own.hand)).toBe(card);
    take(own.hand, card);
    own.discard.push(card);
  }

  private learn(card: number, own: Piles): void {
    expect(own.xp.shift()).toBe(card);
    own.discard.push(card);
  }

  private placeXp({ discard, bottom }: Happened, own: Piles): void {
    own.xp.splice(0, discard.length + bottom.length);
    own.discard.push(...discard);
    own.xp.push(...bottom);
  }

  private makeLoot(): void {
    this.loot = this.classes.flatMap((cls) => DECK.filter((card) => suitOf(card) === REMOVED[cls]));
    this.chance.shuffle(this.loot);
  }

  private deal({ seat, ten }: Happened): void {
    const { action, xp } = startOf(this.classes[seat]!);
    this.chance.shuffle(action);
    const looked = action.splice(-10).reverse();
    expect(looked).toEqual(ten);
    for (const card of looked) (rankOf(card) > 10 ? action : xp).push(card);
    this.chance.shuffle(action);
    this.chance.shuffle(xp);
    this.piles[seat] = Object.assign(new Piles(), { action, xp });
  }

  private play(seat: number, card: number): void {
    take(this.piles[seat]!.hand, card);
    this.piles[seat]!.played = card;
  }

  private reveal(cards: readonly { seat: number; card: number }[], blind: boolean): void {
    for (const { seat, card } of cards) {
      const { hand, played } = this.piles[seat]!;
      if (blind) expect(this.chance.pick(hand)).toBe(card);
      if (played === null) this.play(seat, card);
    }
  }

  /** Played cards are put away when loot is done, in the order of the seats. */
  private putAway(): void {
    for (const own of this.piles) {
      if (own.played !== null) own.discard.push(own.played);
      own.played = null;
    }
  }

  private useItem({ window, card, swapped }: Happened, own: Piles): void {
    if (window === 'beforeRefill') this.putAway();
    if (swapped === undefined) return;
    take(own.hand, card);
    own.hand.push(swapped);
    own.played = card;
  }

  private chooseRoyal({ choice, card }: Happened, own: Piles): void {
    if (choice === 'bury') {
      take(own.hand, card);
      own.xp.push(card);
    } else if (choice === 'cycle' || choice === 'learn') {
      expect(own.xp.shift()).toBe(card);
      (choice === 'cycle' ? own.xp : own.discard).push(card);
    }
  }

  private drawLoot({ type, card, last }: Happened): void {
    if (this.ace !== null) {
      this.loot.push(this.ace);
      this.ace = null;
      this.chance.shuffle(this.loot);
    }
    expect(this.loot.pop()).toBe(card);
    if (type === 'aceDrawn' && !last) this.ace = card;
  }

  private draw({ cards }: Happened, own: Piles): void {
    this.putAway();
    for (const card of cards as number[]) {
      expect(own.action.pop()).toBe(card);
      own.hand.push(card);
    }
  }

  /** Discard pile, then XP cards, then the hand: shuffled, they are the new action pile. */
  private reform({ fromXp, size, cards }: Happened, own: Piles): void {
    this.putAway();
    const action = own.discard;
    for (const card of fromXp) {
      expect(own.xp.shift()).toBe(card);
      action.push(card);
    }
    action.push(...own.hand);
    expect(action).toHaveLength(size);
    this.chance.shuffle(action);
    own.hand = action.splice(-5).reverse();
    expect(own.hand).toEqual(cards);
    own.action = action;
    own.discard = [];
  }
}
