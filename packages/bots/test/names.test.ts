import { expect, test } from 'vitest';
import { botByName, UnknownBot } from '../src/index.ts';

test.each(['random', 'greedy', 'mcts', 'mcts:300', 'mcts:500ms'])('%s is a bot', (name) => {
  expect(botByName(name).name).toBe(name);
});

test.each(['', 'Mcts', 'mcts:', 'mcts:0', 'mcts:0ms', 'mcts:9999999', 'mcts:99999ms', 'mcts:5s', 'mcts:-1', `x${'y'.repeat(99)}\nz`])(
  '%j is none, said in one line',
  (name) => {
    expect(() => botByName(name)).toThrow(UnknownBot);
    expect(() => botByName(name)).toThrow(/^[^\n]{10,200}$/);
  },
);
