/** What the game says, in English: questions and decisions. Events are told in `tell.ts`. */
import type { Seat, Words } from '@undercroft/engine';
import { ABILITIES } from './content/abilities.ts';
import { BLOCKS } from './content/cards.ts';
import { GOALS } from './content/goals.ts';
import { HEROES } from './content/heroes.ts';
import { ITEMS } from './content/items.ts';
import { roomName } from './content/rooms.ts';
import { describeGoal, effectsText } from './content/text.ts';
import { GENDERS, STATS } from './content/vocabulary.ts';
import { BUILD, type Decision, type Fix, type Kind, type OfferDecision, type PhfAsk, type TurnDecision } from './decisions.ts';
import type { Event } from './events.ts';
import { heroOf } from './rules/board.ts';
import { tell } from './tell.ts';
import type { View } from './view.ts';

export function seatName(view: View, seat: Seat): string {
  const v = view.seats[seat];
  if (v === undefined) return 'nobody';
  return v.hero === -1 && v.custom === null ? `Seat ${seat + 1}` : `Seat ${seat + 1}, the ${heroOf(v).name}`;
}

const compass = ['north', 'east', 'south', 'west'];

/** What a room is called: its name if the viewer knows it, and where it lies. */
export function roomWords(view: View, room: number): string {
  if (room < 0) return 'nowhere';
  const card = view.rooms[room] ?? -1;
  const [x, y] = [view.layout.squares[room * 2], view.layout.squares[room * 2 + 1]];
  const name = card < 0 ? 'an unknown room' : `${roomName(card)}${view.open[room] === 1 ? '' : ' (face-down)'}`;
  return `${name} (${x},${y})`;
}

export const itemWords = (item: number | null): string => (item === null || item < 0 ? 'an item' : ITEMS[item]!.name);

const ASKS: Record<Kind, string> = {
  layout: 'Draw the dungeon',
  goal: 'Which goal do you keep?',
  hero: 'Who are you?',
  build: 'Build a hero with 20 points',
  approve: 'May this hero play?',
  ability: 'Which ability do you keep, and which goes away?',
  start: 'Where do you come in?',
  turn: 'What do you do?',
  step: 'Where to?',
  passed: 'Passed: an item, or go on?',
  pickSkill: 'Which skill is tested?',
  reroll: 'Roll again?',
  react: 'Use your card now?',
  join: 'A fight! Do you join?',
  press: 'Do you go through with the attack?',
  accept: 'Whose help do you accept?',
  who: 'Whom?',
  which: 'Which item?',
  where: 'Which room?',
  option: 'What will it be?',
  rejoin: 'You are dead. Do you come back?',
  redraw: 'Your goal cannot be reached any more. Draw another?',
  summon: 'Where does the Marauder appear?',
  spoils: 'The Marauder is beaten. What do you take?',
  offer: 'Propose a trade or a deal',
  answerOffer: 'Do you accept the offer?',
  use: 'Use a card',
  leave: 'Leave the table',
  propose: 'Propose a fix to the table',
  vote: 'Do you agree with the fix?',
};

const topOf = (view: View) => view.stack.at(-1);

function ask(view: View, { kind }: PhfAsk): string {
  const vars = topOf(view)?.vars ?? {};
  if (kind === 'step') return `${view.points} ${view.points === 1 ? 'room' : 'rooms'} to go. Where to?`;
  if (kind === 'join') return `${seatName(view, Number(vars.attacker))} attacks ${seatName(view, Number(vars.victim))}. Do you join?`;
  if ((kind === 'who' || kind === 'which' || kind === 'where' || kind === 'option') && typeof vars.source === 'string') {
    return `${vars.source}: ${ASKS[kind].charAt(0).toLowerCase()}${ASKS[kind].slice(1)}`;
  }
  return ASKS[kind];
}

function turnWords(view: View, d: TurnDecision): string {
  switch (d.do) {
    case 'roll':
      return 'Roll and move';
    case 'attack':
      return `Attack ${seatName(view, d.target)}`;
    case 'exorcise':
      return 'Attack the Marauder';
    case 'use':
      return `Use ${cardWords(view, d.seat, d.card)}`;
    case 'end':
      return 'End the turn';
    case 'leave':
      return 'Leave the table';
  }
}

function cardWords(view: View, seat: Seat, card: number): string {
  return card < 0 ? (ABILITIES[view.seats[seat]!.ability]?.name ?? 'the ability') : ITEMS[card]!.name;
}

function stepWords(view: View, seat: Seat, to: number): string {
  if (to < 0) return 'Stop here';
  const way = view.layout.near.indexOf(to, view.seats[seat]!.room * 4) - view.seats[seat]!.room * 4;
  return `Go ${compass[way] ?? ''} to ${roomWords(view, to)}`;
}

export function offerWords(view: View, { seat, moves, threat, pact, promise, with: others }: OfferDecision): string {
  const parts = moves.map((m) => `${seatName(view, m.from)} gives ${itemWords(m.item)} to ${seatName(view, m.to)}`);
  if (pact === 'peace') parts.push(`peace with ${others.map((other) => seatName(view, other)).join(' and ') || 'all of them'}`);
  if (pact === 'aid') parts.push(`help for ${seatName(view, seat)}`);
  if (promise !== '') parts.push(`“${promise}”`);
  return `${parts.join('; ')}${threat ? '; or else' : ''}`;
}

export function fixWords(view: View, fix: Fix): string {
  if (fix.fix === 'hp') return `${seatName(view, fix.who)} has ${fix.to} HP`;
  if (fix.fix === 'room') return `${seatName(view, fix.who)} is in ${roomWords(view, fix.to)}`;
  return `${itemWords(fix.item)} ${fix.to < 0 ? 'is discarded' : `goes to ${seatName(view, fix.to)}`}`;
}

/** What one option of the effect that is being carried out says. */
function optionWords(view: View, option: number): string {
  const vars = topOf(view)?.vars ?? {};
  const effect = BLOCKS[Number(vars.block)]?.[Number(vars.at)];
  return effect?.do === 'choose' ? effectsText(effect.options[option]!.do) : `Option ${option + 1}`;
}

const helperWords = (view: View, helpers: Seat[]): string =>
  helpers.length === 0 ? 'Nobody’s' : helpers.map((seat) => seatName(view, seat)).join(' and ');

const SIDES = { attack: 'Join the attack', defend: 'Join the defence', out: 'Stay out of it' };
const SPOILS = { item: 'Take', draw: 'Draw an item', heal: 'Heal up to 5', nothing: 'Take nothing' };
const YES: Partial<Record<Kind, [string, string]>> = {
  approve: ['Let them play', 'No such hero here'],
  reroll: ['Roll again', 'Keep it'],
  rejoin: ['Come back', 'Stay dead'],
  redraw: ['Draw three new goals', 'Keep the goal'],
  vote: ['Agree', 'Disagree'],
};

function answerWords(view: View, d: Extract<Decision, { kind: 'answerOffer' }>): string {
  const offer = view.offers.find((other) => other.id === d.offer);
  const verb = d.accept ? 'Accept' : offer?.from === d.seat ? 'Withdraw' : 'Decline';
  const gift = d.items.length > 0 ? `, giving ${d.items.map(itemWords).join(' and ')}` : '';
  return `${verb} the offer of ${seatName(view, offer?.from ?? -1)}${gift}`;
}

function draftWords(view: View, d: Extract<Decision, { kind: 'goal' | 'hero' | 'ability' | 'build' }>): string {
  if (d.kind === 'goal') {
    const named = d.target < 0 ? '' : ` Against ${seatName(view, d.target)}.`;
    return `${GOALS[d.card]!.name}: ${describeGoal(GOALS[d.card]!)}${named}`;
  }
  if (d.kind === 'hero') return d.card === BUILD ? 'Build a hero of your own' : `${HEROES[d.card]!.name}, ${GENDERS[d.gender]}`;
  if (d.kind === 'build') return `${d.name}: ${STATS.map((stat, i) => `${stat.toUpperCase()} ${d.stats[i]}`).join(', ')}`;
  const drop = d.drop < 0 ? '' : `, discard ${ABILITIES[d.drop]!.name}`;
  return `Keep ${ABILITIES[d.keep]!.name}${drop}`;
}

function decision(view: View, d: Decision): string {
  switch (d.kind) {
    case 'goal':
    case 'hero':
    case 'ability':
    case 'build':
      return draftWords(view, d);
    case 'turn':
      return turnWords(view, d);
    case 'step':
      return 'use' in d ? `Use ${cardWords(view, d.seat, d.use)}` : stepWords(view, d.seat, d.to);
    case 'start':
    case 'where':
    case 'summon':
      return roomWords(view, d.room);
    case 'passed':
      return d.take === 'item' ? 'Take an item' : 'Go on';
    case 'pickSkill':
      return STATS[d.stat]!.toUpperCase();
    case 'react':
      return d.use ? 'Use it' : 'Not now';
    case 'join':
      return SIDES[d.side];
    case 'press':
      return d.on ? 'Strike' : 'Call it off';
    case 'accept':
      return helperWords(view, d.helpers);
    case 'who':
      return seatName(view, d.target);
    case 'which':
      return itemWords(d.item);
    case 'option':
      return optionWords(view, d.option);
    case 'spoils':
      return d.take === 'item' ? `Take ${itemWords(d.item)}` : SPOILS[d.take];
    default:
      return tableWords(view, d);
  }
}

function tableWords(view: View, d: Decision): string {
  if (d.kind === 'offer') return `Offer: ${offerWords(view, d)}`;
  if (d.kind === 'answerOffer') return answerWords(view, d);
  if (d.kind === 'use') return `Use ${cardWords(view, d.seat, d.card)}`;
  if (d.kind === 'propose') return `Propose: ${fixWords(view, d)}`;
  if (d.kind === 'layout') return `A dungeon of ${d.drawing.replace(/[^#]/g, '').length} rooms`;
  if (d.kind === 'leave') return 'Leave the table';
  return YES[d.kind]?.['yes' in d && d.yes ? 0 : 1] ?? d.kind;
}

export const WORDS: Words<Decision, Event, View> = { ask, decision, event: tell, seat: seatName };
