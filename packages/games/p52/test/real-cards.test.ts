import { CHANCE, chacha8, configFor, Match, seedFrom } from '@undercroft/engine';
import { asked, running, startAt } from '@undercroft/testkit';
import { realDiceSuite } from '@undercroft/testkit/suite';
import { expect, test } from 'vitest';
import { newPeopleDice } from '../../../engine/src/people-dice.ts';
import { trap } from '../src/procedures/trap.ts';
import { actionDeck } from '../src/rules/cards.ts';
import type { Table } from '../src/table.ts';
import { scene } from './fight.ts';
import { cards, game, play, stack } from './table.ts';

realDiceSuite(game, [{ seats: 1 }, { seats: 3, options: { layout: 'manual' } }, { seats: 2, options: { flipSource: 'd13' } }]);

const card = (name: string): number => cards(name)[0]! + 1;
const tell = (die: number, shows: number) => ({ seat: 0, kind: CHANCE, die, shows });

/** Somebody on a trap, with three cards of Stamina, at a table with real cards. */
function onTrap(): Table {
  const { t, at } = scene('S t', [{ cores: { Lift: 5, Think: 4, Balance: 1, Move: 1, Lead: 3 } }]);
  t.heroes[0]!.place = at('t');
  t.heroes[0]!.stamina = t.action.splice(0, 3);
  t.random.people = newPeopleDice(1);
  startAt(game, t, running(trap, { seat: 0 }));
  return t;
}

const allCards = (t: Table): number[] =>
  [...t.action, ...t.actionDiscards, ...t.heroes.flatMap(({ stamina }) => stamina)].sort((a, b) => a - b);

test('P52-009 who plays with real cards is asked which one was turned up, and that is the flip', () => {
  const t = onTrap();
  play(game, t, { seat: 0, kind: 'trap', stamina: 0 });
  expect(asked(game, t)).toMatchObject([{ seat: 0, kind: CHANCE, die: 1 }]);
  const before = t.heroes[0]!.hp;
  const wanted = t.action.at(-3)!;
  game.play.decide(t, tell(1, wanted + 1), null);
  expect([t.actionDiscards, allCards(t)]).toEqual([[wanted], actionDeck(1)]);
  expect(t.heroes[0]!.hp <= before).toBe(true);
});

test('P52-082 P52-156 a card the house thought in a pile may be the one that was flipped: nobody had looked', () => {
  const t = onTrap();
  play(game, t, { seat: 0, kind: 'trap', stamina: 1 });
  const inPile = t.heroes[0]!.stamina[2]!;
  // First the Stamina card, which is asked for as such, then the flip.
  expect(asked(game, t)).toMatchObject([{ die: 2 }]);
  game.play.decide(t, tell(1, card('4♣')), null);
  expect(asked(game, t)).toMatchObject([{ die: 1 }]);
  if (inPile + 1 !== card('4♣')) game.play.decide(t, tell(2, inPile + 1), null);
  expect(t.heroes[0]!.stamina).toHaveLength(2);
  expect(allCards(t)).toEqual(actionDeck(1));
});

test('P52-013 a card that lies in the discards cannot be turned up, and nothing changes', () => {
  const t = onTrap();
  stack(t.action, '9♦');
  t.actionDiscards.push(t.action.pop()!);
  play(game, t, { seat: 0, kind: 'trap', stamina: 0 });
  const before = JSON.stringify(t);
  expect(game.play.refuse(t, tell(1, card('9♦')))).toMatchObject({
    code: 'not-an-option',
    message: expect.stringContaining('cannot lie there'),
  });
  expect(() => game.play.decide(t, tell(1, card('9♦')), null)).toThrow();
  expect(JSON.stringify(t)).toBe(before);
  const offered = game.play.options(t, { seat: 0, kind: CHANCE as 'trap' });
  expect(offered).toHaveLength(52);
  expect(offered.some((d) => Object(d).shows === card('9♦'))).toBe(false);
});

test('P52-095 Room and Enemy cards are told too, and the words are those of cards', () => {
  const match = new Match(game, { seats: 1, seed: 'real cards', dice: 'people' });
  const kinds = new Set<string>();
  for (let n = 0; n < 400 && match.table.stack.length > 0; n++) {
    const [ask] = game.play.pending(match.table);
    const view = game.sight.view(match.table, 0);
    if (ask!.kind === (CHANCE as string)) {
      kinds.add(game.words.ask(view, ask!));
      match.decide(game.play.options(match.table, ask!)[0]!);
    } else match.decide(game.play.questions[ask!.kind].fallback(match.table, ask!));
  }
  expect([...kinds].sort()).toContain('Turn up a Room card: which is it?');
  expect(kinds).toContain('Turn up the top Action card: which is it?');
  const t = game.play.setup(configFor(game, { seats: 1 }), chacha8(seedFrom('x')));
  const view = game.sight.view(t, 0);
  expect([game.words.told!.shows(view, card('10♠')), game.words.told!.shows(view, 0)]).toEqual(['10♠', 'Let the house turn it up']);
});

test('P52-010 with a die for flips a roll is told as a number, and cards of the other decks by their names', () => {
  const view = game.sight.view(scene('S t', [{}], { flipSource: 'd13' }).t, 0);
  const { shows } = game.words.told!;
  expect([shows(view, 7), shows(view, 7, 3), shows(view, 20)]).toEqual(['7', '7♠', '7♥']);
  expect(shows(game.sight.view(onTrap(), 0), 7)).toBe('7♠');
});
