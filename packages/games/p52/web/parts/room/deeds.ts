/** What tokens do in a shot: who lunges at whom, whose number bursts. */
import type { P52Event, View } from '../../../src/index.ts';
import type { Picture } from '../../film.ts';
import type { Standing } from './standing.ts';

const isEnemy = ({ enemy }: Standing, id: number): boolean => enemy?.id === id;
const isSeat = ({ enemy, seat }: Standing, id: number): boolean => enemy === null && seat === id;

/** Who strikes, and whom; null: nobody. */
export function blowOf(told: P52Event | null, all: readonly Standing[]): { by: Standing; at: Standing } | null {
  if (told?.type !== 'struck' && told?.type !== 'enemyStruck') return null;
  const hero = all.find((one) => isSeat(one, told.seat));
  const foe = all.find((one) => isEnemy(one, told.enemy));
  if (hero === undefined || foe === undefined) return null;
  return told.type === 'struck' ? { by: hero, at: foe } : { by: foe, at: hero };
}

/** The card that decides lies there: now they strike. */
export const strikesNow = ({ beat }: Pick<Picture, 'beat'>): boolean => beat === 'all';

/** Who is shaken, and who is falling, in what is being told. */
export function moodOf(told: P52Event | null, one: Standing): string {
  switch (told?.type) {
    case 'enemyHurt':
      return isEnemy(one, told.enemy) && told.amount > 0 ? 'shaken' : '';
    case 'heroHurt':
      return isSeat(one, told.seat) && told.amount > 0 ? 'shaken' : '';
    case 'enemyDefeated':
      return isEnemy(one, told.enemy) ? 'falling' : '';
    case 'heroDied':
      return isSeat(one, told.seat) ? 'falling' : '';
    case 'enemyCame':
      return isEnemy(one, told.enemy) ? 'rising' : '';
    default:
      return '';
  }
}

/** The number that bursts over somebody: health lost or won. */
export function burstOf(told: P52Event | null, one: Standing, view: View): { words: string; tone: 'good' | 'bad' } | null {
  switch (told?.type) {
    case 'heroHurt':
      return isSeat(one, told.seat) && told.amount > 0 ? { words: `−${told.amount}`, tone: 'bad' } : null;
    case 'enemyHurt':
      return isEnemy(one, told.enemy) && told.amount > 0 ? { words: `−${told.amount}`, tone: 'bad' } : null;
    case 'heroHealed':
      return isSeat(one, told.seat) && told.amount > 0 ? { words: `+${told.amount}`, tone: 'good' } : null;
    case 'enemyHealed':
      return isEnemy(one, told.enemy) && told.amount > 0 ? { words: `+${told.amount}`, tone: 'good' } : null;
    case 'wardStruck':
      return one.key === 'ward' && told.hits && view.ward !== null ? { words: `−${told.damage}`, tone: 'bad' } : null;
    default:
      return null;
  }
}
