/** What is engraved in the floor of an empty room, after its name. */
import barrel from 'game-icon:barrel';
import bat from 'game-icon:bat';
import bed from 'game-icon:bed';
import beerStein from 'game-icon:beer-stein';
import brickWall from 'game-icon:brick-wall';
import cardboardBox from 'game-icon:cardboard-box';
import cellarBarrels from 'game-icon:cellar-barrels';
import closedDoors from 'game-icon:closed-doors';
import coffin from 'game-icon:coffin';
import doorRingHandle from 'game-icon:door-ring-handle';
import flamingTrident from 'game-icon:flaming-trident';
import holySymbol from 'game-icon:holy-symbol';
import magicBroom from 'game-icon:magic-broom';
import maze from 'game-icon:maze';
import mirrorMirror from 'game-icon:mirror-mirror';
import officeChair from 'game-icon:office-chair';
import parkBench from 'game-icon:park-bench';
import poolDive from 'game-icon:pool-dive';
import portrait from 'game-icon:portrait';
import silence from 'game-icon:silence';
import spiderWeb from 'game-icon:spider-web';
import stairs from 'game-icon:stairs';
import stoneThrone from 'game-icon:stone-throne';
import throneKing from 'game-icon:throne-king';
import woodPile from 'game-icon:wood-pile';

/** By the name of the room. */
export const ENGRAVINGS: Readonly<Record<string, string>> = {
  'Broom Closet of Destiny': magicBroom,
  'The Other Corridor': spiderWeb,
  'Room With A View Of A Wall': brickWall,
  'Gallery of Unpaid Interns': portrait,
  'Echo Storage': barrel,
  'Hall of Lesser Kings': stoneThrone,
  'Waiting Room, Please Wait': parkBench,
  'Cellar Below the Cellar': cellarBarrels,
  'Museum of Doorknobs': doorRingHandle,
  'The Long Way Round': maze,
  'Lobby of the Damned': flamingTrident,
  'Unfinished Basement': woodPile,
  'Chapel of Saint Nobody': holySymbol,
  'Lost Property (Empty)': cardboardBox,
  'Staircase to the Same Floor': stairs,
  'Throne Room, No Throne': throneKing,
  'Nap Chamber': bed,
  'Smoking Crypt': coffin,
  'Former Swimming Pool': poolDive,
  'The Quiet Dungeon': silence,
  'Spare Bedroom for Bats': bat,
  'Hall of Mirrors, Covered': mirrorMirror,
  'Guard Room, Guard on Break': beerStein,
  'Corner Office': officeChair,
  'Antechamber to the Antechamber': closedDoors,
};
