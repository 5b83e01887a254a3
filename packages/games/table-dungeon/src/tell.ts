/** One line of the log for each event, with its reasons. The sentences themselves are in `texts/`. */
import type { Seat } from '@undercroft/engine';
import { type Card, cardName, isRoyal, JACK, NONE, rankOf } from './cards.ts';
import { enemyAt } from './content/enemies.ts';
import type { Blow, Event } from './events.ts';
import { accentName, claimText, className, enemyName, enemyText, itemName, quip, rankName, seatName } from './names.ts';
import type { TdSay } from './texts.ts';
import type { View } from './view.ts';

/** What a line is made with: the language, and what its reader may know. */
interface Telling {
  say: TdSay;
  view: View;
  name(seat: Seat): string;
  item(seat: Seat, rank: number): string;
}

const signed = (n: number) => (n < 0 ? `− ${-n}` : `+ ${n}`);
const cardNames = (cards: readonly Card[]): string => cards.map(cardName).join(' ');

/** ` + 2 (item)`; nothing for 0. */
const part = ({ say }: Telling, key: 'part.item' | 'part.enemy', n: number): string => (n === 0 ? '' : ` ${say(key, { n: signed(n) })}`);

/** `Fighter 1 4♣: 4 + 3 = 7` */
function blowText(telling: Telling, b: Blow): string {
  const who = `${telling.name(b.seat)} ${cardName(b.card)}`;
  const bonus = part(telling, 'part.item', b.bonus);
  if (b.times === 0 && b.plus === 0) return `${who}: 0${bonus}`;
  const plus = b.plus !== 0 ? `,${part(telling, 'part.enemy', b.plus)}` : '';
  const twist = `${b.times !== 1 ? `, ×${b.times}` : ''}${plus}`;
  return `${who}: ${b.rank} + ${b.stat}${part(telling, 'part.item', b.items)}${twist}${bonus} = ${b.attack}`;
}

function foughtText(telling: Telling, e: Extract<Event, { type: 'fought' }>): string {
  const { say, view } = telling;
  const blows = e.blows.map((b) => blowText(telling, b)).join('; ');
  const result = e.result === 'undecided' ? '' : say(`result.${e.result}`);
  const sum = say('tell.fought', { blows, total: e.total, health: e.health, result });
  const speaker = e.blows[(view.round + e.total) % Math.max(1, e.blows.length)]?.seat;
  if (speaker === undefined) return sum;
  if (e.result === 'win' && view.round % 3 === 0) return sum + quip(say, view, speaker, 'win');
  return e.result === 'loss' && e.health - e.total <= 2 ? sum + quip(say, view, speaker, 'narrowLoss') : sum;
}

function enemyLine({ say, name }: Telling, e: Extract<Event, { type: 'enemyAppeared' }>): string {
  const text = enemyText(say, e);
  const places = { round: e.round, enemy: enemyName(say, e), health: e.health, damage: enemyAt(e.level, e.roll).damage };
  const line = e.returned
    ? say('tell.enemyBack', places)
    : say('tell.enemyRolled', { ...places, name: name(e.roller), dice: e.dice.join(' + '), roll: e.roll });
  return text === '' ? line : `${line} ${text}`;
}

function healedText(telling: Telling, e: Extract<Event, { type: 'healed' }>): string {
  const places = { name: telling.name(e.seat), amount: e.amount, health: e.health };
  if (e.why !== 'heart') return telling.say('tell.healed', places);
  const sum = `${rankOf(e.card)} + ${e.stat}${part(telling, 'part.item', e.items)}${part(telling, 'part.enemy', e.plus)}`;
  return telling.say('tell.healedWith', { ...places, card: cardName(e.card), sum });
}

function claimCheckedText({ say, view, name }: Telling, e: Extract<Event, { type: 'claimChecked' }>): string {
  const card = e.card === NONE ? say('name.nothing') : cardName(e.card);
  const places = { name: name(e.seat), claim: claimText(say, e.claim), card };
  if (e.kept) return say('tell.claimKept', places);
  const accuser = view.seats.findIndex((s, i) => i !== e.seat && s.alive);
  const said = say('tell.claimBroken', places);
  return accuser < 0 ? said : `${said} ${name(accuser)}:${quip(say, view, accuser, 'greed')}`;
}

function lootText({ say, name, item }: Telling, e: Extract<Event, { type: 'looted' }>): string {
  const places = { name: name(e.seat), card: cardName(e.card), with: e.rank > 0 ? say('tell.withRank', { rank: e.rank }) : '' };
  if (isRoyal(e.card)) return say('tell.lootedItem', { ...places, item: item(e.seat, rankOf(e.card)) });
  return say('tell.lootedPoints', { ...places, points: rankOf(e.card), score: e.score });
}

function aceText({ say, view, name }: Telling, e: Extract<Event, { type: 'aceDrawn' }>): string {
  const places = { name: name(e.seat), card: cardName(e.card), n: e.aces };
  return e.last ? say('tell.aceLast', places) : `${say('tell.ace', places)}${quip(say, view, e.seat, 'ace')}`;
}

function rolledOffText({ say, name }: Telling, e: Extract<Event, { type: 'rolledOff' }>): string {
  const rolls = e.rolls.map((each) => each.map((r) => `${name(r.seat)} ${r.die}`).join(', ')).join(say('tell.again'));
  return say(e.rank > 0 ? 'tell.rollOffLoot' : 'tell.rollOffVictory', { rank: e.rank, rolls, name: name(e.winner) });
}

function itemUsedText({ say, name, item }: Telling, e: Extract<Event, { type: 'itemUsed' }>): string {
  const places = { name: name(e.seat), item: item(e.seat, e.rank) };
  if (e.swapped !== undefined) return say('tell.itemSwapped', { ...places, card: cardName(e.swapped), other: cardName(e.card!) });
  if (e.target !== undefined) return say('tell.itemSaved', { ...places, target: name(e.target) });
  return say('tell.itemUsed', places);
}

function reformedText({ say, name }: Telling, e: Extract<Event, { type: 'reformed' }>): string {
  const xp = e.fromXp.length > 0 ? say('tell.reformedXp', { cards: cardNames(e.fromXp) }) : '';
  const hand = e.cards === null ? '' : say('tell.reformedHand', { cards: cardNames(e.cards) });
  return say('tell.reformed', { name: name(e.seat), size: e.size, xp, hand });
}

function endedText({ say, view, name }: Telling, e: Extract<Event, { type: 'ended' }>): string {
  const { winners, scores, reason, tieBreak, rank } = e.ending;
  if (winners.length === 0) return say('tell.endLost', { round: view.round, level: view.level });
  if (rank !== null) return say('tell.endRank', { points: scores.reduce((a, b) => a + b, 0), rank: rankName(say, rank) });
  const names = winners.map((seat) => say('tell.winner', { name: name(seat), points: scores[seat]! })).join(say('list.and'));
  const by = tieBreak === 'none' ? '' : say(`by.${tieBreak}`);
  return say(reason === 'last-alive' ? 'tell.endAlone' : 'tell.endWon', { n: winners.length, names, by });
}

type Tell<K extends Event['type']> = (telling: Telling, e: Extract<Event, { type: K }>) => string | null;
const TELL: { [K in Event['type']]: Tell<K> } = {
  heroChosen: ({ say }, e) =>
    say('tell.heroChosen', { name: seatName(say, null, e.seat), class: className(say, e.class), accent: accentName(say, e.accent) }),
  tenSeen: ({ say }, e) => (e.ten === null ? null : say('tell.tenSeen', { cards: cardNames(e.ten), royals: String(e.royals) })),
  lootDeckMade: ({ say }, e) => say('tell.lootDeckMade', { cards: e.cards, dice: e.dice }),
  enemyAppeared: enemyLine,
  claimed: ({ say, name }, e) => say('tell.claimed', { name: name(e.seat), claim: claimText(say, e.claim) }),
  offered: ({ say, name, item }, e) => {
    const places = { name: name(e.seat), to: name(e.to), item: item(e.seat, e.give) };
    return e.want === 0 ? say('tell.offeredGift', places) : say('tell.offered', { ...places, want: item(e.to, e.want) });
  },
  offerAnswered: ({ say, name }, e) => say(e.accept ? 'tell.offerAccepted' : 'tell.offerRefused', { name: name(e.seat) }),
  playedOpenly: ({ say, name }, e) => say('tell.playedOpenly', { name: name(e.seat), card: cardName(e.card) }),
  revealed: ({ say, name }, e) => {
    const cards = e.cards.map((c) => `${name(c.seat)} ${cardName(c.card)}`).join(', ') || say('name.nothing');
    return say(e.blind ? 'tell.revealedBlind' : 'tell.revealed', { cards });
  },
  itemUsed: itemUsedText,
  fought: foughtText,
  claimChecked: claimCheckedText,
  hurt: ({ say, name }, e) => say('tell.hurt', { name: name(e.seat), amount: e.amount, health: e.health }),
  spared: ({ say, name }, e) => say(e.why === 'item' ? 'tell.sparedByItem' : 'tell.sparedByCard', { name: name(e.seat) }),
  died: ({ say, view, name }, e) =>
    say(e.lootLost > 0 ? 'tell.diedRich' : 'tell.died', { name: name(e.seat), points: e.lootLost }) + quip(say, view, e.seat, 'death'),
  left: ({ say, name }, e) => say('tell.left', { name: name(e.seat) }),
  healed: healedText,
  noHealing: ({ say, name }, e) => say('tell.noHealing', { name: name(e.seat), card: cardName(e.card) }),
  cardDropped: ({ say, name }, e) => say('tell.cardDropped', { name: name(e.seat), card: cardName(e.card) }),
  forgot: ({ say, name }, e) => say('tell.forgot', { name: name(e.seat), card: cardName(e.card) }),
  learned: ({ say, name }, e) => say('tell.learned', { name: name(e.seat), card: cardName(e.card) }),
  pointsLost: ({ say, name }, e) => say('tell.pointsLost', { name: name(e.seat), card: cardName(e.card), points: rankOf(e.card) }),
  itemLost: ({ say, name, item }, e) => say('tell.itemLost', { name: name(e.seat), item: item(e.seat, e.rank) }),
  rollChanged: ({ say }, e) => say('tell.rollChanged', { n: signed(e.amount) }),
  willReturn: ({ say }) => say('tell.willReturn'),
  royalChosen: ({ say, name }, e) =>
    say(`tell.royal.${e.choice}`, { name: name(e.seat), card: e.card === null ? say('name.handCard') : cardName(e.card) }),
  noLoot: ({ say }, e) => say(`noLoot.${e.why}`),
  rolledOff: rolledOffText,
  tieWon: ({ say, name, item }, e) =>
    say(e.why === 'shoes' ? 'tell.tieShoes' : 'tell.tieHealth', { name: name(e.seat), item: item(e.seat, JACK) }),
  looted: lootText,
  aceDrawn: aceText,
  levelledUp: ({ say, name }, e) => {
    const names = e.healths.map((h) => say('tell.levelHealth', { name: name(h.seat), health: h.health, maxHealth: h.maxHealth }));
    return say('tell.levelledUp', { level: e.level, names: names.join(', ') });
  },
  xpPlaced: ({ say, name }, e) => {
    const none = say('tell.xpNone');
    return say('tell.xpPlaced', { name: name(e.seat), discard: cardNames(e.discard) || none, under: cardNames(e.bottom) || none });
  },
  drew: ({ say, name }, e) => (e.cards === null ? null : say('tell.drew', { name: name(e.seat), cards: cardNames(e.cards) })),
  reformed: reformedText,
  ended: endedText,
};

export function tell(say: TdSay, view: View, e: Event): string | null {
  const telling: Telling = {
    say,
    view,
    name: (seat) => seatName(say, view, seat),
    item: (seat, rank) => itemName(say, view, seat, rank),
  };
  return (TELL[e.type] as Tell<Event['type']>)(telling, e);
}
