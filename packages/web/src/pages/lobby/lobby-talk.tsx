/** Talk before the start, as soon as there is somebody to talk with. */
import { useSay } from '@undercroft/board/text.ts';
import type { Update } from '@undercroft/client';
import { useId } from 'react';
import { talkOf } from '../../table/log.ts';
import { TalkPanel } from '../../table/talk-panel.tsx';

interface LobbyTalkProps {
  updates: readonly Update[];
  /** Null: one only listens, or would talk to oneself. */
  speak: ((text: string, reaction: boolean) => Promise<void>) | null;
}

export function LobbyTalk({ updates, speak }: LobbyTalkProps) {
  const say = useSay();
  const id = useId();
  const lines = talkOf(updates);
  if (speak === null && lines.length === 0) return null;
  return (
    <section className="lobby-talk panel" aria-labelledby={id}>
      <h2 id={id}>{say('talk.title')}</h2>
      <TalkPanel lines={lines} mode="free" speak={speak} plain />
    </section>
  );
}
