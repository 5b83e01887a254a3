/** What comes from outside to a table of the Cellar: the plan of another cellar. */
import type { Doors, MaterialDoor } from '@undercroft/engine';
import type { Plan } from './content/plan.ts';
import abbey from './content/plans/abbey.json' with { type: 'json' };
import { readPlan } from './content/read-plan.ts';
import type { CellarEvent } from './events.ts';
import type { Cellar } from './table.ts';

/** CEL-028  Left out, it is the count's own. */
const plan: MaterialDoor<Plan> = {
  name: 'Plan',
  read: readPlan,
  title: ({ name }) => name,
  shipped: { abbey },
};

export const doors: Doors<Cellar, CellarEvent, Plan> = { material: plan };
