/** How long people have. */

import { Choices } from '@undercroft/board/controls/choices.tsx';
import { Switch } from '@undercroft/board/controls/switch.tsx';
import { type MessageKey, useLanguage, useSay } from '@undercroft/board/text.ts';
import type { Clock } from '@undercroft/client';
import { useId } from 'react';
import { HOURS, SPEEDS, toLocal, toUtc, USUAL_CLOCKS, usualQuiet } from './clock.ts';

interface ClockFormProps {
  clock: Clock;
  onChange(clock: Clock): void;
}

const SPEED_WORDS: Record<number, MessageKey> = { 0.5: 'game.speedHalf', 1: 'game.speedUsual', 2: 'game.speedDouble', 4: 'game.speedFour' };

interface PickProps {
  label: string;
  value: number;
  values: readonly number[];
  words(value: number): string;
  onChange(value: number): void;
}

function Pick({ label, value, values, words, onChange }: PickProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} className="input" value={value} onChange={(event) => onChange(Number(event.target.value))}>
        {values.map((each) => (
          <option key={each} value={each}>
            {words(each)}
          </option>
        ))}
      </select>
    </div>
  );
}

const ALL_HOURS = Array.from({ length: 24 }, (_, hour) => hour);

function DaysFields({ clock, onChange }: { clock: Extract<Clock, { kind: 'days' }>; onChange(clock: Clock): void }) {
  const say = useSay();
  const language = useLanguage();
  const offset = new Date().getTimezoneOffset();
  const { quiet } = clock;
  const hourWords = (hour: number) =>
    new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit' }).format(new Date(2000, 0, 1, hour));
  const setQuiet = (change: Partial<{ from: number; to: number }>) =>
    onChange({ ...clock, quiet: { ...(quiet ?? usualQuiet(offset)), ...change } });
  return (
    <>
      <Pick
        label={say('game.perQuestion')}
        value={clock.hours}
        values={HOURS}
        words={(n) => (n < 48 ? say('game.hours', { n }) : say('game.days', { n: n / 24 }))}
        onChange={(hours) => onChange({ ...clock, hours })}
      />
      <Switch
        label={say('game.quiet')}
        checked={quiet !== undefined}
        onChange={(on) => onChange(on ? { ...clock, quiet: usualQuiet(offset) } : { kind: 'days', hours: clock.hours })}
      />
      {quiet && (
        <div className="side-by-side">
          <Pick
            label={say('game.quietFrom')}
            value={toLocal(quiet.from, offset)}
            values={ALL_HOURS}
            words={hourWords}
            onChange={(hour) => setQuiet({ from: toUtc(hour, offset) })}
          />
          <Pick
            label={say('game.quietTo')}
            value={toLocal(quiet.to, offset)}
            values={ALL_HOURS}
            words={hourWords}
            onChange={(hour) => setQuiet({ to: toUtc(hour, offset) })}
          />
        </div>
      )}
    </>
  );
}

export function ClockForm({ clock, onChange }: ClockFormProps) {
  const say = useSay();
  return (
    <>
      <Choices
        label={say('game.clock')}
        value={clock.kind}
        onChange={(kind) => onChange(USUAL_CLOCKS[kind])}
        choices={[
          { value: 'live', title: say('game.live'), help: say('game.liveHelp') },
          { value: 'days', title: say('game.slow'), help: say('game.slowHelp') },
          { value: 'none', title: say('game.noClock'), help: say('game.noClockHelp') },
        ]}
      />
      {clock.kind === 'live' && (
        <Pick
          label={say('game.speed')}
          value={clock.factor}
          values={SPEEDS}
          words={(factor) => say(SPEED_WORDS[factor] ?? 'game.speedUsual')}
          onChange={(factor) => onChange({ kind: 'live', factor })}
        />
      )}
      {clock.kind === 'days' && <DaysFields clock={clock} onChange={onChange} />}
    </>
  );
}
