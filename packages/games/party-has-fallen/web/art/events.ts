/** A drawing for every event. */
import axeSwing from 'game-icon:axe-swing';
import backpack from 'game-icon:backpack';
import basket from 'game-icon:basket';
import bookAura from 'game-icon:book-aura';
import bowTie from 'game-icon:bow-tie';
import brickPile from 'game-icon:brick-pile';
import brickWall from 'game-icon:brick-wall';
import bubblingBowl from 'game-icon:bubbling-bowl';
import candleLight from 'game-icon:candle-light';
import clayBrick from 'game-icon:clay-brick';
import dart from 'game-icon:dart';
import discussion from 'game-icon:discussion';
import dualityMask from 'game-icon:duality-mask';
import evilBook from 'game-icon:evil-book';
import fallingRocks from 'game-icon:falling-rocks';
import floorHatch from 'game-icon:floor-hatch';
import ghostAlly from 'game-icon:ghost-ally';
import hotMeal from 'game-icon:hot-meal';
import keyring from 'game-icon:keyring';
import ladder from 'game-icon:ladder';
import muscleUp from 'game-icon:muscle-up';
import musicalNotes from 'game-icon:musical-notes';
import notebook from 'game-icon:notebook';
import oyster from 'game-icon:oyster';
import partyHat from 'game-icon:party-hat';
import personInBed from 'game-icon:person-in-bed';
import poisonGas from 'game-icon:poison-gas';
import priceTag from 'game-icon:price-tag';
import receiveMoney from 'game-icon:receive-money';
import ribbonMedal from 'game-icon:ribbon-medal';
import robberHand from 'game-icon:robber-hand';
import saloonDoors from 'game-icon:saloon-doors';
import saltShaker from 'game-icon:salt-shaker';
import scales from 'game-icon:scales';
import shatteredSword from 'game-icon:shattered-sword';
import slippers from 'game-icon:slippers';
import snowflake1 from 'game-icon:snowflake-1';
import stabbedNote from 'game-icon:stabbed-note';
import stickyBoot from 'game-icon:sticky-boot';
import sunrise from 'game-icon:sunrise';
import swapBag from 'game-icon:swap-bag';
import targetPoster from 'game-icon:target-poster';
import tarot10WheelOfFortune from 'game-icon:tarot-10-wheel-of-fortune';
import vendingMachine from 'game-icon:vending-machine';
import videoCamera from 'game-icon:video-camera';
import windyStripes from 'game-icon:windy-stripes';

/** By the name of the event. */
export const EVENT_DRAWINGS: Readonly<Record<string, string>> = {
  'Ceiling, Returning': fallingRocks,
  'Darts of the Old School': dart,
  'Loose Flagstones': clayBrick,
  Earworm: musicalNotes,
  'Tax Collector of the Deep': receiveMoney,
  'Pickpocket Convention': robberHand,
  'Ladder Shortage': ladder,
  'Bad Oyster': oyster,
  'Performance Review': notebook,
  'Cursed Coupon': priceTag,
  'Sticky Floor': stickyBoot,
  'Unscheduled Nap': personInBed,
  'Gas, Probably': poisonGas,
  'Brittle Weapon Day': shatteredSword,
  'Swinging Axe, Singing Axe': axeSwing,
  'Ancestral Disappointment': ghostAlly,
  'Suspicious Soup': bubblingBowl,
  Trapdoor: floorHatch,
  'The Lights Go Out': candleLight,
  'Moving Walls': brickWall,
  'Revolving Door': saloonDoors,
  'Vending Machine': vendingMachine,
  Redistribution: scales,
  'Wheel of Misfortune': tarot10WheelOfFortune,
  'Slippery Business': slippers,
  'Peer Pressure': discussion,
  'Duel at Dawn': sunrise,
  'Career Change': swapBag,
  'Mandatory Fun': partyHat,
  'Identity Crisis': dualityMask,
  'Dress Code': bowTie,
  'Growth Spurt': muscleUp,
  'Forgotten Picnic': basket,
  'Loose Brick': brickPile,
  'Motivational Poster': targetPoster,
  Tailwind: windyStripes,
  Keyhole: keyring,
  'Found Footage': videoCamera,
  'Long Service Award': ribbonMedal,
  'Volunteer Work': hotMeal,
  'Something Read Your Name': evilBook,
  'Something Read It Again': bookAura,
  'Something Has Your Address': stabbedNote,
  'Cold Spot': snowflake1,
  'Salt Circle': saltShaker,
  'Haunted Luggage': backpack,
};
