/** An offer: with one or several others, items both ways, a pact, a promise, a threat; for all to hear or in private. */
import type { Seat } from '@undercroft/engine';
import type { Asking } from '@undercroft/terminal/board.ts';
import { pickOne, pickSome, text, yes } from '@undercroft/terminal/questions.ts';
import { ALIVE, LONGEST_PROMISE, NONE, type OfferDecision, type View } from '../../src/index.ts';
import { itemLine } from '../party.ts';
import type { Form } from './index.ts';

type Moves = OfferDecision['moves'];

/** Whoever could agree: the living, in the same room where the table wants that. */
function partners(view: View, seat: Seat): Seat[] {
  const me = view.seats[seat];
  return view.seats.flatMap((s, other) =>
    other !== seat && s.status === ALIVE && (!view.rules.sameRoom || s.room === me?.room) ? [other] : [],
  );
}

/** What one seat gives; with hidden items one can ask others only for any one item. */
async function gifts(view: View, from: Seat, seat: Seat, asking: Asking): Promise<number[]> {
  const s = view.seats[from]!;
  const isHidden = view.rules.hiddenItems && from !== seat;
  if (isHidden) return s.itemCount > 0 && (await yes(asking, `Any one item of ${asking.name(from)}?`)) ? [NONE] : [];
  const title = from === seat ? 'What do you give?' : `What do you want from ${asking.name(from)}?`;
  const picked = await pickSome(
    asking,
    title,
    s.items.map((item) => itemLine(view, item)),
  );
  return picked.map((i) => s.items[i]!);
}

/** Who gets what a seat gives: asked only if there is a choice. */
async function movesOf(view: View, from: Seat, parties: readonly Seat[], asking: Asking): Promise<Moves> {
  const moves: Moves = [];
  const seat = parties[0]!;
  for (const item of await gifts(view, from, seat, asking)) {
    const takers = parties.filter((other) => other !== from);
    const what = item === NONE ? 'that item' : itemLine(view, item);
    const to = takers.length === 1 ? 0 : await pickOne(asking, `Who gets ${what}?`, takers.map(asking.name));
    if (to !== null) moves.push({ item, from, to: takers[to]! });
  }
  return moves;
}

const PACTS = ['peace', 'aid'] as const;

export const offer: Form = async (view, seat, asking) => {
  const able = partners(view, seat);
  const picked = await pickSome(asking, 'With whom? Several may have to agree.', able.map(asking.name));
  if (picked.length === 0) return null;
  const others = picked.map((i) => able[i]!);
  const moves: Moves = [];
  for (const from of [seat, ...others]) moves.push(...(await movesOf(view, from, [seat, ...others], asking)));
  const pact = await pickOne(asking, 'A pact, too?', ['peace between you', 'help in your next fights']);
  const promise = await text(asking, 'A promise in your own words, or Enter', LONGEST_PROMISE);
  const threat = await yes(asking, 'Is it a threat?');
  const quiet = await yes(asking, 'Between you alone? Others see only items that change hands.');
  const decision: OfferDecision = {
    seat,
    kind: 'offer',
    moves,
    with: others,
    threat,
    pact: pact === null ? 'none' : PACTS[pact]!,
    promise,
  };
  return quiet ? { ...decision, quiet } : decision;
};
