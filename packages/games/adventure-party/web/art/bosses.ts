/** The Final Bosses as standees, by id. */
import cartwheel from 'game-icon:cartwheel';
import daemonSkull from 'game-icon:daemon-skull';
import hydra from 'game-icon:hydra';
import iceGolem from 'game-icon:ice-golem';
import jewelCrown from 'game-icon:jewel-crown';
import keyring from 'game-icon:keyring';
import mouse from 'game-icon:mouse';
import nightSky from 'game-icon:night-sky';
import papers from 'game-icon:papers';
import shamblingMound from 'game-icon:shambling-mound';
import snowflake1 from 'game-icon:snowflake-1';
import spectre from 'game-icon:spectre';
import tiara from 'game-icon:tiara';
import tie from 'game-icon:tie';
import type { Creature } from '@undercroft/board/art/standee.tsx';
import { BLUE, GREEN, OCHRE, PLUM, RED, TEAL } from './tints.ts';

export const BOSSES: Readonly<Record<string, Creature>> = {
  'queen-mildew': { base: shamblingMound, props: [{ drawing: jewelCrown, at: [256, 40], scale: 0.46 }], tint: GREEN },
  'landlord-of-the-abyss': { base: daemonSkull, props: [{ drawing: keyring, at: [424, 390], scale: 0.42 }], tint: RED },
  'colossal-gerbil': { base: mouse, props: [{ drawing: cartwheel, at: [424, 390], scale: 0.5 }], tint: OCHRE },
  'the-committee': {
    base: hydra,
    props: [
      { drawing: papers, at: [256, 430], scale: 0.42 },
      { drawing: tie, at: [424, 390], scale: 0.3 },
    ],
    tint: BLUE,
  },
  'night-personally': { base: spectre, props: [{ drawing: nightSky, at: [256, 430], scale: 0.5 }], tint: PLUM },
  'duchess-avalanche': {
    base: iceGolem,
    props: [
      { drawing: tiara, at: [256, 40], scale: 0.42 },
      { drawing: snowflake1, at: [424, 390], scale: 0.42 },
    ],
    tint: TEAL,
  },
};
