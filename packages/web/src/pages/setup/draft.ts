/** A table as somebody is about to set it up. */
import type { Clock, Dice, GameInfo, NewTable, Pace } from '@undercroft/client';
import type { OptionValues, Preset, Seat } from '@undercroft/engine';
import { USUAL_BOT } from '../../bots.ts';
import { changesOf, filled, type Visibility } from '../presets.ts';
import type { Brings } from './bring-form.tsx';
import { sameClock, usualClock } from './clock.ts';
import type { ChosenMaterial } from './material-field.tsx';

/** Who shall sit on a chair: somebody at this screen, whoever comes, or a bot by name. */
export type Sitter = 'me' | 'open' | (string & {});

export interface Draft {
  sitters: readonly Sitter[];
  clock: Clock;
  /** How fast bots go on. */
  pace: Pace;
  /** Who rolls. */
  dice: Dice;
  /** Whoever is alone with bots may take back anything. */
  practice: boolean;
  visibility: Visibility;
  /** Whoever has the link of a private table may watch. */
  watched: boolean;
  options: OptionValues;
  /** What the table is made with; undefined: the usual. */
  material: ChosenMaterial;
  /** What those at this screen bring. */
  brings: Brings;
}

const isBot = (sitter: Sitter): boolean => sitter !== 'me' && sitter !== 'open';

export function usualDraft(game: GameInfo): Draft {
  const draft: Draft = {
    sitters: ['me'],
    clock: usualClock('private'),
    pace: 'brisk',
    dice: 'house',
    practice: false,
    visibility: 'private',
    watched: true,
    options: filled(game, 'private'),
    material: undefined,
    brings: {},
  };
  return withSeats(draft, game.seats.usual);
}

/** With so many chairs: bots fill new ones. */
export function withSeats(draft: Draft, seats: number): Draft {
  return { ...draft, sitters: Array.from({ length: seats }, (_, seat) => draft.sitters[seat] ?? USUAL_BOT) };
}

export function withSitter(draft: Draft, seat: Seat, sitter: Sitter): Draft {
  return { ...draft, sitters: draft.sitters.map((each, i) => (i === seat ? sitter : each)) };
}

/** What nobody has changed follows the usual rules of such a table. */
export function withVisibility(game: GameInfo, draft: Draft, visibility: Visibility): Draft {
  const clock = sameClock(draft.clock, usualClock(draft.visibility)) ? usualClock(visibility) : draft.clock;
  return { ...draft, visibility, clock, options: filled(game, visibility, changesOf(game, draft.visibility, draft.options)) };
}

export function withPreset(game: GameInfo, draft: Draft, preset: Preset): Draft {
  const changed = { ...draft, options: filled(game, draft.visibility, preset.options) };
  // Leaving a preset for one person brings the usual chairs back.
  const seats = preset.seats ?? (draft.sitters.length < 2 ? game.seats.usual : draft.sitters.length);
  return withSeats(changed, seats);
}

export const seatsWith = ({ sitters }: Draft, wanted: Sitter): Seat[] =>
  sitters.flatMap((sitter, seat) => (sitter === wanted ? [seat] : []));

export function tableFrom(game: GameInfo, draft: Draft): NewTable {
  const { sitters, clock, pace, dice, practice, visibility, watched, options, material } = draft;
  const bots = sitters.map((sitter) => (isBot(sitter) ? sitter : null));
  const made = material !== undefined && { material };
  const rules = { clock, pace, dice, practice, visibility, watched, options: changesOf(game, visibility, options) };
  return { game: game.slug, seats: sitters.length, bots, ...rules, ...made };
}
