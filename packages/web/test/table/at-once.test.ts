/** Whoever hears of half a game at once, after a sleep or a slow network, is not left with a broken page. */
import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { decideFor, greedy } from '@undercroft/bots';
import { loadGame } from '@undercroft/catalog';
import { type EventBase, Match, sfc32 } from '@undercroft/engine';
import { expect, test } from 'vitest';

const GAMES = join(import.meta.dirname, '../../../games');
const FILMS = globSync('*/web/film.ts', { cwd: GAMES });
const DECISIONS = 120;
/** Moments between which everything is told at once. */
const STEP = 15;

interface Told {
  film(events: readonly object[], before: unknown): readonly { ms: number }[];
}

test.each(FILMS.map((file) => [basename(join(file, '../..')), file]))(
  'in %s much that happened can be told at once',
  async (slug, file) => {
    const { film }: Told = await import(join(GAMES, file));
    const game = await loadGame(slug);
    const random = sfc32(3);
    const match = new Match(game, {
      seats: game.about.seats.usual,
      seed: '5'.repeat(64),
      options: slug === 'dungeon-fighter' ? { 'play.throws': 'rough' } : {},
    });
    const views: unknown[] = [];
    const told: EventBase[][] = [];
    for (let n = 0; n < DECISIONS; n++) {
      const [ask] = game.play.pending(match.table).filter(({ may }) => may !== true);
      const d = ask === undefined ? null : decideFor(greedy, { game, t: match.table, ask }, random);
      if (d === null) break;
      views.push(game.sight.view(match.table, 0));
      told.push(match.decide(d).flatMap((e) => game.sight.redact(e, 0) ?? []));
    }
    expect(told.flat().length).toBeGreaterThan(40);
    for (let from = 0; from < told.length; from += STEP)
      for (const much of [STEP, 3 * STEP, told.length]) expect(() => film(told.slice(from, from + much).flat(), views[from])).not.toThrow();
  },
);
