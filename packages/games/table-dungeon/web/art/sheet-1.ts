/** What the enemies of level 1 look like, by roll: the public part of the dungeon. */
import accordion from 'game-icon:accordion';
import badGnome from 'game-icon:bad-gnome';
import barrel from 'game-icon:barrel';
import briefcase from 'game-icon:briefcase';
import calendar from 'game-icon:calendar';
import catapult from 'game-icon:catapult';
import checklist from 'game-icon:checklist';
import coffeeMug from 'game-icon:coffee-mug';
import coinsPile from 'game-icon:coins-pile';
import cook from 'game-icon:cook';
import crownedSkull from 'game-icon:crowned-skull';
import droplets from 'game-icon:droplets';
import evilBat from 'game-icon:evil-bat';
import goblinHead from 'game-icon:goblin-head';
import golemHead from 'game-icon:golem-head';
import gong from 'game-icon:gong';
import hydra from 'game-icon:hydra';
import imp from 'game-icon:imp';
import ladle from 'game-icon:ladle';
import lizardman from 'game-icon:lizardman';
import measureTape from 'game-icon:measure-tape';
import mimicChest from 'game-icon:mimic-chest';
import ogre from 'game-icon:ogre';
import pencil from 'game-icon:pencil';
import pillow from 'game-icon:pillow';
import priceTag from 'game-icon:price-tag';
import rat from 'game-icon:rat';
import rolledCloth from 'game-icon:rolled-cloth';
import scarabBeetle from 'game-icon:scarab-beetle';
import shamblingZombie from 'game-icon:shambling-zombie';
import sharpSmile from 'game-icon:sharp-smile';
import shouting from 'game-icon:shouting';
import skeleton from 'game-icon:skeleton';
import slowBlob from 'game-icon:slow-blob';
import snowflake1 from 'game-icon:snowflake-1';
import spectre from 'game-icon:spectre';
import spiderAlt from 'game-icon:spider-alt';
import thoughtBubble from 'game-icon:thought-bubble';
import tie from 'game-icon:tie';
import tiedScroll from 'game-icon:tied-scroll';
import tortoise from 'game-icon:tortoise';
import umbrella from 'game-icon:umbrella';
import visoredHelm from 'game-icon:visored-helm';
import wheelbarrow from 'game-icon:wheelbarrow';
import wineGlass from 'game-icon:wine-glass';
import type { Creature } from '@undercroft/board/art/standee.tsx';
import { BLUE, OCHRE, PLUM, RED } from './tints.ts';

export const LOOKS: readonly Creature[] = [
  // 1  Your Own Echo
  { base: shouting, props: [{ drawing: shouting, at: [430, 410], scale: 0.36, turn: 6 }], tint: BLUE },
  // 2  Kobold Intern
  { base: lizardman, props: [{ drawing: coffeeMug, at: [420, 390], scale: 0.42, turn: 8 }], tint: OCHRE },
  // 3  Unattended Wheelbarrow
  {
    base: wheelbarrow,
    place: { at: [256, 310], scale: 1 },
    props: [{ drawing: coinsPile, at: [300, 110], scale: 0.42, turn: 4 }],
    tint: OCHRE,
    eyes: [
      [250, 290, 30],
      [320, 285, 30],
    ],
  },
  // 4  Rat, Regulation Size
  { base: rat, props: [{ drawing: measureTape, at: [410, 400], scale: 0.42, turn: -8 }], tint: RED },
  // 5  Skeleton, Slightly Used
  { base: skeleton, props: [{ drawing: priceTag, at: [400, 300], scale: 0.4, turn: 20 }], tint: RED },
  // 6  Goblin With A Clipboard
  { base: goblinHead, props: [{ drawing: checklist, at: [420, 380], scale: 0.46, turn: 8 }], tint: OCHRE },
  // 7  Damp Patch With Ambition
  {
    base: slowBlob,
    props: [{ drawing: tie, at: [300, 420], scale: 0.36 }],
    tint: RED,
    eyes: [
      [230, 250, 40],
      [330, 250, 40],
    ],
  },
  // 8  Lost Property Ghoul
  { base: shamblingZombie, props: [{ drawing: umbrella, at: [400, 180], scale: 0.5, turn: 15 }], tint: PLUM },
  // 9  Twin Imps, One Rostered
  {
    base: imp,
    props: [
      { drawing: calendar, at: [430, 400], scale: 0.4, turn: 8 },
      { drawing: imp, at: [90, 380], scale: 0.42, mirrored: true },
    ],
    tint: RED,
  },
  // 10  Swarm of spiders
  {
    base: spiderAlt,
    props: [
      { drawing: spiderAlt, at: [70, 430], scale: 0.3, turn: -30 },
      { drawing: spiderAlt, at: [450, 80], scale: 0.26, turn: 30 },
    ],
    tint: RED,
  },
  // 11  Bat With A Vague Grudge
  { base: evilBat, props: [{ drawing: thoughtBubble, at: [420, 60], scale: 0.42 }], tint: PLUM },
  // 12  Mimic (Footstool)
  { base: mimicChest, props: [{ drawing: pillow, at: [256, 10], scale: 0.42, turn: -6 }], tint: PLUM },
  // 13  Nervous Ogre
  { base: ogre, props: [{ drawing: droplets, at: [420, 90], scale: 0.4 }], tint: BLUE },
  // 14  Paper Golem (Draft)
  { base: golemHead, props: [{ drawing: pencil, at: [420, 380], scale: 0.5 }], tint: OCHRE },
  // 15  Gong Beetle
  { base: scarabBeetle, props: [{ drawing: gong, at: [420, 360], scale: 0.52 }], tint: OCHRE },
  // 16  Armour, Mostly Empty
  { base: visoredHelm, props: [{ drawing: snowflake1, at: [420, 120], scale: 0.4, turn: 10 }], tint: BLUE },
  // 17  Door-To-Door Lich
  { base: crownedSkull, props: [{ drawing: briefcase, at: [410, 410], scale: 0.46, turn: 6 }], tint: OCHRE },
  // 18  Three Stacked Gnomes
  {
    base: badGnome,
    place: { at: [256, 395], scale: 0.56 },
    props: [
      { drawing: badGnome, at: [262, 226], scale: 0.46, turn: 3, ink: true },
      { drawing: badGnome, at: [250, 60], scale: 0.4, turn: -4 },
    ],
    tint: RED,
  },
  // 19  Accordion Wraith
  { base: spectre, props: [{ drawing: accordion, at: [300, 380], scale: 0.5, turn: -6 }], tint: RED },
  // 20  Wine Cellar Elemental
  {
    base: barrel,
    props: [{ drawing: wineGlass, at: [430, 380], scale: 0.45, turn: 10 }],
    tint: PLUM,
    eyes: [
      [205, 220, 40],
      [310, 220, 40],
    ],
  },
  // 21  Tax Hydra
  { base: hydra, props: [{ drawing: tiedScroll, at: [420, 420], scale: 0.46, turn: -10 }], tint: RED },
  // 22  Siege Tortoise
  { base: tortoise, place: { at: [256, 330], scale: 1 }, props: [{ drawing: catapult, at: [220, 150], scale: 0.46 }], tint: RED },
  // 23  Man-Eating Carpet
  {
    base: rolledCloth,
    props: [{ drawing: sharpSmile, at: [256, 330], scale: 0.5 }],
    tint: RED,
    eyes: [
      [200, 200, 36],
      [300, 200, 36],
    ],
  },
  // 24  Head Of Catering
  { base: cook, props: [{ drawing: ladle, at: [440, 380], scale: 0.5, turn: 10 }], tint: RED },
];
