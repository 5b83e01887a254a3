/** Every hero as a standee, by id. */
import anvil from 'game-icon:anvil';
import archer from 'game-icon:archer';
import bandageRoll from 'game-icon:bandage-roll';
import barbarian from 'game-icon:barbarian';
import blacksmith from 'game-icon:blacksmith';
import boots from 'game-icon:boots';
import bowTie from 'game-icon:bow-tie';
import bowman from 'game-icon:bowman';
import brokenArrow from 'game-icon:broken-arrow';
import calendar from 'game-icon:calendar';
import candlebright from 'game-icon:candlebright';
import cookie from 'game-icon:cookie';
import cowled from 'game-icon:cowled';
import doctorFace from 'game-icon:doctor-face';
import doorRingHandle from 'game-icon:door-ring-handle';
import dramaMasks from 'game-icon:drama-masks';
import evilMoon from 'game-icon:evil-moon';
import farmer from 'game-icon:farmer';
import feather from 'game-icon:feather';
import femaleVampire from 'game-icon:female-vampire';
import ghost from 'game-icon:ghost';
import giant from 'game-icon:giant';
import guards from 'game-icon:guards';
import hamShank from 'game-icon:ham-shank';
import hastyGrave from 'game-icon:hasty-grave';
import hoodedAssassin from 'game-icon:hooded-assassin';
import hoodedFigure from 'game-icon:hooded-figure';
import imperialCrown from 'game-icon:imperial-crown';
import jug from 'game-icon:jug';
import lifeBuoy from 'game-icon:life-buoy';
import mailShirt from 'game-icon:mail-shirt';
import mermaid from 'game-icon:mermaid';
import monkFace from 'game-icon:monk-face';
import nunFace from 'game-icon:nun-face';
import oldKing from 'game-icon:old-king';
import orangeSlice from 'game-icon:orange-slice';
import orbWand from 'game-icon:orb-wand';
import papers from 'game-icon:papers';
import pirateCaptain from 'game-icon:pirate-captain';
import pocketWatch from 'game-icon:pocket-watch';
import pointing from 'game-icon:pointing';
import pointyHat from 'game-icon:pointy-hat';
import popeCrown from 'game-icon:pope-crown';
import queenCrown from 'game-icon:queen-crown';
import quill from 'game-icon:quill';
import rat from 'game-icon:rat';
import robe from 'game-icon:robe';
import robinHoodHat from 'game-icon:robin-hood-hat';
import scalpel from 'game-icon:scalpel';
import sewingNeedle from 'game-icon:sewing-needle';
import skeleton from 'game-icon:skeleton';
import slime from 'game-icon:slime';
import stairsCake from 'game-icon:stairs-cake';
import swapBag from 'game-icon:swap-bag';
import swordman from 'game-icon:swordman';
import swordwoman from 'game-icon:swordwoman';
import topHat from 'game-icon:top-hat';
import umbrella from 'game-icon:umbrella';
import uncertainty from 'game-icon:uncertainty';
import vampireDracula from 'game-icon:vampire-dracula';
import vikingHead from 'game-icon:viking-head';
import visoredHelm from 'game-icon:visored-helm';
import walkingBoot from 'game-icon:walking-boot';
import whiteTower from 'game-icon:white-tower';
import witchFace from 'game-icon:witch-face';
import wizardFace from 'game-icon:wizard-face';
import womanElfFace from 'game-icon:woman-elf-face';
import type { Creature } from '@undercroft/board/art/standee.tsx';
import { BLUE, GREEN, OCHRE, PLUM, RED, TEAL } from './tints.ts';

export const HEROES: Readonly<Record<string, Creature>> = {
  'gretchen-firmgrip': { base: barbarian, props: [{ drawing: jug, at: [424, 390], scale: 0.42 }], tint: RED },
  'tolly-quill': { base: bowman, props: [{ drawing: quill, at: [420, 110], scale: 0.36 }], tint: GREEN },
  'brother-ampersand': { base: monkFace, props: [{ drawing: bandageRoll, at: [424, 390], scale: 0.42 }], tint: OCHRE },
  'wanda-probably': {
    base: robe,
    props: [
      { drawing: pointyHat, at: [256, 40], scale: 0.5 },
      { drawing: orbWand, at: [424, 390], scale: 0.42 },
    ],
    tint: BLUE,
  },
  'nib-twopence': { base: hoodedFigure, props: [{ drawing: swapBag, at: [90, 390], scale: 0.42 }], tint: OCHRE },
  'dame-ottoline-brisket': { base: swordwoman, props: [{ drawing: hamShank, at: [90, 390], scale: 0.42 }], tint: RED },
  'hob-of-nowhere': { base: farmer, props: [{ drawing: uncertainty, at: [96, 110], scale: 0.36 }], tint: PLUM },
  'perpetua-snuff': { base: witchFace, props: [{ drawing: candlebright, at: [90, 390], scale: 0.42 }], tint: BLUE },
  'uncle-dusk': { base: cowled, props: [{ drawing: evilMoon, at: [420, 110], scale: 0.36 }], tint: BLUE },
  'lady-mayhap': { base: womanElfFace, props: [{ drawing: feather, at: [96, 110], scale: 0.36 }], tint: GREEN },
  'captain-almost': {
    base: pirateCaptain,
    props: [
      { drawing: whiteTower, at: [256, 430], scale: 0.3 },
      { drawing: brokenArrow, at: [424, 390], scale: 0.42 },
    ],
    tint: RED,
  },
  'widow-thimblewick': {
    base: nunFace,
    props: [
      { drawing: sewingNeedle, at: [424, 390], scale: 0.42 },
      { drawing: hastyGrave, at: [90, 390], scale: 0.36 },
    ],
    tint: PLUM,
  },
  'osric-the-adjacent': { base: swordman, props: [{ drawing: pointing, at: [420, 110], scale: 0.36 }], tint: OCHRE },
  'marrow-the-punctual': { base: skeleton, props: [{ drawing: pocketWatch, at: [424, 390], scale: 0.42 }], tint: TEAL },
  'goodwife-anvil': { base: blacksmith, props: [{ drawing: anvil, at: [256, 430], scale: 0.44 }], tint: RED },
  'pip-understudy': { base: robinHoodHat, props: [{ drawing: dramaMasks, at: [256, 430], scale: 0.46 }], tint: GREEN },
  'doctor-hasty': { base: doctorFace, props: [{ drawing: scalpel, at: [424, 390], scale: 0.42 }], tint: TEAL },
  'bertram-gloom-esquire': { base: vampireDracula, props: [{ drawing: umbrella, at: [424, 390], scale: 0.42 }], tint: BLUE },
  'squeak-bailiff': {
    base: rat,
    props: [
      { drawing: topHat, at: [96, 110], scale: 0.4 },
      { drawing: papers, at: [424, 390], scale: 0.38 },
    ],
    tint: OCHRE,
  },
  'mother-turbot': { base: mermaid, props: [{ drawing: popeCrown, at: [256, 40], scale: 0.42 }], tint: TEAL },
  'ansgar-two-left': { base: vikingHead, props: [{ drawing: boots, at: [90, 390], scale: 0.42 }], tint: RED },
  'vespertine-crumb': { base: hoodedAssassin, props: [{ drawing: cookie, at: [424, 390], scale: 0.42 }], tint: GREEN },
  'old-number-nine': { base: guards, props: [{ drawing: walkingBoot, at: [90, 390], scale: 0.42 }], tint: OCHRE },
  'clementine-vow': { base: archer, props: [{ drawing: orangeSlice, at: [420, 110], scale: 0.36 }], tint: OCHRE },
  'aunt-cataclysm': { base: femaleVampire, props: [{ drawing: stairsCake, at: [90, 390], scale: 0.42 }], tint: RED },
  'the-unsinkable-mould': { base: slime, props: [{ drawing: lifeBuoy, at: [256, 430], scale: 0.5 }], tint: RED },
  'sir-kevin-actually-chosen': { base: visoredHelm, props: [{ drawing: queenCrown, at: [256, 40], scale: 0.5 }], tint: PLUM },
  'madame-almanac': { base: wizardFace, props: [{ drawing: calendar, at: [424, 390], scale: 0.42 }], tint: PLUM },
  'twelve-rats-in-mail': {
    base: rat,
    props: [
      { drawing: rat, at: [256, 40], scale: 0.42 },
      { drawing: mailShirt, at: [256, 430], scale: 0.46 },
    ],
    tint: BLUE,
  },
  'grandfather-hinge': { base: oldKing, props: [{ drawing: doorRingHandle, at: [424, 390], scale: 0.42 }], tint: OCHRE },
  'hortensia-late-empress': { base: ghost, props: [{ drawing: imperialCrown, at: [256, 40], scale: 0.46 }], tint: PLUM },
  'the-understated-colossus': { base: giant, props: [{ drawing: bowTie, at: [256, 430], scale: 0.4 }], tint: TEAL },
};
