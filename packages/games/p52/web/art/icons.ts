/** Drawings of everything a card, sheet or button names, by id; what a scenario of somebody else names gets the drawing of its kind. */
import armBandage from 'game-icon:arm-bandage';
import bigWave from 'game-icon:big-wave';
import bodyBalance from 'game-icon:body-balance';
import bookCover from 'game-icon:book-cover';
import bootKick from 'game-icon:boot-kick';
import boots from 'game-icon:boots';
import brasero from 'game-icon:brasero';
import candlebright from 'game-icon:candlebright';
import chest from 'game-icon:chest';
import cloak from 'game-icon:cloak';
import cog from 'game-icon:cog';
import crossedSwords from 'game-icon:crossed-swords';
import crownedSkull from 'game-icon:crowned-skull';
import curledTentacle from 'game-icon:curled-tentacle';
import dam from 'game-icon:dam';
import deathSkull from 'game-icon:death-skull';
import dodge from 'game-icon:dodge';
import doorway from 'game-icon:doorway';
import drippingBlade from 'game-icon:dripping-blade';
import eel from 'game-icon:eel';
import emberShot from 'game-icon:ember-shot';
import envelope from 'game-icon:envelope';
import fireBottle from 'game-icon:fire-bottle';
import fireShrine from 'game-icon:fire-shrine';
import fishingHook from 'game-icon:fishing-hook';
import flyingFlag from 'game-icon:flying-flag';
import gloves from 'game-icon:gloves';
import halberd from 'game-icon:halberd';
import harpoonChain from 'game-icon:harpoon-chain';
import healing from 'game-icon:healing';
import heartBeats from 'game-icon:heart-beats';
import help from 'game-icon:help';
import herbsBundle from 'game-icon:herbs-bundle';
import hidden from 'game-icon:hidden';
import honeypot from 'game-icon:honeypot';
import hood from 'game-icon:hood';
import huntingHorn from 'game-icon:hunting-horn';
import key from 'game-icon:key';
import lanternFlame from 'game-icon:lantern-flame';
import leatherBoot from 'game-icon:leather-boot';
import leatherVest from 'game-icon:leather-vest';
import leechingWorm from 'game-icon:leeching-worm';
import lockPicking from 'game-icon:lock-picking';
import lockedChest from 'game-icon:locked-chest';
import lockpicks from 'game-icon:lockpicks';
import lungs from 'game-icon:lungs';
import magicShield from 'game-icon:magic-shield';
import magicSwirl from 'game-icon:magic-swirl';
import mirrorMirror from 'game-icon:mirror-mirror';
import openBook from 'game-icon:open-book';
import openChest from 'game-icon:open-chest';
import pearlNecklace from 'game-icon:pearl-necklace';
import plainDagger from 'game-icon:plain-dagger';
import plantRoots from 'game-icon:plant-roots';
import pocketBow from 'game-icon:pocket-bow';
import raiseZombie from 'game-icon:raise-zombie';
import reed from 'game-icon:reed';
import ring from 'game-icon:ring';
import ringingBell from 'game-icon:ringing-bell';
import robinHoodHat from 'game-icon:robin-hood-hat';
import ropeCoil from 'game-icon:rope-coil';
import roundShield from 'game-icon:round-shield';
import rubberBoot from 'game-icon:rubber-boot';
import run from 'game-icon:run';
import shield from 'game-icon:shield';
import shouting from 'game-icon:shouting';
import sling from 'game-icon:sling';
import slingshot from 'game-icon:slingshot';
import snowBottle from 'game-icon:snow-bottle';
import sparkSpirit from 'game-icon:spark-spirit';
import squareBottle from 'game-icon:square-bottle';
import stairs from 'game-icon:stairs';
import stonePile from 'game-icon:stone-pile';
import stoneTower from 'game-icon:stone-tower';
import swamp from 'game-icon:swamp';
import swapBag from 'game-icon:swap-bag';
import swordClash from 'game-icon:sword-clash';
import think from 'game-icon:think';
import torch from 'game-icon:torch';
import trousers from 'game-icon:trousers';
import twoCoins from 'game-icon:two-coins';
import waterDrop from 'game-icon:water-drop';
import weightLiftingUp from 'game-icon:weight-lifting-up';
import whirlwind from 'game-icon:whirlwind';
import wolfTrap from 'game-icon:wolf-trap';
import type { Core } from '../../src/index.ts';
import type { Ability, Item } from '../../src/scenario/pieces.ts';

const ABILITIES: Readonly<Record<string, string>> = {
  knife: plainDagger,
  billhook: halberd,
  slingstaff: slingshot,
  cinderDart: emberShot,
  brineWave: bigWave,
  boot: bootKick,
  harpoon: harpoonChain,
  undertow: curledTentacle,
  leechJar: leechingWorm,
  bellow: shouting,
  ghostBell: ringingBell,
  bulwark: shield,
  slip: dodge,
  unweave: magicShield,
  parry: swordClash,
  lockPicking: lockpicks,
  poultice: herbsBundle,
  rally: flyingFlag,
  notYet: raiseZombie,
  secondWind: whirlwind,
  eelStep: eel,
  glimmer: candlebright,
  cutpurse: swapBag,
  pitchTheBlade: drippingBlade,
  sluiceGate: dam,
  readTheWater: waterDrop,
  reedBreath: reed,
  ledger: openBook,
};

const ITEMS: Readonly<Record<string, string>> = {
  snappingLid: wolfTrap,
  rushTorch: torch,
  lockPick: lockPicking,
  bitterroot: plantRoots,
  eelhideHood: hood,
  eelhideVest: leatherVest,
  eelhideSleeves: armBandage,
  eelhideLeggings: trousers,
  eelhideBoots: leatherBoot,
  fineKnife: plainDagger,
  fineBillhook: halberd,
  fineSlingstaff: sling,
  pitchJar: fireBottle,
  frostJar: snowBottle,
  wadingBoots: rubberBoot,
  adrenalineBoost: heartBeats,
  deepBreath: lungs,
  ferrymansCoin: twoCoins,
  marshHoney: honeypot,
  oilskinCloak: cloak,
  ratcatchersHat: robinHoodHat,
  corkAmulet: pearlNecklace,
  heronBoots: boots,
  fishLantern: lanternFlame,
  tollRing: ring,
  keepersGloves: gloves,
  leadLine: fishingHook,
  eelOil: squareBottle,
  mirrorShard: mirrorMirror,
  callingHorn: huntingHorn,
  drownedLetter: envelope,
  reedRope: ropeCoil,
  tollBook: bookCover,
  gateKey: key,
};

const SPOTS: Readonly<Record<string, string>> = {
  enemy: deathSkull,
  chest: lockedChest,
  specialChest: chest,
  hidden,
  obstructed: stonePile,
  trap: wolfTrap,
  key,
  boss: crownedSkull,
  shrine: fireShrine,
  brazier: brasero,
  silt: swamp,
};

/** Attacks by their type, other abilities by their kind. */
const KINDS: Readonly<Record<string, string>> = {
  melee: crossedSwords,
  ranged: pocketBow,
  magic: magicSwirl,
  other: sparkSpirit,
  defence: roundShield,
  heal: healing,
  utility: cog,
};

const ITEM_KINDS: Readonly<Record<string, string>> = {
  consumable: squareBottle,
  worn: leatherVest,
  tool: key,
  trapped: wolfTrap,
};

export const abilityIcon = (ability: Ability): string =>
  ABILITIES[ability.id] ?? KINDS[ability.kind === 'attack' ? ability.attackType : ability.kind] ?? help;
export const itemIcon = ({ id, kind }: Item): string => ITEMS[id] ?? ITEM_KINDS[kind] ?? help;

/** What lies on a spot; null: nothing worth a picture. A kind of somebody else's scenario is a riddle. */
export function spotIcon(is: string): string | null {
  if (is === 'path') return null;
  return SPOTS[is] ?? help;
}
export const OPENED = openChest;
export const FACE_DOWN = stoneTower;
export const START = doorway;
export const EXIT = stairs;

export const CORE_ICONS: Readonly<Record<Core, string>> = {
  Lift: weightLiftingUp,
  Think: think,
  Balance: bodyBalance,
  Move: run,
  Lead: flyingFlag,
};
