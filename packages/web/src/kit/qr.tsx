/** A code to photograph: ink on paper, whatever the theme, so that every camera reads it. */
import { useMemo } from 'react';
import { encode } from 'uqr';

/** The dark squares as one path, a unit each. */
export function squaresOf(data: readonly (readonly boolean[])[]): string {
  return data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
}

export function Qr({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => {
    const { size, data } = encode(text, { ecc: 'M', border: 3 });
    return { size, path: squaresOf(data) };
  }, [text]);
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path className="qr-paper" d={`M0 0h${size}v${size}h-${size}z`} />
      <path className="qr-ink" d={path} />
    </svg>
  );
}
