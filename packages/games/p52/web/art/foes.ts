/** Enemies as standees, by what they are called; strangers by their rank. */
import crown from 'game-icon:crown';
import skull from 'game-icon:crowned-skull';
import divingHelmet from 'game-icon:diving-helmet';
import fishMonster from 'game-icon:fish-monster';
import frog from 'game-icon:frog';
import goblinHead from 'game-icon:goblin-head';
import heron from 'game-icon:heron';
import ogre from 'game-icon:ogre';
import plainDagger from 'game-icon:plain-dagger';
import pointyHat from 'game-icon:pointy-hat';
import topHat from 'game-icon:top-hat';
import witchFace from 'game-icon:witch-face';
import type { Creature } from '@undercroft/board/art/standee.tsx';
import { type Enemy, printedName } from '../../src/index.ts';
import { BLUE, GREEN, OCHRE, PLUM, RED } from './tints.ts';

const LOWER = { at: [256, 290], scale: 0.9 } as const;

const NAMED: Readonly<Record<string, Creature>> = {
  'Reed Stalker': { base: heron, props: [{ drawing: plainDagger, at: [110, 380], scale: 0.42 }], tint: GREEN },
  'Bog Oracle': { base: frog, place: LOWER, props: [{ drawing: pointyHat, at: [256, 62], scale: 0.52 }], tint: PLUM },
  'Drowned Reeve': { base: fishMonster, place: LOWER, props: [{ drawing: topHat, at: [256, 60], scale: 0.46 }], tint: BLUE },
  'The Sluice King': { base: divingHelmet, place: LOWER, props: [{ drawing: crown, at: [256, 56], scale: 0.5 }], tint: OCHRE },
};

const BY_RANK: Readonly<Record<number, Creature>> = {
  11: { base: goblinHead, props: [], tint: GREEN },
  12: { base: witchFace, props: [], tint: PLUM },
  13: { base: ogre, props: [], tint: BLUE },
};
const BOSS: Creature = { base: skull, props: [], tint: RED };

type Foe = Pick<Enemy, 'sheet' | 'boss'>;

/** A Minor Boss is one of its rank with a crown that is too small. */
export function foeOf({ sheet, boss }: Foe): Creature {
  const found = NAMED[printedName(sheet)] ?? (boss === 'major' ? BOSS : (BY_RANK[sheet.rank] ?? BOSS));
  if (boss !== 'minor') return found;
  return { ...found, props: [...found.props, { drawing: crown, at: [400, 120], scale: 0.34 }] };
}
