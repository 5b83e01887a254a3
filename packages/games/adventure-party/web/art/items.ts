/** A drawing for every item, by id. */
import anvil from 'game-icon:anvil';
import archiveRegister from 'game-icon:archive-register';
import arrowCluster from 'game-icon:arrow-cluster';
import bangingGavel from 'game-icon:banging-gavel';
import barrel from 'game-icon:barrel';
import bee from 'game-icon:bee';
import beerStein from 'game-icon:beer-stein';
import bottleVapors from 'game-icon:bottle-vapors';
import bowieKnife from 'game-icon:bowie-knife';
import brandyBottle from 'game-icon:brandy-bottle';
import bubblingBowl from 'game-icon:bubbling-bowl';
import burningBook from 'game-icon:burning-book';
import campCookingPot from 'game-icon:camp-cooking-pot';
import cash from 'game-icon:cash';
import coveredJar from 'game-icon:covered-jar';
import crown from 'game-icon:crown';
import crystalWand from 'game-icon:crystal-wand';
import diploma from 'game-icon:diploma';
import envelope from 'game-icon:envelope';
import evilFork from 'game-icon:evil-fork';
import eyedropper from 'game-icon:eyedropper';
import fishingNet from 'game-icon:fishing-net';
import fizzingFlask from 'game-icon:fizzing-flask';
import foldedPaper from 'game-icon:folded-paper';
import graduateCap from 'game-icon:graduate-cap';
import harpoonTrident from 'game-icon:harpoon-trident';
import hotMeal from 'game-icon:hot-meal';
import kitchenKnives from 'game-icon:kitchen-knives';
import ladle from 'game-icon:ladle';
import loveLetter from 'game-icon:love-letter';
import magicPotion from 'game-icon:magic-potion';
import masonJar from 'game-icon:mason-jar';
import noodles from 'game-icon:noodles';
import openPalm from 'game-icon:open-palm';
import outbackHat from 'game-icon:outback-hat';
import peaceDove from 'game-icon:peace-dove';
import pencil from 'game-icon:pencil';
import philosopherBust from 'game-icon:philosopher-bust';
import pincers from 'game-icon:pincers';
import pocketBow from 'game-icon:pocket-bow';
import potionBall from 'game-icon:potion-ball';
import pouringPot from 'game-icon:pouring-pot';
import prayer from 'game-icon:prayer';
import receiveMoney from 'game-icon:receive-money';
import returnArrow from 'game-icon:return-arrow';
import ringingBell from 'game-icon:ringing-bell';
import rooster from 'game-icon:rooster';
import runeStone from 'game-icon:rune-stone';
import scrollQuill from 'game-icon:scroll-quill';
import scrollUnfurled from 'game-icon:scroll-unfurled';
import spade from 'game-icon:spade';
import squareBottle from 'game-icon:square-bottle';
import stabbedNote from 'game-icon:stabbed-note';
import stamper from 'game-icon:stamper';
import talk from 'game-icon:talk';
import teapot from 'game-icon:teapot';
import threeKeys from 'game-icon:three-keys';
import treasureMap from 'game-icon:treasure-map';
import tripwire from 'game-icon:tripwire';
import umbrella from 'game-icon:umbrella';
import wineBottle from 'game-icon:wine-bottle';
import wizardStaff from 'game-icon:wizard-staff';

export const ITEMS: Readonly<Record<string, string>> = {
  'bottled-second-wind': bottleVapors,
  'suspicious-cordial': squareBottle,
  'porridge-of-resolve': bubblingBowl,
  'note-from-mother': loveLetter,
  'second-draft': scrollQuill,
  'rune-slightly-used': runeStone,
  'ladle-of-authority': ladle,
  'bow-with-opinions': pocketBow,
  'umbrella-of-last-resort': umbrella,
  'mug-of-the-old-king': beerStein,
  'distilled-bravery': brandyBottle,
  'feather-tea': teapot,
  hexade: fizzingFlask,
  'barrel-aged-caution': barrel,
  'gravy-of-purpose': pouringPot,
  'ointment-mostly-mint': masonJar,
  'tincture-of-loopholes': eyedropper,
  'broth-of-the-well-fed': campCookingPot,
  'alphabet-soup-runic': noodles,
  erratum: foldedPaper,
  'footnote-of-fire': burningBook,
  'petition-for-arrows': arrowCluster,
  'hex-notarised': stamper,
  'bless-you': prayer,
  'warrant-for-a-second-try': bangingGavel,
  corrigendum: pencil,
  'sworn-statement': openPalm,
  'waiver-pre-signed': stabbedNote,
  'half-a-map': treasureMap,
  'jar-of-old-applause': coveredJar,
  'town-criers-other-bell': ringingBell,
  'ledger-of-small-debts': archiveRegister,
  'weathervane-retired': rooster,
  'shovel-ceremonial': spade,
  'grudge-polished': bowieKnife,
  'wand-previously-loved': crystalWand,
  'net-with-a-past': fishingNet,
  'hat-of-excuses': outbackHat,
  'tongs-of-mercy': pincers,
  'very-long-fork': evilFork,
  'helpful-advice': talk,
  tripwire: tripwire,
  'bill-please': cash,
  'unsigned-complaint': envelope,
  'sudden-bees': bee,
  'finders-fee': receiveMoney,
  doomspatula: kitchenKnives,
  'staff-of-many-clauses': wizardStaff,
  'elixir-of-being-elsewhere': magicPotion,
  'sternly-worded-prophecy': scrollUnfurled,
  'undo-on-vellum': returnArrow,
  'deed-to-the-dungeon': diploma,
  'crown-costume-grade': crown,
  'anvil-of-tact': anvil,
  'harpoon-of-the-high-ground': harpoonTrident,
  'concentrated-destiny': potionBall,
  'phoenix-bouillon': hotMeal,
  'vintage-courage': wineBottle,
  'diploma-of-heroism': graduateCap,
  'general-amnesty': peaceDove,
  'keys-to-the-town-that-was': threeKeys,
  'bust-of-yourself': philosopherBust,
};
