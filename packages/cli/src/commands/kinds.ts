/** `undercroft kinds`: where each kind of decision is asked, judged, wished for, worded and drawn. */
import { loadGame } from '@undercroft/catalog';
import { CHANCE } from '@undercroft/engine';
import { Screen } from '@undercroft/terminal/screen.ts';
import { clip } from '@undercroft/terminal/text.ts';
import type { Command, Io } from '../io.ts';
import { ASPECTS, type Aspect, placesOf } from '../kinds.ts';
import { readArgs, Usage } from '../usage.ts';

const help = `Shows where in a game's folder each kind of decision lives: for whoever
looks for the code behind a button.

Usage: undercroft kinds <game> [kind] [--json]

Without a kind it counts the places of all kinds; with one it lists them.
A kind that no board draws is put in the game's words, with a button for each
answer (packages/board/src/question/answers.tsx).
`;

const SAYS: Record<Aspect, string> = {
  asked: 'asked and carried out',
  judged: 'its answers, and why not',
  wished: 'what bots think of it',
  worded: 'in words',
  drawn: 'drawn',
};

async function kindsOf(name: string): Promise<{ slug: string; kinds: string[] }> {
  const { about, play } = await loadGame(name);
  return { slug: about.slug, kinds: Object.keys(play.questions).filter((kind) => kind !== CHANCE) };
}

function listAll(slug: string, kinds: readonly string[], screen: Screen): void {
  const width = Math.max(...kinds.map((kind) => kind.length));
  for (const kind of kinds) {
    const found = Object.entries(placesOf(slug, kind)).map(([aspect, places]) => `${aspect} ${String(places.length).padStart(2)}`);
    screen.say(`  ${screen.ink('cyan', kind.padEnd(width))}  ${found.join('  ')}`);
  }
}

function listOne(slug: string, kind: string, screen: Screen): void {
  screen.heading(`${slug}: ${kind}`);
  const found = placesOf(slug, kind);
  for (const aspect of Object.keys(ASPECTS) as Aspect[]) {
    screen.say('', screen.ink('bold', SAYS[aspect]));
    if (found[aspect].length === 0) screen.say('  nowhere by itself');
    for (const { file, line, text } of found[aspect]) {
      const place = `${file}:${line}`;
      screen.say(`  ${screen.ink('cyan', place)}  ${clip(text, Math.max(10, screen.width - place.length - 6))}`);
    }
  }
  screen.say('');
}

async function run(args: string[], io: Io): Promise<number> {
  const { values, positionals } = readArgs(args, { json: { type: 'boolean' } });
  const [name, kind, more] = positionals;
  if (name === undefined || more !== undefined) throw new Usage('kinds takes a game and perhaps one kind of decision');
  const { slug, kinds } = await kindsOf(name);
  if (kind !== undefined && !kinds.includes(kind)) throw new Usage(`${slug} asks no '${kind.slice(0, 40)}'; it asks: ${kinds.join(', ')}`);
  const wanted = kind === undefined ? kinds : [kind];
  const screen = new Screen(io);
  if (values.json) io.stdout.write(`${JSON.stringify(Object.fromEntries(wanted.map((each) => [each, placesOf(slug, each)])), null, 2)}\n`);
  else if (kind === undefined) listAll(slug, kinds, screen);
  else listOne(slug, kind, screen);
  return 0;
}

export const kinds: Command = { summary: 'find the code behind each kind of decision', help, run };
