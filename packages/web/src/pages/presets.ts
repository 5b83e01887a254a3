/** Sets of house rules worth having at hand, by game. Every preset says only what differs from the book. */
import { abouts } from '@undercroft/catalog/abouts';
import type { GameInfo } from '@undercroft/client';
import { defaultAt, type OptionValues, type Preset } from '@undercroft/engine';

export type Visibility = 'public' | 'private';

/** What every game can be played by. */
export const BY_THE_BOOK: Preset = {
  id: 'book',
  name: { en: 'By the book', de: 'Wie im Buch' },
  help: {
    en: 'Every rule as printed, with our rulings where the book is silent.',
    de: 'Jede Regel wie gedruckt, mit unserer Auslegung, wo das Buch schweigt.',
  },
  suits: { en: 'For everybody', de: 'Für alle' },
  options: {},
};

export const presetsFor = (slug: string): readonly Preset[] => [
  BY_THE_BOOK,
  ...(abouts.find((about) => about.slug === slug)?.presets ?? []),
];

/** Every option with its value: what is usual at such a table, unless given. */
export function filled({ houseRules }: GameInfo, visibility: Visibility, options: OptionValues = {}): OptionValues {
  return Object.fromEntries(Object.entries(houseRules).map(([key, spec]) => [key, options[key] ?? defaultAt(spec, visibility)]));
}

/** Only what differs from what is usual at such a table. */
export function changesOf({ houseRules }: GameInfo, visibility: Visibility, options: OptionValues): OptionValues {
  const differs = ([key, value]: [string, unknown]) => houseRules[key] === undefined || defaultAt(houseRules[key], visibility) !== value;
  return Object.fromEntries(Object.entries(options).filter(differs));
}

/** Which preset these options are; undefined: somebody's own. */
export function presetOf(game: GameInfo, visibility: Visibility, options: OptionValues): Preset | undefined {
  const same = (preset: Preset) => Object.entries(filled(game, visibility, preset.options)).every(([key, value]) => options[key] === value);
  return presetsFor(game.slug).find(same);
}
