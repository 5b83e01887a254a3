/** Scenarios of the house with a few things changed at random, as far as the check lets them through. */
import { below, fraction, pick, type Random } from '@undercroft/engine';
import { readScenario } from '../../src/scenario/read.ts';
import type { Scenario } from '../../src/scenario/scenario.ts';
import type { Loose } from './flawed.ts';

/** Somewhere in a scenario: what holds it, under which name, and the name of the list or member around. */
interface Spot {
  holder: Loose;
  key: string | number;
  member: string;
}

function spotsIn(value: Loose, member: string, found: Spot[] = []): Spot[] {
  if (typeof value !== 'object' || value === null) return found;
  for (const key of Object.keys(value)) {
    const name = Array.isArray(value) ? member : key;
    if (name === 'languages' || name === 'meta') continue;
    found.push({ holder: value, key: Array.isArray(value) ? Number(key) : key, member: name });
    spotsIn(value[key], name, found);
  }
  return found;
}

/** Formulas at the edge of what may stand. */
const FORMULAS = [
  ...['0', '1', '13', '29', '40', '9999', '-5', '-99', '999', 'Flip', 'Flip*Flip', '0 - Flip', 'Lv', 'Lv*Lv', 'hp', 'maxHp', 'maxHp - hp'],
  ...[
    '100 / (100 - Over)',
    '9 / aLv',
    '30 / (30 - R)',
    'Over*Over',
    'n*n',
    'R*9',
    'Lift*Think',
    '0 - Lift*Lead',
    'max(0, 9 - hp)',
    'tLv*tLv',
  ],
  ...['max(1, avgLv - 4)', '1000*avgLv', 'min(1, avgLv)', 'max(0, avgLv - 3)', '200 - avgLv*avgLv'],
];
/** Effects, twists and goals that the scenarios of the house do not use. */
const EFFECTS: Loose[] = [
  { effect: 'damage', amount: 'Flip', on: 'inSight', friendlyFire: true },
  { effect: 'damage', amount: '5', on: 'spotAndAdjacent', sure: true },
  { effect: 'damage', amount: 'Flip', on: 'several', targets: 'max(1, aLv)' },
  { effect: 'damageOverTurns', amount: '3', turns: 9, on: 'inSight' },
  { effect: 'loseTurns', turns: 9, on: 'inSight' },
  { effect: 'frighten', on: 'inSight' },
  { effect: 'push', spots: 5 },
  { effect: 'pull', spots: 5 },
  { effect: 'teleport', who: 'one', to: 'any' },
  { effect: 'teleport', who: 'self', to: 'any' },
  { effect: 'stride', spots: 9, unhindered: true },
  { effect: 'extraTurns', now: 2, later: 2 },
  { effect: 'extraTurns', now: 0, later: 2 },
  { effect: 'steal' },
  { effect: 'coat', amount: '99', hits: 9 },
  { effect: 'summon', type: 'other', target: '1', damage: '9 + Flip', on: 'inSight' },
  { effect: 'drawStamina', cards: 9, cap: 9 },
  { effect: 'loseStamina', cards: 9 },
  { effect: 'light', within: 9 },
  { effect: 'light' },
  { effect: 'untargetable', rounds: 9 },
  { effect: 'growCore', core: 'any', by: 3 },
  { effect: 'growCore', core: 'Move', by: 3 },
  { effect: 'growAbility', ability: 'lockPicking', by: 3 },
  { effect: 'foresee', cards: 5, reorder: true },
  { effect: 'snap', amount: '99' },
  { effect: 'taunt', rounds: 9 },
  { effect: 'heal', amount: '9', on: 'one' },
  { effect: 'heal', amount: 'Flip', on: 'party' },
  { effect: 'healOverTurns', amount: '9', turns: 9, on: 'spot' },
  { effect: 'restore', on: 'party' },
  { effect: 'revive', amount: '9' },
  { effect: 'cut', amount: '99' },
  { effect: 'counter' },
  { effect: 'shield', amount: 'Flip', rounds: 9, within: 3 },
];
const WHAT = [
  ...[
    'attackTarget',
    'defenceTarget',
    'otherTarget',
    'attackFlip',
    'defenceFlip',
    'damage',
    'damageTaken',
    'initiative',
    'movement',
    'maxHp',
  ],
  ...['staminaCap', 'stanceCap', 'aimCap', 'lockPicking', 'chestAttack', 'trapFlip', 'obstructedCost', 'darkSight', 'exp'],
];
const MUSTS = ['attackLastHurter', 'goForChest', 'closeInFirst', 'neverRest', 'attackIfAble'];
const MOMENTS = ['king', 'ace', 'seven', 'kill', 'hit', 'roomStart'];
const WHENS = [
  'dark',
  'lit',
  'adjacent',
  'sameSpot',
  'firstToAttack',
  'king',
  'ace',
  'hpBelow(99 - Lv)',
  'hpBelow(Flip)',
  'enemyType(other)',
  'not onSpot(hidden)',
];
const GOALS: ((item: string) => Loose)[] = [
  (item) => ({ goal: 'find', item }),
  (item) => ({ goal: 'collect', item, number: 12 }),
  (item) => ({ goal: 'collect', item, number: 1 }),
  () => ({ goal: 'survive', rooms: 1 }),
  () => ({ goal: 'kill', number: 2, rank: 'Q' }),
  () => ({ goal: 'reach', rooms: 1 }),
  () => ({ goal: 'escort', name: 'a Cat', hp: '1', rooms: 2 }),
  () => ({ goal: 'survival' }),
];

const twistLike = (random: Random): Loose => {
  const by = pick(random, FORMULAS);
  const when = fraction(random) < 0.5 ? { when: pick(random, WHENS) } : {};
  return pick<Loose>(random, [
    { twist: 'modify', what: pick(random, WHAT), by, ...when },
    { twist: 'modify', what: pick(random, WHAT), by, lastHurter: true },
    { twist: 'must', what: pick(random, MUSTS) },
    { twist: 'on', moment: pick(random, MOMENTS), effects: [pick(random, EFFECTS)] },
    { twist: 'preferred' },
    { twist: 'passesFreely' },
  ]);
};

/** Something else for a place of that name; undefined: it goes. */
function another(scenario: Loose, value: Loose, { member }: Spot, all: readonly Spot[], random: Random): Loose {
  const chance = fraction(random);
  if (member === 'effects' || member === 'onceEach') return Array.isArray(value) ? effectsLike(value, random) : pick(random, EFFECTS);
  if (['twists', 'penalties', 'bonuses'].includes(member))
    return Array.isArray(value) ? [twistLike(random), ...value].slice(0, 3) : twistLike(random);
  if (member === 'goals') {
    const goal = pick(random, GOALS)(pick<Loose>(random, scenario.items).id);
    return Array.isArray(value) ? [goal] : goal;
  }
  if (chance < 0.15) return undefined;
  if (typeof value === 'number') return pick(random, [value + 1, value - 1, 0, 1, 2, 3, 9, 12, value * 2, below(random, 60)]);
  if (typeof value === 'boolean') return undefined;
  if (typeof value === 'string' && /[\d()*+-]|^[A-Z]/.test(value) && chance < 0.7) return pick(random, FORMULAS);
  // What stands at such a place elsewhere.
  const like = all.filter((spot) => spot.member === member && typeof spot.holder[spot.key] === typeof value);
  const { holder, key } = pick(random, like);
  return structuredClone(holder[key]);
}

function effectsLike(value: Loose[], random: Random): Loose[] {
  const one = structuredClone(pick(random, EFFECTS));
  return fraction(random) < 0.5 ? [one] : [...value, one].slice(-6);
}

/** One thing is changed, put somewhere else, or gone. */
function mutate(scenario: Loose, random: Random): void {
  const all = spotsIn(scenario, '');
  const spot = pick(random, all);
  const { holder, key }: { holder: Loose; key: Loose } = spot;
  if (Array.isArray(holder) && fraction(random) < 0.3) {
    if (fraction(random) < 0.5) holder.splice(Number(key), 1);
    else holder.splice(Number(key), 0, structuredClone(holder[key]));
    return;
  }
  // Optional members that are nowhere yet.
  const roll = fraction(random);
  const own: Loose = typeof holder[key] === 'object' && holder[key] !== null && !Array.isArray(holder[key]) ? holder[key] : null;
  if (own?.exp !== undefined && own.kind !== undefined && roll < 0.5) {
    Object.assign(
      own,
      pick<Loose>(random, [
        { free: true },
        { limit: { times: 1, per: 'room' } },
        { costs: { hp: 9 } },
        { costs: { stamina: 5 } },
        { target: undefined },
      ]),
    );
    return;
  }
  if (own?.lights !== undefined || own?.endsMove !== undefined || own?.onceEach !== undefined) {
    own.onceEach = [structuredClone(pick(random, EFFECTS))];
    return;
  }
  if (own?.cores !== undefined && roll < 0.7) {
    own.twists = [twistLike(random)];
    return;
  }
  const value = another(scenario, holder[key], spot, all, random);
  if (value === undefined && !Array.isArray(holder)) delete holder[key];
  else holder[key] = value;
}

/** Changed so many times, each change one that the check lets through. */
export function mutated(json: Loose, changes: number, random: Random): Scenario {
  let scenario: Loose = structuredClone(json);
  for (let tried = 0, done = 0; done < changes && tried < 40 * changes; tried++) {
    const next = structuredClone(scenario);
    mutate(next, random);
    const result = readScenario(next);
    if (!('scenario' in result)) continue;
    // JSON leaves out what is undefined.
    scenario = JSON.parse(JSON.stringify(next));
    done++;
  }
  const result = readScenario(scenario);
  if (!('scenario' in result)) throw new Error('what was let through is not');
  return result.scenario;
}
