/** Where a Chromium is; null: nowhere. */
export function findChromium(env?: Record<string, string | undefined>): Promise<string | null>;
/** Where a Chromium is, installed now if need be. Throws one clear line if that is impossible. */
export function needChromium(): Promise<string>;
