/** Who sits where: people first, then bots. */
import type { Game, Seat } from '@undercroft/engine';
import { Usage } from '../usage.ts';

export interface Company {
  people: number;
  /** The bots' names, for the seats after the people's. */
  bots: string[];
}

/** Who takes the seats nobody was named for: search, with time enough to play well and short enough to wait for. */
export const USUAL_BOT = 'mcts:300ms';

export const isPerson = ({ people }: Company, seat: Seat): boolean => seat < people;
export const peopleOf = ({ people }: Company): Seat[] => Array.from({ length: people }, (_, seat) => seat);

/** Fills every seat, or says why the company does not fit the table. */
export function seatCompany(seats: number, wanted: { people?: number; bots?: string[] }): Company {
  const people = wanted.people ?? 1;
  const named = wanted.bots ?? [];
  if (people < 1 || people > seats) throw new Usage(`--people takes 1 to ${seats} at this table, not ${people}`);
  if (people + named.length > seats) {
    throw new Usage(`${people} at the keyboard and ${named.length} bots do not fit on ${seats} seats`);
  }
  const rest = Array.from({ length: seats - people - named.length }, () => USUAL_BOT);
  return { people, bots: [...named, ...rest].map((name) => (name === 'mcts' ? USUAL_BOT : name)) };
}

/** Reads the company back from a save; null if it tells of none that fits. */
export function companyIn(save: unknown, seats: number): Company | null {
  if (typeof save !== 'object' || save === null || !('company' in save)) return null;
  const { company } = save;
  if (typeof company !== 'object' || company === null || !('people' in company) || !('bots' in company)) return null;
  const { people, bots } = company;
  if (typeof people !== 'number' || !Number.isInteger(people) || people < 1 || !Array.isArray(bots)) return null;
  const names = bots.filter((name): name is string => typeof name === 'string');
  return people + names.length === seats && names.length === bots.length ? { people, bots: names } : null;
}

/** How many seats a table has when only its company was named. */
export function seatsFor(game: Game, people: number, bots: number): number {
  return Math.max(game.about.seats.usual, people + bots);
}
