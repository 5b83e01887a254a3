/** R-DF-51, R-DF-52  The party decides: most voices, the leader breaks ties, whoever abstains blocks nothing. */
import type { Seat } from '@undercroft/engine';
import { ballot } from '@undercroft/mechanics';
import type { Decision, Kind, Of } from '../decisions.ts';
import { voters } from '../rules/party.ts';
import type { Table } from '../table.ts';

/** Section 25  The leader's voice breaks ties; if the leader has none, that of the next seat that has. */
function tieBreaker(t: Table, answers: readonly { seat: Seat; key: string | null }[]): Seat {
  const seats = voters(t);
  const from = Math.max(0, seats.indexOf(t.leader));
  for (let i = 0; i < seats.length; i++) {
    const seat = seats[(from + i) % seats.length]!;
    if (answers.some((answer) => answer.seat === seat && answer.key !== null)) return seat;
  }
  return t.leader;
}

/** What the party has chosen, as one of the answers; null: nobody said anything. `key` tells choices apart; null: abstains. */
export function chosenBy<K extends Kind>(t: Table, answers: readonly Decision[], kind: K, key: (d: Of<K>) => string | null): Of<K> | null {
  const given = answers.flatMap((d) => (d.kind === kind ? [{ seat: d.seat, d: d as Of<K>, key: key(d as Of<K>) }] : []));
  const { choice, leading } = ballot(
    given.map((each) => ({ seat: each.seat, choice: each.key })),
    tieBreaker(t, given),
  );
  const won = choice ?? leading[0] ?? null;
  return given.find((each) => each.key !== null && each.key === won)?.d ?? null;
}

/** More yes than no; in a tie the leader's voice, or that of the next seat. */
export function isAgreed<K extends 'agree' | 'melody'>(
  t: Table,
  answers: readonly Decision[],
  kind: K,
  said: (d: Of<K>) => boolean | null,
): boolean {
  const won = chosenBy(t, answers, kind, (d) => {
    const yes = said(d);
    return yes === null ? null : String(yes);
  });
  return won !== null && said(won) === true;
}
