/** What happened in the cellar, as pictures: thieves walk, cards are turned, dice fall. */

import { type Acts, act, Filming, filmOf } from '@undercroft/board/film/film.ts';
import type { SoundName } from '@undercroft/board/sound/sound.ts';
import type { Seat } from '@undercroft/engine';
import type { CellarEvent, View } from '../src/index.ts';
import { fullLife } from '../src/rules/thieves.ts';

export interface Picture {
  thieves: readonly Pick<View['thieves'][number], 'room' | 'life' | 'gold' | 'stamina'>[];
  /** What lies on the map for a moment. */
  shown: CellarEvent | null;
  /** A number that floats up from a thief. */
  change: { seat: Seat; amount: number } | null;
}

const FLEETING = { shown: null, change: null };
export const pictureOf = ({ thieves }: View): Picture => ({ thieves, ...FLEETING });

const become = ({ thieves }: Picture, seat: Seat, thief: Partial<Picture['thieves'][number]>) => ({
  thieves: thieves.with(seat, { ...thieves[seat]!, ...thief }),
});
const purse = (now: Picture, seat: Seat, gold: number) => become(now, seat, { gold: now.thieves[seat]!.gold + gold });
const show = (_now: Picture, shown: CellarEvent): Partial<Picture> => ({ shown });

const ACTS: Acts<CellarEvent, Picture, Partial<Picture>> = {
  setOut: (now, { seat, stamina }) => become(now, seat, { stamina, life: fullLife({ stamina }) }),
  roomEntered: (now, { seat, room }) => become(now, seat, { room }),
  rested: (now, { seat, life }) => become(now, seat, { life }),
  lifeLost: (now, { seat, left }) => ({ ...become(now, seat, { life: left }), change: { seat, amount: -1 } }),
  goldGained: (now, { seat, gold }) => purse(now, seat, gold),
  goldLost: (now, { seat, gold }) => purse(now, seat, -gold),
  eventDrawn: show,
  struck: show,
  fainted: (now, e) => ({ ...become(now, e.seat, { life: fullLife(now.thieves[e.seat]!) }), shown: e }),
  escaped: show,
  candleWentOut: show,
};
const MS: Partial<Record<CellarEvent['type'], number>> = {
  roomEntered: 400,
  lifeLost: 600,
  goldGained: 500,
  eventDrawn: 1500,
  struck: 1500,
};

export const film = filmOf(
  (before: View) => new Filming<View, Picture, CellarEvent['type']>(before, pictureOf(before), FLEETING),
  (scene, e: CellarEvent) => {
    const change = act(ACTS, scene.now, e);
    if (change !== undefined) scene.change(change);
    scene.hold(e.type, change === undefined ? 0 : (MS[e.type] ?? 900));
  },
);

/** What the shots that matter sound like. */
export const SOUNDS: Partial<Record<CellarEvent['type'], SoundName>> = {
  setOut: 'step',
  roomEntered: 'step',
  eventDrawn: 'card',
  struck: 'dice',
  lifeLost: 'hurt',
  goldGained: 'coins',
  candleWentOut: 'candle',
  rested: 'candle',
  escaped: 'step',
};
