/** Answers to compare: a list of radio buttons with picture, words and a number each. Arrow keys move among them. */

import { walkAmong } from '@undercroft/board/controls/keys.ts';
import type { ReactNode } from 'react';
import './acts.css';

export interface OptionRow {
  key: string;
  icon?: ReactNode;
  title: string;
  text?: string;
  value?: string;
  small?: string;
  /** The words about what happens are a warning. */
  bad?: boolean;
}

interface RowsProps {
  label: string;
  rows: readonly OptionRow[];
  chosen: string | null;
  /** The kind of decision; undefined: nothing may be pressed. */
  decision: string | undefined;
  onChoose(key: string): void;
}

export function OptionRows({ label, rows, chosen, decision, onChoose }: RowsProps) {
  const stop = rows.some(({ key }) => key === chosen) ? chosen : rows[0]?.key;
  return (
    <div className="ap-options" role="radiogroup" aria-label={label} onKeyDown={(event) => walkAmong(event, '[role="radio"]')?.click()}>
      {rows.map(({ key, icon, title, text, value, small, bad }) => (
        // biome-ignore lint/a11y/useSemanticElements: a row with a picture and numbers is no native radio button
        <button
          key={key}
          type="button"
          role="radio"
          aria-checked={key === chosen}
          className={`ap-option ${key === chosen ? 'chosen' : ''}`}
          disabled={decision === undefined}
          data-decision={decision}
          tabIndex={key === stop ? 0 : -1}
          onClick={() => onChoose(key)}
        >
          {icon}
          <span className="what">
            <b>{title}</b>
            {text !== undefined && <small className={bad ? 'bad' : ''}>{text}</small>}
          </span>
          {value !== undefined && (
            <span className="value">
              <b className="number">{value}</b>
              <small>{small}</small>
            </span>
          )}
        </button>
      ))}
    </div>
  );
}
