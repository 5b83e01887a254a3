/** How much what happened matters: a scratch, a blow, or what turns the game; and what is called out then. */
import { type Moment as MomentOf, soundOf, weightOf } from '@undercroft/board/film/moment.tsx';
import type { SoundName } from '@undercroft/board/sound/sound.ts';
import type { Say } from '@undercroft/board/text.ts';
import type { P52Event, View } from '../src/index.ts';
import { ACE, KING, rankOf } from '../src/rules/cards.ts';
import { maxHpOf } from '../src/rules/heroes.ts';

export interface Moment extends MomentOf {
  by: P52Event;
}
type Said = Pick<Moment, 'tone' | 'weight'> | null;

const good = (weight: Moment['weight']): Said => ({ tone: 'good', weight });
const bad = (weight: Moment['weight']): Said => ({ tone: 'bad', weight });

/** So little health left that the next blow may be the last. */
const LAST_BREATH = 2;
export const isLastBreath = (hp: number): boolean => hp >= 0 && hp <= LAST_BREATH;

/** A blow that hits with a King, or fails with an Ace. */
function onFlip({ card, hits }: { card: number; hits: boolean }, ours: boolean): Said {
  if (rankOf(card) === ACE) return ours ? bad(2) : good(1);
  return rankOf(card) === KING && hits ? (ours ? good(2) : bad(2)) : null;
}

function hurt(view: View, seat: number, { amount, hp }: { amount: number; hp: number }): Said {
  if (amount <= 0) return null;
  return isLastBreath(hp) ? bad(3) : bad(weightOf(amount, maxHpOf(view, seat)));
}

function onChest(result: string): Said {
  if (result === 'opened') return good(2);
  return result === 'exploded' || result === 'destroyed' || result === 'broken' ? bad(2) : null;
}

function said(e: P52Event, view: View): Said {
  const foe = (id: number) => view.enemies.find((enemy) => enemy.id === id);
  switch (e.type) {
    case 'heroHurt':
      return hurt(view, e.seat, e);
    case 'enemyHurt':
      return e.amount > 0 ? good(weightOf(e.amount, foe(e.enemy)?.sheet.maxHp ?? e.amount)) : null;
    case 'struck':
      return onFlip(e, true);
    case 'enemyStruck':
      return onFlip(e, false);
    case 'chestPicked':
    case 'chestSmashed':
      return onChest(e.result);
    case 'enemyDefeated':
      return good(foe(e.enemy)?.boss === 'none' ? 2 : 3);
    case 'prizeFlipped':
      return e.isPrize ? good(3) : bad(1);
    case 'surpriseFlipped':
      return rankOf(e.card) === ACE ? bad(2) : rankOf(e.card) === KING ? good(2) : null;
    case 'ambushFlipped':
      return e.springs ? bad(2) : null;
    case 'dropFlipped':
      return e.dropped ? good(1) : null;
    case 'enemyCame':
      return e.card < 0 ? bad(3) : null;
    case 'heroDied':
    case 'wardFell':
      return bad(3);
    case 'heroRevived':
      return good(3);
    case 'exitOpened':
    case 'levelGained':
      return good(2);
    case 'sessionEnded':
      return e.ending === 'won' ? good(3) : bad(3);
    default:
      return null;
  }
}

/** `view`: the table before it happened. */
export function momentOf(e: P52Event, view: View): Moment | null {
  const found = said(e, view);
  return found === null ? null : { ...found, by: e };
}

/** The last breath has a sound of its own, and so has a death. */
export function soundOfMoment({ moment }: { moment: Moment | null }): SoundName | undefined {
  if (moment === null) return undefined;
  const { by } = moment;
  if (by.type === 'heroDied') return 'death';
  if (by.type === 'heroHurt' && isLastBreath(by.hp)) return 'heart';
  return soundOf(moment);
}

/** Called across the board; the log tells it in full. */
export function cryOf(say: Say, { by: e }: Moment, name: (seat: number) => string, foe: (enemy: number) => string): string | null {
  switch (e.type) {
    case 'heroDied':
      return say('p52.cry.died', { name: name(e.seat) });
    case 'heroHurt':
      if (e.hp === 0) return say('p52.cry.stunned', { name: name(e.seat) });
      return isLastBreath(e.hp) ? say('p52.cry.last', { name: name(e.seat), n: e.hp }) : null;
    case 'struck':
      return rankOf(e.card) === KING ? say('p52.cry.power') : say('p52.cry.ace');
    case 'enemyStruck':
      return rankOf(e.card) === KING ? say('p52.cry.king') : null;
    case 'enemyDefeated':
      return say('p52.cry.beaten', { name: foe(e.enemy) });
    case 'prizeFlipped':
      return e.isPrize ? say('p52.cry.prize') : null;
    case 'exitOpened':
      return say('p52.cry.exit');
    default:
      return null;
  }
}
