/** The viewer's throw while it is asked for: a plain one by the hand, any other by its own gestures; what it would do, and letting go. */
import { useCallback, useMemo, useRef } from 'react';
import type { Of } from '../../src/decisions.ts';
import type { Fight } from '../../src/rules/fight.ts';
import { perform } from '../../src/throws/body/perform.ts';
import type { Habit, Lying, ThrowKey, ThrowRecord, Triple } from '../../src/throws/index.ts';
import { type ActProps, isAsked } from '../board-props.ts';
import { recordFrom } from './gestures/draft.ts';
import { isRunning } from './gestures/play.ts';
import { useSpecialKeys } from './gestures/use-keys.ts';
import { type Special, useSpecial } from './gestures/use-special.ts';
import { recordOf } from './hand.ts';
import { type Arc, arcOf, type Rehearsals } from './preview.ts';
import { type Aiming, useHand } from './use-hand.ts';
import { useRehearsals } from './use-rehearsals.ts';

export interface Throwing {
  open: boolean;
  /** A plain throw by hand; null: none is asked for. */
  aiming: Aiming | null;
  /** A throw that asks for more; null: none is asked for. It stays while the die flies. */
  special: Special | null;
  arc: Arc | null;
  rehearsals: Rehearsals | null;
  held: { die: number; place: Triple } | null;
  obstacles: ThrowRecord['obstacles'];
  /** Where round the table one stands, in degrees. */
  round: number;
}

const NOTHING: Throwing['obstacles'] = [];

/** A throw to be made: what is in the hand, what is asked of it, what lies on the table, and whom it is told. */
export interface Task {
  open: boolean;
  die: number;
  wanted: readonly ThrowKey[];
  lying: readonly Lying[];
  habits: readonly Habit[];
  /** The encounter whose rules judge it. */
  fight: Fight;
  send(record: ThrowRecord): void;
}

/** The record as it would be sent, without what moves by itself: it changes only when somebody does something. */
function useStill({ open, wanted }: Task, special: Special | null, aiming: Aiming): ThrowRecord | null {
  const draft = special?.play.draft;
  return useMemo(() => {
    if (!open) return null;
    return draft === undefined ? recordOf(aiming.hand) : recordFrom(draft, wanted);
  }, [open, draft, wanted, aiming.hand]);
}

/** The same thing as before while it says the same: a new view of the table must not begin a throw anew. */
function useSame<X>(value: X): X {
  const kept = useRef(value);
  if (kept.current !== value && JSON.stringify(kept.current) !== JSON.stringify(value)) kept.current = value;
  return kept.current;
}

export function useTask(asked: Task): Throwing {
  const [wantedNow, lyingNow, habitsNow, fightNow] = [
    useSame(asked.wanted),
    useSame(asked.lying),
    useSame(asked.habits),
    useSame(asked.fight),
  ];
  const task = { ...asked, wanted: wantedNow, lying: lyingNow, habits: habitsNow, fight: fightNow };
  const { open, die, wanted, send } = task;
  const special = useSpecial(task);
  const isPlain = special === null;
  const aiming = useHand(open && isPlain, (hand) => send(recordOf(hand)));
  useSpecialKeys(open ? special : null);
  const record = useStill(task, special, aiming);
  const moves = aiming.charging || (special !== null && isRunning(special.play));
  // While a meter runs everything changes with every picture: rehearsals wait until the hand is still.
  const rehearsals = useRehearsals(moves ? null : record, task);
  const arc = useMemo(() => (record === null ? null : arcOf(perform({ record, wanted }).motion)), [record, wanted]);
  const held = useMemo(() => (record === null ? null : { die, place: record.place }), [record, die]);
  return {
    open,
    aiming: open && isPlain ? aiming : null,
    special,
    arc,
    rehearsals,
    held,
    obstacles: record?.obstacles ?? NOTHING,
    round: special?.play.draft.figures.round ?? aiming.hand.round,
  };
}

/** The viewer's throw at a table. */
export function useThrow({ props: { view }, question }: ActProps): Throwing {
  const { asked, answer } = question;
  const send = useCallback(
    (record: ThrowRecord) => {
      // A record is plain JSON; its type only does not say so.
      if (asked !== null) answer({ seat: asked.ask.seat, kind: 'throw', throw: record as Of<'throw'>['throw'] });
    },
    [asked, answer],
  );
  const open = isAsked(question, 'throw') && question.open;
  const { die, wanted, lying, habits, rules, monster, song } = view;
  return useTask({ open, die, wanted, lying, habits, fight: { rules, monster, song }, send });
}
