/** CEL-030..032  Purses that thieves bring from earlier nights. Nothing here changes the table. */
import type { Json, Reading, Seat } from '@undercroft/engine';

export type Purse = {
  name: string;
  /** 0 to 99. */
  gold: number;
  /** How many nights it has come home from. */
  nights: number;
};

const MOST_GOLD = 99;
const MOST_NIGHTS = 9999;
const LONGEST = 30;
const PARTS = ['name', 'gold', 'nights'];

export const newPurse = (): Purse => ({ name: 'A new purse', gold: 0, nights: 0 });

const isCount = (json: Json | undefined, most: number): json is number =>
  Number.isInteger(json) && Number(json) >= 0 && Number(json) <= most;
const isName = (json: Json | undefined): json is string =>
  typeof json === 'string' && json.trim() === json && json.length > 0 && json.length <= LONGEST && !/\p{Cc}/u.test(json);

/** CEL-031  A purse has a name, up to 99 gold, and nights behind it. */
export function readPurse(json: Json): Reading<Purse> {
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    return { flaws: [{ message: 'a purse has a name, gold and nights' }] };
  const { name, gold, nights } = json;
  const unknown = Object.keys(json).filter((key) => !PARTS.includes(key));
  if (isName(name) && isCount(gold, MOST_GOLD) && isCount(nights, MOST_NIGHTS) && unknown.length === 0)
    return { value: { name, gold, nights } };
  return {
    flaws: [
      ...(isName(name) ? [] : [{ at: 'name', message: `a purse is called something, in at most ${LONGEST} letters` }]),
      ...(isCount(gold, MOST_GOLD) ? [] : [{ at: 'gold', message: `a purse holds 0 to ${MOST_GOLD} gold` }]),
      ...(isCount(nights, MOST_NIGHTS) ? [] : [{ at: 'nights', message: 'nights are counted' }]),
      ...unknown.map((key) => ({ at: key.slice(0, LONGEST), message: 'nobody knows what this is' })),
    ],
  };
}

/** CEL-030  How much of it a thief takes along. */
export const takenAlong = ({ gold }: Purse): number => Math.min(2, gold);

interface Table {
  house: { purses?: readonly (Purse | null)[] };
  thieves: readonly { gold: number }[];
  stack: readonly unknown[];
}

/** CEL-031  What is in the purse now: what stayed at home, and what the thief holds. The night counts when it is over. */
export function keeps({ house, thieves, stack }: Table, seat: Seat): Purse | null {
  const purse = house.purses?.[seat] ?? null;
  if (purse === null) return null;
  const gold = Math.min(MOST_GOLD, purse.gold - takenAlong(purse) + thieves[seat]!.gold);
  return { name: purse.name, gold, nights: Math.min(MOST_NIGHTS, purse.nights + (stack.length === 0 ? 1 : 0)) };
}
