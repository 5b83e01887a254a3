import { running, startAt } from '@undercroft/testkit';
import { expect, test } from 'vitest';
import { trap } from '../../src/procedures/trap.ts';
import { victims } from '../../src/rules/fight/mind.ts';
import { hunterOf, sceneOf } from '../../src/rules/fight/prey.ts';
import { enemyAt, optionsOf, scene, startRounds, startTurn } from '../fight.ts';
import { cards, game, play, stack } from '../table.ts';

const CORES = { cores: { Lift: 5, Think: 4, Balance: 5, Move: 7, Lead: 3 } };
const sling = (quirk: string) => ({
  ...CORES,
  quirk,
  abilities: [
    { id: 'slingstaff', level: 1 },
    { id: 'knife', level: 1 },
  ],
});
const kinds = (t: Parameters<typeof optionsOf>[0]) => [...new Set(optionsOf(t, 0).map((d) => d.do))];

test('P52-031 P52-032 a debt of honour must be paid to whoever hurt last, if it can be', () => {
  const { t } = scene('S a', [{ ...CORES, quirk: 'debtOfHonour', abilities: [{ id: 'knife', level: 1 }] }]);
  const [one, other] = [enemyAt(t, 'K♠', t.start), enemyAt(t, 'K♥', t.start)];
  t.heroes[0]!.lastHurter = other;
  startTurn(t, 0);
  expect(optionsOf(t, 0)).toEqual([{ seat: 0, kind: 'act', do: 'attack', ability: 'knife', enemy: other, stamina: 0 }]);
  t.heroes[0]!.lastHurter = -1;
  expect(optionsOf(t, 0).some((d) => d.do === 'attack' && d.enemy === one)).toBe(true);
});

test('P52-031 a magpie goes for a chest within two while no enemy is about', () => {
  const { t, at } = scene('b S a c', [{ ...CORES, quirk: 'magpie' }]);
  startTurn(t, 0);
  expect(optionsOf(t, 0)).toEqual([{ seat: 0, kind: 'act', do: 'move', to: at('a') }]);
  t.heroes[0]!.place = at('c');
  expect(kinds(t)).toEqual(['smash']);
  enemyAt(t, 'K♠', at('a'));
  expect(kinds(t)).toContain('pass');
});

test('E-P52-03 who must close in attacks nobody from afar, and defends better close by', () => {
  const { t, at } = scene('S a b', [sling('hailFellow')]);
  const enemy = enemyAt(t, 'J♥', at('b'));
  startTurn(t, 0);
  expect(kinds(t)).not.toContain('attack');
  t.enemies[0] = { ...t.enemies[0]!, place: at('a') };
  expect(optionsOf(t, 0).some((d) => d.do === 'attack' && d.enemy === enemy)).toBe(true);
  stack(t.action, 'Q♦', '9♦');
  const stance = { seat: 0, kind: 'act', do: 'stance' } as const;
  const out = play(game, t, stance, stance, { seat: 0, kind: 'defend', ability: 'slip', stamina: 0 });
  // Untrained Slip: 9 - 1 + 3, and 3 less next to an enemy.
  expect(out.find(({ type }) => type === 'defended')).toMatchObject({ target: 8 });
});

test('P52-031 a natural seven costs the superstitious their top Stamina', () => {
  const { t, at } = scene('S t', [{ ...CORES, quirk: 'superstitious' }]);
  t.heroes[0]!.place = at('t');
  t.heroes[0]!.stamina = cards('4♣', '5♣');
  startAt(game, t, running(trap, { seat: 0 }));
  stack(t.action, '7♦');
  const out = play(game, t, { seat: 0, kind: 'trap', stamina: 0 });
  expect(out).toContainEqual({ type: 'staminaLost', seat: 0, cards: cards('4♣') });
});

test('P52-114 a shrine gives each character one Stamina, once', () => {
  const { t, at } = scene('S a', [CORES]);
  t.quest = { ...t.quest, id: 'gate' };
  t.spots[at('a')] = { ...t.spots[at('a')]!, is: 'shrine' };
  startTurn(t, 0);
  const go = (to: string) => ({ seat: 0, kind: 'act', do: 'move', to: at(to) }) as const;
  play(game, t, go('a'), { seat: 0, kind: 'step', to: null });
  expect([t.heroes[0]!.stamina.length, t.spots[at('a')]!.usedBy]).toEqual([1, [0]]);
  play(game, t, go('S'), { seat: 0, kind: 'step', to: at('a') });
  expect(t.heroes[0]!.stamina.length).toBe(1);
});

test('P52-141 R-P52-37 a held turn that is taken is over: nobody acts twice', () => {
  const { t } = scene('S a', [{ cores: { Lift: 5, Think: 4, Balance: 1, Move: 9, Lead: 9 } }, {}]);
  enemyAt(t, 'K♠', 1, { lostTurns: 9 });
  stack(t.action, '7♦');
  startRounds(t);
  const stance = (seat: number) => ({ seat, kind: 'act', do: 'stance' }) as const;
  const out = play(game, t, { seat: 0, kind: 'act', do: 'wait' }, stance(1), stance(0));
  // The enemy acts, a new round begins, and only then comes seat 0 again.
  expect(out.filter(({ type }) => type === 'roundBegan').length).toBe(1);
  expect(t.heroes[0]!.stance).toBe(1);
});

test('P52-031 P52-194 enemies prefer a loudmouth on a tie', () => {
  const { t } = scene('S a', [CORES, { ...CORES, quirk: 'loudmouth' }]);
  enemyAt(t, 'K♠', t.start);
  const scenery = sceneOf(t);
  expect(scenery.preys.map(({ preferred }) => preferred)).toEqual([false, true]);
  expect(victims(hunterOf(t.enemies[0]!), scenery).map(({ seat }) => seat)).toEqual([1]);
});

test('P52-031 a magpie on its way steps nearer to the chest, and stops on it', () => {
  const { t, at } = scene('b S a c d', [{ ...CORES, quirk: 'magpie', cores: { ...CORES.cores, Move: 12 } }]);
  startTurn(t, 0);
  play(game, t, { seat: 0, kind: 'act', do: 'move', to: at('a') });
  const steps = () => game.play.options(t, { seat: 0, kind: 'step' }).flatMap((d) => (d.kind === 'step' ? [d.to] : []));
  expect(steps()).toEqual([at('c')]);
  play(game, t, { seat: 0, kind: 'step', to: at('c') });
  expect(steps()).toEqual([null]);
});
