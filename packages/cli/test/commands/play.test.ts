import { expect, test } from 'vitest';
import { expectOneLine, run } from '../harness.ts';

test.each([
  [['play']],
  [['play', 'chess']],
  [['play', 'cellar', 'table-dungeon']],
  [['play', 'cellar', '--seats', '1']],
  [['play', 'cellar', '--seats', '5']],
  [['play', 'cellar', '--seats', 'x']],
  [['play', 'cellar', '--people', '0']],
  [['play', 'cellar', '--people', '9']],
  [['play', 'cellar', '--seats', '2', '--bots', 'greedy,greedy']],
  [['play', 'cellar', '--bots', 'deep-blue']],
  [['play', 'cellar', '--option', 'rounds']],
  [['play', 'cellar', '--option', 'frob=1']],
  [['play', 'cellar', '--option', 'rounds=0']],
  [['play', 'cellar', '--resume', 'nowhere.json']],
  [['play', 'cellar', '--resume', 'nowhere.json', '--seats', '3']],
  [['play', 'cellar', '--frob']],
])('%j is bad usage', async (args) => {
  const result = await run(args);
  expectOneLine(result);
  expect(result.out).toBe('');
});
