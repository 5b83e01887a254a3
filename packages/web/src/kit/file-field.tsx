/** A file of JSON that somebody chooses: read here, too large or broken ones are refused at once. */
import type { Json } from '@undercroft/engine';
import type { ReactNode } from 'react';
import { BadChoice } from './bad-choice.ts';

async function readFile(file: File, largest: number): Promise<string> {
  if (file.size > largest) throw new BadChoice('file-too-large');
  return file.text();
}

/** What a file's text says. */
export function jsonIn(text: string): Json {
  try {
    return JSON.parse(text);
  } catch {
    throw new BadChoice('file-not-json');
  }
}

interface FileProps {
  label: ReactNode;
  /** In bytes. */
  largest: number;
  disabled?: boolean;
  /** Gets what is in the file, or fails with why it cannot be read. */
  onChoose(read: () => Promise<string>): void;
}

/** A button like any other; the browser's own would speak the browser's language and say that no file is chosen. */
export function FileField({ label, largest, disabled, onChoose }: FileProps) {
  return (
    <p className="file-field">
      <label className="button plain">
        {label}
        <input
          type="file"
          accept=".json,application/json"
          disabled={disabled}
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            // The same file can be chosen again after it was mended.
            event.target.value = '';
            if (file) onChoose(() => readFile(file, largest));
          }}
        />
      </label>
    </p>
  );
}
