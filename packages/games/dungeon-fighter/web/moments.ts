/** What matters in an encounter, how much, what is called across the board then, and how it sounds. */
import { type Acts, act } from '@undercroft/board/film/film.ts';
import { soundOf, type Moment as Weighed, type Weight, weightOf } from '@undercroft/board/film/moment.tsx';
import type { SoundName } from '@undercroft/board/sound/sound.ts';
import type { Say } from '@undercroft/board/text.ts';
import type { Say as GameSay } from '@undercroft/engine';
import { type Event, heroName, isBoss, MONSTERS, monsterName, type Place, type View } from '../src/index.ts';

/** At what something happens: a hero, the monster, or the die that has just come to rest. */
export type Target = Place | 'monster' | 'die';

export interface Moment extends Weighed {
  sound: SoundName;
  /** A number that bursts there. */
  burst?: { at: Target; text: string };
  cry?: { says: 'bull' | 'lastHeart' | 'faints' | 'falls' | 'boss' | 'out'; of: Place | 'monster' };
}

/** What was seen before. */
export type Seen = Pick<View, 'monster' | 'hp'> & { heroes: readonly { hp: number }[] };

const moment = (weight: Weight, tone: Weighed['tone'], more: Partial<Moment> = {}): Moment => ({
  weight,
  tone,
  sound: soundOf({ weight, tone }),
  ...more,
});

const BULL = 10;
const GREAT = 4;

const MOMENTS: Acts<Event, Seen, Moment | null> = {
  thrown: (_seen, { verdict, isHit, tricky, hero }) => {
    if (verdict.rethrow) return null;
    if (!isHit) return moment(tricky ? 2 : 1, 'bad');
    const burst = { at: 'die', text: `${verdict.section}` } as const;
    if (verdict.section === BULL) return moment(3, 'good', { burst, sound: 'bull', cry: { says: 'bull', of: hero } });
    return moment(verdict.section >= GREAT ? 2 : 1, 'good', { burst });
  },
  struck: ({ monster, hp }, e) => {
    if (e.amount <= 0) return null;
    const weight = e.hp <= 0 ? 3 : weightOf(e.amount, MONSTERS[monster]?.hp ?? hp);
    return moment(weight, 'good', { sound: weight === 1 ? 'drum' : 'crash', burst: { at: 'monster', text: `−${e.amount}` } });
  },
  killed: () => moment(3, 'good', { sound: 'crash', burst: { at: 'monster', text: '†' } }),
  defeated: (_seen, { monster }) => {
    const boss = isBoss(monster);
    const weight = boss || (MONSTERS[monster]?.level ?? 1) >= 3 ? 3 : 2;
    return moment(weight, 'good', { sound: boss ? 'legend' : 'victory', cry: { says: boss ? 'boss' : 'falls', of: 'monster' } });
  },
  suffered: ({ heroes }, e) => {
    if (e.amount <= 0) return null;
    const burst = { at: e.hero, text: `−${e.amount}` };
    // The last heart is louder than the wound.
    if (e.hp === 1) return moment(2, 'bad', { burst, sound: 'heart', cry: { says: 'lastHeart', of: e.hero } });
    return moment(e.hp <= 0 ? 3 : weightOf(e.amount, heroes[e.hero]?.hp ?? e.amount), 'bad', { burst });
  },
  healed: (_seen, e) => (e.amount <= 0 ? null : moment(1, 'good', { sound: 'candle', burst: { at: e.hero, text: `+${e.amount}` } })),
  leeched: (_seen, e) => moment(1, 'bad', { burst: { at: 'monster', text: `+${e.amount}` } }),
  fainted: (_seen, { hero }) => moment(3, 'bad', { sound: 'death', cry: { says: 'faints', of: hero } }),
  eliminated: (_seen, { hero }) => moment(3, 'bad', { sound: 'death', cry: { says: 'out', of: hero } }),
};

/** Null: it is told, and no more. */
export const momentOf = (seen: Seen, e: Event): Moment | null => act(MOMENTS, seen, e) ?? null;

/** What is called, in words. */
export function cryOf({ cry }: Moment, view: View, say: Say, inGame: GameSay): string {
  if (cry === undefined) return '';
  const name = cry.of === 'monster' ? monsterName(inGame, view.monster) : heroName(inGame, view, cry.of);
  return say(`df.cry.${cry.says}`, { name });
}
