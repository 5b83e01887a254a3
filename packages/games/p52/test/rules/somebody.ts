import type { Character } from '../../src/rules/character.ts';

/** A Cragborn Shieldhand with these cores, or whatever else is said. */
export const character = (changes: Partial<Character> = {}): Character => ({
  name: 'Gorm',
  race: 'cragborn',
  profession: 'shieldhand',
  quirk: null,
  backstory: '',
  level: 1,
  exp: 0,
  cores: { Lift: 5, Think: 4, Balance: 1, Move: 7, Lead: 3 },
  abilities: [{ id: 'billhook', level: 1 }],
  items: [],
  ...changes,
});
