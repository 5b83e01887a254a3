/** The four classes as standees, and the twelve items as icons, in the order of the class sheets. */
import bandageRoll from 'game-icon:bandage-roll';
import cardAce from 'game-icon:card-ace-spades';
import cookie from 'game-icon:cookie';
import crestedHelmet from 'game-icon:crested-helmet';
import monkFace from 'game-icon:monk-face';
import piggyBank from 'game-icon:piggy-bank';
import pointyHat from 'game-icon:pointy-hat';
import prayer from 'game-icon:prayer';
import rogue from 'game-icon:rogue';
import roundShield from 'game-icon:round-shield';
import rustySword from 'game-icon:rusty-sword';
import invoice from 'game-icon:scroll-quill';
import scroll from 'game-icon:scroll-unfurled';
import purse from 'game-icon:shiny-purse';
import slippers from 'game-icon:slippers';
import spellBook from 'game-icon:spell-book';
import strong from 'game-icon:strong';
import toyMallet from 'game-icon:toy-mallet';
import orb from 'game-icon:unstable-orb';
import wizardFace from 'game-icon:wizard-face';
import type { Creature } from '@undercroft/board/art/standee.tsx';
import { BLUE, OCHRE, PLUM, RED } from './tints.ts';

export const HEROES: readonly Creature[] = [
  { base: crestedHelmet, props: [{ drawing: toyMallet, at: [410, 390], scale: 0.46, turn: 8 }], tint: RED },
  { base: wizardFace, props: [{ drawing: spellBook, at: [410, 420], scale: 0.42, turn: 6 }], tint: BLUE },
  { base: rogue, props: [{ drawing: purse, at: [410, 420], scale: 0.38, turn: 8 }], tint: OCHRE },
  { base: monkFace, props: [{ drawing: invoice, at: [410, 410], scale: 0.44, turn: 8 }], tint: PLUM },
];

/** Jack, queen and king of each class. */
export const ITEMS: readonly (readonly [string, string, string])[] = [
  [rustySword, roundShield, strong],
  [pointyHat, scroll, orb],
  [slippers, cardAce, bandageRoll],
  [cookie, prayer, piggyBank],
];
