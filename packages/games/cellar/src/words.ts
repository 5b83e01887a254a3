/** What the Cellar says, in English. */
import type { Ask, Seat, Words } from '@undercroft/engine';
import { EVENTS, type EventId } from './content/events.ts';
import { ITEMS, type ItemId } from './content/items.ts';
import { ROOMS } from './content/rooms.ts';
import type { Decision } from './decisions.ts';
import type { CellarEvent } from './events.ts';
import type { View } from './view.ts';

const NAMES = ['Ada', 'Bruno', 'Cleo', 'Dorian'];
const name = (seat: Seat): string => NAMES[seat] ?? `Seat ${seat}`;
const names = (seats: readonly Seat[]): string => seats.map(name).join(' and ');
const item = (card: ItemId | null): string => (card === null ? 'an item' : `the ${ITEMS[card].name.toLowerCase()}`);
const event = (card: EventId): string => `${EVENTS[card].name}: ${EVENTS[card].text}`;

const ASKS: Record<Decision['kind'], string> = {
  prepare: 'Spread 3 points over might, stamina and wits',
  step: 'Where do you go?',
  trap: 'A spiked pit: what does it take?',
  join: 'A call for help: do you join the fight?',
  fight: 'Strike or flee?',
  spoils: 'What do you take for your help?',
  offer: 'Offer gold for an item',
  sell: 'Do you sell an item?',
};

function ask(view: View, { kind }: Ask<Decision['kind']>): string {
  const { vars } = view.stack.at(-1)!;
  if (kind === 'join') return `${name(Number(vars.seat))} calls for help against strength ${vars.strength}: do you join?`;
  if (kind === 'fight') return `Strength ${vars.strength} against you: strike or flee?`;
  return ASKS[kind];
}

function decision(view: View, d: Decision): string {
  switch (d.kind) {
    case 'prepare':
      return `Might ${d.might}, stamina ${d.stamina}, wits ${d.wits}`;
    case 'step':
      return d.to === view.thieves[d.seat]!.room ? 'Stay and rest' : `Go to ${ROOMS[d.to].name}`;
    case 'trap':
      return d.item === null ? 'Lose a life' : `Give up ${item(d.item)}`;
    case 'join':
      return d.join ? 'Join the fight' : 'Stay out of it';
    case 'fight':
      return d.flee ? 'Flee' : d.item === null ? 'Strike' : `Strike with ${item(d.item)}`;
    case 'spoils':
      return d.take === 'gold' ? 'Take 1 gold' : 'Draw an item';
    case 'offer':
      return `Offer ${name(d.to)} ${d.gold} gold for an item`;
    case 'sell':
      return d.item === null ? 'Keep everything' : `Sell ${item(d.item)}`;
  }
}

type Tell = { [K in CellarEvent['type']]: (e: Extract<CellarEvent, { type: K }>) => string | null };
const TELL: Tell = {
  setOut: (e) => `${name(e.seat)} sets out with might ${e.might}, stamina ${e.stamina} and wits ${e.wits}.`,
  roundBegan: (e) => `Round ${e.round}.`,
  roomEntered: (e) => `${name(e.seat)} enters ${ROOMS[e.room].name}.`,
  rested: (e) => `${name(e.seat)} rests and has ${e.life} life.`,
  eventDrawn: (e) => event(e.card),
  eventsShuffled: () => 'The past events are shuffled into a new pile.',
  itemsShuffled: () => 'The spent items are shuffled into a new pile.',
  goldGained: (e) => `${name(e.seat)} gains ${e.gold} gold.`,
  goldLost: (e) => `${name(e.seat)} loses ${e.gold} gold.`,
  itemDrawn: (e) => `${name(e.seat)} draws ${item(e.card)}.`,
  itemSpent: (e) => `${name(e.seat)} gives up ${item(e.card)}.`,
  lifeLost: (e) => `${name(e.seat)} loses a life and has ${e.left} left.`,
  fainted: (e) => `${name(e.seat)} faints and wakes on the stairs.`,
  helpCame: (e) => `${names(e.helpers)} come${e.helpers.length === 1 ? 's' : ''} to help ${name(e.seat)}.`,
  struck: (e) => `${name(e.seat)} rolls ${e.die}: ${e.total} against ${e.strength}, a ${e.won ? 'hit' : 'miss'}.`,
  fled: (e) => `${name(e.seat)} flees to ${ROOMS[e.room].name}.`,
  offered: (e) => `${name(e.seat)} offers ${name(e.to)} ${e.gold} gold for an item.`,
  sold: (e) => `${name(e.seat)} sells ${item(e.card)} to ${name(e.to)} for ${e.gold} gold.`,
  declined: (e) => `${name(e.seat)} keeps everything.`,
  escaped: (e) => `${name(e.seat)} slips out into the night with a full purse.`,
  candleWentOut: () => 'The candle goes out.',
};

/** The union cannot be narrowed by a computed key, so this is where the type of the event meets its teller. */
function tell<K extends CellarEvent['type']>(e: Extract<CellarEvent, { type: K }>, type: K): string | null {
  return TELL[type](e);
}

export const words: Words<Decision, CellarEvent, View> = {
  ask,
  decision,
  event: (_view, e) => tell(e, e.type),
  seat: (_view, seat) => name(seat),
};
