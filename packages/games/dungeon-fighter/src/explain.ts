/** Why the rules forbid something: the rule behind a refusal, for decisions that have the right shape. */
import type { Places, Refusal } from '@undercroft/engine';
import { EQUIPMENT } from './content/equipment.ts';
import { HEROES } from './content/heroes.ts';
import { WHITE } from './content/vocabulary.ts';
import { ABSTAIN, type Decision, type Of, type ShopDecision, type SwingDecision } from './decisions.ts';
import { colouredDice, compulsory, facesBoss, mayRecover } from './rules/fight.ts';
import { coloursOf, mayKill } from './rules/icon.ts';
import { useOf } from './rules/items.ts';
import { exitsOf } from './rules/map.ts';
import { carrierOf, diceLeft, hasRoom, heroAt, isConscious, isScarred, seatOf, slotsFor, typeOf, voters } from './rules/party.ts';
import { isGear } from './rules/passing.ts';
import { DIE_PRICE, mayHeal } from './rules/shop.ts';
import { NONE, type Table } from './table.ts';
import { type Key, told } from './texts.ts';

type Why = Omit<Refusal, 'code'> | null;
const why = (rule: string, key: Key, places?: Places): Why => ({ rule, ...told(key, places) });

const VOTES: ReadonlySet<Decision['kind']> = new Set([
  'room',
  'melody',
  'bless',
  'agree',
  'backDown',
  'shop',
  'share',
  'pass',
  'retreat',
] as const);

const waitsFor = (t: Table, seat: number, kind: string): boolean =>
  t.stack.at(-1)?.asks.some((ask) => ask.seat === seat && ask.kind === kind) === true;

export function explain(t: Table, d: Decision): Why {
  if (d.seat >= t.people) return null;
  // R-DF-52  Eliminated players talk but do not vote.
  if (VOTES.has(d.kind) && t.phase !== 'setup' && !voters(t).includes(d.seat)) return why('R-DF-52', 'why.eliminated');
  return explainOf(t, d);
}

function explainOf(t: Table, d: Decision): Why {
  switch (d.kind) {
    case 'hero':
      return explainHero(t, d);
    case 'room':
      return t.phase === 'movement' ? explainRoom(t, d) : null;
    case 'swing':
      return explainSwing(t, d);
    case 'throw':
    case 'tell':
      return t.thrower === NONE || seatOf(t, t.thrower) === d.seat ? null : why('DF-090', 'why.notYourTurn');
    case 'icon':
      return explainIcon(t, d);
    case 'shop':
      return waitsFor(t, d.seat, 'shop') ? explainShop(t, d) : why('DF-220', 'why.noShop');
    case 'share':
      return explainShare(t, d);
    case 'react':
    case 'item':
      return explainItem(t, d);
    case 'pass':
      return explainPass(t, d);
    default:
      return explainRest(t, d);
  }
}

function explainRest(t: Table, d: Decision): Why {
  switch (d.kind) {
    case 'retreat':
      return explainRetreat(t);
    case 'scar':
      return t.scarring === NONE ? null : why('DF-208', 'why.scarred');
    case 'robbed':
      return why('DF-330', 'why.notCarried');
    case 'seduced':
      return why('DF-362', 'why.notSeduced');
    case 'bless':
      return why('R-DF-23', 'why.fainted');
    case 'correct':
      return t.leader === d.seat ? why('DF-118', 'why.tooLate') : why('DF-118', 'why.leaderOnly');
    case 'enter':
      return why('DF-118', 'why.leaderOnly');
    case 'confirm':
      return why('DF-117', 'why.notTicked');
    default:
      return null;
  }
}

/** DF-043 */
function explainHero(t: Table, { card }: Of<'hero'>): Why {
  if (HEROES[card] === undefined || t.phase !== 'setup') return null;
  return t.heroes.some((hero) => hero.card === card) ? why('DF-043', 'why.sheetTaken') : null;
}

/** DF-066 */
const explainRoom = (t: Table, { room }: Of<'room'>): Why => (exitsOf(t).includes(room) ? null : why('DF-066', 'why.noCorridor'));

/** DF-090..DF-098, DF-160..DF-168, DF-182, DF-253, DF-335 */
function explainSwing(t: Table, d: SwingDecision): Why {
  if (t.phase !== 'encounter' || t.thrower === NONE) return null;
  if (seatOf(t, t.thrower) !== d.seat) return why('DF-090', 'why.notYourTurn');
  if (d.do === 'recover') {
    if (facesBoss(t)) return why('DF-253', 'why.noRecoveryBoss');
    return mayRecover(t) ? null : why('DF-160', 'why.noRecovery');
  }
  const stray = Array.isArray(d.weapons) ? d.weapons.find((card) => !heroAt(t, t.thrower).gear.includes(card)) : undefined;
  if (stray !== undefined) return why('DF-182', 'why.notCarried');
  return explainDie(t, d.die);
}

function explainDie(t: Table, die: number): Why {
  if (t.holding !== NONE) return why('DF-340', 'why.sameDie');
  if (die === WHITE) {
    if (colouredDice(t).length > 0) return why('DF-093', 'why.colouredFirst');
    return t.dice === 0 ? why('DF-165', 'why.noBonusDie') : null;
  }
  if (die < 0 || die > WHITE || !Number.isInteger(die)) return why('DF-092', 'why.noSuchDie');
  if (t.available.includes(die)) return colouredDice(t).includes(die) ? why('DF-182', 'why.notWeapons') : why('DF-335', 'why.resistant');
  return why('DF-098', 'why.thrownAlready');
}

/** DF-131, DF-151..DF-154, DF-341 */
function explainIcon(t: Table, d: Of<'icon'>): Why {
  if (t.verdict === null) return null;
  if (!t.verdict.iconUp) return why('DF-157', 'why.blank');
  if (d.do === 'nothing') return why('R-DF-06', 'why.iconMust');
  if (d.do === 'kill') return mayKill(t) ? null : why('DF-131', 'why.noKill');
  if (![0, 1, 2].includes(d.colour)) return null;
  if (isScarred(heroAt(t, t.thrower), d.colour)) return why('DF-153', 'why.scarredAbility');
  if (!coloursOf(t).includes(d.colour)) return why('DF-151', 'why.otherColour');
  return why('DF-154', 'why.abilityIdle');
}

/** DF-222..DF-225, DF-237 */
function explainShop(t: Table, d: ShopDecision): Why {
  if (d.do === 'heal') return mayHeal(t) ? null : why('DF-223', t.coins === 0 ? 'why.noCoins' : 'why.allHealthy');
  if (d.do === 'die') return t.coins < DIE_PRICE ? why('DF-224', 'why.noCoins') : why('R-DF-33', 'why.noDiceLeft');
  if (d.do !== 'buy' || !isGear(d.card)) return null;
  if (!t.stall.includes(d.card)) return why('DF-222', 'why.notForSale');
  if (EQUIPMENT[d.card]!.price > t.coins) return why('DF-222', 'why.noCoins');
  return explainSlot(t, d.card, d.hero, d.drop);
}

/** DF-237, DF-238 */
function explainSlot(t: Table, card: number, place: number, drop: number): Why {
  const hero = t.heroes[place];
  if (hero === undefined) return null;
  if (hero.eliminated) return why('DF-211', 'why.eliminatedHero');
  if (slotsFor(hero, typeOf(card)) === 0) return why('DF-237', 'why.noSuchSlot');
  if (!hasRoom(hero, card)) return drop === NONE ? why('DF-238', 'why.slotFull') : why('DF-238', 'why.notCarried');
  return drop === NONE ? null : why('DF-238', 'why.needlessDrop');
}

function explainShare(t: Table, d: Of<'share'>): Why {
  const [card] = t.loot;
  if (card === undefined) return null;
  if (t.leadersGift && d.seat !== t.leader) return why('DF-228', 'why.leaderOnly');
  if (d.hero === ABSTAIN) return why('DF-228', 'why.noAbstaining');
  return explainSlot(t, card, d.hero, d.drop);
}

/** DF-239, R-DF-47 */
function explainItem(t: Table, d: Of<'react' | 'item'>): Why {
  if (!isGear(d.card)) return null;
  const place = carrierOf(t, d.card);
  if (place < 0 || seatOf(t, place) !== d.seat) return why('DF-239', 'why.notCarried');
  if (!isConscious(heroAt(t, place))) return why('R-DF-47', 'why.carrierFainted');
  const use = useOf(d.card);
  if (use === null) return why('DF-239', 'why.noItem');
  if (use.do === 'shield' && t.blow === 'recovery') return why('DF-166', 'why.recoveryStands');
  if (use.do === 'dice' && diceLeft(t) === 0) return why('R-DF-33', 'why.noDiceLeft');
  return why('R-DF-47', 'why.noUse');
}

/** DF-212 */
function explainPass(t: Table, d: Of<'pass'>): Why {
  if (!isGear(d.card)) return null;
  const from = carrierOf(t, d.card);
  if (from < 0 || seatOf(t, from) !== d.seat) return why('DF-212', 'why.notCarried');
  if (t.phase === 'encounter') return why('DF-212', 'why.notNow');
  return explainSlot(t, d.card, d.to, d.back);
}

/** R-DF-42 */
function explainRetreat(t: Table): Why {
  if (t.phase !== 'encounter') return null;
  if (facesBoss(t)) return why('R-DF-42', 'why.noRetreatBoss');
  if (compulsory(t).length === 0) return why('R-DF-42', 'why.noRetreatPlain');
  return why('R-DF-42', 'why.noRetreatNow');
}
