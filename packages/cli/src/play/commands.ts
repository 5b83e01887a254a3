/** What a person can type besides an answer. */
import { botByName, decideFor, greedy, questionFor, type Ranked } from '@undercroft/bots';
import { CHANCE, RECONSIDER, type Seat } from '@undercroft/engine';
import { bar } from '@undercroft/terminal/box.ts';
import { clip, harmless, padEnd, wrap } from '@undercroft/terminal/text.ts';
import { showSearch } from '../reference.ts';
import { Usage } from '../usage.ts';
import { canReconsider, choose, type LineEnd, label, listed, numberOf, type Turn } from './answers.ts';
import { paceNamed } from './pace.ts';
import { why } from './why.ts';

export interface PlayCommand {
  help: string;
  run(turn: Turn, rest: string): LineEnd | Promise<LineEnd>;
}

/** The bot whose opinion a hint is. */
const ADVISER = 'mcts:300ms';
const HINTS = 5;
const HELP_COLUMN = 14;

function again(say: (turn: Turn, rest: string) => void): PlayCommand['run'] {
  return (turn, rest) => {
    say(turn, rest);
    return 'again';
  };
}

function showHelp({ session: { screen, pages } }: Turn): void {
  screen.heading('What you can type');
  const lines: [string, string][] = Object.entries({ ...COMMANDS, ...pages }).map(([name, { help }]) => [name, help]);
  lines.unshift(['a number', 'takes that option; a letter, or its word, does something besides; a capital letter opens a group']);
  for (const [name, help] of lines) {
    if (name === 'help') continue;
    const [first = '', ...more] = wrap(help, screen.width - HELP_COLUMN);
    screen.say(`  ${screen.ink('cyan', padEnd(name, HELP_COLUMN - 2))}${first}`, ...more.map((line) => ' '.repeat(HELP_COLUMN) + line));
  }
}

const lastOf = ({ match }: Turn['session'], seat: Seat): number => match.log.findLastIndex((d) => d.seat === seat);

/** `undo`: what told nobody anything; alone among bots also what they answered to it. */
function undo({ session, seat }: Turn): LineEnd {
  const { match, screen } = session;
  const last = lastOf(session, seat);
  if (last >= match.undoPoint(seat, !session.isHotSeat)) {
    session.backTo(last, `${session.seatName(seat)} took a decision back.`);
    return 'go-on';
  }
  if (last < 0) screen.say('You have not decided anything yet.');
  else {
    const others = session.isHotSeat ? 'others decided, ' : '';
    screen.say(`That cannot simply be taken back: since then ${others}dice fell or something hidden was shown.`);
    if (!session.isHotSeat) screen.say("Nobody else sits here, so 'undo!' goes back to your last decision all the same.");
  }
  return 'again';
}

/** `undo!`: alone among bots one may cheat; the log says so. */
function undoAnyway({ session, seat }: Turn): LineEnd {
  const { screen } = session;
  const last = lastOf(session, seat);
  if (session.isHotSeat) screen.say('Other people sit at this table: what they have seen cannot be taken back.');
  else if (last < 0) screen.say('You have not decided anything yet.');
  else {
    session.backTo(last, `${session.seatName(seat)} turned back time to before decision ${last + 1}.`);
    return 'go-on';
  }
  return 'again';
}

/** `reconsider`: somebody who has answered wants the keyboard back before all have. */
function reconsider({ session, seat }: Turn): LineEnd {
  const seats = Array.from({ length: session.company.people }, (_, person) => person);
  const waiting = seats.find((other) => other !== seat && canReconsider(session, other));
  if (waiting === undefined) {
    session.screen.say('Nobody has an answer that could still be taken back.');
    return 'again';
  }
  session.decide({ seat: waiting, kind: RECONSIDER });
  session.wanted = waiting;
  return 'go-on';
}

/** The adviser's opinion; null if it breaks, which is no reason to end the game. */
function advice({ session, ask }: Turn): Ranked[] | null {
  if (ask.kind === CHANCE) return null;
  try {
    return botByName(ADVISER).rank?.(questionFor({ game: session.game, t: session.match.table, ask }, true), session.random) ?? null;
  } catch {
    return null;
  }
}

/** `hint`: what a bot in this seat would do, the best first. It knows no more than the person does. */
function hint(turn: Turn): void {
  const { session } = turn;
  const ranked = advice(turn);
  if (ranked === null) {
    session.screen.say('The bot has no idea either.');
    return;
  }
  const best = Math.max(0, ...ranked.map((r) => r.value));
  for (const { decision, value } of ranked.slice(0, HINTS)) {
    const number = numberOf(turn, decision);
    const name = decision === null ? 'nothing' : clip(label(turn, decision), 46);
    session.screen.say(`  ${padEnd(number > 0 ? `${number})` : '', 4)} ${padEnd(name, 46)} ${bar(value, best, 12)} ${value.toFixed(2)}`);
  }
  session.screen.say(session.screen.ink('dim', `  This is what the bot ${ADVISER} expects, from 0 (lost) to 1 (won).`));
}

function sample(turn: Turn): LineEnd {
  const { session, ask } = turn;
  const d = decideFor(greedy, { game: session.game, t: session.match.table, ask }, session.random);
  if (d === null) return 'again';
  session.screen.say(`The bot answers: ${label(turn, d)}`);
  return choose(turn, d);
}

/** `pace`: how fast bots go on, or from now on. */
function pace({ session }: Turn, rest: string): void {
  const wanted = rest.trim();
  try {
    if (wanted !== '') session.pace = paceNamed(clip(harmless(wanted), 20));
    session.screen.say(`The pace is ${session.pace}.`);
  } catch (error) {
    if (!(error instanceof Usage)) throw error;
    session.screen.say(error.message);
  }
}

async function save({ session }: Turn, rest: string): Promise<LineEnd> {
  const file = harmless(rest) || session.file || `${session.game.about.slug}.save.json`;
  try {
    await session.save(file);
    session.screen.say(`Saved to ${file}.`);
  } catch (error) {
    // A wrong file name must not end the game.
    if (!(error instanceof Usage)) throw error;
    session.screen.say(error.message);
  }
  return 'again';
}

export const COMMANDS: Record<string, PlayCommand> = {
  '?': { help: 'shows this', run: again(showHelp) },
  help: { help: 'shows this', run: again(showHelp) },
  board: { help: 'shows the table again', run: again(({ session, seat }) => session.screen.say(...session.board(seat))) },
  options: { help: 'shows the options again', run: again((turn) => turn.session.screen.say(...listed(turn, turn.options))) },
  hint: { help: 'asks a bot what it would do', run: again(hint) },
  why: { help: "'why 3', 'why <something>': why it can or cannot be done, with the rule", run: again(why) },
  rules: {
    help: "'rules <words or id>': looks the words up in the rules",
    run: again(({ session }, rest) => showSearch(session.screen, session.rules, clip(harmless(rest), 60))),
  },
  log: {
    help: 'tells the whole story so far',
    run: again(({ session, seat }) => session.screen.say(...session.story.all(seat).map((line) => session.paint(line)))),
  },
  undo: { help: 'takes back your last decision, if it told nobody anything', run: undo },
  'undo!': { help: 'goes back to your last decision all the same (only alone among bots)', run: undoAnyway },
  reconsider: { help: 'lets somebody who has answered choose again, while others still think', run: reconsider },
  sample: { help: 'lets a bot answer for you', run: sample },
  pace: { help: "'pace story', 'pace brisk' or 'pace at-once': how fast bots go on", run: again(pace) },
  view: {
    help: 'prints what you may know, as JSON',
    run: again(({ session, view }) => session.screen.say(JSON.stringify(view, null, 1))),
  },
  save: { help: "'save [file]': keeps the match in a file and goes on", run: save },
  quit: { help: 'saves and leaves', run: () => 'leave' },
};
