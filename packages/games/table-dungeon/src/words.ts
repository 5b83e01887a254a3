/** Everything the game says in English: questions, buttons, log lines with their reasons. */
import type { Seat, Words } from '@undercroft/engine';
import { cardName, isRoyal, JACK, NONE, rankOf } from './cards.ts';
import { CLASS_SHEETS } from './content/classes.ts';
import { enemyAt } from './content/enemies.ts';
import { ACCENTS, CLASS_QUIPS, QUIPS, type QuipEvent } from './content/quips.ts';
import type { Claim, Decision, TdAsk } from './decisions.ts';
import type { Blow, Event } from './events.ts';
import { attackOf, healingOf } from './rules/attack.ts';
import type { View } from './view.ts';

const ITEM_RANKS = ['jack', 'queen', 'king'];
const itemName = (view: View, seat: Seat, rank: number): string => {
  const sheet = CLASS_SHEETS[view.seats[seat]!.class];
  return sheet === undefined ? (ITEM_RANKS[rank - JACK] ?? 'nothing') : (sheet.items[rank - JACK]?.name ?? 'nothing');
};

function seatName(view: View, seat: Seat): string {
  const sheet = CLASS_SHEETS[view.seats[seat]?.class ?? -1];
  return sheet === undefined ? `Seat ${seat + 1}` : `${sheet.name} ${seat + 1}`;
}

export function claimText(claim: Claim): string {
  if (claim.claim === 'hit') return `I can hit for ${claim.atLeast}+`;
  return { low: 'Going low', healing: 'Healing', royal: 'Playing a royal', trust: 'Trust me' }[claim.claim];
}

/** A line in the hero's accent (or class): the same moment always brings the same line. */
export function quip(view: View, seat: Seat, event: QuipEvent): string {
  const s = view.seats[seat]!;
  const accent = ACCENTS[s.accent];
  const sheet = CLASS_SHEETS[s.class];
  if (accent === undefined || sheet === undefined) return '';
  const lines = [...QUIPS[accent.id][event], ...CLASS_QUIPS[sheet.id][event]];
  return ` “${lines[(view.round * 7 + seat * 3 + view.aces) % lines.length]}”`;
}

const ASKS: Record<TdAsk['kind'], string> = {
  class: 'Choose your class.',
  accent: 'Choose your accent. It is compulsory.',
  play: 'Play one card face-down.',
  royal: 'You revealed a royal: do one thing with your XP pile, or nothing.',
  levelUp: 'Level up! Place your top XP cards: into the discard pile, or underneath.',
  item: 'Use an item?',
  claim: 'Say something about your card. Nobody checks until it is too late.',
  offer: 'Offer an item.',
  answerOffer: 'Somebody offers you a trade.',
  leave: 'Leave the dungeon for good.',
};

function playText(view: View, d: Extract<Decision, { kind: 'play' }>): string {
  const name = cardName(d.card);
  const me = view.seats[d.seat]!;
  if (view.enemy === null) return `Play ${name}`;
  const enemy = enemyAt(view.enemy.level, view.enemy.roll);
  if (isRoyal(d.card)) return `Play ${name}: a choice with your XP pile, no loot`;
  const attack = attackOf(me, d.card, enemy);
  const bid = `loot bid ${rankOf(d.card)}`;
  const heals = healingOf(me, d.card, enemy);
  return heals > 0 || d.card < 13 ? `Play ${name}: heal ${heals}, ${bid}` : `Play ${name}: attack ${attack}, ${bid}`;
}

function royalText(view: View, d: Extract<Decision, { kind: 'royal' }>): string {
  const top = view.seats[d.seat]!.xpTop;
  const topName = top === NONE ? 'the top XP card' : cardName(top);
  if (d.choice === 'bury') return `Bury ${cardName(d.card)} from your hand under your XP pile`;
  if (d.choice === 'nothing') return 'Do nothing';
  if (d.choice === 'cycle') return `Put ${topName} under your XP pile`;
  return `Put ${topName} into your discard pile`;
}

function levelUpText(view: View, d: Extract<Decision, { kind: 'levelUp' }>): string {
  if (d.bottom.length === 0) return 'All into the discard pile';
  const under = d.bottom.map(cardName).join(', then ');
  return d.bottom.length === Math.min(3, view.seats[d.seat]!.xpSize)
    ? `All underneath: ${under}`
    : `Underneath: ${under}; the rest into the discard pile`;
}

function itemText(view: View, d: Extract<Decision, { kind: 'item' }>): string {
  if (d.use === 0) return 'Use nothing';
  const name = itemName(view, d.seat, d.use);
  const text = CLASS_SHEETS[view.seats[d.seat]!.class]!.items[d.use - JACK]!.text;
  if (d.card !== undefined) return `${name}: swap ${cardName(view.seats[d.seat]!.played)} for ${cardName(d.card)}`;
  if (d.target !== undefined) return `${name}: save ${d.target === d.seat ? 'yourself' : seatName(view, d.target)}`;
  return `${name}: ${text}`;
}

function decisionText(view: View, d: Decision): string {
  switch (d.kind) {
    case 'class':
      return `${CLASS_SHEETS[d.class]!.name}: ${CLASS_SHEETS[d.class]!.about}`;
    case 'accent':
      return `${ACCENTS[d.accent]!.name}: ${ACCENTS[d.accent]!.about}`;
    case 'play':
      return playText(view, d);
    case 'royal':
      return royalText(view, d);
    case 'levelUp':
      return levelUpText(view, d);
    case 'item':
      return itemText(view, d);
    case 'claim':
      return `“${claimText(d)}”`;
    case 'offer':
      return `Offer ${itemName(view, d.seat, d.give)} to ${seatName(view, d.to)}${d.want === 0 ? ' as a gift' : ` for ${itemName(view, d.to, d.want)}`}`;
    case 'answerOffer':
      return d.accept ? 'Accept' : 'Refuse';
    case 'leave':
      return 'Leave for good: your hero is removed';
  }
}

const signed = (n: number) => (n < 0 ? `− ${-n}` : `+ ${n}`);

/** `Fighter 1 4♣: 4 + 3 = 7` */
function blowText(view: View, b: Blow): string {
  const who = `${seatName(view, b.seat)} ${cardName(b.card)}`;
  const bonus = b.bonus > 0 ? ` + ${b.bonus} (item)` : '';
  if (b.times === 0 && b.plus === 0) return `${who}: 0${bonus}`;
  const items = b.items > 0 ? ` + ${b.items} (item)` : '';
  const twist = `${b.times !== 1 ? `, ×${b.times}` : ''}${b.plus !== 0 ? `, ${signed(b.plus)} (enemy)` : ''}`;
  return `${who}: ${b.rank} + ${b.stat}${items}${twist}${bonus} = ${b.attack}`;
}

const RESULTS = { win: 'defeated', automatic: 'defeated: an automatic win', fled: 'it flees', loss: 'not defeated', undecided: '' };

function foughtText(view: View, e: Extract<Event, { type: 'fought' }>): string {
  const sum = `${e.blows.map((b) => blowText(view, b)).join('; ')}. Total ${e.total} against ${e.health}: ${RESULTS[e.result]}.`;
  const speaker = e.blows[(view.round + e.total) % Math.max(1, e.blows.length)]?.seat;
  if (speaker === undefined) return sum;
  if (e.result === 'win' && view.round % 3 === 0) return sum + quip(view, speaker, 'win');
  return e.result === 'loss' && e.health - e.total <= 2 ? sum + quip(view, speaker, 'narrowLoss') : sum;
}

function enemyText(view: View, e: Extract<Event, { type: 'enemyAppeared' }>): string {
  const { name, text, damage } = enemyAt(e.level, e.roll);
  const how = e.returned ? 'It is back' : `${seatName(view, e.roller)} rolls ${e.dice.join(' + ')} = ${e.roll}`;
  return `Round ${e.round}. ${how}: ${name}, health ${e.health}, damage ${damage}.${text === '' ? '' : ` ${text}`}`;
}

function healedText(view: View, e: Extract<Event, { type: 'healed' }>): string {
  const who = seatName(view, e.seat);
  if (e.why !== 'heart') return `${who} heals ${e.amount} and is at ${e.health}.`;
  const items = e.items > 0 ? ` + ${e.items} (item)` : '';
  const plus = e.plus !== 0 ? ` ${signed(e.plus)} (enemy)` : '';
  return `${who} heals with ${cardName(e.card)}: ${rankOf(e.card)} + ${e.stat}${items}${plus}, so ${e.amount}, and is at ${e.health}.`;
}

function claimCheckedText(view: View, e: Extract<Event, { type: 'claimChecked' }>): string {
  const deed = e.card === NONE ? 'nothing' : cardName(e.card);
  const said = `${seatName(view, e.seat)} said “${claimText(e.claim)}” and played ${deed}: ${e.kept ? 'kept' : 'broken'}.`;
  const accuser = view.seats.findIndex((s, i) => i !== e.seat && s.alive);
  return e.kept || accuser < 0 ? said : `${said} ${seatName(view, accuser)}:${quip(view, accuser, 'greed')}`;
}

function royalEventText(view: View, e: Extract<Event, { type: 'royalChosen' }>): string | null {
  const who = seatName(view, e.seat);
  const card = e.card === null ? 'a hand card' : cardName(e.card);
  if (e.choice === 'nothing') return `${who} leaves the XP pile alone.`;
  if (e.choice === 'cycle') return `${who} puts ${card} under the XP pile.`;
  return e.choice === 'learn' ? `${who} puts ${card} into the discard pile.` : `${who} buries ${card} under the XP pile.`;
}

function lootText(view: View, e: Extract<Event, { type: 'looted' }>): string {
  const why = e.rank > 0 ? ` with rank ${e.rank}` : '';
  const who = seatName(view, e.seat);
  if (isRoyal(e.card)) return `${who} loots${why}: ${cardName(e.card)}, the item ${itemName(view, e.seat, rankOf(e.card))}.`;
  return `${who} loots${why}: ${cardName(e.card)}, ${rankOf(e.card)} points, now ${e.score}.`;
}

function aceText(view: View, e: Extract<Event, { type: 'aceDrawn' }>): string {
  const who = seatName(view, e.seat);
  if (e.last) return `${who} draws ${cardName(e.card)}: ace number ${e.aces}. The game is over.`;
  return `${who} draws ${cardName(e.card)}: ace number ${e.aces}. Everybody levels up.${quip(view, e.seat, 'ace')}`;
}

function rolledOffText(view: View, e: Extract<Event, { type: 'rolledOff' }>): string {
  const rounds = e.rolls.map((rolls) => rolls.map((r) => `${seatName(view, r.seat)} ${r.die}`).join(', ')).join('; again: ');
  return `Roll-off${e.rank > 0 ? ` for the lowest card (rank ${e.rank})` : ' for the victory'}: ${rounds}. ${seatName(view, e.winner)} wins it.`;
}

function endedText(view: View, e: Extract<Event, { type: 'ended' }>): string {
  const { winners, scores, reason, tieBreak, rank } = e.ending;
  if (winners.length === 0) return `Everybody is dead in round ${view.round}, on level ${view.level}. Everybody has lost.`;
  if (rank !== null) return `The last ace. ${scores.reduce((a, b) => a + b, 0)} points: ${rank}.`;
  const names = winners.map((seat) => `${seatName(view, seat)} (${scores[seat]} points)`).join(' and ');
  const by = { none: '', health: ', by more health', cards: ', by more point cards', roll: ', by a roll-off', shared: ', shared' }[
    tieBreak
  ];
  return `${reason === 'last-alive' ? 'Only one is left standing' : 'The last ace'}: ${names} ${winners.length > 1 ? 'win' : 'wins'}${by}.`;
}

const NO_LOOT = {
  fled: 'It fled: no loot.',
  enemy: 'This enemy carries no loot.',
  royals: 'Nobody can loot: no card has a rank that counts.',
  tie: 'The lowest cards tie: nobody loots.',
};

type Tell<K extends Event['type']> = (view: View, e: Extract<Event, { type: K }>) => string | null;
const TELL: { [K in Event['type']]: Tell<K> } = {
  heroChosen: (_v, e) => `Seat ${e.seat + 1} is the ${CLASS_SHEETS[e.class]!.name}, with the accent “${ACCENTS[e.accent]!.name}”.`,
  tenSeen: (_v, e) =>
    e.ten === null ? null : `Your ten cards: ${e.ten.map(cardName).join(' ')}. Royals go back (${e.royals}), the rest to your XP pile.`,
  lootDeckMade: (_v, e) => `The loot deck has ${e.cards} cards; ${e.dice} dice lie in the centre.`,
  enemyAppeared: enemyText,
  claimed: (v, e) => `${seatName(v, e.seat)}: “${claimText(e.claim)}.”`,
  offered: (v, e) =>
    `${seatName(v, e.seat)} offers ${seatName(v, e.to)} ${itemName(v, e.seat, e.give)}${e.want === 0 ? '' : ` for ${itemName(v, e.to, e.want)}`}.`,
  offerAnswered: (v, e) => `${seatName(v, e.seat)} ${e.accept ? 'accepts' : 'refuses'}.`,
  playedOpenly: (v, e) => `${seatName(v, e.seat)} plays ${cardName(e.card)} face-up.`,
  revealed: (v, e) =>
    `${e.blind ? 'Drawn blindly' : 'Revealed'}: ${e.cards.map((c) => `${seatName(v, c.seat)} ${cardName(c.card)}`).join(', ') || 'nothing'}.`,
  itemUsed: (v, e) =>
    `${seatName(v, e.seat)} uses ${itemName(v, e.seat, e.rank)}${e.swapped === undefined ? '' : `: ${cardName(e.swapped)} becomes ${cardName(e.card!)}`}${e.target === undefined ? '' : `: ${seatName(v, e.target)} stays at 1 health`}.`,
  fought: foughtText,
  claimChecked: claimCheckedText,
  hurt: (v, e) => `${seatName(v, e.seat)} takes ${e.amount} damage and is at ${e.health}.`,
  spared: (v, e) => `${seatName(v, e.seat)} takes no damage: ${e.why === 'item' ? 'an excuse was found' : 'the right card was played'}.`,
  died: (v, e) =>
    `${seatName(v, e.seat)} dies${e.lootLost > 0 ? `, and ${e.lootLost} points of loot with them` : ''}.${quip(v, e.seat, 'death')}`,
  left: (v, e) => `${seatName(v, e.seat)} leaves the dungeon for good.`,
  healed: healedText,
  noHealing: (v, e) => `${seatName(v, e.seat)} plays ${cardName(e.card)}, but hearts heal nothing here.`,
  cardDropped: (v, e) => `${seatName(v, e.seat)} drops ${cardName(e.card)} into the discard pile.`,
  forgot: (v, e) => `${seatName(v, e.seat)} forgets ${cardName(e.card)}: it leaves the game.`,
  learned: (v, e) => `${seatName(v, e.seat)} learns: ${cardName(e.card)} goes to the discard pile.`,
  pointsLost: (v, e) => `${seatName(v, e.seat)} loses ${cardName(e.card)}, ${rankOf(e.card)} points.`,
  itemLost: (v, e) => `${seatName(v, e.seat)} loses ${itemName(v, e.seat, e.rank)}.`,
  rollChanged: (_v, e) => `The next roll is ${signed(e.amount)}.`,
  willReturn: () => 'It will be back next round.',
  royalChosen: royalEventText,
  noLoot: (_v, e) => NO_LOOT[e.why],
  rolledOff: rolledOffText,
  tieWon: (v, e) => `${seatName(v, e.seat)} wins the tie ${e.why === 'shoes' ? 'in Soft Shoes' : 'with less health'}.`,
  looted: lootText,
  aceDrawn: aceText,
  levelledUp: (v, e) =>
    `Level ${e.level}: 5 more health for ${e.healths.map((h) => `${seatName(v, h.seat)} (${h.health} of ${h.maxHealth})`).join(', ')}.`,
  xpPlaced: (v, e) =>
    `${seatName(v, e.seat)} places XP cards: ${e.discard.map(cardName).join(' ') || 'none'} to the discard pile, ${e.bottom.map(cardName).join(' ') || 'none'} underneath.`,
  drew: (v, e) => (e.cards === null ? null : `${seatName(v, e.seat)}, you draw ${e.cards.map(cardName).join(' ')}.`),
  reformed: (v, e) =>
    `${seatName(v, e.seat)} re-forms the action pile of ${e.size}${e.fromXp.length > 0 ? ` with ${e.fromXp.map(cardName).join(' ')} from XP` : ''}${e.cards === null ? '' : ` and draws ${e.cards.map(cardName).join(' ')}`}.`,
  ended: endedText,
};

export const WORDS: Words<Decision, Event, View> = {
  ask: (_view, ask) => ASKS[ask.kind],
  decision: decisionText,
  event: (view, e) => (TELL[e.type] as Tell<Event['type']>)(view, e),
  seat: seatName,
};
