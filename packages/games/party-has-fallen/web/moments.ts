/** How much what happened matters: a scratch, a blow, or what turns the game; and what is called out then. */
import { type Moment as MomentOf, soundOf, weightOf } from '@undercroft/board/film/moment.tsx';
import type { SoundName } from '@undercroft/board/sound/sound.ts';
import type { Say } from '@undercroft/board/text.ts';
import { type Event, kindName, type View } from '../src/index.ts';

export interface Moment extends MomentOf {
  by: Event;
}

/** So few HP left that the next blow may be the last. */
const LAST_BREATH = 3;
/** Somebody wounded who is hardly struck any more still stands. */
const LEAST = 12;

export function momentOf(e: Event, view: View): Moment | null {
  switch (e.type) {
    case 'hurt':
      return { by: e, tone: 'bad', weight: weightOf(e.amount, Math.max(LEAST, view.seats[e.seat]?.maxHp ?? 0)) };
    case 'marauderHurt':
      return { by: e, tone: 'good', weight: weightOf(e.amount, e.amount + e.hp) };
    case 'flipped':
      return kindName(e.card) === 'exit' ? { by: e, tone: 'good', weight: 3 } : null;
    case 'died':
    case 'pactBroken':
    case 'nobodyWon':
      return { by: e, tone: 'bad', weight: 3 };
    case 'marauderBeaten':
    case 'claimed':
    case 'won':
      return { by: e, tone: 'good', weight: 3 };
    default:
      return null;
  }
}

/** How a loss sounds: the last breath has a sound of its own. */
export function soundOfMoment({ moment }: { moment: Moment | null }): SoundName | undefined {
  if (moment === null) return undefined;
  if (moment.by.type === 'died') return 'death';
  if (moment.by.type === 'hurt' && moment.by.hp > 0 && moment.by.hp <= LAST_BREATH) return 'heart';
  return soundOf(moment);
}

/** Called across the board; the log tells it in full. */
export function cryOf(say: Say, { by: e }: Moment, name: (seat: number) => string): string | null {
  switch (e.type) {
    case 'died':
      return say('phf.cry.died', { name: name(e.seat) });
    case 'pactBroken':
      return say('phf.cry.betrayed');
    case 'flipped':
      return say('phf.cry.exit');
    case 'marauderBeaten':
      return say('phf.cry.marauder');
    default:
      return null;
  }
}
