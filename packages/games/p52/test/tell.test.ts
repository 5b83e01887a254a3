/** Lines of the log where a reader would be misled by the figures alone. */
import { expect, test } from 'vitest';
import { tell } from '../src/tell.ts';
import { inEnglish } from '../src/texts.ts';
import { enemyAt, scene, startTurn } from './fight.ts';
import { cards, game, play, stack } from './table.ts';

const HERO = { cores: { Lift: 9, Think: 9, Balance: 1, Move: 7, Lead: 3 } };

test('P52-159 an Ace that would have reached its target is told as what it is', () => {
  const { t } = scene('S a', [HERO]);
  const enemy = enemyAt(t, 'K♠', t.start, { hp: 40 });
  t.heroes[0]!.stamina = cards('8♦');
  startTurn(t, 0);
  stack(t.action, 'A♣', '2♣', '3♣');
  const out = play(game, t, { seat: 0, kind: 'act', do: 'attack', ability: 'billhook', enemy, stamina: 1 });
  const struck = out.find(({ type }) => type === 'struck')!;
  expect(struck).toMatchObject({ total: 9, target: 8, hits: false });
  const line = tell({ say: inEnglish, view: game.sight.view(t, 0) }, struck);
  expect(line).toContain('An Ace always fails.');
  expect(line).not.toContain('9 against 8');
});

test('P52-199 so is an enemy’s', () => {
  const { t } = scene('S a', [HERO]);
  enemyAt(t, 'K♠', t.start, { hp: 40 });
  const view = game.sight.view(t, 0);
  const blow = {
    type: 'enemyStruck',
    enemy: 0,
    seat: 0,
    manner: 'turn',
    attack: 'maul',
    target: 1,
    over: 0,
    hits: false,
    damage: 0,
  } as const;
  const line = (card: string, total: number) =>
    tell({ say: inEnglish, view }, { ...blow, card: cards(card)[0]!, total, needs: [], added: [], blow: [] });
  expect(line('A♣', 4)).toContain('An Ace always fails.');
  expect(line('2♣', 1)).toContain('1 against 1. A miss.');
});

test('R-P52-38 what is picked up is told once', () => {
  const { t } = scene('S a', [HERO]);
  t.spots[t.start] = { ...t.spots[t.start]!, items: ['gateKey'] };
  startTurn(t, 0);
  const out = play(game, t, { seat: 0, kind: 'act', do: 'take', item: 'gateKey' });
  const lines = out.map((e) => tell({ say: inEnglish, view: game.sight.view(t, 0) }, e)).filter((line) => line?.includes('Gate Key'));
  expect(lines).toEqual(['Gorm picks up Gate Key.']);
});
