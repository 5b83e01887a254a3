/** How often the die has bounced so far, for throws that must bounce twice (DF-314). */
import { useSay } from '@undercroft/board/text.ts';
import { TABLE } from '@undercroft/physics';
import { useEffect, useState } from 'react';
import { BOARD } from '../../../src/throws/target.ts';
import { type Flight, msAt } from '../../flight.ts';

const WANTED = 2;

/** The ticks of bounces that count: on the oak beside the shield, before anything else of the shield was touched (R-DF-18). */
export function bouncesIn({ knocks }: Pick<Flight, 'knocks'>): number[] {
  const isBeside = ({ at }: Flight['knocks'][number]) => Math.hypot(at[0], at[1]) >= BOARD.radius;
  const end = knocks.findIndex((knock) => !isBeside(knock));
  return knocks.filter((knock, i) => knock.what === TABLE && isBeside(knock) && (end < 0 || i < end)).map(({ tick }) => tick);
}

export function Bounces({ flight, speed }: { flight: Flight; speed: number }) {
  const say = useSay();
  const [n, setN] = useState(0);
  useEffect(() => {
    setN(0);
    const timers = bouncesIn(flight).map((tick, i) => setTimeout(() => setN(i + 1), msAt(flight, tick) * speed));
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [flight, speed]);
  return <p className={`df-bounces ${n >= WANTED ? 'done' : ''}`}>{say('df.do.bounces', { n, of: WANTED })}</p>;
}
