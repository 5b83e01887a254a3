/** What is printed on cards, written from the same data the rules carry out. */
import { capital, sentence, signed, a as some } from '@undercroft/mechanics';
import type { Goal, Need } from './goals.ts';
import type {
  Action,
  Category,
  Condition,
  Effect,
  MarauderPowers,
  Mod,
  Moment,
  Passive,
  Powers,
  StandingRule,
  Trigger,
  Until,
  Which,
  Who,
} from './vocabulary.ts';

export const CATEGORY_NAMES: Record<Category, string> = {
  armor: 'Armor',
  cursed: 'Cursed',
  food: 'Food',
  foot: 'Foot-Related',
  headwear: 'Headwear',
  remains: 'Human Remains',
  jewelry: 'Jewelry',
  magical: 'Magical',
  ring: 'Ring',
  weapon: 'Weapon',
};

export const MOD_NAMES: Record<Mod, string> = {
  str: 'STR',
  con: 'CON',
  dex: 'DEX',
  int: 'INT',
  wis: 'WIS',
  cha: 'CHA',
  stats: 'all stats',
  move: 'movement',
  attack: 'attack rolls',
  defence: 'defence rolls',
  attackPlayers: 'attack rolls against players',
  defencePlayers: 'defence rolls against players',
  attackMarauder: 'attack rolls against the Marauder',
  defenceMarauder: 'defence rolls against the Marauder',
  maxHp: 'maximum HP',
};

/** The text of an ability or item; '' if it does nothing. */
export function describePowers(powers: Powers): string {
  const { passive = [], triggers = [], action, reroll } = powers;
  const lines = [passivesText(passive), ...triggers.map(triggerText), action ? actionText(action) : ''];
  if (reroll) lines.push(`Once per ${reroll.limit}, reroll ${DICE[reroll.dice]} you just rolled; the second result stands.`);
  return lines.filter((line) => line !== '').join(' ');
}

const DICE = { any: 'a die', check: 'a skill-check d8', move: 'a movement die', fight: 'a combat die' };

/** The text of an event. */
export const describeEvent = (effects: readonly Effect[]): string => effectsText(effects);

function passivesText(list: readonly Passive[]): string {
  const mods = list.filter((p) => 'mod' in p);
  const always = mods.filter((p) => p.if === undefined).map((p) => `${MOD_NAMES[p.mod]} ${signed(p.by)}`);
  const lines = [sentence(always.join(', '))];
  for (const p of mods) if (p.if !== undefined) lines.push(sentence(`if ${conditionText(p.if)}, ${MOD_NAMES[p.mod]} ${signed(p.by)}`));
  for (const p of list) {
    if ('die' in p) lines.push(`Your ${p.die === 'move' ? 'movement' : p.die} die is a d${p.sides}.`);
    if ('rule' in p) lines.push(RULES[p.rule]);
  }
  return lines.filter((line) => line !== '').join(' ');
}

const RULES: Record<StandingRule, string> = {
  tiptoe: 'Skill-check and event rooms you only pass do nothing to you.',
  peaceful: 'You may not start attacks.',
  aloof: 'You may not join fights.',
  duellist: 'Nobody may join a fight against your side.',
};

const MOMENTS: Record<Moment, string> = {
  startTurn: 'at the start of your turn',
  endTurn: 'at the end of your turn',
  endMove: 'when you end your movement',
  visited: 'when another player ends their movement in your room',
  checkPassed: 'when you pass a skill check',
  checkFailed: 'when you fail a skill check',
  flipped: 'when you turn a room face-up',
  attacked: 'when you are attacked, before anybody joins',
  helped: 'when you join a fight and your side gets its way',
  hit: 'when your attack hurts its victim',
  wounded: 'when a player hurts you in a fight',
  repelled: 'when an attack on you does no damage',
  killed: 'when you kill a player',
  dying: 'when you die',
  reentered: 'when you come back',
  traded: 'when you complete a trade',
  marauderHurt: 'when you hurt the Marauder in a fight',
  marauderBeaten: 'when you beat the Marauder',
};

function triggerText({ on, if: condition, may, limit, do: effects }: Trigger): string {
  const once = limit === undefined ? '' : `once per ${limit}, `;
  const when = condition === undefined ? '' : `, if ${conditionText(condition)}`;
  return `${capital(once + MOMENTS[on])}${when}${may ? ', you may' : ''}: ${lower(effectsText(effects))}`;
}

function actionText({ when, limit, cost, if: condition, do: effects }: Action): string {
  const where = when === 'turn' ? 'action' : 'action, in anybody’s turn';
  const parts = [where];
  if (limit !== undefined) parts.push(`once per ${limit}`);
  if (cost !== undefined) parts.push(costText(cost));
  if (condition !== undefined) parts.push(`only if ${conditionText(condition)}`);
  return `${capital(parts.join(', '))}: ${lower(effectsText(effects))}`;
}

function costText(cost: NonNullable<Action['cost']>): string {
  if ('discard' in cost) return 'discard this';
  if ('hp' in cost) return `lose ${cost.hp} HP`;
  if ('item' in cost) return 'discard another item';
  return 'roll' in cost ? 'instead of your movement roll' : 'instead of your attack';
}

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Effects that only pick somebody are told by the next one. */
export function effectsText(effects: readonly Effect[]): string {
  return effects.map((effect) => sentence(effectText(effect))).join(' ') || 'Nothing happens.';
}

const WHO: Record<Who, string> = {
  self: 'you',
  other: 'they',
  same: 'that player',
  left: 'your left neighbour',
  right: 'your right neighbour',
  room: 'everyone in your room',
  roomOthers: 'everyone else in your room',
  others: 'everyone else',
  everyone: 'everyone',
  richest: 'the richest player',
  poorest: 'the poorest player',
  healthiest: 'the player with most HP',
  weakest: 'the player with fewest HP',
  farthest: 'the farthest player',
  random: 'a random other player',
  chosenHere: 'a player of your choice in your room',
  chosenNear: 'a player of your choice in your room or next to it',
  chosen: 'a player of your choice',
};

const PLURAL: readonly Who[] = ['self', 'other'];
const verb = (who: Who, plain: string, third = `${plain}s`): string => `${WHO[who]} ${PLURAL.includes(who) ? plain : third}`;

const UNTIL: Record<Until, string> = {
  turn: 'until the end of this turn',
  round: 'until the end of this round',
  nextRound: 'until the end of the next round',
  ownTurn: 'until their next turn',
  life: 'until death',
};

const PLACES = {
  start: 'to the starting room',
  random: 'to a random explored room',
  chosenExplored: 'to an explored room of your choice',
  chosenNear: 'to a room next to this one of your choice',
  toOther: 'to the other player’s room',
  hiddenRoom: 'to a random face-down room',
};

function effectText(effect: Effect): string {
  switch (effect.do) {
    case 'pick':
      return `choose ${WHO[effect.who].replace(' of your choice', '')}`;
    case 'damage':
      return `${verb(effect.who, 'take')} ${effect.amount} damage`;
    case 'heal':
      return `${verb(effect.who, 'heal')} ${effect.amount}`;
    case 'mod':
      return `${verb(effect.who, 'have', 'has')} ${MOD_NAMES[effect.mod]} ${signed(effect.by)} ${UNTIL[effect.until]}`;
    case 'raiseLowest':
      return `your lowest stat gets ${signed(effect.by)} until death`;
    case 'draw':
      return `${verb(effect.who, 'draw')} ${some(effect.items, 'item')}`;
    case 'pass':
      return passText(effect);
    case 'go':
      return `${verb(effect.who, 'go', 'goes')} ${PLACES[effect.to]}`;
    case 'swapPlaces':
      return `you swap places with ${WHO[effect.who]}; neither room acts`;
    case 'skipTurn':
      return `${verb(effect.who, 'skip')} the next turn`;
    case 'peekGoal':
      return `you look at the goal of ${WHO[effect.who]}`;
    case 'steps':
      return `you move ${effect.by} more ${effect.by === 1 ? 'room' : 'rooms'}`;
    default:
      return moreText(effect);
  }
}

function moreText(effect: Effect): string {
  switch (effect.do) {
    case 'stop':
      return 'your movement ends';
    case 'extraAttack':
      return 'you may attack once more this turn';
    case 'noAttack':
      return 'you may not attack this turn';
    case 'flip':
      return `turn ${ROOM_WHERE[effect.where]} face-up; it does not act`;
    case 'peek':
      return `look at ${ROOM_WHERE[effect.where]}`;
    case 'hide':
      return 'turn an unoccupied explored room, not EXIT, face-down again';
    case 'swapRooms':
      return 'two random face-down rooms swap places';
    case 'event':
      return 'draw another event';
    case 'changeGender':
      return 'change your hero’s gender';
    case 'newGoal':
      return 'draw three goals and keep one instead of yours';
    case 'summon':
      return 'summon the Marauder, or move it';
    case 'hurtMarauder':
      return `the Marauder takes ${effect.amount} damage`;
    case 'cancelAttack':
      return 'the attack is over';
    case 'mustAttack':
      return 'you must attack them, if you have not attacked yet';
    case 'keepItem':
      return 'keep one item of your choice for your next life';
    default:
      return branchText(effect);
  }
}

const ROOM_WHERE = { near: 'a face-down room next to yours', any: 'any face-down room' };

function branchText(effect: Effect): string {
  const inner = (list: readonly Effect[]): string => list.map(effectText).join(' and ');
  if (effect.do === 'check') {
    const pass = effect.pass.length > 0 ? `; on a pass, ${inner(effect.pass)}` : '';
    const fail = effect.fail.length > 0 ? `; on a fail, ${inner(effect.fail)}` : '';
    return `make a ${effect.stat.toUpperCase()} check${pass}${fail}`;
  }
  if (effect.do === 'roll') {
    const rows = effect.table.flatMap(({ upTo, do: list }, i) => {
      const from = i === 0 ? 1 : effect.table[i - 1]!.upTo + 1;
      return list.length === 0 ? [] : [`on ${from === upTo ? upTo : `${from} to ${upTo}`}, ${inner(list)}`];
    });
    return `roll a d6: ${rows.join('; ')}`;
  }
  if (effect.do === 'choose') {
    const who = effect.by === 'self' ? 'choose one' : `${verb(effect.by, 'choose')} one`;
    return `${who}: ${effect.options.map((option) => (option.if ? `(if ${conditionText(option.if)}) ` : '') + inner(option.do)).join('; or ')}`;
  }
  if (effect.do !== 'if') return '';
  const otherwise = effect.else ? `; otherwise, ${inner(effect.else)}` : '';
  return `if ${conditionText(effect.if)}, ${inner(effect.then)}${otherwise}`;
}

const WHICH: Record<Which, string> = {
  holderChooses: 'an item of their choice',
  ownerChooses: 'an item of your choice',
  random: 'a random item',
  best: 'the most valuable item',
  cheapest: 'the least valuable item',
  this: 'this item',
};

function passText({ from, to, which, category }: Extract<Effect, { do: 'pass' }>): string {
  const kind = category === undefined ? '' : ` ${CATEGORY_NAMES[category]}`;
  const item = (from === 'self' ? WHICH[which].replace('their', 'your') : WHICH[which])
    .replace(' item', `${kind} item`)
    .replace(/^an (?=[^AEIOUaeiou])/, 'a ');
  return to === undefined ? `${verb(from, 'discard')} ${item}` : `${verb(from, 'give')} ${item} to ${WHO[to]}`;
}

const bounds = ({ atLeast, atMost }: { atLeast?: number; atMost?: number }): string => {
  if (atLeast !== undefined && atLeast === atMost) return `exactly ${atLeast}`;
  if (atLeast !== undefined && atMost !== undefined) return `${atLeast} to ${atMost}`;
  return atLeast === undefined ? `${atMost} or fewer` : `${atLeast} or more`;
};

export function conditionText(c: Condition): string {
  const text = fact(c);
  return c.not && c.is !== 'rolled' ? `it is not so that ${text}` : text;
}

function fact(c: Condition): string {
  switch (c.is) {
    case 'holds':
      return `holding ${some(c.atLeast ?? 1, `${CATEGORY_NAMES[c.category]} item`)}`;
    case 'items':
      return c.atLeast === 1 && c.atMost === undefined ? 'holding an item' : `holding ${bounds(c)} items`;
    case 'hp':
      return `at ${bounds(c)} HP`;
    case 'gender':
      return `your hero is ${c.gender}`;
    case 'company':
      return c.atLeast === 1 && c.atMost === 1 ? 'exactly one other player is in your room' : `${bounds(c)} other players are in your room`;
    case 'inRoom':
      return `in ${some(1, `${c.kind} room`)}`;
    case 'treasure':
      return `holding ${bounds(c)} treasure`;
    case 'stat':
      return `${c.stat.toUpperCase()} is ${c.atLeast} or more`;
    case 'hurt':
      return 'below maximum HP';
    case 'rolled':
      return c.not ? 'you have not rolled for movement yet' : 'you have rolled for movement this turn';
    case 'marauderAbout':
      return 'the Marauder is about';
    case 'atStart':
      return 'in your starting room';
  }
}

/** The text of a goal. */
export const describeGoal = ({ needs }: Goal): string => sentence(needs.map(needText).join(', and '));

const COUNTED: Record<string, string> = {
  flips: 'turned # rooms face-up',
  skillFlips: 'turned # skill-check room face-up',
  itemFlips: 'turned # item room face-up',
  eventFlips: 'turned # event room face-up',
  mostHeld: 'held # items at once',
  checksPassed: 'passed # skill checks',
  wounds: 'lost # HP',
  events: 'drawn # events',
  attacks: 'started # attacks',
  hits: 'hurt victims with # attacks',
  kills: 'killed players # times',
  helped: 'been a helper on the side that got its way # times',
  defended: 'helped to repel an attack # times',
  tradePartners: 'traded with # different players',
  gifts: 'given away # items for nothing in return',
  homesick: 'visited EXIT and then your starting room',
  marauderFights: 'fought the Marauder # times',
  marauderHits: 'hurt the Marauder # times',
  marauderBeaten: 'beaten the Marauder',
  used: 'used # card actions',
  honoured: 'done what is written here, says the table',
};

export function needText(need: Need): string {
  switch (need.need) {
    case 'hold':
      return `hold ${need.atLeast} ${CATEGORY_NAMES[need.category]}${manyText(need.manySeats)}`;
    case 'kinds':
      return `hold items of ${need.atLeast} different categories`;
    case 'items':
      return need.atMost === 0 ? 'hold no items' : `hold ${bounds(need)} items`;
    case 'hp':
      return `be at ${need.atMost === undefined ? `${need.atLeast} HP or more` : `${need.atMost} HP or less`}`;
    case 'stat':
      return `have ${need.stat.toUpperCase()} ${need.atLeast} or more`;
    case 'count':
      return countText(need);
    case 'rounds':
      return `${need.atLeast} complete rounds have passed since you took this goal${manyText(need.manySeats)}`;
    case 'leftUnharmed':
      return 'your left neighbour has not died';
    case 'named':
      return 'kill the opponent you named';
  }
}

const manyText = (manySeats: number | undefined): string => (manySeats === undefined ? '' : ` (${manySeats} with six or more seats)`);

function countText({ counter, atLeast, atMost, manySeats }: Extract<Need, { need: 'count' }>): string {
  const n = atMost === 0 ? 'no' : String(atLeast ?? atMost);
  const many = manyText(manySeats);
  return `have ${COUNTED[counter]!.replace('#', n).replace('1 times', 'once').replace('2 times', 'twice')}${many}`;
}

const HAUNTS: Record<NonNullable<MarauderPowers['rule']>, string> = {
  stickyFingers: 'When it hurts a player, a random item of theirs joins its stash.',
  crowdPleaser: 'It also attacks in rooms with two players: the one with fewer HP.',
  homingGrudge: 'On Lurk it moves 1 room towards the richest player.',
  aboutFace: 'At a dead end it turns round once instead of stopping.',
  notDeadYet: 'The first time it would drop to 0 HP it stays at 1.',
  slammer: 'Where it ends its move alone in an explored room, not EXIT, that room is turned face-down.',
};

/** The text of a Marauder ability. */
export function describeMarauder({ attack, defence, distance, health, rule }: MarauderPowers): string {
  const lines: string[] = [];
  if (attack) lines.push(`Attack rolls ${signed(attack)}.`);
  if (defence) lines.push(`Defence rolls ${signed(defence)}.`);
  if (distance) lines.push(`Distance ${signed(distance)}.`);
  if (health) lines.push(`HP ${signed(health)} when summoned.`);
  if (rule) lines.push(HAUNTS[rule]);
  return lines.join(' ');
}
