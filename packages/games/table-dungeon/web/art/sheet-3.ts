/** What the enemies of level 3 look like, by roll: the parts that are not on the map. */
import anglerFish from 'game-icon:angler-fish';
import asianLantern from 'game-icon:asian-lantern';
import bandageRoll from 'game-icon:bandage-roll';
import bandit from 'game-icon:bandit';
import bowTie from 'game-icon:bow-tie';
import brain from 'game-icon:brain';
import brokenHeart from 'game-icon:broken-heart';
import bullHorns from 'game-icon:bull-horns';
import calendar from 'game-icon:calendar';
import clapperboard from 'game-icon:clapperboard';
import crownCoin from 'game-icon:crown-coin';
import crystalBall from 'game-icon:crystal-ball';
import cyclops from 'game-icon:cyclops';
import eel from 'game-icon:eel';
import evilComet from 'game-icon:evil-comet';
import fishMonster from 'game-icon:fish-monster';
import fist from 'game-icon:fist';
import flowerHat from 'game-icon:flower-hat';
import fullWoodBucket from 'game-icon:full-wood-bucket';
import gavel from 'game-icon:gavel';
import giantSquid from 'game-icon:giant-squid';
import griffinSymbol from 'game-icon:griffin-symbol';
import halfDead from 'game-icon:half-dead';
import handTruck from 'game-icon:hand-truck';
import handheldFan from 'game-icon:handheld-fan';
import hole from 'game-icon:hole';
import iceCube from 'game-icon:ice-cube';
import imperialCrown from 'game-icon:imperial-crown';
import ironMask from 'game-icon:iron-mask';
import litCandelabra from 'game-icon:lit-candelabra';
import mummyHead from 'game-icon:mummy-head';
import officeChair from 'game-icon:office-chair';
import owl from 'game-icon:owl';
import pillow from 'game-icon:pillow';
import plainDagger from 'game-icon:plain-dagger';
import portrait from 'game-icon:portrait';
import rose from 'game-icon:rose';
import shadowFollower from 'game-icon:shadow-follower';
import slime from 'game-icon:slime';
import spectacles from 'game-icon:spectacles';
import splitBody from 'game-icon:split-body';
import squidHead from 'game-icon:squid-head';
import stopwatch from 'game-icon:stopwatch';
import thumbDown from 'game-icon:thumb-down';
import trafficCone from 'game-icon:traffic-cone';
import tribunalJury from 'game-icon:tribunal-jury';
import wrappedSweet from 'game-icon:wrapped-sweet';
import yarn from 'game-icon:yarn';
import type { Creature } from '@undercroft/board/art/standee.tsx';
import { WIG } from './details.ts';
import { BLUE, GREEN, OCHRE, PLUM, RED, TEAL } from './tints.ts';

export const LOOKS: readonly Creature[] = [
  // 1  Your Shadow, Unionised
  { base: shadowFollower, props: [{ drawing: fist, at: [420, 110], scale: 0.42, turn: 6 }], tint: RED },
  // 2  Complimentary Mint
  {
    base: wrappedSweet,
    props: [{ drawing: pillow, at: [256, 460], scale: 0.5 }],
    tint: TEAL,
    eyes: [
      [210, 230, 36],
      [300, 230, 36],
    ],
  },
  // 3  Coin-Operated Oracle
  { base: crystalBall, props: [{ drawing: crownCoin, at: [420, 110], scale: 0.4, turn: 8 }], tint: OCHRE, eyes: [[256, 200, 60]] },
  // 4  Bucket Of Eels
  {
    base: fullWoodBucket,
    props: [
      { drawing: eel, at: [140, 90], scale: 0.5, turn: -20 },
      { drawing: eel, at: [370, 80], scale: 0.5, turn: 20, mirrored: true },
    ],
    tint: GREEN,
    eyes: [
      [205, 330, 36],
      [305, 330, 36],
    ],
  },
  // 5  Shy Cyclops
  { base: cyclops, props: [{ drawing: handheldFan, at: [400, 390], scale: 0.52 }], tint: PLUM },
  // 6  Paper Lantern Demon
  {
    base: asianLantern,
    props: [{ drawing: bullHorns, at: [256, 30], scale: 0.46 }],
    tint: RED,
    eyes: [
      [200, 230, 38],
      [312, 230, 38],
    ],
  },
  // 7  Ghoul In A Hurry
  { base: halfDead, props: [{ drawing: stopwatch, at: [420, 400], scale: 0.42, turn: 8 }], tint: RED },
  // 8  Gelatinous Cubicle
  {
    base: iceCube,
    props: [{ drawing: officeChair, at: [420, 400], scale: 0.46 }],
    tint: BLUE,
    eyes: [
      [200, 270, 40],
      [300, 270, 40],
    ],
  },
  // 9  Butler Of The Lower Depths
  { base: fishMonster, props: [{ drawing: bowTie, at: [256, 440], scale: 0.42 }], tint: RED },
  // 10  Sympathetic Ooze
  { base: slime, props: [{ drawing: brokenHeart, at: [410, 120], scale: 0.4, turn: 10 }], tint: RED },
  // 11  Knitting Horror
  { base: squidHead, props: [{ drawing: yarn, at: [420, 410], scale: 0.42 }], tint: PLUM },
  // 12  Pit, Bottomless (Pending)
  {
    base: hole,
    place: { at: [256, 370], scale: 1 },
    props: [{ drawing: trafficCone, at: [420, 300], scale: 0.46, turn: 6 }],
    tint: OCHRE,
    eyes: [
      [200, 350, 36],
      [290, 350, 36],
    ],
  },
  // 13  Mummy, Poorly Wrapped
  { base: mummyHead, props: [{ drawing: bandageRoll, at: [420, 410], scale: 0.44 }], tint: RED },
  // 14  Chandelier With Intent
  {
    base: litCandelabra,
    props: [{ drawing: plainDagger, at: [420, 380], scale: 0.46, turn: 20 }],
    tint: RED,
    eyes: [
      [215, 330, 34],
      [297, 330, 34],
    ],
  },
  // 15  Apprentice Memory Thief
  { base: bandit, props: [{ drawing: brain, at: [410, 400], scale: 0.44 }], tint: PLUM },
  // 16  Owl Barrister
  { base: owl, props: [{ drawing: gavel, at: [440, 370], scale: 0.5, turn: 8 }], tint: RED, detail: WIG },
  // 17  Crowd-Shy Kraken
  { base: giantSquid, props: [{ drawing: rose, at: [400, 120], scale: 0.5, turn: 20 }], tint: RED },
  // 18  The Iron Aunt
  { base: ironMask, props: [{ drawing: flowerHat, at: [256, 20], scale: 0.7 }], tint: PLUM },
  // 19  Portrait Of A Duke
  { base: portrait, props: [{ drawing: imperialCrown, at: [256, 40], scale: 0.4 }], tint: OCHRE },
  // 20  Repossession Griffin
  { base: griffinSymbol, props: [{ drawing: handTruck, at: [420, 390], scale: 0.5 }], tint: BLUE },
  // 21  Colossus, Left Half
  { base: splitBody, props: [{ drawing: calendar, at: [420, 120], scale: 0.42, turn: 8 }], tint: RED },
  // 22  Doomsday (Rehearsal)
  { base: evilComet, props: [{ drawing: clapperboard, at: [410, 400], scale: 0.46, turn: -8 }], tint: RED },
  // 23  Librarian Of The Deep
  { base: anglerFish, props: [{ drawing: spectacles, at: [360, 220], scale: 0.42, turn: -8 }], tint: PLUM },
  // 24  The Committee
  { base: tribunalJury, props: [{ drawing: thumbDown, at: [420, 100], scale: 0.4 }], tint: RED },
];
