/** What the game says: questions and decisions. Events are told in `tell.ts`; the sentences themselves are in `texts/`. */

import type { Say, Seat, Words } from '@undercroft/engine';
import { HEROES } from './content/heroes.ts';
import { effectsText, modName } from './content/text.ts';
import { STATS } from './content/vocabulary.ts';
import { BUILD, type Decision, type PhfAsk, type TurnDecision } from './decisions.ts';
import type { Event } from './events.ts';
import { rulesFrom } from './house-rules.ts';
import { abilityName, cardWords, goalName, goalText, heroName, itemWords, roomWords, seatName, sourceName } from './names.ts';
import { fixWords, genderKey, offerWords } from './phrases.ts';
import { tell } from './tell.ts';
import { inEnglish, type PhfSay } from './texts.ts';
import type { View } from './view.ts';

const WAYS = ['way.north', 'way.east', 'way.south', 'way.west'] as const;

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

function ask(say: PhfSay, view: View, { seat, kind }: PhfAsk): string {
  if (kind === 'step') return say('ask.step', { n: view.points });
  if (kind === 'summon' && view.haunt >= 0) return say('ask.summonAgain');
  if (kind === 'join' && view.fight !== null) {
    const { attacker, victim } = view.fight;
    return say('ask.join', { attacker: seatName(say, view, attacker), victim: seatName(say, view, victim) });
  }
  const isGoal = kind === 'turn' && (view.seats[seat]?.redrawn.length ?? 0) > 0;
  const question = say(isGoal ? 'ask.goal' : `ask.${kind}`);
  const isPartOfCard = kind === 'who' || kind === 'which' || kind === 'where' || kind === 'option';
  return isPartOfCard && view.card !== null
    ? say('ask.from', { source: sourceName(say, view.card.source), ask: lower(question) })
    : question;
}

function turnWords(say: PhfSay, view: View, d: TurnDecision): string {
  if (d.do === 'attack') return say('do.attack', { name: seatName(say, view, d.target) });
  if (d.do === 'use') return say('do.use', { card: cardWords(say, view, d.seat, d.card) });
  if (d.do === 'keepGoal') return goalWords(say, view, d);
  return say(`do.${d.do}`);
}

function stepWords(say: PhfSay, view: View, seat: Seat, to: number): string {
  if (to < 0) return say('do.stop');
  const way = WAYS[view.layout.near.indexOf(to, view.seats[seat]!.room * 4) - view.seats[seat]!.room * 4];
  return say('do.step', { way: way === undefined ? '' : say(way), room: roomWords(say, view, to) });
}

/** What one option of the effect that is being carried out says. */
function optionWords(say: PhfSay, view: View, option: number): string {
  const effect = view.card?.effect;
  return effect?.do === 'choose' ? effectsText(say, effect.options[option]!.do) : say('do.option', { n: option + 1 });
}

const helperWords = (say: PhfSay, view: View, helpers: Seat[]): string =>
  helpers.length === 0 ? say('do.nobodysHelp') : helpers.map((seat) => seatName(say, view, seat)).join(say('list.and'));

const SPOILS = { draw: 'do.drawItem', heal: 'do.heal', nothing: 'do.takeNothing' } as const;

function answerWords(say: PhfSay, view: View, d: Extract<Decision, { kind: 'answerOffer' }>): string {
  const offer = view.offers.find((other) => other.id === d.offer);
  const items = d.items.map((item) => itemWords(say, view, item)).join(say('list.and'));
  const key = d.accept ? 'answer.accept' : offer?.from === d.seat ? 'answer.withdraw' : 'answer.decline';
  return say(key, { name: seatName(say, view, offer?.from ?? -1), gift: items === '' ? '' : say('answer.gift', { items }) });
}

function goalWords(say: PhfSay, view: View, { card, target }: { card: number; target: Seat }): string {
  const places = { goal: goalName(say, view, card), text: goalText(say, view, card) };
  return target < 0 ? say('do.goal', places) : say('do.goalAgainst', { ...places, name: seatName(say, view, target) });
}

function draftWords(say: PhfSay, view: View, d: Extract<Decision, { kind: 'goal' | 'hero' | 'ability' | 'build' }>): string {
  if (d.kind === 'goal') return goalWords(say, view, d);
  if (d.kind === 'hero') return d.card === BUILD ? say('do.buildHero') : `${heroName(say, HEROES[d.card]!)}, ${say(genderKey(d.gender))}`;
  if (d.kind === 'build') {
    return say('do.built', { name: d.name, stats: STATS.map((stat, i) => `${modName(say, stat)} ${d.stats[i]}`).join(', ') });
  }
  const ability = abilityName(say, view, d.keep);
  return d.drop < 0 ? say('do.keep', { ability }) : say('do.keepDrop', { ability, other: abilityName(say, view, d.drop) });
}

function decision(say: PhfSay, view: View, d: Decision): string {
  switch (d.kind) {
    case 'goal':
    case 'hero':
    case 'ability':
    case 'build':
      return draftWords(say, view, d);
    case 'turn':
      return turnWords(say, view, d);
    case 'step':
      return 'use' in d ? say('do.use', { card: cardWords(say, view, d.seat, d.use) }) : stepWords(say, view, d.seat, d.to);
    case 'start':
    case 'where':
      return roomWords(say, view, d.room);
    case 'summon':
      return d.room === view.haunt ? say('do.leaveMarauder', { room: roomWords(say, view, d.room) }) : roomWords(say, view, d.room);
    case 'passed':
      return say(d.take === 'item' ? 'do.takeItem' : 'do.goOn');
    case 'pickSkill':
      return modName(say, STATS[d.stat]!);
    case 'react':
      return say(d.use ? 'do.useIt' : 'do.notNow');
    case 'join':
      return say(`do.join.${d.side}`);
    case 'press':
      return say(d.on ? 'do.press' : 'do.callOff');
    case 'accept':
      return helperWords(say, view, d.helpers);
    case 'who':
      return seatName(say, view, d.target);
    case 'which':
      return itemWords(say, view, d.item);
    case 'option':
      return optionWords(say, view, d.option);
    case 'spoils':
      return d.take === 'item' ? say('do.take', { item: itemWords(say, view, d.item) }) : say(SPOILS[d.take]);
    default:
      return tableWords(say, view, d);
  }
}

function writeWords(say: PhfSay, { cards }: Extract<Decision, { kind: 'write' }>): string {
  if (cards.length === 0) return say('do.writeNothing');
  return say('do.write', { n: cards.length, cards: cards.map((card) => card.name).join(', ') });
}

type AtTable = Exclude<Decision['kind'], 'goal' | 'hero' | 'ability' | 'build' | 'turn'>;

function tableWords(say: PhfSay, view: View, d: Extract<Decision, { kind: AtTable }>): string {
  if (d.kind === 'offer') return say('do.offer', { offer: offerWords(say, view, d) });
  if (d.kind === 'answerOffer') return answerWords(say, view, d);
  if (d.kind === 'use') return say('do.use', { card: cardWords(say, view, d.seat, d.card) });
  if (d.kind === 'propose') return say('do.propose', { fix: fixWords(say, view, d) });
  if (d.kind === 'layout') return say('do.layout', { n: d.drawing.replace(/[^#]/g, '').length });
  if (d.kind === 'narrate') return say('do.narrate', { text: d.text });
  if (d.kind === 'write') return writeWords(say, d);
  if (d.kind === 'leave') return say('do.leave');
  return 'yes' in d ? say(`${d.yes ? 'yes' : 'no'}.${d.kind}`) : d.kind;
}

export const wordsIn = (say: Say): Words<Decision, Event, View> => ({
  ask: (view, question) => ask(say, view, question),
  decision: (view, d) => decision(say, view, d),
  event: (view, e) => tell(say, view, e),
  seat: (view, seat) => seatName(say, view, seat),
  // R-PHF-49  Whoever sits down should know that this one is the dungeon master's.
  chair: ({ options, seats }, seat) => (rulesFrom(options, seats).dm === seat ? say('seat.master') : null),
  say,
});

export const WORDS = wordsIn(inEnglish);
