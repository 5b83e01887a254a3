/** What a finished table tells designers. */
import { expect, test } from 'vitest';
import { NO_DIE, NO_RUNE } from '../src/decisions.ts';
import { game } from '../src/index.ts';
import { choosingQuest, finishRoll, heroCard, inTavern, item, march, ownQuest, tableWith, take } from './table.ts';

test('potions, scrolls, weapons and quests that were used are counted', () => {
  const t = tableWith({ parties: [{ heroes: ['tolly-quill'], hand: ['bottled-second-wind', 'rune-slightly-used'] }, {}] });
  const quest = ownQuest({});
  t.town.push(quest);
  choosingQuest(t);
  march(t, quest, ['tolly-quill']);
  take(t, { seat: 0, kind: 'pool', do: 'potion', card: item('bottled-second-wind') }, { seat: 0, kind: 'pool', do: 'roll' });
  take(t, { seat: 0, kind: 'roll', do: 'scroll', card: item('rune-slightly-used'), power: 0, die: NO_DIE, rune: NO_RUNE });
  expect(t.seats[0]!.itemsUsed).toEqual([item('bottled-second-wind'), item('rune-slightly-used')]);
  expect(t.questsTried).toEqual([quest]);
});

test('what heroes are worth is told by price, to the account of whoever hired them', () => {
  const t = tableWith({ parties: [{ gold: 9 }, {}] });
  t.heroRow = [heroCard('tolly-quill')];
  inTavern(t);
  take(t, { seat: 0, kind: 'tavern', do: 'hire', hero: heroCard('tolly-quill'), over: -1 });
  t.ending = { winners: [0], scores: [1, 0], reason: 'boss beaten', tieBreak: 'none', rank: null };
  const told: string[] = [];
  game.lab.used!(t, (category, thing, won) => told.push(`${category}: ${thing} ${won}`));
  expect(told).toContain('hero for 2 gold: tolly-quill true');
});

test('quests that were tried are counted, and those that killed somebody', () => {
  const t = tableWith({ parties: [{ heroes: ['tolly-quill', 'nib-twopence'] }, {}] });
  t.seats[0]!.lost = 1;
  const [harmless, fatal] = [ownQuest({}), ownQuest({ damage: { deadly: 1 } })];
  for (const quest of [harmless, fatal]) {
    t.town.push(quest);
    choosingQuest(t);
    march(t, quest, ['tolly-quill']);
    take(t, { seat: 0, kind: 'pool', do: 'roll' });
    t.pool = [];
    finishRoll(t);
  }
  expect([t.seats[0]!.tried, t.questsTried, t.questsFatal]).toEqual([2, [harmless, fatal], [fatal]]);
});
