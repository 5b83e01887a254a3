/** What the Cellar says: which sentence, and what goes into it. The sentences themselves are in `texts/`. */
import { type Ask, materialOf, type Places, type Say, type Seat, type Words } from '@undercroft/engine';
import type { ItemId } from './content/items.ts';
import type { RoomId } from './content/rooms.ts';
import type { Decision } from './decisions.ts';
import type { CellarEvent } from './events.ts';
import { roomAt } from './rules/rooms.ts';
import { type CellarSay, inEnglish } from './texts.ts';
import type { View } from './view.ts';

const NAMES = ['Ada', 'Bruno', 'Cleo', 'Dorian'];
const name = (say: CellarSay, seat: Seat): string => NAMES[seat] ?? say('seat', { n: seat });
const names = (say: CellarSay, seats: readonly Seat[]): string => seats.map((seat) => name(say, seat)).join(say('list.and'));
const item = (say: CellarSay, card: ItemId | null): string => say(card === null ? 'item.any' : `item.${card}`);

/** CEL-028  Whoever drew another plan has named its rooms; those of the count's cellar are said in every language. */
const roomName = (say: CellarSay, view: View, room: RoomId): string =>
  materialOf(view) === undefined ? say(`room.${room}`) : roomAt(view, room).name;

function ask(say: CellarSay, view: View, { kind }: Ask<Decision['kind']>): string {
  const { seat, strength } = view.stack.at(-1)!.vars;
  return say(`ask.${kind}`, { name: name(say, Number(seat)), strength: Number(strength) });
}

function decision(say: CellarSay, view: View, d: Decision): string {
  switch (d.kind) {
    case 'prepare':
      return say('do.prepare', { might: d.might, stamina: d.stamina, wits: d.wits });
    case 'step':
      return d.to === view.thieves[d.seat]!.room ? say('do.stay') : say('do.go', { room: roomName(say, view, d.to) });
    case 'trap':
      return d.item === null ? say('do.loseLife') : say('do.giveUp', { item: item(say, d.item) });
    case 'join':
      return say(d.join ? 'do.join' : 'do.stayOut');
    case 'fight':
      return d.flee ? say('do.flee') : d.item === null ? say('do.strike') : say('do.strikeWith', { item: item(say, d.item) });
    case 'spoils':
      return say(d.take === 'gold' ? 'do.takeGold' : 'do.takeItem');
    case 'offer':
      return say('do.offer', { name: name(say, d.to), gold: d.gold });
    case 'sell':
      return d.item === null ? say('do.keep') : say('do.sell', { item: item(say, d.item) });
  }
}

/** What goes into the places of the sentence about an event, besides its own numbers. */
function event(say: CellarSay, view: View, e: CellarEvent): string {
  const who: Places = 'seat' in e ? { name: name(say, e.seat) } : {};
  switch (e.type) {
    case 'eventDrawn':
      return say(`event.${e.card}`);
    case 'itemDrawn':
    case 'itemSpent':
      return say(`tell.${e.type}`, { ...who, item: item(say, e.card) });
    case 'roomEntered':
    case 'fled':
      return say(`tell.${e.type}`, { ...who, room: roomName(say, view, e.room) });
    case 'helpCame':
      return say('tell.helpCame', { ...who, helpers: names(say, e.helpers), n: e.helpers.length });
    case 'struck':
      return say(e.won ? 'tell.hit' : 'tell.miss', { ...who, die: e.die, total: e.total, strength: e.strength });
    case 'offered':
      return say('tell.offered', { ...who, to: name(say, e.to), gold: e.gold });
    case 'sold':
      return say('tell.sold', { ...who, to: name(say, e.to), gold: e.gold, item: item(say, e.card) });
    default:
      return say(`tell.${e.type}`, { ...e, ...who });
  }
}

export const wordsIn = (say: Say): Words<Decision, CellarEvent, View> => ({
  ask: (view, question) => ask(say, view, question),
  decision: (view, d) => decision(say, view, d),
  event: (view, e) => event(say, view, e),
  seat: (_view, seat) => name(say, seat),
  side: () => say('side.party'),
  rank: (rank) => say(`rank.${rank}`),
  say,
});

export const words = wordsIn(inEnglish);
