/** A die on its way: one face after another, and none of them means anything. */
import { motionOf, useSettings } from '@undercroft/board/settings.ts';
import { useEffect, useState } from 'react';
import { FACES } from '../../../src/index.ts';
import { DieFace, DieOf } from '../../art/die.tsx';

const EACH_MS = 90;
/** As they come up; no face follows itself. */
const TURNS = [2, 5, 0, 3, 1, 4, 2, 0, 4, 1, 5, 3];

export function Tumbling({ colour, at }: { colour: number; at: number }) {
  const still = motionOf(useSettings()) === 'off';
  const [turn, setTurn] = useState(at * 5);
  useEffect(() => {
    if (still) return;
    const timer = setInterval(() => setTurn((n) => n + 1), EACH_MS);
    return () => clearInterval(timer);
  }, [still]);
  if (still || FACES[colour] === undefined) return <DieOf colour={colour} />;
  return <DieFace colour={colour} face={TURNS[turn % TURNS.length]!} />;
}
