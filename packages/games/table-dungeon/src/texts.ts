/** The sentences of the game, by key: English here, each other language in a file of `texts/`. A new file is a new language. */
import { type Message, type Places, type Say, sayer, sayTold, type Texts } from '@undercroft/engine';
import { CLASS_SHEETS, ITEM_RANKS } from './content/classes.ts';
import { ACCENTS, CLASS_QUIPS, QUIPS } from './content/quips.ts';
import { SHEETS } from './content/sheets.ts';
import { SOLO_RANKS } from './rules/score.ts';
import sentences from './texts/en.json' with { type: 'json' };

/** The kinds of things that the content names. */
type Printed = 'accent' | 'class' | 'enemy' | 'item' | 'quip' | 'rank';
export type Key = keyof typeof sentences | `${Printed}.${string}`;
export type TdSay = Say<Key>;

/** What is printed on sheets and rows, and what heroes blurt out, is content; a translation has words of its own. */
function* printed(): Generator<[string, string]> {
  for (const { id, name, about, items } of CLASS_SHEETS) {
    yield [`class.${id}.name`, name];
    yield [`class.${id}.about`, about];
    for (const [i, item] of items.entries()) {
      yield [`item.${id}.${ITEM_RANKS[i]}.name`, item.name];
      yield [`item.${id}.${ITEM_RANKS[i]}.text`, item.text];
    }
  }
  for (const [level, sheet] of SHEETS.entries()) {
    for (const { roll, name, flavour } of sheet) {
      yield [`enemy.${level + 1}.${roll}.name`, name];
      yield [`enemy.${level + 1}.${roll}.flavour`, flavour];
    }
  }
  for (const { id, name, about } of ACCENTS) {
    yield [`accent.${id}.name`, name];
    yield [`accent.${id}.about`, about];
  }
  for (const [voice, moments] of Object.entries({ ...QUIPS, ...CLASS_QUIPS })) {
    for (const [moment, lines] of Object.entries(moments)) {
      for (const [i, line] of lines.entries()) yield [`quip.${voice}.${moment}.${i}`, line];
    }
  }
  for (const { from, name } of SOLO_RANKS) yield [`rank.${from}`, name];
}

export const english: Record<string, Message> = { ...sentences, ...Object.fromEntries(printed()) };
export const inEnglish: Say = sayer<string>(english, 'en', english);

export const texts = async (language: string): Promise<Texts> =>
  (await import(`./texts/${language}.json`, { with: { type: 'json' } })).default;

/** Why something is forbidden: in English, and as a text for other languages. `named`: places that are texts themselves, by key. */
export function told(key: Key, places: Places = {}, named: Readonly<Record<string, Key>> = {}) {
  const text = { key, places, named };
  return { message: sayTold(inEnglish, text), text };
}
