/** What has a moment of its own, and how much it matters. */

import { type Acts, act } from '@undercroft/board/film/film.ts';
import { FREEZE, type Moment, soundOf, type Weight, weightOf } from '@undercroft/board/film/moment.tsx';
import type { SoundName } from '@undercroft/board/sound/sound.ts';
import type { Say } from '@undercroft/board/text.ts';
import type { Say as GameSay } from '@undercroft/engine';
import { BOSSES, cardName, type Event, heroName, isDear, isLegend, tierOfTrial, type View } from '../../src/index.ts';

const good = (weight: Weight): Moment => ({ weight, tone: 'good' });
const bad = (weight: Weight): Moment => ({ weight, tone: 'bad' });

/** A purse that one would call full. */
const MUCH_GOLD = 8;
const MUCH_VP = 6;

/** By what was seen before it. */
const MOMENTS: Acts<Event, View, Moment | null> = {
  evaluated: (view, { trial, succeeded }) => {
    if (trial === 'arena') return good(1);
    return succeeded ? good(tierOfTrial(view)) : bad(tierOfTrial(view));
  },
  wounded: (view, { seat, hero }) => bad(isDear(view, seat, hero) ? 2 : 1),
  died: (view, { seat, hero }) => bad(isDear(view, seat, hero) ? 3 : 2),
  hired: (_view, { hero }) => good(isLegend(hero) ? 3 : 1),
  retired: () => good(2),
  upgraded: () => good(2),
  goldTaken: (_view, { amount, from }) => (from.by === 'payday' ? good(1) : good(weightOf(amount ?? 1, MUCH_GOLD))),
  itemsDrawn: (_view, { deck }) => good(deck === 'legendary' ? 2 : 1),
  tokensTaken: (_view, { amount }) => good(weightOf(amount ?? 1, MUCH_VP)),
  townGrew: () => good(3),
  arenaPaid: (_view, { tier }) => good(tier === 1 ? 3 : tier === 2 ? 2 : 1),
  bossBegan: () => bad(3),
  bossFought: (_view, { result }) => (result === 'beaten back' ? bad(3) : good(result === 'stage 2' ? 3 : 2)),
};

export const momentOf = (view: View, e: Event): Moment | null => act(MOMENTS, view, e) ?? null;

/** A die with two swords or two arrows has just come to rest. */
export const CRITICAL = good(2);

/** How much longer it is looked at. */
export const freezeOf = (moment: Moment | null): number => (moment === null ? 0 : FREEZE[moment.weight]);

interface Crying {
  say: Say;
  inGame: GameSay;
}

/** What is called across the board; the log says it too. */
const CRIES: Acts<Event, Crying, string> = {
  evaluated: ({ say }, { trial, succeeded }) => (trial === 'arena' ? '' : say(succeeded ? 'ap.cry.success' : 'ap.cry.failure')),
  died: ({ say, inGame }, { hero }) => say('ap.cry.died', { hero: heroName(inGame, hero) }),
  hired: ({ inGame }, { hero }) => (isLegend(hero) ? heroName(inGame, hero) : ''),
  townGrew: ({ say }, { level }) => say(level === 2 ? 'ap.level.2' : 'ap.level.3'),
  bossBegan: ({ inGame }, { card }) => cardName(inGame, BOSSES[card]),
  bossFought: ({ say }, { result }) => (result === 'stage 2' ? say('ap.cry.boss') : ''),
};

export const cryOf = (e: Event | null, crying: Crying): string => (e === null ? '' : (act(CRIES, crying, e) ?? ''));

/** How it sounds. */
const SOUNDS: Acts<Event, Moment, SoundName> = {
  evaluated: (moment, { trial, succeeded }) => (trial === 'arena' ? 'drum' : succeeded ? soundOf(moment) : 'lost'),
  wounded: (moment) => soundOf(moment),
  died: () => 'death',
  hired: ({ weight }) => (weight === 3 ? 'legend' : 'coins'),
  bossFought: (moment) => soundOf(moment),
  goldTaken: ({ weight }) => (weight === 1 ? 'coins' : 'chime'),
  itemsDrawn: ({ weight }) => (weight === 1 ? 'card' : 'chime'),
};

export const momentSound = (moment: Moment | null, e: Event | null): SoundName | undefined =>
  moment === null || e === null ? undefined : act(SOUNDS, moment, e);
