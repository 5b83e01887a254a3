/** The two doors of P52: scenarios that anybody may write, and characters that people bring and take home. */
import type { Config, Doors, Json, MaterialDoor, Reading, Say, ThingDoor } from '@undercroft/engine';
import drownedBailey from './content/drowned-bailey/scenario.json' with { type: 'json' };
import shortStay from './content/short-stay/scenario.json' with { type: 'json' };
import { USUAL } from './doors.ts';
import type { P52Event } from './events.ts';
import { toldIn } from './retold.ts';
import { keeps, type Shelved, unplayable, untrue } from './rules/shelf.ts';
import { readShelved } from './rules/shelf-reading.ts';
import { type Book, bookOf } from './scenario/book.ts';
import { readScenario } from './scenario/read.ts';
import type { Table } from './table.ts';
import { inEnglish, scenarioKey } from './texts.ts';

/** A file's data as the engine's JSON: copied, so that nobody shares it. */
const plainly = (file: object): Json => JSON.parse(JSON.stringify(file));

const shipped = { 'drowned-bailey': plainly(drownedBailey), 'short-stay': plainly(shortStay) };

/** Every flaw with its line and column. The usual scenario is open already. */
function read(json: unknown): Reading<Book> {
  if (json === shipped['drowned-bailey']) return { value: USUAL };
  const result = readScenario(json);
  if ('scenario' in result) return { value: bookOf(result.scenario) };
  return { flaws: result.flaws.map(({ line, column, sentence }) => ({ at: `line ${line}, column ${column}`, message: sentence })) };
}

const scenario: MaterialDoor<Book> = {
  name: 'Scenario',
  read,
  readText: read,
  title: ({ scenario: { meta } }) => meta.title,
  told: (book, say) => toldIn(say, book),
  shipped,
  usual: 'drowned-bailey',
};

const isBook = (value: unknown): value is Book => typeof value === 'object' && value !== null && 'scenario' in value;
const bookAt = ({ material }: Config): Book => (isBook(material?.value) ? material.value : USUAL);

/** Another scenario's, dead for good, broken, or not what its history makes it; that the host may allow. */
function unfit(shelved: Shelved, config: Config): string | null {
  const book = bookAt(config);
  if (shelved.scenario !== book.scenario.meta.id) return inEnglish('thing.other');
  if (shelved.isDead) return inEnglish('thing.dead');
  const broken = unplayable(shelved, book);
  if (broken !== null) return inEnglish(`thing.broken.${broken}`);
  if (config.options.characters === 'seen' && shelved.isElsewhere) return inEnglish('thing.elsewhere');
  if (config.options.homeMade === true) return null;
  const doubt = untrue(shelved, book);
  if (doubt !== null) return inEnglish(`thing.untrue.${doubt}`);
  return shelved.isHomeMade ? inEnglish('thing.homeMade') : null;
}

/** What our scenarios call what is on a sheet; of strangers' scenarios only the ids are known here. */
function namesIn(say: Say, scenario: string): (kind: 'races' | 'classes' | 'abilities' | 'items', id: string) => string {
  return (kind, id) => {
    const key = scenarioKey(scenario, `${kind}.${id}.name`);
    const name = say(key);
    return name === key ? id : name;
  };
}

function tell({ scenario, character, history, isHomeMade, isElsewhere }: Shelved, say: Say = inEnglish): string[] {
  const { level, exp, race, profession, cores, abilities, items } = character;
  const nameOf = namesIn(say, scenario);
  const list = (all: readonly string[]): string => (all.length === 0 ? say('none') : all.join(', '));
  return [
    say('thing.who', { race: nameOf('races', race), profession: nameOf('classes', profession) }),
    say('thing.level', { level, exp }),
    say('thing.cores', cores),
    say('thing.abilities', { list: list(abilities.map(({ id, level: own }) => `${nameOf('abilities', id)} ${own}`)) }),
    say('thing.items', { list: list(items.map(({ item }) => nameOf('items', item))) }),
    say('thing.nights', { n: history.filter(({ is }) => is === 'night').length }),
    ...(isHomeMade ? [say('thing.homeMadeIs')] : []),
    ...(isElsewhere ? [say('thing.elsewhereIs')] : []),
  ];
}

const character: ThingDoor<Table, P52Event, Shelved> = {
  name: 'Character',
  read: readShelved,
  title: ({ character: { name } }) => name,
  tell,
  unfit,
  fromElsewhere: (shelved) => ({ ...shelved, isElsewhere: true }),
  admission: 'characters',
  keeps,
  // Once it is made, and after every room, when exp and levels have been given.
  comesHome: (e) => e.type === 'characterMade' || (e.type === 'roomEntered' && e.room > 1),
};

export const doors: Doors<Table, P52Event, Book, Shelved> = { material: scenario, thing: character };
