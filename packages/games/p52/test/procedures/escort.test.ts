import { MATERIAL } from '@undercroft/engine';
import { asked } from '@undercroft/testkit';
import { expect, test } from 'vitest';
import { isQuestDone } from '../../src/rules/goals.ts';
import { bookOf } from '../../src/scenario/book.ts';
import { NO_QUEST, type Table } from '../../src/table.ts';
import { meetWard } from '../../src/ward.ts';
import { enemyAt, optionsOf, scene, startRounds } from '../fight.ts';
import { PLAIN } from '../plain.ts';
import { game, play, stack } from '../table.ts';

const slow = { cores: { Lift: 9, Think: 9, Balance: 1, Move: 1, Lead: 1 } };
const pass = { seat: 0, kind: 'act', do: 'pass' } as const;

/** The quest of the two keys, with a miller to be brought home instead. */
function escorting(drawing: string): { t: Table; at: (sign: string) => number } {
  const { t, at } = scene(drawing, [slow]);
  const goals = [{ goal: 'escort', name: 'The miller', hp: '4+2*avgLv', rooms: 2 } as const];
  t[MATERIAL] = bookOf({ ...PLAIN, quests: PLAIN.quests.map((quest) => (quest.id === 'gate' ? { ...quest, goals } : quest)) });
  t.quest = { ...NO_QUEST, id: 'gate', entered: 2 };
  meetWard(t);
  t.ward = { ...t.ward!, place: t.start };
  return { t, at };
}

test('P52-005 whoever is escorted has its own health and follows at the end of every round', () => {
  const { t, at } = escorting('S a b d e');
  expect(t.ward).toMatchObject({ name: 'The miller', hp: 6, maxHp: 6 });
  t.heroes[0]!.place = at('e');
  t.exit = at('S');
  t.spots[at('S')] = { ...t.spots[at('S')]!, card: -1 };
  startRounds(t);
  play(game, t, pass);
  expect(t.ward!.place).toBe(at('b'));
});

test('P52-005 P52-227 the party does not leave without the one it escorts, and with it the quest is done', () => {
  const { t, at } = escorting('S a b d e f');
  t.exit = at('e');
  t.heroes[0]!.place = at('e');
  t.heroes[0]!.stamina = [1, 2, 3, 4, 5];
  stack(t.action, '9♦', '9♣', '9♥');
  startRounds(t);
  play(game, t, pass);
  expect([t.ward!.place, optionsOf(t, 0).some((d) => d.do === 'leave')]).toEqual([at('b'), false]);
  play(game, t, pass, pass);
  expect([t.ward!.place, optionsOf(t, 0).some((d) => d.do === 'leave')]).toEqual([at('e'), true]);
  expect(isQuestDone(t)).toBe(true);
});

test('P52-189 P52-252 enemies strike whoever is weakest, also the one who is escorted, and its death ends the quest', () => {
  const { t, at } = escorting('S a');
  t.heroes[0]!.place = at('a');
  t.exit = at('a');
  enemyAt(t, 'K♠', at('S'));
  t.enemies[0] = { ...t.enemies[0]!, sheet: { ...t.enemies[0]!.sheet, initiative: 99 } };
  stack(t.action, '7♦', '10♣');
  const out = startRounds(t);
  // Drowned Reeve at level 1: target 7, Over 3, damage 5 + 2 + 0 + 3, and 2 for the spade.
  expect(out.find(({ type }) => type === 'wardStruck')).toMatchObject({ hits: true, damage: 12, hp: -6 });
  expect([asked(game, t), isQuestDone(t)]).toEqual([[], false]);
});
