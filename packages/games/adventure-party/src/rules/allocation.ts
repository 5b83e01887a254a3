/**
 * Which symbol of which die meets which condition. First what cannot change is used (added symbols, locked dice), then as few
 * live dice as possible, so that a die left over is free: rerolling it breaks nothing.
 */
import { NONE } from '../content/cards.ts';
import { ARROW, MAGIC, many, SWORD } from '../content/dice.ts';
import { NO_DIE } from '../decisions.ts';
import type { AddedView, Socket } from '../view.ts';
import { challengeOf } from './challenge.ts';
import { isLocked, shownBy } from './dice.ts';
import { bestConversion, immunityOf } from './fulfilment.ts';
import { type Rolling, symbolsOf } from './lie.ts';

/** Stands for any damage among the sockets. */
export const HEART = 5;
const DAMAGE = [SWORD, ARROW, MAGIC] as const;

/** Damage symbols that one die or one added symbol brings: all of one kind. */
interface Supply {
  symbol: number;
  /** The symbol as it lies there: it may count as another. */
  shows: number;
  /** How many are left to be used. */
  left: number;
  die: number;
  added: number;
  live: boolean;
}

function suppliesOf(t: Rolling, added: readonly AddedView[]): Supply[] {
  const supplies: Supply[] = [];
  added.forEach(({ symbol }, i) => {
    if (symbol <= MAGIC) supplies.push({ symbol, shows: symbol, left: 1, die: NO_DIE, added: i, live: false });
  });
  t.pool.forEach((die, i) => {
    for (const symbol of DAMAGE) {
      const left = many(shownBy(die), symbol);
      if (left > 0) supplies.push({ symbol, shows: symbol, left, die: i, added: -1, live: !isLocked(die) });
    }
  });
  return supplies;
}

/** R-AP-24  Supplies the quest is immune to are gone; some count as another kind. */
function usable(t: Rolling, supplies: Supply[]): Supply[] {
  const { changes } = bestConversion(t, symbolsOf(t));
  changes.forEach((n, i) => {
    const [from, to] = [t.conversions[i * 3]!, t.conversions[i * 3 + 1]!];
    for (const supply of supplies) {
      if (n <= 0) break;
      if (supply.symbol !== from) continue;
      n -= supply.left;
      supply.symbol = to;
    }
  });
  return supplies.filter(({ symbol }) => symbol <= MAGIC && symbol !== immunityOf(t));
}

/** Fills a socket from a supply. */
function fill(sockets: Socket[], wants: number, supply: Supply): void {
  const socket = sockets.find((each) => each.wants === wants && isEmpty(each));
  if (socket === undefined) return;
  socket.die = supply.die;
  socket.added = supply.added;
  socket.shows = supply.shows;
  supply.left--;
}
export const isEmpty = ({ die, added }: Socket): boolean => die === NO_DIE && added < 0;
const isOpen = (sockets: readonly Socket[], wants: number): number => sockets.filter((s) => s.wants === wants && isEmpty(s)).length;

/** The supply to use next: what cannot change, then a die in use already, then the die that covers most without waste. */
function nextSupply(supplies: readonly Supply[], wants: number, wanted: number, begun: ReadonlySet<number>): Supply | undefined {
  const rank = (s: Supply) => (s.live ? (begun.has(s.die) ? 1 : 2) : 0) * 10 + (s.left <= wanted ? 4 - s.left : 5 + s.left);
  let best: Supply | undefined;
  for (const supply of supplies) {
    if (supply.left === 0 || (wants !== HEART && supply.symbol !== wants)) continue;
    if (best === undefined || rank(supply) < rank(best)) best = supply;
  }
  return best;
}

/** Every condition of the challenge as a socket, filled as well as can be. */
export function socketsOf(t: Rolling, added: readonly AddedView[]): Socket[] {
  const c = challengeOf(t);
  const wants = [SWORD, ARROW, MAGIC, HEART].flatMap((symbol, i) =>
    Array.from({ length: [c.sword, c.arrow, c.magic, c.hearts][i]! }, () => symbol),
  );
  const sockets = wants.map((symbol): Socket => ({ wants: symbol, die: NO_DIE, added: -1, shows: NONE }));
  const supplies = usable(t, suppliesOf(t, added));
  const begun = new Set<number>();
  for (const symbol of [SWORD, ARROW, MAGIC, HEART]) {
    for (let open = isOpen(sockets, symbol); open > 0; open--) {
      const hearts = symbol === HEART ? 0 : isOpen(sockets, HEART);
      const supply = nextSupply(supplies, symbol, open + hearts, begun);
      if (supply === undefined) break;
      fill(sockets, symbol, supply);
      if (supply.die !== NO_DIE) begun.add(supply.die);
    }
  }
  return sockets;
}
