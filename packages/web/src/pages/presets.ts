/** Sets of house rules worth having at hand, by game. Every preset says only what differs from the book. */

import type { GameInfo } from '@undercroft/client';
import { defaultAt, type OptionValues } from '@undercroft/engine';
import type { MessageKey } from '../text.ts';

export type Visibility = 'public' | 'private';

export interface Preset {
  id: string;
  name: MessageKey;
  help: MessageKey;
  options: OptionValues;
  /** Needs exactly so many seats. */
  seats?: number;
}

export const BY_THE_BOOK: Preset = { id: 'book', name: 'game.presetBook', help: 'game.presetBookHelp', options: {} };

const PRESETS: Record<string, readonly Preset[]> = {
  'table-dungeon': [
    { id: 'short', name: 'game.presetShort', help: 'game.presetShortHelp', options: { 'end.aces': 3 } },
    {
      id: 'gentle',
      name: 'game.presetGentle',
      help: 'game.presetGentleHelp',
      options: { 'class.unique': true, 'loot.tie': 'all', 'end.shared': true },
    },
    {
      id: 'cruel',
      name: 'game.presetCruel',
      help: 'game.presetCruelHelp',
      options: { 'dice.fixed': true, 'end.lastAlive': true, 'loot.tie': 'none', 'seat.leave': 'removed' },
    },
    { id: 'market', name: 'game.presetMarket', help: 'game.presetMarketHelp', options: { 'items.trade': true } },
    { id: 'silent', name: 'game.presetSilent', help: 'game.presetSilentHelp', options: { 'talk.mode': 'silent' } },
    { id: 'solo', name: 'game.presetSolo', help: 'game.presetSoloHelp', options: { 'solo.mode': 'oneHero' }, seats: 1 },
  ],
  'party-has-fallen': [
    { id: 'marauder', name: 'game.presetMarauder', help: 'game.presetMarauderHelp', options: { 'expansion.marauder': true } },
    {
      id: 'lantern',
      name: 'game.presetLantern',
      help: 'game.presetLanternHelp',
      options: { 'move.minOne': true, 'move.stopEarly': true, 'move.torchlight': true, 'win.minRounds': 3 },
    },
    {
      id: 'grudge',
      name: 'game.presetGrudge',
      help: 'game.presetGrudgeHelp',
      options: { 'combat.riposte': true, 'death.mode': 'permadeath', 'items.hidden': true },
    },
    { id: 'handshake', name: 'game.presetHandshake', help: 'game.presetHandshakeHelp', options: { 'trade.bindingPacts': true } },
  ],
  cellar: [{ id: 'short', name: 'game.presetShort', help: 'game.presetShortHelp', options: { rounds: 5, purse: 'modest' } }],
};

export const presetsFor = (slug: string): readonly Preset[] => [BY_THE_BOOK, ...(PRESETS[slug] ?? [])];

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
