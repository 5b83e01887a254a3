/** P52-256  The session log in the columns of the sheet, which is also the account of experience; it can be printed. */

import type { TabProps } from '@undercroft/board/contract.ts';
import { Button } from '@undercroft/board/controls/button.tsx';
import { pageSeat } from '@undercroft/board/seats/names.ts';
import { Sigil } from '@undercroft/board/seats/sigil.tsx';
import { signed, useLanguage, useSay } from '@undercroft/board/text.ts';
import type { Seat } from '@undercroft/engine';
import { total } from '@undercroft/mechanics';
import type { ReactNode } from 'react';
import { bookFor, formulaText, type P52Event, type View, viewIn } from '../../../src/index.ts';
import type { ActionRow } from '../../../src/rules/record.ts';
import { Scrap } from '../../art/cards.tsx';
import { useExpWords } from '../level/exp-words.ts';
import './tabs.css';

type Props = TabProps<View, P52Event>;

/** A seat as a small token; on paper by its name. */
function By({ seats, view, seat }: Pick<Props, 'seats' | 'view'> & { seat: Seat }) {
  const name = view.heroes[seat]?.sheet?.name ?? pageSeat(seats, seat)?.name ?? '';
  return (
    <span className="by" title={name}>
      <Sigil name={pageSeat(seats, seat)?.sigil ?? 'rat'} size={20} />
      <span className="out-of-sight">{name} </span>
      <span className="printed">{name}</span>
    </span>
  );
}

type Column =
  | 'room'
  | 'enemy'
  | 'hp'
  | 'target'
  | 'damage'
  | 'defence'
  | 'move'
  | 'init'
  | 'attacked'
  | 'beaten'
  | 'who'
  | 'how'
  | 'action'
  | 'on'
  | 'notes'
  | 'exp';

function Lines({ title, columns, rows }: { title: string; columns: readonly Column[]; rows: readonly (readonly ReactNode[])[] }) {
  const say = useSay();
  if (rows.length === 0) return null;
  return (
    <table>
      <caption>{title}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {say(`p52.log.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => (
          <tr key={row}>
            {cells.map((cell, i) => (
              <td key={columns[i]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** As short as on the sheet: the level of the party is L there. */
const short = (view: View, formula: string): string => formulaText(view, formula).replaceAll('avgLv', 'L');

const DEFENCES = ['melee', 'ranged', 'magic'] as const;

function Enemies({ tab }: { tab: Props }) {
  const say = useSay();
  const { view } = tab;
  const rows = view.record.enemies.map(
    ({ room, card, name, hp, target, damage, defence, movement, initiative, attackedBy, defeatedBy }) => [
      room,
      <b key="name">
        {card >= 0 && <Scrap card={card} />} {name}
      </b>,
      hp,
      short(view, target),
      short(view, damage),
      DEFENCES.map((type) => signed(defence[type])).join(' '),
      movement,
      initiative,
      attackedBy.map((seat) => <By key={seat} {...tab} seat={seat} />),
      defeatedBy === null ? '–' : <By key="beaten" {...tab} seat={defeatedBy} />,
    ],
  );
  return (
    <Lines
      title={say('p52.log.enemies')}
      columns={['room', 'enemy', 'hp', 'target', 'damage', 'defence', 'move', 'init', 'attacked', 'beaten']}
      rows={rows}
    />
  );
}

/** What was done, by its name in the scenario. */
function useDeed(view: View): (row: ActionRow) => string {
  const say = useSay();
  const { abilities, items } = bookFor(view).scenario;
  return ({ is, what }) => {
    const name = [...abilities, ...items].find(({ id }) => id === what)?.name ?? what;
    return is === 'friendHurt' ? say('p52.log.friendHurt', { what: name }) : name;
  };
}

/** On an enemy of that room, or on somebody of the party. */
function onWhom({ view }: Props, { room, enemy, on }: ActionRow): string {
  if (enemy >= 0) return view.record.enemies.find((row) => row.room === room && row.enemy === enemy)?.name ?? '';
  return on >= 0 ? (view.heroes[on]?.sheet?.name ?? '') : '';
}

function Actions({ tab }: { tab: Props }) {
  const say = useSay();
  const deed = useDeed(tab.view);
  const rows = tab.view.record.actions.map((row) => [
    row.room,
    <b key="deed">{deed(row)}</b>,
    <By key="by" {...tab} seat={row.by} />,
    onWhom(tab, row),
    `× ${row.times}`,
  ]);
  return <Lines title={say('p52.log.actions')} columns={['room', 'action', 'who', 'on', 'notes']} rows={rows} />;
}

/** Where it takes place and where it is played, and on which day. */
function Where({ view, began }: Pick<Props, 'view' | 'began'>) {
  const say = useSay();
  const language = useLanguage();
  const { title } = bookFor(view).scenario.meta;
  const day = began === null ? null : new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(began);
  const known = [`${title}, ${say(`p52.log.${view.place}`)}`, window.location.host, ...(day === null ? [] : [day])];
  return <p className="where">{known.join(' · ')}</p>;
}

export function SessionTab(given: Props) {
  const tab = { ...given, view: viewIn(given.inGame, given.view) };
  const say = useSay();
  const words = useExpWords();
  const { view } = tab;
  const { chests, accounts } = view.record;
  const party = view.heroes.flatMap(({ sheet }) => (sheet === null ? [] : [sheet.name]));
  return (
    <div className="p52-session">
      {/* It is wider than the side: whoever has only keys scrolls it too. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
      <section className="slip p52-log-sheet" aria-label={say('p52.log.title')} tabIndex={0}>
        <h2>{say('p52.log.title')}</h2>
        <p>
          <b>{view.quest.id === '' ? say('p52.log.noQuest') : bookFor(view).quest(view.quest.id).title}</b> ·{' '}
          {say('p52.rooms', { n: view.quest.entered })} · {party.join(', ')}
        </p>
        <Where view={view} began={tab.began} />
        <Enemies tab={tab} />
        <Lines
          title={say('p52.log.chests')}
          columns={['room', 'who', 'how']}
          rows={chests.map(({ room, by, how }) => [
            room,
            <By key="by" {...tab} seat={by} />,
            say(how === 'picked' ? 'p52.log.picked' : 'p52.log.smashed'),
          ])}
        />
        <Actions tab={tab} />
        <Lines
          title={say('p52.log.exp')}
          columns={['room', 'who', 'how', 'exp']}
          rows={accounts.map(({ room, by, parts }) => [
            room === 0 ? say('p52.log.quest') : room,
            <By key="by" {...tab} seat={by} />,
            <span key="how" className="reasons">
              {parts.map(([value, source]) => `${signed(value)} ${words(source)}`).join(', ')}
            </span>,
            <b key="exp">{signed(total(parts))}</b>,
          ])}
        />
      </section>
      <Button onClick={() => window.print()}>{say('p52.log.print')}</Button>
    </div>
  );
}
