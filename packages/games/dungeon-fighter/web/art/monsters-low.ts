/** The monsters of the levels I and II, by id. */
import badGnome from 'game-icon:bad-gnome';
import blackKnightHelm from 'game-icon:black-knight-helm';
import boneKnife from 'game-icon:bone-knife';
import bookPile from 'game-icon:book-pile';
import bowTie from 'game-icon:bow-tie';
import butterfly from 'game-icon:butterfly';
import carousel from 'game-icon:carousel';
import cheeseWedge from 'game-icon:cheese-wedge';
import contract from 'game-icon:contract';
import conversation from 'game-icon:conversation';
import devilMask from 'game-icon:devil-mask';
import dove from 'game-icon:dove';
import fist from 'game-icon:fist';
import frog from 'game-icon:frog';
import gavel from 'game-icon:gavel';
import ghost from 'game-icon:ghost';
import goblin from 'game-icon:goblin';
import goblinHead from 'game-icon:goblin-head';
import gooeyDaemon from 'game-icon:gooey-daemon';
import graduateCap from 'game-icon:graduate-cap';
import handcuffs from 'game-icon:handcuffs';
import horseHead from 'game-icon:horse-head';
import imp from 'game-icon:imp';
import impLaugh from 'game-icon:imp-laugh';
import key from 'game-icon:key';
import labCoat from 'game-icon:lab-coat';
import masonJar from 'game-icon:mason-jar';
import megaphone from 'game-icon:megaphone';
import mimicChest from 'game-icon:mimic-chest';
import moon from 'game-icon:moon';
import mummyHead from 'game-icon:mummy-head';
import musicalScore from 'game-icon:musical-score';
import orcHead from 'game-icon:orc-head';
import phone from 'game-icon:phone';
import rat from 'game-icon:rat';
import robotGolem from 'game-icon:robot-golem';
import saberSlash from 'game-icon:saber-slash';
import sandwich from 'game-icon:sandwich';
import skeleton from 'game-icon:skeleton';
import skeletonInside from 'game-icon:skeleton-inside';
import slime from 'game-icon:slime';
import smallFire from 'game-icon:small-fire';
import spiralLollipop from 'game-icon:spiral-lollipop';
import squirrel from 'game-icon:squirrel';
import tie from 'game-icon:tie';
import tongue from 'game-icon:tongue';
import troll from 'game-icon:troll';
import umbrella from 'game-icon:umbrella';
import wolfTrap from 'game-icon:wolf-trap';
import type { Creature } from '@undercroft/board/art/standee.tsx';
import { BLUE, GREEN, OCHRE, PLUM, RED, standee } from './standee.ts';

export const LOW: Readonly<Record<string, Creature>> = {
  'damp-squire': standee(goblinHead, umbrella, { at: [392, 120], scale: 0.46, turn: 16 }, BLUE),
  'unionised-rat': standee(rat, megaphone, { at: [120, 150], scale: 0.42, turn: -14 }, RED),
  'overdue-librarian': standee(skeleton, bookPile, { at: [372, 372], scale: 0.42 }, PLUM),
  'moth-with-a-grudge': standee(butterfly, fist, { at: [256, 380], scale: 0.36 }, RED),
  'apprentice-puddle': standee(slime, graduateCap, { at: [256, 92], scale: 0.42, turn: -8 }, PLUM),
  'goblin-on-probation': standee(goblin, handcuffs, { at: [256, 420], scale: 0.42, turn: 6 }, OCHRE),
  'skeleton-unassembled': standee(skeletonInside, boneKnife, { at: [400, 392], scale: 0.4, turn: 30 }, OCHRE),
  'windup-bailiff': standee(robotGolem, key, { at: [430, 240], scale: 0.42 }, OCHRE),
  'imp-of-mild-peril': standee(imp, smallFire, { at: [400, 400], scale: 0.36 }, RED),
  'sticky-toffee-slime': standee(gooeyDaemon, spiralLollipop, { at: [400, 150], scale: 0.44, turn: 18 }, PLUM),
  'two-gnomes-one-coat': standee(badGnome, labCoat, { at: [256, 404], scale: 0.46 }, BLUE),
  'selfraising-mousetrap': standee(wolfTrap, cheeseWedge, { at: [256, 236], scale: 0.36 }, OCHRE),
  'ghost-of-a-sandwich': standee(ghost, sandwich, { at: [256, 400], scale: 0.42, turn: -6 }, OCHRE),
  'pickled-knight': standee(blackKnightHelm, masonJar, { at: [400, 390], scale: 0.46, turn: 8 }, GREEN),
  'sentient-fondue': standee(slime, cheeseWedge, { at: [256, 110], scale: 0.44, turn: 12 }, OCHRE),
  'bouncer-toad': standee(frog, bowTie, { at: [256, 404], scale: 0.4 }, RED),
  'orc-middle-management': standee(orcHead, tie, { at: [256, 440], scale: 0.42 }, BLUE),
  'passiveaggressive-mimic': standee(mimicChest, tongue, { at: [256, 420], scale: 0.4 }, RED),
  werehamster: standee(squirrel, moon, { at: [110, 110], scale: 0.38 }, OCHRE),
  'bog-choir': standee(troll, musicalScore, { at: [390, 390], scale: 0.42, turn: -8 }, PLUM),
  'lefthanded-fencer': standee(goblinHead, saberSlash, { at: [110, 380], scale: 0.46 }, RED),
  'demon-of-small-talk': standee(devilMask, conversation, { at: [400, 120], scale: 0.42 }, BLUE),
  'mummy-on-hold': standee(mummyHead, phone, { at: [420, 320], scale: 0.42, turn: 16 }, RED),
  'escaped-carousel': standee(carousel, horseHead, { at: [400, 420], scale: 0.34 }, PLUM),
  'pigeon-committee': standee(dove, gavel, { at: [390, 392], scale: 0.38, turn: -20 }, OCHRE),
  'contract-devil': standee(impLaugh, contract, { at: [380, 380], scale: 0.46, turn: 8 }, RED),
};
