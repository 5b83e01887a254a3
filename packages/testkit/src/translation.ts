/** Whether a game's texts in another language say everything English says, and nothing in English. */
import {
  chacha8,
  type EventBase,
  type Game,
  type Message,
  type Say,
  sayer,
  seedFrom,
  type TableBase,
  type Texts,
  textsOf,
} from '@undercroft/engine';
import { anyOptions, randomFrom, record } from './play.ts';

const formsOf = (message: Message): string[] => (typeof message === 'string' ? [message] : Object.values(message));

/** The places of a message, each once: a form may leave out the number it is chosen by ("one chair"). */
export function placesOf(message: Message): string[] {
  return [...new Set(formsOf(message).flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)))].sort();
}

const isPlural = (message: Message): boolean => typeof message !== 'string';
const isWhole = (message: Message): boolean =>
  formsOf(message).every((text) => text !== '') && (typeof message === 'string' || 'other' in message);

/** What is wrong with one message, or nothing. */
function wrongWith(key: string, english: Message | undefined, theirs: Message | undefined): string[] {
  if (theirs === undefined) return [`${key} is missing`];
  if (english === undefined) return [`${key} is said by nobody`];
  if (!isWhole(theirs)) return [`${key} is empty, or lacks its other form`];
  if (isPlural(english) !== isPlural(theirs)) return [`${key} has forms by number in one language only`];
  const [here, there] = [placesOf(english), placesOf(theirs)];
  return `${here}` === `${there}` ? [] : [`${key} has the places ${there}, not ${here}`];
}

/** Keys missing, keys nobody says, other places than in English. */
export function wrongTexts(game: Game, texts: Texts): string[] {
  const english = textsOf(game);
  const keys = [...new Set([...Object.keys(english), ...Object.keys(texts)])].sort();
  return keys.flatMap((key) => wrongWith(key, english[key], texts[key]));
}

/** English with every letter between the places struck out: a line that still looks the same is made of names and cards alone. */
function struckOut(english: Texts): Texts {
  const strike = (text: string): string => text.replace(/\{\w+\}|[a-z]/gi, (part) => (part.length > 1 ? part : '·'));
  const struck = (message: Message): Message =>
    typeof message === 'string' ? strike(message) : Object.fromEntries(Object.entries(message).map(([form, text]) => [form, strike(text)]));
  return Object.fromEntries(Object.entries(english).map(([key, message]) => [key, struck(message)]));
}

/** Every line of a game played at random: questions, buttons, the log as its seats read it. */
function* linesOf(games: readonly Game[], seed: string): Generator<string[]> {
  const game = games[0]!;
  const random = randomFrom(seed);
  const seats = game.about.seats.usual;
  const { config, log } = record(game, { seats, options: anyOptions(game, seats, random) }, seedFrom(seed));
  const t: TableBase = game.play.setup(config, chacha8(seedFrom(seed)));
  let out: EventBase[] = [];
  game.play.begin(t, out);
  for (const d of log) {
    const view = game.sight.view(t, d.seat);
    const told = out.flatMap((e) => game.sight.redact(e, d.seat) ?? []);
    yield* told.map((e) => games.map(({ words }) => words.event(view, e) ?? ''));
    yield* game.play
      .pending(t)
      .filter((ask) => ask.seat === d.seat)
      .map((ask) => games.map(({ words }) => words.ask(view, ask)));
    yield games.map(({ words }) => words.decision(view, d));
    out = [];
    game.play.decide(t, d, out);
  }
}

/** Lines that are still English when the game is told in another language. Names and printed cards may be. */
export function linesLeftInEnglish(game: Game, translated: Game, seed: string): string[] {
  const { speech } = game.words;
  if (speech === undefined) return [];
  const blank: Say = sayer(struckOut(speech.english), 'en', speech.english);
  const games = [game, translated, { ...game, words: speech.words(blank) }];
  const left = [...linesOf(games, seed)].filter(([english, theirs, struck]) => english === theirs && english !== struck);
  return [...new Set(left.map(([english]) => english!))];
}
