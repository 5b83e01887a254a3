/** Lines of the log, richer than the game's words: every number on a slip with its source, and the rule it comes from. */
import type { Seat } from '@undercroft/engine';
import { type Blow, cardName, type Event, enemyAt, game, rankOf, suitOf, type View } from '@undercroft/table-dungeon';
import type { LogLine } from '../../table/contract.ts';

type Slip = NonNullable<LogLine['slip']>[number];
type Topic = LogLine['topic'];

const STAT_NAMES = ['Constitution', 'Dexterity', 'Strength', 'Intelligence'];
const signed = (n: number) => (n < 0 ? `−${-n}` : `+${n}`);
const part = (n: number, source: string): Slip[] => (n === 0 ? [] : [[signed(n), source]]);

function enemySlip(e: Extract<Event, { type: 'enemyAppeared' }>): Slip[] {
  const row = enemyAt(e.level, e.roll);
  const sum = e.dice.reduce((a, b) => a + b, 0);
  const dice = e.returned ? [] : e.dice.map((pips): Slip => [`+${pips}`, 'die']);
  return [
    ...dice,
    ...part(e.returned ? 0 : e.roll - sum, 'carried over, within the rows of the sheet'),
    [`= ${e.roll}`, e.returned ? 'the same row again' : `row on the level ${e.level} sheet`],
    [String(row.health), 'health in that row'],
    ...part(e.health - row.health, 'for who is in the party'),
    [`= ${e.health}`, 'health to beat'],
    [String(row.damage), 'damage on a loss'],
  ];
}

/** `4♣: rank 4 + Strength 3, ×2 (enemy)` */
function blowSource(b: Blow, who: string): string {
  const name = `${who}, ${cardName(b.card)}`;
  if (b.times === 0 && b.plus === 0) return b.bonus > 0 ? `${name}: item` : `${name}: no attack`;
  const items = b.items > 0 ? ` + item ${b.items}` : '';
  const twist = `${b.times !== 1 ? `, ×${b.times} (enemy)` : ''}${b.plus !== 0 ? `, ${signed(b.plus)} (enemy)` : ''}`;
  const bonus = b.bonus > 0 ? `, +${b.bonus} (item)` : '';
  return `${name}: rank ${b.rank} + ${STAT_NAMES[suitOf(b.card)]} ${b.stat}${items}${twist}${bonus}`;
}

function fightSlip(e: Extract<Event, { type: 'fought' }>, seatName: (seat: Seat) => string): Slip[] {
  return [
    ...e.blows.map((b): Slip => [`+${b.attack}`, blowSource(b, seatName(b.seat))]),
    [`= ${e.total}`, 'total attack'],
    [String(e.health), 'health to beat'],
  ];
}

function healSlip(e: Extract<Event, { type: 'healed' }>): Slip[] | undefined {
  if (e.why !== 'heart') return undefined;
  const whole = Math.max(0, rankOf(e.card) + e.stat + e.items + e.plus);
  return [
    [`+${rankOf(e.card)}`, `rank of ${cardName(e.card)}`],
    ...part(e.stat, 'Constitution'),
    ...part(e.items, 'item'),
    ...part(e.plus, 'enemy'),
    ...part(e.amount - whole, 'never above the maximum'),
    [`= ${e.amount}`, 'healed'],
  ];
}

const rollOffSlip = (e: Extract<Event, { type: 'rolledOff' }>, seatName: (seat: Seat) => string): Slip[] =>
  e.rolls.flatMap((rolls, i) => rolls.map(({ seat, die }): Slip => [String(die), `${seatName(seat)}${i > 0 ? ', again' : ''}`]));

/** Topic and rule of each kind of event. */
const KINDS: Record<Event['type'], readonly [Topic, string]> = {
  heroChosen: ['other', 'TD-008'],
  tenSeen: ['cards', 'TD-019'],
  lootDeckMade: ['cards', 'TD-015'],
  enemyAppeared: ['round', 'TD-025'],
  claimed: ['talk', 'R-TD-34'],
  offered: ['talk', 'R-TD-32'],
  offerAnswered: ['talk', 'R-TD-32'],
  playedOpenly: ['cards', 'TD-029'],
  revealed: ['cards', 'TD-034'],
  itemUsed: ['loot', 'TD-054'],
  fought: ['fight', 'TD-048'],
  claimChecked: ['talk', 'R-TD-34'],
  hurt: ['fight', 'TD-049'],
  spared: ['fight', 'TD-049'],
  died: ['fight', 'TD-051'],
  left: ['other', 'R-TD-35'],
  healed: ['fight', 'TD-035'],
  noHealing: ['fight', 'TD-029'],
  cardDropped: ['cards', 'TD-031'],
  forgot: ['cards', 'TD-031'],
  learned: ['cards', 'TD-029'],
  pointsLost: ['loot', 'TD-031'],
  itemLost: ['loot', 'TD-031'],
  rollChanged: ['roll', 'TD-029'],
  willReturn: ['round', 'TD-029'],
  royalChosen: ['cards', 'TD-047'],
  noLoot: ['loot', 'R-TD-21'],
  rolledOff: ['roll', 'R-TD-20'],
  tieWon: ['loot', 'R-TD-20'],
  looted: ['loot', 'TD-052'],
  aceDrawn: ['loot', 'TD-056'],
  levelledUp: ['fight', 'TD-063'],
  xpPlaced: ['cards', 'TD-064'],
  drew: ['cards', 'TD-059'],
  reformed: ['cards', 'TD-060'],
  ended: ['other', 'TD-068'],
};

function slipOf(e: Event, view: View): readonly Slip[] | undefined {
  const seatName = (seat: Seat) => game.words.seat(view, seat);
  switch (e.type) {
    case 'enemyAppeared':
      return enemySlip(e);
    case 'fought':
      return fightSlip(e, seatName);
    case 'healed':
      return healSlip(e);
    case 'rolledOff':
      return rollOffSlip(e, seatName);
    default:
      return undefined;
  }
}

export function logLine(e: Event, view: View): LogLine | null {
  const text = game.words.event(view, e);
  if (text === null) return null;
  const [topic, rule] = KINDS[e.type];
  const slip = slipOf(e, view);
  return {
    // The heading says which round it is.
    text: e.type === 'enemyAppeared' ? text.replace(/^Round \d+\. /, '') : text,
    topic,
    rule,
    ...(slip === undefined ? {} : { slip }),
    ...(e.type === 'enemyAppeared' ? { heading: `Round ${e.round}` } : {}),
  };
}
