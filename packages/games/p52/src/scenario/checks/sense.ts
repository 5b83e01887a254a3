/** Whether a well-formed scenario makes sense: everything the rules rely on. */
import type { Flaws } from '../flaws.ts';
import { type Node, placeOf } from '../json.ts';
import type { Scenario } from '../scenario.ts';
import { checkAbilities, checkGrants } from './abilities.ts';
import { checkChances } from './chances.ts';
import { checkEffects } from './effects.ts';
import { checkGoals } from './goals.ts';
import { checkLanguages } from './languages.ts';
import { checkLayouts } from './layouts.ts';
import { checkQuests } from './quests.ts';
import { checkTables } from './tables.ts';
import { checkTwists } from './twists.ts';

/** Tells of a flaw by the way to it. */
export type Tell = (path: readonly (string | number)[], sentence: string) => void;

export function checkSense(scenario: Scenario, root: Node, flaws: Flaws): void {
  const tell: Tell = (path, sentence) => flaws.add(placeOf(root, path), sentence);
  checkCores(scenario, tell);
  checkAbilities(scenario, tell);
  checkGrants(scenario, tell);
  checkEffects(scenario, tell);
  checkChances(scenario, tell);
  checkTwists(scenario, tell);
  checkTables(scenario, tell);
  checkQuests(scenario, tell);
  checkGoals(scenario, tell);
  checkLayouts(scenario, tell);
  checkBoss(scenario, tell);
  checkLanguages(scenario, tell);
  if (scenario.environment.place === 'rooms' && scenario.environment.rooms === undefined) {
    tell(['environment'], 'Where every room has its own place, "rooms" lists them.');
  }
}

/** Modifiers of races add up to 2, of classes to 3, so that no choice is simply better. */
function checkCores({ races, classes }: Scenario, tell: Tell): void {
  for (const [list, things, wanted] of [['races', races, 2] as const, ['classes', classes, 3] as const]) {
    for (const [i, { name, cores }] of things.entries()) {
      const sum = Object.values(cores).reduce((a, b) => a + b, 0);
      if (sum !== wanted) tell([list, i, 'cores'], `The cores of ${name} add up to ${sum}; for ${list} it is ${wanted}.`);
    }
  }
}

/** R-P52-63  Bands begin on the shared spot and leave no distance out. */
function checkBoss({ majorBoss }: Scenario, tell: Tell): void {
  let next = 0;
  for (const [i, { from, to }] of majorBoss.bands.entries()) {
    if (from !== next || to < from)
      tell(['majorBoss', 'bands', i], `This band should begin at distance ${next} and not end before it begins.`);
    next = to + 1;
  }
}
