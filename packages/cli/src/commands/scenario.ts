/** `undercroft scenario`: for whoever writes one. Says what is wrong with it, line by line, and how parties of every size fare in it. */
import { gameSlugs, loadGame } from '@undercroft/catalog';
import { flawsInText, type Game, type MaterialDoor } from '@undercroft/engine';
import { type Report, simulate } from '@undercroft/lab';
import { progressFor } from '@undercroft/terminal/progress.ts';
import { Screen } from '@undercroft/terminal/screen.ts';
import { harmless } from '@undercroft/terminal/text.ts';
import { readText } from '../files.ts';
import { type Command, FAILED, type Io } from '../io.ts';
import { showFare } from '../scenario-report.ts';
import { nameList, optionalNumber, readArgs, Usage, wholeNumber } from '../usage.ts';

const help = `For whoever writes scenarios: one JSON file that a table can be made with.

Usage: undercroft scenario check <file>
       undercroft scenario simulate <file> [options]

check      says everything that is wrong with it, each with line and column
simulate   lets bots play it with parties of every size, and reports how often
           they win, which quests they lose, and what each race, class and item
           does to their chances

  --game NAME          whose scenario it is (the one game that has scenarios)
  --games N            games for each size of party (200)
  --seats a,b          sizes of party (all that play by the book)
  --bots a,b           who plays (greedy)
  --seed TEXT          the same seed gives the same report (scenario)
  --json               the reports as JSON

Exit code 1 if something is wrong with the scenario, or a game broke off.
`;

const FLAGS = {
  game: { type: 'string' },
  games: { type: 'string' },
  seats: { type: 'string' },
  bots: { type: 'string' },
  seed: { type: 'string' },
  json: { type: 'boolean' },
} as const;

/** What games call the material that this command is about. */
const SCENARIO = 'Scenario';

type WithScenarios = { game: Game; door: MaterialDoor<unknown> };

/** The game that is named, or the only one whose tables are made with scenarios. */
async function gameWith(name: string | undefined): Promise<WithScenarios> {
  const games = await Promise.all((name === undefined ? await gameSlugs() : [name]).map(loadGame));
  const found = games.flatMap((game): WithScenarios[] => {
    const door = game.doors?.material;
    return door?.name === SCENARIO ? [{ game, door }] : [];
  });
  if (found.length === 1) return found[0]!;
  throw new Usage(name === undefined ? 'which game? name it with --game' : `${name} is not played with scenarios`);
}

/** Says what is wrong with it, as editors and compilers do: file, place, sentence. */
function tellFlaws(io: Io, { game }: WithScenarios, file: string, text: string): boolean {
  const flaws = flawsInText(game, text);
  for (const { at, message } of flaws) {
    const place = /^line (\d+), column (\d+)$/.exec(at ?? '');
    io.stdout.write(`${harmless(file)}${place ? `:${place[1]}:${place[2]}` : ''}: ${harmless(message)}\n`);
  }
  return flaws.length > 0;
}

async function sizesOf({ about: { slug } }: Game, given: string | undefined): Promise<number[]> {
  const named = nameList(given).map((text) => wholeNumber(text, '--seats', 1));
  if (named.length > 0) return named;
  const { abouts } = await import('@undercroft/catalog/abouts');
  const { min, max } = abouts.find((about) => about.slug === slug)!.players;
  return Array.from({ length: max - min + 1 }, (_, i) => min + i);
}

async function runSizes(io: Io, found: WithScenarios, text: string, values: ReturnType<typeof read>['values']): Promise<Report[]> {
  const sizes = await sizesOf(found.game, values.seats);
  const games = optionalNumber(values.games, '--games', 1) ?? 200;
  const bots = nameList(values.bots);
  const progress = progressFor(io);
  const reports: Report[] = [];
  for (const [i, seats] of sizes.entries()) {
    const onProgress = ({ done }: { done: number }) =>
      progress.at(i * games + done, sizes.length * games, `${done} of ${games} games, party of ${seats}`);
    const spec = { game: found.game.about.slug, games, seats, bots: bots.length > 0 ? bots : ['greedy'], options: {} };
    reports.push(await simulate({ ...spec, material: JSON.parse(text), seed: values.seed ?? 'scenario', workers: 1, onProgress }));
  }
  progress.done();
  return reports;
}

const read = (args: string[]) => readArgs(args, FLAGS);

async function run(args: string[], io: Io): Promise<number> {
  const { values, positionals } = read(args);
  const [what, file, ...more] = positionals;
  if (what !== 'check' && what !== 'simulate') throw new Usage("check or simulate? 'undercroft scenario --help' says more");
  if (file === undefined || more.length > 0) throw new Usage('which file?');
  const found = await gameWith(values.game);
  const text = await readText(io, file);
  if (tellFlaws(io, found, file, text)) return FAILED;
  const title = harmless(found.door.title(found.door.read(text).value));
  if (what === 'check') {
    io.stdout.write(`${title}: nothing is wrong with it.\n`);
    return 0;
  }
  const reports = await runSizes(io, found, text, values);
  if (values.json) io.stdout.write(`${JSON.stringify(reports, null, 2)}\n`);
  else showFare(new Screen(io), title, reports);
  return reports.some(({ errors }) => errors > 0) ? FAILED : 0;
}

export const scenario: Command = { summary: 'check a scenario, and see how parties fare in it', help, run };
