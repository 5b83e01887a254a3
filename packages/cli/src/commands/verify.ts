/** `undercroft verify`: plays a finished match again from its seed and compares everything. */
import { loadGame } from '@undercroft/catalog';
import { BadSave, type DiceProof, type Game, loadMatch, readSave, unfair, type Verification, verifyMatch } from '@undercroft/engine';
import { inkFor } from '@undercroft/terminal/ink.ts';
import { harmless, plural } from '@undercroft/terminal/text.ts';
import { readJson } from '../files.ts';
import { type Command, FAILED, type Io } from '../io.ts';
import { oneWord, readArgs } from '../usage.ts';

const help = `Plays a finished match again from its seed and compares every decision, every
event and the result. Of the proof a server gives for a table it also checks
that secret and texts are those everybody was bound to, and make the seed.
A match that goes on has no result yet: then what was played so far is checked.

Usage: undercroft verify <file> [--json]

Exit code 0 if all (so far) is as recorded, 1 if something differs, 2 if it
is no match.
`;

/** What a server gives away of a finished table; whether it fits together is what is checked. */
function isProof(value: unknown): value is DiceProof & { match: { seed?: unknown } } {
  return typeof value === 'object' && value !== null && 'match' in value && 'secret' in value && 'entropy' in value;
}

/** What is wrong with the dice of a proof; a match alone says nothing about them. */
function wrongDice(given: unknown): string | null {
  if (!isProof(given)) return null;
  try {
    return unfair(given) ?? (given.match.seed === given.seed ? null : 'the match was played with another seed');
  } catch {
    throw new BadSave('the proof is damaged: it does not say what was added by whom');
  }
}

interface Found extends Verification {
  /** False: the match goes on, and what was played so far is as recorded. */
  finished: boolean;
}

/** What was played until now leads to the table that was saved. */
function soFar(game: Game, save: ReturnType<typeof readSave>): Found {
  try {
    return { ok: true, finished: false, decisions: loadMatch(game, save).log.length, difference: null };
  } catch (error) {
    if (!(error instanceof BadSave)) throw error;
    return { ok: false, finished: false, decisions: 0, difference: error.message };
  }
}

function check(game: Game, given: unknown, save: ReturnType<typeof readSave>): Found {
  const wrong = wrongDice(given);
  if (wrong !== null) return { ok: false, finished: true, decisions: 0, difference: wrong };
  // A proof is given of a finished match; one without a result is none.
  return save.outcome || isProof(given) ? { ...verifyMatch(game, save), finished: true } : soFar(game, save);
}

async function run(args: string[], io: Io): Promise<number> {
  const { values, positionals } = readArgs(args, { json: { type: 'boolean' } });
  const file = oneWord(positionals, 'file');
  const given = await readJson(io, file);
  const save = readSave(isProof(given) ? given.match : given);
  const game = await loadGame(save.game);
  const found = check(game, given, save);
  const ink = inkFor(io);
  if (values.json) io.stdout.write(`${JSON.stringify({ game: game.about.slug, ...found }, null, 2)}\n`);
  else if (found.ok && !found.finished) {
    const words = `${plural(found.decisions, 'decision')} as recorded so far; the match goes on, so there is no result to compare`;
    io.stdout.write(`${ink(['bold', 'yellow'], 'UNFINISHED')} ${game.about.name}, ${words}\n`);
  } else if (found.ok) {
    io.stdout.write(`${ink(['bold', 'green'], 'OK')} ${game.about.name}, ${plural(found.decisions, 'decision')} as recorded\n`);
    if (found.dice === 'people') io.stdout.write('Its dice were rolled by people: they are as they were told, which nobody can verify.\n');
  } else io.stdout.write(`${ink(['bold', 'red'], 'DIFFERENT')} ${harmless(found.difference ?? '').slice(0, 300)}\n`);
  return found.ok ? 0 : FAILED;
}

export const verify: Command = { summary: 'check a finished match against its seed', help, run };
