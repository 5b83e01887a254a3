/** The promise of open tables: where a game says that its seats hide nothing from each other, they see the same. */
import { canonical, type Game, type Seat, type TableBase } from '@undercroft/engine';
import { freshTable } from '../play.ts';
import { firstOf, type GamePromise } from './promise.ts';

/** A view without whose it is, and without what is running: answers that several give at once stay sealed. */
function table(game: Game, t: TableBase, viewer: Seat | null): string {
  const { viewer: _viewer, stack: _stack, ...rest } = game.sight.view(t, viewer) as Record<string, unknown>;
  return canonical(rest);
}

const open: GamePromise = {
  name: 'open',
  says: 'at a table that is said to be open every seat sees what the others see',
  floor: 0,
  about: ({ openTable }) => openTable,
  whole: (game, { config, seed, log, crash }, looked) => {
    if (!game.sight.openly?.(config)) return null;
    looked();
    const t = freshTable(game, config, seed);
    const seats = Array.from({ length: config.seats }, (_none, seat): Seat => seat);
    return firstOf((crash === null ? log : log.slice(0, -1)).entries(), ([i, d]) => {
      const hidden = seats.find((seat) => table(game, t, seat) !== table(game, t, 0));
      game.play.decide(t, d, null);
      return hidden === undefined ? null : `seat ${hidden} and seat 0 see different tables before decision ${i + 1}`;
    });
  },
};

export const openTables = [open];
