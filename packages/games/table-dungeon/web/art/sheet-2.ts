/** What the enemies of level 2 look like, by roll: the offices. */
import abacus from 'game-icon:abacus';
import alarmClock from 'game-icon:alarm-clock';
import bee from 'game-icon:bee';
import beerStein from 'game-icon:beer-stein';
import blackKnightHelm from 'game-icon:black-knight-helm';
import broadsword from 'game-icon:broadsword';
import brute from 'game-icon:brute';
import bunnySlippers from 'game-icon:bunny-slippers';
import calendar from 'game-icon:calendar';
import cash from 'game-icon:cash';
import cigale from 'game-icon:cigale';
import daisy from 'game-icon:daisy';
import directionSigns from 'game-icon:direction-signs';
import droplets from 'game-icon:droplets';
import drum from 'game-icon:drum';
import earthWorm from 'game-icon:earth-worm';
import executionerHood from 'game-icon:executioner-hood';
import fangedSkull from 'game-icon:fanged-skull';
import giant from 'game-icon:giant';
import graduateCap from 'game-icon:graduate-cap';
import hoodedFigure from 'game-icon:hooded-figure';
import laurelCrown from 'game-icon:laurel-crown';
import lockers from 'game-icon:lockers';
import magnifyingGlass from 'game-icon:magnifying-glass';
import minotaur from 'game-icon:minotaur';
import mirrorMirror from 'game-icon:mirror-mirror';
import mushroomsCluster from 'game-icon:mushrooms-cluster';
import musicalNotes from 'game-icon:musical-notes';
import octopus from 'game-icon:octopus';
import openBook from 'game-icon:open-book';
import padlock from 'game-icon:padlock';
import plagueDoctorProfile from 'game-icon:plague-doctor-profile';
import raiseZombie from 'game-icon:raise-zombie';
import seatedMouse from 'game-icon:seated-mouse';
import shamblingMound from 'game-icon:shambling-mound';
import sharpHalberd from 'game-icon:sharp-halberd';
import sherlockHolmes from 'game-icon:sherlock-holmes';
import shinyPurse from 'game-icon:shiny-purse';
import stoneSphere from 'game-icon:stone-sphere';
import swan from 'game-icon:swan';
import thumbDown from 'game-icon:thumb-down';
import ticket from 'game-icon:ticket';
import tripleSkulls from 'game-icon:triple-skulls';
import troll from 'game-icon:troll';
import vampireDracula from 'game-icon:vampire-dracula';
import vote from 'game-icon:vote';
import type { Creature } from '@undercroft/board/art/standee.tsx';
import { SOCK } from './details.ts';
import { BLUE, GREEN, OCHRE, PLUM, RED } from './tints.ts';

export const LOOKS: readonly Creature[] = [
  // 1  Mirror, Unimpressed
  {
    base: mirrorMirror,
    props: [{ drawing: thumbDown, at: [410, 390], scale: 0.38, turn: 8 }],
    tint: PLUM,
    eyes: [
      [215, 230, 38],
      [297, 230, 38],
    ],
  },
  // 2  Lone Sock Of Destiny
  {
    base: SOCK,
    props: [{ drawing: laurelCrown, at: [236, 20], scale: 0.44, turn: -4 }],
    tint: OCHRE,
    eyes: [
      [215, 180, 34],
      [290, 180, 34],
    ],
  },
  // 3  Cursed Suggestion Box
  { base: vote, props: [{ drawing: fangedSkull, at: [410, 400], scale: 0.4, turn: 8 }], tint: RED },
  // 4  Mouse Knight Errant
  { base: seatedMouse, props: [{ drawing: broadsword, at: [390, 250], scale: 0.6 }], tint: BLUE },
  // 5  Zombie On Flexible Hours
  { base: raiseZombie, props: [{ drawing: alarmClock, at: [420, 390], scale: 0.42, turn: 8 }], tint: RED },
  // 6  Pickpocket Octopus
  { base: octopus, props: [{ drawing: shinyPurse, at: [420, 400], scale: 0.42, turn: 8 }], tint: OCHRE },
  // 7  Ice Sculpture, Sweating
  { base: swan, props: [{ drawing: droplets, at: [420, 120], scale: 0.4 }], tint: BLUE },
  // 8  Bridge Troll, Off The Clock
  { base: troll, props: [{ drawing: beerStein, at: [420, 400], scale: 0.44, turn: 8 }], tint: OCHRE },
  // 9  Choir of Skulls
  { base: tripleSkulls, props: [{ drawing: musicalNotes, at: [430, 70], scale: 0.42, turn: 8 }], tint: PLUM },
  // 10  Halberd Enthusiast
  {
    base: blackKnightHelm,
    props: [
      { drawing: sharpHalberd, at: [430, 260], scale: 0.7 },
      { drawing: sharpHalberd, at: [70, 330], scale: 0.5, mirrored: true },
    ],
    tint: RED,
  },
  // 11  Vampire With Hay Fever
  { base: vampireDracula, props: [{ drawing: daisy, at: [400, 400], scale: 0.42 }], tint: GREEN },
  // 12  Wasps In A Filing Cabinet
  {
    base: lockers,
    props: [
      { drawing: bee, at: [420, 100], scale: 0.38, turn: 10 },
      { drawing: bee, at: [80, 140], scale: 0.3, turn: -20, mirrored: true },
    ],
    tint: OCHRE,
  },
  // 13  Giant In The Small Print
  { base: giant, props: [{ drawing: magnifyingGlass, at: [420, 380], scale: 0.46 }], tint: BLUE },
  // 14  Debt Collector
  { base: brute, props: [{ drawing: cash, at: [410, 400], scale: 0.44, turn: -8 }], tint: GREEN },
  // 15  Moss Colossus
  { base: shamblingMound, props: [{ drawing: daisy, at: [256, 30], scale: 0.36 }], tint: PLUM },
  // 16  Minotaur Giving Directions
  { base: minotaur, props: [{ drawing: directionSigns, at: [430, 350], scale: 0.5 }], tint: OCHRE },
  // 17  Parade Of Toadstools
  {
    base: mushroomsCluster,
    props: [{ drawing: drum, at: [400, 410], scale: 0.44, turn: 6 }],
    tint: RED,
    eyes: [
      [170, 250, 26],
      [230, 250, 26],
    ],
  },
  // 18  Inspector Of Locks
  { base: sherlockHolmes, props: [{ drawing: padlock, at: [410, 400], scale: 0.42, turn: 8 }], tint: OCHRE },
  // 19  Unreasonably Long Worm
  { base: earthWorm, props: [{ drawing: calendar, at: [420, 100], scale: 0.42, turn: 8 }], tint: RED },
  // 20  Archivist Moth
  { base: cigale, props: [{ drawing: openBook, at: [256, 450], scale: 0.5 }], tint: PLUM },
  // 21  Boulder, Tenured
  {
    base: stoneSphere,
    props: [{ drawing: graduateCap, at: [256, 40], scale: 0.56, turn: -6 }],
    tint: PLUM,
    eyes: [
      [195, 260, 42],
      [315, 260, 42],
    ],
  },
  // 22  The Quiet Neighbour
  { base: hoodedFigure, props: [{ drawing: bunnySlippers, at: [256, 470], scale: 0.4 }], tint: PLUM },
  // 23  Executioner's Raffle
  { base: executionerHood, props: [{ drawing: ticket, at: [410, 400], scale: 0.48, turn: -12 }], tint: RED },
  // 24  The Grand Auditor
  { base: plagueDoctorProfile, props: [{ drawing: abacus, at: [400, 410], scale: 0.46, turn: 6 }], tint: RED },
];
