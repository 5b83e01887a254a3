/** `undercroft play`: a game at the terminal, alone against bots or in turns at one keyboard. */
import { randomBytes } from 'node:crypto';
import { botByName } from '@undercroft/bots';
import { loadGame } from '@undercroft/catalog';
import type { Game, Match } from '@undercroft/engine';
import { Lines } from '@undercroft/terminal/lines.ts';
import { boardFor } from '../boards.ts';
import { keepThings, materialFrom, mustBeForPeople, thingsFrom } from '../doors.ts';
import { readJson } from '../files.ts';
import type { Command, Io } from '../io.ts';
import { companyIn, seatCompany, seatsFor } from '../play/company.ts';
import { newMatch, resumedMatch } from '../play/match.ts';
import { paceNamed, USUAL_PACE } from '../play/pace.ts';
import { Session } from '../play/session.ts';
import { rulesOf } from '../reference.ts';
import { houseRules, nameList, oneWord, optionalNumber, readArgs, Usage } from '../usage.ts';

const help = `Plays a game at the terminal. You sit on the first seat, bots on the others.

Usage: undercroft play <game> [options]

  --seats N            how many sit at the table
  --bots a,b           who plays the other seats: random, greedy, mcts or, with
                       more time to think, mcts:2000ms; mcts if not named
  --people N           several people take turns at one keyboard
  --seed TEXT          the same seed deals the same cards
  --option key=value   a house rule; see 'undercroft games'
  --material NAME      what the table is made with: one that comes with
                       it, by name (see 'undercroft games'), or a file
  --bring FILE         what you bring from earlier games; several people name
                       one each, in the order of their seats
  --keep FILE          where to write what you take home when the game is over
  --resume FILE        goes on with a saved match
  --dice NAME          who rolls: house, or people: you roll real dice and type
                       what they show; such dice cannot be verified
  --pace NAME          how fast bots go on: story tells each deed as it happens
                       (Enter skips to your turn), brisk (usual) or at-once
  --save FILE          keeps the match in this file at the end or when you leave

In the game: a number chooses, ? shows what else can be typed.
`;

const FLAGS = {
  seats: { type: 'string' },
  bots: { type: 'string' },
  people: { type: 'string' },
  seed: { type: 'string' },
  option: { type: 'string', multiple: true },
  material: { type: 'string' },
  bring: { type: 'string', multiple: true },
  keep: { type: 'string', multiple: true },
  resume: { type: 'string' },
  save: { type: 'string' },
  pace: { type: 'string' },
  dice: { type: 'string' },
} as const;

type Flags = ReturnType<typeof readArgs<typeof FLAGS>>['values'];

/** Who rolls; left out, the house does. */
function diceNamed(name: string | undefined): 'people' | undefined {
  if (name === undefined || name === 'house') return undefined;
  if (name !== 'people') throw new Usage(`--dice is house or people, not '${name.slice(0, 20)}'`);
  return name;
}

async function openMatch(io: Io, game: Game, flags: Flags): Promise<{ match: Match; save: unknown }> {
  if (flags.resume === undefined) {
    const people = optionalNumber(flags.people, '--people', 1) ?? 1;
    const seats = optionalNumber(flags.seats, '--seats', 1) ?? seatsFor(game, people, nameList(flags.bots).length);
    const seed = flags.seed ?? randomBytes(32).toString('hex');
    const dice = diceNamed(flags.dice);
    mustBeForPeople('--bring', flags.bring ?? [], people);
    const [material, brings] = [await materialFrom(io, game, flags.material), await thingsFrom(io, game, flags.bring ?? [])];
    return { match: newMatch(game, { seats, options: houseRules(game, flags.option), seed, dice, material, brings }), save: null };
  }
  for (const flag of ['seats', 'seed', 'option', 'dice', 'material', 'bring'] as const) {
    if (flags[flag] !== undefined) throw new Usage(`--${flag} is settled by the saved match; leave it out with --resume`);
  }
  const save = await readJson(io, flags.resume);
  return { match: resumedMatch(game, save), save };
}

/** Plays with lines that are being read already, as the welcome does. */
export async function playWith(args: string[], io: Io, lines: () => Lines): Promise<number> {
  const { values: flags, positionals } = readArgs(args, FLAGS);
  const game = await loadGame(oneWord(positionals, 'game'));
  const bots = nameList(flags.bots);
  const pace = flags.pace === undefined ? USUAL_PACE : paceNamed(flags.pace);
  for (const name of bots) botByName(name);
  const { match, save } = await openMatch(io, game, flags);
  const people = optionalNumber(flags.people, '--people', 1);
  const asBefore = flags.people === undefined && flags.bots === undefined ? companyIn(save, match.config.seats) : null;
  const company = asBefore ?? seatCompany(match.config.seats, { people, bots });
  mustBeForPeople('--keep', flags.keep ?? [], company.people);
  const [rules, board] = [await rulesOf(game), await boardFor(game.about.slug)];
  const reading = lines();
  try {
    const file = flags.save ?? flags.resume ?? null;
    const session = new Session({ io, lines: reading, match, company, rules, board, file, pace });
    const code = await session.play();
    if (match.over) session.screen.say(...(await keepThings(io, match, flags.keep ?? [])));
    return code;
  } finally {
    reading.close();
  }
}

export const play: Command = {
  summary: 'play a game against bots, or in turns at one keyboard',
  help,
  run: (args, io) => playWith(args, io, () => new Lines(io)),
};
