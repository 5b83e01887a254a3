/** P52-136 R-P52-34  Who acts when. */

export interface Actor {
  side: 'party' | 'enemy';
  /** Seat of a character, number of an enemy in the order they came. */
  id: number;
  initiative: number;
  /** When the round begins. */
  hp: number;
}

/** Highest initiative, then most health, then characters before enemies, then by seat or coming. */
export function comesBefore(a: Actor, b: Actor): number {
  return b.initiative - a.initiative || b.hp - a.hp || Number(a.side === 'enemy') - Number(b.side === 'enemy') || a.id - b.id;
}

export const inInitiativeOrder = (actors: readonly Actor[]): Actor[] => actors.toSorted(comesBefore);

/** P52-134..136  The flip on entering: an Ace lets all enemies act first, a King all characters; then the order runs. */
export function afterSurprise(rank: number, actors: readonly Actor[]): Actor[] {
  const order = inInitiativeOrder(actors);
  const before = rank === 1 ? 'enemy' : rank === 13 ? 'party' : null;
  return before === null ? order : [...order.filter(({ side }) => side === before), ...order];
}

/** P52-138  A card of 3 or less: what sprang from the dark acts next. */
export const isAmbush = (rank: number): boolean => rank <= 3;

/** P52-229  A card of 4 or less: somebody comes in by the exit. */
export const comesIn = (rank: number): boolean => rank <= 4;
