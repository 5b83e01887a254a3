import { expect, test } from 'vitest';
import { ITEM_DECK } from '../../src/decks.ts';
import { game } from '../../src/index.ts';
import { FACES } from '../../src/procedures/marauder.ts';
import { counterIndex } from '../../src/rules/winning.ts';
import { DEAD, type Table } from '../../src/table.ts';
import { ability, EAST, EXPANSION, haunted, ITEM, itsTurn, LURK, NORTH, SOUTH, WEST } from '../haunted.ts';
import {
  attack,
  beginTurn,
  dice,
  endRound,
  held,
  hps,
  item,
  nextEvents,
  nextItems,
  optionsOf,
  pass,
  roll,
  rooms,
  tableWith,
  take,
  told,
  turnOf,
  types,
  waiting,
  why,
} from '../table.ts';

const far = [{ at: 0 }, { at: 0 }];
const WHISTLE = 'Whistle of Regrettable Guests';

test('PHF-144 PHF-154 the movement die: four directions, Lurk and Item', () => {
  expect(FACES).toEqual(['north', 'east', 'south', 'west', 'lurk', 'item']);
  const t = haunted({ map: 'PPPPP', party: far }, 4);
  expect(told(itsTurn(t, 3, LURK), 'marauderRolled')).toEqual([{ type: 'marauderRolled', distance: 3, face: 'lurk' }]);
});

const nine = { map: 'PPP/PPP/PPP', party: [{ at: 7 }, { at: 7 }] };
const walked = (...rolled: number[]) =>
  told(itsTurn(haunted(nine, 4), ...(rolled as [number, number])), 'marauderMoved').map((e) => e.room);

test('PHF-032 PHF-155 it goes the way the die shows, straight on, for the distance rolled', () => {
  expect([walked(1, NORTH), walked(1, EAST), walked(1, WEST)]).toEqual([[1], [5], [3]]);
  const long = haunted({ map: 'PPPPPP', party: far }, 1);
  expect(told(itsTurn(long, 4, EAST), 'marauderMoved').map((e) => e.room)).toEqual([2, 3, 4, 5]);
});

test('V-PHF-33 V-PHF-34 PHF-159 at a wall with two ways on it turns left if even, right if odd', () => {
  const out = itsTurn(haunted(nine, 4), 4, NORTH, 2);
  expect(told(out, 'marauderMoved').map((e) => e.room)).toEqual([1, 0, 3, 6]);
  expect(told(out, 'marauderTurned')).toMatchObject([{ die: 2, left: true }]);
  expect(walked(4, NORTH, 1)).toEqual([1, 2, 5, 8]);
});

test('PHF-158 at a wall with exactly one way on it takes it, without a die', () => {
  const t = haunted({ map: 'PPP/..P/..P', party: far }, 0);
  const out = itsTurn(t, 4, EAST);
  expect(told(out, 'marauderMoved').map((e) => e.room)).toEqual([1, 2, 3, 4]);
  expect(told(out, 'marauderTurned')).toEqual([]);
});

test('V-PHF-35 R-PHF-56 blocked at once with no side open: it turns back', () => {
  const t = haunted({ map: 'P/P/P/P/P', party: [{ at: 4 }, { at: 4 }] }, 0);
  expect(told(itsTurn(t, 3, NORTH), 'marauderMoved').map((e) => e.room)).toEqual([1, 2, 3]);
});

test('PHF-156 R-PHF-56 rooms it has been in, and the one it started from, are walls', () => {
  const t = haunted({ map: 'PP.P/PP..', party: [{ at: 2 }, { at: 2 }] }, 0);
  expect(told(itsTurn(t, 6, EAST), 'marauderMoved').map((e) => e.room)).toEqual([1, 4, 3]);
});

test('PHF-157 at a dead end its turn is over; it never turns while straight ahead is open', () => {
  const t = haunted({ map: 'PPPP/.P..', party: far }, 1);
  expect(told(itsTurn(t, 6, EAST), 'marauderMoved').map((e) => e.room)).toEqual([2, 3]);
  const crossing = haunted({ map: '.P../PPPP/.P..', party: [{ at: 0 }, { at: 0 }] }, 1);
  expect(told(itsTurn(crossing, 3, EAST), 'marauderMoved').map((e) => e.room)).toEqual([2, 3, 4]);
});

/** Two players at 1 and one at 3 stand in its way; it has rolled five. */
const hunt = () => {
  const t = haunted({ map: 'PPPPPP', party: [{ at: 1 }, { at: 1 }, { at: 3 }] }, 0);
  return { t, out: itsTurn(t, 5, EAST, 3, 3) };
};

test('V-PHF-36 PHF-164 PHF-165 it goes through a room with two players and attacks the one who is alone', () => {
  const { out } = hunt();
  expect(told(out, 'marauderMoved').map((e) => e.room)).toEqual([1, 2, 3]);
  expect(told(out, 'marauderFight')).toMatchObject([{ seat: 2, attacker: 'marauder' }]);
});

test('PHF-180 its turn is over when it fights, with points left', () => {
  expect(hunt().t.haunt).toBe(3);
});

test('PHF-153 R-PHF-62 it acts after the last player’s turn, also in the round it was summoned in', () => {
  const t = turnOf({ map: 'PP', party: [{}, {}], options: EXPANSION }, 1);
  t.seats[1]!.items = [item(WHISTLE)];
  take(t, { seat: 1, kind: 'turn', do: 'use', card: item(WHISTLE) });
  take(t, { seat: 1, kind: 'summon', room: 1 });
  expect([t.haunt, t.fresh]).toEqual([1, 1]);
  dice(t, 1, LURK);
  const out = take(t, pass(1));
  expect(types(out)).toContain('marauderRolled');
  expect([t.round, t.fresh]).toEqual([2, 0]);
  const base = tableWith({ map: 'PP', party: [{}, {}] });
  expect(types(endRound(base))).not.toContain('marauderRolled');
});

test('PHF-160 it ignores what rooms do', () => {
  const t = haunted({ map: 'PSEIp', party: far }, 1);
  expect(types(itsTurn(t, 3, EAST))).not.toContain('eventDrawn');
  expect([t.haunt, t.open[4], t.stash]).toEqual([4, 0, []]);
});

test('PHF-161 PHF-162 the Item face: one face-down item, no step, and it does nothing for it', () => {
  const t = haunted({ map: 'PPP', party: far }, 2);
  nextItems(t, 'Axe With Opinions');
  itsTurn(t, 4, ITEM);
  expect([t.haunt, t.stash]).toEqual([2, [item('Axe With Opinions')]]);
  for (const viewer of [null, 0, 1]) expect(game.sight.view(t, viewer)).toMatchObject({ stash: [], stashSize: 1 });
  t.seats[0]!.room = 1;
  beginTurn(t, 0);
  dice(t, 1, 3, 3);
  const out = take(t, roll(), { seat: 0, kind: 'step', to: 2 });
  expect(told(out, 'marauderFight')[0]).toMatchObject({ player: 3, marauder: 3, bonus: 0 });
});

test('PHF-163 Lurk: nothing', () => {
  const t = haunted({ map: 'PPP', party: far }, 2);
  expect(types(itsTurn(t, 6, LURK)).slice(0, 2)).toEqual(['marauderRolled', 'roundBegan']);
});

test('PHF-166 whoever shared its room at the start of its turn is ignored', () => {
  // West to the dead end, about face, and back into the room it started from.
  const t = haunted({ map: 'PP.P', party: [{ at: 1 }, { at: 2 }] }, 1, { hauntAbility: ability('About Face') });
  const out = types(itsTurn(t, 3, WEST));
  expect(out.filter((type) => type === 'marauderMoved')).toHaveLength(2);
  expect(out.slice(0, out.indexOf('roundBegan'))).not.toContain('marauderFight');
});

test('PHF-167 R-PHF-57 PHF-179 whoever enters its room alone attacks it at once, then goes on, the attack of the turn still to come', () => {
  const t = haunted({ map: 'PPPP', party: [{}, {}] }, 1);
  beginTurn(t);
  dice(t, 3, 5, 5);
  const out = take(t, roll());
  expect(told(out, 'marauderFight')).toMatchObject([{ seat: 0, attacker: 'player' }]);
  expect([rooms(t)[0], t.attacks]).toEqual([3, 1]);
});

test('R-PHF-58 where the room acts too, the fight comes first', () => {
  const ends = haunted({ map: 'PI', party: [{}, {}] }, 1);
  beginTurn(ends);
  dice(ends, 1, 4, 4);
  expect(types(take(ends, roll())).filter((type) => type === 'marauderFight' || type === 'itemDrawn')).toEqual([
    'marauderFight',
    'itemDrawn',
  ]);
});

test('R-PHF-58 being moved into its room by a card counts as entering, for whoever is moved', () => {
  const t = haunted({ map: 'PEPP', party: [{}, { at: 3 }] }, 3);
  beginTurn(t);
  nextEvents(t, 'Trapdoor');
  dice(t, 1, 5, 5);
  expect(told(take(t, roll()), 'marauderFight').map((e) => [e.seat, e.attacker])).toEqual([[0, 'player']]);
  expect(rooms(t)).toEqual([3, 1]);
  const swapped = haunted({ map: 'PEPP', party: [{}, { at: 3 }] }, 1);
  beginTurn(swapped);
  nextEvents(swapped, 'Trapdoor');
  dice(swapped, 1, 5, 5, 4, 4);
  expect(told(take(swapped, roll()), 'marauderFight').map((e) => e.seat)).toEqual([0, 1]);
  // Nowhere else to go: whoever stays has not entered.
  const stays = haunted({ map: 'pEp', party: [{}, { at: 2 }] }, 1);
  beginTurn(stays);
  nextEvents(stays, 'Revolving Door');
  dice(stays, 1, 5, 5);
  expect(told(take(stays, roll()), 'marauderFight')).toHaveLength(1);
  const bomb = item('Smoke Bomb With Instructions');
  const chosen = haunted({ map: 'PPP', party: [{ items: ['Smoke Bomb With Instructions'] }, {}] }, 2);
  beginTurn(chosen);
  take(chosen, { seat: 0, kind: 'turn', do: 'use', card: bomb });
  dice(chosen, 5, 5);
  expect(types(take(chosen, { seat: 0, kind: 'where', room: 2 }))).toContain('marauderFight');
});

test('PHF-167 R-PHF-57 not with another player there, and never by free choice', () => {
  const t = haunted({ map: 'PP', party: [{}, { at: 1 }] }, 1);
  beginTurn(t);
  dice(t, 1);
  expect(types(take(t, roll()))).not.toContain('marauderFight');
  expect(why(t, { seat: 0, kind: 'turn', do: 'exorcise' })).toBeUndefined();
  expect(optionsOf(t, 0, 'turn').map((d) => d.do)).toEqual(['attack', 'end']);
});

test('R-PHF-57 [marauder.gangUp] with others in the room it can be attacked', () => {
  const t = haunted({ map: 'PP', party: [{}, {}], options: { 'marauder.gangUp': true } }, 0);
  beginTurn(t);
  dice(t, 6, 1);
  const out = take(t, { seat: 0, kind: 'turn', do: 'exorcise' });
  expect(types(out)).toContain('marauderHurt');
  expect(waiting(t)).toEqual(['0 spoils']);
  take(t, { seat: 0, kind: 'spoils', take: 'nothing', item: -1 });
  expect([why(t, attack(1)), waiting(t)]).toEqual(['PHF-069', ['0 turn']]);
  const offers = (table: Table) => optionsOf(table, 0, 'turn').some((d) => d.do === 'exorcise');
  const spent = haunted({ map: 'PP', party: [{}, {}], options: { 'marauder.gangUp': true } }, 0);
  beginTurn(spent);
  expect(offers(spent)).toBe(true);
  spent.attacks = 0;
  expect(offers(spent)).toBe(false);
  const alone = haunted({ map: 'PP', party: [{}, { at: 1 }], options: { 'marauder.gangUp': true } }, 0, { fresh: 1 });
  beginTurn(alone);
  expect(offers(alone)).toBe(false);
});

test('PHF-148 R-PHF-55 whoever is in the room it is summoned into is safe until its next roll', () => {
  const t = haunted({ map: 'PPP', party: [{ at: 2 }, { at: 0 }] }, 2, { fresh: 1 });
  expect(types(beginTurn(t))).not.toContain('marauderFight');
  expect(waiting(t)).toEqual(['0 turn']);
});

test('V-PHF-40 PHF-168 once it has rolled, whoever begins a turn alone with it must fight', () => {
  const t = haunted({ map: 'PPP', party: [{ at: 2 }, { at: 0 }] }, 2, { fresh: 1 });
  beginTurn(t);
  take(t, pass());
  dice(t, 1, LURK, 4, 4);
  const out = take(t, pass(1));
  expect(types(out)).toContain('marauderFight');
  expect(waiting(t)).toEqual(['0 turn']);
  const later = haunted({ map: 'PPP', party: [{ at: 0 }, { at: 2 }] }, 2, { fresh: 1 });
  beginTurn(later);
  expect(types(take(later, pass()))).not.toContain('marauderFight');
  // Not alone: no fight.
  expect(types(beginTurn(haunted({ map: 'PPP', party: [{}, {}] }, 0)))).not.toContain('marauderFight');
});

test('R-PHF-55 nobody who comes in is safe from a fresh one', () => {
  const t = haunted({ map: 'PP', party: [{}, {}] }, 1, { fresh: 1 });
  beginTurn(t);
  dice(t, 1, 4, 4);
  expect(types(take(t, roll()))).toContain('marauderFight');
});

/** The Barbarian meets it with 3 HP left and rolls 6 against 2. */
const beaten = () => {
  const t = haunted({ map: 'PP', party: [{ hero: 'Barbarian', hp: 20 }, {}] }, 1, { hauntHp: 3 });
  beginTurn(t);
  dice(t, 1, 6, 2);
  return { t, out: take(t, roll()) };
};

test('PHF-169 PHF-171 one exchange: the lower total takes the difference', () => {
  const { out } = beaten();
  expect(told(out, 'marauderFight')).toHaveLength(1);
  expect(told(out, 'marauderHurt')).toEqual([{ type: 'marauderHurt', amount: 4, hp: 0 }]);
});

/** The dice of its fight as everybody sees them: the player's and its own, 0 while they are not rolled. */
const diceShown = (t: Table): unknown => {
  const shown = [null, 0, 1].map((viewer) => game.sight.view(t, viewer).stack.find((f) => f.proc === 'hauntFight')!.vars);
  for (const vars of shown) expect(vars).toEqual(shown[0]);
  return [shown[0]!.die, shown[0]!.other];
};

test('PHF-169 whoever attacks it decides about the own die before its die is rolled', () => {
  const t = haunted({ map: 'PP', party: [{ ability: 'Loaded Die (Allegedly)' }, {}] }, 1);
  beginTurn(t);
  dice(t, 1, 2);
  take(t, roll(), { seat: 0, kind: 'reroll', yes: false });
  expect([waiting(t), diceShown(t)]).toEqual([['0 reroll'], [2, 0]]);
  dice(t, 4, 3);
  const out = take(t, { seat: 0, kind: 'reroll', yes: true });
  expect(told(out, 'rerolled')).toMatchObject([{ seat: 0, was: 2 }]);
  expect(told(out, 'marauderFight')).toMatchObject([{ player: 4, marauder: 3 }]);
});

test('PHF-169 when it attacks its die lies there before the player defends, and may roll again knowing it', () => {
  const t = haunted({ map: 'PPP', party: [{ at: 1, ability: 'Loaded Die (Allegedly)' }, { at: 2 }] }, 0);
  itsTurn(t, 1, EAST, 5, 1);
  expect([waiting(t), diceShown(t)]).toEqual([['0 reroll'], [1, 5]]);
  expect(game.sight.view(t, 0).die).toEqual({ seat: 0, value: 1, for: 'marauder', stat: -1, against: 5 });
  dice(t, 6);
  const out = take(t, { seat: 0, kind: 'reroll', yes: true });
  expect(told(out, 'marauderFight')).toMatchObject([{ player: 6, marauder: 5 }]);
});

test('PHF-175 PHF-176 at 0 HP it leaves the board, and the winner may draw an item if it had none', () => {
  const { t } = beaten();
  expect([t.haunt, waiting(t)]).toEqual([-1, ['0 spoils']]);
  expect(optionsOf(t, 0, 'spoils').map((d) => d.take)).toEqual(['draw', 'heal', 'nothing']);
});

test('V-PHF-37 PHF-177 instead of an item the winner heals up to 5, not above the maximum', () => {
  const { t } = beaten();
  take(t, { seat: 0, kind: 'spoils', take: 'heal', item: -1 });
  expect(hps(t)[0]).toBe(24);
});

test('PHF-176 PHF-178 R-PHF-60 the winner sees its items privately and takes one; the others are discarded', () => {
  const t = haunted({ map: 'PP', party: [{}, {}] }, 1, { hauntHp: 1 });
  t.stash = [item('Half a Crown'), item('Very Large Coin')];
  beginTurn(t);
  dice(t, 1, 6, 2);
  take(t, roll());
  expect(game.sight.view(t, 0).stash).toEqual(t.stash);
  expect(game.sight.view(t, 1).stash).toEqual([]);
  take(t, { seat: 0, kind: 'spoils', take: 'item', item: item('Very Large Coin') });
  expect([held(t, 0), t.discard[ITEM_DECK], t.stash]).toEqual([['Very Large Coin'], [item('Half a Crown')], []]);
});

test('V-PHF-38 PHF-170 PHF-171 the lower total takes the difference, whichever side attacked', () => {
  const exchange = (mine: number, its: number): number[] => {
    const t = haunted({ map: 'PP', party: [{}, {}] }, 1);
    beginTurn(t);
    dice(t, 1, mine, its);
    take(t, roll());
    return [hps(t)[0]!, t.hauntHp, t.seats[0]!.counts[counterIndex('marauderHits')]!];
  };
  expect([exchange(2, 5), exchange(4, 4), exchange(5, 3)]).toEqual([
    [17, 5, 0],
    [20, 5, 0],
    [20, 3, 1],
  ]);
  const t = haunted({ map: 'PPP', party: [{ at: 1 }, { at: 2 }] }, 0);
  const out = itsTurn(t, 1, EAST, 3, 6);
  expect(told(out, 'marauderHurt')[0]).toEqual({ type: 'marauderHurt', amount: 3, hp: 2 });
});

test('V-PHF-39 PHF-174 at 1 HP it is still there', () => {
  const t = haunted({ map: 'PP', party: [{}, {}] }, 1, { hauntHp: 2 });
  beginTurn(t);
  dice(t, 1, 3, 2);
  take(t, roll());
  expect([t.haunt, t.hauntHp]).toEqual([1, 1]);
});

test('PHF-172 PHF-173 R-PHF-59 its ability counts for it; CMB and items count against it, unless they say "player"', () => {
  const t = haunted(
    { map: 'PP', party: [{ hero: 'Sorcerer', items: ['Axe With Opinions', "Somebody's Femur", "Exorcist's Second-Best Hat"] }, {}] },
    1,
    {
      hauntAbility: ability('Thick Ectoplasm'),
    },
  );
  beginTurn(t);
  dice(t, 1, 1, 1);
  expect(told(take(t, roll()), 'marauderFight')[0]).toMatchObject({
    player: 11,
    parts: [
      [2, 'Sorcerer'],
      [6, 'Axe With Opinions'],
      [2, "Exorcist's Second-Best Hat"],
    ],
    marauder: 2,
    bonus: 1,
  });
});

test('PHF-169 PHF-173 R-PHF-59 when it attacks, its attack and the player’s defence count, but not defence against players', () => {
  const items = ['Dented Breastplate', 'Shield With a Window'];
  const t = haunted({ map: 'PPP', party: [{ at: 1, hero: 'Monk', items }, { at: 2 }] }, 0, { hauntAbility: ability('Sharp End First') });
  expect(told(itsTurn(t, 1, EAST, 3, 1), 'marauderFight')[0]).toMatchObject({
    player: 3,
    parts: [
      [1, 'Monk'],
      [1, 'Dented Breastplate'],
    ],
    marauder: 4,
    bonus: 1,
  });
});

test('R-PHF-58 R-PHF-61 killed by it: items discarded, nobody’s kill, the turn is over', () => {
  const t = haunted({ map: 'Pp', party: [{ hp: 2, items: ['Half a Crown'] }, {}] }, 1);
  beginTurn(t);
  dice(t, 1, 1, 6);
  const out = take(t, roll());
  expect(told(out, 'died')[0]).toMatchObject({ seat: 0, killer: -1 });
  expect([t.seats[0]!.status, t.discard[ITEM_DECK], waiting(t)]).toEqual([DEAD, [item('Half a Crown')], ['1 turn']]);
  expect([types(out).includes('flipped'), t.open]).toEqual([false, [1, 0]]);
  // Nor that of whoever drew the card that led there.
  const sent = haunted({ map: 'PEPP', party: [{}, { at: 3, hp: 2 }] }, 1);
  beginTurn(sent);
  nextEvents(sent, 'Trapdoor');
  dice(sent, 1, 5, 5, 1, 6);
  expect(told(take(sent, roll()), 'died')).toMatchObject([{ seat: 1, killer: -1 }]);
});

test('moving south and west work like the others', () => {
  const down = haunted({ map: 'PP/PP/PP', party: [{ at: 1 }, { at: 1 }] }, 0);
  expect(told(itsTurn(down, 2, SOUTH), 'marauderMoved').map((e) => e.room)).toEqual([2, 4]);
  const across = haunted({ map: 'PPPP', party: [{ at: 0 }, { at: 0 }] }, 3);
  expect(told(itsTurn(across, 2, WEST), 'marauderMoved').map((e) => e.room)).toEqual([2, 1]);
});
