import { goldenTest } from '@undercroft/testkit/suite';
import { game } from '../src/index.ts';

const file = (name: string) => new URL(`./golden/${name}.txt`, import.meta.url);

goldenTest(game, file('rivals'), { seats: 3, seed: 'rivals', options: { 'play.mode': 'rivals' }, decisions: 500 });
goldenTest(game, file('together'), { seats: 3, seed: 'together', options: { 'play.mode': 'together' } });
goldenTest(game, file('alone'), { seats: 1, seed: 'alone', options: { 'play.mode': 'alone' } });
