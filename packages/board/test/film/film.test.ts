import { act, Filming, filmOf, lengthOf } from '@undercroft/board/film/film.ts';
import { expect, test, vi } from 'vitest';

type Event = { type: 'walked'; room: number } | { type: 'said'; words: string };
interface Picture {
  room: number;
  words: string;
}

let runs = 0;
const film = filmOf(
  (before: Picture) => {
    runs++;
    return new Filming<Picture, Picture, Event['type']>(before, before, { words: '' });
  },
  (scene, e: Event) => {
    scene.change(
      act<Event, Picture, Partial<Picture>>({ walked: (_, { room }) => ({ room }), said: (_, { words }) => ({ words }) }, scene.now, e) ??
        {},
    );
    scene.hold(e.type, e.type === 'walked' ? 300 : 0);
  },
);

const BEFORE: Picture = { room: 0, words: '' };
const EVENTS: Event[] = [
  { type: 'walked', room: 1 },
  { type: 'said', words: 'psst' },
  { type: 'walked', room: 2 },
];

test('length and pictures come from the same run', () => {
  runs = 0;
  expect(lengthOf(film(EVENTS, BEFORE))).toBe(600);
  expect(film(EVENTS, BEFORE).map(({ picture }) => picture.room)).toEqual([1, 2]);
  expect(runs).toBe(1);
  film(EVENTS, { room: 7, words: '' });
  expect(runs).toBe(2);
});

test('what is fleeting is gone with the next shot, what takes no time is no shot', () => {
  expect(film(EVENTS, BEFORE)).toEqual([
    { name: 'walked', ms: 300, picture: { room: 1, words: '' } },
    { name: 'walked', ms: 300, picture: { room: 2, words: '' } },
  ]);
});

test('a retake changes the last shot, and the picture when there is none', () => {
  const scene = new Filming<Picture, Picture, 'walked'>(BEFORE, BEFORE, { words: '' });
  scene.retake({ room: 4 });
  expect([scene.shots.length, scene.now.room]).toEqual([0, 4]);
  scene.hold('walked', 100);
  scene.retake({ words: 'together' });
  expect(scene.shots).toEqual([{ name: 'walked', ms: 100, picture: { room: 4, words: 'together' } }]);
});

test('somebody who has just come sees no scene', () => {
  expect(film(EVENTS, null)).toEqual([]);
});

test('what cannot be told from so far back is told as far as it goes', () => {
  const told = filmOf(
    (before: Picture) => new Filming<Picture, Picture, Event['type']>(before, before, { words: '' }),
    (scene, e: Event) => {
      if (e.type === 'said') throw new Error('nobody is here yet');
      scene.change({ room: e.room });
      scene.hold(e.type, 300);
    },
  );
  const info = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  expect(told(EVENTS, BEFORE).map(({ picture }) => picture.room)).toEqual([1]);
  expect(info).toHaveBeenCalledOnce();
  info.mockRestore();
});
