/**
 * A table as people read it: the scenario in the language of `say`, and what the table took over from it. Rules never
 * see any of this. In a language the scenario does not have, everything is the same as before, and not copied.
 */
import { MATERIAL } from '@undercroft/engine';
import { bookFor } from './doors.ts';
import type { P52Event } from './events.ts';
import type { EnemySheet } from './rules/fight/enemy.ts';
import type { SessionRecord } from './rules/record.ts';
import { type Book, bookOf } from './scenario/book.ts';
import { inOtherWords, textsIn } from './scenario/languages.ts';
import type { Scenario } from './scenario/scenario.ts';
import { english, type P52Say, scenarioKey } from './texts.ts';
import type { View } from './view.ts';

/** A book in other words, and what each text of it became. */
interface Telling {
  book: Book;
  words: ReadonlyMap<string, string>;
  views: WeakMap<View, View>;
  sheets: WeakMap<EnemySheet, EnemySheet>;
}

const tellings = new WeakMap<P52Say, WeakMap<Scenario, Telling | null>>();
/** Scenarios that are in other words already, and enemies as they were printed. */
const told = new WeakSet<Scenario>();
const printed = new WeakMap<EnemySheet, EnemySheet>();

/** Its own words for it, or ours if it is one of ours and says the same in English; undefined: there are none. */
function wordsFor(say: P52Say, { meta, languages }: Scenario, way: string, text: string): string | undefined {
  const language = say('language');
  if (language === (meta.language ?? 'en')) return text;
  const own = languages?.[language]?.[way];
  if (own !== undefined) return own;
  const key = scenarioKey(meta.id, way);
  const ours = english[key] === text ? say(key) : key;
  return ours === key ? undefined : ours;
}

function retell(say: P52Say, scenario: Scenario): Telling | null {
  const words = new Map<string, string>();
  const other = inOtherWords(scenario, (way, text) => {
    const ours = wordsFor(say, scenario, way, text) ?? text;
    if (ours !== text) words.set(text, ours);
    return ours;
  });
  if (words.size === 0) return null;
  told.add(other);
  return { book: bookOf(other), words, views: new WeakMap(), sheets: new WeakMap() };
}

/** Null: the scenario has no other words in this language, or has been told in them. */
function tellingOf(say: P52Say, { scenario }: Book): Telling | null {
  if (told.has(scenario)) return null;
  const known = tellings.get(say) ?? new WeakMap<Scenario, Telling | null>();
  tellings.set(say, known);
  let telling = known.get(scenario);
  if (telling === undefined) {
    telling = retell(say, scenario);
    known.set(scenario, telling);
  }
  return telling;
}

/** The scenario in the language of `say`; as it is, where it has no other words. */
export const bookIn = (say: P52Say, book: Book): Book => tellingOf(say, book)?.book ?? book;

/** What a scenario is called in the language of `say`, and whether all of it is told in it. */
export function toldIn(say: P52Say, { scenario }: Book): { title: string; isWhole: boolean } {
  const said = [...textsIn(scenario)].map(([way, text]) => [way, wordsFor(say, scenario, way, text)] as const);
  const { title } = scenario.meta;
  return { title: new Map(said).get('meta.title') ?? title, isWhole: said.every(([, words]) => words !== undefined) };
}

const wordIn = ({ words }: Telling, text: string): string => words.get(text) ?? text;

/** The name, or the name and the card behind it: `Reed Stalker J♠`. */
function metIn(telling: Telling, name: string): string {
  const end = name.lastIndexOf(' ');
  if (telling.words.has(name) || end < 0) return wordIn(telling, name);
  return `${wordIn(telling, name.slice(0, end))}${name.slice(end)}`;
}

function sheetIn(telling: Telling, sheet: EnemySheet): EnemySheet {
  const known = telling.sheets.get(sheet);
  if (known !== undefined) return known;
  const reaches = sheet.reaches.map((reach) => ({ ...reach, attack: { ...reach.attack, name: wordIn(telling, reach.attack.name) } }));
  const other = { ...sheet, name: wordIn(telling, sheet.name), reaches };
  telling.sheets.set(sheet, other);
  printed.set(other, sheet);
  return other;
}

/** What an enemy is called in the scenario's own language: pictures go by it. */
export const printedName = (sheet: EnemySheet): string => (printed.get(sheet) ?? sheet).name;

type Parts = SessionRecord['accounts'][number]['parts'];
const partsIn = (telling: Telling, parts: Parts): Parts => parts.map(([value, source]) => [value, wordIn(telling, source)]);

const recordIn = (telling: Telling, record: SessionRecord): SessionRecord => ({
  ...record,
  enemies: record.enemies.map((row) => ({ ...row, name: metIn(telling, row.name) })),
  accounts: record.accounts.map((row) => ({ ...row, parts: partsIn(telling, row.parts) })),
});

/** The view in the language of `say`; always the same one for the same view. */
export function viewIn(say: P52Say, view: View): View {
  const telling = tellingOf(say, bookFor(view));
  if (telling === null) return view;
  const known = telling.views.get(view);
  if (known !== undefined) return known;
  const { ward } = view;
  const other: View = {
    ...view,
    [MATERIAL]: telling.book,
    met: view.met.map((name) => metIn(telling, name)),
    enemies: view.enemies.map((enemy) => ({ ...enemy, sheet: sheetIn(telling, enemy.sheet) })),
    ward: ward === null ? null : { ...ward, name: wordIn(telling, ward.name) },
    record: recordIn(telling, view.record),
  };
  telling.views.set(view, other);
  return other;
}

/** Where numbers come from, in every event that says so. */
function reckonedIn(telling: Telling, e: P52Event): P52Event {
  const parts: Record<string, Parts> = {};
  if ('needs' in e) parts.needs = partsIn(telling, e.needs);
  if ('added' in e) parts.added = partsIn(telling, e.added);
  if ('blow' in e) parts.blow = partsIn(telling, e.blow);
  if ('parts' in e) parts.parts = partsIn(telling, e.parts);
  if ('worn' in e && e.worn !== undefined) parts.worn = partsIn(telling, e.worn);
  return { ...e, ...parts };
}

/** What happened at a table with this book, in the language of `say`. */
export function eventIn(say: P52Say, book: Book, e: P52Event): P52Event {
  const telling = tellingOf(say, book);
  if (telling === null) return e;
  switch (e.type) {
    case 'enemyCame':
      return { ...e, name: wordIn(telling, e.name), sheet: sheetIn(telling, e.sheet) };
    case 'wardStruck':
      return { ...e, attack: wordIn(telling, e.attack) };
    case 'enemyStruck':
      return reckonedIn(telling, { ...e, attack: wordIn(telling, e.attack) });
    case 'momentCame':
      return { ...e, source: wordIn(telling, e.source) };
    default:
      return reckonedIn(telling, e);
  }
}
