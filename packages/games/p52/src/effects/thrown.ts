/** R-P52-70  What is thrown always hits: the card in its damage is what each enemy there defends against, without Ace or King. */
import { flip } from '../decks.ts';
import { bookFor } from '../doors.ts';
import type { Out } from '../events.ts';
import { changeEnemy, enemyOf } from '../harm.ts';
import { itIs } from '../moments.ts';
import { recordAttack } from '../recording.ts';
import { struck } from '../rules/fight/attack.ts';
import type { Effect } from '../scenario/effects.ts';
import type { Enemy, Table } from '../table.ts';
import { flippedFor, sumOf, worked } from '../worked.ts';
import { defenceOf, type Hit, reachedBy, strikeWith } from './enemies.ts';

type Thrown = Omit<Hit, 'king' | 'defence' | 'flips'>;

export function throwAt(t: Table, effect: Effect, thrown: Thrown, out: Out): void {
  const { seat } = thrown.deed;
  const target = enemyOf(t, thrown.target)!;
  const flips = effect.effect === 'damage' ? flippedFor(t, effect.amount) : [];
  const most = effect.effect === 'damage' && effect.targets !== undefined ? worked(t, effect.targets, thrown.values) : 1;
  for (const enemy of reachedBy(t, effect, { seat, target, range: rangeOf(t, thrown), most })) {
    const defence = effect.effect === 'damage' && !effect.sure ? defenceOf(t, enemy, 'other', sumOf(flips), out) : 'fails';
    note(t, thrown, enemy);
    if (defence === 'holds') continue;
    strikeWith(t, effect, { ...thrown, target: enemy.id, king: false, defence, flips }, out);
    if (enemyOf(t, enemy.id) === undefined) itIs(t, seat, 'kill', out);
  }
}

/** Something comes, attacks once by its own figures and is gone; whoever called it takes the credit (R-P52-55). */
export function summon(t: Table, effect: Extract<Effect, { effect: 'summon' }>, thrown: Thrown, out: Out): void {
  const { seat } = thrown.deed;
  const target = worked(t, effect.target, thrown.values);
  const card = flip(t);
  const blow = struck({ card, added: 0 }, target);
  out?.push({ type: 'summoned', seat, enemy: thrown.target, card, total: blow.total, target, hits: blow.hits });
  const pointed = enemyOf(t, thrown.target);
  if (!blow.hits || pointed === undefined) return;
  const damage: Effect = { effect: 'damage', amount: effect.damage, on: effect.on };
  const values = { ...thrown.values, Over: blow.over };
  for (const { id } of reachedBy(t, effect, { seat, target: pointed, range: rangeOf(t, thrown), most: 1 })) {
    const enemy = enemyOf(t, id);
    if (enemy === undefined) continue;
    const defence = defenceOf(t, enemy, effect.type, blow.total, out);
    if (defence !== 'holds') strikeWith(t, damage, { ...thrown, target: id, king: blow.king, defence, values }, out);
  }
}

function rangeOf(t: Table, { deed }: Thrown): { from: number; to: number } {
  const book = bookFor(t);
  const item = book.scenario.items.find(({ id }) => id === deed.ability);
  return item?.kind === 'consumable' ? item.range : book.ability(deed.ability ?? '').range;
}

/** P52-232  Each counts as attacked. */
function note(t: Table, { deed: { seat, ability } }: Thrown, { id }: Enemy): void {
  const { tally } = t.heroes[seat]!;
  t.heroes[seat]!.tally = { ...tally, attacked: [...tally.attacked, { enemy: id, ability: ability ?? '' }] };
  changeEnemy(t, id, { lastAttacker: seat });
  recordAttack(t, id, seat);
}
