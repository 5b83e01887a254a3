/** The practice range: any throw and any combination, with the board and without a game. */
import { Button } from '@undercroft/board/controls/button.tsx';
import { Link } from '@undercroft/board/controls/link.tsx';
import { queryOf, useAddress } from '@undercroft/board/router.ts';
import { useLanguage, useSay } from '@undercroft/board/text.ts';
import { type Say, sayer, sfc32, type Texts } from '@undercroft/engine';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { throwName } from '../../src/index.ts';
import { english, texts } from '../../src/texts.ts';
import {
  filmLaunch,
  filmThrow,
  type Habit,
  type Lying,
  THROW_KEYS,
  type ThrowKey,
  type ThrowRecord,
  USUAL,
  type Verdict,
  withHabit,
} from '../../src/throws/index.ts';
import { GameSpeech, useGameSay } from '../board-props.ts';
import { type Flight, flightFrom, msOf } from '../flight.ts';
import { HandButton, HandControls } from '../parts/acts/hand-controls.tsx';
import { ThrowCard } from '../parts/acts/throw-card.tsx';
import { DieMark } from '../parts/pictures.tsx';
import { Dark } from '../parts/table/dark.tsx';
import { ThrowingTableView } from '../parts/table/throwing-table.tsx';
import { VerdictSlip } from '../parts/verdict.tsx';
import { assisted, useAssist } from '../throw/assist.ts';
import { NO_FIGHT } from '../throw/preview.ts';
import { useTask } from '../throw/use-throw.ts';
import './practice.css';

const DICE = 3;

/** The game's sentences in the language of the page. */
function useGameTexts(): Say {
  const language = useLanguage();
  const [known, setKnown] = useState<Texts>(english);
  useEffect(() => {
    let isOver = false;
    texts(language)
      .catch(() => english)
      .then((read) => !isOver && setKnown(read));
    return () => {
      isOver = true;
    };
  }, [language]);
  return useMemo(() => sayer<string>(known, language, english), [known, language]);
}

interface Made {
  flight: Flight | null;
  lying: readonly Lying[];
  habits: readonly Habit[];
  verdict: Verdict | null;
  thrown: number;
  hits: number;
}
const NOTHING_YET: Made = { flight: null, lying: [], habits: [], verdict: null, thrown: 0, hits: 0 };

/** A hand that trembles differently every time, as at a table; nothing here counts. */
const anyTremor = () => sfc32(Math.floor(performance.now() * 1000) % 2 ** 31);

function useRange(wanted: readonly ThrowKey[]) {
  const [made, setMade] = useState<Made>(NOTHING_YET);
  const die = made.lying.length % DICE;
  const send = useCallback(
    (record: ThrowRecord) => {
      const before = made.lying.length >= DICE ? [] : made.lying;
      const { verdict, lying, outcome, released, habit } = filmThrow(record, wanted, before, die, anyTremor(), USUAL, made.habits);
      const flight = flightFrom(outcome, [die, ...before.map((each) => each.die)], record.obstacles, filmLaunch(record, released));
      const habits = withHabit(made.habits, habit);
      const count = { habits, thrown: made.thrown + 1, hits: made.hits + (verdict.miss === null ? 1 : 0) };
      setMade({ ...made, ...count, flight, lying: before, verdict: null });
      setTimeout(() => setMade({ ...count, flight: null, lying, verdict }), msOf(flight));
    },
    [made, wanted, die],
  );
  const lying = made.lying.length >= DICE ? NOTHING_YET.lying : made.lying;
  const throwing = useTask({ open: made.flight === null, die, wanted, lying, habits: made.habits, fight: NO_FIGHT, send });
  return { made, throwing, clear: () => setMade(NOTHING_YET) };
}

function Choice({ wanted, choose }: { wanted: readonly ThrowKey[]; choose(wanted: readonly ThrowKey[]): void }) {
  const say = useSay();
  const inGame = useGameSay();
  // Whoever comes with a throw has chosen already.
  const [opened] = useState(wanted.length === 0);
  return (
    <details className="df-choices" open={opened}>
      <summary>
        {say('df.practice.choose')} {wanted.map((key) => throwName(inGame, key)).join(', ')}
      </summary>
      <fieldset className="df-choice" aria-label={say('df.practice.choose')}>
        {THROW_KEYS.map((key) => {
          const isOn = wanted.includes(key);
          return (
            <button
              key={key}
              type="button"
              className="chip"
              aria-pressed={isOn}
              onClick={() => choose(isOn ? wanted.filter((each) => each !== key) : [...wanted, key])}
            >
              {throwName(inGame, key)}
            </button>
          );
        })}
      </fieldset>
    </details>
  );
}

/** Throws named in the address, and no others. */
const throwsIn = (list: string | null): ThrowKey[] => THROW_KEYS.filter((key) => list?.split(',').includes(key));
/** Only back to a place of this house. */
const isHere = (address: string): boolean => /^\/(?!\/)/.test(address);

function Range() {
  const say = useSay();
  const address = queryOf(useAddress());
  const [wanted, setWanted] = useState<readonly ThrowKey[]>(() => throwsIn(address.get('throw')));
  const back = address.get('back') ?? '';
  const assisting = useAssist();
  const { made, clear, ...range } = useRange(wanted);
  const throwing = assisted(range.throwing, assisting.assist);
  const shown = {
    lying: made.lying,
    flight: made.flight,
    speed: 1,
    held: throwing.held,
    obstacles: throwing.obstacles,
    arc: throwing.arc,
    rehearsals: throwing.rehearsals,
    round: throwing.round,
    judged: false,
    assisting,
  };
  return (
    <div className="board df df-practice">
      {isHere(back) && (
        <Link className="button plain df-back" href={back}>
          {say('df.do.back')}
        </Link>
      )}
      <Choice wanted={wanted} choose={setWanted} />
      <div className="df-range">
        <ThrowingTableView shown={shown} pulling={throwing.aiming} special={throwing.special} />
        <Dark special={throwing.special} flight={made.flight} open={throwing.open} />
      </div>
      <section className="panel df-act" aria-label={say('df.practice')}>
        <h2 className="df-display">
          <DieMark die={throwing.held?.die ?? 0} /> {say('df.practice.tally', { n: made.hits, of: made.thrown })}
        </h2>
        {made.verdict !== null && <VerdictSlip verdict={made.verdict} isHit={made.verdict.miss === null} tricky={false} />}
        <HandControls throwing={throwing} />
        <HandButton throwing={throwing} />
        <Button onClick={clear}>{say('df.practice.clear')}</Button>
        {throwing.special !== null && <ThrowCard wanted={wanted} steps={throwing.special.steps} isOpen />}
      </section>
    </div>
  );
}

export default function PracticePage() {
  const inGame = useGameTexts();
  return (
    <GameSpeech.Provider value={inGame}>
      <Range />
    </GameSpeech.Provider>
  );
}
