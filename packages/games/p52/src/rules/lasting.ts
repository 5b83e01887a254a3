/** What goes on after it was done: for some of one's own turns, or for some hits. */

/** On a character. `heal` comes at the beginning of its turns; `coat` is worth something for so many hits; the others hold until it has begun so many turns. */
export interface Lasting {
  is: 'heal' | 'shield' | 'untargetable' | 'coat' | 'taunt';
  amount: number;
  left: number;
}

/** On an enemy: so much at the beginning of its turns, to somebody's credit (R-P52-55). */
export interface Affliction {
  amount: number;
  left: number;
  by: number;
}

/** The sum of all of one kind. */
export const lastingSum = (all: readonly Lasting[], is: Lasting['is']): number =>
  all.reduce((sum, one) => (one.is === is ? sum + one.amount : sum), 0);

export const hasLasting = (all: readonly Lasting[], is: Lasting['is']): boolean => all.some((one) => one.is === is);

const lessOne = <X extends { left: number }>(one: X): X => ({ ...one, left: one.left - 1 });
const isLeft = ({ left }: { left: number }): boolean => left > 0;

/** A turn begins: everything but coats is one nearer to its end. */
export const afterTurn = (all: readonly Lasting[]): Lasting[] => all.map((one) => (one.is === 'coat' ? one : lessOne(one))).filter(isLeft);

/** A hit was made: coats wear off. */
export const afterHit = (all: readonly Lasting[]): Lasting[] => all.map((one) => (one.is === 'coat' ? lessOne(one) : one)).filter(isLeft);

export const afterPain = (all: readonly Affliction[]): Affliction[] => all.map(lessOne).filter(isLeft);
