/** The promise about real dice: a game knows nothing of who rolls, so it can be played to its end when people do. */
import { beginTable, dieWanted, type EventBase, type Game, type TableBase } from '@undercroft/engine';
import { copyOf } from '../data.ts';
import { anyDecision, type Recording, randomFrom } from '../play.ts';
import { differs, firstOf, type GamePromise } from './promise.ts';

/** Dice are decisions too, so there are more of them than in a game of the house. */
const MOST = 20_000;

const realDice: GamePromise = {
  name: 'real-dice',
  says: 'with dice that people roll it comes to its end, and a step that waits for one has not begun',
  whole: (game, { config, seed }, looked) => {
    looked();
    return playWithDice(game, { config, seed });
  },
};

function playWithDice(game: Game, { config, seed }: Pick<Recording, 'config' | 'seed'>): string | null {
  const random = randomFrom(`real dice ${seed}`);
  let t: TableBase = beginTable(game, { config: { ...config, dice: 'people' }, seed }, null);
  for (let n = 0; t.stack.length > 0; n++) {
    if (n >= MOST) return `hangs: not over after ${MOST} decisions`;
    const found = dieWanted(t) > 0 ? checkWaiting(game, t, config.seats) : null;
    if (found) return found;
    // As from a file: nothing of a step that waits may live outside the table.
    if (dieWanted(t) > 0) t = copyOf(t);
    game.play.decide(t, anyDecision(game, t, random), null);
  }
  return game.play.outcome(t) === null ? 'it is over and has no result' : null;
}

/** Everybody can look at a table that waits for a die, and the next die leads on from the same table to the same moment. */
function checkWaiting(game: Game, t: TableBase, seats: number): string | null {
  const viewers = [null, ...Array.from({ length: seats }, (_none, seat) => seat)];
  for (const viewer of viewers) game.sight.view(t, viewer);
  return firstOf(game.play.options(t, game.play.pending(t)[0]!).slice(0, 2), (d) => {
    const ends = [game.sight.clone(t), copyOf(t)].map((copy) => {
      const out: EventBase[] = [];
      game.play.decide(copy, d, out);
      return { out, copy };
    });
    return differs('the same die leads to two tables', ends[0], ends[1]);
  });
}

export const dice = [realDice];
