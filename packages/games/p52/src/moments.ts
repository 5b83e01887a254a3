/** What quirks, races and worn things do at a moment: on a card of one's own, on a kill, on a hit, on entering a room. */
import type { Seat } from '@undercroft/engine';
import { flip } from './decks.ts';
import { bookFor } from './doors.ts';
import { carryOut } from './effects/party.ts';
import type { Out } from './events.ts';
import { ACE, type Card, KING, rankOf } from './rules/cards.ts';
import { twistsOf } from './rules/character.ts';
import { sheetOf } from './rules/heroes.ts';
import { valuesIn } from './rules/modifiers.ts';
import type { Twist } from './scenario/effects.ts';
import type { Table } from './table.ts';

type Moment = Extract<Twist, { twist: 'on' }>['moment'];

const SEVEN = 7;
const CARD_MOMENTS: Readonly<Record<number, Moment>> = { [ACE]: 'ace', [SEVEN]: 'seven', [KING]: 'king' };

/** A flip of one's own: a natural Ace, seven or King may mean something. */
export function flipOwn(t: Table, seat: Seat, out: Out): Card {
  const card = flip(t);
  const moment = CARD_MOMENTS[rankOf(card)];
  if (moment !== undefined) itIs(t, seat, moment, out);
  return card;
}

/** The moment has come. */
export function itIs(t: Table, seat: Seat, moment: Moment, out: Out): void {
  for (const { twist, source } of twistsOf(sheetOf(t, seat), bookFor(t))) {
    if (twist.twist !== 'on' || twist.moment !== moment) continue;
    out?.push({ type: 'momentCame', seat, moment, source });
    const values = { ...valuesIn(t, { seat, ability: null, enemy: null, type: null }), Over: 0 };
    for (const effect of twist.effects) carryOut(t, effect, { seat, on: seat, values, by: source }, out);
  }
}
