/** What matters more is shown longer, louder and larger. */
import { FREEZE } from '@undercroft/board/film/moment.tsx';
import { expect, test } from 'vitest';
import { type Event, game, MONSTERS, type View } from '../../src/index.ts';
import type { Section } from '../../src/throws/index.ts';
import { film, SOUNDS } from '../../web/film.ts';
import { momentOf } from '../../web/moments.ts';
import { fall, fighting, find, monster, swing, throwDie } from '../table.ts';

const PARTY = { monster: monster('lich-of-lost-property'), heroes: [{ hp: 9 }, { hp: 9 }, { hp: 9 }] };

/** One throw at a real table, as it is filmed. */
function filmed(how: Parameters<typeof fall>[1], scene = {}) {
  const t = fighting({ ...PARTY, ...scene });
  swing(t, how);
  const before: View = game.sight.view(t, 0);
  const events = fall(t, how);
  return { before, events, shots: film(events, before) };
}
const judgedAt = (section: Section) => filmed({ section }).shots.find(({ name }) => name === 'judged')!;

test('the further in a die lies, the more it weighs; the bull freezes, bursts, calls and sounds like nothing else', () => {
  const shots = ([1, 2, 3, 4, 5, 10] as const).map(judgedAt);
  expect(shots.map(({ picture }) => picture.moment!.weight)).toEqual([1, 1, 1, 2, 2, 3]);
  const [one, bull] = [shots[0]!, shots.at(-1)!];
  expect(bull.ms - one.ms).toBe(FREEZE[3]);
  expect(bull.picture.moment).toMatchObject({ tone: 'good', sound: 'bull', burst: { at: 'die', text: '10' }, cry: { says: 'bull' } });
  expect(shots.slice(0, -1).every(({ picture }) => picture.moment!.cry === undefined && picture.moment!.sound !== 'bull')).toBe(true);
  const { judged } = SOUNDS;
  expect(typeof judged === 'function' && judged(bull.picture)).toBe('bull');
});

test('DF-141 a wound weighs by what it costs; the last heart and a faint have words and sounds of their own', () => {
  const wounds = [9, 6, 4, 3].map((hp) => {
    const { events, before } = filmed({ miss: 'bone' }, { heroes: [{ hp }, {}, {}] });
    return momentOf(before, find(events, 'suffered'));
  });
  expect(MONSTERS[PARTY.monster]!.damage).toBe(3);
  expect(wounds.map((wound) => wound!.weight)).toEqual([2, 3, 2, 3]);
  expect(wounds[2]).toMatchObject({ tone: 'bad', sound: 'heart', cry: { says: 'lastHeart', of: 0 } });
  const { shots } = filmed({ miss: 'bone' }, { heroes: [{ hp: 3 }, {}, {}] });
  expect(shots.find(({ name }) => name === 'fainted')!.picture.moment).toMatchObject({
    weight: 3,
    sound: 'death',
    cry: { says: 'faints', of: 0 },
  });
});

test('DF-130 a kill weighs by who falls, and says so', () => {
  const kill = (id: string) => {
    const t = fighting({ ...PARTY, monster: monster(id), hp: 1 });
    const events = throwDie(t, { section: 5 });
    return momentOf({ monster: monster(id), hp: 1, heroes: t.heroes }, find(events, 'defeated'));
  };
  expect(kill('damp-squire')).toMatchObject({ weight: 2, tone: 'good', sound: 'victory', cry: { says: 'falls' } });
  expect(kill('lich-of-lost-property')).toMatchObject({ weight: 3, sound: 'victory' });
  const boss: Event = { type: 'defeated', monster: monster('archlich-gerald'), shots: 3, hero: 0 };
  expect(momentOf({ monster: boss.monster, hp: 0, heroes: [] }, boss)).toMatchObject({ weight: 3, sound: 'legend', cry: { says: 'boss' } });
});

test('a cocked die that is thrown again is no moment', () => {
  const { events, before } = filmed({ section: 10 });
  const thrown = find(events, 'thrown');
  expect(momentOf(before, { ...thrown, verdict: { ...thrown.verdict, rethrow: true } })).toBeNull();
});
