/** One of a few: radio buttons that are easy to hit. */
import { type ReactNode, useId } from 'react';

interface ChoicesProps<T extends string> {
  label: ReactNode;
  value: T;
  onChange(value: T): void;
  choices: readonly { value: T; title: string; help?: string }[];
}

export function Choices<T extends string>({ label, value, onChange, choices }: ChoicesProps<T>) {
  const name = useId();
  return (
    <fieldset className="field">
      <legend className="label">{label}</legend>
      <div className="choices">
        {choices.map((choice) => (
          <label className="choice" key={choice.value}>
            <input type="radio" name={name} checked={choice.value === value} onChange={() => onChange(choice.value)} />
            <span>
              {choice.title}
              {choice.help !== undefined && <small>{choice.help}</small>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
