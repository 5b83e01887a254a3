/** A field for a name, with what is wrong with it beneath. */

import { type Say, useSay } from '@undercroft/board/text.ts';
import { LONGEST_NAME } from '@undercroft/engine';
import { useId } from 'react';
import { cleanName } from '../names.ts';

interface NameFieldProps {
  label: string;
  value: string;
  onChange(value: string): void;
  /** What the server thought of it, in words. */
  problem?: string | null;
  autoFocus?: boolean;
}

/** What can be said of a name before the server is asked. */
export function faultOf(name: string, say: Say): string | null {
  if (name !== '' && cleanName(name) === '') return say('error.nameEmpty');
  if ([...name.trim()].length > LONGEST_NAME) return say('error.nameLong', { n: LONGEST_NAME });
  return null;
}

export function NameField({ label, value, onChange, problem, autoFocus }: NameFieldProps) {
  const say = useSay();
  const id = useId();
  const fault = faultOf(value, say) ?? problem ?? null;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="input"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        dir="auto"
        autoComplete="nickname"
        enterKeyHint="done"
        // Opened by pressing something that says it is about the name.
        // biome-ignore lint/a11y/noAutofocus: see above
        autoFocus={autoFocus}
        aria-invalid={fault !== null}
        aria-describedby={fault === null ? undefined : `${id}-problem`}
      />
      {fault !== null && (
        <span className="problem" id={`${id}-problem`} role="alert">
          {fault}
        </span>
      )}
    </div>
  );
}
