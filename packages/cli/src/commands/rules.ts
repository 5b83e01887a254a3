/** `undercroft rules`: the rules reference, whole or searched. */
import { loadGame } from '@undercroft/catalog';
import { searchRules } from '@undercroft/engine';
import { Screen } from '@undercroft/terminal/screen.ts';
import { harmless } from '@undercroft/terminal/text.ts';
import { type Command, FAILED, type Io } from '../io.ts';
import { rulesOf, showRules, showSearch } from '../reference.ts';
import { readArgs, Usage } from '../usage.ts';

const help = `Prints the rules of a game, or the statements that contain all the words.

Usage: undercroft rules <game> [words or id ...] [--json]

  undercroft rules table-dungeon loot tie
  undercroft rules td TD-028
`;

async function run(args: string[], io: Io): Promise<number> {
  const { values, positionals } = readArgs(args, { json: { type: 'boolean' } });
  const [name, ...words] = positionals;
  if (name === undefined) throw new Usage('which game?');
  const statements = await rulesOf(await loadGame(name));
  const query = harmless(words.join(' ')).trim();
  if (values.json) {
    io.stdout.write(`${JSON.stringify(query ? searchRules(statements, query) : statements, null, 2)}\n`);
    return 0;
  }
  const screen = new Screen(io);
  if (!query) showRules(screen, statements);
  return query && !showSearch(screen, statements, query) ? FAILED : 0;
}

export const rules: Command = { summary: 'look something up in the rules', help, run };
