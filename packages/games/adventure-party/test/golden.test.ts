import { goldenTest } from '@undercroft/testkit/suite';
import { game } from '../src/index.ts';

const file = (name: string) => new URL(`./golden/${name}.txt`, import.meta.url);

/** What each tool could reach and how likely it is has vectors of its own. */
const leaves = ['rolling'];

goldenTest(game, file('rivals'), { seats: 3, seed: 'rivals', options: { 'play.mode': 'rivals' }, decisions: 500, leaves });
goldenTest(game, file('together'), { seats: 3, seed: 'together', options: { 'play.mode': 'together' }, leaves });
goldenTest(game, file('alone'), { seats: 1, seed: 'alone', options: { 'play.mode': 'alone' }, leaves });
