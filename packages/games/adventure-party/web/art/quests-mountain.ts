/** Who waits in the mountains, by quest. */
import caveEntrance from 'game-icon:cave-entrance';
import clothesline from 'game-icon:clothesline';
import coffeeMug from 'game-icon:coffee-mug';
import drum from 'game-icon:drum';
import echoRipples from 'game-icon:echo-ripples';
import fallingRocks from 'game-icon:falling-rocks';
import giant from 'game-icon:giant';
import gong from 'game-icon:gong';
import griffinSymbol from 'game-icon:griffin-symbol';
import monkFace from 'game-icon:monk-face';
import musicalScore from 'game-icon:musical-score';
import papers from 'game-icon:papers';
import rockGolem from 'game-icon:rock-golem';
import ropeBridge from 'game-icon:rope-bridge';
import roundTable from 'game-icon:round-table';
import sandwich from 'game-icon:sandwich';
import sasquatch from 'game-icon:sasquatch';
import screaming from 'game-icon:screaming';
import spikedDragonHead from 'game-icon:spiked-dragon-head';
import strongbox from 'game-icon:strongbox';
import summits from 'game-icon:summits';
import sunPriest from 'game-icon:sun-priest';
import thoughtBubble from 'game-icon:thought-bubble';
import type { Creature } from '@undercroft/board/art/standee.tsx';
import { BLUE, OCHRE, PLUM, RED, TEAL } from './tints.ts';

export const MOUNTAIN: Readonly<Record<string, Creature>> = {
  'dragon-middle-aged': { base: spikedDragonHead, props: [{ drawing: coffeeMug, at: [424, 390], scale: 0.42 }], tint: PLUM },
  'yeti-choir': { base: sasquatch, props: [{ drawing: musicalScore, at: [424, 390], scale: 0.42 }], tint: BLUE },
  'the-echo': { base: screaming, props: [{ drawing: echoRipples, at: [424, 390], scale: 0.5 }], tint: PLUM },
  'frost-giants-laundry': { base: giant, props: [{ drawing: clothesline, at: [256, 40], scale: 0.5 }], tint: TEAL },
  'monastery-of-loud-silence': { base: monkFace, props: [{ drawing: gong, at: [424, 390], scale: 0.48 }], tint: OCHRE },
  'bank-of-the-rockslide': { base: rockGolem, props: [{ drawing: strongbox, at: [424, 390], scale: 0.42 }], tint: OCHRE },
  'griffin-with-papers': { base: griffinSymbol, props: [{ drawing: papers, at: [424, 390], scale: 0.42 }], tint: BLUE },
  'summit-meeting': { base: summits, props: [{ drawing: roundTable, at: [256, 430], scale: 0.5 }], tint: PLUM },
  'the-cave-next-door': { base: caveEntrance, props: [{ drawing: drum, at: [424, 390], scale: 0.42 }], tint: RED },
  'avalanche-rehearsal': { base: fallingRocks, props: [{ drawing: musicalScore, at: [424, 390], scale: 0.42 }], tint: BLUE },
  'oracle-out-to-lunch': { base: sunPriest, props: [{ drawing: sandwich, at: [424, 390], scale: 0.42 }], tint: OCHRE },
  'bridge-of-second-thoughts': { base: ropeBridge, props: [{ drawing: thoughtBubble, at: [420, 110], scale: 0.42 }], tint: PLUM },
};
