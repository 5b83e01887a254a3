/** Who waits in the forest, by quest. */
import ant from 'game-icon:ant';
import anticlockwiseRotation from 'game-icon:anticlockwise-rotation';
import ants from 'game-icon:ants';
import badger from 'game-icon:badger';
import bandit from 'game-icon:bandit';
import basket from 'game-icon:basket';
import bearHead from 'game-icon:bear-head';
import beerStein from 'game-icon:beer-stein';
import blackKnightHelm from 'game-icon:black-knight-helm';
import bowArrow from 'game-icon:bow-arrow';
import cancel from 'game-icon:cancel';
import coins from 'game-icon:coins';
import crown from 'game-icon:crown';
import cultist from 'game-icon:cultist';
import deerHead from 'game-icon:deer-head';
import envelope from 'game-icon:envelope';
import evilEyes from 'game-icon:evil-eyes';
import evilTree from 'game-icon:evil-tree';
import fern from 'game-icon:fern';
import forest from 'game-icon:forest';
import houseKeys from 'game-icon:house-keys';
import musicalNotes from 'game-icon:musical-notes';
import owl from 'game-icon:owl';
import partyHat from 'game-icon:party-hat';
import robinHoodHat from 'game-icon:robin-hood-hat';
import sandwich from 'game-icon:sandwich';
import skeletalHand from 'game-icon:skeletal-hand';
import spade from 'game-icon:spade';
import spiderFace from 'game-icon:spider-face';
import stagHead from 'game-icon:stag-head';
import stoneBridge from 'game-icon:stone-bridge';
import tearTracks from 'game-icon:tear-tracks';
import thumbUp from 'game-icon:thumb-up';
import waspSting from 'game-icon:wasp-sting';
import willowTree from 'game-icon:willow-tree';
import woodenSign from 'game-icon:wooden-sign';
import type { Creature } from '@undercroft/board/art/standee.tsx';
import { BLUE, GREEN, OCHRE, PLUM, RED } from './tints.ts';

export const FOREST: Readonly<Record<string, Creature>> = {
  'weeping-birch': { base: willowTree, props: [{ drawing: tearTracks, at: [256, 300], scale: 0.5 }], tint: BLUE },
  'very-old-ambush': { base: skeletalHand, props: [{ drawing: bowArrow, at: [90, 390], scale: 0.5 }], tint: GREEN },
  'moss-knight': { base: blackKnightHelm, props: [{ drawing: fern, at: [256, 40], scale: 0.44 }], tint: GREEN },
  'owlbear-custody-case': { base: owl, props: [{ drawing: bearHead, at: [256, 430], scale: 0.5 }], tint: OCHRE },
  'toll-bridge-sentient': {
    base: stoneBridge,
    props: [
      { drawing: evilEyes, at: [256, 300], scale: 0.5 },
      { drawing: coins, at: [424, 390], scale: 0.42 },
    ],
    tint: OCHRE,
  },
  'druids-against-picnics': {
    base: cultist,
    props: [
      { drawing: sandwich, at: [424, 390], scale: 0.42 },
      { drawing: ants, at: [90, 390], scale: 0.42 },
    ],
    tint: GREEN,
  },
  'the-stag-party': {
    base: stagHead,
    props: [
      { drawing: partyHat, at: [256, 40], scale: 0.4 },
      { drawing: beerStein, at: [424, 390], scale: 0.42 },
    ],
    tint: PLUM,
  },
  'spider-landlady': { base: spiderFace, props: [{ drawing: houseKeys, at: [424, 390], scale: 0.42 }], tint: RED },
  'bandits-unionised': { base: bandit, props: [{ drawing: woodenSign, at: [424, 390], scale: 0.5 }], tint: BLUE },
  'lost-choir-of-wasps': { base: waspSting, props: [{ drawing: musicalNotes, at: [96, 110], scale: 0.44 }], tint: PLUM },
  'the-wood-that-would-not': { base: evilTree, props: [{ drawing: cancel, at: [424, 390], scale: 0.4 }], tint: RED },
  'perfectly-safe-clearing': { base: forest, props: [{ drawing: thumbUp, at: [424, 390], scale: 0.42 }], tint: GREEN },
  'badgers-of-the-realm': {
    base: badger,
    props: [
      { drawing: crown, at: [256, 40], scale: 0.4 },
      { drawing: spade, at: [424, 390], scale: 0.42 },
    ],
    tint: OCHRE,
  },
  'elk-with-a-grievance': { base: deerHead, props: [{ drawing: envelope, at: [424, 390], scale: 0.42 }], tint: RED },
  'the-lost-picnic': {
    base: basket,
    props: [
      { drawing: bearHead, at: [420, 110], scale: 0.42 },
      { drawing: ant, at: [90, 390], scale: 0.42 },
    ],
    tint: RED,
  },
  'poacher-turned-gamekeeper': {
    base: robinHoodHat,
    props: [{ drawing: anticlockwiseRotation, at: [256, 430], scale: 0.44 }],
    tint: GREEN,
  },
};
