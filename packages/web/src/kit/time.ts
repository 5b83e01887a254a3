/** Times as people say them. */

const UNITS: readonly [unit: Intl.RelativeTimeFormatUnit, ms: number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** `3 hours ago`, `in 5 minutes`; less than a minute is `now`. */
export function ago(at: number, now: number, language: string): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const passed = at - now;
  for (const [unit, ms] of UNITS) if (Math.abs(passed) >= ms) return words.format(Math.trunc(passed / ms), unit);
  return words.format(0, 'second');
}
