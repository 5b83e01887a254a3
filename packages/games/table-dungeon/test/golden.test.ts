import { goldenTest } from '@undercroft/testkit/suite';
import { game } from '../src/index.ts';

const file = (name: string) => new URL(`./golden/${name}.txt`, import.meta.url);

goldenTest(game, file('two-seats'), { seats: 2, seed: 'two seats 10' });
goldenTest(game, file('four-seats'), { seats: 4, seed: 'four seats 54' });
goldenTest(game, file('one-hero'), { seats: 1, seed: 'one hero 4', options: { 'solo.mode': 'oneHero' } });
goldenTest(game, file('house-rules'), {
  seats: 3,
  seed: 'house rules 44',
  options: { 'class.unique': true, 'items.trade': true, 'seat.leave': 'removed', 'loot.tie': 'all', 'end.aces': 3 },
});
