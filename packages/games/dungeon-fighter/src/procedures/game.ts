/** The whole game: leader, heroes, dungeon, then round after round (chapters 3 and 4). */
import { ask, below, call, go, pick, reveal, type Seat, shuffle } from '@undercroft/engine';
import { EQUIPMENT } from '../content/equipment.ts';
import { HEROES } from '../content/heroes.ts';
import { BOSS_CARDS, BY_LEVEL } from '../content/monsters.ts';
import { BOSS_SHEETS, SHEETS } from '../content/sheets.ts';
import type { Place } from '../decisions.ts';
import { STOCK } from '../rules/score.ts';
import { FULL_HEALTH, NONE, type Table } from '../table.ts';
import { fight } from './fight.ts';
import { everyone, gainCoins, gainDice, NO_VARS, type Out, procedure } from './kit.ts';
import { maintenance } from './maintenance.ts';
import { movement } from './movement.ts';

/** DF-057 */
const START_COINS = 2;
const START_DICE = 1;

const shuffled = (t: Table, cards: readonly number[]): number[] => {
  const deck = cards.slice();
  shuffle(t.random, deck);
  return deck;
};

/** DF-046..DF-052  So many random monsters of each level; the others stay in the box. */
function stockTower(t: Table, out: Out): void {
  const { monsters } = STOCK[t.rules.difficulty];
  const levels = BY_LEVEL.map((cards) => shuffled(t, cards));
  const drawn = levels.map((cards, level) => cards.splice(0, monsters[level]));
  [t.tierI, t.tierII, t.tierIII, t.tierIV] = drawn as [number[], number[], number[], number[]];
  t.reserve = levels.flat();
  out?.push({ type: 'towerStocked', monsters: monsters.slice() });
}

/** DF-036..DF-041  The boss, a Final Boss sheet, and two different dungeon sheets, each on a random side. */
function layDungeon(t: Table, out: Out): void {
  t.boss = pick(t.random, BOSS_CARDS.slice());
  t.thirdFloor = below(t.random, BOSS_SHEETS.length);
  t.secondFloor = below(t.random, SHEETS.length);
  const others = SHEETS.map((_, side) => side).filter((side) => side >> 1 !== t.secondFloor >> 1);
  t.firstFloor = pick(t.random, others);
  reveal(t);
  out?.push({ type: 'floorRevealed', floor: 0, sheet: t.firstFloor });
}

export const freeSheets = (t: Table): number[] => HEROES.flatMap((_, card) => (t.heroes.some((hero) => hero.card === card) ? [] : [card]));

function takeSheet(t: Table, hero: Place, card: number, by: 'choice' | 'chance', out: Out): void {
  t.heroes[hero]!.card = card;
  t.heroes[hero]!.hp = FULL_HEALTH;
  out?.push({ type: 'heroChosen', hero, card, by });
}

/** DF-044  One at random for each who has none. */
function dealSheets(t: Table, out: Out): void {
  t.heroes.forEach((hero, place) => {
    if (hero.card === NONE) takeSheet(t, place, pick(t.random, freeSheets(t)), 'chance', out);
  });
}

const unchosen = (t: Table): Place[] => t.heroes.flatMap((hero, place) => (hero.card === NONE ? [place] : []));

/** DF-043, DF-044  Whoever alone wants a sheet gets it. */
function takeWishes(t: Table, wishes: readonly { place: Place; card: number }[], out: Out): void {
  reveal(t);
  for (const { place, card } of wishes) {
    const wanted = wishes.filter((other) => other.card === card).length;
    if (card !== NONE && wanted === 1) takeSheet(t, place, card, 'choice', out);
  }
}

/** How often heroes were asked for. */
type GameVars = { asked?: number };
type GameStep = 'leader' | 'leaderVoted' | 'heroes' | 'heroesChosen' | 'stock' | 'round' | 'moved' | 'fought' | 'maintained';

export const game = procedure<GameVars, GameStep>('game', 'leader', ['asked'], {
  // DF-054  Chosen by the party; failing that, at random.
  leader: (t, _f, out) => {
    const all: Seat[] = Array.from({ length: t.people }, (_none, seat) => seat);
    if (t.rules.leader === 'vote' && all.length > 1) return ask(everyone(all, 'leader'), 'leaderVoted');
    t.leader = t.rules.leader === 'first' || all.length === 1 ? 0 : pick(t.random, all);
    out?.push({ type: 'leaderChosen', leader: t.leader, by: t.rules.leader === 'random' ? 'chance' : 'rule' });
    return go('heroes');
  },
  leaderVoted: (t, f, out) => {
    reveal(t);
    t.leader = NONE;
    const votes = new Map<Seat, number>();
    for (const d of f.answers) if (d.kind === 'leader' && d.for !== NONE) votes.set(d.for, (votes.get(d.for) ?? 0) + 1);
    const most = Math.max(0, ...votes.values());
    const leading = [...votes.keys()].filter((seat) => votes.get(seat) === most);
    const agreed = leading.length === 1;
    const all: Seat[] = Array.from({ length: t.people }, (_none, seat) => seat);
    t.leader = agreed ? leading[0]! : pick(t.random, leading.length > 0 ? leading : all);
    out?.push({ type: 'leaderChosen', leader: t.leader, by: agreed ? 'vote' : 'chance' });
    return go('heroes');
  },

  // DF-043  All at once; who wants the same may choose once more. A lone player chooses one hero after the other.
  heroes: (t, f, out) => {
    const free = unchosen(t);
    const asked = f.vars.asked ?? 0;
    const enough = t.people > 1 && asked >= 2;
    if (free.length === 0 || enough || t.rules.heroes === 'dealt') {
      dealSheets(t, out);
      return go('stock');
    }
    f.vars.asked = asked + 1;
    return ask(everyone(t.people === 1 ? [0] : free, 'hero'), 'heroesChosen');
  },
  heroesChosen: (t, f, out) => {
    const first = unchosen(t)[0]!;
    const wishes = f.answers.flatMap((d) => (d.kind === 'hero' ? [{ place: t.people === 1 ? first : d.seat, card: d.card }] : []));
    takeWishes(t, wishes, out);
    // DF-044  "Deal me one": the lone player's next hero is dealt at once.
    if (t.people === 1 && wishes[0]?.card === NONE) takeSheet(t, first, pick(t.random, freeSheets(t)), 'chance', out);
    return go('heroes');
  },

  // DF-035..DF-059
  stock: (t, _f, out) => {
    layDungeon(t, out);
    stockTower(t, out);
    t.deck = shuffled(
      t,
      EQUIPMENT.map((_, card) => card),
    );
    gainCoins(t, START_COINS, 'treasure', null);
    gainDice(t, START_DICE, 'treasure', null);
    // DF-056  The leader begins.
    t.first = t.heroes.findIndex(({ seat }) => seat === t.leader);
    return go('round');
  },

  // DF-065  Movement, encounter, Maintenance.
  round: (t, _f, out) => {
    t.round++;
    out?.push({ type: 'roundBegan', round: t.round, first: t.first });
    return call(movement, NO_VARS, 'moved');
  },
  moved: () => call(fight, NO_VARS, 'fought'),
  fought: () => call(maintenance, { next: 'scars' }, 'maintained'),
  maintained: () => go('round'),
});
