/** Which steps of the procedures were reached. */
import type { Game } from '@undercroft/engine';
import { anyhow, freshTable, type Recording, record, sensibly } from './play.ts';

type Steps = Game['play']['procedures'][string]['steps'];

/** Every step of the game, as `fight.strike`. */
export function allSteps(game: Game): string[] {
  return Object.values(game.play.procedures).flatMap((p) => Object.keys(p.steps).map((step) => `${p.name}.${step}`));
}

/** Runs something and returns the steps of the game that it reached. The steps are watched only meanwhile. */
export function stepsReachedBy(game: Game, run: () => void): Set<string> {
  const reached = new Set<string>();
  const original: [string, Steps][] = Object.entries(game.play.procedures).map(([name, p]) => [name, p.steps]);
  for (const [name, steps] of original) game.play.procedures[name]!.steps = watched(name, steps, reached);
  try {
    run();
  } finally {
    for (const [name, steps] of original) game.play.procedures[name]!.steps = steps;
  }
  return reached;
}

function watched(name: string, steps: Steps, reached: Set<string>): Steps {
  const watching: Steps = {};
  for (const [step, does] of Object.entries(steps)) {
    watching[step] = (t, f, out) => {
      reached.add(`${name}.${step}`);
      return does(t, f, out);
    };
  }
  return watching;
}

/** Steps that none of these games reached, and none of up to `more` further ones. */
export function unreachedSteps(game: Game, recordings: readonly Recording[], more = 200): string[] {
  const missing = new Set(allSteps(game));
  const watch = (run: () => void): void => {
    for (const step of stepsReachedBy(game, run)) missing.delete(step);
  };
  for (const recording of recordings) watch(() => runThrough(game, recording));
  for (let i = 0; i < more && missing.size > 0 && recordings.length > 0; i++) {
    const { config, seed } = recordings[i % recordings.length]!;
    const as = Math.floor(i / recordings.length) % 2 === 0 ? anyhow : sensibly;
    watch(() => record(game, config, `${seed.slice(0, 56)}${i.toString(16).padStart(8, '0')}`, { as }));
  }
  return [...missing];
}

function runThrough(game: Game, { config, seed, log, crash }: Recording): void {
  const t = freshTable(game, config, seed);
  for (const d of crash === null ? log : log.slice(0, -1)) game.play.decide(t, d, null);
}
