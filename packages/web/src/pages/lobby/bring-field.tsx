/** What I bring to a chair of mine: something of my shelf, or nothing. */
import { Link } from '@undercroft/board/controls/link.tsx';
import { useSay } from '@undercroft/board/text.ts';
import type { TableInfo } from '@undercroft/client';
import { useEffect } from 'react';
import type { Deed } from '../../kit/deed.ts';
import { useFetched } from '../../kit/fetched.ts';
import { api } from '../../people.ts';
import { Admission } from './admission.tsx';

interface BringProps {
  info: TableInfo;
  seat: number;
  deed: Deed;
  reload(): void;
}

export function BringField({ info, seat, deed, reload }: BringProps) {
  const say = useSay();
  const brings = info.seats[seat]?.brings;
  const { value: game } = useFetched(info.game, () => api.game(info.game));
  const takes = game !== undefined && game.thing !== null && info.fork === null;
  const { value: things, again } = useFetched(takes ? info.id : null, () => api.shelf({ game: info.game }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: what lies on the shelf changes with what happens here
  useEffect(again, [info.seq]);
  if (!takes || things === undefined) return null;
  const free = things.filter(({ id, table, sound }) => id === brings?.id || (table === null && sound));
  const admission = <Admission game={game} options={info.options} />;
  if (free.length === 0)
    return (
      <>
        <Link href="/shelf">{say('shelf.title')}</Link> {admission}
      </>
    );
  const choose = (id: string) => {
    const thing = free.find((each) => each.id === id);
    deed.run(() => api.bring(info.id, { seat, thing: thing?.id ?? null, ...(thing && { version: thing.version }) }).finally(reload));
  };
  return (
    <>
      <select
        className="input"
        aria-label={say('lobby.bringFor', { n: seat + 1 })}
        value={brings?.id ?? ''}
        disabled={deed.busy}
        onChange={(event) => choose(event.target.value)}
      >
        <option value="">{say('lobby.bringNothing')}</option>
        {free.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </select>
      {admission}
    </>
  );
}
