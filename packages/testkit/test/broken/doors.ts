/** Games that are careless with what comes from outside. */
import { type Carries, type Game, type Json, MATERIAL, type MaterialDoor, materialOf } from '@undercroft/engine';
import { type Changes, withChanges } from '../../src/altered.ts';
import { type Broken, base, breakGame, imagine, type Parts, type Table, type View, view } from './base.ts';

interface Luck {
  name: string;
  bonus: { points: number };
}

const isLuck = (json: Json): json is { name: string; bonus: { points: number } } =>
  typeof json === 'object' && json !== null && !Array.isArray(json) && typeof json['name'] === 'string' && 'bonus' in json;

const door: MaterialDoor<Luck> = {
  name: 'Luck',
  read: (json) => (isLuck(json) ? { value: json } : { flaws: [{ message: 'luck has a name and a bonus' }] }),
  title: ({ name }) => name,
  shipped: { good: { name: 'Good luck', bonus: { points: 1 } } },
  usual: 'good',
};

const carrying = <X extends object>(made: X, from: Carries<Luck>): X => Object.assign(made, { [MATERIAL]: materialOf(from) });

/** The base game with material that everything carries. */
const lucky = withChanges(base, {
  play: { setup: (config, random) => Object.assign(base.play.setup(config, random), { [MATERIAL]: config.material?.value }) },
  sight: {
    view: (t: Table & Carries<Luck>, viewer) => carrying(view(t, viewer), t),
    imagine: (v: View & Carries<Luck>, random) => carrying(imagine(v, random), v),
  },
  doors: { material: door },
});
const unlucky = (changes: Changes<Parts>): Game => breakGame(withChanges(lucky, changes));

export const sound = breakGame(lucky);

export const careless: Broken[] = [
  { wrong: 'views do not carry the material', breaks: 'material-carried', game: unlucky({ sight: { view } }) },
  { wrong: 'imagined tables do not carry the material', breaks: 'material-carried', game: unlucky({ sight: { imagine } }) },
  {
    wrong: 'a part of the material lies in the table',
    breaks: 'material-carried',
    game: unlucky({
      play: {
        setup: (config, random) => {
          const t: Table & Carries<Luck> = lucky.play.setup(config, random);
          return Object.assign(t, { extra: materialOf(t)?.bonus });
        },
      },
    }),
  },
  {
    wrong: 'any material is taken',
    breaks: 'material-door',
    game: unlucky({ doors: { material: { ...door, read: () => ({ value: { name: 'Luck', bonus: { points: 9 } } }) } } }),
  },
  {
    wrong: 'its own material has a flaw',
    breaks: 'material-door',
    game: unlucky({ doors: { material: { ...door, shipped: { ...door.shipped, bad: { name: 'Bad luck' } } } } }),
  },
];
