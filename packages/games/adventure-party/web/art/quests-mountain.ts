/** Who waits in the mountains, by quest. */
import calendar from 'game-icon:calendar';
import caveEntrance from 'game-icon:cave-entrance';
import clothesline from 'game-icon:clothesline';
import coffeeMug from 'game-icon:coffee-mug';
import custodianHelmet from 'game-icon:custodian-helmet';
import drum from 'game-icon:drum';
import eagleHead from 'game-icon:eagle-head';
import echoRipples from 'game-icon:echo-ripples';
import giant from 'game-icon:giant';
import gong from 'game-icon:gong';
import griffinSymbol from 'game-icon:griffin-symbol';
import iceGolem from 'game-icon:ice-golem';
import monkFace from 'game-icon:monk-face';
import musicalScore from 'game-icon:musical-score';
import papers from 'game-icon:papers';
import passport from 'game-icon:passport';
import rockGolem from 'game-icon:rock-golem';
import roundTable from 'game-icon:round-table';
import sasquatch from 'game-icon:sasquatch';
import scales from 'game-icon:scales';
import screaming from 'game-icon:screaming';
import smokingVolcano from 'game-icon:smoking-volcano';
import spikedDragonHead from 'game-icon:spiked-dragon-head';
import strongbox from 'game-icon:strongbox';
import summits from 'game-icon:summits';
import type { Creature } from '@undercroft/board/art/standee.tsx';
import { BLUE, OCHRE, PLUM, RED, TEAL } from './tints.ts';

export const MOUNTAIN: Readonly<Record<string, Creature>> = {
  'dragon-middle-aged': { base: spikedDragonHead, props: [{ drawing: coffeeMug, at: [424, 390], scale: 0.42 }], tint: PLUM },
  'yeti-choir': { base: sasquatch, props: [{ drawing: musicalScore, at: [424, 390], scale: 0.42 }], tint: BLUE },
  'glaciers-lawyer': { base: iceGolem, props: [{ drawing: scales, at: [424, 390], scale: 0.42 }], tint: TEAL },
  'eagle-customs-office': {
    base: eagleHead,
    props: [
      { drawing: custodianHelmet, at: [256, 40], scale: 0.46 },
      { drawing: passport, at: [424, 390], scale: 0.42 },
    ],
    tint: BLUE,
  },
  'volcano-part-time': { base: smokingVolcano, props: [{ drawing: calendar, at: [424, 390], scale: 0.42 }], tint: RED },
  'the-echo': { base: screaming, props: [{ drawing: echoRipples, at: [424, 390], scale: 0.5 }], tint: PLUM },
  'frost-giants-laundry': { base: giant, props: [{ drawing: clothesline, at: [256, 40], scale: 0.5 }], tint: TEAL },
  'monastery-of-loud-silence': { base: monkFace, props: [{ drawing: gong, at: [424, 390], scale: 0.48 }], tint: OCHRE },
  'bank-of-the-rockslide': { base: rockGolem, props: [{ drawing: strongbox, at: [424, 390], scale: 0.42 }], tint: OCHRE },
  'griffin-with-papers': { base: griffinSymbol, props: [{ drawing: papers, at: [424, 390], scale: 0.42 }], tint: BLUE },
  'summit-meeting': { base: summits, props: [{ drawing: roundTable, at: [256, 430], scale: 0.5 }], tint: PLUM },
  'the-cave-next-door': { base: caveEntrance, props: [{ drawing: drum, at: [424, 390], scale: 0.42 }], tint: RED },
};
