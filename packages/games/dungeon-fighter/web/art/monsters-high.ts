/** The monsters of the levels III and IV and the Final Bosses, by id. */
import abacus from 'game-icon:abacus';
import alarmClock from 'game-icon:alarm-clock';
import barbarian from 'game-icon:barbarian';
import bearFace from 'game-icon:bear-face';
import bearHead from 'game-icon:bear-head';
import bowTie from 'game-icon:bow-tie';
import bread from 'game-icon:bread';
import bubblingBowl from 'game-icon:bubbling-bowl';
import cabbage from 'game-icon:cabbage';
import calculator from 'game-icon:calculator';
import catapult from 'game-icon:catapult';
import cauldron from 'game-icon:cauldron';
import coffeeMug from 'game-icon:coffee-mug';
import cookie from 'game-icon:cookie';
import crossbow from 'game-icon:crossbow';
import crown from 'game-icon:crown';
import crownedSkull from 'game-icon:crowned-skull';
import devilMask from 'game-icon:devil-mask';
import dragonHead from 'game-icon:dragon-head';
import femaleVampire from 'game-icon:female-vampire';
import fly from 'game-icon:fly';
import gavel from 'game-icon:gavel';
import goblinHead from 'game-icon:goblin-head';
import golemHead from 'game-icon:golem-head';
import gooeyDaemon from 'game-icon:gooey-daemon';
import grandPiano from 'game-icon:grand-piano';
import guillotine from 'game-icon:guillotine';
import handcuffs from 'game-icon:handcuffs';
import heartBeats from 'game-icon:heart-beats';
import houseKeys from 'game-icon:house-keys';
import hydra from 'game-icon:hydra';
import impLaugh from 'game-icon:imp-laugh';
import keyboard from 'game-icon:keyboard';
import minotaur from 'game-icon:minotaur';
import newspaper from 'game-icon:newspaper';
import officeChair from 'game-icon:office-chair';
import ogre from 'game-icon:ogre';
import owl from 'game-icon:owl';
import pillow from 'game-icon:pillow';
import popeCrown from 'game-icon:pope-crown';
import robotGolem from 'game-icon:robot-golem';
import runningShoe from 'game-icon:running-shoe';
import saxophone from 'game-icon:saxophone';
import screaming from 'game-icon:screaming';
import scrollQuill from 'game-icon:scroll-quill';
import skeleton from 'game-icon:skeleton';
import slime from 'game-icon:slime';
import slippers from 'game-icon:slippers';
import snakeTongue from 'game-icon:snake-tongue';
import suitcase from 'game-icon:suitcase';
import teapot from 'game-icon:teapot';
import tooth from 'game-icon:tooth';
import topHat from 'game-icon:top-hat';
import treasureMap from 'game-icon:treasure-map';
import troll from 'game-icon:troll';
import underwear from 'game-icon:underwear';
import vampireDracula from 'game-icon:vampire-dracula';
import type { Creature } from '@undercroft/board/art/standee.tsx';
import { BLUE, GREEN, OCHRE, PLUM, RED, standee } from './standee.ts';

export const HIGH: Readonly<Record<string, Creature>> = {
  'tax-golem': standee(golemHead, abacus, { at: [256, 430], scale: 0.44 }, RED),
  'gossip-hydra': standee(hydra, newspaper, { at: [150, 420], scale: 0.46, turn: -8 }, RED),
  'ogre-in-a-hurry': standee(ogre, runningShoe, { at: [400, 430], scale: 0.4, turn: -14 }, BLUE),
  'owlbear-mostly-owl': standee(owl, bearHead, { at: [400, 420], scale: 0.34 }, OCHRE),
  'vampire-before-coffee': standee(vampireDracula, coffeeMug, { at: [392, 400], scale: 0.42, turn: 8 }, OCHRE),
  'sourdough-horror': standee(gooeyDaemon, bread, { at: [256, 420], scale: 0.44 }, OCHRE),
  'guillotine-with-feelings': standee(guillotine, heartBeats, { at: [256, 240], scale: 0.34 }, RED),
  'basilisk-easily-offended': standee(snakeTongue, topHat, { at: [230, 80], scale: 0.42, turn: -10 }, PLUM),
  'troll-of-the-comments': standee(troll, keyboard, { at: [256, 430], scale: 0.46 }, BLUE),
  'sleepless-banshee': standee(screaming, alarmClock, { at: [410, 390], scale: 0.4, turn: 10 }, OCHRE),
  'jelly-of-the-jury': standee(slime, gavel, { at: [400, 130], scale: 0.44, turn: 20 }, PLUM),
  'incubus-on-parole': standee(devilMask, handcuffs, { at: [256, 446], scale: 0.4 }, BLUE),
  'catapult-retired': standee(catapult, slippers, { at: [390, 440], scale: 0.4 }, RED),
  'clockwork-aunt': standee(robotGolem, teapot, { at: [392, 380], scale: 0.46, turn: -8 }, RED),
  'duke-of-small-print': standee(impLaugh, scrollQuill, { at: [384, 390], scale: 0.46 }, PLUM),
  'landlord-of-the-flies': standee(fly, houseKeys, { at: [400, 400], scale: 0.42, turn: 12 }, OCHRE),
  'bride-of-the-accountant': standee(femaleVampire, calculator, { at: [392, 404], scale: 0.42, turn: -6 }, BLUE),
  'warlord-without-trousers': standee(barbarian, underwear, { at: [256, 446], scale: 0.44 }, RED),
  'soup-of-last-week': standee(cauldron, bubblingBowl, { at: [256, 120], scale: 0.4 }, GREEN),
  'siege-piano': standee(grandPiano, saxophone, { at: [400, 120], scale: 0.42, turn: 10 }, OCHRE),
  'minotaur-lost': standee(minotaur, treasureMap, { at: [392, 402], scale: 0.44, turn: -8 }, OCHRE),
  'colossal-crumb': standee(cookie, crown, { at: [256, 80], scale: 0.44 }, PLUM),
  'bishop-of-the-undercarpet': standee(skeleton, popeCrown, { at: [256, 74], scale: 0.46 }, PLUM),
  'goblin-king-elected-twice': standee(goblinHead, crown, { at: [256, 70], scale: 0.5 }, OCHRE),
  'abyssal-dentist': standee(devilMask, tooth, { at: [396, 396], scale: 0.42, turn: 14 }, BLUE),
  'ballista-bear': standee(bearFace, crossbow, { at: [384, 400], scale: 0.46, turn: -12 }, RED),
  'lich-of-lost-property': standee(crownedSkull, suitcase, { at: [392, 420], scale: 0.44 }, OCHRE),
  'baron-bureau-lord-of-queues': standee(robotGolem, officeChair, { at: [400, 404], scale: 0.46 }, PLUM),
  'the-unwashed-motherinslaw': standee(slime, cabbage, { at: [256, 110], scale: 0.5 }, GREEN),
  'archlich-gerald': standee(crownedSkull, bowTie, { at: [256, 470], scale: 0.46 }, RED),
  'dragon-with-a-cold': standee(dragonHead, pillow, { at: [400, 420], scale: 0.42, turn: -8 }, BLUE),
};
