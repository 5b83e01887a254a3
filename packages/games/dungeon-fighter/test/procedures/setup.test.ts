import { describe, expect, test } from 'vitest';
import { HEROES } from '../../src/content/heroes.ts';
import { BOSS_CARDS, BY_LEVEL, isBoss, MONSTERS } from '../../src/content/monsters.ts';
import type { Decision } from '../../src/decisions.ts';
import { game } from '../../src/index.ts';
import { coinsLeft, diceLeft } from '../../src/rules/party.ts';
import { NONE, type Table } from '../../src/table.ts';
import { all, asks, decide, newGame, optionsOf, refusal } from '../table.ts';

/** Leader and heroes are settled, the first monster stands there. */
function started(options = {}, seats = 3): Table {
  const t = newGame({ seats, options: { 'play.leader': 'first', 'play.heroes': 'dealt', ...options } });
  return t;
}
const abstain = (t: Table) => all(t, (seat) => ({ seat, kind: 'leader', for: NONE }));

describe('the leader', () => {
  test('DF-054 the party chooses a leader', () => {
    const t = newGame();
    expect(asks(t).map(({ kind }) => kind)).toEqual(['leader', 'leader', 'leader']);
    decide(t, { seat: 0, kind: 'leader', for: 1 }, { seat: 1, kind: 'leader', for: NONE }, { seat: 2, kind: 'leader', for: 1 });
    expect(t.leader).toBe(1);
  });
  test('DF-054 failing agreement, at random', () => {
    const leaders = new Set<number>();
    for (let seed = 1; seed < 30; seed++) {
      const t = newGame({ seed });
      abstain(t);
      leaders.add(t.leader);
    }
    expect(leaders).toEqual(new Set([0, 1, 2]));
  });
  test('DF-016 DF-055 DF-056 the leader holds token and hero dice and throws first in round 1', () => {
    const t = newGame({ options: { 'play.heroes': 'dealt' } });
    decide(t, { seat: 0, kind: 'leader', for: 2 }, { seat: 1, kind: 'leader', for: 2 }, { seat: 2, kind: 'leader', for: 2 });
    expect([t.leader, t.first, t.thrower, t.available]).toEqual([2, 2, 2, [0, 1, 2]]);
    expect(asks(t)).toEqual([{ seat: 2, kind: 'swing' }]);
  });
});

describe('heroes', () => {
  const choosing = () => newGame({ options: { 'play.leader': 'first' } });
  const wish = (seat: number, card: number): Decision => ({ seat, kind: 'hero', card });

  test('DF-043 each player chooses one sheet, all at once', () => {
    const t = choosing();
    expect(asks(t).map(({ seat }) => seat)).toEqual([0, 1, 2]);
    decide(t, wish(0, 4), wish(1, 2), wish(2, 8));
    expect(t.heroes.map(({ card }) => card)).toEqual([4, 2, 8]);
  });
  test('DF-044 who want the same choose once more, then they are dealt', () => {
    const t = choosing();
    decide(t, wish(0, 4), wish(1, 4), wish(2, 8));
    expect(asks(t).map(({ seat }) => seat)).toEqual([0, 1]);
    expect(optionsOf(t, 0, 'hero').map(({ card }) => card)).not.toContain(8);
    expect(refusal(t, wish(0, 8))).toMatchObject({ rule: 'DF-043' });
    decide(t, wish(0, 4), wish(1, 4));
    expect(t.heroes.every(({ card }) => card >= 0)).toBe(true);
    expect(new Set(t.heroes.map(({ card }) => card)).size).toBe(3);
    expect(asks(t)).toEqual([{ seat: 0, kind: 'swing' }]);
  });
  test('DF-045 DF-020 every hero starts with 9 hit points', () => expect(started().heroes.map(({ hp }) => hp)).toEqual([9, 9, 9]));
  test('R-DF-01 one to six people, and no more', () => {
    for (const seats of [1, 2, 6]) expect(started({}, seats).people).toBe(seats);
    expect([game.about.seats.min, game.about.seats.max]).toEqual([1, 6]);
  });
  test('R-DF-02 a lone player leads three heroes, chosen one after the other; or two, or one', () => {
    const t = newGame({ seats: 1 });
    decide(t, wish(0, 3), wish(0, NONE), wish(0, 5));
    expect(t.heroes.map(({ seat }) => seat)).toEqual([0, 0, 0]);
    expect([t.heroes[0]!.card, t.heroes[2]!.card]).toEqual([3, 5]);
    expect(HEROES[t.heroes[1]!.card]).toBeDefined();
    for (const heroes of [1, 2]) expect(newGame({ seats: 1, options: { 'play.soloHeroes': heroes } }).heroes).toHaveLength(heroes);
  });
});

describe('the dungeon', () => {
  test('DF-036 one boss is drawn at random and seen by nobody', () => {
    const t = started();
    expect(BOSS_CARDS).toContain(t.boss);
    for (const viewer of [null, 0, 1]) expect(game.sight.view(t, viewer).boss).toBeNull();
    const bosses = new Set(
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map(
        (seed) => newGame({ seed, options: { 'play.leader': 'first', 'play.heroes': 'dealt' } }).boss,
      ),
    );
    expect(bosses.size).toBeGreaterThan(2);
  });
  test('DF-037 DF-038 DF-039 two different dungeon sheets lie on a Final Boss sheet', () => {
    for (let seed = 1; seed < 25; seed++) {
      const t = newGame({ seed, options: { 'play.leader': 'first', 'play.heroes': 'dealt' } });
      expect(t.firstFloor >> 1).not.toBe(t.secondFloor >> 1);
      expect(t.thirdFloor).toBeGreaterThanOrEqual(0);
      expect([t.floor, t.room]).toEqual([0, 0]);
    }
  });
  test('DF-041 DF-042 lower floors are hidden unless they lie side by side; the boss stays hidden', () => {
    const shown = (openMap: boolean) => {
      const { firstFloor, secondFloor, thirdFloor, boss } = game.sight.view(started({ 'play.openMap': openMap }), 1);
      return [firstFloor !== null, secondFloor !== null, thirdFloor !== null, boss !== null];
    };
    expect(shown(false)).toEqual([true, false, false, false]);
    expect(shown(true)).toEqual([true, true, true, false]);
  });
  test('DF-047 DF-051 DF-052 each difficulty stocks four tiers, 14 monsters in all', () => {
    for (const difficulty of ['easy', 'normal', 'insane']) {
      const t = started({ 'play.difficulty': difficulty });
      const tiers = [t.tierI, t.tierII, t.tierIII, t.tierIV];
      expect(tiers.flat()).toHaveLength(13);
      tiers.forEach((cards, level) => {
        expect(cards.every((card) => MONSTERS[card]!.level === level + 1)).toBe(true);
      });
      expect(t.reserve.length + 14).toBe(BY_LEVEL.flat().length);
    }
  });
  const stock = (difficulty: string) => {
    const t = started({ 'play.difficulty': difficulty });
    // The first monster stands there already.
    return [t.tierI.length + 1, t.tierII.length, t.tierIII.length, t.tierIV.length];
  };
  test('DF-048 V-DF-01 easy: 4/4/4/2', () => expect(stock('easy')).toEqual([4, 4, 4, 2]));
  test('DF-049 normal: 3/3/3/5', () => expect(stock('normal')).toEqual([3, 3, 3, 5]));
  test('DF-050 insane: 2/2/2/8', () => expect(stock('insane')).toEqual([2, 2, 2, 8]));
  test('DF-053 if nobody says otherwise it is easy', () => expect(game.about.houseRules['play.difficulty']!.default).toBe('easy'));
  test('DF-011 DF-057 the Chest begins with 2 coins and 1 bonus die', () => {
    const t = started();
    expect([t.coins, t.dice]).toEqual([2, 1]);
  });
  test('DF-058 DF-019 the supply: 28 coins less those on the monster, 8 dice, the whole Equipment deck, all tokens', () => {
    const t = started();
    expect(coinsLeft(t) + t.onMonster).toBe(28);
    expect(diceLeft(t)).toBe(8);
    expect(t.deck).toHaveLength(53);
    expect([t.tracked, t.toad, t.song, t.charmedBy, t.beer]).toEqual([false, false, false, NONE, NONE]);
  });
  test('DF-059 until the game begins the party waits at the entrance', () => expect(newGame().room).toBe(NONE));
  test('DF-021 DF-069 round 1 has no movement: the party stands in the first room and a monster is there', () => {
    const t = started();
    expect([t.round, t.room, t.phase, t.route]).toEqual([1, 0, 'encounter', [0]]);
    expect(t.hp).toBe(MONSTERS[t.monster]!.hp);
    expect(isBoss(t.monster)).toBe(false);
  });
});
