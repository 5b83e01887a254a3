/** The act for each question that is put at the foot of the room; turns have one of their own. */
import type { ComponentType } from 'react';
import type { Kind } from '../../../src/index.ts';
import type { ActProps } from '../../board-props.ts';
import { CoreAct, HoneAct, ItemAct, KeepAct, OfferAct, OrderAct, YesNoAct } from './choice-acts.tsx';
import { CounterAct, DefendAct, SpotAct, StepAct, TrapAct } from './fight-acts.tsx';

export const ACTS: Partial<Record<Kind, ComponentType<ActProps>>> = {
  step: StepAct,
  trap: TrapAct,
  defend: DefendAct,
  counter: CounterAct,
  refuge: SpotAct,
  place: SpotAct,
  item: ItemAct,
  keep: KeepAct,
  train: CoreAct,
  grow: CoreAct,
  hone: HoneAct,
  order: OrderAct,
  offer: OfferAct,
  deal: YesNoAct,
  vote: YesNoAct,
  agree: YesNoAct,
};
