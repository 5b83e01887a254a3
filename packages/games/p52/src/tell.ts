/** The log: which sentence tells an event, and what goes into it. */
import type { Places } from '@undercroft/engine';
import { bookFor } from './doors.ts';
import type { P52Event } from './events.ts';
import { abilityNamed, cardsNamed, enemyNamed, itemNamed, itemsNamed, type Naming, nameOf, splitNamed, squareNamed } from './names.ts';
import { ACE, type Card, cardName, rankOf } from './rules/cards.ts';
import type { Key } from './texts.ts';

/** Not worth a line: it is on the table for all to see. */
const SILENT = ['turnBegan', 'roundBegan', 'roomLaidOut', 'enemyWaited', 'wardMoved'];

/** The sentence; most events have one of their own name. */
function keyOf(e: P52Event): Key | null {
  switch (e.type) {
    case 'quirkChosen':
      return e.quirk === null ? 'tell.noQuirk' : 'tell.quirkChosen';
    case 'lightFlipped':
      return e.isLit ? 'tell.lit' : 'tell.dark';
    case 'exitFlipped':
      return e.isBarred ? 'tell.exitBarred' : 'tell.exitFlipped';
    case 'ambushFlipped':
      return e.springs ? 'tell.ambush' : 'tell.noAmbush';
    case 'delayFlipped':
      return e.comes ? 'tell.delayCame' : 'tell.delayQuiet';
    case 'trapFlipped':
      return e.total < e.target ? 'tell.trapSprung' : 'tell.trapMissed';
    case 'struck':
      return e.hits ? 'tell.hit' : isAce(e.card) ? 'tell.aceMiss' : 'tell.miss';
    case 'enemyDefended':
      return e.result === 'holds' ? 'tell.enemyHeld' : e.result === 'halves' ? 'tell.enemyHalved' : 'tell.enemyOpen';
    case 'enemyStruck':
      return e.hits ? 'tell.enemyHit' : isAce(e.card) ? 'tell.enemyAce' : 'tell.enemyMissed';
    case 'wardStruck':
      return e.hits ? 'tell.wardHit' : isAce(e.card) ? 'tell.wardAce' : 'tell.wardMissed';
    case 'defended':
      return e.succeeds ? 'tell.defended' : 'tell.notDefended';
    case 'dropFlipped':
      return e.dropped ? 'tell.dropped' : 'tell.notDropped';
    case 'summoned':
      return e.hits ? 'tell.summonedHit' : isAce(e.card) ? 'tell.summonedAce' : 'tell.summonedMiss';
    case 'abilityUsed':
      return !e.succeeds ? 'tell.abilityFailed' : e.card === null ? 'tell.abilityDone' : 'tell.abilityFlipped';
    case 'lastingBegan':
      return `tell.lasting.${e.is}`;
    case 'returnVoted':
      return e.returns ? 'tell.returns' : 'tell.staysDead';
    case 'chestPicked':
      return `tell.chest.${e.result}`;
    case 'chestSmashed':
      return `tell.smash.${e.result}`;
    case 'prizeFlipped':
      return e.isPrize ? 'tell.prize' : 'tell.noPrize';
    case 'sessionEnded':
      return `tell.ended.${e.ending}`;
    case 'enemyChose':
      return `tell.rule${e.rule}`;
    case 'turnBegan':
    case 'roundBegan':
    case 'roomLaidOut':
    case 'wardMoved':
      return null;
    default:
      return `tell.${e.type}`;
  }
}

/** Every part of an event that has a name of its own. */
function placesOf(naming: Naming, e: P52Event): Places {
  const { say, view } = naming;
  const { races, classes, quirks, quests } = bookFor(view).scenario;
  const places: Record<string, string | number> = {};
  for (const [part, value] of Object.entries(e)) if (typeof value === 'number' || typeof value === 'string') places[part] = value;
  if ('seat' in e && e.seat !== null) places.name = nameOf(naming, e.seat);
  if ('with' in e) places.other = nameOf(naming, e.with);
  if ('enemy' in e) places.enemy = enemyNamed(naming, e.enemy);
  if ('ability' in e) places.ability = abilityNamed(naming, e.ability);
  if ('item' in e) places.item = itemNamed(naming, e.item);
  if ('card' in e && e.card !== null) places.card = namedCard(e.card);
  if ('cards' in e && typeof e.cards !== 'number') places.cards = cardsNamed(e.cards);
  if ('to' in e) places.to = squareNamed(view, e.to);
  if ('place' in e && typeof e.place === 'number') places.place = squareNamed(view, e.place);
  if ('split' in e) places.split = splitNamed(naming, e.split);
  if ('race' in e) places.race = races.find(({ id }) => id === e.race)?.name ?? e.race;
  if ('profession' in e) places.profession = classes.find(({ id }) => id === e.profession)?.name ?? e.profession;
  if ('quirk' in e) places.quirk = quirks.find(({ id }) => id === e.quirk)?.name ?? '';
  if ('quest' in e) places.quest = quests.find(({ id }) => id === e.quest)?.title ?? e.quest;
  if ('gave' in e) Object.assign(places, { gave: itemsNamed(naming, e.gave), got: itemsNamed(naming, e.got) });
  if ('parts' in e) places.exp = e.parts.reduce((sum, [value]) => sum + value, 0);
  if (view.ward !== null) places.ward = view.ward.name;
  if (e.type === 'enemyCame') places.who = e.name;
  if (e.type === 'placeFlipped') places.where = say(`where.${e.place}`);
  // Nobody has less than nothing left.
  if ('hp' in e && e.type === 'enemyHurt') places.hp = Math.max(0, e.hp);
  places.n = countIn(e);
  return places;
}

/** P52-159 P52-199  It fails whatever the total is, so the total is not the reason. */
const isAce = (card: Card): boolean => card >= 0 && rankOf(card) === ACE;

const namedCard = (card: Card): string => (card < 0 ? '' : cardName(card));

/** What a sentence with a number counts. */
function countIn(e: P52Event): number {
  if (e.type === 'staminaDrawn') return e.cards;
  if (e.type === 'itemGained') return e.number;
  if (e.type === 'lastingBegan') return e.left;
  return 'turns' in e ? e.turns : 0;
}

export function tell(naming: Naming, e: P52Event): string | null {
  const key = keyOf(e);
  return key === null || SILENT.includes(e.type) ? null : naming.say(key, placesOf(naming, e));
}
