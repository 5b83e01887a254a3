/** Every question a seat can be asked, and every way to answer it. Legality is defined here and nowhere else. */
import type { Kind } from '../decisions.ts';
import { hone, raise, train } from './award.ts';
import { learn, name, profession, quirk, race, split } from './creation.ts';
import type { P52Question } from './question.ts';
import { item, keep, layout, quest } from './session.ts';
import { act, counter, defend, refuge, step, trap } from './turn.ts';
import { deal, grow, offer, order, place } from './uses.ts';
import { agree, giveUp, vote } from './votes.ts';

export const questions: Record<Kind, P52Question> = {
  race,
  profession,
  quirk,
  split,
  learn,
  name,
  quest,
  item,
  keep,
  layout,
  act,
  step,
  trap,
  defend,
  counter,
  refuge,
  train,
  raise,
  hone,
  place,
  grow,
  order,
  offer,
  deal,
  vote,
  giveUp,
  agree,
};
