/**
 * What a search remembers. A *position* is reached by the answers given since the root, whatever was rolled
 * or dealt meanwhile. At a position each asked seat has a *bandit*, one *arm* for each answer it was seen to
 * have. When several seats are asked at once, each chooses from its own bandit, so that nothing about its
 * choice depends on what the others have committed; together the choices lead to the next position.
 */
import type { Ask, DecisionBase, Seat } from '@undercroft/engine';

/** One answer of one seat at one position, and how it has fared. */
export class Arm {
  /** Null: pass. */
  readonly decision: DecisionBase | null;
  readonly seat: Seat;
  /** `hashOf` the decision: arms with another one need not be compared. */
  readonly hash: number;
  visits = 0;
  /** In how many iterations it could have been chosen. */
  available = 0;
  /** Sum of what the seat got. */
  total = 0;

  constructor(decision: DecisionBase | null, seat: Seat) {
    this.decision = decision;
    this.seat = seat;
    this.hash = hashOf(decision);
  }
}

export class Bandit {
  readonly seat: Seat;
  readonly kind: string;
  readonly arms: Arm[] = [];

  constructor(ask: Ask) {
    this.seat = ask.seat;
    this.kind = ask.kind;
  }

  add(decision: DecisionBase | null): Arm {
    const arm = new Arm(decision, this.seat);
    this.arms.push(arm);
    return arm;
  }

  /** The arm of this answer, new if need be. Options come in a stable order, so it is most likely at `hint`. */
  armOf(decision: DecisionBase, hint: number): Arm {
    const arms = this.arms;
    const hash = hashOf(decision);
    for (let i = hint; i < arms.length; i++) if (arms[i]!.hash === hash && same(arms[i]!.decision, decision)) return arms[i]!;
    const before = Math.min(hint, arms.length);
    for (let i = 0; i < before; i++) if (arms[i]!.hash === hash && same(arms[i]!.decision, decision)) return arms[i]!;
    return this.add(decision);
  }
}

/** A position, or a point on the way to one while some of the seats asked at once have chosen. */
export class Position {
  /** False until an iteration has ended here: then the next one looks further. */
  known = false;
  readonly bandits: Bandit[] = [];
  /** Arms taken from here, and at the same index where each led. */
  private readonly taken: Arm[] = [];
  private readonly next: Position[] = [];

  banditOf(ask: Ask): Bandit {
    for (const bandit of this.bandits) if (bandit.seat === ask.seat && bandit.kind === ask.kind) return bandit;
    const bandit = new Bandit(ask);
    this.bandits.push(bandit);
    return bandit;
  }

  after(arm: Arm): Position {
    const i = this.taken.indexOf(arm);
    if (i >= 0) return this.next[i]!;
    const position = new Position();
    this.taken.push(arm);
    this.next.push(position);
    return position;
  }
}

const isRecord = (x: unknown): x is Record<string, unknown> => typeof x === 'object' && x !== null;

/** A number that is the same for answers that say the same, and mostly another for others. */
function hashOf(answer: unknown): number {
  let hash = 7;
  if (!isRecord(answer)) return typeof answer === 'string' ? hashText(answer) : Number(answer);
  for (const key in answer) {
    const value = answer[key];
    // Most answers are flat, and this is the hottest line of a search.
    hash = (Math.imul(hash, 31) + (typeof value === 'number' ? value : hashOf(value))) | 0;
  }
  return hash;
}

const hashText = (text: string): number => text.length * 31 + (text.length > 0 ? text.charCodeAt(text.length - 1) : 0);

/** Whether two answers say the same. The engine's `sameDecision` distrusts its input; this one is a few times faster. */
function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (!isRecord(a) || !isRecord(b)) return false;
  for (const key in a) if (a[key] !== b[key] && !same(a[key], b[key])) return false;
  for (const key in b) if (!(key in a)) return false;
  return true;
}
