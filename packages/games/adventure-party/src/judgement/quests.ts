/** Which quest, with whom: chance of success × reward − expected losses. */
import { ANY, type Hero, NONE, QUESTS, type Quest, TIER_OF } from '../content/cards.ts';
import type { Rewards } from '../content/vocabulary.ts';
import { type Challenge, challengeOfQuest } from '../rules/challenge.ts';
import { costOfWounds } from '../rules/dealing.ts';
import { inParty, isWounded, type PartyHero, sideOf } from '../rules/heroes.ts';
import { chanceOf } from '../rules/odds.ts';
import { bonusFor } from '../rules/town.ts';
import type { View } from '../view.ts';
import { coin, ITEM, LEGENDARY, LEVEL_UP, VP } from './values.ts';

/** Mean shields and runes of a die, by colour; any colour is taken for a red one. */
const SHIELDS = [0.17, 0, 0.17, 1, 0.17];
const RUNES = [0, 0.33, 0.33, 0.33, 0];
const sum = (colours: readonly number[], means: readonly number[]): number => colours.reduce((n, colour) => n + means[colour]!, 0);

export const diceOf = (heroes: readonly PartyHero[]): number[] => heroes.flatMap((hero) => sideOf(hero).dice);

/** The chance with what rerolls can be expected: each mends a part of what failed. */
export function likelyChance(c: Challenge, colours: readonly number[], banner: boolean): number {
  const real = colours.map((colour) => (colour === ANY ? bestAny(c) : colour));
  const plain = chanceOf(c, real);
  const rerolls = sum(colours, RUNES) + (banner ? 1 : 0);
  return plain + (1 - plain) * Math.min(0.6, plain * 0.45 * rerolls);
}

/** The colour that a die of any colour will have. */
const bestAny = (c: Challenge): number => (c.arrow > 0 ? 1 : c.magic > 0 || c.immune === 0 ? 2 : 0);

/** What the wounds of a challenge cost these heroes, with the shields that can be expected. */
export function likelyLosses(c: Challenge, heroes: readonly PartyHero[]): number {
  const shields = sum(diceOf(heroes), SHIELDS);
  const stopped = Math.floor(shields + 0.35);
  const deadly = Math.max(0, c.deadly - stopped);
  const light = Math.max(0, c.light - Math.max(0, stopped - c.deadly));
  const fresh = heroes.filter((hero) => !isWounded(hero)).length;
  const slots = Math.min(c.slotWounds, heroes.length);
  return costOfWounds(heroes, light, deadly) + slots + Math.max(0, slots - fresh) * 3;
}

export const rewardWorth = (view: View, { gold = 0, items = 0, legendary = 0, levelUps = 0 }: Rewards): number =>
  gold * coin(view) + (items * ITEM + legendary * LEGENDARY) * (view.bossComes ? 0.6 : 1) + levelUps * LEVEL_UP;

/** What completing the quest brings besides its rewards: VP, and a step towards the next level. */
export function successWorth(view: View, seat: number, quest: Quest): number {
  const { vp, rewards } = QUESTS[quest]!;
  return vp * VP + rewardWorth(view, rewards) + progressWorth(view, seat, TIER_OF[quest]!);
}

function progressWorth(view: View, seat: number, tier: number): number {
  if (view.bossComes || tier !== view.level - 1) return 0.3;
  const done = view.rules.together ? view.seats.reduce((n, s) => n + s.done[tier]!, 0) : view.seats[seat]!.done[tier]!;
  const last = done + 1 >= view.questsToLeave;
  return 1.2 + (last ? bonusFor(tier).first * VP : 0.8);
}

/** Together the town must come on before the Lantern burns down, and rivals race for the bonus. */
export function questWorth(view: View, seat: number, quest: Quest, sent: readonly Hero[]): number {
  if (quest === NONE) return 0;
  const c = challengeOfQuest(quest);
  const me = view.seats[seat]!;
  const heroes = sent.map((card) => inParty(me.heroes, card));
  const chance = likelyChance(c, diceOf(heroes), me.banner);
  const anyway = rewardWorth(view, QUESTS[quest]!.parchment ?? {}) + (me.banner ? 0 : 0.4 * (1 - chance));
  const losses = likelyLosses(c, heroes) * (view.lastTurns === 1 ? 0.5 : 1);
  return chance * successWorth(view, seat, quest) + anyway - losses * 0.8;
}
