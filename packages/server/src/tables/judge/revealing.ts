/** Committing to texts and showing them: judging what people send, and what follows when time is up. */

import type { Seat } from '@undercroft/engine';
import { commitOf, secretOf } from '../../fair/fair.ts';
import type { Person } from '../../store/store.ts';
import { TableError } from '../said/contract.ts';
import { silentUntil, voteEnds } from '../sight/time.ts';
import { mustKnow } from '../sight/who.ts';
import { owing, seatsOf, type TableState, uncommitted } from '../table/state.ts';
import type { Draft, Judge } from './draft.ts';
import { mustBeOpen, mustHold } from './musts.ts';

/** Nobody binds themselves to what somebody else is bound to: whoever copies a hash waits to be told the text. */
export function mustBeOwnCommit({ seats }: TableState, me: Person, commit: string): void {
  if (seats.some((seat) => seat.commit === commit && seat.person?.id !== me.id)) {
    throw new TableError('commit-taken', 409, 'somebody else at this table has committed to that very text; make one of your own');
  }
}

/** Another text for a seat, while none has been shown. */
export function committing(me: Person, seat: Seat, commit: string): Judge {
  return (draft) => {
    const { state } = draft;
    const held = mustHold(state, me, seat);
    if (held.commit === commit) return;
    mustBeOpen(state);
    if (state.revealing !== null) throw new TableError('texts-asked', 409, 'texts are being shown: it is too late for another');
    mustBeOwnCommit(state, me, commit);
    draft.add({ kind: 'committed', data: { commit } }, { seat, person: me.id });
  };
}

/** Each text opens the seats of this person that are bound to it. */
export function showTexts(draft: Draft, me: Person, texts: readonly string[]): void {
  const { state } = draft;
  for (const text of texts) {
    const commit = commitOf(text);
    const bound = seatsOf(state, me.id).filter((seat) => state.seats[seat]?.commit === commit);
    if (bound.length === 0) throw new TableError('wrong-text', 409, 'that is not a text you have committed to');
    for (const seat of bound) {
      if (state.seats[seat]?.entropy === null) draft.add({ kind: 'revealed', data: { entropy: text } }, { seat, person: me.id });
    }
  }
}

export function revealing(me: Person, texts: readonly string[]): Judge {
  return (draft) => {
    const { state } = draft;
    mustKnow(state, me);
    // Showing again what was shown is no mistake: the first answer may have been lost.
    const known = new Set(state.entropy.filter(({ seat }) => seatsOf(state, me.id).includes(seat)).map(({ entropy }) => entropy));
    if (state.status !== 'open' && texts.every((text) => known.has(text))) return;
    mustBeOpen(state);
    if (state.revealing === null) {
      throw new TableError('too-early', 409, 'keep your text to yourself until all have committed and the start is asked for');
    }
    showTexts(draft, me, texts);
  };
}

/** All sit, and the host asks for the start: everybody shows their text, the host perhaps at once. */
export function askForTexts(draft: Draft, me: Person, { here, texts }: { here: readonly string[]; texts: readonly string[] }): void {
  const { state } = draft;
  const [first] = uncommitted(state);
  if (first !== undefined) {
    throw new TableError('not-committed', 409, `wait until the person on seat ${first} has committed to a new text for the dice`);
  }
  if (state.revealing === null) {
    const seated = state.seats.flatMap(({ person }) => (person ? [person.id] : []));
    const present = [...new Set([me.id, ...here])].filter((id) => seated.includes(id)).sort();
    if (owing(state).length > 0) draft.add({ kind: 'revealing', data: { here: present } }, { person: me.id });
    else draft.add({ kind: 'started', data: {} }, { person: me.id });
  }
  showTexts(draft, me, texts);
}

/** People who are connected: if they keep silent now, they want to. */
export function noticing(people: readonly string[]): Judge {
  return (draft) => {
    const { state } = draft;
    if (state.status !== 'open' || state.revealing === null) return;
    const missing = new Set(owing(state).map((seat) => state.seats[seat]?.person?.id ?? ''));
    for (const person of people) {
      if (missing.has(person) && !Object.hasOwn(state.revealing.here, person)) draft.add({ kind: 'noticed', data: {} }, { person });
    }
  };
}

/** The start is given up: a new secret, and new texts of all who have shown or withheld theirs. */
function beginAnew(draft: Draft, withheld: Seat[]): void {
  const commit = commitOf(secretOf(draft.desk.secret, draft.state.round + 1));
  draft.add({ kind: 'anew', data: { commit, withheld } });
}

/** Who came now would have seen the others' texts: with another at the table everything begins anew. Else, all shown, the game begins. */
export function settleTexts(draft: Draft): void {
  const { state } = draft;
  if (state.status !== 'open' || state.revealing === null) return;
  if (state.seats.some(({ person, bot }) => person === null && bot === null)) beginAnew(draft, []);
  else if (owing(state).length === 0) draft.add({ kind: 'started', data: {} }, { person: state.host.id });
}

/** Seats of people who are here and have kept their text to themselves for too long. */
const withholding = ({ state, now }: Draft): Seat[] => owing(state).filter((seat) => silentUntil(state, seat) <= now);

/** Whoever is here must show; whoever is away is waited for as the clock allows, and then the game begins without their text. */
export function expireTexts(draft: Draft): void {
  const { state, now } = draft;
  if (state.revealing === null) return;
  const withheld = withholding(draft);
  if (withheld.length > 0) beginAnew(draft, withheld);
  else if (voteEnds(state.spec.clock, state.revealing) <= now) draft.add({ kind: 'started', data: {} }, { person: state.host.id });
}
