/** What a door, a list or a table form needs of a game, without loading the game itself. Plain data. */
import type { OptionValues } from './options.ts';

/** A short text in every language it was written in; English always. */
export type Spoken = { readonly en: string } & { readonly [language: string]: string };

/** The text in a language, else in English. */
export const spokenIn = (text: Spoken, language: string): string => text[language] ?? text.en;

/** How people stand to each other in a game. */
export type Mood = 'mixed' | 'betrayal' | 'together' | 'rivals';

/** A set of house rules worth having at hand: it says only what differs from the book. */
export interface Preset {
  id: string;
  name: Spoken;
  /** What it changes. */
  help: Spoken;
  /** For whom it is. */
  suits: Spoken;
  options: OptionValues;
  /** Needs exactly so many seats. */
  seats?: number;
}

/** A paper standee, composed of icons of game-icons.net by name. */
export interface Picture {
  base: string;
  /** Icons stuck on it: where their middle is on a sheet of 512 by 512, how large, how turned. */
  props: readonly { icon: string; at: readonly [x: number, y: number]; scale: number; turn?: number }[];
  /** Drawn over it: the inside of an `<svg viewBox="0 0 512 512">`. */
  detail?: string;
}

export interface About {
  /** Short id, also the prefix of its rules: `td` has TD-001, R-TD-01. */
  id: string;
  /** The folder and the name in URLs and on the command line: `table-dungeon`. */
  slug: string;
  name: string;
  /** One line about it. */
  tagline: Spoken;
  /** What stands on its door. */
  blurb: Spoken;
  /** Which door of the arcade it has, counted from the left; null: a sample, which has none. */
  door: number | null;
  /** How many seats it can have, and how many it has if nobody says. */
  seats: { min: number; max: number; usual: number };
  /** How many usually play, where house rules may let in more than that. */
  players: { min: number; max: number };
  /** Of a usual game. */
  minutes: number;
  mood: Mood;
  /** The colour of its light, in a dark room and in a light one. */
  accent: { dark: string; light: string };
  picture: Picture;
  presets: readonly Preset[];
  /** House rules for whoever begins at once with bots, and need not ask machines for their opinion; left out, the usual ones. */
  withBots?: OptionValues;
  /**
   * Pages it brings beside its tables, at `/games/<slug>/<path>`: `web/pages/<path>.tsx`. `ofThings`: it shows what people keep,
   * one of them at `<path>/<id>`; the shelf leads there.
   */
  pages?: readonly { path: string; title: Spoken; ofThings?: true }[];
}
