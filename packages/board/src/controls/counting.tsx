/** A number set by two buttons. */
import { useId } from 'react';
import { useSay } from '../text.ts';
import { Button } from './button.tsx';

interface CountingProps {
  label: string;
  value: number;
  min: number;
  max: number;
  onChange(value: number): void;
  less?: string;
  more?: string;
}

export function Counting({ label, value, min, max, onChange, less, more }: CountingProps) {
  const say = useSay();
  const id = useId();
  return (
    <div className="field">
      <span className="label" id={id}>
        {label}
      </span>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend above, which is the label's place */}
      <div className="counting" role="group" aria-labelledby={id}>
        <Button onClick={() => onChange(value - 1)} disabled={value <= min} aria-label={less ?? say('board.less', { what: label })}>
          −
        </Button>
        <output className="number">{value}</output>
        <Button onClick={() => onChange(value + 1)} disabled={value >= max} aria-label={more ?? say('board.more', { what: label })}>
          +
        </Button>
      </div>
    </div>
  );
}
