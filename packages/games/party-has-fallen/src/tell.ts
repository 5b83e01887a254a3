/** One line of the log for each event. */
import type { Seat } from '@undercroft/engine';
import { ABILITIES } from './content/abilities.ts';
import { EVENTS } from './content/events.ts';
import { GOALS } from './content/goals.ts';
import { HEROES } from './content/heroes.ts';
import { MARAUDER_ABILITIES } from './content/marauder.ts';
import { kindName, roomName } from './content/rooms.ts';
import { describeEvent, MOD_NAMES } from './content/text.ts';
import { GENDERS } from './content/vocabulary.ts';
import type { Event, MoveEnd } from './events.ts';
import type { Part } from './rules/modifiers.ts';
import type { View } from './view.ts';
import { fixWords, itemWords, offerWords, roomWords, seatName } from './words.ts';

type Tell = { [K in Event['type']]: (e: Extract<Event, { type: K }>, view: View, name: (seat: Seat) => string) => string | null };

const signed = (n: number): string => (n < 0 ? `− ${-n}` : `+ ${n}`);
/** ` + 1 Axe With Opinions − 1 Walks Softly`. */
const partsText = (parts: readonly Part[]): string => parts.map(([value, source]) => ` ${signed(value)} ${source}`).join('');
const list = (names: string[]): string => (names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`);

const DECKS = ['goal', 'hero', 'ability', 'item', 'event', 'Marauder ability'];
const ENDS: Record<MoveEnd, string> = {
  points: 'The movement is over',
  deadEnd: 'A dead end: the rest of the movement is lost',
  item: 'An item instead of more steps',
  failed: 'A failed check ends the movement',
  stopped: 'A card ends the movement',
  chosen: 'Far enough',
  zero: 'Not a single step',
};
const REASONS: Record<string, string> = {
  goal: 'a goal fulfilled',
  treasure: 'a fortune in treasure',
  kills: 'everybody else killed at least once',
  'all-dead': 'Nobody is left',
  'round-cap': 'The last round is over',
};

const goalsText = (goals: readonly number[], name: (seat: Seat) => string): string =>
  goals.map((goal, seat) => `${name(seat)}: ${GOALS[goal]?.name ?? 'no goal'}`).join('; ');

const TELL: Tell = {
  dungeonDrawn: (e, _v, name) => `${name(e.seat)} has drawn the dungeon.`,
  firstRolled: (e, _v, name) => `For the first turn: ${e.seats.map((seat, i) => `${name(seat)} rolls ${e.rolls[i]}`).join(', ')}.`,
  firstChosen: (e, _v, name) => `${name(e.seat)} goes first.`,
  reshuffled: (e) => `The ${DECKS[e.deck]} discards are shuffled into a new pile.`,
  goalKept: (e, _v, name) => `${name(e.seat)} keeps a goal${e.card === null ? '' : `: ${GOALS[e.card]!.name}`}.`,
  heroTaken: (e, _v, name) => `${name(e.seat)} keeps a hero${e.card === null ? '' : `: the ${HEROES[e.card]!.name}`}.`,
  heroBuilt: (e, _v, name) => `${name(e.seat)} has built ${e.name}; the table ${e.approved ? 'approves' : 'does not approve'}.`,
  abilityTaken: (e, _v, name) => `${name(e.seat)} keeps an ability${e.card === null ? '' : `: ${ABILITIES[e.card]!.name}`}.`,
  placed: (e, v, name) => `${name(e.seat)} will start in ${roomWords(v, e.room)}.`,
  partyShown: (e) => `The party: ${list(e.heroes.map((hero, i) => `${hero} (${ABILITIES[e.abilities[i]!]?.name ?? 'no ability'})`))}.`,
  flipped: (e) => `A room is turned face-up: ${roomName(e.card)}${kindName(e.card) === 'exit' ? '' : `, ${kindName(e.card)}`}.`,
  roundBegan: (e) => `Round ${e.round}.`,
  turnBegan: (e, _v, name) => `It is the turn of ${name(e.seat)}.`,
  turnSkipped: (e, _v, name) => `${name(e.seat)} skips a turn.`,
  moveRolled: (e, _v, name) => `${name(e.seat)} rolls ${e.die}${partsText(e.parts)}: ${e.points} to move.`,
  stepped: (e, v, name) => `${name(e.seat)} goes to ${roomWords(v, e.room)}.`,
  movementEnded: (e) => `${ENDS[e.why]}.`,
  statRolled: (e, _v, name) => `${e.by < 0 ? 'The Skill die' : name(e.by)} says ${e.stat.toUpperCase()}.`,
  checked: (e, _v, name) =>
    `${name(e.seat)} rolls ${e.die} against ${e.stat.toUpperCase()} ${e.value} (${partsText(e.parts).trim()}): ${e.passed ? 'passed' : 'failed'}.`,
  rerolled: (e, _v, name) => `${name(e.seat)} rolls the ${e.was} again: ${e.source}.`,
  itemDrawn: (e, _v, name) => `${name(e.seat)} gets ${itemWords(e.item)}.`,
  nothingToDraw: (e) => `There is no ${DECKS[e.deck]} card left.`,
  itemLost: (e, _v, name) => `${name(e.seat)} loses ${itemWords(e.item)}.`,
  itemPassed: (e, _v, name) => `${itemWords(e.item)} goes from ${name(e.from)} to ${name(e.to)}.`,
  itemKept: (e, _v, name) => `${name(e.seat)} will take ${itemWords(e.item)} into the next life.`,
  eventDrawn: (e) => `${EVENTS[e.card]!.name}: ${describeEvent(EVENTS[e.card]!.do)}`,
  cardUsed: (e, _v, name) => `${name(e.seat)}: ${e.source}.`,
  tableRolled: (e) => `${e.source}: the die shows ${e.die}.`,
  hurt: (e, _v, name) => `${name(e.seat)} loses ${e.amount} HP and has ${e.hp} left.`,
  healed: (e, _v, name) => `${name(e.seat)} heals ${e.amount} and has ${e.hp} HP.`,
  changed: (e, _v, name) => `${name(e.seat)}: ${MOD_NAMES[e.mod]} ${signed(e.by)} (${e.source}).`,
  moved: (e, v, name) => `${name(e.seat)} is now in ${roomWords(v, e.room)} (${e.source}).`,
  turnLost: (e, _v, name) => `${name(e.seat)} will skip a turn (${e.source}).`,
  attacksChanged: (e, _v, name) => `${name(e.seat)} has ${e.left} attacks left this turn (${e.source}).`,
  stepsChanged: (e, _v, name) => `${name(e.seat)} has ${e.left} rooms left to move (${e.source}).`,
  peeked: (e, v, name) => `${name(e.seat)} looks at ${e.card === null ? roomWords(v, e.room) : roomName(e.card)}.`,
  roomHidden: (e, v) => `${roomWords(v, e.room)} is turned face-down.`,
  roomsSwapped: (e, v) => `${list(e.rooms.map((room) => roomWords(v, room)))} swap places.`,
  genderChanged: (e, _v, name) => `${name(e.seat)} is now ${GENDERS[e.gender]}.`,
  goalPeeked: (e, _v, name) => `${name(e.seat)} looks at the goal of ${name(e.of)}${e.card === null ? '' : `: ${GOALS[e.card]!.name}`}.`,
  attacked: (e, _v, name) => `${name(e.attacker)} attacks ${name(e.victim)}!`,
  calledOff: (e, _v, name) => `The attack of ${name(e.attacker)} on ${name(e.victim)} is off${e.source === '' ? '' : ` (${e.source})`}.`,
  joined: (e, _v, name) => `${name(e.seat)} joins the ${e.side === 'attack' ? 'attack' : 'defence'}${e.accepted ? '' : ' and is refused'}.`,
  fightRolled: (e, _v, name) =>
    `${name(e.seat)} ${e.side === 'attack' ? 'attacks' : 'defends'} with ${e.die}${partsText(e.parts)}: ${e.total}.`,
  fought: (e, _v, name) =>
    `${e.meetings.map(([attack, defence]) => `${attack} against ${defence}`).join(', ')}: ${name(e.victim)} takes ${e.damage} damage.`,
  died: (e, _v, name) => `${name(e.seat)} dies${e.killer < 0 ? '' : `, killed by ${name(e.killer)}`}.`,
  eliminated: (e, _v, name) => `${name(e.seat)} is out of the game.`,
  reentered: (e, v, name) => `${name(e.seat)} comes back as the ${e.hero} in ${roomWords(v, e.room)}.`,
  offered: (e, v, name) =>
    `${name(e.offer.from)} proposes: ${offerWords(v, { ...e.offer, seat: e.offer.from, kind: 'offer', with: e.offer.parties })}.`,
  offerAnswered: (e, _v, name) => `${name(e.seat)} ${e.accept ? 'accepts' : 'wants none of it'}.`,
  offerDied: () => 'An offer is void.',
  traded: (e, _v, name) => `Agreed: ${list(e.parties.map(name))}.`,
  pactMade: (e, _v, name) =>
    `${name(e.by)} promises ${e.pact === 'peace' ? 'peace with' : 'help to'} ${name(e.to)} until the end of round ${e.until}.`,
  pactBroken: (e, _v, name) => `${name(e.seat)} breaks the promise of ${e.pact === 'peace' ? 'peace' : 'help'} to ${name(e.against)}!`,
  summoned: (e, v) =>
    e.again
      ? `The Marauder is drawn to ${roomWords(v, e.room)}.`
      : `The Marauder appears in ${roomWords(v, e.room)} with ${e.hp} HP${e.ability < 0 ? '' : `: ${MARAUDER_ABILITIES[e.ability]!.name}`}.`,
  marauderRolled: (e) => `The Marauder rolls ${e.distance}, ${e.face}.`,
  marauderTurned: (e) => `The Marauder turns ${e.left ? 'left' : 'right'} (${e.die}).`,
  marauderMoved: (e, v) => `The Marauder enters ${roomWords(v, e.room)}.`,
  marauderItem: (e) => `The Marauder hoards an item: ${e.stash} in its stash.`,
  marauderFight: (e, _v, name) =>
    `${e.attacker === 'player' ? `${name(e.seat)} attacks the Marauder` : `The Marauder attacks ${name(e.seat)}`}: ${e.player}${
      e.parts.length > 0 ? ` (${partsText(e.parts).trim()})` : ''
    } against ${e.marauder}.`,
  marauderHurt: (e) => `The Marauder loses ${e.amount} HP and has ${e.hp} left.`,
  marauderCheated: () => 'The Marauder is not dead yet.',
  marauderBeaten: (e, _v, name) => `${name(e.seat)} has beaten the Marauder.`,
  spoilsTaken: (e, _v, name) =>
    `${name(e.seat)} takes ${e.take === 'heal' ? 'a rest' : e.take === 'nothing' ? 'nothing' : 'an item'}${
      e.discarded.length > 0 ? `; ${list(e.discarded.map(itemWords))} discarded` : ''
    }.`,
  proposed: (e, v, name) => `${name(e.seat)} proposes a fix: ${fixWords(v, e.fix)}. ${e.reason}`,
  voted: (e) => `${e.yes.length} for it, ${e.no.length} against: the fix is ${e.applied ? 'made' : 'not made'}.`,
  won: (e, _v, name) => `${name(e.seat)} leaves through EXIT with ${REASONS[e.reason]} and wins. ${goalsText(e.goals, name)}.`,
  nobodyWon: (e, _v, name) => `${REASONS[e.reason]}: no winner. ${goalsText(e.goals, name)}.`,
};

/** The union cannot be narrowed by a computed key, so this is where the type of the event meets its teller. */
function tellOne<K extends Event['type']>(view: View, e: Extract<Event, { type: K }>, type: K): string | null {
  return TELL[type](e, view, (seat) => seatName(view, seat));
}

export const tell = (view: View, e: Event): string | null => tellOne(view, e, e.type);
