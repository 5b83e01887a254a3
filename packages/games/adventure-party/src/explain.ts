/** Why the rules forbid something: the rule behind a refusal, for decisions that have the right shape. */
import type { Places, Refusal, Seat } from '@undercroft/engine';
import { HEROES, ITEMS, type Item, NONE, QUESTS } from './content/cards.ts';
import { FACES } from './content/dice.ts';
import { unlockedAt } from './content/track.ts';
import type { TownAction } from './content/vocabulary.ts';
import { type Decision, NO_DIE, NO_RUNE, type RollDecision, SCOUTED, type TavernDecision } from './decisions.ts';
import { challengeOf } from './rules/challenge.ts';
import { colourOf, isLocked } from './rules/dice.ts';
import { inParty, isWounded, placeIn, weaponOf } from './rules/heroes.ts';
import { runeSources } from './rules/modify.ts';
import { openQuests } from './rules/sending.ts';
import { canScout, forHire, hirePrice, isUnlocked, mayBear, priceOf } from './rules/tavern.ts';
import { heroKey, keyOf, weaponTool } from './rules/tools.ts';
import { PARTY_LIMIT, type Table } from './table.ts';
import { type Key, told } from './texts.ts';

type Why = Omit<Refusal, 'code'> | null;
const why = (rule: string, key: Key, places?: Places): Why => ({ rule, ...told(key, places) });
type Of<K extends Decision['kind']> = Extract<Decision, { kind: K }>;

const waitsFor = (t: Table, seat: Seat, kind: string): boolean =>
  t.stack[t.stack.length - 1]?.asks.some((ask) => ask.seat === seat && ask.kind === kind) === true;

const holds = (t: Table, seat: Seat, item: Item): boolean => t.seats[seat]!.hand.includes(item);

export function explain(t: Table, d: Decision): Why {
  if (t.seats[d.seat] === undefined) return null;
  // AP-124, R-AP-25  Whatever else there is to do waits until the wounds are dealt.
  if (d.kind !== 'wound' && waitsFor(t, d.seat, 'wound')) return why('R-AP-25', 'why.woundsFirst', { n: t.light + t.deadly });
  return explainKind(t, d);
}

function explainKind(t: Table, d: Decision): Why {
  switch (d.kind) {
    case 'tavern':
      return explainTavern(t, d);
    case 'quest':
      return explainQuest(t, d);
    case 'pool':
      return explainPotion(t, d);
    case 'roll':
      return explainRoll(t, d);
    case 'die':
      return t.using === NONE ? null : explainDie(t, d.die);
    case 'discard':
      return why('AP-140', 'why.handLimit');
    case 'arena':
      return t.phase === 'arena' ? why('AP-196', 'why.arenaOrder') : null;
    case 'boss':
      return t.phase === 'boss' ? why('AP-213', 'why.bossOnce') : null;
    case 'help':
      return explainHelp(t, d);
    default:
      return explainTrial(t, d);
  }
}

function explainTrial(t: Table, d: Exclude<Decision, { kind: 'tavern' | 'roll' }>): Why {
  switch (d.kind) {
    case 'send':
      return t.trial === 'none' ? null : why('AP-076', 'why.wrongNumber', { n: challengeOf(t).slots });
    case 'slotWound':
      return t.trial === 'none' ? null : why('R-AP-16', 'why.slotAbsent');
    case 'wound':
      return explainWound(t, d);
    case 'colour':
      return t.step === 'pool' ? why('R-AP-17', 'why.noColourLeft') : null;
    case 'face':
      return explainFace(t, d);
    case 'heal':
      return why('R-AP-53', 'why.notWounded');
    case 'levelUp':
      return why('R-AP-27', 'why.levelUpWho');
    case 'shields':
      return t.step === 'wounds' ? why('AP-123', 'why.tooManyShields', { n: t.shields }) : null;
    case 'collect':
      return why('AP-091', waitsFor(t, d.seat, 'collect') ? 'why.notOffered' : 'why.noReward');
    case 'react':
      return t.rules.skullScrolls ? why('AP-150', 'why.skullMoment') : why('R-AP-48', 'why.noSkulls');
    default:
      return null;
  }
}

/** AP-076, AP-062, AP-063 */
function explainQuest(t: Table, d: Of<'quest'>): Why {
  if (t.turn !== d.seat) return why('AP-045', 'why.notYourTurn');
  if (!waitsFor(t, d.seat, 'quest')) return t.trial === 'none' ? why('AP-063', 'why.oneQuest') : why('R-AP-29', 'why.noBackingOut');
  if (!openQuests(t).includes(d.quest)) return why('AP-062', 'why.questNotOpen');
  const { heroes } = t.seats[d.seat]!;
  if (Array.isArray(d.heroes) && d.heroes.some((hero) => placeIn(heroes, hero) < 0)) return why('AP-077', 'why.notInParty');
  return why('AP-076', 'why.wrongNumber', { n: QUESTS[d.quest]!.slots });
}

/** AP-124, AP-088 */
function explainWound(t: Table, d: Of<'wound'>): Why {
  if (t.step !== 'wounds' || t.roller !== d.seat) return null;
  if (t.active.includes(d.hero)) return why('R-AP-25', 'why.noSuchWound');
  return placeIn(t.seats[d.seat]!.heroes, d.hero) < 0 ? why('AP-124', 'why.woundDead') : why('AP-088', 'why.woundAbsent');
}

function explainFace(t: Table, d: Of<'face'>): Why {
  const die = t.pool[t.chosen[0] ?? NONE];
  if (die === undefined) return null;
  return FACES[colourOf(die)]![d.face] === undefined ? why('AP-159', 'why.noSuchFace') : null;
}

/** AP-143, AP-142 */
function explainCard(t: Table, seat: Seat, item: Item): Why {
  const card = ITEMS[item];
  if (card === undefined || !holds(t, seat, item)) return why('AP-083', 'why.notHeld');
  if (card.type === 'relic') return why('AP-143', 'why.relic');
  if (card.type === 'weapon') return why('AP-146', 'why.tavernOnly');
  if (card.skull) return why('AP-150', 'why.skullMoment');
  return null;
}

function explainPotion(t: Table, d: Of<'pool'>): Why {
  if (d.do !== 'potion') return t.roller === d.seat ? null : why('AP-084', 'why.notYourRoll');
  const card = explainCard(t, d.seat, d.card);
  if (card !== null) return card;
  if (ITEMS[d.card]!.type === 'scroll') return why('AP-144', 'why.scrollNow');
  return waitsFor(t, d.seat, 'pool') ? why('R-AP-59', 'why.nothingToDo') : why('AP-142', 'why.potionNow');
}

const explainDie = (t: Table, at: number): Why => {
  const die = t.pool[at];
  return die !== undefined && isLocked(die) ? why('AP-107', 'why.locked') : why('R-AP-59', 'why.nothingToDo');
};

/** AP-107, AP-108, AP-112  The rune that pays. */
function explainRune(t: Table, die: number, rune: number): Why {
  if (rune === NO_RUNE) return null;
  if (!runeSources(t).includes(rune)) return why('AP-107', 'why.runeUsed');
  return die === rune ? why('AP-108', 'why.ownRune') : null;
}

function explainRoll(t: Table, d: RollDecision): Why {
  if (t.roller !== d.seat || t.step !== 'roll') {
    if (t.roller !== NONE && t.roller !== d.seat) return why('AP-084', 'why.notYourRoll');
    if (d.do === 'scroll') return explainCard(t, d.seat, d.card) ?? why('AP-144', 'why.scrollNow');
    return t.step === 'pool' ? why('AP-082', 'why.rollFirst') : why('AP-083', 'why.noRoll');
  }
  if (d.do === 'evaluate') return null;
  if (d.do === 'banner' && !t.seats[d.seat]!.banner) return why('AP-101', 'why.noBanner');
  if (d.do === 'banner') return explainDie(t, d.die);
  if (d.do === 'rune') return explainRune(t, d.die, d.rune) ?? explainDie(t, d.die);
  return explainPower(t, d);
}

/** AP-085, AP-112, R-AP-19, R-AP-59 */
function explainPower(t: Table, d: Extract<RollDecision, { do: 'hero' | 'weapon' | 'scroll' }>): Why {
  if (d.do === 'scroll') {
    const card = explainCard(t, d.seat, d.card);
    if (card !== null) return card;
    if (ITEMS[d.card]!.type === 'potion') return why('AP-142', 'why.potionNow');
  } else {
    const { heroes } = t.seats[d.seat]!;
    const acts = (card: number) =>
      t.active.includes(card) && (d.do === 'hero' ? card === d.card : weaponOf(inParty(heroes, card)) === d.card);
    if (!t.active.some(acts)) return why('AP-085', 'why.notActive');
    const key = d.do === 'hero' ? heroKey(inParty(heroes, d.card), d.power) : keyOf(weaponTool(d.card), d.power);
    if (t.used.includes(key)) return why(d.rune === NO_RUNE ? 'R-AP-19' : 'AP-112', 'why.powerUsed');
  }
  return explainRune(t, d.die, d.rune) ?? (d.die === NO_DIE ? why('R-AP-59', 'why.nothingToDo') : explainDie(t, d.die));
}

function explainHelp(t: Table, d: Of<'help'>): Why {
  const die = t.pool[d.die];
  if (die !== undefined && isLocked(die) && t.rules.together) return why('AP-107', 'why.locked');
  return why('R-AP-64', 'why.noHelp');
}

/** AP-181, AP-184  A town action: unlocked, and paid for. */
function explainPrice(t: Table, seat: Seat, action: TownAction): Why {
  if (!isUnlocked(t, action)) return why('AP-181', 'why.notUnlocked', { level: unlockedAt(action) });
  const gold = priceOf(t, seat, action);
  return action !== 'sellItem' && t.seats[seat]!.gold < gold ? why('AP-184', 'why.tooDear', { gold }) : null;
}

function explainHire(t: Table, { seat, hero, over }: Extract<TavernDecision, { do: 'hire' }>): Why {
  const { gold, heroes } = t.seats[seat]!;
  if (HEROES[hero] === undefined || !forHire(t).includes(hero)) return why('AP-055', 'why.notForHire');
  const price = hirePrice(t, seat, hero);
  if (price > gold) return why('AP-055', 'why.tooDear', { gold: price });
  if (over !== NONE && placeIn(heroes, over) < 0) return why('AP-168', 'why.notInParty');
  return over === NONE && heroes.length >= PARTY_LIMIT ? why('AP-169', 'why.partyFull') : null;
}

function explainEquip(t: Table, { seat, item, hero, drop }: Extract<TavernDecision, { do: 'equip' }>): Why {
  const { heroes } = t.seats[seat]!;
  if (!holds(t, seat, item)) return why('AP-058', 'why.notHeld');
  if (ITEMS[item]!.type !== 'weapon') return ITEMS[item]!.type === 'relic' ? why('AP-143', 'why.relic') : why('AP-146', 'why.notAWeapon');
  if (placeIn(heroes, hero) < 0) return why('AP-146', 'why.notInParty');
  if (!mayBear(inParty(heroes, hero), item)) return why('AP-148', 'why.upgradedOnly');
  return drop === weaponOf(inParty(heroes, hero)) ? null : why('AP-149', 'why.secondWeapon');
}

function explainTend(t: Table, d: Extract<TavernDecision, { do: 'heal' | 'upgrade' }>): Why {
  const price = explainPrice(t, d.seat, d.do);
  if (price !== null) return price;
  const { heroes } = t.seats[d.seat]!;
  if (placeIn(heroes, d.hero) < 0) return why('AP-190', 'why.notInParty');
  if (d.do === 'heal') return isWounded(inParty(heroes, d.hero)) ? null : why('AP-161', 'why.notWounded');
  return why('AP-171', 'why.cannotUpgrade');
}

function explainScout(t: Table, d: Extract<TavernDecision, { do: 'scout' }>): Why {
  const price = explainPrice(t, d.seat, 'scout');
  if (price !== null || !SCOUTED.includes(d.deck) || canScout(t, d.deck)) return price;
  const isOut = d.deck === 'heroes' || d.deck === 'town' || t.opened >= (d.deck === 'forest' ? 2 : 3);
  return isOut ? why('R-AP-47', 'why.deckEmpty') : why('R-AP-34', 'why.deckLocked');
}

function explainTavern(t: Table, d: TavernDecision): Why {
  if (t.turn !== d.seat) return why('AP-045', 'why.notYourTurn');
  switch (d.do) {
    case 'hire':
      return explainHire(t, d);
    case 'equip':
      return waitsFor(t, d.seat, 'tavern') ? explainEquip(t, d) : why('AP-058', 'why.tavernOnly');
    case 'buyItem':
    case 'buyLegendary':
      return explainPrice(t, d.seat, d.do) ?? why('R-AP-47', 'why.deckEmpty');
    case 'sellItem':
      return explainPrice(t, d.seat, 'sellItem') ?? (holds(t, d.seat, d.item) ? null : why('R-AP-33', 'why.notHeld'));
    case 'scout':
      return explainScout(t, d);
    case 'heal':
    case 'upgrade':
      return explainTend(t, d);
    case 'giveItem':
    case 'giveGold':
      return why('R-AP-63', 'why.noGifts');
    case 'leave':
      return why('AP-046', 'why.notInTavern');
  }
}
