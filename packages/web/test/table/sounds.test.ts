/** What is acted out is heard: in no game a moment that is shown for long passes in silence. */
import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { decideFor, greedy } from '@undercroft/bots';
import { loadGame } from '@undercroft/catalog';
import { Match, type Seat, sfc32 } from '@undercroft/engine';
import { expect, test } from 'vitest';

const GAMES = join(import.meta.dirname, '../../../games');
const FILMS = globSync('*/web/film.ts', { cwd: GAMES });
const LONG = 900;
const MOST = 300;
const VIEWER: Seat = 0;
/** A die in flight knocks as it goes, and the end of a game has a sound of the shell's own. */
const BY_THEMSELVES = new Set(['thrown', 'end', 'ended', 'won', 'nobodyWon']);

interface Told {
  film(events: readonly object[], before: unknown): readonly { name: string; ms: number }[];
  SOUNDS: Record<string, string>;
}

/** How long each kind of shot is shown at most, in two games of bots. */
async function shotsOf(slug: string, { film }: Told): Promise<Map<string, number>> {
  const game = await loadGame(slug);
  const shown = new Map<string, number>();
  const { usual, max } = game.about.seats;
  const seen = new Set<string>();
  for (const seats of [usual, Math.min(4, max)]) {
    const random = sfc32(seats);
    const match = new Match(game, { seats, seed: `${seats}`.repeat(64) });
    for (let n = 0; n < MOST; n++) {
      const [ask] = game.play.pending(match.table).filter(({ may }) => may !== true);
      if (ask === undefined) break;
      const before = game.sight.view(match.table, VIEWER);
      const d = decideFor(greedy, { game, t: match.table, ask }, random);
      if (d === null) break;
      const events = match.decide(d).flatMap((e) => game.sight.redact(e, VIEWER) ?? []);
      // A film of flying dice takes its time.
      if (events.every(({ type }) => seen.has(type))) continue;
      for (const { type } of events) seen.add(type);
      for (const { name, ms } of film(events, before)) shown.set(name, Math.max(ms, shown.get(name) ?? 0));
    }
  }
  return shown;
}

test.each(FILMS.map((file) => [basename(join(file, '../..')), file]))('in %s whatever is shown for long is heard', async (slug, file) => {
  const told: Told = await import(join(GAMES, file));
  const shown = await shotsOf(slug, told);
  expect(shown.size).toBeGreaterThan(5);
  const mute = [...shown].filter(([name, ms]) => ms >= LONG && !BY_THEMSELVES.has(name) && told.SOUNDS[name] === undefined);
  expect(mute).toEqual([]);
  expect(Object.keys(told.SOUNDS).filter((name) => shown.has(name)).length).toBeGreaterThan(4);
});
