import { changeSettings, settingsNow } from '@undercroft/board/settings.ts';
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

test('where a browser refuses to make sounds, or does not wake up, the game goes on in silence', () => {
  const wants = { ...settingsNow() };
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  changeSettings({ sound: true, volume: 60 });
  const refuse = () => {
    throw new DOMException('too many', 'NotSupportedError');
  };
  const asleep = class {
    readonly state = 'suspended';
    resume = () => Promise.reject(new DOMException('not now', 'InvalidStateError'));
    createGain = refuse;
    createOscillator = refuse;
    createBuffer = refuse;
  };
  for (const context of [
    undefined,
    class {
      constructor() {
        refuse();
      }
    },
    asleep,
  ]) {
    vi.stubGlobal('AudioContext', context);
    for (const name of Object.keys(SOUNDS) as SoundName[]) expect(() => sound(name)).not.toThrow();
  }
  changeSettings(wants);
  vi.unstubAllGlobals();
});

test('nothing sounds unless somebody wants it', () => {
  const made = vi.fn();
  vi.stubGlobal('AudioContext', made);
  for (const name of Object.keys(SOUNDS) as SoundName[]) sound(name);
  expect(made).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});
