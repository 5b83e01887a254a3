/** Who waits in town, by quest. */
import barnOwl from 'game-icon:barn-owl';
import bassetHoundHead from 'game-icon:basset-hound-head';
import beet from 'game-icon:beet';
import bigDiamondRing from 'game-icon:big-diamond-ring';
import bowTie from 'game-icon:bow-tie';
import briefcase from 'game-icon:briefcase';
import cellarBarrels from 'game-icon:cellar-barrels';
import cheeseWedge from 'game-icon:cheese-wedge';
import croissant from 'game-icon:croissant';
import dove from 'game-icon:dove';
import droplets from 'game-icon:droplets';
import fedora from 'game-icon:fedora';
import fencer from 'game-icon:fencer';
import flowers from 'game-icon:flowers';
import fog from 'game-icon:fog';
import ghost from 'game-icon:ghost';
import goblinHead from 'game-icon:goblin-head';
import goose from 'game-icon:goose';
import houseKeys from 'game-icon:house-keys';
import loveLetter from 'game-icon:love-letter';
import measureTape from 'game-icon:measure-tape';
import ogre from 'game-icon:ogre';
import priceTag from 'game-icon:price-tag';
import rat from 'game-icon:rat';
import robberMask from 'game-icon:robber-mask';
import runningShoe from 'game-icon:running-shoe';
import skeleton from 'game-icon:skeleton';
import skullCrossedBones from 'game-icon:skull-crossed-bones';
import stoneBridge from 'game-icon:stone-bridge';
import stoneBust from 'game-icon:stone-bust';
import stopSign from 'game-icon:stop-sign';
import suitcase from 'game-icon:suitcase';
import talk from 'game-icon:talk';
import tooth from 'game-icon:tooth';
import tribunalJury from 'game-icon:tribunal-jury';
import troll from 'game-icon:troll';
import vampireDracula from 'game-icon:vampire-dracula';
import walkingBoot from 'game-icon:walking-boot';
import well from 'game-icon:well';
import type { Creature } from '@undercroft/board/art/standee.tsx';
import { BLUE, OCHRE, PLUM, RED, TEAL } from './tints.ts';

export const TOWN: Readonly<Record<string, Creature>> = {
  'rats-beneath-the-rats': { base: rat, props: [{ drawing: rat, at: [256, 40], scale: 0.5 }], tint: RED },
  'escort-the-cheese': { base: cheeseWedge, props: [{ drawing: walkingBoot, at: [256, 430], scale: 0.4 }], tint: OCHRE },
  'barn-owl-disputed': { base: barnOwl, props: [{ drawing: priceTag, at: [424, 390], scale: 0.42 }], tint: OCHRE },
  'haunted-turnip': { base: beet, props: [{ drawing: ghost, at: [420, 110], scale: 0.44 }], tint: PLUM },
  'bloodthirsty-beagles': { base: bassetHoundHead, props: [{ drawing: droplets, at: [256, 430], scale: 0.4 }], tint: RED },
  'bouncer-wanted': { base: ogre, props: [{ drawing: bowTie, at: [256, 430], scale: 0.4 }], tint: BLUE },
  'missing-bridge-troll': { base: troll, props: [{ drawing: stoneBridge, at: [256, 430], scale: 0.5 }], tint: TEAL },
  'overdue-rent': { base: skeleton, props: [{ drawing: houseKeys, at: [424, 390], scale: 0.42 }], tint: OCHRE },
  'goose-tax-arrears': { base: goose, props: [{ drawing: briefcase, at: [90, 390], scale: 0.42 }], tint: BLUE },
  'the-well-talks-back': { base: well, props: [{ drawing: talk, at: [420, 110], scale: 0.42 }], tint: TEAL },
  'ghost-evicted': { base: ghost, props: [{ drawing: suitcase, at: [424, 390], scale: 0.42 }], tint: OCHRE },
  'pigeon-cartel': { base: dove, props: [{ drawing: fedora, at: [96, 110], scale: 0.42 }], tint: PLUM },
  'cellar-larger-than-advertised': { base: cellarBarrels, props: [{ drawing: measureTape, at: [424, 390], scale: 0.42 }], tint: OCHRE },
  'wedding-with-goblins': {
    base: goblinHead,
    props: [
      { drawing: bigDiamondRing, at: [424, 390], scale: 0.42 },
      { drawing: flowers, at: [90, 390], scale: 0.42 },
    ],
    tint: PLUM,
  },
  'stolen-statue-of-a-thief': { base: stoneBust, props: [{ drawing: robberMask, at: [256, 300], scale: 0.5 }], tint: BLUE },
  'runaway-bakery': { base: croissant, props: [{ drawing: runningShoe, at: [256, 430], scale: 0.46 }], tint: RED },
  'jury-duty-cursed': { base: tribunalJury, props: [{ drawing: skullCrossedBones, at: [420, 110], scale: 0.4 }], tint: PLUM },
  'the-dukes-dentist': { base: vampireDracula, props: [{ drawing: tooth, at: [90, 390], scale: 0.42 }], tint: RED },
  'fog-trespassing': { base: fog, props: [{ drawing: stopSign, at: [424, 390], scale: 0.42 }], tint: RED },
  'public-duel-private-reasons': { base: fencer, props: [{ drawing: loveLetter, at: [256, 430], scale: 0.4 }], tint: RED },
};
