/** Lines of the log, richer than the game's words: every number on a slip with its source, and the rule it comes from. */

import type { Topic as Filter } from '@undercroft/board/contract.ts';
import { logFrom, part, type Slip, type Teller, type Topic } from '@undercroft/board/log/line.ts';
import { type MessageKey, signed } from '@undercroft/board/text.ts';
import { type Decision, type Event, modName, type Part, partsIn, type View } from '../src/index.ts';

type Told<K extends Event['type']> = Extract<Event, { type: K }>;

/** What one can look for in the log. */
export const topics: readonly Filter[] = [
  { id: 'roll', title: 'phf.topic.roll' },
  { id: 'fight', title: 'phf.topic.fight' },
  { id: 'loot', title: 'phf.topic.loot' },
];

const partsSlip = ({ inGame }: Teller, parts: readonly Part[]): Slip[] =>
  partsIn(inGame, parts).map(([value, source]): Slip => [signed(value), source]);
const sumOf = (parts: readonly Part[]): number => parts.reduce((sum, [value]) => sum + value, 0);

/** A die, what is added to it, and what it comes to; never below nothing. */
function rollSlip(teller: Teller, { die, parts }: { die: number; parts: readonly Part[] }, total: number, what: MessageKey): Slip[] {
  const { say } = teller;
  const whole = die + sumOf(parts);
  const floor = part(total - whole, say('phf.slip.least'));
  return [[String(die), say('phf.slip.die')], ...partsSlip(teller, parts), ...floor, [`= ${total}`, say(what)]];
}

function checkSlip(teller: Teller, e: Told<'checked'>): Slip[] {
  return [
    ...partsSlip(teller, e.parts),
    [`= ${e.value}`, modName(teller.inGame, e.stat)],
    [String(e.die), teller.say(e.passed ? 'phf.slip.passed' : 'phf.slip.failed')],
  ];
}

function foughtSlip({ say }: Teller, e: Told<'fought'>): Slip[] {
  const pairs = e.meetings.map(
    ([attack, defence]): Slip => [
      `+${Math.max(0, attack - defence)}`,
      say(attack > defence ? 'phf.slip.meets' : 'phf.slip.repelled', { attack, defence }),
    ],
  );
  return [...pairs, [`= ${e.damage}`, say('phf.slip.damage')]];
}

function hauntSlip(teller: Teller, e: Told<'marauderFight'>): Slip[] {
  const { say } = teller;
  const die = e.player - sumOf(e.parts);
  return [
    [String(die), say('phf.slip.diePlayer')],
    ...partsSlip(teller, e.parts),
    [`= ${e.player}`, say('phf.slip.player')],
    [String(e.marauder - e.bonus), say('phf.slip.dieMarauder')],
    ...part(e.bonus, say('phf.slip.ability')),
    [`= ${e.marauder}`, say('phf.slip.marauder')],
  ];
}

/** Topic and rule of each kind of event. */
const KINDS: Record<Event['type'], readonly [Topic, string]> = {
  dungeonDrawn: ['other', 'R-PHF-03'],
  firstRolled: ['roll', 'PHF-053'],
  firstChosen: ['roll', 'PHF-053'],
  reshuffled: ['cards', 'PHF-031'],
  goalKept: ['cards', 'PHF-055'],
  goalRedrawn: ['cards', 'R-PHF-40'],
  heroTaken: ['cards', 'PHF-057'],
  heroBuilt: ['cards', 'PHF-041'],
  abilityTaken: ['cards', 'PHF-060'],
  placed: ['other', 'PHF-062'],
  partyShown: ['cards', 'R-PHF-08'],
  flipped: ['other', 'PHF-076'],
  roundBegan: ['round', 'PHF-067'],
  turnBegan: ['round', 'PHF-065'],
  turnSkipped: ['round', 'PHF-065'],
  moveRolled: ['roll', 'PHF-071'],
  stepped: ['other', 'PHF-072'],
  movementEnded: ['other', 'R-PHF-14'],
  statRolled: ['roll', 'PHF-086'],
  checked: ['roll', 'PHF-087'],
  rerolled: ['roll', 'PHF-070'],
  itemDrawn: ['loot', 'PHF-084'],
  nothingToDraw: ['cards', 'R-PHF-46'],
  itemLost: ['loot', 'PHF-127'],
  itemPassed: ['loot', 'PHF-110'],
  itemKept: ['loot', 'PHF-109'],
  eventDrawn: ['cards', 'PHF-085'],
  cardUsed: ['cards', 'PHF-070'],
  tableRolled: ['roll', 'PHF-085'],
  hurt: ['fight', 'PHF-108'],
  healed: ['fight', 'PHF-039'],
  changed: ['cards', 'PHF-037'],
  moved: ['other', 'R-PHF-21'],
  turnLost: ['round', 'PHF-065'],
  attacksChanged: ['fight', 'PHF-069'],
  stepsChanged: ['other', 'R-PHF-14'],
  peeked: ['cards', 'PHF-003'],
  roomHidden: ['other', 'PHF-076'],
  roomsSwapped: ['other', 'PHF-026'],
  genderChanged: ['cards', 'PHF-136'],
  goalPeeked: ['cards', 'PHF-056'],
  attacked: ['fight', 'PHF-092'],
  calledOff: ['fight', 'R-PHF-30'],
  joined: ['fight', 'R-PHF-27'],
  fightRolled: ['fight', 'PHF-099'],
  fought: ['fight', 'R-PHF-25'],
  died: ['fight', 'PHF-108'],
  eliminated: ['other', 'R-PHF-31'],
  reentered: ['other', 'PHF-112'],
  offered: ['talk', 'PHF-116'],
  offerAnswered: ['talk', 'PHF-117'],
  offerDied: ['talk', 'R-PHF-43'],
  traded: ['talk', 'R-PHF-43'],
  pactMade: ['talk', 'R-PHF-43'],
  pactBroken: ['talk', 'R-PHF-43'],
  summoned: ['fight', 'PHF-145'],
  marauderRolled: ['roll', 'PHF-154'],
  marauderTurned: ['roll', 'PHF-159'],
  marauderMoved: ['other', 'PHF-155'],
  marauderItem: ['loot', 'PHF-161'],
  marauderFight: ['fight', 'PHF-171'],
  marauderHurt: ['fight', 'PHF-174'],
  marauderCheated: ['fight', 'PHF-150'],
  marauderBeaten: ['fight', 'PHF-176'],
  spoilsTaken: ['loot', 'R-PHF-60'],
  cardsWritten: ['cards', 'R-PHF-50'],
  honourRead: ['cards', 'R-PHF-50'],
  claimed: ['talk', 'R-PHF-50'],
  narrated: ['talk', 'R-PHF-49'],
  planned: ['cards', 'PHF-112'],
  planOpened: ['cards', 'PHF-112'],
  proposed: ['talk', 'R-PHF-50'],
  voted: ['talk', 'R-PHF-50'],
  won: ['round', 'PHF-130'],
  nobodyWon: ['round', 'R-PHF-39'],
};

export const logLine = logFrom<View, Decision, Event>({
  kinds: KINDS,
  slips: {
    moveRolled: (teller, e) => rollSlip(teller, e, e.points, 'phf.slip.steps'),
    fightRolled: (teller, e) => rollSlip(teller, e, e.total, e.side === 'attack' ? 'phf.slip.attack' : 'phf.slip.defence'),
    checked: checkSlip,
    fought: foughtSlip,
    marauderFight: hauntSlip,
  },
  headings: {
    // The heading says which round it is.
    roundBegan: ({ say }, e) => ({ heading: say('board.round', { n: e.round }), text: say('board.everybody') }),
  },
});
