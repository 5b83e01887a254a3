/** What each piece of equipment looks like, by id. */
import barStool from 'game-icon:bar-stool';
import barrel from 'game-icon:barrel';
import barrier from 'game-icon:barrier';
import beehive from 'game-icon:beehive';
import bellows from 'game-icon:bellows';
import bo from 'game-icon:bo';
import boneKnife from 'game-icon:bone-knife';
import bookCover from 'game-icon:book-cover';
import boomerang from 'game-icon:boomerang';
import bowlOfRice from 'game-icon:bowl-of-rice';
import broadsword from 'game-icon:broadsword';
import bubblingBowl from 'game-icon:bubbling-bowl';
import chainMail from 'game-icon:chain-mail';
import chiliPepper from 'game-icon:chili-pepper';
import contract from 'game-icon:contract';
import cottonFlower from 'game-icon:cotton-flower';
import crossbow from 'game-icon:crossbow';
import fly from 'game-icon:fly';
import frog from 'game-icon:frog';
import garlic from 'game-icon:garlic';
import gauntlet from 'game-icon:gauntlet';
import halberd from 'game-icon:halberd';
import hedgehog from 'game-icon:hedgehog';
import helmet from 'game-icon:helmet';
import ladder from 'game-icon:ladder';
import meatCleaver from 'game-icon:meat-cleaver';
import minions from 'game-icon:minions';
import mirrorMirror from 'game-icon:mirror-mirror';
import noseSide from 'game-icon:nose-side';
import outbackHat from 'game-icon:outback-hat';
import paperTray from 'game-icon:paper-tray';
import piggyBank from 'game-icon:piggy-bank';
import plainDagger from 'game-icon:plain-dagger';
import pouchWithBeads from 'game-icon:pouch-with-beads';
import robe from 'game-icon:robe';
import roundBottomFlask from 'game-icon:round-bottom-flask';
import saberSlash from 'game-icon:saber-slash';
import saucepan from 'game-icon:saucepan';
import scythe from 'game-icon:scythe';
import shieldBash from 'game-icon:shield-bash';
import shirtButton from 'game-icon:shirt-button';
import socks from 'game-icon:socks';
import sofa from 'game-icon:sofa';
import spearHook from 'game-icon:spear-hook';
import spinningTop from 'game-icon:spinning-top';
import spoon from 'game-icon:spoon';
import stamper from 'game-icon:stamper';
import swapBag from 'game-icon:swap-bag';
import towel from 'game-icon:towel';
import trebuchet from 'game-icon:trebuchet';
import trousers from 'game-icon:trousers';
import umbrella from 'game-icon:umbrella';
import woodenDoor from 'game-icon:wooden-door';

export const GEAR: Readonly<Record<string, string>> = {
  'hat-pulled-too-low': outbackHat,
  'whirligig-mace': spinningTop,
  'grandmothers-spoon': spoon,
  'ladder-of-regret': ladder,
  'cathedral-door': woodenDoor,
  'extra-long-barge-pole': bo,
  'rubber-cutlass': saberSlash,
  'polka-halberd': halberd,
  'sword-for-bad-losers': broadsword,
  'hymnbook-with-a-handle': bookCover,
  'pocket-trebuchet': trebuchet,
  'fly-swatter-of-doom': fly,
  'bribe-dagger': plainDagger,
  'thumb-crossbow': crossbow,
  'helmet-of-pointed-remarks': helmet,
  'bellows-of-the-deep': bellows,
  'somebody-elses-gauntlet': gauntlet,
  'nostril-sabre': noseSide,
  'low-stool-of-wrath': barStool,
  'cancan-scythe': scythe,
  'funny-bone': boneKnife,
  'hurdle-of-fate': barrier,
  'boomerang-never-came-back': boomerang,
  'understudy-spear': spearHook,
  'tea-tray-discus': paperTray,
  'secondbest-saucepan': saucepan,
  'quilted-excuses': robe,
  'spiteful-hedgehog-coat': hedgehog,
  'barrel-slightly-used': barrel,
  'ratskin-pyjamas': trousers,
  'garlic-cardigan': garlic,
  'goblinproof-socks': socks,
  'umbrella-of-the-just': umbrella,
  'rustcoloured-mail': chainMail,
  'blessed-bath-towel': towel,
  'fainting-couch-portable': sofa,
  'mirror-of-polite-revenge': mirrorMirror,
  'soup-of-the-day': bubblingBowl,
  'bag-labelled-not-a-die': swapBag,
  'second-helping': bowlOfRice,
  'group-hug-voucher': minions,
  'sack-of-honest-dice': pouchWithBeads,
  'jar-of-angry-bees': beehive,
  'somebody-to-hide-behind': shieldBash,
  'understanding-insurance-clerk': contract,
  'flask-of-overconfidence': roundBottomFlask,
  'cotton-wool-for-monsters': cottonFlower,
  'piggy-bank-of-the-damned': piggyBank,
  'lucky-button': shirtButton,
  'frog-in-the-throat': frog,
  'chilli-lozenge': chiliPepper,
  'licence-to-just-throw-it': stamper,
  'butchers-loyalty-card': meatCleaver,
};
