/** A table that goes on from a moment of another one says so, and who may know what is hidden, before anybody sits down. */

import { type Say, useSay } from '@undercroft/board/text.ts';
import type { TableInfo } from '@undercroft/client';
import { Notice } from '../../kit/notice.tsx';

/** Kept apart from the sentence around it, whichever way it is written. */
const apart = (name: string): string => `\u2068${name}\u2069`;

export function forkWords({ fork }: TableInfo, say: Say): string[] {
  if (fork === null) return [];
  const { name, decisions, secrets, knownBy, seats } = fork;
  const from = name === '' ? say('lobby.forkFrom') : say('lobby.fork', { name: apart(name), n: decisions });
  const known = () =>
    knownBy === 'everybody'
      ? say('lobby.forkOpen')
      : say('lobby.forkKnown', { names: knownBy.map((person) => apart(person.name)).join(', ') });
  return [from, secrets === 'new' ? say('lobby.forkNew') : known(), ...(seats === null ? [] : [say('lobby.forkSeats')])];
}

export function ForkNotice({ info }: { info: TableInfo }) {
  const say = useSay();
  const words = forkWords(info, say);
  if (words.length === 0) return null;
  return <Notice tone={info.fork?.secrets === 'same' ? 'warn' : 'info'}>{words.join(' ')}</Notice>;
}
