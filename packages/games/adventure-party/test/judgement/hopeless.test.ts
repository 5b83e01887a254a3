import { expect, test } from 'vitest';
import type { Decision } from '../../src/decisions.ts';
import { game } from '../../src/index.ts';
import type { Table } from '../../src/table.ts';
import { choosingQuest, dicesLie, inTavern, ownQuest, rolled, tableWith } from '../table.ts';

/** The answers of seat 0 that lead nowhere, as its board is told. */
function hopelessIn(t: Table): Decision[] {
  const ask = game.play.pending(t).find(({ seat }) => seat === 0)!;
  const view = game.sight.view(t, 0);
  return game.play.options(t, ask).filter((d) => game.bots.hopeless!(view, ask, d));
}
const isLeaving = (d: Decision): boolean => d.kind === 'tavern' && d.do === 'leave';

test('AP-055 AP-062 leaving the Tavern with gold and nobody to send leads nowhere', () => {
  const shop = { heroRow: ['tolly-quill', 'wanda-probably'], town: ['rats-beneath-the-rats'] };
  const rich = tableWith({ ...shop, parties: [{ gold: 3 }, {}] });
  inTavern(rich);
  expect(hopelessIn(rich).map(isLeaving)).toEqual([true]);
  const poor = tableWith({ ...shop, parties: [{ gold: 1 }, {}] });
  inTavern(poor);
  expect(hopelessIn(poor)).toEqual([]);
  const manned = tableWith({ ...shop, parties: [{ gold: 3, heroes: ['hob-of-nowhere'] }, {}] });
  inTavern(manned);
  expect(hopelessIn(manned)).toEqual([]);
});

test('AP-086 marching without a chance leads nowhere, staying at home does not', () => {
  const t = tableWith({ parties: [{ heroes: ['tolly-quill'] }, {}], town: ['haunted-turnip', 'barn-owl-disputed'] });
  choosingQuest(t);
  const vain = hopelessIn(t);
  expect(vain).toHaveLength(1);
  expect(vain[0]).toMatchObject({ kind: 'quest', quest: t.town[0] });
});

test('AP-086 R-AP-20 a reroll after which success is out of reach leads nowhere; nor does stopping while one may bring it', () => {
  const t = tableWith({ parties: [{ heroes: ['dame-ottoline-brisket'] }, {}] });
  rolled(t, ownQuest({ needs: { sword: 1 } }), ['red blank', 'yellow H']);
  const dice = hopelessIn(t).map((d) => (d.kind === 'roll' && 'die' in d ? d.die : d.kind === 'roll' && d.do));
  expect(dice).toContain('evaluate');
  expect(dice).not.toContain(0);
  dicesLie(t, 'red S', 'yellow H');
  expect(hopelessIn(t)).toEqual([]);
  const lost = tableWith({ parties: [{ heroes: ['tolly-quill'] }, {}] });
  rolled(lost, ownQuest({ needs: { magic: 1 } }), ['green A+R']);
  expect(hopelessIn(lost).map((d) => d.kind === 'roll' && d.do)).toEqual(['banner']);
});

test('AP-120 a scratch that kills leads nowhere while somebody fresh stands there', () => {
  const t = tableWith({ parties: [{ heroes: ['tolly-quill!', 'wanda-probably'] }, {}] });
  rolled(t, ownQuest({ slots: 2, needs: {}, damage: { light: 1 } }), ['green A', 'blue M']);
  game.play.decide(t, { seat: 0, kind: 'roll', do: 'evaluate' }, null);
  expect(hopelessIn(t)).toEqual([{ seat: 0, kind: 'wound', wound: 'light', hero: t.seats[0]!.heroes[0]! & 0xff }]);
});
