import { total } from '@undercroft/mechanics';
import { running, startAt } from '@undercroft/testkit';
import { expect, test } from 'vitest';
import { about } from '../../about.ts';
import { award } from '../../src/procedures/award.ts';
import { turnUp } from '../../src/reveal.ts';
import { FACE_DOWN, type Table } from '../../src/table.ts';
import { pages } from '../../terminal/pages.ts';
import { scene, startTurn } from '../fight.ts';
import { cards, game, play, stack } from '../table.ts';

/** A fight of one turn: a Reed Stalker is attacked and falls, and a chest is smashed. */
function evening(): Table {
  const { t, at } = scene('S c', [{ abilities: [{ id: 'billhook', level: 9 }] }]);
  t.spots[at('S')] = FACE_DOWN;
  t.roomDeck = cards('8♠');
  t.enemyDeck = cards('J♠');
  turnUp(t, [at('S')], null);
  t.enemies[0] = { ...t.enemies[0]!, hp: 1 };
  startTurn(t, 0);
  stack(t.action, '10♦', '2♦', '3♦');
  play(game, t, { seat: 0, kind: 'act', do: 'attack', ability: 'billhook', enemy: 0, stamina: 0 });
  return t;
}

test('P52-256 the session log has every enemy in its columns, with who attacked and who defeated it', () => {
  expect(evening().record.enemies).toEqual([
    {
      room: 1,
      enemy: 0,
      name: 'Reed Stalker',
      card: cards('J♠')[0],
      hp: 11,
      target: '7 + R - avgLv/4',
      damage: '3 + avgLv + avgLv*avgLv/4 + Over',
      defence: { melee: 0, ranged: 1, magic: 0, other: 0 },
      movement: 1,
      initiative: 10,
      attackedBy: [0],
      defeatedBy: 0,
    },
  ]);
});

test('P52-256 P52-240 its accounts are the exp of each, room by room, with every reason', () => {
  const t = evening();
  startAt(game, t, running(award, { training: [], levelling: [] }));
  const [account] = t.record.accounts;
  expect(account).toMatchObject({ room: 1, by: 0 });
  expect([total(account!.parts), t.heroes[0]!.sheet!.exp]).toEqual([9, 9]);
});

test('P52-256 chests say who and how, other actions who, what, on whom and how often', () => {
  const { t, at } = scene('S c', [
    { cores: { Lift: 5, Think: 4, Balance: 1, Move: 1, Lead: 1 }, items: [{ item: 'bitterroot', equipped: false }] },
  ]);
  t.heroes[0]!.place = at('c');
  t.heroes[0]!.hp = 3;
  startTurn(t, 0);
  play(game, t, { seat: 0, kind: 'act', do: 'use', item: 'bitterroot', way: 0, on: 0 });
  stack(t.action, 'Q♦', '4♦', '6♣');
  play(game, t, { seat: 0, kind: 'act', do: 'smash', stamina: 0 });
  expect(t.record.chests).toEqual([{ room: 1, by: 0, how: 'smashed' }]);
  expect(t.record.actions).toEqual([{ room: 1, by: 0, is: 'item', what: 'bitterroot', enemy: -1, on: 0, times: 1 }]);
});

test('P52-020 P52-256 the terminal shows the log in tables with their short forms explained', () => {
  const t = evening();
  const place = { viewer: 0, ink: (_colour: unknown, text: string) => text, width: 80, seats: 1, name: () => 'Gorm' };
  const lines = pages.session!.draw(game.sight.view(t, 0), place);
  expect(lines.find((line) => line.startsWith('Room  E'))).toMatch(/^Room {2}E +HP +Def +M +Init +Attacked by +Defeated by$/);
  expect(lines.find((line) => line.includes('J♠'))).toMatch(/^ *1 {2}J♠ Reed Stalker +11 .*Gorm +Gorm$/);
  expect(lines.at(-1)).toBe('D damage, E enemy, Exp experience, F flip, HP HP, M movement, NPC somebody not played, Pl player(s), R range');
});

test('P52-254 the terminal shows the sheet: figures, abilities with target and effect, what is carried and worn', () => {
  const { t } = scene('S a', [{ exp: 7, items: [{ item: 'eelhideHood', equipped: true }] }]);
  const place = { viewer: 0, ink: (_colour: unknown, text: string) => text, width: 80, seats: 1, name: () => 'Gorm' };
  const text = pages.sheet!.draw(game.sight.view(t, 0), place).join('\n');
  expect(text).toContain('Exp 7 of 20; HP 23 of 23; Movement 2; Initiative 13');
  expect(text).toMatch(/Billhook +1 +8 - aLv\/2/);
  expect(text).toContain('Eelhide Hood (worn)');
});

test('P52-004 the time given for making a character is 5 to 30 minutes, a session is said to take one to two hours', () => {
  const { race, profession, quirk, split, learn, name } = game.play.questions;
  const seconds = [race, profession, quirk, split, learn, name].reduce((sum, question) => sum + Number(question.seconds), 0);
  expect([seconds >= 300, seconds <= 1800]).toEqual([true, true]);
  expect([about.minutes >= 60, about.minutes <= 120]).toEqual([true, true]);
});
