import { type Ask, answerOf, ask, end, go, reveal, type Seat } from '@undercroft/engine';
import type { Kind } from '../decisions.ts';
import { flip, settleAction } from '../decks.ts';
import { bookFor } from '../doors.ts';
import type { Out } from '../events.ts';
import type { Card } from '../rules/cards.ts';
import { bonusPoints, type Choices, created, isSplitOf } from '../rules/creation.ts';
import { maxHpOf } from '../rules/heroes.ts';
import { choicesOf, readyFor } from '../rules/ready.ts';
import type { Table } from '../table.ts';
import { procedure } from './chapter.ts';

type Nothing = Record<string, never>;

/** Seats whose character is still to be made. */
const unmade = (t: Table): Seat[] => [...t.heroes.keys()].filter((seat) => t.heroes[seat]!.sheet === null);
const asking = (t: Table, kind: Kind): Ask<Kind>[] => unmade(t).map((seat) => ({ seat, kind }));
const openly = (t: Table, kind: Kind): Ask<Kind>[] => unmade(t).map((seat) => ({ seat, kind, open: true }));

/** P52-039 P52-042  What was chosen is somebody. */
function finishWith(t: Table, seat: Seat, choices: Choices, out: Out): void {
  const made = created(choices, t.house, bookFor(t));
  if (made === null) throw new Error(`seat ${seat} made a character that is none`);
  t.heroes[seat]!.sheet = made;
  t.heroes[seat]!.hp = maxHpOf(t, seat);
  out?.push({ type: 'characterMade', seat, name: made.name });
}

/** P52-033  Three cards each. */
function flipThree(t: Table, seat: Seat, out: Out): Card[] {
  const flipped = [flip(t), flip(t), flip(t)];
  out?.push({ type: 'bonusFlipped', seat, cards: flipped, points: bonusPoints(flipped) });
  return flipped;
}

/** P52-021..042  A ready character takes the seven steps at once: the cards are its own, the answers are known. */
function takeReady(t: Table, seat: Seat, profession: string, out: Out): void {
  const ready = readyFor(seat, bookFor(t)).find((one) => one.profession === profession)!;
  out?.push({ type: 'classChosen', seat, profession }, { type: 'quirkChosen', seat, quirk: null });
  const choices = choicesOf(ready, flipThree(t, seat, out), t.house, bookFor(t));
  const { race, quirk, flipped, split, ability } = choices;
  out?.push({ type: 'pointsSpent', seat, split });
  if (ability !== null) out?.push({ type: 'abilityLearned', seat, ability });
  t.heroes[seat]!.draft = { race, profession, quirk, flipped, split, ability };
  finishWith(t, seat, choices, out);
  settleAction(t, out);
}

/** P52-021..042  Making characters, in seven steps; all at once. */
export const creation = procedure<Nothing, 'race' | 'profession' | 'quirk' | 'bonus' | 'split' | 'learn' | 'name' | 'finish'>(
  'creation',
  'race',
  [],
  {
    // P52-022  Step 1.
    race: (t) => ask(asking(t, 'race'), 'profession'),

    // P52-025  Step 2. P52-021  Who is ready need not be asked.
    profession: (t, f, out) => {
      reveal(t);
      for (const seat of unmade(t)) {
        const { race, ready } = answerOf(f, seat, 'race');
        t.heroes[seat]!.draft = { ...t.heroes[seat]!.draft, race };
        out?.push({ type: 'raceChosen', seat, race });
        if (ready !== undefined) takeReady(t, seat, ready, out);
      }
      return ask(asking(t, 'profession'), 'quirk');
    },

    // P52-028..031  Step 3 adds up by itself; step 4 is a quirk, if one likes.
    quirk: (t, f, out) => {
      reveal(t);
      for (const seat of unmade(t)) {
        const { profession } = answerOf(f, seat, 'profession');
        t.heroes[seat]!.draft = { ...t.heroes[seat]!.draft, profession };
        out?.push({ type: 'classChosen', seat, profession });
      }
      return ask(asking(t, 'quirk'), 'bonus');
    },

    // P52-033  Step 5: three cards each.
    bonus: (t, f, out) => {
      for (const seat of unmade(t)) {
        const { quirk } = answerOf(f, seat, 'quirk');
        out?.push({ type: 'quirkChosen', seat, quirk });
        t.heroes[seat]!.draft = { ...t.heroes[seat]!.draft, quirk, flipped: flipThree(t, seat, out) };
        settleAction(t, out);
      }
      return go('split');
    },
    // P52-036  All points, on cores alone.
    split: (t) => ask(openly(t, 'split'), 'learn'),

    // P52-037 R-P52-69  Step 6: one more ability, if there is one to be had.
    learn: (t, f, out) => {
      reveal(t);
      for (const seat of unmade(t)) {
        const { split } = answerOf(f, seat, 'split');
        t.heroes[seat]!.draft = { ...t.heroes[seat]!.draft, split };
        if (isSplitOf(bonusPoints(t.heroes[seat]!.draft.flipped), split)) out?.push({ type: 'pointsSpent', seat, split });
      }
      return ask(asking(t, 'learn'), 'name');
    },

    // P52-042  Step 7 works itself out; the name comes last.
    name: (t, f, out) => {
      reveal(t);
      for (const seat of unmade(t)) {
        const { ability } = answerOf(f, seat, 'learn');
        t.heroes[seat]!.draft = { ...t.heroes[seat]!.draft, ability };
        if (ability !== null) out?.push({ type: 'abilityLearned', seat, ability });
      }
      return ask(openly(t, 'name'), 'finish');
    },
    finish: (t, f, out) => {
      reveal(t);
      for (const seat of unmade(t)) {
        const { name, backstory, face } = answerOf(f, seat, 'name');
        finishWith(t, seat, { ...t.heroes[seat]!.draft, name, backstory, face }, out);
      }
      return end();
    },
  },
);
