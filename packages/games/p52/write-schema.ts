/** Writes `scenario.schema.json`, which editors use while a scenario is written: `node packages/games/p52/write-schema.ts`. */
import { writeFileSync } from 'node:fs';
import { scenarioSchema } from './src/scenario/scenario.ts';

writeFileSync(new URL('./scenario.schema.json', import.meta.url), `${JSON.stringify(scenarioSchema(), null, 2)}\n`);
