/** How far somebody is with a throw: which step, what sweeps or runs, which figures stand. Changes come from presses, keys and strokes; all of it is plain data. */
import type { Draft, FigureId, Figures } from './draft.ts';
import { sweepAt, valueAt } from './gauges.ts';
import type { Step } from './table.ts';

export interface Play {
  draft: Draft;
  /** Which step; as many as there are: the die flies. */
  at: number;
  /** Which of its gauges sweeps; -1: none. */
  live: number;
  /** When the sweep or the run began, in ms. */
  since: number | null;
  /** Figures that keys have set in this step: no sweep touches them any more. */
  kept: readonly FigureId[];
  /** When the eyes were shut, in ms. */
  shutAt: number | null;
}

export const atStart = (draft: Draft): Play => ({ draft, at: 0, live: -1, since: null, kept: [], shutAt: null });

const withFigures = (play: Play, figures: Partial<Figures>): Play => ({
  ...play,
  draft: { ...play.draft, figures: { ...play.draft.figures, ...figures } },
});

/** Something of this step goes on by itself. */
export const isRunning = (play: Play): boolean => play.since !== null;

/** A hand that is never still: there and back, or only how far off. */
function swayAt({ sways }: Step, now: number): Partial<Figures> {
  if (sways === undefined) return {};
  const swing = sways.most * (2 * sweepAt(now, sways.ms) - 1);
  return { [sways.figure]: sways.both ? swing : Math.abs(swing) };
}

/** The figures as they stand now, with whatever sweeps, runs or sways. */
export function figuresAt(play: Play, steps: readonly Step[], now: number): Figures {
  const { figures } = play.draft;
  const step = steps[play.at];
  // The first picture may have begun before the press.
  const since = (begun: number) => Math.max(0, now - begun);
  const shut = play.shutAt === null ? {} : { 'blind.shut': since(play.shutAt) };
  if (step === undefined) return { ...figures, ...shut };
  const swaying = swayAt(step, now);
  if (play.since === null) return { ...figures, ...shut, ...swaying };
  const ms = since(play.since);
  const held = step.holds === undefined ? {} : { [step.holds]: ms };
  const gauge = step.gauges[play.live];
  const swept = gauge === undefined ? {} : { [gauge.figure]: valueAt(gauge, sweepAt(ms, gauge.ms)) };
  return { ...figures, ...shut, ...swaying, ...held, ...swept, ...step.run?.at(ms) };
}

/** This step is over: what it shows now is kept, and the next one may have begun with that. */
export function finish(play: Play, steps: readonly Step[], now: number): Play {
  const shut = steps[play.at]?.gesture === 'shut' ? now : play.shutAt;
  const kept = { ...withFigures(play, figuresAt(play, steps, now)), shutAt: shut };
  const next = steps[play.at + 1];
  return { ...kept, at: play.at + 1, live: -1, since: next?.run?.begun ? now : null, kept: [] };
}

/** One press of whatever device: begins what waits, stops what goes on, and goes on to the next. */
export function press(play: Play, steps: readonly Step[], now: number): Play {
  const step = steps[play.at];
  if (step === undefined) return play;
  if (step.run !== undefined) return play.since === null ? { ...play, since: now } : finish(play, steps, now);
  const stopped = withFigures(play, figuresAt(play, steps, now));
  const live = step.gauges.findIndex(({ figure }, i) => i > play.live && !play.kept.includes(figure));
  return live < 0 ? finish(play, steps, now) : { ...stopped, live, since: now };
}

/** A hand or a finger has moved figures; nothing sweeps any more. */
export const moveTo = (play: Play, figures: Partial<Figures>): Play => withFigures({ ...play, live: -1, since: null }, figures);

const KEY_STEP = 1 / 40;

/** Arrow keys: the gauge of that axis goes on by a step. Force is not to be had so. */
export function nudge(play: Play, steps: readonly Step[], axis: 'up' | 'across', by: number): Play {
  const gauge = steps[play.at]?.gauges.find((each) => each.axis === axis && !each.force);
  if (gauge === undefined || play.since !== null) return play;
  const [least, most] = [Math.min(gauge.from, gauge.to), Math.max(gauge.from, gauge.to)];
  const value = play.draft.figures[gauge.figure] + by * KEY_STEP * (gauge.to - gauge.from);
  const kept = play.kept.includes(gauge.figure) ? play.kept : [...play.kept, gauge.figure];
  return { ...withFigures(play, { [gauge.figure]: Math.min(most, Math.max(least, value)) }), kept };
}

/** Time alone may end a step. */
export function tick(play: Play, steps: readonly Step[], now: number): Play {
  const run = steps[play.at]?.run;
  return run !== undefined && play.since !== null && now - play.since >= run.most ? finish(play, steps, play.since + run.most) : play;
}
