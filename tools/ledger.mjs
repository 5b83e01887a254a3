// Pins the rules as they were settled: `node tools/ledger.mjs <folder>` reads `<game>.md` there, writes the hash of each statement to the
// game's `ledger.json` and prints every statement of `rules.md` that says something else. Only whoever has those files can run it;
// everybody else's tests compare `rules.md` with the hashes.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readRules } from '../packages/engine/src/reference.ts';
import { departures, pinOf, settledOf } from '../packages/testkit/src/ledger.ts';

const games = join(dirname(fileURLToPath(import.meta.url)), '..', 'packages', 'games');

const ID = '(?:[REV]-)?[A-Z][A-Z0-9]*-\\d{2,3}';
/** Several short statements may stand in one line. */
const EACH = new RegExp(`\\*\\*(${ID})\\*\\* (.*?)(?=\\s+\\*\\*${ID}\\*\\* |$)`, 'g');
/** `- **R-P52-43 Flight path** — the ruling` */
const TITLED = new RegExp(`^- \\*\\*(${ID}) ([^*]+)\\*\\* — (.*)$`);

/** A question and what answers it. */
const answered = (question, ruling) => `${question}${/[?.!]$/.test(question) ? ' ' : ': '}${ruling}`;

/** `| id | question | options | ruling | toggle |`: how it was weighed and what the toggle is called there is not part of the statement. */
function rowOf(line) {
  const cells = line.split('|').map((cell) => cell.trim());
  return new RegExp(`^${ID}$`).test(cells[1] ?? '') ? [[cells[1], answered(cells[2], cells[4])]] : [];
}

function statementsIn(line) {
  const titled = TITLED.exec(line);
  if (titled) return [[titled[1], answered(titled[2], titled[3])]];
  return line.startsWith('- ') ? Array.from(line.matchAll(EACH), ([, id, text]) => [id, text]) : rowOf(line);
}

/** A score's rank: the printed name is left out for our own. */
const RANK = [/^(\S+) .* \/ /, '$1 points: '];
/** What points to another place there, and where that stands here. */
const ELSEWHERE = {
  'R-AP-04': ['in 18.1', 'below'],
  'R-AP-33': ['See 18.2.', 'Prices below.'],
  'R-AP-48': ['18.5: ', ''],
  'R-AP-61': [/ \*toggle .*\*$/, ''],
  'R-AP-75': [' *toggle*', ''],
  'DF-154': [' in section 20', ''],
  'DF-252': ['except:', 'except for what follows.'],
  'DF-280': [/^\S+ .* \/ /, 'Up to 0 points: '],
  ...Object.fromEntries(['1', '2', '3', '4', '5', '6', '7', '8'].map((n) => [`DF-28${n}`, RANK])),
  'DF-289': [/^\S+ .* \/ /, 'More than 40 points: '],
  'R-DF-46': ['See 23.1-23.2', 'two icons on a hero die, one on a bonus die; sections as drawn below'],
  'R-DF-48': ['**Chain or merge** (section 24)', 'Several launchers form a chain, poses that contradict each other merge'],
  'R-TD-15': ['Suggested scale in section 12.', 'The scale is in `src/content/scale.ts`.'],
};

const here = ([id, text]) => [id, id in ELSEWHERE ? text.replace(...ELSEWHERE[id]) : text];

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('say where the ledgers are: node tools/ledger.mjs <folder>');
for (const game of readdirSync(games).filter((each) => existsSync(join(folder, `${each}.md`)))) {
  const settled = new Map(
    readFileSync(join(folder, `${game}.md`), 'utf8')
      .split('\n')
      .flatMap(statementsIn)
      .map(here),
  );
  const ledger = Object.fromEntries([...settled].map(([id, text]) => [id, pinOf(text)]));
  writeFileSync(join(games, game, 'ledger.json'), `${JSON.stringify(ledger, null, 2)}\n`);
  const rules = readFileSync(join(games, game, 'rules.md'), 'utf8');
  const stated = new Map(readRules(rules).map(({ id, text }) => [id, text]));
  const { changed, missing, added } = departures(ledger, rules);
  console.log(`${game}: ${settled.size} statements, ${changed.length} changed, ${missing.length} missing, ${added.length} added`);
  for (const id of changed) console.log(`  ${id}\n    settled: ${settled.get(id)}\n    rules.md: ${settledOf(stated.get(id))}`);
  for (const id of missing) console.log(`  ${id} is missing: ${settled.get(id)}`);
  for (const id of added) console.log(`  ${id} was never settled: ${stated.get(id)}`);
}
