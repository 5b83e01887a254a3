/** The doors of the arcade: games that are told of, open or not yet, and whatever else the server has. */
import type { MessageKey, Say } from '@undercroft/board/text.ts';
import { abouts } from '@undercroft/catalog/abouts';
import type { GameInfo } from '@undercroft/client';
import { type About, type Mood, spokenIn } from '@undercroft/engine';

export interface Door {
  slug: string;
  name: string;
  /** How many usually play: house rules may let in more. */
  seats: { min: number; max: number };
  /** Of a usual game; null: nobody has measured. */
  minutes: number | null;
  mood: Mood | null;
  /** What the server says of it; null: not yet open. */
  game: GameInfo | null;
}

const aboutOf = (slug: string): About | undefined => abouts.find((about) => about.slug === slug);

/** Sample games are for those who write games: not behind a door of their own. */
export const isSample = (slug: string): boolean => aboutOf(slug)?.door === null;

function doorOf({ slug, name, players, minutes, mood }: About, game: GameInfo | null): Door {
  return { slug, name, seats: players, minutes, mood, game };
}
const strangersDoor = (game: GameInfo): Door => {
  return { slug: game.slug, name: game.name, seats: game.seats, minutes: null, mood: null, game };
};

/** All doors, in order: those we know, then whatever new game the server has. */
export function doorsFor(games: readonly GameInfo[]): Door[] {
  const known = abouts.filter(({ door }) => door !== null);
  const open = (slug: string) => games.find((game) => game.slug === slug) ?? null;
  const others = games.filter(({ slug }) => aboutOf(slug) === undefined);
  return [...known.map((about) => doorOf(about, open(about.slug))), ...others.map(strangersDoor)];
}

export function doorFor(game: GameInfo): Door {
  const about = aboutOf(game.slug);
  return about ? doorOf(about, game) : strangersDoor(game);
}

export const samplesIn = (games: readonly GameInfo[]): GameInfo[] => games.filter(({ slug }) => isSample(slug));

/** What a game is like, in a sentence. */
export function blurbOf({ slug, game }: Door, language: string): string {
  const about = aboutOf(slug);
  return about ? spokenIn(about.blurb, language) : (game?.tagline ?? '');
}

const MOODS: Record<Mood, MessageKey> = {
  mixed: 'home.moodMixed',
  betrayal: 'home.moodBetrayal',
  together: 'home.moodTogether',
  rivals: 'home.moodRivals',
};
export const moodWords = ({ mood }: Door, say: Say): string | null => (mood === null ? null : say(MOODS[mood]));

/** `2–4 · 30 min`. */
export function figuresOf({ seats: { min, max }, minutes }: Door, say: Say): string {
  const people = min === max ? `${min}` : `${min}–${max}`;
  return minutes === null ? people : say('home.figures', { people, minutes });
}
