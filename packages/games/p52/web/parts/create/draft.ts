/** The character that is being made: what was answered, with the choice that is being prepared. */
import type { Seat } from '@undercroft/engine';
import { bookFor, type Decision, type View } from '../../../src/index.ts';
import { type Character, coresOf } from '../../../src/rules/character.ts';
import { grantedAbilities, type Split, startingCores, summedCores } from '../../../src/rules/creation.ts';
import type { Draft } from '../../../src/table.ts';

/** What a choice would make of the draft. */
export function withChoice(draft: Draft, d: Decision | null): Draft {
  switch (d?.kind) {
    case 'race':
      return { ...draft, race: d.race, profession: d.ready ?? draft.profession };
    case 'profession':
      return { ...draft, profession: d.profession };
    case 'quirk':
      return { ...draft, quirk: d.quirk };
    case 'split':
      return { ...draft, split: d.split };
    case 'learn':
      return { ...draft, ability: d.ability };
    default:
      return draft;
  }
}

const PLAIN = coresOf(() => 1);

/** The sheet so far; what was not chosen adds nothing yet. */
export function sheetSoFar(view: View, draft: Draft, name: string): Character {
  const book = bookFor(view);
  const { race, profession, quirk, ability } = draft;
  const raceOnly = race === '' ? PLAIN : coresOf((core) => 1 + book.race(race).cores[core]);
  const summed = race !== '' && profession !== '' ? summedCores(race, profession, book) : raceOnly;
  const granted = race !== '' && profession !== '' ? grantedAbilities(race, profession, book) : [];
  return {
    name,
    race,
    profession,
    quirk,
    backstory: '',
    level: 1,
    exp: 0,
    cores: startingCores(summed, draft.split as Split, view.house),
    abilities: ability === null ? granted : [...granted, { id: ability, level: 1 }],
    items: [],
  };
}

export const draftOf = (view: View, seat: Seat): Draft => view.heroes[seat]!.draft;
