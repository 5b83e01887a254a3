/** The scenarios of the house. They are read like anybody's: nothing is known of them that their file does not say. */
import { readScenario } from '../scenario/read.ts';
import type { Scenario } from '../scenario/scenario.ts';
import drownedBailey from './drowned-bailey/scenario.json' with { type: 'json' };

function ours(json: unknown): Scenario {
  const result = readScenario(json);
  if ('scenario' in result) return result.scenario;
  const { line, sentence } = result.flaws[0]!;
  throw new Error(`a scenario of the house is flawed: line ${line}: ${sentence}`);
}

export const DROWNED_BAILEY: Scenario = ours(drownedBailey);
