/** Turning cards up: set-up, Refresh and scouting (AP-035..AP-038, AP-067..AP-070, AP-182, R-AP-02, R-AP-47). */
import { reveal } from '@undercroft/engine';
import { topOf } from '@undercroft/mechanics';
import { type Hero, NONE, type Quest } from '../content/cards.ts';
import { TRACK } from '../content/track.ts';
import type { Scouted } from '../decisions.ts';
import { highestTier } from '../rules/town.ts';
import type { Table } from '../table.ts';
import type { Out } from './kit.ts';

/** R-AP-02  "Flip": the visible top joins the row and the next card is the top. NONE if no card is left. */
export function flipHero(t: Table): Hero {
  const next = topOf(t.heroDeck, t.heroDiscard, t.random);
  if (next === undefined) return NONE;
  if (t.heroTop !== NONE) t.heroRow.push(t.heroTop);
  t.heroTop = next;
  return next;
}

export function flipLegend(t: Table): Hero {
  const next = topOf(t.legendDeck, t.legendDiscard, t.random);
  if (next === undefined) return NONE;
  if (t.legendTop !== NONE) t.legendRow.push(t.legendTop);
  t.legendTop = next;
  return next;
}

export const openOf = (t: Table, tier: number): Quest[] => (tier === 0 ? t.town : tier === 1 ? t.forest : t.mountain);
const deckOf = (t: Table, tier: number): Quest[] => (tier === 0 ? t.townDeck : tier === 1 ? t.forestDeck : t.mountainDeck);

export function flipQuest(t: Table, tier: number): Quest {
  const next = deckOf(t, tier).pop();
  if (next === undefined) return NONE;
  openOf(t, tier).push(next);
  return next;
}

/** Flips until so many lie open, or the deck is empty. What is flipped is noted. */
function flipUntil(isEnough: () => boolean, flip: () => number, flipped: number[]): void {
  while (!isEnough()) {
    const card = flip();
    if (card === NONE) return;
    flipped.push(card);
  }
}

const heroesOpen = (t: Table): number => t.heroRow.length + (t.heroTop === NONE ? 0 : 1);
const legendsOpen = (t: Table): number => t.legendRow.length + (t.legendTop === NONE ? 0 : 1);

/** R-AP-02  Heroes that shall lie open; the house may want one more. */
const STANDARD_ROW = 5;

/** AP-067..AP-070  Up to the numbers of the town's level; surplus stays. R-AP-34  A new level's decks come out now. */
export function refresh(t: Table, out: Out): void {
  t.opened = t.level;
  const { open, heroes, legends } = TRACK[t.level - 1]!;
  const wanted = heroes + t.rules.tavernHeroes - STANDARD_ROW;
  const [newHeroes, newLegends, newQuests]: [Hero[], Hero[], Quest[]] = [[], [], []];
  flipUntil(
    () => heroesOpen(t) >= wanted,
    () => flipHero(t),
    newHeroes,
  );
  flipUntil(
    () => legendsOpen(t) >= legends,
    () => flipLegend(t),
    newLegends,
  );
  open.forEach((count, tier) => {
    flipUntil(
      () => openOf(t, tier).length >= count,
      () => flipQuest(t, tier),
      newQuests,
    );
  });
  if (newHeroes.length + newLegends.length + newQuests.length === 0) return;
  reveal(t);
  out?.push({ type: 'refreshed', heroes: newHeroes, legends: newLegends, quests: newQuests });
}

/** AP-182  One more card of a deck. */
export function scout(t: Table, deck: Scouted): number {
  reveal(t);
  switch (deck) {
    case 'heroes':
      return flipHero(t);
    case 'legends':
      return flipLegend(t);
    case 'town':
      return flipQuest(t, 0);
    case 'forest':
      return flipQuest(t, 1);
    case 'mountain':
      return flipQuest(t, 2);
  }
}

/** R-AP-71  Alone: the longest-open quest of the highest tier that is out goes under its deck. */
export function churn(t: Table, out: Out): void {
  const tier = highestTier(t);
  const quest = openOf(t, tier).shift();
  if (quest === undefined) return;
  deckOf(t, tier).unshift(quest);
  out?.push({ type: 'churned', quest });
}
