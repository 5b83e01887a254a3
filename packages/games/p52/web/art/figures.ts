/** Characters as standees: the people they come from, with the tool of their trade. */
import cyborgFace from 'game-icon:cyborg-face';
import dwarfFace from 'game-icon:dwarf-face';
import emberShot from 'game-icon:ember-shot';
import flyingFlag from 'game-icon:flying-flag';
import herbsBundle from 'game-icon:herbs-bundle';
import hoodedFigure from 'game-icon:hooded-figure';
import knapsack from 'game-icon:knapsack';
import lanternFlame from 'game-icon:lantern-flame';
import lockpicks from 'game-icon:lockpicks';
import plagueDoctorProfile from 'game-icon:plague-doctor-profile';
import pointyHat from 'game-icon:pointy-hat';
import rockGolem from 'game-icon:rock-golem';
import shield from 'game-icon:shield';
import slingshot from 'game-icon:slingshot';
import womanElfFace from 'game-icon:woman-elf-face';
import type { Creature, Prop } from '@undercroft/board/art/standee.tsx';
import type { Face } from '../../src/rules/faces.ts';
import { faceOn } from './faces.ts';
import { BLUE, GREEN, OCHRE, PLUM, RED, TEAL } from './tints.ts';

const PEOPLE: Readonly<Record<string, Pick<Creature, 'base' | 'place' | 'eyes'>>> = {
  fenfolk: { base: dwarfFace },
  cragborn: { base: rockGolem },
  lanternkin: {
    base: lanternFlame,
    eyes: [
      [206, 270, 34],
      [306, 270, 34],
    ],
  },
  harrowed: { base: plagueDoctorProfile },
  tidewalker: { base: womanElfFace },
  brasshand: { base: cyborgFace },
};

interface Trade {
  props: readonly Prop[];
  tint: string;
}

const held = (drawing: string): Prop => ({ drawing, at: [416, 400], scale: 0.5 });
const TRADES: Readonly<Record<string, Trade>> = {
  shieldhand: { props: [held(shield)], tint: RED },
  prowler: { props: [held(lockpicks)], tint: TEAL },
  emberAdept: {
    props: [
      { drawing: pointyHat, at: [256, 62], scale: 0.5 },
      { drawing: emberShot, at: [424, 404], scale: 0.44 },
    ],
    tint: OCHRE,
  },
  mender: { props: [held(herbsBundle)], tint: GREEN },
  slinger: { props: [held(slingshot)], tint: BLUE },
  banneret: { props: [{ drawing: flyingFlag, at: [416, 250], scale: 0.62 }], tint: PLUM },
};

const SOMEBODY = { base: hoodedFigure };
const SOMETHING: Trade = { props: [held(knapsack)], tint: OCHRE };

/** Of a race and a class by their ids; of somebody else's scenario a traveller with a knapsack. */
export function figureOf(race: string, profession: string, face?: Face): Creature {
  const trade = profession === '' ? { props: [], tint: OCHRE } : (TRADES[profession] ?? SOMETHING);
  return faceOn({ ...(PEOPLE[race] ?? SOMEBODY), ...trade }, race, face);
}
