/** A host who is away: for how long those who sit here wait, and what they may do then. */
import { useSay } from '@undercroft/board/text.ts';
import type { TableInfo } from '@undercroft/client';
import { useEffect, useState } from 'react';

/** Not for long yet, or long enough that whoever sits here may go on without them; null: the host is here. */
export type Missed = 'briefly' | 'long' | null;

export function useMissed({ hostAway }: TableInfo): Missed {
  const until = hostAway?.until ?? null;
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (until === null) return;
    const waiting = setTimeout(() => setNow(Date.now()), Math.max(0, until - Date.now()));
    return () => clearTimeout(waiting);
  }, [until]);
  if (until === null) return null;
  return Math.max(now, Date.now()) >= until ? 'long' : 'briefly';
}

/** A sentence with somebody's name in it, kept apart so that it cannot turn the sentence around. */
export function Named({ sentence, name }: { sentence(name: string): string; name: string }) {
  const [before, after] = sentence('\u0000').split('\u0000');
  return (
    <>
      {before}
      <bdi>{name}</bdi>
      {after}
    </>
  );
}

export function HostMissed({ info, missed }: { info: TableInfo; missed: 'briefly' | 'long' }) {
  const say = useSay();
  return (
    <p className="lobby-waits" role="status" data-missed={missed}>
      <Named sentence={(name) => say(missed === 'long' ? 'lobby.hostLongAway' : 'lobby.hostAway', { name })} name={info.host.name} />
    </p>
  );
}
