import { RECONSIDER } from '@undercroft/engine';
import { expect, test } from 'vitest';
import { game } from '../../src/index.ts';
import {
  accept,
  attack,
  beginTurn,
  canDo,
  dice,
  fightNow,
  held,
  hps,
  item,
  join,
  nextItems,
  optionsOf,
  pass,
  press,
  tableWith,
  take,
  told,
  turnOf,
  types,
  waiting,
  why,
} from '../table.ts';

const three = { map: 'PP', party: [{}, {}, {}] };

test('PHF-092 PHF-094 an attack needs a victim in the same room, exactly one', () => {
  const t = turnOf({ map: 'PP', party: [{}, {}, { at: 1 }, {}] });
  expect(optionsOf(t, 0, 'turn').filter((d) => d.do === 'attack')).toEqual([
    { do: 'attack', target: 1 },
    { do: 'attack', target: 3 },
  ]);
  expect(why(t, attack(2))).toBe('PHF-092');
});

test('PHF-069 at most one attack is started per turn', () => {
  const t = turnOf({ map: 'PP', party: [{}, {}] });
  fightNow(t, [1, 6]);
  expect([waiting(t), why(t, attack(1))]).toEqual([['0 turn'], 'PHF-069']);
});

test('PHF-095 PHF-096 R-PHF-27 everybody else in the room is asked at once; nobody has to take a side', () => {
  const t = turnOf({ map: 'PP', party: [{}, {}, {}, { at: 1 }, {}] });
  take(t, attack(1));
  expect(waiting(t)).toEqual(['0 press', '2 join', '4 join']);
  expect(optionsOf(t, 2, 'join')).toEqual([{ side: 'out' }, { side: 'attack' }, { side: 'defend' }]);
  // No answer is staying out.
  expect(game.play.questions.join.fallback(t, { seat: 2, kind: 'join' })).toEqual(join(2, 'out'));
  take(t, join(2, 'out'), join(4, 'out'));
  dice(t, 3, 3);
  const out = take(t, press());
  expect(told(out, 'fightRolled').map((e) => e.seat)).toEqual([0, 1]);
});

test('R-PHF-27 the leaders may refuse helpers, both at once', () => {
  const t = turnOf({ map: 'PP', party: [{}, {}, {}, {}] });
  take(t, attack(1), join(2, 'attack'), join(3, 'defend'), press());
  expect(waiting(t)).toEqual(['0 accept', '1 accept']);
  take(t, accept(0));
  dice(t, 3, 1, 3);
  const out = take(t, accept(1, 3));
  expect(told(out, 'joined').map((e) => [e.seat, e.accepted])).toEqual([
    [2, false],
    [3, true],
  ]);
  expect(told(out, 'fightRolled').map((e) => e.seat)).toEqual([0, 1, 3]);
});

test('PHF-097 PHF-098 attackers roll first, then defenders', () => {
  const t = turnOf(three);
  const out = fightNow(t, [1, 2, 3], { 2: 'attack' });
  expect(told(out, 'fightRolled').map((e) => [e.seat, e.side, e.die])).toEqual([
    [0, 'attack', 1],
    [2, 'attack', 2],
    [1, 'defend', 3],
  ]);
});

test('PHF-100 PHF-107 R-PHF-28 only the victim can be hurt, neither helpers nor attackers', () => {
  const t = turnOf(three);
  fightNow(t, [6, 1, 1], { 2: 'defend' });
  expect(hps(t)).toEqual([20, 15, 20]);
  const failed = turnOf({ map: 'PP', party: [{}, {}] });
  fightNow(failed, [1, 6]);
  expect(hps(failed)).toEqual([20, 20]);
});

test('R-PHF-28 [combat.riposte] an attack below the die it meets costs the difference', () => {
  const t = turnOf({ map: 'PP', party: [{}, {}], options: { 'combat.riposte': true } });
  fightNow(t, [1, 6]);
  expect(hps(t)).toEqual([15, 20]);
  const helped = turnOf({ ...three, options: { 'combat.riposte': true } });
  fightNow(helped, [6, 1, 3], { 2: 'attack' });
  expect(hps(helped)).toEqual([20, 17, 18]);
  const fatal = turnOf({ map: 'PP', party: [{ hp: 2, items: ['Half a Crown'] }, {}], options: { 'combat.riposte': true } });
  const out = fightNow(fatal, [1, 6]);
  expect(told(out, 'died')).toMatchObject([{ seat: 0, killer: -1 }]);
  expect([held(fatal, 1), fatal.seats[1]!.kills, waiting(fatal)]).toEqual([[], 0, ['1 turn']]);
});

test('R-PHF-25 [combat.match] bestShield at the table', () => {
  const t = turnOf({ map: 'PP', party: [{}, {}, {}, {}], options: { 'combat.match': 'bestShield' } });
  const out = fightNow(t, [6, 5, 4, 2], { 2: 'attack', 3: 'defend' });
  expect(told(out, 'fought')[0]!.damage).toBe(3);
});

test('R-PHF-30 an attack can be called off until the window closes; it still counts, unless [combat.freeCancel]', () => {
  const t = turnOf(three);
  take(t, attack(1), join(2, 'attack'), press(0, false));
  expect([waiting(t), hps(t), canDo(t, attack(1))]).toEqual([['0 turn'], [20, 20, 20], false]);
  const free = turnOf({ ...three, options: { 'combat.freeCancel': true } });
  take(free, attack(1), join(2, 'out'), press(0, false));
  expect(canDo(free, attack(2))).toBe(true);
});

const LOOT = ['Half a Crown', 'Sandwich of Unknown Age', 'Ring of Mild Discomfort', 'Goblin Payroll'];
/** Seat 0 attacks, seat 2 joins, and seat 1 dies of it. */
const slaughter = () => {
  const t = turnOf({ map: 'PP', party: [{}, { hp: 3, items: LOOT }, {}] });
  return { t, out: fightNow(t, [5, 6, 4], { 2: 'attack' }) };
};

test('V-PHF-08 PHF-109 PHF-110 the one who started the attack takes all the victim’s items, unwanted ones included', () => {
  const { t, out } = slaughter();
  expect(told(out, 'fought')[0]!.damage).toBe(3);
  expect(held(t, 0)).toEqual(expect.arrayContaining(LOOT));
  expect([held(t, 1), held(t, 2)]).toEqual([[], []]);
});

test('R-PHF-29 the kill counts for the one who started the attack, not for whoever joined', () => {
  const { t, out } = slaughter();
  expect(told(out, 'died')[0]).toMatchObject({ seat: 1, killer: 0 });
  expect([t.seats[0]!.kills, t.seats[2]!.kills]).toEqual([2, 0]);
});

test('V-PHF-42 PHF-095 in the join window the victim buys help that never comes: legal, and the items stay traded', () => {
  const t = tableWith({ map: 'PP', party: [{}, { items: ['Half a Crown', 'Goblin Payroll'] }, {}] });
  beginTurn(t);
  take(t, attack(1));
  take(t, {
    seat: 1,
    kind: 'offer',
    moves: [
      { item: item('Half a Crown'), from: 1, to: 2 },
      { item: item('Goblin Payroll'), from: 1, to: 2 },
    ],
    with: [],
    threat: false,
    pact: 'none',
    promise: 'if you join my side',
  });
  take(t, { seat: 2, kind: 'answerOffer', offer: 1, accept: true, items: [] });
  expect(held(t, 2)).toEqual(['Half a Crown', 'Goblin Payroll']);
  expect(waiting(t)).toEqual(['0 press', '2 join']);
  take(t, join(2, 'out'));
  dice(t, 1, 6);
  take(t, press());
  expect([waiting(t), held(t, 2)]).toEqual([['0 turn'], ['Half a Crown', 'Goblin Payroll']]);
});

test('Strategic Cowardice: once per round, when attacked, step away; the attack is spent', () => {
  const t = turnOf({ map: 'PP/P.', party: [{}, { ability: 'Strategic Cowardice' }] });
  take(t, attack(1));
  expect(waiting(t)).toEqual(['1 react']);
  take(t, { seat: 1, kind: 'react', use: true });
  expect(optionsOf(t, 1, 'where')).toEqual([{ room: 1 }, { room: 2 }]);
  const out = take(t, { seat: 1, kind: 'where', room: 1 });
  expect(told(out, 'calledOff')).toHaveLength(1);
  expect([t.seats[1]!.room, t.attacks, waiting(t)]).toEqual([1, 0, ['0 turn']]);
  t.seats[1]!.room = 0;
  t.attacks = 1;
  take(t, attack(1));
  expect(waiting(t)).toEqual(['0 press']);
});

test('Professional Bystander heals 3 when the side joined gets its way, and not otherwise', () => {
  const party = [{}, {}, { ability: 'Professional Bystander', hp: 10 }];
  const t = turnOf({ map: 'PP', party });
  fightNow(t, [6, 1, 1], { 2: 'attack' });
  expect(hps(t)[2]).toBe(13);
  const lost = turnOf({ map: 'PP', party });
  fightNow(lost, [1, 1, 6], { 2: 'attack' });
  expect(hps(lost)[2]).toBe(10);
  const shield = turnOf({ map: 'PP', party });
  fightNow(shield, [1, 1, 6], { 2: 'defend' });
  expect(hps(shield)[2]).toBe(13);
});

test('Duelling Licence: nobody may join against its owner; a pacifist starts nothing', () => {
  const t = turnOf({ map: 'PP', party: [{ ability: 'Duelling Licence' }, {}, {}] });
  take(t, attack(1));
  expect(optionsOf(t, 2, 'join')).toEqual([{ side: 'out' }, { side: 'attack' }]);
  const attacked = turnOf({ map: 'PP', party: [{}, { ability: 'Duelling Licence' }, {}] });
  take(attacked, attack(1));
  expect(optionsOf(attacked, 2, 'join')).toEqual([{ side: 'out' }, { side: 'defend' }]);
  const calm = turnOf({ map: 'PP', party: [{ ability: 'Pacifist With Footnotes' }, {}] });
  expect(why(calm, attack(1))).toBe('PHF-126');
});

test('Long Legs, Short Fuse: ending movement with exactly one other player starts an attack', () => {
  const t = turnOf({ map: 'PPP', party: [{ ability: 'Long Legs, Short Fuse' }, { at: 2 }] });
  dice(t, 1);
  take(t, { seat: 0, kind: 'turn', do: 'roll' });
  expect(waiting(t)).toEqual(['0 press']);
});

test('R-PHF-43 PHF-126 a card that demands an attack yields to a binding peace, and to one that forbids attacks', () => {
  const party = [{ ability: 'Long Legs, Short Fuse' }, { at: 2 }];
  const bound = tableWith({ map: 'PPP', party, options: { 'trade.bindingPacts': true } });
  bound.pacts = [{ by: 1, to: 0, pact: 'peace', until: 2 }];
  const masked = tableWith({ map: 'PPP', party: [{ ...party[0], items: ['Mask of Somebody Else'] }, party[1]!] });
  for (const t of [bound, masked]) {
    beginTurn(t);
    dice(t, 1);
    take(t, { seat: 0, kind: 'turn', do: 'roll' });
    expect([t.seats[0]!.room, waiting(t)]).toEqual([2, ['0 turn']]);
  }
});

test('Ladies First: whoever attacks her calls it off or takes 2 damage; a male hero gets nothing', () => {
  const party = [{}, { hero: 'Rogue', ability: 'Ladies First' }];
  const t = turnOf({ map: 'PP', party });
  take(t, attack(1));
  expect(waiting(t)).toEqual(['0 option']);
  take(t, { seat: 0, kind: 'option', option: 1 });
  expect([hps(t)[0], waiting(t)]).toEqual([18, ['0 press']]);
  const token = tableWith({ map: 'PP', party });
  token.seats[1]!.gender = 0;
  beginTurn(token);
  take(token, attack(1));
  expect(waiting(token)).toEqual(['0 press']);
});

test('Holds a Grudge: attack +3 until the end of the next round after a wound', () => {
  const t = turnOf({ map: 'PP', party: [{}, { ability: 'Holds a Grudge' }] });
  fightNow(t, [6, 1]);
  expect(t.seats[1]!.lasting).toMatchObject([{ mod: 'attack', by: 3, until: 'round', at: 2 }]);
  take(t, pass(), pass(1));
  expect([t.round, t.seats[1]!.lasting.length]).toEqual([2, 1]);
  take(t, pass(), pass(1));
  expect([t.round, t.seats[1]!.lasting.length]).toEqual([3, 0]);
});

test('R-PHF-27 whoever has joined may think again while others still do, and not once the window has closed', () => {
  const t = turnOf({ map: 'PP', party: [{}, {}, {}] });
  const again = { seat: 2, kind: RECONSIDER };
  take(t, attack(1), join(2, 'attack'));
  expect([waiting(t), canDo(t, join(2, 'out'))]).toEqual([['0 press'], false]);
  game.play.decide(t, again, null);
  expect(waiting(t).sort()).toEqual(['0 press', '2 join']);
  take(t, join(2, 'out'), press());
  expect([game.play.refuse(t, again) === null, canDo(t, join(2, 'defend')), waiting(t)]).toEqual([false, false, ['0 turn']]);
});

test('PHF-106 a single point of damage is a wound, and none is not', () => {
  const grudges = (...rolls: number[]) => {
    const t = turnOf({ map: 'PP', party: [{}, { ability: 'Holds a Grudge', hp: 10 }] });
    fightNow(t, rolls);
    return [hps(t)[1], t.seats[1]!.lasting.length];
  };
  expect([grudges(5, 3), grudges(4, 3), grudges(3, 3), grudges(3, 4)]).toEqual([
    [8, 1],
    [9, 1],
    [10, 0],
    [10, 0],
  ]);
});

test('R-PHF-43 [trade.bindingPacts] a peace forbids attacks; unbound, breaking it is told', () => {
  const pacts = [{ by: 1, to: 0, pact: 'peace' as const, until: 2 }];
  const bound = tableWith({ map: 'PP', party: [{}, {}], options: { 'trade.bindingPacts': true } });
  bound.pacts = pacts;
  beginTurn(bound);
  expect(why(bound, attack(1))).toBe('R-PHF-43');
  const free = tableWith({ map: 'PP', party: [{}, {}] });
  free.pacts = pacts;
  beginTurn(free);
  expect(types(take(free, attack(1)))).toContain('pactBroken');
});

test('R-PHF-43 a promise ends with its last round', () => {
  const t = tableWith({ map: 'PP', party: [{}, {}], options: { 'trade.bindingPacts': true } });
  t.pacts = [{ by: 1, to: 0, pact: 'peace', until: 1 }];
  beginTurn(t);
  expect(canDo(t, attack(1))).toBe(false);
  take(t, pass(), pass(1));
  expect([t.round, t.pacts, canDo(t, attack(1))]).toEqual([2, [], true]);
});

test('R-PHF-43 a broken peace is over; who was betrayed remembers, and nobody else can tell', () => {
  const t = tableWith({ map: 'PPP', party: [{}, {}, {}] });
  t.pacts = [
    { by: 1, to: 0, pact: 'peace', until: 2 },
    { by: 2, to: 0, pact: 'peace', until: 2 },
  ];
  beginTurn(t);
  take(t, attack(1));
  expect(t.pacts).toEqual([{ by: 2, to: 0, pact: 'peace', until: 2 }]);
  expect(t.seats.map((s) => s.betrayals)).toEqual([0, 1, 0]);
  const seen = [0, 1, 2, null].map((viewer) => game.sight.view(t, viewer).seats[1]!.betrayals);
  expect(seen).toEqual([0, 1, 0, 0]);
});

test('R-PHF-43 a promise of help binds with [trade.bindingPacts], and is told when broken without', () => {
  const aid = [{ by: 2, to: 1, pact: 'aid' as const, until: 2 }];
  const t = tableWith(three);
  t.pacts = aid;
  beginTurn(t);
  take(t, attack(1), join(2, 'out'));
  dice(t, 1, 6);
  expect(told(take(t, press()), 'pactBroken')[0]).toMatchObject({ seat: 2, against: 1, pact: 'aid' });
  for (const [to, side] of [
    [1, 'defend'],
    [0, 'attack'],
  ] as const) {
    const bound = tableWith({ ...three, options: { 'trade.bindingPacts': true } });
    bound.pacts = [{ by: 2, to, pact: 'aid', until: 2 }];
    beginTurn(bound);
    take(bound, attack(1));
    expect([waiting(bound), optionsOf(bound, 2, 'join')]).toEqual([['0 press', '2 join'], [{ side }]]);
  }
});

test('Trophy Hunter draws an item and heals 3 for a kill', () => {
  const t = turnOf({ map: 'PP', party: [{ hp: 5 }, { hp: 1 }] });
  nextItems(t, 'Half a Crown');
  fightNow(t, [6, 1]);
  expect([held(t, 0), hps(t)[0]]).toEqual([['Half a Crown'], 8]);
});
