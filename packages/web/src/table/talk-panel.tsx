/** Talking at the table: what was said, a line to say something, and a few reactions. */

import { Button } from '@undercroft/board/controls/button.tsx';
import { type MessageKey, useSay } from '@undercroft/board/text.ts';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useDeed } from '../kit/deed.ts';
import { TroubleNotice } from '../pages/trouble.tsx';
import type { Line } from './log.ts';

const LONGEST = 500;
const REACTIONS: readonly MessageKey[] = ['talk.well', 'talk.ouch', 'talk.thanks', 'talk.sorry', 'talk.hurry', 'talk.ha'];

interface TalkProps {
  lines: readonly Line[];
  /** What the house rules allow to be said; null: one only listens. */
  mode: 'free' | 'phrases' | 'silent';
  speak: ((text: string, reaction: boolean) => Promise<void>) | null;
  /** Where there is nothing to react to yet. */
  plain?: boolean;
}

export function TalkPanel({ lines, mode, speak, plain = false }: TalkProps) {
  const say = useSay();
  const field = useId();
  const [text, setText] = useState('');
  const deed = useDeed();
  const spoken = lines.filter(({ topic }) => topic === 'talk');
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the latest words are in sight whenever there are more
  useEffect(() => {
    list.current?.scrollTo(0, list.current.scrollHeight);
  }, [spoken.length]);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const words = text.trim();
    if (words === '' || !speak) return;
    deed.run(async () => {
      await speak(words, false);
      setText('');
    });
  };
  return (
    <div className="talk-panel">
      {spoken.length === 0 && <p className="empty">{say('talk.empty')}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
      <ol className="talk-lines" ref={list} tabIndex={0} aria-label={say('talk.title')}>
        {spoken.map(({ key, by, text: words, reaction }) => (
          <li key={key} className={reaction ? 'reaction' : ''}>
            {by && (
              <b>
                <bdi>{by}</bdi>
              </b>
            )}{' '}
            <span dir="auto">{words}</span>
          </li>
        ))}
      </ol>
      {speak && mode !== 'silent' && !plain && (
        <div className="reactions">
          {REACTIONS.map((key) => (
            <button key={key} type="button" className="chip" onClick={() => deed.run(() => speak(say(key), true))}>
              {say(key)}
            </button>
          ))}
        </div>
      )}
      {speak && mode === 'free' && (
        <form className="talk-form" onSubmit={send}>
          <label className="out-of-sight" htmlFor={field}>
            {say('talk.label')}
          </label>
          <input
            id={field}
            className="input"
            value={text}
            maxLength={LONGEST}
            placeholder={say('talk.label')}
            onChange={(event) => setText(event.target.value)}
            autoComplete="off"
          />
          <Button type="submit" aria-busy={deed.busy}>
            {say('talk.send')}
          </Button>
        </form>
      )}
      {speak && mode !== 'free' && <p className="empty">{say(mode === 'silent' ? 'talk.silent' : 'talk.phrases')}</p>}
      <TroubleNotice error={deed.error} />
    </div>
  );
}
