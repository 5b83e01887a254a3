import { asked, running, startAt } from '@undercroft/testkit';
import { expect, test } from 'vitest';
import { game as session } from '../../src/procedures/game.ts';
import { parting } from '../../src/procedures/parting.ts';
import { enemyAt, optionsOf, scene, startTurn } from '../fight.ts';
import { game, itemsOf, play } from '../table.ts';

const carrying = (...items: string[]) => ({ items: items.map((item) => ({ item, equipped: false })) });
const trade = (other: number) => ({ seat: 0, kind: 'act', do: 'trade', with: other }) as const;
const offer = (give: string[], want: string[]) => ({ seat: 0, kind: 'offer', give, want }) as const;

test('P52-184 trading is free, any number of items, before the turn’s action', () => {
  const { t } = scene('S a', [carrying('lockPick', 'lockPick', 'rushTorch'), carrying('bitterroot')]);
  startTurn(t, 0);
  play(game, t, trade(1), offer(['lockPick', 'lockPick'], ['bitterroot']), { seat: 1, kind: 'deal', accept: true });
  expect([itemsOf(t, 0), itemsOf(t, 1)]).toEqual([
    ['rushTorch', 'bitterroot'],
    ['lockPick', 'lockPick'],
  ]);
  expect(asked(game, t)).toMatchObject([{ seat: 0, kind: 'act' }]);
});

test('P52-184 the other may decline, and nobody trades what is not there', () => {
  const { t } = scene('S a', [carrying('lockPick'), carrying('bitterroot')]);
  startTurn(t, 0);
  play(game, t, trade(1));
  expect(game.play.refuse(t, offer(['lockPick', 'lockPick'], []))).toMatchObject({ rule: 'P52-184' });
  play(game, t, offer(['lockPick'], ['bitterroot']), { seat: 1, kind: 'deal', accept: false });
  expect([itemsOf(t, 0), itemsOf(t, 1)]).toEqual([['lockPick'], ['bitterroot']]);
});

test('E-P52-10 P52-185 who moves in does not trade there in the same turn', () => {
  const { t, at } = scene('S a', [{ ...carrying('lockPick'), cores: { Lift: 5, Think: 4, Balance: 1, Move: 1, Lead: 3 } }, {}]);
  t.heroes[1]!.place = at('a');
  enemyAt(t, 'K♠', at('a'), { lostTurns: 9 });
  startTurn(t, 0);
  expect(optionsOf(t, 0).some((d) => d.do === 'trade')).toBe(false);
  play(game, t, { seat: 0, kind: 'act', do: 'move', to: at('a') });
  expect(asked(game, t)[0]).toMatchObject({ seat: 1, kind: 'act' });
});

test('R-P52-40 R-P52-10 beginning a trade breaks the aim, receiving one does not, and no rest follows', () => {
  const { t } = scene('S a', [carrying('lockPick'), {}]);
  const enemy = enemyAt(t, 'K♠', t.start, { lostTurns: 9 });
  for (const hero of t.heroes) Object.assign(hero, { aimAt: enemy, aim: 2 });
  startTurn(t, 0);
  play(game, t, trade(1), offer(['lockPick'], []), { seat: 1, kind: 'deal', accept: true }, { seat: 0, kind: 'act', do: 'pass' });
  expect([t.heroes[0]!.aim, t.heroes[1]!.aim, t.heroes[0]!.stamina.length]).toEqual([0, 2, 0]);
});

test('R-P52-61 all must agree to give up; what earlier rooms brought is kept', () => {
  const { t } = scene('S a', [{ exp: 7 }, {}]);
  startTurn(t, 0);
  play(game, t, { seat: 1, kind: 'giveUp', giveUp: true }, { seat: 0, kind: 'agree', yes: false });
  expect(t.ending).toBe('');
  play(game, t, { seat: 0, kind: 'giveUp', giveUp: true }, { seat: 1, kind: 'agree', yes: true });
  expect([t.ending, t.stack, t.heroes[0]!.sheet!.exp]).toEqual(['abandoned', [], 7]);
  expect(game.play.outcome(t)).toMatchObject({ winners: [], reason: 'abandoned' });
});

const vote = (seat: number, yes: boolean) => ({ seat, kind: 'vote', yes }) as const;

test('P52-253 P52-210 R-P52-64 the group brings somebody back: full health, no items, and the exp of that room', () => {
  const { t } = scene('S a', [{}, carrying('lockPick'), {}]);
  Object.assign(t.heroes[1]!, { hp: -2, owed: 6, isLeftBehind: true });
  startAt(game, t, running(session, { played: 'left' }, 'parted'), running(parting, { dead: [], isPaid: true }));
  play(game, t, vote(0, true), vote(1, true), vote(2, false));
  expect([t.heroes[1]!.hp, itemsOf(t, 1).includes('lockPick'), t.heroes[1]!.isLeftBehind]).toEqual([23, false, false]);
  // Six of that room and five for the quest.
  expect(t.heroes[1]!.sheet!.exp).toBe(11);
});

test('R-P52-73 R-P52-64 a tied vote fails, and the owner may refuse', () => {
  for (const votes of [
    [true, false],
    [true, true, false, true],
  ]) {
    const { t } = scene(
      'S a',
      votes.map(() => ({})),
    );
    t.heroes[votes.length === 2 ? 0 : 2]!.hp = -2;
    startAt(game, t, running(session, { played: 'died' }, 'buried'), running(parting, { dead: [], isPaid: false }));
    play(game, t, ...votes.map((yes, seat) => vote(seat, yes)));
    expect([t.heroes[votes.length === 2 ? 0 : 2]!.hp, t.ending]).toEqual([-2, 'died']);
  }
});

test('P52-184 of several things alike only those that are given change hands', () => {
  const { t } = scene('S a', [carrying('lockPick', 'lockPick', 'lockPick'), {}]);
  startTurn(t, 0);
  play(game, t, trade(1), offer(['lockPick'], []), { seat: 1, kind: 'deal', accept: true });
  expect([itemsOf(t, 0), itemsOf(t, 1)]).toEqual([['lockPick', 'lockPick'], ['lockPick']]);
});
