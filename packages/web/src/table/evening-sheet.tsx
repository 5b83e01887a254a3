/** The score sheet of an evening: what everybody came to in each game at this table, and how often they won. */
import laurel from 'game-icon:laurel-crown';
import { Icon } from '@undercroft/board/controls/icon.tsx';
import { useSay } from '@undercroft/board/text.ts';
import type { TableInfo } from '@undercroft/client';
import { useFetched } from '../kit/fetched.ts';
import { api } from '../people.ts';
import { eveningOf, scoreSheet } from './evening.ts';

function Won() {
  const say = useSay();
  return (
    <>
      <Icon drawing={laurel} />
      <span className="out-of-sight">{say('ending.won')}</span>
    </>
  );
}

export function EveningSheet({ info }: { info: TableInfo }) {
  const say = useSay();
  // The first game of an evening has no sheet of its own.
  const { value = [] } = useFetched(info.before === null ? null : `evening ${info.id}`, () => eveningOf(info, (id) => api.table(id)));
  const games = value.filter(({ outcome }) => outcome !== null);
  const rows = scoreSheet(games);
  if (games.length < 2 || rows.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section className="ending-figures evening" tabIndex={0} aria-label={say('evening.title')}>
      <table>
        <caption>{say('evening.title')}</caption>
        <thead>
          <tr>
            <td />
            {games.map(({ id }, i) => (
              <th key={id} scope="col">
                {say('evening.game', { n: i + 1 })}
              </th>
            ))}
            <th scope="col">{say('evening.wins')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, games: each, wins }) => (
            <tr key={id}>
              <th scope="row">
                <bdi>{name}</bdi>
              </th>
              {each.map((game, i) => (
                <td key={games[i]?.id} className={game?.won ? 'won' : ''}>
                  {game?.won && <Won />} {game?.score ?? '–'}
                </td>
              ))}
              <td>
                <b>{wins}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
