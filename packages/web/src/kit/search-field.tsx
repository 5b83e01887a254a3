/** A field to look something up by whatever people call it. */
import { useId } from 'react';

interface SearchProps {
  label: string;
  /** What somebody might type. */
  example: string;
  value: string;
  onChange(wanted: string): void;
}

export function SearchField({ label, example, value, onChange }: SearchProps) {
  const field = useId();
  return (
    <div className="field">
      <label htmlFor={field}>{label}</label>
      <input
        id={field}
        className="input"
        type="search"
        value={value}
        placeholder={example}
        onChange={(event) => onChange(event.target.value)}
        // What is wanted is found while it is typed: Enter would send the form around it.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
    </div>
  );
}
