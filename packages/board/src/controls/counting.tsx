/** A number set by two buttons. */
import { useId } from 'react';
import { Button } from './button.tsx';

interface CountingProps {
  label: string;
  value: number;
  min: number;
  max: number;
  onChange(value: number): void;
  less: string;
  more: string;
}

export function Counting({ label, value, min, max, onChange, less, more }: CountingProps) {
  const id = useId();
  return (
    <div className="field">
      <span className="label" id={id}>
        {label}
      </span>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend above, which is the label's place */}
      <div className="counting" role="group" aria-labelledby={id}>
        <Button onClick={() => onChange(value - 1)} disabled={value <= min} aria-label={less}>
          −
        </Button>
        <output className="number">{value}</output>
        <Button onClick={() => onChange(value + 1)} disabled={value >= max} aria-label={more}>
          +
        </Button>
      </div>
    </div>
  );
}
