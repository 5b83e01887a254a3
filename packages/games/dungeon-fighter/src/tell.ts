/** The log, line by line. */
import { throwName } from './content/text.ts';
import type { Event } from './events.ts';
import {
  dieName,
  floorName,
  fromName,
  gearName,
  gearNames,
  heroName,
  listOf,
  monsterName,
  monsterNames,
  partName,
  roomName,
  seatName,
  sheetName,
} from './names.ts';
import { NONE } from './table.ts';
import type { DfSay, Key } from './texts.ts';
import type { View } from './view.ts';

interface Telling {
  say: DfSay;
  view: View;
  hero(place: number): string;
}
type OfType<K extends Event['type']> = Extract<Event, { type: K }>;
type Tell<K extends Event['type']> = (telling: Telling, e: OfType<K>) => string | null;

/** `section 3 × 2 Berserk + 3 Hat Pulled Too Low`. */
function sumText(say: DfSay, { base, times, plus }: OfType<'struck'>): string {
  const parts = [
    base === null ? '' : `${base[0]} ${partName(say, base)}`,
    ...times.map((part) => `× ${part[0]} ${partName(say, part)}`),
    ...plus.map((part) => `+ ${part[0]} ${partName(say, part)}`),
  ];
  return parts.filter((part) => part !== '').join(' ');
}

function swungText({ say, hero }: Telling, e: OfType<'swung'>): string {
  const wanted = listOf(
    say,
    e.wanted.map((key) => throwName(say, key)),
  );
  const places = { hero: hero(e.hero), die: dieName(say, e.die), weapons: gearNames(say, e.weapons), wanted };
  if (e.weapons.length > 0) return say('tell.swungWith', places);
  return e.wanted.length > 0 ? say('tell.swungAs', places) : say('tell.swung', places);
}

function thrownText({ say, hero }: Telling, { verdict, ...e }: OfType<'thrown'>): string {
  const icon = verdict.iconUp ? say('tell.icon') : '';
  const places = { hero: hero(e.hero), die: dieName(say, e.die), n: verdict.section, icon };
  if (verdict.rethrow) return say('tell.cocked', places);
  if (e.tricky) return say('tell.tricky', places);
  if (verdict.miss === null) return say(verdict.section === 10 ? 'tell.bullseye' : 'tell.hit', places);
  if (verdict.miss !== 'requirement') return say('tell.miss', { ...places, why: say(`miss.${verdict.miss}`) });
  const failed = verdict.done.filter(({ passed }) => !passed).map(({ key }) => throwName(say, key));
  return say('tell.missRequirement', { ...places, throws: listOf(say, failed) });
}

/** A change of the Chest: gained, spent or lost. */
const chestText =
  (what: 'coins' | 'dice') =>
  ({ say }: Telling, e: OfType<'coins'> | OfType<'dice'>): string =>
    say(`tell.${what}.${e.amount > 0 ? 'more' : 'less'}`, { n: Math.abs(e.amount), from: fromName(say, e.from) });

function endedText({ say }: Telling, { reason, ending }: OfType<'ended'>): string {
  const score = ending.parts.reduce((sum, part) => sum + part, 0);
  const rank = ending.sides?.[0]?.rank;
  const scored = rank === undefined ? '' : say('tell.scored', { n: score, rank: say(`rank.${rank}` as Key) });
  return say(`tell.ended.${reason}`, { scored });
}

const givenText = ({ say, hero }: Telling, e: OfType<'given'>): string => {
  const places = { card: gearName(say, e.card), hero: e.to === NONE ? '' : hero(e.to), drop: gearName(say, e.dropped) };
  if (e.to === NONE) return say('tell.givenNobody', places);
  return e.dropped === NONE ? say('tell.given', places) : say('tell.givenDrop', places);
};

const passedText = ({ say, hero }: Telling, e: OfType<'passed'>): string => {
  const places = { card: gearName(say, e.card), from: hero(e.from), hero: e.to === NONE ? '' : hero(e.to), back: gearName(say, e.back) };
  if (!e.agreed) return say('tell.passRefused', places);
  if (e.to === NONE) return say('tell.passedAway', places);
  return e.back === NONE ? say('tell.passed', places) : say('tell.passedFor', places);
};

const TELL: { [K in Event['type']]: Tell<K> } = {
  leaderChosen: ({ say }, e) => say(`tell.leader.${e.by}`, { name: seatName(say, e.leader) }),
  heroChosen: ({ say }, e) => say(`tell.hero.${e.by}`, { n: e.hero + 1, hero: sheetName(say, e.card) }),
  towerStocked: ({ say }, e) => say('tell.tower', { monsters: e.monsters.join('/') }),
  roundBegan: ({ say, hero }, e) => say('tell.round', { n: e.round, hero: hero(e.first) }),
  roomChosen: ({ say }, e) => (e.by === 'only' ? null : say(`tell.roomBy.${e.by}`, { room: roomName(e.room) })),
  moved: ({ say }, e) => say('tell.moved', { room: roomName(e.room), n: e.floor + 1 }),
  floorRevealed: ({ say }, e) => say('tell.floor', { n: e.floor + 1, sheet: floorName(say, e.floor, e.sheet) }),
  monsterRevealed: ({ say }, e) =>
    say(e.coins > 0 ? 'tell.monsterCoins' : 'tell.monster', { monster: monsterName(say, e.monster), hp: e.hp, n: e.coins }),
  swung: swungText,
  thrown: thrownText,
  told: ({ say, hero }, e) => say('tell.told', { name: seatName(say, e.seat), hero: hero(e.hero) }),
  tickRefused: ({ say }, e) => say('tell.tickRefused', { name: seatName(say, e.seat), throw: throwName(say, e.key) }),
  corrected: ({ say }, e) => say('tell.corrected', { name: seatName(say, e.seat) }),
  abilityUsed: ({ say, hero }, e) => {
    const places = { hero: hero(e.hero), ability: fromName(say, e.ability), target: e.target === NONE ? '' : hero(e.target) };
    return say(e.target === NONE ? 'tell.ability' : 'tell.abilityFor', places);
  },
  throwVoided: ({ say, hero }, e) => say('tell.voided', { hero: hero(e.hero), die: dieName(say, e.die) }),
  songSung: ({ say }, e) => say(e.paid ? 'tell.song' : 'tell.noSong'),
  seducedSpent: ({ say, hero }, e) =>
    say('tell.seducedSpent', { hero: hero(e.hero), monsters: monsterNames(say, e.monsters), n: e.amount }),
  struck: ({ say, hero }, e) => say('tell.struck', { hero: hero(e.hero), n: e.amount, sum: sumText(say, e), hp: e.hp }),
  killed: ({ say, hero }, e) => say('tell.killed', { hero: hero(e.hero) }),
  suffered: ({ say, hero }, e) => say('tell.suffered', { hero: hero(e.hero), n: e.amount, hp: e.hp, from: fromName(say, e.from) }),
  healed: ({ say, hero }, e) => say('tell.healed', { hero: hero(e.hero), n: e.amount, hp: e.hp, from: fromName(say, e.from) }),
  fainted: ({ say, hero }, e) => say('tell.fainted', { hero: hero(e.hero) }),
  leeched: ({ say }, e) => say('tell.leeched', { n: e.amount, hp: e.hp }),
  robbed: ({ say, hero }, e) => say('tell.robbed', { hero: hero(e.hero), card: gearName(say, e.card) }),
  coins: chestText('coins'),
  dice: chestText('dice'),
  diceRecovered: ({ say, hero }, e) => say('tell.recovered', { hero: hero(e.hero) }),
  cardStolen: ({ say, hero }, e) => say('tell.stolen', { hero: hero(e.hero) }),
  lootShown: ({ say }, e) => say(`tell.loot.${e.from}`, { cards: gearNames(say, e.cards) }),
  given: givenText,
  passed: passedText,
  itemUsed: ({ say, hero }, e) => say('tell.itemUsed', { hero: hero(e.hero), card: gearName(say, e.card) }),
  backDownVoted: ({ say }, e) => say(e.agreed ? 'tell.backDownYes' : 'tell.backDownNo', { name: seatName(say, e.seat) }),
  backedDown: ({ say }, e) => say('tell.backedDown', { monster: monsterName(say, e.monster) }),
  defeated: ({ say }, e) => say('tell.defeated', { monster: monsterName(say, e.monster), n: e.shots }),
  seduced: ({ say, hero }, e) => say('tell.seduced', { hero: hero(e.hero), monster: monsterName(say, e.monster) }),
  scarred: ({ say, hero }, e) => say('tell.scarred', { hero: hero(e.hero), colour: dieName(say, e.colour), hp: e.hp }),
  eliminated: ({ say, hero }, e) => say('tell.eliminated', { hero: hero(e.hero) }),
  shopOpened: ({ say }, e) => say('tell.shop', { cards: gearNames(say, e.cards) }),
  bought: ({ say, hero }, e) => say('tell.bought', { card: gearName(say, e.card), hero: hero(e.hero), n: e.price }),
  shopLeft: ({ say }) => say('tell.shopLeft'),
  ended: endedText,
};

/** Each sentence takes its own type of event, which is the one with its name. */
const tellOne = <K extends Event['type']>(telling: Telling, e: OfType<K> & { type: K }): string | null => TELL[e.type](telling, e as never);

export function tell(say: DfSay, view: View, e: Event): string | null {
  return tellOne({ say, view, hero: (place) => heroName(say, view, place) }, e);
}
