/** `node packages/games/dungeon-fighter/test/throws/measure-chances.ts`: measures the table of chances anew, in some minutes. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Skill, THROW_KEYS, type ThrowKey } from '../../src/throws/index.ts';
import { hitsOf, measure } from './measuring.ts';

const SKILLS: readonly Skill[] = ['first-timer', 'regular', 'show-off'];
const file = join(import.meta.dirname, '../../src/throws/chances.json');

const table = SKILLS.map((skill) => {
  const rows = (['plain', ...THROW_KEYS] as const).map((key) => {
    const wanted: ThrowKey[] = key === 'plain' ? [] : [key];
    const row = measure({ skill, wanted, aims: key === 'plain' ? 60 : 40, throws: 30, seed: 1 });
    console.log(skill, key, `${hitsOf(row).toFixed(0)} %`);
    return `    ${JSON.stringify(key)}: ${JSON.stringify(row)}`;
  });
  return `  ${JSON.stringify(skill)}: {\n${rows.join(',\n')}\n  }`;
});
writeFileSync(file, `{\n${table.join(',\n')}\n}\n`);
