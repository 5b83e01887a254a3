/** What the tests of Adventure Party share: how to come to a roll, and how sensible people play until then. */
import type { DecisionBase } from '@undercroft/engine';
import type { House } from '@undercroft/web/e2e/house.ts';
import { playUntil } from '@undercroft/web/e2e/swift.ts';
import type { Visitor } from '@undercroft/web/e2e/visitor.ts';
import { type Decision, game, type View } from '../src/index.ts';

export const GAME = 'adventure-party';

/** What people do only if there is nothing better: to spend on trifles, to leave the Tavern, to stay at home. */
export function isDull(d: Decision): boolean {
  if (d.kind === 'tavern') return !(d.do === 'upgrade' || d.do === 'equip' || (d.do === 'hire' && d.over < 0));
  return d.kind === 'quest' && d.heroes.length === 0;
}

export interface Moment {
  kind: string;
  options: readonly Decision[];
  view: View;
}

/** How many games may go by without the moment. */
const MOST_GAMES = 8;

interface Course {
  seats?: number;
  /** Everybody follows the game's own judgement: the town grows, and the boss comes. Else they answer at random, but sensibly. */
  wise?: boolean;
}

/** A table where the first seat is at the moment that is looked for, and the page shows it. All seats are people's. */
export async function openAt(house: House, until: (moment: Moment) => boolean, { seats = 2, wise = false }: Course = {}): Promise<Visitor> {
  const visitors = await Promise.all(Array.from({ length: seats }, () => house.visitor()));
  const people = await Promise.all(visitors.map((each, seat) => each.become(seat === 0 ? 'Odo' : `Pim ${seat}`)));
  const visitor = visitors[0]!;
  for (let seed = 1; seed <= MOST_GAMES; seed++) {
    const { id } = await visitor.newTable({ game: GAME, seats, options: { 'play.starter': 'first' }, visibility: 'public' });
    for (const [i, other] of visitors.slice(1).entries()) await other.sit(id, i + 1);
    await visitor.start(id);
    const reached = await playUntil(house, id, {
      people,
      seed,
      // The answers and views of this game's tables are this game's.
      until: ({ kind, answers }, seat, view) => seat === 0 && until({ kind, options: answers as Decision[], view: view as View }),
      ...(wise ? { wise: game } : { never: (answer: DecisionBase) => isDull(answer as Decision) }),
    });
    if (!reached) continue;
    await visitor.go(`/t/${id}`);
    await visitor.page.locator('.table-screen[data-asked] .ap-screen').waitFor();
    return visitor;
  }
  throw new Error(`the moment does not come in ${MOST_GAMES} games`);
}

/** A roll with a few dice that something can be done about. */
export const goodRoll = ({ kind, options, view }: Moment): boolean =>
  kind === 'roll' && view.trial === 'quest' && view.pool.length >= 3 && options.length > 4 && view.rolling?.succeeds === false;
