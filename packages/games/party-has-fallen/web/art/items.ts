/** A drawing for every item. */
import backpack from 'game-icon:backpack';
import barbedSpear from 'game-icon:barbed-spear';
import barefoot from 'game-icon:barefoot';
import battleAxe from 'game-icon:battle-axe';
import beehive from 'game-icon:beehive';
import beltBuckles from 'game-icon:belt-buckles';
import bigDiamondRing from 'game-icon:big-diamond-ring';
import boots from 'game-icon:boots';
import breastplate from 'game-icon:breastplate';
import broadsword from 'game-icon:broadsword';
import brokenBone from 'game-icon:broken-bone';
import brokenSkull from 'game-icon:broken-skull';
import buttonFinger from 'game-icon:button-finger';
import carnivalMask from 'game-icon:carnival-mask';
import ceilingLight from 'game-icon:ceiling-light';
import cementShoes from 'game-icon:cement-shoes';
import cheeseWedge from 'game-icon:cheese-wedge';
import coinsPile from 'game-icon:coins-pile';
import cowled from 'game-icon:cowled';
import crown from 'game-icon:crown';
import crownCoin from 'game-icon:crown-coin';
import diamondRing from 'game-icon:diamond-ring';
import doorway from 'game-icon:doorway';
import elfEar from 'game-icon:elf-ear';
import evilBook from 'game-icon:evil-book';
import eyeShield from 'game-icon:eye-shield';
import fairyWand from 'game-icon:fairy-wand';
import forkKnifeSpoon from 'game-icon:fork-knife-spoon';
import gauntlet from 'game-icon:gauntlet';
import gemPendant from 'game-icon:gem-pendant';
import hamShank from 'game-icon:ham-shank';
import happySkull from 'game-icon:happy-skull';
import holyGrail from 'game-icon:holy-grail';
import honeyJar from 'game-icon:honey-jar';
import leatherBoot from 'game-icon:leather-boot';
import masonJar from 'game-icon:mason-jar';
import meal from 'game-icon:meal';
import metalPlate from 'game-icon:metal-plate';
import openBook from 'game-icon:open-book';
import pear from 'game-icon:pear';
import pilgrimHat from 'game-icon:pilgrim-hat';
import potionOfMadness from 'game-icon:potion-of-madness';
import queenCrown from 'game-icon:queen-crown';
import quillInk from 'game-icon:quill-ink';
import ribbonMedal from 'game-icon:ribbon-medal';
import ring from 'game-icon:ring';
import ropeCoil from 'game-icon:rope-coil';
import roundPotion from 'game-icon:round-potion';
import runningShoe from 'game-icon:running-shoe';
import sandwich from 'game-icon:sandwich';
import scrollQuill from 'game-icon:scroll-quill';
import scrollUnfurled from 'game-icon:scroll-unfurled';
import sharpCrown from 'game-icon:sharp-crown';
import shiningSword from 'game-icon:shining-sword';
import skullSignet from 'game-icon:skull-signet';
import slippers from 'game-icon:slippers';
import smokeBomb from 'game-icon:smoke-bomb';
import socks from 'game-icon:socks';
import spade from 'game-icon:spade';
import spikedHalo from 'game-icon:spiked-halo';
import spoon from 'game-icon:spoon';
import swapBag from 'game-icon:swap-bag';
import threeKeys from 'game-icon:three-keys';
import tooth from 'game-icon:tooth';
import topHat from 'game-icon:top-hat';
import treasureMap from 'game-icon:treasure-map';
import tribalPendant from 'game-icon:tribal-pendant';
import umbrella from 'game-icon:umbrella';
import visoredHelm from 'game-icon:visored-helm';
import whistle from 'game-icon:whistle';

/** By the id of the item. */
export const ITEM_DRAWINGS: Readonly<Record<string, string>> = {
  'half-a-crown': crown,
  'the-other-half-of-the-crown': sharpCrown,
  'goblin-payroll': coinsPile,
  'commemorative-spoon': spoon,
  'ear-of-the-usher': elfEar,
  'sandwich-of-unknown-age': sandwich,
  'painting-of-a-door': doorway,
  'ring-of-being-a-ring': ring,
  'unsigned-prophecy': scrollUnfurled,
  'tooth-of-a-former-colleague': tooth,
  'left-shoe-of-destiny': leatherBoot,
  'right-shoe-of-destiny': runningShoe,
  'ceremonial-ham': hamShank,
  'bag-of-slightly-used-wishes': swapBag,
  'chandelier-pieces': ceilingLight,
  'very-large-coin': crownCoin,
  'decorative-sword': broadsword,
  'wedding-ring-previously-owned': diamondRing,
  'ghost-s-umbrella': umbrella,
  'box-of-identical-keys': threeKeys,
  'fruit-of-the-forbidden-bowl': pear,
  'certificate-of-bravery': ribbonMedal,
  'boots-of-plausible-deniability': boots,
  'somebody-s-femur': brokenBone,
  'dented-breastplate': breastplate,
  'ring-of-mild-discomfort': skullSignet,
  'helmet-of-selective-hearing': visoredHelm,
  'encyclopedia-dungeonica-a-to-c': openBook,
  'belt-of-borrowed-muscles': beltBuckles,
  'ring-of-nice-handwriting': quillInk,
  'socks-of-sneaking': socks,
  'axe-with-opinions': battleAxe,
  'spear-of-almost-reaching': barbedSpear,
  'concrete-boots': cementShoes,
  'crown-of-bad-decisions': queenCrown,
  'amulet-of-loud-breathing': gemPendant,
  'skull-with-a-friendly-smile': happySkull,
  'plate-mail-return-to-sender': metalPlate,
  'shield-with-a-window': eyeShield,
  'hat-of-reasonable-confidence': topHat,
  'lucky-toe-ring': barefoot,
  'gauntlets-of-applause': gauntlet,
  'emotional-support-rope': ropeCoil,
  'sword-of-overtime': shiningSword,
  'mask-of-somebody-else': carnivalMask,
  'cowl-of-caution': cowled,
  'emergency-cheese': cheeseWedge,
  'map-drawn-by-a-goose': treasureMap,
  'potion-of-probably-water': roundPotion,
  'smoke-bomb-with-instructions': smokeBomb,
  'finger-bone-of-pointing': buttonFinger,
  'cookbook-of-the-damned': evilBook,
  'homing-slippers': slippers,
  'throwing-fork': forkKnifeSpoon,
  'bottle-of-bees': beehive,
  'borrowed-halo': spikedHalo,
  'travel-rations': meal,
  'shovel-of-second-chances': spade,
  'final-reminder': scrollQuill,
  'truth-serum-cherry': potionOfMadness,
  'wand-of-second-opinions': fairyWand,
  'jar-of-somebody': masonJar,
  'screaming-goblet': holyGrail,
  'ring-of-the-generous': bigDiamondRing,
  'hungry-backpack': backpack,
  'nosy-skull': brokenSkull,
  'whistle-of-regrettable-guests': whistle,
  'jar-of-old-ectoplasm': honeyJar,
  'exorcist-s-second-best-hat': pilgrimHat,
  'pinwheel-pendant': tribalPendant,
};
