/** An evening: the games that friends played one after another at one table, each the rematch of the one before. */
import type { TableInfo } from '@undercroft/client';

export interface EveningRow {
  id: string;
  name: string;
  /** By game, in their order; null: not there, or nothing was counted. */
  games: readonly ({ score: number; won: boolean } | null)[];
  wins: number;
}

/** More games than these are no evening. */
const MOST = 20;

/** From the first game to this one; those that one may not know are left out with all before them. */
export async function eveningOf(last: TableInfo, tableOf: (id: string) => Promise<TableInfo>): Promise<TableInfo[]> {
  const games = [last];
  for (let { before } = last; before !== null && games.length < MOST; ) {
    const game = await tableOf(before).catch(() => null);
    if (game === null) break;
    games.unshift(game);
    before = game.before;
  }
  return games;
}

/** Whoever sat there in person, by the seat that was theirs; who shares a screen has a name for each seat. */
const sitters = ({ seats }: TableInfo) =>
  seats.flatMap(({ seat, person, owner }) => {
    const who = owner ?? person;
    return who ? [{ seat, key: `${who.id} ${who.name}`, name: who.name }] : [];
  });

/** Everybody who played that evening, whoever won most first. */
export function scoreSheet(games: readonly TableInfo[]): EveningRow[] {
  const played = games.filter(({ outcome }) => outcome !== null);
  const names = new Map(played.flatMap((game) => sitters(game).map(({ key, name }) => [key, name])));
  const rows = [...names].map(([id, name]): EveningRow => {
    const each = played.map((game) => {
      const sitter = sitters(game).find(({ key }) => key === id);
      const { outcome } = game;
      if (sitter === undefined || outcome === null) return null;
      return { score: outcome.scores[sitter.seat] ?? 0, won: outcome.winners.includes(sitter.seat) };
    });
    return { id, name, games: each, wins: each.filter((game) => game?.won).length };
  });
  return rows.sort((a, b) => b.wins - a.wins);
}
