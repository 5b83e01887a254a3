import { inLanguage } from '@undercroft/engine';
import { asked, running, startAt } from '@undercroft/testkit';
import { expect, test } from 'vitest';
import { levelUp } from '../src/procedures/level-up.ts';
import { NO_QUEST, type Table } from '../src/table.ts';
import { enemyAt, type Scene, scene, startRounds, startTurn } from './fight.ts';
import { cards, game, play, stack, startRoom, tableWith } from './table.ts';

/** Refused with this rule and sentence, and not a byte of the table is another. */
function refused(t: Table, d: unknown): { rule?: string | undefined; message: string } {
  const before = JSON.stringify(t);
  expect(() => game.play.decide(t, d, null)).toThrow();
  expect(JSON.stringify(t)).toBe(before);
  const { rule, message } = game.play.refuse(t, d)!;
  return { rule, message };
}

const act = (d: object) => ({ seat: 0, kind: 'act', ...d });
const SLINGER = {
  cores: { Lift: 5, Think: 4, Balance: 5, Move: 7, Lead: 3 },
  abilities: [
    { id: 'slingstaff', level: 1 },
    { id: 'billhook', level: 1 },
  ],
};

/** On turn, in a room with a gap between S and c, a spot x that is obstructed, and a Reeve far along. */
function onTurn(character: object = SLINGER): Scene & { enemy: number } {
  const { t, at } = scene('a b d e f\nS . c . .\nx g h . .', [character, {}]);
  t.exit = at('a');
  const enemy = enemyAt(t, 'K♠', at('f'), { lostTurns: 9 });
  t.heroes[0]!.stamina = cards('4♣');
  startTurn(t, 0);
  return { t, at, enemy };
}

test.each([
  ['through a gap', 'c', 'P52-108', 'There is a gap between: nobody walks through solid rock.'],
  ['diagonally', 'b', 'P52-144', 'Nobody walks diagonally.'],
  ['two spots at once', 'h', 'P52-108', 'There is a gap between: nobody walks through solid rock.'],
  ['to where one stands', 'S', 'P52-143', 'You are there already.'],
])('P52-143 P52-144 P52-108 a move %s is refused with its reason', (_what, to, rule, message) => {
  const { t, at } = onTurn();
  expect(refused(t, act({ do: 'move', to: at(to) }))).toEqual({ rule, message });
});

test('P52-108 P52-143 a move to a spot that is none, and one too far along the row', () => {
  const { t } = onTurn();
  expect(refused(t, act({ do: 'move', to: 99 }))).toMatchObject({ rule: 'P52-108', message: 'There is no spot.' });
  const row = scene('S a b', [SLINGER]);
  startTurn(row.t, 0);
  expect(refused(row.t, act({ do: 'move', to: row.at('b') }))).toMatchObject({ rule: 'P52-143', message: 'One walks spot by spot.' });
});

test('P52-128 with too little movement left an obstructed spot is refused', () => {
  const { t, at } = scene('S a x b', [SLINGER]);
  startTurn(t, 0);
  play(game, t, { seat: 0, kind: 'act', do: 'move', to: at('a') });
  const why = refused(t, { seat: 0, kind: 'step', to: at('x') });
  expect(why).toEqual({ rule: 'P52-128', message: 'That spot takes 2 movement; 1 is left.' });
});

test('P52-169 P52-153 P52-168 an attack without sight, out of range, or from afar with what reaches one’s own spot only', () => {
  const { t, at } = scene('a b d\nS . E\no o o', [SLINGER]);
  const enemy = enemyAt(t, 'K♠', at('E'), { lostTurns: 9 });
  startTurn(t, 0);
  const attack = (ability: string, stamina = 0) => refused(t, act({ do: 'attack', ability, enemy, stamina }));
  expect(attack('slingstaff')).toEqual({ rule: 'P52-169', message: 'Something solid is in the line of sight.' });
  expect(attack('billhook')).toEqual({ rule: 'P52-153', message: 'That is 2 away, and it reaches 0.' });
  const far = onTurn();
  expect(refused(far.t, act({ do: 'attack', ability: 'slingstaff', enemy: far.enemy, stamina: 0 })).rule).toBe('P52-168');
});

test('P52-152 R-P52-27 an attack with what one has not learned, with what is none, on somebody who is not there', () => {
  const { t, enemy } = onTurn({ ...SLINGER, abilities: [...SLINGER.abilities, { id: 'poultice', level: 1 }] });
  const attack = (ability: string, on = enemy) => refused(t, act({ do: 'attack', ability, enemy: on, stamina: 0 }));
  expect(attack('knife')).toEqual({ rule: 'P52-152', message: 'You have not learned Knife.' });
  expect(attack('poultice')).toEqual({ rule: 'P52-152', message: 'Poultice is not used like that.' });
  expect(attack('railgun').message).toBe('There is no such ability.');
  expect(attack('slingstaff', 7)).toEqual({ rule: 'R-P52-27', message: 'There is no such enemy in sight.' });
});

test('R-P52-09 P52-156 more Stamina than may go on a flip, or than there is', () => {
  const { t } = scene('S a', [SLINGER]);
  const enemy = enemyAt(t, 'K♠', t.start, { lostTurns: 9 });
  startTurn(t, 0);
  const attack = (stamina: number) => refused(t, act({ do: 'attack', ability: 'billhook', enemy, stamina }));
  expect(attack(2)).toEqual({ rule: 'R-P52-09', message: 'No more than 1 Stamina cards go on one flip.' });
  expect(attack(1)).toEqual({ rule: 'P52-156', message: 'You have 0 Stamina cards for this.' });
});

test('P52-156 P52-204 Stamina after the flip is refused', () => {
  const { t, at } = scene('S t', [{ cores: { Lift: 5, Think: 4, Balance: 1, Move: 1, Lead: 3 } }]);
  t.heroes[0]!.stamina = cards('4♣');
  startTurn(t, 0);
  stack(t.action, '9♦', '9♣', '9♥');
  play(game, t, { seat: 0, kind: 'act', do: 'move', to: at('t') }, { seat: 0, kind: 'trap', stamina: 0 });
  const late = 'Stamina is declared before the card is turned, not after.';
  expect(refused(t, { seat: 0, kind: 'trap', stamina: 1 })).toEqual({ rule: 'P52-156', message: late });
  expect(refused(t, { seat: 0, kind: 'defend', ability: 'bulwark', stamina: 1 })).toEqual({ rule: 'P52-204', message: late });
});

test('P52-225 R-P52-48 equipment in two hands too many, on a part that is taken, or not to be worn at all', () => {
  const worn = (item: string, equipped = false) => ({ item, equipped });
  const items = [worn('fineSlingstaff', true), worn('fineBillhook'), worn('eelhideHood', true), worn('ratcatchersHat'), worn('rushTorch')];
  const { t } = onTurn({ ...SLINGER, items });
  const wear = (item: string) => refused(t, act({ do: 'wear', item }));
  expect(wear('fineBillhook')).toMatchObject({ rule: 'P52-225', message: expect.stringContaining('more than two hands can hold') });
  expect(wear('ratcatchersHat')).toMatchObject({ rule: 'P52-225', message: expect.stringContaining('no room on the body') });
  expect(wear('rushTorch').rule).toBe('P52-224');
  expect(wear('pitchJar').message).toBe('You do not carry that.');
});

test('P52-184 trades at a distance, with the dead, with oneself, with nothing to trade', () => {
  const { t, at } = onTurn({ ...SLINGER, items: [{ item: 'lockPick', equipped: false }] });
  const trade = (other: number) => refused(t, act({ do: 'trade', with: other }));
  t.heroes[1]!.place = at('d');
  expect(trade(1)).toMatchObject({ rule: 'P52-184', message: expect.stringContaining('stands elsewhere') });
  expect(trade(0)).toMatchObject({ rule: 'P52-184' });
  t.heroes[1]!.hp = -1;
  expect(trade(1)).toMatchObject({ rule: 'P52-208' });
  const poor = onTurn();
  expect(refused(poor.t, act({ do: 'trade', with: 1 })).message).toBe('Neither of you has anything.');
});

test('P52-145 P52-103 P52-062 leaving without the others, through a barricade, out of a room that must be survived', () => {
  const { t, at } = onTurn();
  const leave = () => refused(t, act({ do: 'leave' }));
  t.heroes[1]!.sheet = { ...t.heroes[1]!.sheet!, name: 'Wick' };
  t.heroes[0]!.place = at('a');
  expect(leave()).toEqual({ rule: 'P52-145', message: 'Not all of you stand on the exit: Wick.' });
  t.isBarred = true;
  expect(leave().rule).toBe('P52-103');
  t.quest = { ...NO_QUEST, id: 'water', entered: 1 };
  expect(leave().rule).toBe('P52-062');
});

test('P52-057 R-P52-50 leaving the last room without keys, and before the enemies have acted', () => {
  const { t, at } = onTurn();
  for (const hero of t.heroes) hero.place = at('a');
  expect(refused(t, act({ do: 'leave' }))).toMatchObject({ rule: 'R-P52-50' });
  t.quest = { ...NO_QUEST, id: 'gate', entered: 2, rooms: 1 };
  expect(refused(t, act({ do: 'leave' }))).toMatchObject({ rule: 'P52-057', message: 'The last gate opens with both keys only.' });
});

test('P52-211 P52-212 P52-215 chests that are not there, whose lock is broken, and picking without a pick', () => {
  const { t, at } = onTurn();
  expect(refused(t, act({ do: 'smash', stamina: 0 }))).toEqual({ rule: 'P52-221', message: 'There is no chest here.' });
  const here = t.heroes[0]!.place;
  t.spots[here] = { ...t.spots[here]!, chest: 'locked' };
  expect(refused(t, act({ do: 'pick', picks: 0, stamina: 0 })).rule).toBe('P52-215');
  expect(refused(t, act({ do: 'pick', picks: 2, stamina: 0 }))).toEqual({ rule: 'P52-216', message: 'You have 0 Lock Picks.' });
  t.spots[here] = { ...t.spots[here]!, chest: 'broken' };
  expect(refused(t, act({ do: 'pick', picks: 0, stamina: 0 })).rule).toBe('P52-212');
  expect(at('S')).toBe(here);
});

test('P52-182 R-P52-38 items that are not carried, or for somebody too far away', () => {
  const { t, at } = onTurn({ ...SLINGER, items: [{ item: 'bitterroot', equipped: false }] });
  const use = (item: string, on: number, way = 0) => refused(t, act({ do: 'use', item, way, on }));
  expect(use('pitchJar', 0)).toMatchObject({ rule: 'P52-182', message: 'You do not carry that.' });
  t.heroes[1]!.place = at('d');
  expect(use('bitterroot', 1).rule).toBe('R-P52-38');
  expect(use('bitterroot', 0, 5).rule).toBe('P52-182');
});

test('P52-207 P52-208 the stunned attack nobody, and the dead do nothing', () => {
  const { t, enemy } = onTurn();
  t.heroes[0]!.hp = 0;
  expect(refused(t, act({ do: 'attack', ability: 'billhook', enemy, stamina: 0 })).rule).toBe('P52-207');
  t.heroes[0]!.hp = -1;
  expect(refused(t, act({ do: 'stance' }))).toMatchObject({ rule: 'P52-208' });
});

test('P52-136 P52-141 acting out of turn, and waiting for nobody', () => {
  const { t } = onTurn();
  expect(refused(t, { seat: 1, kind: 'act', do: 'pass' })).toEqual({ rule: 'P52-136', message: 'It is somebody else’s turn.' });
  const quiet = scene('S a', [{}]);
  quiet.t.spots[quiet.t.exit] = { ...quiet.t.spots[quiet.t.exit]!, card: -1 };
  startRounds(quiet.t);
  expect(refused(quiet.t, act({ do: 'wait' })).rule).toBe('P52-141');
});

test('P52-031 what a quirk forbids is refused as such', () => {
  const { t } = onTurn({ ...SLINGER, quirk: 'debtOfHonour' });
  t.heroes[0]!.place = t.enemies[0]!.place;
  t.heroes[0]!.lastHurter = 0;
  expect(refused(t, act({ do: 'stance' })).rule).toBe('P52-031');
});

test('P52-202 P52-024 a defence that does not fit the attack', () => {
  const { t } = scene('S a', [{}]);
  enemyAt(t, 'Q♠', t.start);
  t.enemies[0] = { ...t.enemies[0]!, sheet: { ...t.enemies[0]!.sheet, initiative: 99 } };
  stack(t.action, '7♦', '10♣');
  startRounds(t);
  expect(asked(game, t)[0]!.kind).toBe('defend');
  expect(refused(t, { seat: 0, kind: 'defend', ability: 'bulwark', stamina: 0 })).toEqual({
    rule: 'P52-202',
    message: 'Bulwark does not help against such an attack.',
  });
});

/** The room's layout is asked of the first seat, with so many spots. */
function drawing(spots: number): Table {
  const t = tableWith([{}], { options: { layout: 'manual' } });
  t.quest = { ...NO_QUEST, id: 'toll' };
  startRoom(t);
  t.stack.at(-1)!.vars.spots = spots;
  return t;
}

test.each([
  ['islands', ['#.#', '#.S'], 'P52-098'],
  ['diagonal joints', ['##.', '..#', '..S'], 'P52-098'],
  ['too many spots', ['###', '##S'], 'P52-095'],
  ['too few spots', ['#S'], 'P52-095'],
  ['two starts', ['#S', '#S'], 'P52-097'],
  ['a start that is not in the southernmost row', ['#S', '##'], 'R-P52-20'],
])('P52-095 P52-098 a layout with %s is refused', (_what, rows, rule) => {
  expect(refused(drawing(4), { seat: 0, kind: 'layout', rows })).toMatchObject({ rule });
});

test('P52-038 P52-245 P52-247 what cannot be learned or raised says what it takes', async () => {
  const t = tableWith([{ level: 2, exp: 45, cores: { Lift: 3, Think: 1, Balance: 1, Move: 1, Lead: 1 } }]);
  stack(t.action, 'A♦');
  startAt(game, t, running(levelUp, { seat: 0, points: 0, levels: 0 }));
  expect(refused(t, { seat: 0, kind: 'learn', ability: 'billhook' })).toEqual({ rule: 'P52-245', message: 'You know Billhook already.' });
  expect(refused(t, { seat: 0, kind: 'learn', ability: 'poultice' })).toEqual({ rule: 'P52-038', message: 'Poultice takes Think 3.' });
  const german = await inLanguage(game, 'de');
  expect(german.play.refuse(t, { seat: 0, kind: 'learn', ability: 'poultice' })!.message).toBe('Umschlag verlangt Grips 3.');
  play(game, t, { seat: 0, kind: 'learn', ability: 'bulwark' });
  expect(refused(t, { seat: 0, kind: 'raise', ability: 'knife' })).toMatchObject({ rule: 'P52-247' });
  play(game, t, { seat: 0, kind: 'raise', ability: 'billhook' });
  expect(refused(t, { seat: 0, kind: 'raise', ability: 'billhook' }).message).toBe('That costs 8 exp; you have 7.');
});
