/** Every card: in the vocabulary as its kind allows, with a text, and carried out by the rules without a hitch. */
import { sayer } from '@undercroft/engine';
import { asked } from '@undercroft/testkit';
import { expect, test } from 'vitest';
import { ARENAS } from '../../src/content/arenas.ts';
import { BOSSES } from '../../src/content/bosses.ts';
import { HEROES, ITEMS, QUESTS, tierName } from '../../src/content/cards.ts';
import { describeHero, describeItem } from '../../src/content/text.ts';
import type { ItemCard, Moment, Power } from '../../src/content/vocabulary.ts';
import { game } from '../../src/index.ts';
import { type ApSay, inEnglish, texts } from '../../src/texts.ts';
import { heroCard, item, optionsOf, ownQuest, rolled, tableWith, take, waiting } from '../table.ts';

const ALLOWED: Record<ItemCard['type'], Moment[]> = {
  potion: ['pool'],
  scroll: ['roll'],
  relic: ['end'],
  weapon: ['pool', 'roll', 'evaluate', 'runeSpent', 'wounds', 'kill', 'success', 'failure', 'payday', 'tavern'],
};
const SKULL: Moment[] = ['declared', 'rolled', 'succeeded'];
const HERO: Moment[] = [...ALLOWED.weapon, 'declare', 'retire'];

const cards = [...HEROES, ...ITEMS, ...QUESTS, ...ARENAS, ...BOSSES];

test('ids and names are used once', () => {
  expect(new Set(cards.map(({ id }) => id)).size).toBe(cards.length);
  expect(new Set(cards.map(({ name }) => name)).size).toBe(cards.length);
});

test.each(ITEMS.map((card) => [card.id, card] as const))(
  '%s: powers that its type allows, one played at a time, and a text',
  (_id, card) => {
    const allowed = card.skull ? SKULL : ALLOWED[card.type];
    for (const { when } of card.powers) expect(allowed).toContain(when);
    if (card.type === 'scroll') expect(card.powers).toHaveLength(1);
    expect(describeItem(inEnglish, card)).toMatch(/\S\.$/);
  },
);

const powersOf = (id: string): Power[] => {
  const { standard, upgraded } = HEROES[heroCard(id)]!;
  return [...(standard.powers ?? []), ...(upgraded?.powers ?? [])];
};

test.each(HEROES.map((card) => [card.id, card] as const))(
  '%s: powers that heroes may have, dice, cost and VP in their bands',
  (id, card) => {
    for (const { when } of powersOf(id)) expect(HERO).toContain(when);
    expect(describeHero(inEnglish, card)).not.toBe('');
    expect(card.standard.dice).toMatch(/^[RGBY?]{1,3}$/);
    const [low, high] = card.upgraded === undefined ? [6, 8] : [2, 4];
    expect(card.cost).toBeGreaterThanOrEqual(low!);
    expect(card.cost).toBeLessThanOrEqual(high!);
  },
);

test.each(QUESTS.map((card, i) => [card.id, card, i] as const))('%s: slots and VP in the bands of its tier', (_id, card, i) => {
  const bands = { town: [1, 2, 0, 1], forest: [2, 3, 1, 3], mountain: [3, 3, 4, 6] };
  const [fewest, most, low, high] = bands[tierName(i)];
  expect(card.slots).toBeGreaterThanOrEqual(fewest!);
  expect(card.slots).toBeLessThanOrEqual(most!);
  expect(card.vp).toBeGreaterThanOrEqual(low!);
  expect(card.vp).toBeLessThanOrEqual(high!);
});

/** A pool in which every power finds something to act on. */
const POOL = ['red blank', 'green R', 'blue blank', 'yellow R', 'red S', 'blue M'];

/** Every use of a card of the roller is carried out to its end, by the first answer to each question. */
function carryOut(t: ReturnType<typeof tableWith>, is: (d: Record<string, unknown>) => boolean): number {
  const uses = optionsOf(t, 0, 'roll').filter(is);
  for (const use of uses) {
    const copy = game.sight.clone(t);
    take(copy, { seat: 0, kind: 'roll', ...use } as never);
    for (let ask = asked(game, copy)[0]!; ask.kind !== 'roll'; ask = asked(game, copy)[0]!)
      game.play.decide(copy, game.play.questions[ask.kind].fallback(copy, ask), null);
    expect(waiting(copy)).toEqual(['0 roll']);
  }
  return uses.length;
}

const table = (heroes: string[], hand: string[]) => {
  const t = tableWith({ parties: [{ heroes, hand, gold: 5, banner: false }, {}] });
  rolled(t, ownQuest({ slots: heroes.length, needs: { hearts: 9 }, immune: 'sword', damage: { light: 2, deadly: 1 } }), POOL);
  return t;
};

test.each(HEROES.flatMap(({ id, upgraded }) => (upgraded ? [id, `${id}+`] : [id])))('%s can be used, and comes to an end', (text) => {
  const t = table([text], []);
  t.seats[0]!.heroes.push(
    tableWith({ parties: [{ heroes: [text.startsWith('tolly') ? 'nib-twopence!' : 'tolly-quill!'] }, {}] }).seats[0]!.heroes[0]!,
  );
  const has = (HEROES[heroCard(text.replace('+', ''))]![text.endsWith('+') ? 'upgraded' : 'standard']?.powers ?? []).some(
    ({ when }) => when === 'roll',
  );
  expect(carryOut(t, (d) => d.do === 'hero') > 0).toBe(has);
});

test.each(ITEMS.filter(({ type, skull }) => type === 'scroll' && !skull).map(({ id }) => id))(
  '%s can be read, and comes to an end',
  (id) => {
    expect(carryOut(table(['gretchen-firmgrip!'], [id]), (d) => d.do === 'scroll')).toBeGreaterThan(0);
  },
);

test.each(ITEMS.filter(({ type }) => type === 'weapon').map(({ id }) => id))('%s can be borne and used', (id) => {
  const has = ITEMS[item(id)]!.powers.some(({ when }) => when === 'roll');
  expect(carryOut(table([`gretchen-firmgrip+!/${id}`], []), (d) => d.do === 'weapon') > 0).toBe(has);
});

test.each(ITEMS.filter(({ type }) => type === 'potion').map(({ id }) => id))('%s can be drunk', (id) => {
  const t = tableWith({ parties: [{ heroes: ['gretchen-firmgrip!'], hand: [id], gold: 5, banner: false }, {}] });
  const quest = ownQuest({ needs: { hearts: 9 }, immune: 'sword', damage: { light: 2, deadly: 1 } });
  rolled(t, quest, []);
  t.step = 'pool';
  t.stack.at(-1)!.asks = [{ seat: 0, kind: 'pool' }];
  t.stack.at(-1)!.step = 'potionChosen';
  take(t, { seat: 0, kind: 'pool', do: 'potion', card: item(id) });
  for (let ask = asked(game, t)[0]!; ask.kind !== 'pool'; ask = asked(game, t)[0]!)
    game.play.decide(t, game.play.questions[ask.kind].fallback(t, ask), null);
  expect(t.seats[0]!.hand).not.toContain(item(id));
});

test('no two cards share an id, for texts know them by it', () => {
  const ids = [...HEROES, ...ITEMS, ...QUESTS, ...ARENAS, ...BOSSES].map(({ id }) => id);
  expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
});

test('cards are printed in German from the same words, without a word of English', async () => {
  const say: ApSay = sayer<string>(await texts('de'), 'de', {});
  const hero = (id: string) => describeHero(say, HEROES.find((card) => card.id === id)!);
  const item = (id: string) => describeItem(say, ITEMS.find((card) => card.id === id)!);
  expect(hero('widow-thimblewick')).toBe(
    '1 gelb. Wenn ein anderer Held des Abenteuers stirbt, nimm 1 Gold. [2 gelb. Wenn ein anderer Held des Abenteuers stirbt, nimm 1 Gold und zieh einen Gegenstand.]',
  );
  expect(item('hat-of-excuses')).toBe('Bei Misserfolg, wenn der Held aufgewertet ist, zieh einen Gegenstand.');
  expect(item('corrigendum')).toBe('Wirf beliebig viele leere Würfel neu.');
  expect(item('wand-previously-loved')).toBe('Zahl 1 Gold: Leg 1 Magie dazu.');
  const printed = [...HEROES.map((card) => describeHero(say, card)), ...ITEMS.map((card) => describeItem(say, card))];
  expect(printed.filter((text) => /[a-z]\.\w|\b(the|a|an|add|if|on|or)\b|undefined|,,| {2}|\{/.test(text))).toEqual([]);
});
