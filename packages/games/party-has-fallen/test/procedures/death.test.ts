import { expect, test } from 'vitest';
import { EVENT_DECK, HERO, ITEM_DECK } from '../../src/decks.ts';
import { game } from '../../src/index.ts';
import { ALIVE, DEAD, OUT, type Table } from '../../src/table.ts';
import {
  abilityCard,
  beginTurn,
  dice,
  endRound,
  fightNow,
  held,
  hps,
  item,
  nextEvents,
  optionsOf,
  pass,
  roll,
  rooms,
  step,
  tableWith,
  take,
  told,
  turnOf,
  waiting,
  why,
} from '../table.ts';

const first = (t: Table) => game.play.options(t, game.play.pending(t)[0]!)[0]!;

/** Seat 1 has just been killed by seat 0, and it is seat 1's turn. */
function slain(options: Record<string, unknown> = {}, prepare: (t: Table) => void = () => {}): Table {
  const t = tableWith({
    map: 'PPEP',
    party: [{}, { hp: 1, hero: 'Paladin', ability: 'Walks Softly', goal: 'Hatstand' }, { at: 3 }],
    options,
  });
  t.seats[1]!.kills = 4;
  t.draw[HERO] = t.draw[HERO]!.filter((hero) => t.seats.every((s) => s.hero !== hero));
  prepare(t);
  beginTurn(t);
  fightNow(t, [6, 1]);
  return t;
}

test('PHF-108 at 0 HP a hero dies', () => {
  const t = slain();
  expect(t.seats[1]).toMatchObject({ status: DEAD, hp: 0, room: -1 });
});

test('V-PHF-09 PHF-111 R-PHF-31 killed by an event: items discarded, no credit, the rest of the turn ends', () => {
  const t = turnOf({ map: 'PEPP', party: [{ hp: 2, items: ['Half a Crown', 'Goblin Payroll'] }, { at: 3 }] });
  nextEvents(t, 'Swinging Axe, Singing Axe');
  dice(t, 3);
  const out = take(t, roll());
  expect(told(out, 'died')[0]).toMatchObject({ seat: 0, killer: -1 });
  expect(t.discard[ITEM_DECK]).toEqual([item('Half a Crown'), item('Goblin Payroll')]);
  expect([held(t, 0), t.seats.map((s) => s.kills), waiting(t)]).toEqual([[], [0, 0], ['1 turn']]);
});

/** Seat 1 was slain with changes bound to its hero, and says that it will come back. */
const returning = () => {
  const t = slain({}, (table) => {
    table.seats[1]!.lasting = [{ mod: 'attack', by: 1, until: 'life', at: 0, source: 'Learns From Failure' }];
    table.seats[1]!.skip = 1;
  });
  take(t, pass());
  expect(waiting(t)).toEqual(['1 rejoin']);
  take(t, { seat: 1, kind: 'rejoin', yes: true });
  return t;
};

test('PHF-112 R-PHF-32 whoever comes back draws three heroes and three goals and keeps one of each', () => {
  const t = returning();
  expect([waiting(t), t.seats[1]!.pool.length]).toEqual([['1 hero'], 3]);
  take(t, first(t));
  expect([waiting(t), t.seats[1]!.pool.length]).toEqual([['1 goal'], 3]);
  take(t, first(t));
  expect(waiting(t)).toEqual(['1 start']);
});

test('PHF-113 R-PHF-34 the token goes into an explored room where neither a player nor the Marauder is', () => {
  const t = returning();
  take(t, first(t));
  take(t, first(t));
  // Neither seat 0's nor seat 2's.
  expect(optionsOf(t, 1, 'start')).toEqual([{ room: 1 }, { room: 2 }]);
});

test('R-PHF-33 ability and kills come along, what was bound to the old hero does not', () => {
  const t = returning();
  take(t, first(t));
  take(t, first(t));
  take(t, { seat: 1, kind: 'start', room: 2 });
  const s = t.seats[1]!;
  expect(s).toMatchObject({ status: ALIVE, room: 2, ability: abilityCard('Walks Softly'), kills: 4, items: [], lasting: [], skip: 0 });
  expect(s.hp).toBe(game.sight.view(t, 1).seats[1]!.maxHp);
});

test('V-PHF-31 PHF-114 the room of a re-entry does not act until its player has moved off it and back', () => {
  const t = returning();
  take(t, first(t));
  take(t, first(t));
  take(t, { seat: 1, kind: 'start', room: 2 });
  expect(t.discard[EVENT_DECK]).toEqual([]);
  expect(waiting(t)).toEqual(['1 turn']);
  // Off it, and back on a later turn: the room acts.
  t.seats[1]!.ability = abilityCard('Trophy Hunter');
  dice(t, 1);
  take(t, roll(1), step(1, 1), pass(1), pass(2), pass(0));
  nextEvents(t, 'Long Service Award');
  dice(t, 1);
  take(t, roll(1), step(2, 1));
  expect(t.discard[EVENT_DECK]).toHaveLength(1);
});

test('PHF-115 R-PHF-31 a player may stay out, and that is final', () => {
  const t = slain();
  take(t, pass(), { seat: 1, kind: 'rejoin', yes: false });
  expect([t.seats[1]!.status, waiting(t)]).toEqual([OUT, ['2 turn']]);
  take(t, pass(2), pass(0));
  expect(waiting(t)).toEqual(['2 turn']);
  expect(why(t, { seat: 1, kind: 'rejoin', yes: true })).toBe('R-PHF-31');
});

test('R-PHF-31 the dead hold nothing, cannot trade and cannot be attacked', () => {
  const t = slain();
  const offer = { seat: 1, kind: 'offer' as const, moves: [], with: [0], threat: false, pact: 'peace' as const, promise: '' };
  expect(why(t, offer)).toBe('R-PHF-31');
  expect(why(t, { ...offer, seat: 0, with: [1] })).toBe('R-PHF-43');
  expect(optionsOf(t, 0, 'turn').some((d) => d.do === 'attack')).toBe(false);
  const dealing = tableWith({ map: 'PP', party: [{}, { hp: 1 }] });
  beginTurn(dealing);
  take(dealing, { ...offer, seat: 0, with: [1] });
  fightNow(dealing, [6, 1]);
  expect(dealing.offers).toEqual([]);
});

test('R-PHF-31 [death.mode] immediate and permadeath', () => {
  const now = slain({ 'death.mode': 'immediate' });
  expect(waiting(now)).toEqual(['1 rejoin']);
  take(now, { seat: 1, kind: 'rejoin', yes: true });
  take(now, first(now));
  take(now, first(now));
  take(now, first(now));
  expect([now.seats[1]!.status, waiting(now)]).toEqual([ALIVE, ['0 turn']]);
  expect(slain({ 'death.mode': 'permadeath' }).seats[1]!.status).toBe(OUT);
});

test('R-PHF-31 R-PHF-33 [death.mode] immediate: the new hero does not feel the blow that felled the old one', () => {
  const t = slain({ 'death.mode': 'immediate' }, (before) => {
    before.seats[1]!.ability = abilityCard('Holds a Grudge');
  });
  take(t, { seat: 1, kind: 'rejoin', yes: true });
  for (let i = 0; i < 3; i++) take(t, first(t));
  expect([waiting(t), t.seats[1]!.lasting]).toEqual([['0 turn'], []]);
});

test('R-PHF-31 [death.mode] immediate: the active player who dies comes back, but the turn is over', () => {
  const t = turnOf({ map: 'PEPP', party: [{ hp: 1 }, { at: 3 }], options: { 'death.mode': 'immediate' } });
  nextEvents(t, 'Ceiling, Returning');
  dice(t, 3);
  take(t, roll(), { seat: 0, kind: 'rejoin', yes: true });
  for (let i = 0; i < 3; i++) take(t, first(t));
  expect([t.seats[0]!.status, waiting(t)]).toEqual([ALIVE, ['1 turn']]);
});

test('R-PHF-33 [death.newAbility] a new ability as well', () => {
  const t = slain({ 'death.newAbility': true });
  take(t, pass(), { seat: 1, kind: 'rejoin', yes: true });
  take(t, first(t));
  take(t, first(t));
  expect([waiting(t), t.seats[1]!.pool.length]).toEqual([['1 ability'], 3]);
  const [keep] = t.seats[1]!.pool;
  take(t, { seat: 1, kind: 'ability', keep: keep!, drop: -1 });
  expect(t.seats[1]!.ability).toBe(keep);
});

test('V-PHF-32 R-PHF-32 with all heroes drafted, the first dead player chooses among the two leftovers, and so does the next', () => {
  const leftovers = (t: Table) => {
    t.draw[HERO] = [];
    t.discard[HERO] = [0, 1];
  };
  const t = slain({}, leftovers);
  take(t, pass(), { seat: 1, kind: 'rejoin', yes: true });
  expect(t.seats[1]!.pool.slice().sort()).toEqual([0, 1]);
  take(t, { seat: 1, kind: 'hero', card: 0, gender: 0 });
  // The old one, a Paladin, and the one not taken.
  expect(t.discard[HERO]!.slice().sort()).toEqual([1, 9]);
});

test('R-PHF-34 if every explored room is taken: an unoccupied outermost one, turned face-up without acting', () => {
  const t = slain();
  t.open = [1, 0, 0, 1];
  take(t, pass(), { seat: 1, kind: 'rejoin', yes: true });
  take(t, first(t));
  take(t, first(t));
  expect(optionsOf(t, 1, 'start')).toEqual([{ room: 1 }, { room: 2 }]);
  take(t, { seat: 1, kind: 'start', room: 2 });
  expect([t.open[2], t.discard[EVENT_DECK]]).toEqual([1, []]);
});

/** Seat 1 has chosen everything for the next life but the room. */
function choosingRoom(t: Table): Table {
  take(t, pass(), { seat: 1, kind: 'rejoin', yes: true });
  take(t, first(t));
  take(t, first(t));
  return t;
}

test('PHF-113 R-PHF-34 only explored rooms, while there is one; with every outermost room taken, any room', () => {
  const t = slain();
  t.open[1] = 0;
  expect(optionsOf(choosingRoom(t), 1, 'start')).toEqual([{ room: 2 }]);
  const full = turnOf({ map: 'PP', party: [{}, { hp: 1 }, { at: 1 }] });
  fightNow(full, [6, 1]);
  expect(optionsOf(choosingRoom(full), 1, 'start')).toEqual([{ room: 0 }, { room: 1 }]);
});

test('PHF-114 R-PHF-34 EXIT as the room to come back to gives no win before one has left it', () => {
  const t = tableWith({ map: 'PXPP', party: [{}, { hp: 1 }, { at: 3 }], round: 6 });
  t.seats[1]!.kills = 0b101;
  beginTurn(t);
  fightNow(t, [6, 1]);
  choosingRoom(t);
  take(t, { seat: 1, kind: 'start', room: 1 });
  expect([t.ending, waiting(t)]).toEqual([null, ['1 turn']]);
  t.seats[1]!.ability = abilityCard('Trophy Hunter');
  dice(t, 1);
  take(t, roll(1), step(2, 1), pass(1), pass(2), pass(0));
  dice(t, 1);
  take(t, roll(1), step(1, 1));
  expect(game.play.outcome(t)).toMatchObject({ winners: [1], reason: 'kills' });
});

test('R-PHF-34 the Marauder’s room is not empty', () => {
  const t = slain();
  t.haunt = 2;
  take(t, pass(), { seat: 1, kind: 'rejoin', yes: true });
  take(t, first(t));
  take(t, first(t));
  expect(optionsOf(t, 1, 'start')).toEqual([{ room: 1 }]);
});

test('R-PHF-12 coming back does not change the starting room', () => {
  const t = slain();
  const { start } = t.seats[1]!;
  take(t, pass(), { seat: 1, kind: 'rejoin', yes: true });
  for (let i = 0; i < 3; i++) take(t, first(t));
  expect(t.seats[1]!.start).toBe(start);
});

test('R-PHF-29 a death from something aimed at the victim is a kill; undirected damage is not', () => {
  const fork = turnOf({ map: 'PP', party: [{ items: ['Throwing Fork'] }, { at: 1, hp: 2, items: ['Half a Crown'] }] });
  take(fork, { seat: 0, kind: 'turn', do: 'use', card: item('Throwing Fork') });
  expect([fork.seats[1]!.status, held(fork, 0).slice(0, 2), fork.seats[0]!.kills]).toEqual([DEAD, ['Throwing Fork', 'Half a Crown'], 2]);
  const bees = turnOf({ map: 'PP', party: [{ items: ['Bottle of Bees'] }, { hp: 2, items: ['Half a Crown'] }] });
  take(bees, { seat: 0, kind: 'turn', do: 'use', card: item('Bottle of Bees') });
  expect([bees.seats[1]!.status, held(bees, 0), bees.seats[0]!.kills]).toEqual([DEAD, [], 0]);
});

test('R-PHF-29 also if the victim chose the damage among what was demanded of it', () => {
  const t = turnOf({ map: 'PP', party: [{ items: ['Final Reminder'] }, { hp: 1, items: ['Half a Crown'] }, {}] });
  take(t, { seat: 0, kind: 'turn', do: 'use', card: item('Final Reminder') }, { seat: 0, kind: 'who', target: 1 });
  const out = take(t, { seat: 1, kind: 'option', option: 1 });
  expect(told(out, 'died')).toMatchObject([{ seat: 1, killer: 0 }]);
  expect([held(t, 0).slice(0, 2), t.seats[0]!.kills]).toEqual([['Final Reminder', 'Half a Crown'], 2]);
});

test('Grave Goods: one item of choice is kept for the next life', () => {
  const t = turnOf({ map: 'PPP', party: [{}, { hp: 1, ability: 'Grave Goods', items: ['Half a Crown', 'Very Large Coin'] }] });
  fightNow(t, [6, 1]);
  expect(waiting(t)).toEqual(['1 which']);
  take(t, { seat: 1, kind: 'which', item: item('Very Large Coin') });
  expect(held(t, 0)).toContain('Half a Crown');
  expect(held(t, 0)).not.toContain('Very Large Coin');
  take(t, pass(), { seat: 1, kind: 'rejoin', yes: true });
  for (let i = 0; i < 3; i++) take(t, first(t));
  expect(held(t, 1)).toEqual(['Very Large Coin']);
});

test('PHF-011 damage is a number on the hero', () => {
  const t = turnOf({ map: 'PP', party: [{}, {}] });
  fightNow(t, [6, 1]);
  expect(hps(t)).toEqual([20, 15]);
  expect(rooms(t)).toEqual([0, 0]);
});

test('PHF-134 R-PHF-39 when everybody is out, nobody has won', () => {
  const t = tableWith({ map: 'PP', party: [{}, { at: 1 }] });
  t.seats[0]!.status = OUT;
  t.seats[1]!.status = DEAD;
  beginTurn(t, 1);
  take(t, { seat: 1, kind: 'rejoin', yes: false });
  expect(game.play.outcome(t)).toMatchObject({ winners: [], reason: 'all-dead' });
});

test('R-PHF-39 a lone survivor plays on; [seat.leave] eliminated lets people go; [game.roundCap] ends in a draw', () => {
  const t = tableWith({
    map: 'PPP',
    party: [{}, { at: 1, items: ['Half a Crown'] }, { at: 2 }],
    options: { 'seat.leave': 'eliminated', 'game.roundCap': 3, 'win.minRounds': 2 },
    round: 3,
  });
  beginTurn(t);
  take(t, { seat: 1, kind: 'leave' }, { seat: 2, kind: 'leave' });
  expect([held(t, 1), t.discard[ITEM_DECK]]).toEqual([[], [item('Half a Crown')]]);
  expect([t.seats.map((s) => s.status), waiting(t)]).toEqual([[ALIVE, OUT, OUT], ['0 turn']]);
  take(t, pass());
  expect(game.play.outcome(t)).toMatchObject({ winners: [], reason: 'round-cap' });
  const alone = tableWith({ map: 'PPP', party: [{}, { at: 1 }], options: { 'seat.leave': 'eliminated' } });
  beginTurn(alone);
  take(alone, { seat: 0, kind: 'turn', do: 'leave' });
  expect([alone.seats[0]!.status, waiting(alone)]).toEqual([OUT, ['1 turn']]);
  endRound(alone);
  expect(waiting(alone)).toEqual(['1 turn']);
});
