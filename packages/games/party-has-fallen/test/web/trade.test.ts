import { sfc32 } from '@undercroft/engine';
import { expect, test } from 'vitest';
import { game, type View } from '../../src/index.ts';
import { firstDraft, holdsMove, offerOf, redirect, toggleMove, togglePartner, tradePartners } from '../../web/parts/deals/trade.ts';
import { watchGame } from './play.ts';

/** A moment of somebody's turn in which seat 0 holds something and may trade. */
const VIEW: View = watchGame('traders', 4)
  .map(({ after }) => after)
  .find((view) => view.seats[0]!.items.length > 0 && view.stack.at(-1)!.windows.includes('trade'))!;

const refusal = (offer: ReturnType<typeof offerOf>) => game.play.refuse(game.sight.imagine(VIEW, sfc32(1)), offer);

test('the first draft of an offer can be made as it is', () => {
  expect(refusal(offerOf(firstDraft(VIEW, 0), 0))).toBeNull();
});

test('an item goes to the partner, can be sent to another, and comes out again', () => {
  const item = VIEW.seats[0]!.items[0]!;
  const [one, two] = tradePartners(VIEW, 0);
  const given = toggleMove(togglePartner(firstDraft(VIEW, 0), two!), 0, item, 0);
  expect(given.moves).toEqual([{ item, from: 0, to: one }]);
  expect(redirect(given, item, 0, two!).moves).toEqual([{ item, from: 0, to: two }]);
  expect(refusal(offerOf(redirect(given, item, 0, two!), 0))).toBeNull();
  expect(holdsMove(toggleMove(given, 0, item, 0), item, 0)).toBe(false);
  expect(togglePartner(given, one!).moves).toEqual([]);
});

test('an offer between the partners alone says so, any other says nothing of it', () => {
  const draft = firstDraft(VIEW, 0);
  expect(offerOf(draft, 0)).not.toHaveProperty('quiet');
  const quiet = offerOf({ ...draft, quiet: true }, 0);
  expect(quiet.quiet).toBe(true);
  expect(refusal(quiet)).toBeNull();
});
