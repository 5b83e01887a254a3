/**
 * The first game, with the cellar rat: a goal, a hero, three turns. What `lesson.json` says was sought by
 * `test/web/seek-lesson.ts` so that the learner finds an item, wins a fight, makes peace and finds EXIT.
 */

import type { Lesson, Tutorial } from '@undercroft/board/contract.ts';
import { teaching } from '@undercroft/board/lesson/lesson.ts';
import type { MessageKey } from '@undercroft/board/text.ts';
import type { Ask } from '@undercroft/engine';
import type { Decision, Kind } from '../src/index.ts';
import found from './lesson.json' with { type: 'json' };

type Phf = Lesson<Decision>;

const TURN = '.phf-act';
const MAP = '.map-board';
const PICKS = '.picks';
/** Where a phone keeps what stands beside the map on a desk. */
const TAB = '.phf-own > .tabs [role="tab"]';

const { listen, answer } = teaching<Decision>();

/** Waits for one deed of the own turn. */
const turn = (say: MessageKey, what: 'roll' | 'attack' | 'end'): Phf => answer(say, TURN, 'turn', (d) => d.do === what);

/** One lesson for each step; the rat explains the first and hurries the rest. */
const walk = (say: MessageKey, path: readonly number[]): Phf[] =>
  path.map((room, i) => answer(i === 0 ? say : 'phf.lesson.goOn', MAP, 'step', (d) => 'to' in d && d.to === room));

/** The other one ends every turn at once, accepts everything and never uses a card. */
export function rival(ask: Ask<Kind>, options: readonly Decision[]): Decision | null {
  if (ask.kind === 'answerOffer') return options.find((d) => d.kind === 'answerOffer' && d.accept) ?? null;
  if (ask.may === true) return null;
  if (ask.kind === 'turn') return options.find((d) => d.kind === 'turn' && d.do === 'end') ?? null;
  return (ask.kind === 'reroll' || ask.kind === 'react' ? options.at(-1) : options[0]) ?? null;
}

/** A small dungeon, and nobody has to wait for the sixth round. */
export const OPTIONS = {
  'dungeon.mix': 'custom',
  'mix.empty': 4,
  'mix.skill': 1,
  'mix.item': 3,
  'mix.event': 1,
  'win.minRounds': 0,
} as const;

export const tutorial: Tutorial<Decision> = {
  seats: 2,
  seed: found.seed,
  options: OPTIONS,
  rival,
  lessons: [
    listen('phf.lesson.welcome'),
    answer('phf.lesson.goal', PICKS, 'goal', (d) => d.card === found.goal),
    answer('phf.lesson.hero', PICKS, 'hero', (d) => d.card === found.hero),
    answer('phf.lesson.ability', PICKS, 'ability', (d) => d.keep === found.ability && d.drop === found.dropped),
    answer('phf.lesson.start', MAP, 'start', (d) => d.room === found.start),
    listen('phf.lesson.map', MAP),
    turn('phf.lesson.roll', 'roll'),
    ...walk('phf.lesson.step', found.paths[0] ?? []),
    listen('phf.lesson.item', `.phf-items, ${TAB}:nth-child(2)`),
    listen('phf.lesson.sheet', '.phf-numbers'),
    turn('phf.lesson.end', 'end'),
    turn('phf.lesson.rollAgain', 'roll'),
    ...walk('phf.lesson.toRival', found.paths[1] ?? []),
    turn('phf.lesson.attack', 'attack'),
    answer('phf.lesson.press', TURN, 'press', (d) => d.on),
    listen('phf.lesson.fought', '.phf-seats'),
    turn('phf.lesson.endAgain', 'end'),
    answer('phf.lesson.trade', '.phf-meanwhile', 'offer'),
    listen('phf.lesson.peace', `.phf-goal, ${TAB}:nth-child(3)`),
    turn('phf.lesson.lastRoll', 'roll'),
    ...walk('phf.lesson.exit', found.paths[2] ?? []),
    listen('phf.lesson.goodbye'),
  ],
};
