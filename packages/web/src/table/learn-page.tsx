/** `/learn/<game>`: an interactive first game. The rat says one thing at a time and waits until it is done. */

import type { Face, Lesson, Tutorial } from '@undercroft/board/contract.ts';
import { Button } from '@undercroft/board/controls/button.tsx';
import { Link } from '@undercroft/board/controls/link.tsx';
import { useSay } from '@undercroft/board/text.ts';
import type { DecisionBase } from '@undercroft/engine';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useFace } from '../games/index.ts';
import { Busy } from '../kit/busy.tsx';
import { Rat } from '../kit/rat.tsx';
import { TroublePage } from '../pages/trouble.tsx';
import { useMyName } from '../people.ts';
import { LocalSession } from '../session/local.ts';
import type { Deeds, Session } from '../session/session.ts';
import { TableScreen } from './screen.tsx';
import { usePlayback } from './use-playback.ts';

/** What the rat talks about, where it is drawn: boards keep some things in one place on a desk and in another on a phone. */
const drawnOf = (selector: string): Element | undefined =>
  [...document.querySelectorAll(selector)].find((element) => element.checkVisibility({ visibilityProperty: true }));

/** Rings what the rat talks about, and brings it into sight. */
function useRing(selector: string | undefined): void {
  useEffect(() => {
    if (selector === undefined) return;
    const ring = () => {
      const found = drawnOf(selector);
      for (const old of document.querySelectorAll('.ringed')) if (old !== found) old.classList.remove('ringed');
      if (found === undefined || found.classList.contains('ringed')) return;
      found.classList.add('ringed');
      found.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    };
    ring();
    const timer = setInterval(ring, 300);
    return () => {
      clearInterval(timer);
      for (const old of document.querySelectorAll('.ringed')) old.classList.remove('ringed');
    };
  }, [selector]);
}

interface LessonBoxProps {
  lesson: Lesson | undefined;
  at: number;
  count: number;
  goOn(): void;
  slug: string;
}

function LessonBox({ lesson, at, count, goOn, slug }: LessonBoxProps) {
  const say = useSay();
  useRing(lesson?.look);
  return (
    <section className="lesson" aria-live="polite" aria-label={say('table.lesson')}>
      <Rat always onDismiss={lesson?.until === 'next' ? goOn : undefined}>
        <p>{say(lesson?.say ?? 'table.lessonsOver')}</p>
        {lesson?.until === 'next' && (
          <Button tone="gold" onClick={goOn} data-lesson="next">
            {say('table.goOn')}
          </Button>
        )}
        {lesson === undefined && (
          <Link className="button gold usual" href={`/games/${slug}`}>
            {say('table.playForReal')}
          </Link>
        )}
        <small>{say('table.lessonOf', { at: Math.min(at + 1, count), count })}</small>
      </Rat>
    </section>
  );
}

/** The session, telling of each answer given. */
function withListener(session: LocalSession, onDecide: (d: DecisionBase) => void): Session {
  const deeds: Deeds = {
    ...session.deeds,
    decide: async (d) => {
      await session.deeds.decide(d);
      onDecide(d);
    },
  };
  return { picture: session.picture, subscribe: session.subscribe, close: () => session.close(), deeds };
}

/** After a lesson's game: the table was this browser's alone, so there is no rematch at it and nothing to replay. */
function WaysOn({ slug, again }: { slug: string; again(): void }) {
  const say = useSay();
  return (
    <>
      <Link className="button gold big" href={`/games/${slug}`}>
        {say('table.playForReal')}
      </Link>
      <Button onClick={again}>{say('ending.lessonAgain')}</Button>
      <Link className="button plain usual" href="/">
        {say('ending.home')}
      </Link>
    </>
  );
}

function Lessons({ face, tutorial, again }: { face: Face; tutorial: Tutorial; again(): void }) {
  const say = useSay();
  const name = useMyName();
  const [at, setAt] = useState(0);
  const { lessons } = tutorial;
  const lesson: Lesson | undefined = lessons[at];
  const [local, setLocal] = useState<LocalSession | null>(null);
  const { game } = face;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new name does not begin the lesson anew
  useEffect(() => {
    const opened = new LocalSession({ game, name, ...tutorial });
    setLocal(opened);
    return () => opened.close();
  }, [game, tutorial]);
  const goOn = useCallback(() => setAt((n) => n + 1), []);
  const session = useMemo(
    () =>
      local &&
      withListener(local, (d) =>
        setAt((n) => {
          const until = lessons[n]?.until;
          return until !== undefined && until !== 'next' && until.decide === d.kind ? n + 1 : n;
        }),
      ),
    [local, lessons],
  );
  const playback = usePlayback(session, face);
  const allow = useMemo(() => {
    if (lesson === undefined) return undefined;
    const { until } = lesson;
    if (until === 'next') return () => false;
    return (d: DecisionBase) => d.kind === until.decide && (until.only?.(d) ?? true);
  }, [lesson]);
  if (!session || !playback) return <Busy>{say('table.loading')}</Busy>;
  return (
    <TableScreen
      session={session}
      playback={playback}
      face={face}
      exit={`/games/${game.about.slug}`}
      {...(allow && { allow })}
      {...(lesson?.until === 'next' && { prompt: say('table.pressGoOn', { button: say('table.goOn') }) })}
      waysOn={<WaysOn slug={game.about.slug} again={again} />}
      lesson={({ info }) =>
        info.status === 'running' && <LessonBox lesson={lesson} at={at} count={lessons.length} goOn={goOn} slug={game.about.slug} />
      }
    />
  );
}

/** Lessons point at things on the board. */
const IN_PICTURES = { plain: false };

export default function LearnPage({ game: slug }: { game: string }) {
  const say = useSay();
  const { value: face, error, again } = useFace(slug, IN_PICTURES);
  const [time, setTime] = useState(0);
  if (error !== undefined) return <TroublePage error={error} again={again} />;
  if (!face) return <Busy>{say('table.loading')}</Busy>;
  const tutorial = face.tutorial as Tutorial | undefined;
  if (!tutorial) return <TroublePage error={{ code: 'no-tutorial', message: say('table.noTutorial'), ours: true }} />;
  return <Lessons key={time} face={face} tutorial={tutorial} again={() => setTime(time + 1)} />;
}
