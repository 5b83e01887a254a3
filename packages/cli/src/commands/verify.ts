/** `undercroft verify`: plays a finished match again from its seed and compares everything. */
import { loadGame } from '@undercroft/catalog';
import { readSave, verifyMatch } from '@undercroft/engine';
import { inkFor } from '@undercroft/terminal/ink.ts';
import { harmless, plural } from '@undercroft/terminal/text.ts';
import { readJson } from '../files.ts';
import { type Command, FAILED, type Io } from '../io.ts';
import { oneWord, readArgs } from '../usage.ts';

const help = `Plays a finished match again from its seed and compares every decision, every
event and the result.

Usage: undercroft verify <file> [--json]

Exit code 0 if all is as recorded, 1 if something differs, 2 if it is no match.
`;

async function run(args: string[], io: Io): Promise<number> {
  const { values, positionals } = readArgs(args, { json: { type: 'boolean' } });
  const file = oneWord(positionals, 'file');
  const save = readSave(await readJson(io, file));
  const game = await loadGame(save.game);
  const found = verifyMatch(game, save);
  const ink = inkFor(io);
  if (values.json) io.stdout.write(`${JSON.stringify({ game: game.slug, ...found }, null, 2)}\n`);
  else if (found.ok) {
    io.stdout.write(`${ink(['bold', 'green'], 'OK')} ${game.name}, ${plural(found.decisions, 'decision')} as recorded\n`);
    if (found.dice === 'people') io.stdout.write('Its dice were rolled by people: they are as they were told, which nobody can verify.\n');
  } else io.stdout.write(`${ink(['bold', 'red'], 'DIFFERENT')} ${harmless(found.difference ?? '').slice(0, 300)}\n`);
  return found.ok ? 0 : FAILED;
}

export const verify: Command = { summary: 'check a finished match against its seed', help, run };
