/** The description column of the Enemy Table, written from the same data the rules carry out, in any language. */
import type { Places } from '@undercroft/engine';
import { sentence } from '@undercroft/mechanics';
import type { TdSay } from '../texts.ts';
import type { ClassId, Condition, Effect, EnemyRow, Suit, SuitTwist } from './vocabulary.ts';

/** TD-029  What the row says besides roll, name, health and damage; '' if it is plain. */
export function describe(say: TdSay, row: EnemyRow): string {
  const parts = [playText, outcomeText, healthText, suitText, damageText, afterText];
  return parts.flatMap((part) => part(say, row)).join(' ');
}

function playText(say: TdSay, { play }: EnemyRow): string[] {
  return play === undefined ? [] : [say(`row.play.${play}`)];
}

/** TD-030, TD-032  The ways to be rid of it without a fight. */
function outcomeText(say: TdSay, { automatic, flees }: EnemyRow): string[] {
  const keyword = say('keyword.automatic');
  const lines: string[] = [];
  if (automatic === true) lines.push(say('row.automatic', { keyword }));
  else if (automatic) lines.push(say('row.automaticIf', { keyword, condition: conditionText(say, automatic) }));
  if (flees) lines.push(say('row.flees', { keyword: say('keyword.flees'), condition: conditionText(say, flees) }));
  return lines;
}

function healthText(say: TdSay, { healthPerPlayer, healthIfClass, healthPlusLowest }: EnemyRow): string[] {
  const lines: string[] = [];
  if (healthPerPlayer) lines.push(say('row.healthPerPlayer', { change: change(say, healthPerPlayer) }));
  if (healthIfClass) {
    const condition = memberText(say, healthIfClass.class);
    lines.push(say('row.healthIfClass', { change: change(say, healthIfClass.plus), condition }));
  }
  if (healthPlusLowest) lines.push(say('row.healthPlusLowest'));
  return lines;
}

/** Suits that fare alike share a sentence. */
function suitText(say: TdSay, { suits = [], healing }: EnemyRow): string[] {
  const alike = new Map<string, string[]>();
  for (const twist of suits) {
    const fares = twistText(say, twist);
    alike.set(fares, [...(alike.get(fares) ?? []), say(`suit.${twist.suit}`)]);
  }
  const lines = [...alike].map(([fares, which]) => sentence(say('row.suits', { suits: listed(say, which), fares })));
  if (healing === 'none') lines.push(say('row.noHealing'));
  else if (healing) lines.push(say('row.healing', { change: change(say, healing) }));
  return lines;
}

function twistText(say: TdSay, { suit, times, plus = 0 }: SuitTwist): string {
  // TD-035  A heart never attacks, whatever the enemy makes of it.
  if (suit === 'hearts') return say('attack.just', { n: 0 });
  if (times === 0) return say('attack.just', { n: Math.max(0, plus) });
  if (times === undefined) return say('attack.changed', { change: change(say, plus) });
  return plus === 0 ? say('attack.double') : say('attack.doubleChanged', { change: change(say, plus) });
}

function damageText(say: TdSay, { strikes, spares, loss, instead }: EnemyRow): string[] {
  const lines: string[] = [];
  if (strikes) lines.push(say('row.strikes', { who: say(`who.${strikes}`) }));
  if (spares) lines.push(say('row.spares', { card: say(`played.${spares}`) }));
  // TD-031  On top of the damage unless it says otherwise.
  const keyword = say('keyword.loss');
  if (loss && instead) lines.push(say('row.lossInstead', { keyword, effects: effectsText(say, loss, 'hurt') }));
  else if (loss) lines.push(say('row.loss', { keyword, effects: effectsText(say, loss, 'hurtMore') }));
  return lines;
}

function afterText(say: TdSay, { win, flees, loot }: EnemyRow): string[] {
  const keyword = say(flees ? 'keyword.winOrFlight' : 'keyword.win');
  const lines: string[] = [];
  if (win) lines.push(say('row.win', { keyword, effects: effectsText(say, win, 'hurt') }));
  if (loot) lines.push(say(`row.loot.${loot}`, { keyword: say('keyword.win') }));
  return lines;
}

/** Damage on top of the usual is called `hurtMore`. */
type Hurt = 'hurt' | 'hurtMore';

function effectsText(say: TdSay, effects: Effect[], hurt: Hurt): string {
  return effects.map((effect) => effectText(say, effect, hurt)).join(say('row.and'));
}

/** Languages with a plural say it of everyone otherwise than of one. */
function effectText(say: TdSay, effect: Effect, hurt: Hurt): string {
  if (effect.do === 'nextRoll') return say(effect.amount < 0 ? 'effect.rollLower' : 'effect.rollHigher', { n: Math.abs(effect.amount) });
  if (effect.do === 'returns') return say('effect.returns');
  const what = effect.do === 'hurt' ? hurt : effect.do;
  const places: Places = 'amount' in effect ? { amount: effect.amount } : {};
  if (effect.who === 'everyone') return say(`effect.all.${what}`, places);
  return say(`effect.${what}`, { ...places, who: say(`who.${effect.who}`) });
}

function conditionText(say: TdSay, condition: Condition): string {
  switch (condition.if) {
    case 'royals':
      return playedText(say, 'royal', condition.atLeast);
    case 'noRoyal':
      return say('if.none', { card: say('played.royal') });
    case 'suit':
      return playedText(say, condition.suit, condition.atLeast);
    case 'noSuit':
      return say('if.none', { card: say(`played.${condition.suit}`) });
    case 'rankAtMost':
      return condition.rank === 1 ? say('if.ace') : say('if.rankAtMost', { rank: condition.rank });
    case 'rankAtLeast':
      return say('if.rankAtLeast', { rank: condition.rank });
    case 'attack':
      return say('if.attack', { amount: condition.atLeast });
    case 'class':
      return memberText(say, condition.class);
    case 'health':
      return say('if.health', { amount: condition.atMost });
    default:
      return say(`if.${condition.if}`);
  }
}

function playedText(say: TdSay, card: 'royal' | Suit, atLeast: number): string {
  if (atLeast === 1) return say('if.any', { card: say(`played.${card}`) });
  const number = atLeast === 2 || atLeast === 3 || atLeast === 4 ? say(`number.${atLeast}`) : atLeast;
  return say('if.several', { number, cards: say(`several.${card}`) });
}

const memberText = (say: TdSay, member: ClassId): string => say('if.class', { class: say(`class.${member}.name`) });

const listed = (say: TdSay, words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')}${say('list.and')}${words.at(-1)}`;

/** 2 becomes '2 more', -2 becomes '2 less'. */
const change = (say: TdSay, amount: number): string => say(amount < 0 ? 'change.less' : 'change.more', { amount: Math.abs(amount) });
