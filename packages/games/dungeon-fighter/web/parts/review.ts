/** The latest throw while it can still be argued about: its account, the way the die came, flags on what lies there, and watching it again. */
import { type Say, useSay } from '@undercroft/board/text.ts';
import { useEffect, useMemo, useState } from 'react';
import type { Event } from '../../src/index.ts';
import type { Lying } from '../../src/throws/index.ts';
import { type Account, accountIn, type Thrown } from '../account.ts';
import { type Props, pageSeat } from '../board-props.ts';
import { flightOf, type Picture } from '../film.ts';
import { type Flight, msAt, msOf } from '../flight.ts';
import { type Contact, TICKS_PER_SECOND, type Trail, trailOf } from '../trail.ts';
import type { Flag } from './table/labels.tsx';

export interface Review {
  account: Account | null;
  trail: Trail | null;
  flags: readonly Flag[];
  /** Seen once more, from so many degrees aside. */
  replay: { flight: Flight | null; aside: number } | null;
  /** Watches it again, each time from another side; null: nothing to be watched. */
  again: (() => void) | null;
}

/** From where it is watched again, in degrees: never from where it was judged. */
const SIDES = [-42, 62, 4] as const;
/** How long a replay stays after the die lies, in ms; and how long without movement. */
const [STAYS, STILL] = [900, 3000];

function useReplay(flight: Flight | null, motion: Props['motion']) {
  const [turn, setTurn] = useState<{ flight: Flight; n: number } | null>(null);
  const [times, setTimes] = useState(0);
  const on = turn !== null && turn.flight === flight ? turn : null;
  useEffect(() => {
    if (on === null) return;
    const timer = setTimeout(() => setTurn(null), motion === 'off' ? STILL : msOf(on.flight) + STAYS);
    return () => clearTimeout(timer);
  }, [on, motion]);
  const again = () => {
    if (flight === null) return;
    setTurn({ flight, n: times });
    setTimes(times + 1);
  };
  const aside = SIDES[(on?.n ?? 0) % SIDES.length]!;
  return { again: flight === null ? null : again, replay: on === null ? null : { flight: motion === 'off' ? null : on.flight, aside } };
}

const NONE_YET: readonly Contact[] = [];

/** What a flying die has touched so far, as it happens. */
function useTouched({ flight, told }: Picture, speed: number): Trail | null {
  const facts = told?.type === 'thrown' ? told.verdict.facts : null;
  const whole = useMemo(() => (flight === null || facts === null ? null : trailOf(flight, facts)), [flight, facts]);
  const [seen, setSeen] = useState<{ of: Trail | null; contacts: readonly Contact[] }>({ of: null, contacts: NONE_YET });
  useEffect(() => {
    if (flight === null || whole === null) return;
    const timers = whole.contacts
      .filter(({ kind }) => kind !== 'rest')
      .map(({ seconds }, i) => {
        const ms = msAt(flight, flight.released + seconds * TICKS_PER_SECOND) * speed;
        return setTimeout(() => setSeen({ of: whole, contacts: whole.contacts.slice(0, i + 1) }), ms);
      });
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [flight, whole, speed]);
  return useMemo(
    () => (whole === null ? null : { ...whole, dots: [], contacts: seen.of === whole ? seen.contacts : NONE_YET }),
    [whole, seen],
  );
}

/** What a die is worth where it fell, in a word. */
function wordFor({ verdict, isHit, tricky }: Thrown, say: Say): string {
  if (isHit) return `${verdict.section}`;
  return say(`df.flag.${tricky ? 'tricky' : (verdict.miss ?? 'requirement')}`);
}

/** When the table is cleared nobody's dice lie there any more. */
const CLEARS = new Set<Event['type']>(['diceRecovered', 'defeated']);

/** Who threw which die, by the dice's numbers. */
function throwsIn(events: readonly Event[]): Map<number, Thrown> {
  const throws = new Map<number, Thrown>();
  for (const e of events) {
    if (CLEARS.has(e.type)) throws.clear();
    const die = e.type === 'thrown' ? e.lying.at(-1)?.die : undefined;
    if (e.type === 'thrown' && die !== undefined) throws.set(die, e);
  }
  return throws;
}

function useFlags({ view, seats, news }: Props, { lying, account }: Picture): readonly Flag[] {
  const say = useSay();
  return useMemo(() => {
    const throws = throwsIn(account === null ? news : [...news, account.thrown]);
    return lying.flatMap(({ die, pose }: Lying): Flag[] => {
      const thrown = throws.get(die);
      const sigil = pageSeat(seats, view.heroes[thrown?.hero ?? -1]?.seat ?? -1)?.sigil;
      if (thrown === undefined || sigil === undefined) return [];
      return [{ die, at: pose.place, sigil, text: wordFor(thrown, say), isHit: thrown.isHit }];
    });
  }, [view.heroes, seats, news, lying, account, say]);
}

/** `aims`: the viewer throws already, and wants to see nothing of the last one. */
export function useReview(props: Props, picture: Picture, aims: boolean): Review {
  const { news, scene, motion } = props;
  const told = useMemo(() => accountIn(news), [news]);
  const account = scene === null ? told : picture.account;
  const flight = useMemo(() => (account === null ? null : flightOf(account.thrown, null)), [account]);
  const trail = useMemo(
    () => (account === null || flight === null ? null : trailOf(flight, account.thrown.verdict.facts)),
    [account, flight],
  );
  const isOver = scene === null && !aims;
  const { again, replay } = useReplay(isOver ? flight : null, motion);
  const flags = useFlags(props, picture);
  const touched = useTouched(picture, scene?.speed ?? 1);
  const seen = picture.judging || (isOver && (replay === null || replay.flight === null));
  return { account: aims ? null : account, trail: seen ? trail : touched, flags, replay, again };
}
