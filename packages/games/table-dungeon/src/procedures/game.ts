/** The whole game: heroes are chosen, decks made, rounds played until the last ace or the last death. */
import { answerOf, ask, call, end, go, reveal, type Seat, shuffle } from '@undercroft/engine';
import { isRoyal } from '../cards.ts';
import type { TdAsk } from '../decisions.ts';
import type { Event } from '../events.ts';
import { dealSeat, lootCards, type Table } from '../table.ts';
import { ending } from './ending.ts';
import { type NoVars, procedure } from './kit.ts';
import { round } from './round.ts';

/** Class and accent of each seat, made once and shared. */
const HERO_ASKS: TdAsk[] = [];
for (const seat of [0, 1, 2, 3]) HERO_ASKS.push({ seat, kind: 'accent' }, { seat, kind: 'class' });
const chooseHero = (seat: Seat): TdAsk[] => HERO_ASKS.slice(2 * seat, 2 * seat + 2);

function takeHero(t: Table, seat: Seat, cls: number, accent: number, out: Event[] | null): void {
  const s = t.seats[seat]!;
  s.class = cls;
  s.accent = accent;
  out?.push({ type: 'heroChosen', seat, class: cls, accent });
}

export const game = procedure<NoVars, 'chooseHeroes' | 'heroesChosen' | 'chooseInTurn' | 'heroChosen' | 'deal' | 'rounds' | 'finish'>(
  'game',
  'chooseHeroes',
  [],
  {
    // TD-008, TD-010  Everybody chooses a class at once; with unique classes, in seat order.
    chooseHeroes: (t) => (t.rules.uniqueClasses ? go('chooseInTurn') : ask(HERO_ASKS.slice(0, 2 * t.seats.length), 'heroesChosen')),
    heroesChosen: (t, f, out) => {
      for (let seat = 0; seat < t.seats.length; seat++) {
        takeHero(t, seat, answerOf(f, seat, 'class').class, answerOf(f, seat, 'accent').accent, out);
      }
      return go('deal');
    },

    // R-TD-12  [class.unique]
    chooseInTurn: (t) => {
      const seat = t.seats.findIndex((s) => s.class < 0);
      return seat < 0 ? go('deal') : ask(chooseHero(seat), 'heroChosen');
    },
    heroChosen: (t, f, out) => {
      const seat = f.answers[0]!.seat;
      takeHero(t, seat, answerOf(f, seat, 'class').class, answerOf(f, seat, 'accent').accent, out);
      return go('chooseInTurn');
    },

    // TD-014..TD-023  Removed suits become the loot deck; each seat makes its piles and draws five.
    deal: (t, _f, out) => {
      reveal(t);
      t.lootDeck = lootCards(t.seats.map((s) => s.class));
      shuffle(t.random, t.lootDeck);
      out?.push({ type: 'lootDeckMade', cards: t.lootDeck.length, dice: t.seats.length });
      for (let seat = 0; seat < t.seats.length; seat++) {
        const s = t.seats[seat]!;
        const ten = dealSeat(t.random, s);
        out?.push({ type: 'tenSeen', seat, ten, royals: ten.filter(isRoyal).length });
        out?.push({ type: 'drew', seat, cards: s.hand.slice(), count: s.hand.length });
      }
      return go('rounds');
    },

    // TD-050  Rounds follow one another until the game is decided.
    rounds: () => call(round, {}, 'finish'),

    // TD-065..TD-069
    finish: (t, _f, out) => {
      t.ending = ending(t, out);
      out?.push({ type: 'ended', ending: t.ending });
      return end();
    },
  },
);
