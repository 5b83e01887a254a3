/** The viewer's throw while it is asked for: a plain one by the hand, any other by its levers; what it would do, and letting go. */
import { sfc32 } from '@undercroft/engine';
import { useCallback, useMemo } from 'react';
import type { Of } from '../../src/decisions.ts';
import { aim, checkThrow, type Lying, plainThrow, type ThrowKey, type ThrowRecord, type Triple } from '../../src/throws/index.ts';
import { type ActProps, isAsked } from '../board-props.ts';
import { recordOf } from './hand.ts';
import { type Caught, leversFor, withLevers } from './levers.ts';
import { type Arc, arcOf, REHEARSALS, type Rehearsals, rehearse } from './preview.ts';
import { type Aiming, useHand } from './use-hand.ts';
import { type Catching, useLevers } from './use-levers.ts';

export interface Throwing {
  open: boolean;
  /** By hand; null: by levers. */
  aiming: Aiming | null;
  catching: Catching | null;
  arc: Arc | null;
  rehearsals: Rehearsals | null;
  held: { die: number; place: Triple } | null;
  obstacles: ThrowRecord['obstacles'];
  /** Where round the table one stands, in degrees. */
  round: number;
}

const IDEAS = 3;
const NOTHING: Throwing['obstacles'] = [];

const hitsOf = ({ counts }: Rehearsals): number => REHEARSALS - counts[0];

/** Of a few ideas the one that rehearses best. */
function bestOf(lying: readonly Lying[], wanted: readonly ThrowKey[]): ThrowRecord {
  const ideas = [
    aim(lying, wanted, 'show-off', sfc32(lying.length)),
    ...Array.from({ length: IDEAS }, (_, i) => plainThrow(lying, wanted, sfc32(i))),
  ];
  const worth = ideas.map((idea) => hitsOf(rehearse(idea, wanted, lying, 7)));
  return ideas[worth.indexOf(Math.max(...worth))]!;
}

/** The best way somebody who knows the game would try; the same for the same table, so that practice pays. */
function useMeant({ open, wanted, lying }: Task): ThrowRecord | null {
  return useMemo(() => (open && wanted.length > 0 ? bestOf(lying, wanted) : null), [open, wanted, lying]);
}

/** A throw to be made: what is in the hand, what is asked of it, what lies on the table, and whom it is told. */
export interface Task {
  open: boolean;
  die: number;
  wanted: readonly ThrowKey[];
  lying: readonly Lying[];
  send(record: ThrowRecord): void;
}

export function useTask(task: Task): Throwing {
  const { open, die, wanted, lying, send } = task;
  const meant = useMeant(task);
  const aiming = useHand(open && meant === null, (hand) => send(recordOf(hand)));
  const levers = useMemo(() => leversFor(wanted), [wanted]);
  const shaped = useCallback(
    (caught: Caught): ThrowRecord | null => {
      if (meant === null) return null;
      const record = withLevers(meant, caught);
      return checkThrow(record, wanted, lying) === null ? record : meant;
    },
    [meant, wanted, lying],
  );
  const done = useCallback(
    (caught: Caught) => {
      const record = shaped(caught);
      if (record !== null) send(record);
    },
    [shaped, send],
  );
  const catching = useLevers(levers, open && meant !== null, done);
  const record = useMemo(
    () => (!open ? null : meant === null ? recordOf(aiming.hand) : shaped(catching.caught)),
    [open, meant, aiming.hand, shaped, catching.caught],
  );
  const moves = aiming.charging || catching.at >= 0;
  // While a meter runs everything changes with every picture: rehearsals wait until the hand is still.
  const rehearsals = useMemo(() => (record === null || moves ? null : rehearse(record, wanted, lying, 7)), [record, moves, wanted, lying]);
  const arc = useMemo(() => (record === null || record.launchers.length > 0 ? null : arcOf(record)), [record]);
  const held = useMemo(() => (record === null ? null : { die, place: record.place }), [record, die]);
  return {
    open,
    aiming: open && meant === null ? aiming : null,
    catching: open && meant !== null ? catching : null,
    arc,
    rehearsals,
    held,
    obstacles: record?.obstacles ?? NOTHING,
    round: meant === null ? aiming.hand.round : meant.station / 10 - 270,
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
  return useTask({ open, die: view.die, wanted: view.wanted, lying: view.lying, send });
}
