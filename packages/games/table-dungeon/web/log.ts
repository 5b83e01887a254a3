/** Lines of the log, richer than the game's words: every number on a slip with its source, and the rule it comes from. */

import type { Topic as Filter } from '@undercroft/board/contract.ts';
import { logFrom, part, type Slip, type Teller, type Topic } from '@undercroft/board/log/line.ts';
import { type Say, signed } from '@undercroft/board/text.ts';
import { type Blow, cardName, type Decision, type Event, enemyAt, rankOf, suitOf, type View } from '../src/index.ts';

type Told<K extends Event['type']> = Extract<Event, { type: K }>;

/** What one can look for in the log. */
export const topics: readonly Filter[] = [
  { id: 'roll', title: 'td.topic.roll' },
  { id: 'fight', title: 'td.topic.fight' },
  { id: 'loot', title: 'td.topic.loot' },
];

/** Hearts, spades, clubs, diamonds. */
const STATS = ['td.slip.stat.con', 'td.slip.stat.dex', 'td.slip.stat.str', 'td.slip.stat.int'] as const;

function enemySlip({ say }: Teller, e: Told<'enemyAppeared'>): Slip[] {
  const row = enemyAt(e.level, e.roll);
  const sum = e.dice.reduce((a, b) => a + b, 0);
  const dice = e.returned ? [] : e.dice.map((pips): Slip => [`+${pips}`, say('td.slip.die')]);
  return [
    ...dice,
    ...part(e.returned ? 0 : e.roll - sum, say('td.slip.carried')),
    [`= ${e.roll}`, e.returned ? say('td.slip.sameRow') : say('td.slip.row', { n: e.level })],
    [String(row.health), say('td.slip.healthRow')],
    ...part(e.health - row.health, say('td.slip.party')),
    [`= ${e.health}`, say('td.slip.toBeat')],
    [String(row.damage), say('td.slip.damage')],
  ];
}

/** `4♣: rank 4 + Strength 3, ×2 (enemy)` */
function blowSource(b: Blow, who: string, say: Say): string {
  const name = `${who}, ${cardName(b.card)}`;
  const [item, enemy] = [say('td.slip.item'), say('td.slip.enemy')];
  if (b.times === 0 && b.plus === 0) return `${name}: ${b.bonus > 0 ? item : say('td.slip.noAttack')}`;
  const items = b.items > 0 ? ` + ${item} ${b.items}` : '';
  const twist = `${b.times !== 1 ? `, ×${b.times} (${enemy})` : ''}${b.plus !== 0 ? `, ${signed(b.plus)} (${enemy})` : ''}`;
  const bonus = b.bonus > 0 ? `, +${b.bonus} (${item})` : '';
  return `${name}: ${say('td.slip.rank', { n: b.rank })} + ${say(STATS[suitOf(b.card)]!)} ${b.stat}${items}${twist}${bonus}`;
}

function fightSlip({ say, name }: Teller, e: Told<'fought'>): Slip[] {
  return [
    ...e.blows.map((b): Slip => [`+${b.attack}`, blowSource(b, name(b.seat), say)]),
    [`= ${e.total}`, say('td.slip.total')],
    [String(e.health), say('td.slip.toBeat')],
  ];
}

function healSlip({ say }: Teller, e: Told<'healed'>): Slip[] | undefined {
  if (e.why !== 'heart') return undefined;
  const whole = Math.max(0, rankOf(e.card) + e.stat + e.items + e.plus);
  return [
    [`+${rankOf(e.card)}`, say('td.slip.rankOf', { card: cardName(e.card) })],
    ...part(e.stat, say('td.slip.stat.con')),
    ...part(e.items, say('td.slip.item')),
    ...part(e.plus, say('td.slip.enemy')),
    ...part(e.amount - whole, say('td.slip.maximum')),
    [`= ${e.amount}`, say('td.slip.healed')],
  ];
}

const rollOffSlip = ({ say, name }: Teller, e: Told<'rolledOff'>): Slip[] =>
  e.rolls.flatMap((rolls, i) => rolls.map(({ seat, die }): Slip => [String(die), `${name(seat)}${i > 0 ? say('td.slip.again') : ''}`]));

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

export const logLine = logFrom<View, Decision, Event>({
  kinds: KINDS,
  slips: { enemyAppeared: enemySlip, fought: fightSlip, healed: healSlip, rolledOff: rollOffSlip },
  headings: {
    // The heading says which round it is.
    enemyAppeared: ({ say, text }, e) => ({ heading: say('board.round', { n: e.round }), text: text.replace(/^\S+ \d+\. /, '') }),
  },
});
