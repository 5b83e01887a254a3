import { fillOptions, inLanguage, type OptionValues } from '@undercroft/engine';
import { expect, test } from 'vitest';
import { ABILITIES } from '../src/content/abilities.ts';
import { EVENTS } from '../src/content/events.ts';
import { GOALS } from '../src/content/goals.ts';
import { ITEMS } from '../src/content/items.ts';
import { MARAUDER_ABILITIES } from '../src/content/marauder.ts';
import { describeEvent, describeGoal, describeMarauder, describePowers } from '../src/content/text.ts';
import { game } from '../src/index.ts';
import { inEnglish } from '../src/texts.ts';
import { attack, dice, item, pass, roll, step, take, turnOf, use } from './table.ts';

const textOf = (name: string): string => {
  const card = [...ABILITIES, ...ITEMS].find((other) => other.name === name);
  if (card) return describePowers(inEnglish, card);
  const event = EVENTS.find((other) => other.name === name);
  if (event) return describeEvent(inEnglish, event.do);
  const goal = GOALS.find((other) => other.name === name);
  return goal ? describeGoal(inEnglish, goal) : describeMarauder(inEnglish, MARAUDER_ABILITIES.find((other) => other.name === name)!);
};

test('card texts say what the data does', () => {
  const said = Object.fromEntries(
    [
      'Glass Cannon, Actual Glass',
      'Ambitious Stride',
      'Toll Booth',
      'Strategic Cowardice',
      'Loaded Die (Allegedly)',
      'Emergency Cheese',
      'Screaming Goblet',
      'Ring of Mild Discomfort',
      'Suspicious Soup',
      'Earworm',
      'Trapdoor',
      'Nothing Up My Sleeves',
      'Market Day',
      'Sharp End First',
    ].map((name) => [name, textOf(name)]),
  );
  expect(said).toMatchInlineSnapshot(`
    {
      "Ambitious Stride": "Maximum HP −1. Your movement die is a d8.",
      "Earworm": "Everyone in your room has CHA −2 until the end of the next round.",
      "Emergency Cheese": "Action, discard this: you heal 5.",
      "Glass Cannon, Actual Glass": "Attack rolls +3, defence rolls −2.",
      "Loaded Die (Allegedly)": "Once per round, reroll a die you just rolled; the second result stands.",
      "Market Day": "Have traded with 2 different players (3 with six or more seats), and hold items of 8 different categories.",
      "Nothing Up My Sleeves": "Have held 5 items at once, and hold no items.",
      "Ring of Mild Discomfort": "All stats −1.",
      "Screaming Goblet": "At the start of your turn: roll a d6: on 1, you take 2 damage.",
      "Sharp End First": "Attack rolls +1.",
      "Strategic Cowardice": "Maximum HP −9. Once per round, when you are attacked, before anybody joins, you may: you go to a room next to this one of your choice. The attack is over.",
      "Suspicious Soup": "If holding a Human Remains item, you take 2 damage; otherwise, if holding a Food item, you heal 5; otherwise, you heal 3.",
      "Toll Booth": "When another player ends their movement in your room: they choose one: (if holding an item) they give an item of their choice to you; or they take 1 damage.",
      "Trapdoor": "You swap places with the farthest player; neither room acts.",
    }
  `);
});

test('questions and decisions in words', () => {
  const t = turnOf({ map: 'PX/P.', party: [{ items: ['Emergency Cheese'], hp: 3 }, {}] });
  const view = game.sight.view(t, 0);
  const words = (d: Parameters<typeof game.words.decision>[1]) => game.words.decision(view, d);
  expect(words(roll())).toBe('Roll and move');
  expect(words(attack(1))).toBe('Attack Seat 2, the Fighter');
  expect(words(use(item('Emergency Cheese')))).toBe('Use Emergency Cheese');
  expect(words(pass())).toBe('End the turn');
  dice(t, 1);
  take(t, roll());
  expect(game.words.ask(game.sight.view(t, 0), { seat: 0, kind: 'step' })).toBe('1 room to go. Where to?');
  expect(game.words.decision(game.sight.view(t, 0), step(1))).toBe('Go east to EXIT (1,0)');
  expect(game.words.seat(view, 1)).toBe('Seat 2, the Fighter');
});

test("R-PHF-49 the dungeon master's chair is marked before the game begins, in each language", async () => {
  const { words } = await inLanguage(game, 'de');
  const chairs = (wishes: OptionValues, { chair } = game.words) => {
    const config = { options: fillOptions(game.about.houseRules, wishes), seats: 3 };
    return [0, 1, 2].map((seat) => chair?.(config, seat));
  };
  expect(chairs({})).toEqual([null, null, null]);
  expect(chairs({ 'dm.extra': true })).toEqual([null, null, 'Dungeon master']);
  expect(chairs({ 'dm.seat': 1 }, words)).toEqual(['Spielleitung', null, null]);
});
