/** The act for each question that has one of its own; any other is put in the game's words. */
import type { ComponentType } from 'react';
import type { Kind } from '../../../src/index.ts';
import type { ActProps } from '../../board-props.ts';
import { CollectAct, DiscardAct, ReactAct, ShieldsAct } from './after-acts.tsx';
import { HealAct, LevelUpAct, SlotWoundAct, WoundAct } from './hero-acts.tsx';
import { ColourAct, DieAct, FaceAct, PoolAct } from './pool-acts.tsx';
import { RollAct } from './roll-act.tsx';
import { QuestAct, SendAct } from './send-acts.tsx';

/** Questions that can come on any screen. */
export const ACTS: Partial<Record<Kind, ComponentType<ActProps>>> = {
  quest: QuestAct,
  send: SendAct,
  slotWound: SlotWoundAct,
  colour: ColourAct,
  pool: PoolAct,
  roll: RollAct,
  die: DieAct,
  face: FaceAct,
  heal: HealAct,
  levelUp: LevelUpAct,
  shields: ShieldsAct,
  wound: WoundAct,
  collect: CollectAct,
  discard: DiscardAct,
  react: ReactAct,
};
