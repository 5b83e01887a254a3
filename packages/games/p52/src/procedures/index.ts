/** The chapters, in the order of the rules; the first one is the session itself. */
import { award } from './award.ts';
import { chest } from './chest.ts';
import { creation } from './creation.ts';
import { enemyStrike } from './enemy-strike.ts';
import { enemyTurn } from './enemy-turn.ts';
import { find } from './find.ts';
import { game } from './game.ts';
import { giveUp } from './give-up.ts';
import { levelUp } from './level-up.ts';
import { parting } from './parting.ts';
import { reward } from './reward.ts';
import { room } from './room.ts';
import { rounds } from './rounds.ts';
import { session } from './session.ts';
import { startingItems } from './starting-items.ts';
import { strike } from './strike.ts';
import { trap } from './trap.ts';
import { turn } from './turn.ts';
import { use } from './use.ts';

export const chapters = [
  game,
  creation,
  session,
  startingItems,
  room,
  rounds,
  turn,
  trap,
  chest,
  find,
  use,
  strike,
  enemyTurn,
  enemyStrike,
  award,
  levelUp,
  parting,
  reward,
  giveUp,
];
