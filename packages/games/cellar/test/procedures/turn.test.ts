import { inLanguage } from '@undercroft/engine';
import { asked, play } from '@undercroft/testkit';
import { expect, test } from 'vitest';
import { game } from '../../src/index.ts';
import { cellarWith, startFight, startTurn } from '../table.ts';

test('CEL-007 a turn has two steps', () => {
  const t = cellarWith({ 0: { room: 'larder' } });
  t.events.push('loose-coins');
  startTurn(t, 0);
  play(game, t, { seat: 0, kind: 'step', to: 'stairs' });
  expect(asked(game, t)).toEqual([{ seat: 0, kind: 'step' }]);
  play(game, t, { seat: 0, kind: 'step', to: 'larder' });
  expect(asked(game, t)).toEqual([{ seat: 1, kind: 'step' }]);
});

test('CEL-008 a step leads through a door', () => {
  const t = cellarWith({ 0: { room: 'crypt' } });
  startTurn(t, 0);
  const rooms = game.play.options(t, { seat: 0, kind: 'step' }).map((d) => (d.kind === 'step' ? d.to : null));
  expect(rooms).toEqual(['wine-racks', 'vault', 'crypt']);
  expect(game.play.refuse(t, { seat: 0, kind: 'step', to: 'stairs' })).toMatchObject({ code: 'against-the-rules', rule: 'CEL-008' });
  expect(game.play.refuse(t, { seat: 1, kind: 'step', to: 'larder' })).toMatchObject({ code: 'not-asked' });
});

test('CEL-008 a refusal names the room in the language of whoever reads it', async () => {
  const t = cellarWith({ 0: { room: 'crypt' } });
  startTurn(t, 0);
  const upstairs = { seat: 0, kind: 'step', to: 'stairs' };
  expect(game.play.refuse(t, upstairs)?.message).toBe('no door leads there from the crypt');
  expect((await inLanguage(game, 'de')).play.refuse(t, upstairs)?.message).toBe('dorthin führt keine Tür von hier (die Gruft)');
});

test('CEL-009 resting gives 1 life back, not more than at the start, and ends the turn', () => {
  const t = cellarWith({ 0: { life: 2 }, 1: { life: 3 } });
  startTurn(t, 0);
  play(game, t, { seat: 0, kind: 'step', to: 'stairs' });
  expect(t.thieves[0]!.life).toBe(3);
  play(game, t, { seat: 1, kind: 'step', to: 'stairs' });
  expect(t.thieves[1]!.life).toBe(3);
  expect(asked(game, t)).toEqual([{ seat: 2, kind: 'step' }]);
});

test('CEL-010 a lost fight ends the turn, a won one does not', () => {
  const t = cellarWith({ 0: { room: 'vault' } });
  startFight(t, 0, 1);
  play(game, t, { seat: 0, kind: 'fight', flee: false, item: null });
  expect(asked(game, t)).toEqual([{ seat: 0, kind: 'step' }]);

  startFight(t, 0, 1, 'crypt');
  play(game, t, { seat: 0, kind: 'fight', flee: true, item: null });
  expect(asked(game, t)).toEqual([{ seat: 1, kind: 'step' }]);
});
