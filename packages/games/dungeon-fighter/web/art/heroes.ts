/** The nine heroes, by id. */
import bandana from 'game-icon:bandana';
import beerStein from 'game-icon:beer-stein';
import blackKnightHelm from 'game-icon:black-knight-helm';
import bowman from 'game-icon:bowman';
import broom from 'game-icon:broom';
import coffin from 'game-icon:coffin';
import cowled from 'game-icon:cowled';
import dwarfFace from 'game-icon:dwarf-face';
import feather from 'game-icon:feather';
import femaleVampire from 'game-icon:female-vampire';
import grimReaper from 'game-icon:grim-reaper';
import lyre from 'game-icon:lyre';
import nunFace from 'game-icon:nun-face';
import twoCoins from 'game-icon:two-coins';
import twoShadows from 'game-icon:two-shadows';
import vikingHead from 'game-icon:viking-head';
import wizardFace from 'game-icon:wizard-face';
import wizardStaff from 'game-icon:wizard-staff';
import type { Creature } from '@undercroft/board/art/standee.tsx';
import { BLUE, GREEN, OCHRE, PLUM, RED, standee } from './standee.ts';

export const HEROES: Readonly<Record<string, Creature>> = {
  'bruna-headfirst': standee(vikingHead, bandana, { at: [256, 110], scale: 0.42 }, RED),
  'sir-reginald-almost': standee(blackKnightHelm, feather, { at: [400, 90], scale: 0.42, turn: 24 }, BLUE),
  'sister-mopsa': standee(nunFace, broom, { at: [420, 300], scale: 0.6, turn: 10 }, OCHRE),
  'pock-lightpocket': standee(cowled, twoCoins, { at: [392, 410], scale: 0.38 }, OCHRE),
  fizzwick: standee(wizardFace, wizardStaff, { at: [424, 280], scale: 0.6, turn: 8 }, PLUM),
  'lutie-offkey': standee(femaleVampire, lyre, { at: [392, 392], scale: 0.46, turn: -10 }, PLUM),
  'old-grubb': standee(dwarfFace, beerStein, { at: [396, 400], scale: 0.44, turn: 8 }, OCHRE),
  'tansy-twice': standee(bowman, twoShadows, { at: [110, 120], scale: 0.36 }, GREEN),
  'undertaker-lament': standee(grimReaper, coffin, { at: [392, 404], scale: 0.42, turn: 10 }, PLUM),
};
