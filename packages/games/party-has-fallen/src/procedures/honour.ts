/** PHF-014  Honour cards: written before the game, shuffled in, and settled by the table. */
import { call, end, reveal, type Seat, shuffle } from '@undercroft/engine';
import type { Decision, HonourDeck, PhfAsk } from '../decisions.ts';
import { DECK_OF } from '../decks.ts';
import { CLAIM, writtenBy, writtenOn } from '../rules/honour.ts';
import type { Table } from '../table.ts';
import { finishGoal, isWon, type Out, procedure, stopAll } from './kit.ts';
import { ballot } from './vote.ts';

/** Everybody at the table is an author, also a dungeon master who does not play. */
export function authors(t: Table): PhfAsk[] {
  const seats = t.seats.length + (t.rules.extraMaster ? 1 : 0);
  return Array.from({ length: seats }, (_, seat) => ({ seat, kind: 'write', open: true }));
}

/** Shuffles what was written into the decks. */
export function shuffleIn(t: Table, answers: readonly Decision[], out: Out): void {
  const decisions = answers.flatMap((d) => (d.kind === 'write' ? [d] : []));
  t.written = writtenBy(decisions);
  for (const { seat, cards } of decisions) {
    const of = (deck: HonourDeck) => cards.filter((card) => card.deck === deck).length;
    out?.push({ type: 'cardsWritten', seat, goals: of('goal'), events: of('event'), items: of('item'), abilities: of('ability') });
  }
  for (const { deck, card } of t.written) t.draw[DECK_OF[deck]]!.push(card);
  for (const deck of new Set(t.written.map((w) => DECK_OF[w.deck]))) shuffle(t.random, t.draw[deck]!);
  reveal(t);
}

/** R-PHF-50  The owner of an honour goal says it is done; the goal is read out, and the table or the dungeon master agrees or not. */
export const claim = procedure<{ seat: Seat }, 'read' | 'judged'>('claim', 'read', ['seat'], {
  read: (t, { vars: { seat } }, out) => {
    const s = t.seats[seat]!;
    t.usedTurn.push(CLAIM);
    s.goalSeen = (1 << t.seats.length) - 1;
    reveal(t);
    const { name, text } = writtenOn(t, 'goal', s.goal)!;
    out?.push({ type: 'claimed', seat, card: s.goal, name, text });
    return call(ballot, { proposer: seat, yes: [], no: [] }, 'judged');
  },
  judged: (t, f, out) => {
    if (f.result !== true) return end();
    finishGoal(t, f.vars.seat);
    return isWon(t, out) ? stopAll(t) : end();
  },
});
