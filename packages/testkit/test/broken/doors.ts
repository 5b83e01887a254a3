/** Games that are careless with what comes from outside. */
import { type Carries, type Game, type Json, MATERIAL, type MaterialDoor, materialOf, type ThingDoor } from '@undercroft/engine';
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

interface Charm {
  wins: number;
}

const isCharm = (json: Json): json is { wins: number } =>
  typeof json === 'object' && json !== null && !Array.isArray(json) && Number.isInteger(json['wins']);

const charms: ThingDoor<Table, unknown, Charm> = {
  name: 'Charm',
  read: (json) => (isCharm(json) ? { value: { wins: json.wins } } : { flaws: [{ message: 'a charm counts wins' }] }),
  title: () => 'A charm',
  tell: ({ wins }) => [`${wins} wins`],
  make: () => ({ wins: 0 }),
  keeps: (t, seat) => (Array.isArray(t.extra) && t.extra[seat] !== null ? { wins: t.points[seat]! } : null),
};

const remembering = <X extends object>(made: X, { extra }: { extra?: unknown }): X => (extra === undefined ? made : { ...made, extra });

/** The base game with material that everything carries, and charms that are remembered in the table. */
const lucky = withChanges(base, {
  play: {
    setup: (config, random) => {
      const t = Object.assign(base.play.setup(config, random), { [MATERIAL]: config.material?.value });
      return remembering(t, { extra: config.brings });
    },
  },
  sight: {
    view: (t: Table & Carries<Luck>, viewer) => carrying(remembering(view(t, viewer), t), t),
    imagine: (v: View & Carries<Luck>, random) => carrying(remembering(imagine(v, random), v), v),
  },
  doors: { material: door, thing: charms },
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
    wrong: 'a charm is taken whatever it is',
    breaks: 'thing-door',
    game: unlucky({ doors: { thing: { ...charms, read: () => ({ value: { wins: 0 } }) } } }),
  },
  {
    wrong: 'a new charm cannot be brought',
    breaks: 'thing-door',
    game: unlucky({ doors: { thing: { ...charms, make: () => ({ wins: 0.5 }) } } }),
  },
  {
    wrong: 'who brought a charm takes none home',
    breaks: 'thing-kept',
    game: unlucky({ doors: { thing: { ...charms, keeps: () => null } } }),
  },
  {
    wrong: 'what is taken home cannot be brought again',
    breaks: 'thing-kept',
    game: unlucky({ doors: { thing: { ...charms, keeps: (t, seat) => ({ wins: t.points[seat]! / 2 }) } } }),
  },
  {
    wrong: 'its own material has a flaw',
    breaks: 'material-door',
    game: unlucky({ doors: { material: { ...door, shipped: { ...door.shipped, bad: { name: 'Bad luck' } } } } }),
  },
];
