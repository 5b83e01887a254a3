/** Finding things by the words people have for them: whole questions, beginnings of words, synonyms that a game brings. */
import { guesses } from './guess.ts';

export interface Findable {
  /** What people call it or ask for: these count most. */
  words: readonly string[];
  /** What it says. */
  text: string;
  /** How readily it comes up, 0 .. 1. */
  weight?: number;
  /** Written in another language than the question: only whole words are meant, or `reden` would find what is red. */
  foreign?: boolean;
}

/** Words that only make a sentence of a question. */
const LITTLE: Readonly<Record<string, ReadonlySet<string>>> = {
  en: new Set(
    'a an the i we you he she they it is are am was were do does did how what whats when where who which why can could may might must should shall allowed will would my your our their of in on at to for from with and or if there be get gets got has have had happens happen mean means much many any some this that me us so please about other others another work works'.split(
      ' ',
    ),
  ),
  de: new Set(
    'der die das den dem des ein eine einen einem einer eines ist sind bin war wie was wann wo wer wen wem wessen warum wieso kann konnen konnte darf durfen muss mussen soll sollen ich wir du ihr er sie es mein meine meinem meinen meiner dein deine unser man und oder wenn mit von fur im in am an auf zu zum zur bei gibt geben passiert geschieht heisst bedeutet viel viele werden wird hat haben habe sich denn eigentlich bitte uber tue tun tut mache machen macht bekomme bekommen bekommt anderen andere wozu wofur'.split(
      ' ',
    ),
  ),
};

/** Small letters without accents. */
const plainly = (text: string): string => text.toLowerCase().replaceAll('ß', 'ss').normalize('NFD').replaceAll(/\p{M}/gu, '');

const wordsIn = (text: string): string[] => plainly(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** The words that matter; if none does, all of them. */
export function telling(text: string, language: string): string[] {
  const all = [...new Set(wordsIn(text))];
  const told = all.filter((word) => LITTLE[language]?.has(word) !== true);
  return told.length > 0 ? told : all;
}

const SHORTEST_BEGINNING = 3;

/** `curse` is meant by `cursed`, `neighbour` by `neighbours`. */
function isMeant(word: string, asked: string): boolean {
  if (word === asked) return true;
  const [short, long] = word.length < asked.length ? [word, asked] : [asked, word];
  return short.length >= SHORTEST_BEGINNING && long.length - short.length <= Math.min(short.length, 4) - 1 && long.startsWith(short);
}

interface Known<T> {
  thing: T;
  phrases: readonly (readonly string[])[];
  /** All words there are about it. */
  all: readonly string[];
  weight: number;
  isMeant: typeof isMeant;
}

/** Everything is looked through with each letter that somebody types, so what it says is read once. */
const told = new Map<string, readonly string[]>();

function toldBy(text: string, language: string): readonly string[] {
  const key = `${language} ${text}`;
  const words = told.get(key) ?? telling(text, language);
  told.set(key, words);
  return words;
}

const isSame: typeof isMeant = (word, asked) => word === asked;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

/** How much of what was asked was found, 0 .. 1; rare words say more than common ones. */
function share(asked: readonly string[], found: readonly string[], worth: ReadonlyMap<string, number>): number {
  const worthOf = (word: string) => worth.get(word) ?? 0;
  return sum(found.map(worthOf)) / sum(asked.map(worthOf));
}

/** A sentence that merely has the words is worth less than a name people have for the thing. */
const SAID = 0.5;
/** Being called exactly so. */
const LETTER = 0.1;
/** Less than this has hardly anything to do with it. */
const LEAST = 0.3;

function score<T>({ phrases, all, weight, isMeant }: Known<T>, asked: readonly string[], worth: ReadonlyMap<string, number>): number {
  const foundIn = (words: readonly string[]) => asked.filter((word) => words.some((each) => isMeant(each, word)));
  // To the letter is nearer than a beginning: `heal` is meant by `health` too.
  const toTheLetter = (words: readonly string[]) =>
    share(
      asked,
      asked.filter((word) => words.includes(word)),
      worth,
    ) * LETTER;
  const named = phrases.map((phrase) => {
    const back = phrase.filter((word) => asked.some((each) => isMeant(word, each))).length / phrase.length;
    return share(asked, foundIn(phrase), worth) * (0.6 + 0.4 * back) + toTheLetter(phrase);
  });
  const said = share(asked, foundIn(all), worth) * SAID;
  // What is named and says the rest of the question too comes before what is only named.
  return weight * (Math.max(0, ...named) + said);
}

/** The words as they were meant; what is written in another language is no word to guess at. */
function meant<T>(words: readonly string[], known: readonly Known<T>[], isKnown: (word: string) => boolean): string[] {
  if (words.every(isKnown)) return [...words];
  const vocabulary = known.filter((each) => each.isMeant !== isSame).flatMap(({ all }) => all);
  return [...new Set(words.flatMap((word) => (isKnown(word) ? [word] : guesses(word, vocabulary))))];
}

/** The things that were asked for, the likeliest first; equally likely ones in their order. */
export function find<T>(things: readonly T[], query: string, language: string, of: (thing: T, i: number) => Findable): T[] {
  const known = things.map((thing, i): Known<T> => {
    const { words, text, weight = 1, foreign = false } = of(thing, i);
    const phrases = words.map((phrase) => toldBy(phrase, language));
    return { thing, phrases, all: [...phrases.flat(), ...toldBy(text, language)], weight, isMeant: foreign ? isSame : isMeant };
  });
  const has = (word: string) => known.filter(({ all, isMeant }) => all.some((each) => isMeant(each, word))).length;
  const asked = meant(telling(query, language), known, (word) => has(word) > 0);
  if (asked.length === 0) return [];
  const worth = new Map(asked.map((word) => [word, Math.log(1 + things.length / (1 + has(word)))]));
  return known
    .map((each) => ({ thing: each.thing, score: score(each, asked, worth) }))
    .filter((each) => each.score >= LEAST)
    .sort((a, b) => b.score - a.score)
    .map(({ thing }) => thing);
}
