/** The scenarios of the house. They are read like anybody's, by a test: nobody else waits for that. */
import type { Scenario } from '../scenario/scenario.ts';
import drownedBailey from './drowned-bailey/scenario.json' with { type: 'json' };

export const DROWNED_BAILEY = drownedBailey as unknown as Scenario;
