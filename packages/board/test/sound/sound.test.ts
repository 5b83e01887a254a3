import { SOUNDS, type SoundName, sound } from '@undercroft/board/sound/sound.ts';
import { expect, test, vi } from 'vitest';

test('every sound is short, never louder than full, and bends from one audible pitch to another', () => {
  for (const [name, tones] of Object.entries(SOUNDS)) {
    expect(tones.length, name).toBeGreaterThan(0);
    for (const { at, seconds, loud, from, to } of tones) {
      expect(at + seconds, name).toBeLessThan(0.8);
      expect(loud, name).toBeLessThanOrEqual(1);
      for (const pitch of [from, to]) expect(pitch > 40 && pitch < 5000, name).toBe(true);
    }
  }
});

test('nothing sounds unless somebody wants it', () => {
  const made = vi.fn();
  vi.stubGlobal('AudioContext', made);
  for (const name of Object.keys(SOUNDS) as SoundName[]) sound(name);
  expect(made).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});
