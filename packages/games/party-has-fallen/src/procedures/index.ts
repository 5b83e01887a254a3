/** The chapters, in the order of the rules; the first one is the game itself. And the windows. */
import type { Window } from '@undercroft/engine';
import type { Decision } from '../decisions.ts';
import type { Table } from '../table.ts';
import { afterlifeWindow, plan } from './afterlife.ts';
import { check, test } from './check.ts';
import { death, deaths, rejoin } from './death.ts';
import { abilityDraft, goalDraft, heroDraft, startDraft } from './draft.ts';
import { effects } from './effects.ts';
import { event } from './event.ts';
import { fight } from './fight.ts';
import { game } from './game.ts';
import { newGoal } from './goal.ts';
import { claim } from './honour.ts';
import { hauntFight, marauderTurn, summon } from './marauder.ts';
import { move } from './move.ts';
import { room } from './room.ts';
import { spoils } from './spoils.ts';
import { narrate, storyWindow } from './story.ts';
import { answersWindow, answerTrade, propose, tradeWindow } from './trade.ts';
import { trigger } from './trigger.ts';
import { turn } from './turn.ts';
import { cardsWindow, meanwhile, use } from './use.ts';
import { ballot, doorWindow, leave, vote, votesWindow } from './vote.ts';

export const PROCEDURES = [
  game,
  goalDraft,
  heroDraft,
  abilityDraft,
  startDraft,
  turn,
  move,
  room,
  check,
  test,
  event,
  use,
  effects,
  trigger,
  fight,
  deaths,
  death,
  plan,
  rejoin,
  newGoal,
  propose,
  answerTrade,
  summon,
  hauntFight,
  marauderTurn,
  spoils,
  meanwhile,
  vote,
  ballot,
  claim,
  leave,
  narrate,
];

export const WINDOWS: Record<string, Window<Table, Decision>> = {
  trade: tradeWindow,
  answers: answersWindow,
  cards: cardsWindow,
  votes: votesWindow,
  door: doorWindow,
  story: storyWindow,
  afterlife: afterlifeWindow,
};
