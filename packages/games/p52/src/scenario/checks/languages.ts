/** Other languages say what the scenario says: nothing that is not there, nothing that would not fit. */
import { READ, textsIn } from '../languages.ts';
import type { Scenario } from '../scenario.ts';
import type { Tell } from './sense.ts';

export function checkLanguages(scenario: Scenario, tell: Tell): void {
  const texts = textsIn(scenario);
  for (const [language, told] of Object.entries(scenario.languages ?? {})) {
    for (const [way, { length }] of Object.entries(told)) {
      const most = READ[way.slice(way.lastIndexOf('.') + 1)] ?? 0;
      if (!texts.has(way)) tell(['languages', language, way], `The scenario says nothing at "${way.slice(0, 80)}".`);
      else if (length > most) tell(['languages', language, way], `This text has ${length} characters; ${most} are the most.`);
    }
  }
}
