/** `undercroft replay`: the story of a kept match or a crash, up to any decision, and where the rules stand there. */
import { loadGame } from '@undercroft/catalog';
import { type Game, type Match, Refused, type Save, type Seat, where } from '@undercroft/engine';
import { Screen } from '@undercroft/terminal/screen.ts';
import { clip, harmless, plural } from '@undercroft/terminal/text.ts';
import { type Crash, replayCrash } from '@undercroft/testkit';
import { boardFor } from '../boards.ts';
import { readJson } from '../files.ts';
import { type Command, FAILED, type Io } from '../io.ts';
import { newMatch } from '../play/match.ts';
import { momentPath, openMoment } from '../play/moment.ts';
import { linesFor } from '../play/story.ts';
import { readRecording } from '../recording.ts';
import { oneWord, optionalNumber, readArgs, Usage } from '../usage.ts';

const help = `Tells the story of a kept match or a crash-*.json up to a decision, and where
the rules stand there: the stack of procedures, the questions and their options.

Usage: undercroft replay <file> [--at N] [--seat S] [--json | --open]

  --at N     after the first N decisions (all of them if left out)
  --seat S   as seat S (0, 1, ...) sees it; without it every event is told
  --json     the same as JSON
  --open     that moment on its board in the browser; the file stays here

Exit code 1 if the log breaks off: a decision is refused or crashes.
`;

/** A log played again. */
interface Replay {
  match: Match;
  decisions: number;
  viewer: Seat | null;
  /** What each decision led to, in words; the first entry is the set-up. */
  story: string[][];
  /** Why it stopped early, or what is wrong with the table it led to. */
  failure: string | null;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function playAgain(game: Game, save: Save, at: number, viewer: Seat | null): Replay {
  const match = newMatch(game, save);
  const replay: Replay = { match, decisions: save.log.length, viewer, story: [tell(match, 0, viewer)], failure: null };
  for (const [i, d] of save.log.slice(0, at).entries()) {
    try {
      match.decide(d);
    } catch (error) {
      replay.failure = `decision ${i + 1} ${error instanceof Refused ? 'is refused' : 'crashes'}: ${messageOf(error)}`;
      return replay;
    }
    replay.story.push(tell(match, i + 1, viewer));
  }
  return replay;
}

/** A seat reads its own log; without a seat every event is told as it was. */
function tell(match: Match, at: number, viewer: Seat | null): string[] {
  if (viewer !== null) return linesFor(match, at, viewer);
  const { game, table, events } = match;
  const view: unknown = game.sight.view(table, null);
  return (events[at] ?? []).map((e) => game.words.event(view, e) ?? JSON.stringify(e));
}

/** Some crashes show only when the table is looked at; the testkit knows how. */
function stillBroken(game: Game, crash: Crash | null): string | null {
  const error = crash === null ? null : replayCrash(game, crash).error;
  return error === null ? null : `the table breaks a promise: ${error}`;
}

/** A table at which nobody can go on. */
function stuck({ game, table, over }: Match): string | null {
  const pending = game.play.pending(table);
  const mute = pending.find((ask) => !ask.open && game.play.options(table, ask).length === 0);
  if (mute) return `the table is stuck: '${mute.kind}' of seat ${mute.seat} has no options`;
  return over || pending.some((ask) => !ask.may) ? null : 'the table is stuck: nobody must answer and the game is not over';
}

function questions({ match: { game, table }, viewer }: Replay) {
  const asks = game.play.pending(table).filter((ask) => viewer === null || ask.seat === viewer);
  return asks.map((ask) => ({ ask, options: game.play.options(table, ask) }));
}

function asJson(replay: Replay, crash: Crash | null): object {
  const { match, viewer, failure } = replay;
  const { game, table, events, log } = match;
  const known = events.map((list) => list.flatMap((e) => (viewer === null ? e : (game.sight.redact(e, viewer) ?? []))));
  return {
    game: game.about.slug,
    decisions: replay.decisions,
    at: log.length,
    where: where(table),
    ...(viewer === null ? { stack: table.stack } : {}),
    pending: questions(replay),
    log: viewer === null ? log : log.filter((d) => d.seat === viewer),
    events: known,
    view: game.sight.view(table, viewer),
    outcome: match.outcome(),
    failure,
    crash: crash && { error: crash.error, where: crash.where },
  };
}

function showStory(screen: Screen, { match: { log }, story, viewer }: Replay): void {
  for (const [i, lines] of story.entries()) {
    const d = log[i - 1];
    const hidden = viewer !== null && d?.seat !== viewer;
    const title = d === undefined ? 'set-up' : hidden ? `seat ${d.seat} decided` : clip(harmless(JSON.stringify(d)), screen.width - 8);
    screen.say(`${screen.ink('cyan', `#${i}`)} ${screen.ink('dim', title)}`, ...lines.map((line) => `     ${harmless(line)}`));
  }
}

const MOST_OPTIONS = 40;

function showQuestions(screen: Screen, replay: Replay, name: (seat: Seat) => string): void {
  for (const { ask, options } of questions(replay)) {
    const open = ask.open ? ' (open: any answer that fits)' : '';
    screen.say(`${screen.ink('bold', name(ask.seat))} ${ask.may ? 'may' : 'must'} ${ask.kind}${open}`);
    const shown = options.slice(0, MOST_OPTIONS).map((d, i) => `  ${String(i + 1).padStart(2)}) ${JSON.stringify(d)}`);
    screen.say(...shown.map((line) => clip(line, screen.width)));
    if (options.length > MOST_OPTIONS) screen.say(`   … and ${options.length - MOST_OPTIONS} more`);
  }
}

async function show(screen: Screen, replay: Replay, crash: Crash | null): Promise<void> {
  const { match, viewer, failure } = replay;
  const { game, table, log, config } = match;
  screen.heading(`${game.about.name}, ${plural(config.seats, 'seat')}, ${log.length} of ${plural(replay.decisions, 'decision')}`);
  showStory(screen, replay);
  screen.heading('Where the rules stand');
  screen.say(where(table));
  const view: unknown = game.sight.view(table, viewer);
  const name = (seat: Seat): string => game.words.seat(game.sight.view(table, viewer), seat);
  const board = await boardFor(game.about.slug);
  screen.say(...board.draw(view, { viewer, ink: screen.ink, width: screen.width, seats: config.seats, name }));
  showQuestions(screen, replay, name);
  if (match.over) screen.say(`The game is over: ${JSON.stringify(match.outcome())}`);
  if (crash) screen.say(screen.ink('red', `Recorded: ${harmless(crash.error)} (at ${harmless(crash.where)})`));
  if (crash && !failure) screen.say(screen.ink('green', 'It does not break any more.'));
  if (failure) screen.say(screen.ink('red', `Now: ${harmless(failure)}`));
}

async function run(args: string[], io: Io): Promise<number> {
  const { values, positionals } = readArgs(args, {
    at: { type: 'string' },
    seat: { type: 'string' },
    json: { type: 'boolean' },
    open: { type: 'boolean' },
  });
  const { save, crash } = readRecording(await readJson(io, oneWord(positionals, 'file')));
  const game = await loadGame(save.game);
  const at = optionalNumber(values.at, '--at') ?? save.log.length;
  if (at > save.log.length) throw new Usage(`the match has ${plural(save.log.length, 'decision')}; --at ${at} is beyond its end`);
  const viewer = optionalNumber(values.seat, '--seat') ?? null;
  if (viewer !== null && viewer >= save.seats) throw new Usage(`the match has seats 0 to ${save.seats - 1}, not ${viewer}`);
  if (values.open) {
    await openMoment(io, await momentPath(save, at, viewer));
    return 0;
  }
  const replay = playAgain(game, save, at, viewer);
  replay.failure ??= stuck(replay.match);
  if (at === save.log.length) replay.failure ??= stillBroken(game, crash);
  if (values.json) io.stdout.write(`${JSON.stringify(asJson(replay, crash), null, 2)}\n`);
  else await show(new Screen(io), replay, crash);
  return replay.failure ? FAILED : 0;
}

export const replay: Command = { summary: 'tell the story of a kept match or a crash', help, run };
