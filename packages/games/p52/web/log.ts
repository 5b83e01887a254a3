/** Lines of the log: every sum on a slip, headings for rooms and rounds, the rule each comes from. */
import type { LogLine, PageWords, Topic } from '@undercroft/board/contract.ts';
import { type Acts, act } from '@undercroft/board/film/film.ts';
import type { Slip, Teller } from '@undercroft/board/log/line.ts';
import { type Say, signed } from '@undercroft/board/text.ts';
import { bookFor, type Decision, eventIn, type P52Event, sourceNamed, type View } from '../src/index.ts';
import { cardName } from '../src/rules/cards.ts';

export const topics: readonly Topic[] = [
  { id: 'fights', title: 'p52.topic.fights' },
  { id: 'flips', title: 'p52.topic.flips' },
  { id: 'finds', title: 'p52.topic.finds' },
  { id: 'growth', title: 'p52.topic.growth' },
];

type Kind = readonly [topic: string, rule: string];
const KINDS: Readonly<Record<P52Event['type'], Kind>> = {
  raceChosen: ['growth', 'P52-022'],
  classChosen: ['growth', 'P52-025'],
  quirkChosen: ['growth', 'P52-030'],
  bonusFlipped: ['growth', 'P52-033'],
  pointsSpent: ['growth', 'P52-036'],
  abilityLearned: ['growth', 'P52-037'],
  characterMade: ['growth', 'P52-042'],
  actionShuffled: ['flips', 'P52-013'],
  staminaDrawn: ['other', 'P52-087'],
  questFlipped: ['flips', 'P52-045'],
  questChosen: ['other', 'P52-044'],
  placeFlipped: ['flips', 'P52-076'],
  phaseFlipped: ['flips', 'P52-079'],
  roomsFlipped: ['flips', 'P52-061'],
  itemFlipped: ['flips', 'P52-218'],
  itemGained: ['finds', 'P52-220'],
  roomSized: ['flips', 'P52-095'],
  lightFlipped: ['flips', 'P52-096'],
  roomLaidOut: ['other', 'R-P52-21'],
  exitFlipped: ['flips', 'P52-101'],
  roomEntered: ['other', 'P52-132'],
  spotTurned: ['other', 'P52-105'],
  surpriseFlipped: ['flips', 'P52-134'],
  ambushFlipped: ['flips', 'P52-138'],
  delayFlipped: ['flips', 'P52-229'],
  roundBegan: ['other', 'P52-136'],
  turnBegan: ['other', 'P52-139'],
  moved: ['other', 'P52-143'],
  pushed: ['other', 'P52-129'],
  passed: ['other', 'P52-140'],
  waited: ['other', 'P52-141'],
  stanceTaken: ['fights', 'P52-178'],
  aimed: ['fights', 'P52-171'],
  itemTaken: ['finds', 'P52-055'],
  trapFlipped: ['flips', 'P52-125'],
  struck: ['fights', 'P52-152'],
  enemyDefended: ['fights', 'P52-161'],
  enemyChose: ['fights', 'P52-186'],
  enemyStruck: ['fights', 'P52-197'],
  defended: ['fights', 'P52-203'],
  heroHurt: ['fights', 'P52-206'],
  heroHealed: ['fights', 'P52-182'],
  heroDied: ['fights', 'P52-208'],
  enemyHurt: ['fights', 'P52-155'],
  enemyHealed: ['fights', 'P52-192'],
  enemyDefeated: ['fights', 'P52-234'],
  dropFlipped: ['finds', 'P52-164'],
  enemyMoved: ['fights', 'P52-191'],
  enemyFled: ['fights', 'P52-186'],
  enemyWaited: ['fights', 'P52-192'],
  enemyShoved: ['fights', 'P52-182'],
  enemyFrightened: ['fights', 'P52-182'],
  enemyStalled: ['fights', 'P52-182'],
  enemyAfflicted: ['fights', 'P52-182'],
  enemyRobbed: ['finds', 'P52-182'],
  summoned: ['fights', 'P52-182'],
  abilityUsed: ['flips', 'P52-182'],
  itemUsed: ['finds', 'P52-182'],
  lastingBegan: ['fights', 'P52-182'],
  heroRevived: ['fights', 'P52-253'],
  staminaLost: ['other', 'P52-082'],
  spaceLit: ['other', 'P52-096'],
  cardsForeseen: ['flips', 'P52-182'],
  cardsOrdered: ['flips', 'P52-182'],
  extraTurn: ['other', 'P52-139'],
  momentCame: ['other', 'P52-030'],
  traded: ['finds', 'P52-184'],
  tradeDeclined: ['finds', 'P52-184'],
  returnVoted: ['other', 'P52-253'],
  endVoted: ['other', 'R-P52-61'],
  exitOpened: ['other', 'P52-103'],
  roomLeft: ['other', 'P52-227'],
  wardMoved: ['other', 'P52-005'],
  wardStruck: ['fights', 'P52-197'],
  wardFell: ['fights', 'P52-005'],
  chestPicked: ['finds', 'P52-211'],
  chestSmashed: ['finds', 'P52-221'],
  prizeFlipped: ['finds', 'P52-050'],
  itemWorn: ['finds', 'P52-224'],
  itemPutAway: ['finds', 'P52-224'],
  expGained: ['growth', 'P52-231'],
  levelGained: ['growth', 'P52-243'],
  abilityRaised: ['growth', 'P52-247'],
  sessionEnded: ['other', 'P52-250'],
  enemyCame: ['fights', 'P52-110'],
};

type Parts = readonly Readonly<[number, string]>[];
type Reckoned = Extract<P52Event, { needs: Parts }>;

const partSlips = ({ inGame }: Teller, parts: Parts): Slip[] =>
  parts.map(([value, source]): Slip => [signed(value), sourceNamed(inGame, source)]);

/** Stamina first, the card, what was added; against what, and of what that is made. */
function contestSlip(teller: Teller, e: Reckoned): Slip[] {
  const { say } = teller;
  const stamina = 'stamina' in e ? e.stamina.map((card): Slip => [cardName(card), say('p52.stamina')]) : [];
  const card: Slip[] = e.card === null ? [] : [[cardName(e.card), say('p52.flip')]];
  const total: Slip[] = 'total' in e ? [[`= ${e.total}`, say('p52.slip.total')]] : [];
  return [
    ...stamina,
    ...card,
    ...partSlips(teller, e.added),
    ...total,
    [String(e.target), say('p52.slip.target')],
    ...partSlips(teller, e.needs),
  ];
}

const SLIPS: Acts<P52Event, Teller, readonly Slip[] | undefined> = {
  struck: contestSlip,
  enemyStruck: (teller, e) => [
    ...contestSlip(teller, e),
    ...(e.hits ? [[`${e.damage}`, teller.say('p52.flip.damage')] satisfies Slip, ...partSlips(teller, e.blow)] : []),
  ],
  defended: contestSlip,
  trapFlipped: contestSlip,
  chestPicked: contestSlip,
  abilityUsed: (teller, e) => (e.card === null ? undefined : contestSlip(teller, e)),
  enemyDefended: (teller, e) => [
    [cardName(e.card), teller.say('p52.flip')],
    ...partSlips(teller, e.added),
    [`= ${e.total}`, teller.say('p52.slip.total')],
  ],
  enemyHurt: (teller, e) => (e.parts.length < 2 ? undefined : partSlips(teller, e.parts)),
  expGained: (teller, e) => (e.parts.length === 0 ? undefined : partSlips(teller, e.parts)),
};

const HEADINGS: Acts<P52Event, Teller, { heading?: string; text: string }> = {
  roomSized: ({ say, text }) => ({ heading: say('p52.newRoom'), text }),
  sessionEnded: ({ say, text }) => ({ heading: say('p52.theEnd'), text }),
};

/** What happens all the time is left to the board. */
const QUIET: readonly P52Event['type'][] = ['spotTurned'];

export function logLine(happened: P52Event, view: View, words: PageWords<View, Decision, P52Event>, say: Say): LogLine | null {
  const e = eventIn(words.say, bookFor(view), happened);
  const [topic, rule] = KINDS[e.type];
  if (e.type === 'roundBegan')
    return e.round < 1 ? null : { text: say('p52.roundBegins'), heading: say('board.round', { n: e.round }), topic, rule };
  const text = QUIET.includes(e.type) && e.type === 'spotTurned' && (e.is === 'path' || e.is === 'enemy') ? null : words.event(view, e);
  if (text === null) return null;
  const teller: Teller = { say, text, name: (seat) => words.seat(view, seat), inGame: words.say };
  const slip = act(SLIPS, teller, e);
  return { text, topic, rule, ...(slip !== undefined && { slip }), ...act(HEADINGS, teller, e) };
}
