/** Answers to compare: radio buttons with picture, words and a number each. Arrow keys move among them. */
import { Icon } from '@undercroft/board/controls/icon.tsx';
import { walkAmong } from '@undercroft/board/controls/keys.ts';
import type { ReactNode } from 'react';
import './rows.css';

export interface Row {
  key: string;
  icon?: string;
  title: string;
  /** Beside the title, small. */
  beside?: string;
  text?: ReactNode;
  /** A number at the end, and what it is made of. */
  value?: string;
  small?: string;
  /** Why it cannot be chosen now. */
  barred?: string | undefined;
}

interface RowsProps {
  label: string;
  rows: readonly Row[];
  chosen: string | null;
  /** The kind of decision; undefined: nothing may be pressed. */
  decision: string | undefined;
  onChoose(key: string): void;
  className?: string;
}

export function Rows({ label, rows, chosen, decision, onChoose, className = '' }: RowsProps) {
  const open = rows.filter(({ barred }) => barred === undefined);
  const stop = open.some(({ key }) => key === chosen) ? chosen : open[0]?.key;
  return (
    <div
      className={`p52-rows ${className}`}
      role="radiogroup"
      aria-label={label}
      onKeyDown={(event) => walkAmong(event, '[role="radio"]:enabled')?.click()}
    >
      {rows.map(({ key, icon, title, beside, text, value, small, barred }) => (
        // biome-ignore lint/a11y/useSemanticElements: a row with a picture and numbers is no native radio button
        <button
          key={key}
          type="button"
          role="radio"
          aria-checked={key === chosen}
          className={`p52-row ${key === chosen ? 'chosen' : ''} ${barred === undefined ? '' : 'unable'}`}
          disabled={decision === undefined || barred !== undefined}
          data-decision={barred === undefined ? decision : undefined}
          tabIndex={key === stop ? 0 : -1}
          onClick={() => onChoose(key)}
        >
          {icon !== undefined && (
            <i className="picture">
              <Icon drawing={icon} />
            </i>
          )}
          <span className="what">
            <b>
              {title}
              {beside !== undefined && <small className="beside">{beside}</small>}
            </b>
            {(barred ?? text) !== undefined && <small>{barred ?? text}</small>}
          </span>
          {value !== undefined && (
            <span className="value">
              <b className="number">{value}</b>
              {small !== undefined && <small>{small}</small>}
            </span>
          )}
        </button>
      ))}
    </div>
  );
}
