/** A person's turn: the table is shown, the question is put, and lines are read until one answers it. */

import type { Ask, DecisionBase } from '@undercroft/engine';
import { box } from '@undercroft/terminal/box.ts';
import { choose, type Extra, type Group, type LineEnd, label, listed, numberOf, type Turn } from './answers.ts';
import { COMMANDS } from './commands.ts';
import { handOver } from './handover.ts';
import type { Session, TurnEnd } from './session.ts';
import { explainText } from './why.ts';

/** As many options are shown at once; more are put into groups, if the game has a way to sort them. */
const MANY = 12;

export async function takeTurn(session: Session, ask: Ask): Promise<TurnEnd> {
  const handed = await handOver(session, ask.seat);
  if (handed !== 'ready') return handed;
  const turn = turnOf(session, ask);
  show(turn);
  for (;;) {
    const line = await session.lines.ask(promptOf(turn));
    if (line === null) return 'leave';
    const end = await obey(turn, line.trim());
    if (end !== 'again') return end;
  }
}

function turnOf(session: Session, ask: Ask): Turn {
  const { game, match } = session;
  const { seat } = ask;
  const options = game.play.options(match.table, ask);
  const mays = game.play.pending(match.table).filter((other) => other.may && other.seat === seat);
  const extras = mays.map((may, i) => ({ letter: String.fromCharCode(97 + (i % 26)), ask: may }));
  const view: unknown = game.sight.view(match.table, seat);
  const turn: Turn = { session, seat, ask, view, options, groups: groupsOf(session, view, options), extras };
  for (const d of options) session.offered.set(`${seat} ${label(turn, d).toLowerCase()}`, d);
  return turn;
}

function groupsOf(session: Session, view: unknown, options: DecisionBase[]): Group[] {
  if (options.length <= MANY) return [];
  const sorted = Map.groupBy(options, (d) => session.groupOf(view, d));
  if (sorted.size < 2 || sorted.size > Math.min(26, options.length / 2)) return [];
  return [...sorted].map(([title, inside], i) => ({ letter: String.fromCharCode(65 + i), title, options: inside }));
}

function show(turn: Turn): void {
  const { session, seat } = turn;
  const { screen, game } = session;
  if (session.io.isTTY) screen.clear();
  screen.say('', ...session.board(seat));
  const news = session.story.news(seat);
  if (news.length > 0) {
    screen.heading('What happened');
    screen.say(...news.map((line) => `  · ${session.paint(line)}`));
  }
  screen.heading(session.seatName(seat));
  screen.say(screen.ink('bold', game.words.ask(turn.view, turn.ask)));
  screen.say(...(turn.groups.length > 0 ? groupLines(turn) : listed(turn, turn.options)));
  for (const { letter, ask } of turn.extras) {
    screen.say(`  ${screen.ink('cyan', `${letter})`)} ${screen.ink('cyan', ask.kind)}  ${game.words.ask(turn.view, ask)}`);
  }
  if (turn.ask.open) screen.say(`  ${session.hasForm(turn.ask.kind) ? FORM : 'Answer with JSON'}, or type 'sample' to let a bot choose.`);
  screen.say(screen.ink('dim', '  ? help · hint · why · rules · undo · log · save · quit'));
}

const FORM = "Type 'form' to be asked line by line, answer with JSON";

/** `  A) Keep Thick Skull  1-5`: the options inside keep their numbers. */
function groupLines(turn: Turn): string[] {
  const { ink } = turn.session.screen;
  return turn.groups.map(({ letter, title, options }) => {
    const numbers = options.map((d) => numberOf(turn, d));
    const [first, last] = [Math.min(...numbers), Math.max(...numbers)];
    const span = last - first + 1 === numbers.length ? (first === last ? `${first}` : `${first}-${last}`) : numbers.join(' ');
    const only = options.length === 1 ? turn.session.paint(label(turn, options[0]!)) : title;
    return `  ${ink('cyan', `${letter})`)} ${only}  ${ink('dim', span)}`;
  });
}

function promptOf({ session, options, ask }: Turn): string {
  const choices = ask.open ? (session.hasForm(ask.kind) ? 'form' : 'JSON') : options.length === 1 ? '1' : `1-${options.length}`;
  return session.screen.ink(['bold', 'yellow'], `${choices} › `);
}

/** A number, a letter, a command, JSON or the words of an option; anything else is explained. */
async function obey(turn: Turn, line: string): Promise<LineEnd> {
  if (line === '') return 'again';
  if (/^\d{1,9}$/.test(line)) return chooseNumber(turn, Number(line));
  const group = turn.groups.find(({ letter }) => letter === line);
  if (group) return openGroup(turn, group);
  if (line === 'form' && turn.ask.open) return fillIn(turn, turn.ask);
  const extra = turn.extras.find(({ letter, ask }) => letter === line || ask.kind === line);
  if (extra) return takeExtra(turn, extra);
  const [word = '', ...rest] = line.split(/\s+/);
  const command = Object.hasOwn(COMMANDS, word) ? COMMANDS[word] : undefined;
  if (command) return command.run(turn, rest.join(' '));
  if (Object.hasOwn(turn.session.pages, word)) {
    turn.session.screen.say(...turn.session.page(word, turn.seat));
    return 'again';
  }
  if (line.startsWith('{')) return chooseJson(turn, line);
  const named = turn.options.find((d) => label(turn, d).toLowerCase() === line.toLowerCase());
  if (named) return choose(turn, named);
  explainText(turn, line);
  return 'again';
}

function openGroup(turn: Turn, { options }: Group): LineEnd {
  if (options.length === 1) return choose(turn, options[0]!);
  const numbers = options.map((d) => numberOf(turn, d));
  turn.session.screen.say(...listed(turn, options, numbers));
  return 'again';
}

/** Asks line by line; what comes of it is judged like any other answer. */
async function fillIn(turn: Turn, ask: Ask): Promise<LineEnd> {
  const { session } = turn;
  if (!session.hasForm(ask.kind)) {
    session.screen.say('This question wants JSON.');
    return 'again';
  }
  const d = await session.fillForm(ask);
  if (d === null) {
    session.screen.say('Left alone.');
    return 'again';
  }
  session.screen.say(`  ${session.paint(label(turn, d))}`);
  return choose(turn, d);
}

function chooseNumber(turn: Turn, n: number): LineEnd {
  const d = turn.options[n - 1];
  if (d) return choose(turn, d);
  turn.session.screen.say(
    turn.options.length > 0 ? `There is no ${n} here; choose 1 to ${turn.options.length}.` : 'This question wants JSON.',
  );
  return 'again';
}

function chooseJson(turn: Turn, line: string): LineEnd {
  try {
    const d: unknown = JSON.parse(line);
    return choose(turn, { seat: turn.seat, kind: turn.ask.kind, ...(typeof d === 'object' ? d : {}) });
  } catch {
    turn.session.screen.say('That is not JSON.');
    return 'again';
  }
}

/** An optional decision: at once if there is only one way, else after a second question. */
async function takeExtra(turn: Turn, { ask }: Extra): Promise<LineEnd> {
  const { session } = turn;
  if (ask.open && session.hasForm(ask.kind)) return fillIn(turn, ask);
  const options: DecisionBase[] = session.game.play.options(session.match.table, ask);
  if (options.length === 1) return choose(turn, options[0]!);
  session.screen.say(...box(listed(turn, options), { ink: session.screen.ink, width: session.screen.width, title: ask.kind }));
  const wanted = ask.open ? 'JSON, or Enter to leave it › ' : `1-${options.length}, or Enter to leave it › `;
  const line = (await session.lines.ask(wanted))?.trim();
  if (line === undefined) return 'leave';
  const d = /^\d{1,9}$/.test(line) ? options[Number(line) - 1] : undefined;
  if (d) return choose(turn, d);
  if (line.startsWith('{')) return chooseJson({ ...turn, ask }, line);
  session.screen.say('Left alone.');
  return 'again';
}
