/** A special throw while it is made: the steps, what moves by itself, and what presses, keys and strokes do to it. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { isByHand } from '../../../src/throws/check.ts';
import { checkThrow, type LauncherKey, type Obstacle, type ThrowFlaw, type ThrowRecord } from '../../../src/throws/index.ts';
import type { Task } from '../use-throw.ts';
import { type Draft, draftFor, type Figures, recordFrom } from './draft.ts';
import type { Limit } from './gauges.ts';
import { atStart, figuresAt, isRunning, type Play, press, tick } from './play.ts';
import { DOING, limitIn, type Step, stepsFor } from './table.ts';
import { furnished, type Placing, placingIn, withThing } from './things.ts';

/** A weak hand does everything this much later, in ms. */
const LAG = 120;

/** A change of how far one is, at the time it happens. */
export type Change = (play: Play, steps: readonly Step[], now: number) => Play;

export interface Special {
  wanted: Task['wanted'];
  lying: Task['lying'];
  steps: readonly Step[];
  play: Play;
  /** As they stand this moment. */
  figures: Figures;
  record: ThrowRecord;
  limit: Limit | null;
  /** A pose is given up at this moment. */
  cheating: boolean;
  canCheat: boolean;
  cheat(on: boolean): void;
  /** The eyes are shut, until the die lies still. */
  isDark: boolean;
  openEyes(): void;
  /** Why the last try was refused. */
  refused: ThrowFlaw | null;
  /** Does something to the throw, as late as the hand is. */
  act(change: Change): void;
  /** One press of whatever device. */
  press(): void;
  /** From the beginning. */
  again(): void;
  /** What is being stood on the table now. */
  placing: Placing | null;
  stand(thing: Obstacle): void;
  /** Another launcher goes first. */
  first(key: LauncherKey): void;
}

interface State {
  /** What was asked when it began. */
  of: Draft;
  play: Play;
  /** What has been given up so far. */
  cheated: Partial<Figures>;
  refused: ThrowFlaw | null;
}

const begun = (draft: Draft, refused: ThrowFlaw | null = null): State => ({ of: draft, play: atStart(draft), cheated: {}, refused });

/** What giving a pose up does: at once, and for good where one must not do it at any time. */
function cheatsOf(wanted: Task['wanted']): { now: Partial<Figures>; ever: Partial<Figures> } {
  const cheats = wanted.flatMap((key) => DOING[key].cheat ?? []);
  const figures = (some: typeof cheats): Partial<Figures> => Object.assign({}, ...some.map((each) => each.figures));
  return { now: figures(cheats), ever: figures(cheats.filter(({ ever }) => ever)) };
}

const useDraft = ({ wanted, lying, open }: Task, order: readonly LauncherKey[] | null): Draft =>
  // A new draft for every question: `open` is one of its reasons.
  useMemo(() => furnished(draftFor(wanted, lying, order ?? undefined), wanted, lying), [wanted, lying, order, open]);

/** Null: nothing special is asked. */
export function useSpecial(task: Task): Special | null {
  const { open, wanted, lying, send } = task;
  const [order, setOrder] = useState<readonly LauncherKey[] | null>(null);
  const draft = useDraft(task, order?.every((key) => wanted.includes(key)) ? order : null);
  const steps = useMemo(
    () => stepsFor(wanted, draft.launchers, isByHand({ ...recordFrom(draft, wanted), launchers: [...draft.launchers] })),
    [wanted, draft],
  );
  const [kept, setState] = useState(() => begun(draft));
  // What is kept of another question has none of the things this one needs, not even for one picture.
  const state = open && kept.of !== draft ? begun(draft) : kept;
  const [cheating, setCheating] = useState(false);
  const cheats = useMemo(() => cheatsOf(wanted), [wanted]);
  const now = useClock(open, state.play, steps);
  const latest = useRef(state);
  const set = useCallback((next: State) => {
    latest.current = next;
    setState(next);
  }, []);
  // Eyes stay shut while the die flies: a new question opens them.
  useEffect(() => {
    if (open) set(begun(draft));
  }, [open, draft, set]);

  const written = useCallback(
    (figures: Figures, { play, cheated }: State): ThrowRecord =>
      recordFrom({ ...play.draft, figures: { ...figures, ...cheated, ...(cheating ? cheats.now : {}) } }, wanted),
    [wanted, cheating, cheats],
  );
  const become = useCallback(
    (play: Play) => {
      const next = { ...latest.current, play, refused: null };
      if (play === latest.current.play) return;
      if (play.at < steps.length) return set(next);
      const record = written(play.draft.figures, next);
      const refused = checkThrow(record, wanted, lying);
      if (refused !== null) return set(begun(draft, refused));
      set(next);
      send(record);
    },
    [steps, set, written, wanted, lying, draft, send],
  );
  const weak = wanted.includes('weak-hand');
  const act = useCallback(
    (change: Change) => {
      const run = () => open && latest.current.play.at < steps.length && become(change(latest.current.play, steps, performance.now()));
      if (weak) setTimeout(run, LAG);
      else run();
    },
    [open, steps, become, weak],
  );
  useEffect(() => {
    if (open) become(tick(latest.current.play, steps, now));
  }, [open, now, steps, become]);

  const cheat = useCallback(
    (on: boolean) => {
      setCheating(on);
      if (on) set({ ...latest.current, cheated: cheats.ever });
    },
    [cheats, set],
  );
  const again = useCallback(() => set(begun(draft)), [draft, set]);
  const openEyes = useCallback(() => set({ ...latest.current, play: { ...latest.current.play, shutAt: null } }), [set]);
  const stand = useCallback(
    (thing: Obstacle) => set({ ...latest.current, play: { ...latest.current.play, draft: withThing(latest.current.play.draft, thing) } }),
    [set],
  );
  const first = useCallback((key: LauncherKey) => setOrder([key, ...draft.launchers.filter((each) => each !== key)]), [draft.launchers]);
  const { play, refused } = state;
  const step = steps[play.at];
  const placing = useMemo(
    () => (step?.gesture === 'place' && open ? placingIn(play.draft, step.id === 'bank' ? 'bank' : 'card-jump', wanted, lying) : null),
    [step, open, play.draft, wanted, lying],
  );
  const pressed = useCallback(() => {
    if (placing?.flaw == null) act(press);
  }, [placing, act]);
  if (wanted.length === 0) return null;
  const figures = figuresAt(play, steps, now);
  return {
    ...{ wanted, lying, steps, play, figures, refused, cheating, cheat, openEyes, act, again, placing, stand, first },
    press: pressed,
    record: written(figures, state),
    limit: limitIn(step, wanted),
    canCheat: Object.keys(cheats.now).length > 0,
    isDark: play.shutAt !== null && !cheating,
  };
}

/** The time, told with every picture while something moves by itself. */
function useClock(open: boolean, play: Play, steps: readonly Step[]): number {
  const [now, setNow] = useState(() => performance.now());
  const moves = open && (isRunning(play) || play.shutAt !== null || steps[play.at]?.sways !== undefined);
  useEffect(() => {
    if (!moves) return;
    let frame = requestAnimationFrame(function run() {
      setNow(performance.now());
      frame = requestAnimationFrame(run);
    });
    return () => cancelAnimationFrame(frame);
  }, [moves]);
  return now;
}
