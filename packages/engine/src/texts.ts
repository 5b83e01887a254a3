/**
 * Sentences by key, so that a game (and the page around it) can speak more than one language. A sentence may have
 * places (`{name}`) and forms by number (`{ "one": …, "other": … }`, chosen by `n`).
 */

import type { Game, Told, Why } from './contract.ts';
import { withDice } from './dice-words.ts';
import type { OptionGroups, OptionSpec, OptionSpecs } from './options.ts';

export type Message = string | Readonly<Record<string, string>>;
export type Texts = Readonly<Record<string, Message>>;
export type Places = Readonly<Record<string, string | number>>;
/** Says the message with this key. What is put into its places is not looked at again. */
export type Say<K extends string = string> = (key: K, places?: Places) => string;

function formOf(message: Message, rules: () => Intl.PluralRules, places: Places): string {
  if (typeof message === 'string') return message;
  return message[rules().select(Number(places['n'] ?? 0))] ?? message['other'] ?? '';
}

/** Says messages in a language; those it lacks, in English. A place nobody filled stays visible. */
export function sayer<K extends string>(texts: Texts, language: string, english: Readonly<Record<K, Message>>): Say<K> {
  let plurals: Intl.PluralRules | undefined;
  const rules = (): Intl.PluralRules => {
    plurals ??= new Intl.PluralRules(language);
    return plurals;
  };
  return (key, places = {}) =>
    formOf(texts[key] ?? english[key] ?? key, rules, places).replace(/\{(\w+)\}/g, (whole, name: string) => String(places[name] ?? whole));
}

const optionKey = (option: string, part: string): string => `option.${option}.${part}`;

const groupKey = (group: string): string => `optionGroup.${group}`;

function* textsOfOption(option: string, spec: OptionSpec): Generator<[string, string]> {
  yield [optionKey(option, 'name'), spec.name];
  yield [optionKey(option, 'help'), spec.help];
  if (spec.type !== 'choice') return;
  for (const [choice, text] of Object.entries(spec.choices)) yield [optionKey(option, `choice.${choice}`), text];
}

/** All a game says, by key, in English: what a translation needs. Empty for a game that speaks English only. */
export function textsOf({ about: { tagline, houseRules, houseRuleGroups = {} }, words: { speech } }: Game): Texts {
  if (speech === undefined) return {};
  const rules = Object.entries(houseRules).flatMap(([option, spec]) => [...textsOfOption(option, spec)]);
  const groups = Object.entries(houseRuleGroups).map(([group, name]) => [groupKey(group), name]);
  return { tagline, ...Object.fromEntries(rules), ...Object.fromEntries(groups), ...speech.english };
}

function optionsIn(specs: OptionSpecs, say: Say): OptionSpecs {
  const told = Object.entries(specs).map(([option, spec]): [string, OptionSpec] => {
    const names = { name: say(optionKey(option, 'name')), help: say(optionKey(option, 'help')) };
    if (spec.type !== 'choice') return [option, { ...spec, ...names }];
    const choices = Object.keys(spec.choices).map((choice) => [choice, say(optionKey(option, `choice.${choice}`))]);
    return [option, { ...spec, ...names, choices: Object.fromEntries(choices) }];
  });
  return Object.fromEntries(told);
}

function groupsIn(groups: OptionGroups | undefined, say: Say): { houseRuleGroups?: OptionGroups } {
  if (groups === undefined) return {};
  return { houseRuleGroups: Object.fromEntries(Object.keys(groups).map((group) => [group, say(groupKey(group))])) };
}

/** Says a sentence that was not said yet, with names in its own language. */
export function sayTold(say: Say, { key, places = {}, named = {} }: Told): string {
  const names = Object.entries(named).map(([place, name]) => [place, say(name)]);
  return say(key, { ...places, ...Object.fromEntries(names) });
}

/** The same game, speaking another language where it can: words, tagline, house rules and refusals. Rules never change. */
export async function inLanguage<G extends Game>(game: G, language: string): Promise<G> {
  const { about, play } = game;
  const { speech } = game.words;
  if (speech === undefined || language === 'en') return game;
  const texts = await speech.texts(language).catch(() => null);
  if (texts === null) return game;
  const say: Say = sayer(texts, language, textsOf(game));
  const told = <R extends Why>(why: R | null): R | null => (why?.text === undefined ? why : { ...why, message: sayTold(say, why.text) });
  return {
    ...game,
    about: { ...about, tagline: say('tagline'), houseRules: optionsIn(about.houseRules, say), ...groupsIn(about.houseRuleGroups, say) },
    play: {
      ...play,
      ...(play.checkConfig && { checkConfig: (config) => told(play.checkConfig!(config)) }),
      refuse: (t, d) => told(play.refuse(t, d)),
      judge: (t, d) => {
        const judged = play.judge(t, d);
        return judged.refusal === null ? judged : { ...judged, refusal: told(judged.refusal)! };
      },
    } satisfies Game['play'],
    words: { ...withDice(speech.words(say)), speech },
  };
}
