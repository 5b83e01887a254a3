/** The order of initiative as it stands: who acts now, who has acted, who holds a turn, who is still to come. */
import type { Seat } from '@undercroft/engine';
import { bookFor, type Enemy, type P52Event, type View } from '../../src/index.ts';
import { initiative } from '../../src/rules/character.ts';
import { isFleeing } from '../../src/rules/fight/enemy.ts';
import { quarry, victims } from '../../src/rules/fight/mind.ts';
import { type Actor, inInitiativeOrder } from '../../src/rules/fight/order.ts';
import { hunterOf, sceneOf } from '../../src/rules/fight/prey.ts';
import { isAlive, living, sheetOf } from '../../src/rules/heroes.ts';

export interface Place extends Actor {
  state: 'now' | 'held' | 'next' | 'acted' | 'free';
}

const framed = (view: View) => view.stack.find(({ proc }) => proc === 'rounds')?.vars ?? {};
const numbers = (json: unknown): number[] => (Array.isArray(json) ? json.map(Number) : []);

/** Whose turn it is: by the chapter that runs, else by whoever is asked while all are free. */
export function actingSeat(view: View): Seat | null {
  const turn = view.stack.findLast(({ proc }) => proc === 'turn')?.vars.seat;
  return turn === undefined ? null : Number(turn);
}

export const actingEnemy = (view: View): number | null => {
  const turn = view.stack.findLast(({ proc }) => proc === 'enemyTurn')?.vars.enemy;
  return turn === undefined ? null : Number(turn);
};

function stateOf(view: View, actor: Actor): Place['state'] {
  const vars = framed(view);
  if (actor.side === 'party' && actingSeat(view) === actor.id) return 'now';
  if (actor.side === 'enemy' && actingEnemy(view) === actor.id && actingSeat(view) === null) return 'now';
  if (actor.side === 'party' && numbers(vars.held).includes(actor.id)) return 'held';
  if (vars.ordered === true || view.order.length > 0)
    return view.order.some(({ side, id }) => side === actor.side && id === actor.id) ? 'next' : 'acted';
  return actor.side === 'party' && numbers(vars.acted).includes(actor.id) ? 'acted' : 'free';
}

export function placesOf(view: View): Place[] {
  const party = living(view)
    .filter((seat) => view.heroes[seat]!.sheet !== null)
    .map(
      (seat): Actor => ({
        side: 'party',
        id: seat,
        initiative: initiative(sheetOf(view, seat), bookFor(view)).value,
        hp: view.heroes[seat]!.hp,
      }),
    );
  const foes = view.enemies.map(({ id, sheet, hp }): Actor => ({ side: 'enemy', id, initiative: sheet.initiative, hp }));
  return inInitiativeOrder([...party, ...foes]).map((actor) => ({ ...actor, state: stateOf(view, actor) }));
}

/** Where somebody who waits will be asked next: after whoever acts now. */
export const heldSeats = (view: View): Seat[] => numbers(framed(view).held).filter((seat) => isAlive(view, seat));

export interface Deed {
  rule: 1 | 2 | 3 | 4;
  /** Whoever it may concern: several where chance decides. */
  seats: readonly Seat[];
}

/** What an enemy will do if nothing changes: only public facts decide. */
export function nextDeed(view: View, enemy: Enemy): Deed {
  if (enemy.lostTurns > 0) return { rule: 4, seats: [] };
  if (isFleeing(enemy.hp, enemy.sheet.maxHp, view.house)) return { rule: 1, seats: [] };
  const [hunter, scene] = [hunterOf(enemy), sceneOf(view)];
  const prey = victims(hunter, scene);
  if (prey.length > 0) return { rule: 2, seats: prey.map(({ seat }) => seat) };
  const toward = quarry(hunter, scene).slice(0, 1);
  return toward.length > 0 && enemy.sheet.movement > 0 ? { rule: 3, seats: toward.map(({ seat }) => seat) } : { rule: 4, seats: [] };
}

/** By which rule it acted last, as far as that was told. */
export function lastDeed(news: readonly P52Event[], enemy: number): Deed | null {
  const told = news.findLast((e) => (e.type === 'enemyChose' && e.enemy === enemy) || e.type === 'roundBegan');
  return told?.type === 'enemyChose' ? { rule: told.rule, seats: told.seat === null ? [] : [told.seat] } : null;
}
