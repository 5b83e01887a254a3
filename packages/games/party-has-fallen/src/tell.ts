/** One line of the log for each event. The sentences themselves are in `texts/`, under `tell.<event>`. */
import type { Places, Seat } from '@undercroft/engine';
import { EVENTS } from './content/events.ts';
import { HEROES } from './content/heroes.ts';
import { MARAUDER_ABILITIES } from './content/marauder.ts';
import { kindName } from './content/rooms.ts';
import { describeEvent, modName } from './content/text.ts';
import type { Event } from './events.ts';
import {
  abilityName,
  eventName,
  goalName,
  heroName,
  itemWords,
  list,
  partsIn,
  printedName,
  roomName,
  roomWords,
  seatName,
  sourceName,
} from './names.ts';
import { fixWords, genderKey, offerWords } from './phrases.ts';
import { textOn, writtenOn } from './rules/honour.ts';
import type { Part } from './rules/modifiers.ts';
import type { Key, PhfSay } from './texts.ts';
import type { View } from './view.ts';

/** What a line is made with: the language, and what its reader may know. */
interface Telling {
  say: PhfSay;
  view: View;
  name(seat: Seat): string;
  room(room: number): string;
  item(item: number | null): string;
}
type Tell = { [K in Event['type']]: (e: Extract<Event, { type: K }>, telling: Telling) => string | null };

const signed = (n: number): string => (n < 0 ? `− ${-n}` : `+ ${n}`);
/** ` + 1 Axe With Opinions − 1 Walks Softly`. */
const partsText = (say: PhfSay, parts: readonly Part[]): string =>
  partsIn(say, parts)
    .map(([value, source]) => ` ${signed(value)} ${source}`)
    .join('');

const DECKS = ['deck.0', 'deck.1', 'deck.2', 'deck.3', 'deck.4', 'deck.5'] as const;

const goalsText = ({ say, view, name }: Telling, goals: readonly number[]): string =>
  goals.map((goal, seat) => `${name(seat)}: ${goalName(say, view, goal) || say('goal.none')}`).join('; ');

/** `one` if the viewer may know which card it was, else `other`. */
function withCard({ say }: Telling, keys: [known: Key, unknown: Key], card: string | null, places: Places): string {
  return card === null ? say(keys[1], places) : say(keys[0], { ...places, goal: card, hero: card, ability: card });
}

function spoilsText({ say, name, item }: Telling, e: Extract<Event, { type: 'spoilsTaken' }>): string {
  const key = e.take === 'heal' ? 'tell.spoilsHeal' : e.take === 'nothing' ? 'tell.spoilsNothing' : 'tell.spoilsItem';
  const items = list(say, e.discarded.map(item));
  return say(key, { name: name(e.seat), discarded: items === '' ? '' : say('tell.spoilsDiscarded', { items }) });
}

function summonedText({ say, room }: Telling, e: Extract<Event, { type: 'summoned' }>): string {
  const places = { room: room(e.room), hp: e.hp };
  if (e.again) return say(e.stays ? 'tell.summonedStays' : 'tell.summonedAgain', places);
  return e.ability < 0
    ? say('tell.summoned', places)
    : say('tell.summonedWith', { ...places, ability: printedName(say, MARAUDER_ABILITIES[e.ability]!) });
}

function marauderFightText({ say, name }: Telling, e: Extract<Event, { type: 'marauderFight' }>): string {
  const player = `${e.player}${e.parts.length > 0 ? ` (${partsText(say, e.parts).trim()})` : ''}`;
  const key = e.attacker === 'player' ? 'tell.marauderDefends' : 'tell.marauderAttacks';
  return say(key, { name: name(e.seat), player, marauder: e.marauder });
}

const FACES: Record<string, Key> = {
  north: 'way.north',
  east: 'way.east',
  south: 'way.south',
  west: 'way.west',
  lurk: 'way.lurk',
  item: 'way.item',
};

const REASONS: Record<string, Key> = {
  goal: 'reason.goal',
  treasure: 'reason.treasure',
  kills: 'reason.kills',
  'all-dead': 'reason.all-dead',
  'round-cap': 'reason.round-cap',
};

const TELL: Tell = {
  dungeonDrawn: (e, { say, name }) => say('tell.dungeonDrawn', { name: name(e.seat) }),
  firstRolled: (e, { say, name }) => {
    const rolls = e.seats.map((seat, i) => say('tell.firstRolls', { name: name(seat), roll: e.rolls[i]! }));
    return say('tell.firstRolled', { rolls: rolls.join(', ') });
  },
  firstChosen: (e, { say, name }) => say('tell.firstChosen', { name: name(e.seat) }),
  reshuffled: (e, { say }) => say('tell.reshuffled', { deck: say(DECKS[e.deck]!) }),
  goalKept: (e, telling) =>
    withCard(telling, ['tell.goalKeptOwn', 'tell.goalKept'], e.card === null ? null : goalName(telling.say, telling.view, e.card), {
      name: telling.name(e.seat),
    }),
  goalRedrawn: (e, { say, view, name }) => say('tell.goalRedrawn', { name: name(e.seat), goal: goalName(say, view, e.card) }),
  heroTaken: (e, telling) =>
    withCard(telling, ['tell.heroTakenOwn', 'tell.heroTaken'], e.card === null ? null : heroName(telling.say, HEROES[e.card]!), {
      name: telling.name(e.seat),
    }),
  heroBuilt: (e, { say, name }) => say(e.approved ? 'tell.heroApproved' : 'tell.heroRefused', { name: name(e.seat), hero: e.name }),
  abilityTaken: (e, telling) =>
    withCard(telling, ['tell.abilityKept', 'tell.abilityTaken'], e.card === null ? null : abilityName(telling.say, telling.view, e.card), {
      name: telling.name(e.seat),
    }),
  placed: (e, { say, name, room }) => say('tell.placed', { name: name(e.seat), room: room(e.room) }),
  partyShown: (e, { say, view, name }) => {
    const heroes = e.heroes.map((hero, seat) =>
      say('tell.partyHero', {
        name: name(seat),
        hero: sourceName(say, hero),
        ability: abilityName(say, view, e.abilities[seat]!) || say('tell.noAbility'),
      }),
    );
    return say('tell.partyShown', { heroes: list(say, heroes) });
  },
  flipped: (e, { say }) => {
    const kind = kindName(e.card);
    return say(kind === 'exit' ? 'tell.flippedExit' : 'tell.flipped', { room: roomName(say, e.card), kind: say(`kind.${kind}`) });
  },
  roundBegan: (e, { say }) => say('tell.roundBegan', { round: e.round }),
  turnBegan: (e, { say, name }) => say('tell.turnBegan', { name: name(e.seat) }),
  turnSkipped: (e, { say, name }) => say('tell.turnSkipped', { name: name(e.seat) }),
  moveRolled: (e, { say, name }) =>
    say('tell.moveRolled', { name: name(e.seat), die: e.die, parts: partsText(say, e.parts), points: e.points }),
  stepped: (e, { say, name, room }) => say('tell.stepped', { name: name(e.seat), room: room(e.room) }),
  movementEnded: (e, { say }) => say('tell.movementEnded', { end: say(`end.${e.why}`) }),
  statRolled: (e, { say, name }) =>
    e.by < 0
      ? say('tell.statRolled', { stat: modName(say, e.stat) })
      : say('tell.statPicked', { name: name(e.by), stat: modName(say, e.stat) }),
  checked: (e, { say, name }) =>
    say(e.passed ? 'tell.checkPassed' : 'tell.checkFailed', {
      name: name(e.seat),
      die: e.die,
      stat: modName(say, e.stat),
      value: e.value,
      parts: partsText(say, e.parts).trim(),
    }),
  rerolled: (e, { say, name }) => say('tell.rerolled', { name: name(e.seat), was: e.was, source: sourceName(say, e.source) }),
  itemDrawn: (e, { say, name, item }) => say('tell.itemDrawn', { name: name(e.seat), item: item(e.item) }),
  nothingToDraw: (e, { say }) => say('tell.nothingToDraw', { deck: say(DECKS[e.deck]!) }),
  itemLost: (e, { say, name, item }) => say('tell.itemLost', { name: name(e.seat), item: item(e.item) }),
  itemPassed: (e, { say, name, item }) => say('tell.itemPassed', { item: item(e.item), from: name(e.from), to: name(e.to) }),
  itemKept: (e, { say, name, item }) => say('tell.itemKept', { name: name(e.seat), item: item(e.item) }),
  eventDrawn: (e, { say, view }) =>
    say('tell.eventDrawn', { event: eventName(say, view, e.card), text: describeEvent(say, EVENTS[e.card]!.do) }),
  honourRead: (e, { say, view }) => {
    // Who may not see the card any more has heard it in the words it was read out in.
    const written = writtenOn(view, 'event', e.card);
    return say('tell.eventDrawn', { event: e.name, text: written?.name === e.name ? textOn(say, written) : e.text });
  },
  cardsWritten: (e, { say, name }) => say('tell.cardsWritten', { name: name(e.seat), n: e.goals + e.events + e.items + e.abilities }),
  claimed: (e, { say, name }) => say('tell.claimed', { name: name(e.seat), goal: e.name, text: e.text }),
  cardUsed: (e, { say, name }) => say('tell.cardUsed', { name: name(e.seat), source: sourceName(say, e.source) }),
  tableRolled: (e, { say }) => say('tell.tableRolled', { source: sourceName(say, e.source), die: e.die }),
  hurt: (e, { say, name }) => say('tell.hurt', { name: name(e.seat), amount: e.amount, hp: e.hp }),
  healed: (e, { say, name }) => say('tell.healed', { name: name(e.seat), amount: e.amount, hp: e.hp }),
  changed: (e, { say, name }) =>
    say('tell.changed', { name: name(e.seat), mod: modName(say, e.mod), by: signed(e.by), source: sourceName(say, e.source) }),
  moved: (e, { say, name, room }) => say('tell.moved', { name: name(e.seat), room: room(e.room), source: sourceName(say, e.source) }),
  turnLost: (e, { say, name }) => say('tell.turnLost', { name: name(e.seat), source: sourceName(say, e.source) }),
  attacksChanged: (e, { say, name }) => say('tell.attacksChanged', { name: name(e.seat), left: e.left, source: sourceName(say, e.source) }),
  stepsChanged: (e, { say, name }) => say('tell.stepsChanged', { name: name(e.seat), left: e.left, source: sourceName(say, e.source) }),
  peeked: (e, { say, name, room }) =>
    say('tell.peeked', { name: name(e.seat), room: e.card === null ? room(e.room) : roomName(say, e.card) }),
  roomHidden: (e, { say, room }) => say('tell.roomHidden', { room: room(e.room) }),
  roomsSwapped: (e, { say, room }) => say('tell.roomsSwapped', { rooms: list(say, e.rooms.map(room)) }),
  genderChanged: (e, { say, name }) => say('tell.genderChanged', { name: name(e.seat), gender: say(genderKey(e.gender)) }),
  goalPeeked: (e, telling) =>
    withCard(telling, ['tell.goalPeekedOwn', 'tell.goalPeeked'], e.card === null ? null : goalName(telling.say, telling.view, e.card), {
      name: telling.name(e.seat),
      of: telling.name(e.of),
    }),
  attacked: (e, { say, name }) => say('tell.attacked', { name: name(e.attacker), victim: name(e.victim) }),
  calledOff: (e, { say, name }) =>
    say(e.source === '' ? 'tell.calledOff' : 'tell.calledOffBy', {
      name: name(e.attacker),
      victim: name(e.victim),
      source: sourceName(say, e.source),
    }),
  joined: (e, { say, name }) => {
    const side = e.side === 'attack' ? 'Attack' : 'Defend';
    return say(`tell.${e.accepted ? 'joined' : 'refused'}${side}`, { name: name(e.seat) });
  },
  fightRolled: (e, { say, name }) =>
    say(e.side === 'attack' ? 'tell.fightAttack' : 'tell.fightDefend', {
      name: name(e.seat),
      die: e.die,
      parts: partsText(say, e.parts),
      total: e.total,
    }),
  fought: (e, { say, name }) => {
    const meetings = e.meetings.map(([attack, defence]) => say('tell.meeting', { attack, defence }));
    return say('tell.fought', { meetings: meetings.join(', '), name: name(e.victim), damage: e.damage });
  },
  died: (e, { say, name }) =>
    e.killer < 0 ? say('tell.died', { name: name(e.seat) }) : say('tell.diedBy', { name: name(e.seat), killer: name(e.killer) }),
  eliminated: (e, { say, name }) => say('tell.eliminated', { name: name(e.seat) }),
  planOpened: () => null,
  planned: (e, { say, view, name }) => (e.seat === view.viewer ? say('tell.planned') : say('tell.plannedBy', { name: name(e.seat) })),
  reentered: (e, { say, name, room }) => say('tell.reentered', { name: name(e.seat), hero: sourceName(say, e.hero), room: room(e.room) }),
  offered: (e, { say, view, name }) => {
    const offer = offerWords(say, view, { ...e.offer, seat: e.offer.from, kind: 'offer', with: e.offer.parties });
    return say('tell.offered', { name: name(e.offer.from), offer });
  },
  offerAnswered: (e, { say, name }) => say(e.accept ? 'tell.offerAccepted' : 'tell.offerRefused', { name: name(e.seat) }),
  offerDied: (e, { say, name }) => say('tell.offerDied', { name: name(e.from), why: say(`offerEnd.${e.why}`) }),
  traded: (e, { say, name }) => say('tell.traded', { names: list(say, e.parties.map(name)) }),
  pactMade: (e, { say, name }) =>
    say(e.pact === 'peace' ? 'tell.pactPeace' : 'tell.pactAid', { name: name(e.by), to: name(e.to), round: e.until }),
  pactBroken: (e, { say, name }) =>
    say(e.pact === 'peace' ? 'tell.pactBrokenPeace' : 'tell.pactBrokenAid', { name: name(e.seat), to: name(e.against) }),
  summoned: (e, telling) => summonedText(telling, e),
  marauderRolled: (e, { say }) => say('tell.marauderRolled', { distance: e.distance, face: say(FACES[e.face]!) }),
  marauderTurned: (e, { say }) => say(e.left ? 'tell.marauderTurnedLeft' : 'tell.marauderTurnedRight', { die: e.die }),
  marauderMoved: (e, { say, room }) => say('tell.marauderMoved', { room: room(e.room) }),
  marauderItem: (e, { say }) => say('tell.marauderItem', { stash: e.stash }),
  marauderFight: (e, telling) => marauderFightText(telling, e),
  marauderHurt: (e, { say }) => say('tell.marauderHurt', { amount: e.amount, hp: e.hp }),
  marauderCheated: (_e, { say }) => say('tell.marauderCheated'),
  marauderBeaten: (e, { say, name }) => say('tell.marauderBeaten', { name: name(e.seat) }),
  spoilsTaken: (e, telling) => spoilsText(telling, e),
  proposed: (e, { say, view, name }) => say('tell.proposed', { name: name(e.seat), fix: fixWords(say, view, e.fix), reason: e.reason }),
  voted: (e, { say }) => say(e.applied ? 'tell.votedFor' : 'tell.votedAgainst', { yes: e.yes.length, no: e.no.length }),
  narrated: (e) => e.text,
  won: (e, telling) =>
    telling.say('tell.won', { name: telling.name(e.seat), reason: telling.say(REASONS[e.reason]!), goals: goalsText(telling, e.goals) }),
  nobodyWon: (e, telling) => telling.say('tell.nobodyWon', { reason: telling.say(REASONS[e.reason]!), goals: goalsText(telling, e.goals) }),
};

/** The union cannot be narrowed by a computed key, so this is where the type of the event meets its teller. */
function tellOne<K extends Event['type']>(telling: Telling, e: Extract<Event, { type: K }>, type: K): string | null {
  return TELL[type](e, telling);
}

/** What was said in private is marked for those who hear it. */
const isQuiet = (e: Event): boolean => 'among' in (e.type === 'offered' ? e.offer : e);

export function tell(say: PhfSay, view: View, e: Event): string | null {
  const telling: Telling = {
    say,
    view,
    name: (seat) => seatName(say, view, seat),
    room: (room) => roomWords(say, view, room),
    item: (item) => itemWords(say, view, item),
  };
  const line = tellOne(telling, e, e.type);
  return line !== null && isQuiet(e) ? say('tell.quiet', { line }) : line;
}
