/** Victory points, and who wins (AP-006, AP-131, AP-218, AP-219, R-AP-46, R-AP-51, R-AP-67, R-AP-68). */
import { endedTogether, type Seat } from '@undercroft/engine';
import { HEROES, type Hero, ITEMS, type Item, isLegend, QUESTS, TIER_OF } from '../content/cards.ts';
import { type EndCount, TIERS } from '../content/vocabulary.ts';
import type { Rules } from '../house-rules.ts';
import type { Ending, SeatState, Table } from '../table.ts';
import { cardOf, isUpgraded, type PartyHero } from './heroes.ts';
import { lanternLimit } from './town.ts';

/** AP-170, R-AP-12, AP-171  What a hero is worth when somebody else takes the place: 0 for whoever only leaves. */
export function retireValue(rules: Rules, hero: PartyHero): number {
  if (!isUpgraded(hero) || (isLegend(cardOf(hero)) && !rules.legendaryRetire)) return 0;
  return HEROES[cardOf(hero)]!.vp;
}

/** Whether a replaced hero retires rather than being discarded. */
export const retires = (rules: Rules, hero: PartyHero): boolean => isUpgraded(hero) && (rules.legendaryRetire || !isLegend(cardOf(hero)));

const questVp = (s: Pick<SeatState, 'quests'>): number => s.quests.reduce((vp, quest) => vp + QUESTS[quest]!.vp, 0);
const retiredVp = (retired: readonly Hero[]): number => retired.reduce((vp, hero) => vp + HEROES[hero]!.vp, 0);

/** What lies open of a seat's VP: tokens, quest cards, retired heroes. */
export const openVp = (s: Pick<SeatState, 'tokens' | 'quests' | 'retired'>): number => s.tokens + questVp(s) + retiredVp(s.retired);

type Counted = Pick<SeatState, 'quests' | 'retired' | 'hand' | 'heroes' | 'gold'>;

const doneOf = (s: Counted, tier: number): number => s.quests.filter((quest) => TIER_OF[quest] === tier).length;

function countOf(s: Counted, what: EndCount): number {
  switch (what) {
    case 'set':
      return Math.min(...TIERS.map((_, tier) => doneOf(s, tier)));
    case 'retired':
      return s.retired.length;
    case 'relic':
      return s.hand.filter((item) => ITEMS[item]!.type === 'relic').length;
    case 'gold':
      return s.gold;
    default:
      return doneOf(s, TIERS.indexOf(what));
  }
}

/** AP-143  What one relic is worth to a seat at the end. */
export function relicVp(s: Counted, item: Item): number {
  let vp = 0;
  for (const { when, does } of ITEMS[item]!.powers) {
    if (when !== 'end') continue;
    for (const op of does)
      if (op.do === 'vp') vp += op.amount * (op.per === undefined ? 1 : Math.floor(countOf(s, op.per) / (op.every ?? 1)));
  }
  return vp;
}

export const relicsVp = (s: Counted): number => s.hand.reduce((vp, item) => vp + relicVp(s, item), 0);

/** R-AP-46, R-AP-49  All VP of a seat. */
export function vpOf(rules: Rules, s: SeatState): number {
  const left = rules.endRetire ? s.heroes.reduce((vp, hero) => vp + retireValue(rules, hero), 0) : 0;
  return openVp(s) + relicsVp(s) + left;
}

const beatBoss = (s: SeatState): boolean => s.boss === 'stage 2';

/** The best of the seats by a measure. */
function best(seats: readonly Seat[], measure: (seat: Seat) => number): Seat[] {
  const most = Math.max(...seats.map(measure));
  return seats.filter((seat) => measure(seat) === most);
}

/** R-AP-46  Most VP; equal: who beat the boss, then gold, then shared. */
function rank(t: Table, scores: number[]): Pick<Ending, 'winners' | 'tieBreak'> {
  const byVp = best(
    t.seats.map((_, seat) => seat),
    (seat) => scores[seat]!,
  );
  if (byVp.length === 1) return { winners: byVp, tieBreak: 'none' };
  const byBoss = best(byVp, (seat) => (beatBoss(t.seats[seat]!) ? 1 : 0));
  if (byBoss.length === 1) return { winners: byBoss, tieBreak: 'boss' };
  const byGold = best(byBoss, (seat) => t.seats[seat]!.gold);
  return { winners: byGold, tieBreak: byGold.length === 1 ? 'gold' : 'shared' };
}

/** AP-218, AP-219, R-AP-51 */
function endingOfRivals(t: Table, scores: number[]): Ending {
  const isBeaten = t.seats.some(beatBoss);
  if (!isBeaten && t.rules.allLose) return { winners: [], scores, reason: 'boss-unbeaten', tieBreak: 'none', rank: null };
  return { ...rank(t, scores), scores, reason: isBeaten ? 'boss-beaten' : 'most-vp', rank: null };
}

/** R-AP-67  How many must beat both stages. */
export function victoriesNeeded({ lantern }: Rules, players: number): number {
  const half = Math.ceil(players / 2);
  if (lantern === 'cosy') return 1;
  return lantern === 'regular' ? half : Math.max(half, players - 1);
}

/** R-AP-68  What a score is called: from each number on. */
const RANKS: readonly [from: number, rank: string][] = [
  [26, 'statue-pending'],
  [20, 'toast-of-the-town'],
  [14, 'local-colour'],
  [8, 'regulars'],
  [-Infinity, 'lodgers'],
];
export const rankOf = (score: number): string => RANKS.find(([from]) => score >= from)![1];

/** R-AP-68  All VP and the pool, shared, and the rounds the Lantern had left. */
export function sharedScore(t: Table, scores: readonly number[]): number {
  const all = scores.reduce((a, b) => a + b, t.common);
  return Math.floor(all / t.seats.length) + Math.max(0, lanternLimit(t.rules) - t.lantern);
}

function endingTogether(t: Table, scores: number[]): Ending {
  const won = t.seats.filter(beatBoss).length >= victoriesNeeded(t.rules, t.seats.length);
  const score = sharedScore(t, scores);
  const named = rankOf(score);
  const ended = endedTogether(t.seats.length, { won, score, rank: named, reason: won ? 'boss-beaten' : 'boss-unbeaten', scores });
  return { ...ended, tieBreak: 'none', rank: named };
}

export function endingOf(t: Table): Ending {
  const scores = t.seats.map((s) => vpOf(t.rules, s));
  return t.rules.together ? endingTogether(t, scores) : endingOfRivals(t, scores);
}
