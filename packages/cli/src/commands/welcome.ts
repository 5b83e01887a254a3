/** `undercroft welcome`: what a newcomer sees first. */
import { gameSlugs, loadGame } from '@undercroft/catalog';
import type { Game } from '@undercroft/engine';
import { box } from '@undercroft/terminal/box.ts';
import { Lines } from '@undercroft/terminal/lines.ts';
import { Screen } from '@undercroft/terminal/screen.ts';
import { center } from '@undercroft/terminal/text.ts';
import type { Command, Io } from '../io.ts';
import { readArgs, Usage } from '../usage.ts';
import { seatsOf } from './games.ts';
import { playWith } from './play.ts';

const help = `Shows the games, asks which one to play, and plays it.

Usage: undercroft welcome
`;

const TITLE = ['U N D E R C R O F T', 'dungeon-party games, with the rules enforced'];

function showGames(screen: Screen, games: Game[]): void {
  const { ink, width } = screen;
  const [title = '', motto = ''] = TITLE;
  const inner = width - 4;
  const lines = ['', center(ink(['bold', 'yellow'], title), inner), center(ink('dim', motto), inner), ''];
  screen.say('', ...box(lines, { ink, width, frame: 'yellow' }), '');
  for (const [i, game] of games.entries()) {
    screen.say(`  ${ink('cyan', `${i + 1})`)} ${ink('bold', game.about.name)} ${ink('dim', `(${game.about.slug}, ${seatsOf(game)})`)}`);
    screen.say(`     ${game.about.tagline}`);
  }
  screen.say('');
}

function showCommands(screen: Screen, games: Game[]): void {
  const slug = games[0]?.about.slug ?? 'cellar';
  screen.say(
    'What can be run (npm run undercroft -- <command>, or undercroft <command>):',
    `  undercroft play ${slug}`,
    `  undercroft play ${slug} --people 2`,
    `  undercroft rules ${slug} loot`,
    `  undercroft simulate ${slug} --games 1000`,
    '  undercroft games',
    '  undercroft --help',
  );
}

/** Asks until the answer is a whole number in range; null when there is nobody to answer any more. */
async function askNumber(
  screen: Screen,
  lines: Lines,
  question: string,
  range: { min: number; max: number; usual: number },
): Promise<number | null> {
  for (;;) {
    const line = await lines.ask(`${question} [${range.usual}] › `);
    if (line === null || /^q(uit)?$/.test(line.trim())) return null;
    const text = line.trim();
    const n = text === '' ? range.usual : /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
    if (n >= range.min && n <= range.max) return n;
    screen.say(`A number from ${range.min} to ${range.max}, please; or quit.`);
  }
}

/** The command line of the game the person wants, or null. */
async function choose(screen: Screen, lines: Lines, games: Game[]): Promise<string[] | null> {
  const which = await askNumber(screen, lines, 'Which game?', { min: 1, max: games.length, usual: 1 });
  if (which === null) return null;
  const game = games[which - 1]!;
  const seats = await askNumber(screen, lines, 'How many seats?', game.about.seats);
  return seats === null ? null : [game.about.slug, '--seats', String(seats)];
}

async function run(args: string[], io: Io): Promise<number> {
  const { positionals } = readArgs(args, {});
  if (positionals.length > 0) throw new Usage(`welcome takes no words; what is '${positionals[0]}'?`);
  const games: Game[] = [];
  for (const slug of await gameSlugs()) games.push(await loadGame(slug));
  const screen = new Screen(io);
  showGames(screen, games);
  if (!io.isTTY) {
    showCommands(screen, games);
    return 0;
  }
  const lines = new Lines(io);
  const chosen = await choose(screen, lines, games);
  if (chosen) return playWith(chosen, io, () => lines);
  lines.close();
  screen.say('Another time, then.');
  return 0;
}

export const welcome: Command = { summary: 'show the games and play one', help, run };
