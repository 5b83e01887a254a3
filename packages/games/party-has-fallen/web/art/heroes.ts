/** The heroes as paper standees: somebody, and one thing too many. */
import barbarian from 'game-icon:barbarian';
import bowman from 'game-icon:bowman';
import chatBubble from 'game-icon:chat-bubble';
import cowled from 'game-icon:cowled';
import crystalBall from 'game-icon:crystal-ball';
import curlyMask from 'game-icon:domino-mask';
import door from 'game-icon:door';
import flowerHat from 'game-icon:flower-hat';
import gearHammer from 'game-icon:gear-hammer';
import holySymbol from 'game-icon:holy-symbol';
import hourglass from 'game-icon:hourglass';
import jesterHat from 'game-icon:jester-hat';
import lyre from 'game-icon:lyre';
import magicSwirl from 'game-icon:magic-swirl';
import meditation from 'game-icon:meditation';
import monkFace from 'game-icon:monk-face';
import openBook from 'game-icon:open-book';
import person from 'game-icon:person';
import robe from 'game-icon:robe';
import rogue from 'game-icon:rogue';
import soap from 'game-icon:soap';
import swapBag from 'game-icon:swap-bag';
import swordman from 'game-icon:swordman';
import tiedScroll from 'game-icon:tied-scroll';
import visoredHelm from 'game-icon:visored-helm';
import warlockHood from 'game-icon:warlock-hood';
import witchFace from 'game-icon:witch-face';
import wizardFace from 'game-icon:wizard-face';
import elf from 'game-icon:woman-elf-face';
import type { Creature } from '@undercroft/board/art/standee.tsx';

const GREEN = '#14634c';
const RED = '#a3202a';
const PLUM = '#5f2a72';
const BLUE = '#2c3167';
const GOLD = '#8f4300';

const hand = (drawing: string, scale = 0.42, turn = 0) => ({ drawing, at: [430, 400], scale, turn }) as const;
const head = (drawing: string, scale = 0.5, turn = 0) => ({ drawing, at: [256, 40], scale, turn }) as const;

export const PORTRAITS: Readonly<Record<string, Creature>> = {
  rogue: { base: rogue, props: [hand(swapBag)], tint: GREEN },
  wizard: { base: wizardFace, props: [hand(door, 0.4, 8)], tint: BLUE },
  cleric: { base: cowled, props: [hand(holySymbol, 0.44)], tint: GOLD },
  druid: { base: elf, props: [head(flowerHat, 0.5, 6)], tint: GREEN },
  bard: { base: person, props: [head(jesterHat, 0.52), { drawing: lyre, at: [400, 330], scale: 0.5, turn: 10 }], tint: GREEN },
  barbarian: { base: barbarian, props: [hand(openBook, 0.4, -6)], tint: RED },
  fighter: { base: swordman, props: [hand(tiedScroll, 0.36, 20)], tint: RED },
  warlock: { base: warlockHood, props: [hand(tiedScroll, 0.44, -12)], tint: PLUM },
  ranger: { base: bowman, props: [hand(hourglass, 0.34, 8)], tint: GREEN },
  paladin: { base: visoredHelm, props: [hand(soap, 0.42, -8)], tint: BLUE },
  mystic: { base: meditation, props: [hand(crystalBall, 0.42)], tint: PLUM },
  artificer: { base: witchFace, props: [hand(gearHammer, 0.46, 12)], tint: GOLD },
  monk: { base: monkFace, props: [{ drawing: chatBubble, at: [430, 90], scale: 0.46 }], tint: GOLD },
  sorcerer: { base: robe, props: [{ drawing: magicSwirl, at: [400, 120], scale: 0.46 }], tint: RED },
};

/** Whoever was built at this table. */
export const STRANGER: Creature = { base: person, props: [{ drawing: curlyMask, at: [256, 110], scale: 0.4 }], tint: PLUM };

export const portraitOf = (id: string): Creature => PORTRAITS[id] ?? STRANGER;
