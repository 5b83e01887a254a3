/** The doors of the arcade: five games, open or not yet, and whatever else the server has. */
import type { GameInfo } from '@undercroft/client';
import { hasFace } from '../../games/index.ts';
import type { MessageKey, Say } from '../../text.ts';

/** How people stand to each other in a game. */
export type Mood = 'mixed' | 'betrayal' | 'together' | 'rivals';

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

interface KnownDoor extends Omit<Door, 'game'> {
  blurb: MessageKey;
}

const KNOWN: readonly KnownDoor[] = [
  { slug: 'table-dungeon', name: 'Table Dungeon', seats: { min: 1, max: 4 }, minutes: 30, mood: 'mixed', blurb: 'home.blurbTableDungeon' },
  {
    slug: 'party-has-fallen',
    name: 'The Party Has Fallen',
    seats: { min: 2, max: 8 },
    minutes: 60,
    mood: 'betrayal',
    blurb: 'home.blurbParty',
  },
  {
    slug: 'dungeon-fighter',
    name: 'Dungeon Fighter',
    seats: { min: 1, max: 6 },
    minutes: 45,
    mood: 'together',
    blurb: 'home.blurbFighter',
  },
  { slug: 'p52', name: 'P52', seats: { min: 1, max: 6 }, minutes: 60, mood: 'together', blurb: 'home.blurbP52' },
  {
    slug: 'adventure-party',
    name: 'Adventure Party',
    seats: { min: 1, max: 4 },
    minutes: 45,
    mood: 'rivals',
    blurb: 'home.blurbAdventure',
  },
];

/** Sample games for those who write games: not behind a door of their own. */
const SAMPLES: readonly string[] = ['cellar'];

export const isSample = (slug: string): boolean => SAMPLES.includes(slug);

const doorOf = (game: GameInfo): Door => ({ slug: game.slug, name: game.name, seats: game.seats, minutes: null, mood: null, game });

/** All doors, in order: those we know, then whatever new game the server has. */
export function doorsFor(games: readonly GameInfo[]): Door[] {
  const known = KNOWN.map(({ blurb: _, ...door }) => {
    // A door opens when there is something to see behind it.
    const game = games.find(({ slug }) => slug === door.slug && hasFace(slug)) ?? null;
    return { ...door, game };
  });
  const others = games.filter(({ slug }) => !isSample(slug) && !KNOWN.some((door) => door.slug === slug));
  return [...known, ...others.map(doorOf)];
}

export const doorFor = (game: GameInfo): Door => doorsFor([game]).find(({ slug }) => slug === game.slug) ?? doorOf(game);

export const samplesIn = (games: readonly GameInfo[]): GameInfo[] => games.filter(({ slug }) => isSample(slug));

/** What a game is like, in a sentence. */
export function blurbOf({ slug, game }: Door, say: Say): string {
  const known = KNOWN.find((door) => door.slug === slug);
  return known ? say(known.blurb) : (game?.tagline ?? '');
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
