/** Characters that are ready: what the seven steps would make, with every answer given already but the three cards. */
import type { Seat } from '@undercroft/engine';
import { CORES, type Core } from '../formula/syntax.ts';
import type { HouseRules } from '../house-rules.ts';
import type { Book } from '../scenario/book.ts';
import type { Ability } from '../scenario/pieces.ts';
import type { Card } from './cards.ts';
import type { Cores, Known } from './character.ts';
import { bonusPoints, type Choices, grantedAbilities, learnable, type Split, startingCores, summedCores } from './creation.ts';
import { FACES, type Face } from './faces.ts';

export interface Ready {
  name: string;
  race: string;
  profession: string;
  face: Face;
}

/** Eight seats with three names each; the first of each is also what a seat is called that does not say. */
export const NAMES = [
  ...['Gorm', 'Ladle', 'Wick', 'Tansy', 'Brine', 'Odd', 'Sorrel', 'Hob'],
  ...['Maud', 'Bram', 'Yarrow', 'Osk', 'Mirel', 'Rusk', 'Hessa', 'Quill'],
  ...['Corin', 'Nettle', 'Tolly', 'Vane', 'Dunny', 'Perrin', 'Grist', 'Thimble'],
] as const;
export const SEATS = 8;
const OFFERED = 3;

/** How well such people fit such a trade: what both are good at counts most. */
const fitOf = (race: { cores: Cores }, profession: { cores: Cores }): number =>
  CORES.reduce((sum, core) => sum + race.cores[core] * profession.cores[core], 0);

/** The people of each trade: the best fits first, and no people twice while there are others. */
function peopleFor({ scenario: { races, classes } }: Book): Map<string, string> {
  const pairs = classes.flatMap((profession) => races.map((race) => ({ race, profession, fit: fitOf(race, profession) })));
  const people = new Map<string, string>();
  const taken = new Set<string>();
  for (const { race, profession } of pairs.toSorted((a, b) => b.fit - a.fit)) {
    if (people.has(profession.id) || (taken.has(race.id) && taken.size < races.length)) continue;
    people.set(profession.id, race.id);
    taken.add(race.id);
  }
  return people;
}

/** P52-021  Three for each seat to choose from, of different trades; neighbours see others. */
export function readyFor(seat: Seat, book: Book): Ready[] {
  const { classes } = book.scenario;
  const people = peopleFor(book);
  const apart = Math.max(1, Math.floor(classes.length / OFFERED));
  return Array.from({ length: Math.min(OFFERED, classes.length) }, (_, i) => {
    const { id } = classes[(seat + i * apart) % classes.length]!;
    const name = NAMES[(seat % SEATS) + i * SEATS]!;
    return { name, race: people.get(id)!, profession: id, face: FACES[(seat + 2 * i) % FACES.length]! };
  });
}

/** P52-036  By turns: health, which is Lift times Think, and the core that the trade is about. */
function splitFor({ race, profession }: Ready, points: number, book: Book, house: Pick<HouseRules, 'floorLast'>): Split {
  const own = book.profession(profession).cores;
  const main = CORES.reduce((a, b) => (own[b] > own[a] ? b : a));
  const summed = summedCores(race, profession, book);
  const split: Split = {};
  for (let point = 0; point < points; point++) {
    const { Lift, Think } = startingCores(summed, split, house);
    const core: Core = point % 2 === 1 ? main : Lift < Think ? 'Lift' : 'Think';
    split[core] = (split[core] ?? 0) + 1;
  }
  return split;
}

/** P52-037  What is missing most: a blow, a defence against what nothing helps against yet, healing; else the first that can be had. */
function learnedBy(known: readonly Known[], open: readonly Ability[], book: Book): string | null {
  const own = known.map(({ id }) => book.ability(id));
  const guarded = own.flatMap((ability) => (ability.kind === 'defence' ? ability.against : []));
  const blow = own.some(({ kind }) => kind === 'attack') ? undefined : open.find(({ kind }) => kind === 'attack');
  const guard = open.find((ability) => ability.kind === 'defence' && ability.against.some((type) => !guarded.includes(type)));
  return (blow ?? guard ?? open.find(({ kind }) => kind === 'heal') ?? open[0])?.id ?? null;
}

/** P52-021..042  Every answer of the seven steps, once the three cards lie there. */
export function choicesOf(ready: Ready, flipped: readonly Card[], house: Pick<HouseRules, 'floorLast'>, book: Book): Choices {
  const { race, profession } = ready;
  const split = splitFor(ready, bonusPoints(flipped), book, house);
  const cores = startingCores(summedCores(race, profession, book), split, house);
  const abilities = grantedAbilities(race, profession, book);
  const ability = learnedBy(abilities, learnable({ race, cores, abilities }, book), book);
  return { ...ready, quirk: null, backstory: '', flipped, split, ability };
}
