/** The roll on a terminal: what is wanted, the dice with what they do, the lamp. */
import type { InspectColor } from 'node:util';
import type { Place } from '@undercroft/terminal/board.ts';
import { box } from '@undercroft/terminal/box.ts';
import { clip, padEnd } from '@undercroft/terminal/text.ts';
import { arenaName, bossName, faceWords, questName, sourceName, symbolWords } from '../src/names.ts';
import { inEnglish } from '../src/texts.ts';
import type { DieView, RollView, View } from '../src/view.ts';

const INKS: readonly InspectColor[] = ['red', 'green', 'blue', 'yellow'];
const NAMES = ['red', 'green', 'blue', 'yellow'];

const titleOf = (view: View): string =>
  view.trial === 'arena'
    ? arenaName(inEnglish, view.arena)
    : view.trial === 'quest'
      ? questName(inEnglish, view.quest)
      : bossName(inEnglish, view.boss);

/** What a die does now, in words. */
function doing(die: DieView): string {
  if (die.locked) return 'locked';
  if (die.fills.length > 0) return 'needed';
  if (die.stops > 0) return 'stops a wound';
  return die.free ? 'free' : '';
}

function dieLine(view: View, roll: RollView, at: number): string {
  const die = roll.dice[at]!;
  const chance = die.chance === null ? '' : `reroll ${Math.round(die.chance * 100)} %`;
  return `${at + 1} ${padEnd(NAMES[die.colour]!, 7)} ${padEnd(faceWords(inEnglish, view.pool[at]!), 20)} ${padEnd(doing(die), 14)} ${chance}`;
}

/** The lamp: lit, or what is missing. */
function lamp(view: View, roll: RollView): string {
  if (view.trial === 'arena') return `Counted now: ${roll.total}`;
  if (roll.succeeds) return 'Would succeed now';
  const symbols = [0, 1, 2, 5];
  const missing = roll.missing.flatMap((n, i) => (n > 0 ? [symbolWords(inEnglish, symbols[i]!, n)] : []));
  return `Still missing ${missing.join(', ')}`;
}

export function rollLines(view: View, { ink, width }: Place): string[] {
  const roll = view.rolling!;
  const added = roll.added.map((each) => `${symbolWords(inEnglish, each.symbol, 1)} (${sourceName(inEnglish, each.from)})`);
  const lines = [
    ink(roll.succeeds ? ['bold', 'green'] : 'bold', lamp(view, roll)),
    `Wounds: ${roll.deadly} deadly, ${roll.light} light; shields ${roll.shields}; loose runes ${roll.looseRunes}`,
    ...roll.dice.map((die, at) => ink(die.locked ? 'dim' : INKS[die.colour]!, clip(dieLine(view, roll, at), width - 4))),
    ...(added.length > 0 ? [clip(`Added: ${added.join(', ')}`, width - 4)] : []),
  ];
  return box(lines, { ink, width, title: clip(titleOf(view), width - 8), frame: 'magenta' });
}
