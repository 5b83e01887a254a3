/** Colours and lights of the throwing table, by candle and by day. */
export interface Theme {
  background: string;
  wood: readonly [string, string, string];
  grain: string;
  grainStrength: number;
  chalk: string;
  stone: readonly [string, string, string];
  mortar: string;
  niche: readonly [string, string, string];
  sky: { above: string; below: string; strength: number };
  key: { colour: string; strength: number };
  ambient: number;
  /** How much candles light; 0 .. 1. */
  glow: number;
}

export const THEMES: Record<'dark' | 'light', Theme> = {
  dark: {
    background: '#0d0704',
    wood: ['#8a5a33', '#7a4d2a', '#6b4123'],
    grain: '#2a1409',
    grainStrength: 0.7,
    chalk: '#f3e6cf',
    stone: ['#9a7860', '#87674f', '#735643'],
    mortar: '#1a0f0a',
    niche: ['#d9924a', '#7d4a24', '#20120b'],
    sky: { above: '#b2957a', below: '#2a160b', strength: 0.9 },
    key: { colour: '#ffe2ba', strength: 3.5 },
    ambient: 0.22,
    glow: 1,
  },
  light: {
    background: '#cdb792',
    wood: ['#d3a76d', '#c99a60', '#bd8c53'],
    grain: '#6b4420',
    grainStrength: 0.42,
    chalk: '#fffaf0',
    stone: ['#e2d4b8', '#d8c7a6', '#cdb993'],
    mortar: '#9c8661',
    niche: ['#fbe7ba', '#ecd09a', '#c9a469'],
    sky: { above: '#fff6e2', below: '#b08a58', strength: 1.5 },
    key: { colour: '#fff1d0', strength: 2.3 },
    ambient: 0.35,
    glow: 0.35,
  },
};
