import { canonical, type Game, type TableOf } from '@undercroft/engine';

/**
 * How many distinct tables there are after 1, 2, .. `depth` decisions. Any change to the rules moves these numbers.
 * Open questions have no list of answers and count with their fallback alone.
 */
export function counts<G extends Game>(game: G, t: TableOf<G>, depth: number): number[] {
  const numbers: number[] = [];
  let tables = [t];
  for (let i = 0; i < depth; i++) {
    const next = new Map<string, TableOf<G>>();
    for (const table of tables) for (const after of successors(game, table)) next.set(canonical(after), after);
    tables = [...next.values()];
    numbers.push(tables.length);
  }
  return numbers;
}

function successors<G extends Game>(game: G, t: TableOf<G>): TableOf<G>[] {
  const after: TableOf<G>[] = [];
  for (const ask of game.play.pending(t)) {
    const answers = ask.open ? [game.play.questions[ask.kind]!.fallback(t, ask)] : game.play.options(t, ask);
    for (const d of answers) {
      const copy = game.sight.clone(t);
      game.play.apply(copy, d, null);
      after.push(copy);
    }
  }
  return after;
}
