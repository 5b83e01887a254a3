/** What the enemies of level 4 look like, by roll: the management. */
import armchair from 'game-icon:armchair';
import calculator from 'game-icon:calculator';
import cardboardBoxClosed from 'game-icon:cardboard-box-closed';
import cauldron from 'game-icon:cauldron';
import ceilingLight from 'game-icon:ceiling-light';
import clockwork from 'game-icon:clockwork';
import dragonHead from 'game-icon:dragon-head';
import faceToFace from 'game-icon:face-to-face';
import fencer from 'game-icon:fencer';
import ghost from 'game-icon:ghost';
import goldBar from 'game-icon:gold-bar';
import grimReaper from 'game-icon:grim-reaper';
import hoodedAssassin from 'game-icon:hooded-assassin';
import hornedReptile from 'game-icon:horned-reptile';
import imperialCrown from 'game-icon:imperial-crown';
import keyring from 'game-icon:keyring';
import knifeFork from 'game-icon:knife-fork';
import megaphone from 'game-icon:megaphone';
import peaks from 'game-icon:peaks';
import pigFace from 'game-icon:pig-face';
import podiumSecond from 'game-icon:podium-second';
import porcelainVase from 'game-icon:porcelain-vase';
import quill from 'game-icon:quill';
import receiveMoney from 'game-icon:receive-money';
import rhinocerosHorn from 'game-icon:rhinoceros-horn';
import rockGolem from 'game-icon:rock-golem';
import rollingSuitcase from 'game-icon:rolling-suitcase';
import rosaShield from 'game-icon:rosa-shield';
import seaSerpent from 'game-icon:sea-serpent';
import smokingPipe from 'game-icon:smoking-pipe';
import snail from 'game-icon:snail';
import snake from 'game-icon:snake';
import spoon from 'game-icon:spoon';
import sunPriest from 'game-icon:sun-priest';
import sunglasses from 'game-icon:sunglasses';
import theaterCurtains from 'game-icon:theater-curtains';
import thwomp from 'game-icon:thwomp';
import tomato from 'game-icon:tomato';
import topHat from 'game-icon:top-hat';
import torch from 'game-icon:torch';
import trebuchet from 'game-icon:trebuchet';
import troglodyte from 'game-icon:troglodyte';
import trophyCup from 'game-icon:trophy-cup';
import vikingHead from 'game-icon:viking-head';
import violin from 'game-icon:violin';
import vortex from 'game-icon:vortex';
import wineGlass from 'game-icon:wine-glass';
import woodenChair from 'game-icon:wooden-chair';
import woodenSign from 'game-icon:wooden-sign';
import type { Creature } from '@undercroft/board/art/standee.tsx';
import { BLUE, GREEN, OCHRE, PLUM, RED } from './tints.ts';

export const LOOKS: readonly Creature[] = [
  // 1  Your Last Torch
  {
    base: torch,
    props: [{ drawing: rollingSuitcase, at: [420, 390], scale: 0.46, turn: 6 }],
    tint: RED,
    eyes: [
      [235, 330, 26],
      [290, 330, 26],
    ],
  },
  // 2  Hero Emeritus
  { base: vikingHead, props: [{ drawing: quill, at: [420, 380], scale: 0.5 }], tint: BLUE },
  // 3  Box Marked Fragile
  {
    base: cardboardBoxClosed,
    props: [{ drawing: wineGlass, at: [350, 350], scale: 0.3 }],
    tint: RED,
    eyes: [
      [150, 300, 34],
      [230, 330, 34],
    ],
  },
  // 4  Last Week's Stew
  {
    base: cauldron,
    props: [{ drawing: spoon, at: [420, 120], scale: 0.5, turn: 20 }],
    tint: OCHRE,
    eyes: [
      [205, 290, 38],
      [307, 290, 38],
    ],
  },
  // 5  Clockwork Duellist
  { base: fencer, props: [{ drawing: clockwork, at: [110, 330], scale: 0.44 }], tint: OCHRE },
  // 6  Honourable Ghoul
  { base: troglodyte, props: [{ drawing: knifeFork, at: [420, 390], scale: 0.46 }], tint: BLUE },
  // 7  Assassin, Day Shift
  { base: hoodedAssassin, props: [{ drawing: sunglasses, at: [385, 150], scale: 0.32, turn: 8 }], tint: OCHRE },
  // 8  Stained-Glass Golem
  { base: rockGolem, props: [{ drawing: rosaShield, at: [256, 280], scale: 0.4 }], tint: PLUM },
  // 9  Ceiling, Descending
  { base: thwomp, props: [{ drawing: ceilingLight, at: [256, 500], scale: 0.3 }], tint: OCHRE },
  // 10  Basalt Behemoth
  { base: rhinocerosHorn, props: [{ drawing: snail, at: [420, 420], scale: 0.42 }], tint: GREEN },
  // 11  Dragon, Semi-Retired
  { base: dragonHead, props: [{ drawing: smokingPipe, at: [440, 400], scale: 0.44 }], tint: RED },
  // 12  Soul Accountant
  { base: grimReaper, props: [{ drawing: calculator, at: [400, 400], scale: 0.42, turn: 8 }], tint: GREEN },
  // 13  Siege Engine, Haunted
  { base: trebuchet, props: [{ drawing: ghost, at: [400, 110], scale: 0.46, turn: 8 }], tint: PLUM },
  // 14  Escalating Argument
  { base: faceToFace, props: [{ drawing: megaphone, at: [256, 70], scale: 0.44 }], tint: RED },
  // 15  Gold-Plated Basilisk
  { base: hornedReptile, props: [{ drawing: goldBar, at: [400, 420], scale: 0.46, turn: -6 }], tint: OCHRE },
  // 16  Upholstered Champion
  {
    base: armchair,
    props: [{ drawing: trophyCup, at: [256, 40], scale: 0.46 }],
    tint: OCHRE,
    eyes: [
      [205, 220, 38],
      [307, 220, 38],
    ],
  },
  // 17  Mournful Serpent
  { base: seaSerpent, props: [{ drawing: violin, at: [400, 390], scale: 0.5, turn: 10 }], tint: RED },
  // 18  Passive-Aggressive Mountain
  {
    base: peaks,
    props: [{ drawing: woodenSign, at: [420, 400], scale: 0.44, turn: 4 }],
    tint: OCHRE,
    eyes: [
      [210, 300, 34],
      [290, 300, 34],
    ],
  },
  // 19  Void, Lightly Furnished
  { base: vortex, props: [{ drawing: woodenChair, at: [256, 270], scale: 0.44, turn: 12 }], tint: RED },
  // 20  Porcelain Emperor
  {
    base: porcelainVase,
    props: [{ drawing: imperialCrown, at: [256, 10], scale: 0.46 }],
    tint: OCHRE,
    eyes: [
      [210, 270, 36],
      [302, 270, 36],
    ],
  },
  // 21  The World's Second Snake
  { base: snake, props: [{ drawing: podiumSecond, at: [410, 410], scale: 0.44 }], tint: RED },
  // 22  Creditor Of The Dawn
  { base: sunPriest, props: [{ drawing: receiveMoney, at: [410, 400], scale: 0.44 }], tint: GREEN },
  // 23  Audience, Hostile
  {
    base: theaterCurtains,
    props: [{ drawing: tomato, at: [400, 380], scale: 0.4 }],
    tint: RED,
    eyes: [
      [130, 200, 30],
      [190, 200, 30],
      [320, 200, 30],
      [380, 200, 30],
    ],
  },
  // 24  The Landlord
  {
    base: pigFace,
    props: [
      { drawing: topHat, at: [256, 0], scale: 0.62, turn: -6 },
      { drawing: keyring, at: [430, 420], scale: 0.44 },
    ],
    tint: PLUM,
  },
];
