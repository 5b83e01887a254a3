/** What comes from outside to a table of the Cellar: the plan of another cellar, and purses of earlier nights. */
import type { Doors, MaterialDoor, ThingDoor } from '@undercroft/engine';
import type { Plan } from './content/plan.ts';
import abbey from './content/plans/abbey.json' with { type: 'json' };
import { readPlan } from './content/read-plan.ts';
import type { CellarEvent } from './events.ts';
import { keeps, newPurse, type Purse, readPurse } from './rules/purses.ts';
import type { Cellar } from './table.ts';
import { inEnglish } from './texts.ts';

/** CEL-028  Left out, it is the count's own. */
const plan: MaterialDoor<Plan> = {
  name: 'Plan',
  read: readPlan,
  title: ({ name }) => name,
  shipped: { abbey },
};

/** CEL-030  Nobody needs one. */
const purse: ThingDoor<Cellar, CellarEvent, Purse> = {
  name: 'Purse',
  read: readPurse,
  title: ({ name }) => name,
  tell: ({ gold, nights }, say = inEnglish) => [say('purse.gold', { n: gold }), say('purse.nights', { n: nights })],
  make: newPurse,
  // CEL-032  Who has one purse with all the others brings none.
  unfit: (_purse, { options }) => (options.together === true ? inEnglish('why.onePurse') : null),
  keeps,
  // CEL-031  After every round.
  comesHome: (e) => e.type === 'roundBegan' && e.round > 1,
};

export const doors: Doors<Cellar, CellarEvent, Plan, Purse> = { material: plan, thing: purse };
