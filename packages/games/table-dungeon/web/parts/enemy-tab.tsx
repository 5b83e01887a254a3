/** The sheet of the Enemy Table that is in use, for all to read. */

import { useSay } from '@undercroft/board/text.ts';
import { ENEMIES, enemyName, type TdSay, type View } from '../../src/index.ts';
import { EnemyText } from './alcove.tsx';
import '../board.css';

export function EnemyTab({ view, inGame }: { view: View; inGame: TdSay }) {
  const say = useSay();
  const rows = ENEMIES[view.level - 1] ?? [];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section className="td-table" tabIndex={0} aria-label={say('td.sheetOf', { level: view.level })}>
      <table>
        <caption>{say('td.sheetOf', { level: view.level })}</caption>
        <thead>
          <tr>
            <th scope="col">{say('td.roll')}</th>
            <th scope="col">{say('td.enemy')}</th>
            <th scope="col">{say('td.health')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.roll} aria-current={view.enemy?.level === row.level && view.enemy.roll === row.roll ? 'true' : undefined}>
              <td className="number">{row.roll}</td>
              <td>
                <b>{enemyName(inGame, row)}</b> <EnemyText row={row} inGame={inGame} />
              </td>
              <td className="number">{row.health}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="third">{say('td.sheetDamage', { n: rows[0]?.damage ?? 0 })}</p>
    </section>
  );
}
