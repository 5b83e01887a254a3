import { Match } from '@undercroft/engine';
import { expect, test } from 'vitest';
import { colourOf, FACES, game } from '../../src/index.ts';
import { WORDS } from '../../src/words.ts';
import { dieLook } from '../../web/real-dice.tsx';

/** Plays until the table waits for a die of the pool. */
function untilTheRoll(): Match<typeof game> {
  const match = new Match(game, { seats: 2, seed: 'real dice', options: { 'play.starter': 'first' }, dice: 'people' }) as Match<
    typeof game
  >;
  for (let n = 0; n < 400; n++) {
    const [ask] = game.play.pending(match.table);
    if (ask!.die !== undefined) return match;
    const options = game.play.options(match.table, ask!);
    const good = options.find((d) => (d.kind === 'tavern' && d.do === 'hire') || (d.kind === 'quest' && d.heroes.length > 0));
    match.decide(good ?? options[0]!);
  }
  throw new Error('nobody rolls');
}

test('AP-082 the dice of the pool are asked for one by one, by colour and place', () => {
  const match = untilTheRoll();
  const { pool } = match.table;
  pool.forEach((die, at) => {
    const [ask] = game.play.pending(match.table);
    const { name, sides } = dieLook(ask!.die!, { ...WORDS, say: WORDS.say! }, (key) => key);
    expect(name).toBe(`${['red', 'green', 'blue', 'yellow'][colourOf(die)]} ${at + 1}`);
    expect(sides.length).toBe(FACES[colourOf(die)]!.length);
    match.decide(game.play.options(match.table, ask!)[0]!);
  });
  expect(match.table.step).toBe('roll');
  expect(game.play.pending(match.table)[0]!.die).toBeUndefined();
});
