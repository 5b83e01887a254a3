/** Which rooms of the map answer the question that waits, and how. */

import type { Say } from '@undercroft/board/text.ts';
import type { Say as GameSay } from '@undercroft/engine';
import { type Decision, NONE } from '../../../src/index.ts';
import type { Props, Question } from '../../board-props.ts';
import { roomWords, stepLabel } from '../../words.ts';

export interface Target {
  room: number;
  d: Decision;
  /** Pressing it is the answer; else it is chosen first and confirmed below. */
  atOnce: boolean;
  label(say: Say, inGame: GameSay): string;
}

/** Rooms that can be pressed now. */
export function targetsOf({ view, viewer }: Props, { asked }: Question): Target[] {
  const from = view.seats[viewer ?? -1]?.room ?? NONE;
  return (asked?.options ?? []).flatMap((d): Target[] => {
    if (d.kind === 'step')
      return 'use' in d || d.to < 0
        ? []
        : [{ room: d.to, d, atOnce: true, label: (say, inGame) => stepLabel(say, inGame, view, from, d.to) }];
    if (d.kind !== 'start' && d.kind !== 'where' && d.kind !== 'summon') return [];
    return [
      { room: d.room, d, atOnce: false, label: (say, inGame) => say('phf.room.choose', { room: roomWords(say, inGame, view, d.room) }) },
    ];
  });
}
