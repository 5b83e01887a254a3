/** `undercroft rules`: the rules reference, whole or searched. */
import { loadGame } from '@undercroft/catalog';
import { askRules } from '@undercroft/engine';
import { Screen } from '@undercroft/terminal/screen.ts';
import { harmless } from '@undercroft/terminal/text.ts';
import { type Command, FAILED, type Io } from '../io.ts';
import { referenceOf, showAnswers, showRules } from '../reference.ts';
import { readArgs, Usage } from '../usage.ts';

const help = `Prints the rules of a game, or answers a question about them.

Usage: undercroft rules <game> [question or id ...] [--json]

  undercroft rules table-dungeon how do I win
  undercroft rules td TD-028
`;

async function run(args: string[], io: Io): Promise<number> {
  const { values, positionals } = readArgs(args, { json: { type: 'boolean' } });
  const [name, ...words] = positionals;
  if (name === undefined) throw new Usage('which game?');
  const reference = await referenceOf(await loadGame(name));
  const query = harmless(words.join(' ')).trim();
  const found = query ? askRules(reference, query, 'en') : [];
  if (values.json) {
    io.stdout.write(`${JSON.stringify(query ? found : reference.statements, null, 2)}\n`);
    return 0;
  }
  const screen = new Screen(io);
  if (!query) showRules(screen, reference.statements);
  else if (!showAnswers(screen, found)) {
    screen.say(`Nothing in the rules answers '${query}'.`);
    return FAILED;
  }
  return 0;
}

export const rules: Command = { summary: 'look something up in the rules', help, run };
