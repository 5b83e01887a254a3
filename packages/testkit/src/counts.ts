import { canonical, type DecisionBase, type EventBase, type Game, type TableBase } from '@undercroft/engine';

/**
 * How many distinct tables there are after 1, 2, .. `depth` decisions. Any change to the rules moves these numbers.
 * Open questions have no list of answers and count with their fallback alone.
 */
export function counts<T extends TableBase<D>, D extends DecisionBase, E extends EventBase, V>(
  game: Game<T, D, E, V>,
  t: T,
  depth: number,
): number[] {
  const numbers: number[] = [];
  let tables = [t];
  for (let i = 0; i < depth; i++) {
    const next = new Map<string, T>();
    for (const table of tables) for (const after of successors(game, table)) next.set(canonical(after), after);
    tables = [...next.values()];
    numbers.push(tables.length);
  }
  return numbers;
}

function successors<T extends TableBase<D>, D extends DecisionBase, E extends EventBase, V>(game: Game<T, D, E, V>, t: T): T[] {
  const after: T[] = [];
  for (const ask of game.pending(t)) {
    const answers = ask.open ? [game.questions[ask.kind as D['kind']].fallback(t, ask)] : game.options(t, ask);
    for (const d of answers) {
      const copy = game.clone(t);
      game.apply(copy, d, null);
      after.push(copy);
    }
  }
  return after;
}
