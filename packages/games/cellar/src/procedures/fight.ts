import { answerOf, ask, die, end, type Frame, finish, go, reveal, type Seat } from '@undercroft/engine';
import { drawItem, enterRoom, gainGold, loseGold, loseLife, spendItem } from '../changes.ts';
import { ITEMS, type ItemId } from '../content/items.ts';
import type { RoomId } from '../content/rooms.ts';
import type { Decision } from '../decisions.ts';
import type { CellarEvent } from '../events.ts';
import { seatsNear } from '../rules/rooms.ts';
import { helpOf, someoneFell } from '../rules/thieves.ts';
import type { Cellar } from '../table.ts';
import { procedure } from './chapter.ts';

type FightVars = { seat: Seat; from: RoomId; strength: number; hoard: number; helpers: Seat[] };
type FightFrame = Frame<Decision, FightVars>;

/** CEL-016..021  A fight, from the call for help to the spoils. Ends true if the fighter lost. */
export const fight = procedure<FightVars, 'callForHelp' | 'helpArrives' | 'chooseToFight' | 'strike' | 'share'>(
  'fight',
  'callForHelp',
  ['seat', 'from', 'strength', 'hoard', 'helpers'],
  {
    // CEL-016  Everyone in the room or next to it may join; all decide at once.
    callForHelp: (t, f) =>
      ask(
        seatsNear(t, f.vars.seat).map((seat) => ({ seat, kind: 'join' })),
        'helpArrives',
      ),
    helpArrives: (t, f, out) => {
      if (f.answers.length > 1) reveal(t);
      const helpers = f.answers.filter((d) => d.kind === 'join' && d.join).map((d) => d.seat);
      f.vars.helpers = helpers;
      if (helpers.length > 0) out?.push({ type: 'helpCame', seat: f.vars.seat, helpers: helpers.slice() });
      return go('chooseToFight');
    },

    // CEL-017  Strike or flee until it is decided.
    chooseToFight: (_t, f) => ask([{ seat: f.vars.seat, kind: 'fight' }], 'strike'),
    strike: (t, f, out) => {
      const { flee, item } = answerOf(f, f.vars.seat, 'fight');
      if (flee) {
        runAway(t, f.vars, out);
        return end(true);
      }
      if (rollStrike(t, f.vars, item, out)) return ask(spoilsFor(f.vars), 'share');
      const isDown = sufferBlow(t, f, out);
      // CEL-025  Where one falls, all have lost.
      if (someoneFell(t.thieves)) return finish();
      return isDown ? end(true) : go('chooseToFight');
    },

    // CEL-021  The fighter takes the hoard, each helper gold or an item.
    share: (t, f, out) => {
      if (f.answers.length > 1) reveal(t);
      gainGold(t, f.vars.seat, f.vars.hoard, out);
      for (const d of f.answers) {
        if (d.kind !== 'spoils') continue;
        if (d.take === 'gold') gainGold(t, d.seat, 1, out);
        else drawItem(t, d.seat, out);
      }
      return end(false);
    },
  },
);

const spoilsFor = (fight: FightVars) => fight.helpers.map((seat) => ({ seat, kind: 'spoils' as const }));

/** CEL-020  Back to where the thief came from; with costly flight, a coin drops on the way. */
function runAway(t: Cellar, { seat, from }: FightVars, out: CellarEvent[] | null): void {
  out?.push({ type: 'fled', seat, room: from });
  if (t.house.costlyFlight) loseGold(t, seat, 1, out);
  enterRoom(t, seat, from, out);
}

/** CEL-018  A die, might, a spent item and the helpers must reach the monster's strength. */
function rollStrike(t: Cellar, fight: FightVars, item: ItemId | null, out: CellarEvent[] | null): boolean {
  const { seat, strength, helpers } = fight;
  if (item !== null) spendItem(t, seat, item, out);
  const rolled = die(t.random);
  let total = rolled + t.thieves[seat]!.might + (item === null ? 0 : ITEMS[item].bonus);
  for (const helper of helpers) total += helpOf(t.thieves[helper]!);
  out?.push({ type: 'struck', seat, die: rolled, total, strength, won: total >= strength });
  return total >= strength;
}

/** CEL-019  A miss costs everybody in the fight a life; helpers who faint drop out. True if the fighter fainted. */
function sufferBlow(t: Cellar, f: FightFrame, out: CellarEvent[] | null): boolean {
  f.vars.helpers = f.vars.helpers.filter((helper) => !loseLife(t, helper, out));
  return loseLife(t, f.vars.seat, out);
}
