/** The tables there are: mine, and those that wait for somebody. */

import { Button } from '@undercroft/board/controls/button.tsx';
import { useSay } from '@undercroft/board/text.ts';
import type { TableInfo } from '@undercroft/client';
import { useState } from 'react';
import { useFetched } from '../../kit/fetched.ts';
import { Rat } from '../../kit/rat.tsx';
import { useWide } from '../../kit/wide.ts';
import { api, useMe } from '../../people.ts';
import { TableCard } from './table-card.tsx';
import { inOrder, seatsOf } from './table-words.ts';

/** How often lists are looked at again. */
const REFRESH_MS = 15_000;
/** So many are shown at first; on a narrow screen of one's own just the next one. */
const FEW = 3;

function TableList({ title, tables, few }: { title: string; tables: readonly TableInfo[]; few: number }) {
  const say = useSay();
  const me = useMe() ?? null;
  const wide = useWide();
  const [all, setAll] = useState(false);
  if (tables.length === 0) return null;
  const shown = all ? tables : tables.slice(0, wide ? FEW : few);
  return (
    <section className="table-list">
      <h2>{title}</h2>
      <ul>
        {shown.map((info) => (
          <TableCard key={info.id} info={info} me={me} />
        ))}
      </ul>
      {shown.length < tables.length && (
        <Button tone="ghost" onClick={() => setAll(true)}>
          {say('home.showAll', { n: tables.length })}
        </Button>
      )}
    </section>
  );
}

/** My tables, those that wait for me first; null: not known yet. */
export function useMyTables(): readonly TableInfo[] | null {
  const me = useMe();
  const { value, error } = useFetched(me ? `mine ${me.id}` : null, () => api.tables({ mine: true, limit: 30 }), REFRESH_MS);
  if (value !== undefined) return inOrder(value.tables, me ?? null);
  return me === null || error !== undefined ? [] : null;
}

export function MyTables({ tables }: { tables: readonly TableInfo[] }) {
  const say = useSay();
  return <TableList title={say('home.myTables')} tables={tables} few={1} />;
}

/** Where nothing goes on: how the last game in public ended. */
function LastOne() {
  const say = useSay();
  const { value } = useFetched('over', () => api.tables({ over: true, limit: 1 }));
  if (value === undefined) return null;
  return value.tables.length === 0 ? (
    <Rat>{say('home.quiet')}</Rat>
  ) : (
    <TableList title={say('home.lastOne')} tables={value.tables} few={1} />
  );
}

/** Public ones I do not sit at. Free chairs first: sitting down is more fun than watching. */
export function OpenTables() {
  const say = useSay();
  const me = useMe() ?? null;
  const { value } = useFetched('open', () => api.tables({ limit: 50 }), REFRESH_MS);
  const others = (value?.tables ?? []).filter((info) => seatsOf(info, me).length === 0);
  const joinable = inOrder(others, null).sort((a, b) => Number(b.status === 'open') - Number(a.status === 'open'));
  if (value !== undefined && joinable.length === 0) return <LastOne />;
  return <TableList title={say('home.openTables')} tables={joinable} few={FEW} />;
}
