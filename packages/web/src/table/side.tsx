/** Beside the table: log, talk, people, and what the game adds. On a phone it is a sheet that slides up. */

import type { Face, SeatOnPage, TabProps } from '@undercroft/board/contract.ts';
import { TabPanel, Tabs } from '@undercroft/board/controls/tabs.tsx';
import { type MessageKey, useSay } from '@undercroft/board/text.ts';
import type { TableInfo } from '@undercroft/client';
import type { EventBase, Say as SayText } from '@undercroft/engine';
import { type ComponentType, useEffect, useState } from 'react';
import type { Deeds } from '../session/session.ts';
import type { Line } from './log.ts';
import { LogPanel } from './log-panel.tsx';
import { PeoplePanel } from './people-panel.tsx';
import { TalkPanel } from './talk-panel.tsx';

export interface SideProps {
  face: Face;
  view: unknown;
  lines: readonly Line[];
  events: readonly EventBase[];
  seats: readonly SeatOnPage[];
  inGame: SayText;
  began: number | null;
  deeds: Deeds | null;
  running: boolean;
  talk: 'free' | 'phrases' | 'silent';
  showRule(id: string): void;
  replay: string | undefined;
  /** The table, if whoever sits here may ask friends to watch it. */
  watched: TableInfo | null;
}

/** Lines of talk that came since the tab was last looked at. */
function useUnread(lines: readonly Line[], looking: boolean): number {
  const spoken = lines.filter(({ by }) => by !== undefined).length;
  const [read, setRead] = useState(spoken);
  useEffect(() => {
    if (looking) setRead(spoken);
  }, [looking, spoken]);
  return looking ? 0 : Math.max(0, spoken - read);
}

export function Side(props: SideProps) {
  const { face, view, lines, events, seats, inGame, began, deeds, running, talk, showRule, replay, watched } = props;
  const say = useSay();
  const [tab, setTab] = useState('log');
  const unread = useUnread(lines, tab === 'talk');
  const extra = (face.tabs ?? []) as readonly { id: string; title: MessageKey; Tab: ComponentType<TabProps<unknown, EventBase>> }[];
  const tabs = [
    { id: 'log', title: say('log.title') },
    { id: 'talk', title: say('talk.title'), badge: unread },
    { id: 'people', title: say('table.people') },
    ...extra.map(({ id, title }) => ({ id, title: say(title) })),
  ];
  const Own = extra.find(({ id }) => id === tab)?.Tab;
  return (
    <>
      <Tabs tabs={tabs} chosen={tab} onChoose={setTab} label={say('table.beside')} />
      <TabPanel id={tab}>
        {tab === 'log' && <LogPanel topics={face.topics ?? []} lines={lines} showRule={showRule} replay={replay} />}
        {tab === 'talk' && <TalkPanel lines={lines} mode={talk} speak={deeds && ((text, reaction) => deeds.say(text, reaction))} />}
        {tab === 'people' && <PeoplePanel seats={seats} deeds={deeds} running={running} watched={watched} />}
        {Own && <Own view={view} events={events} seats={seats} inGame={inGame} began={began} />}
      </TabPanel>
    </>
  );
}
