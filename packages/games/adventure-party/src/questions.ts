/** Every question, and which answers it has. `options` here is what is legal, and nothing else. */
import type { Question, Seat } from '@undercroft/engine';
import { ITEMS, type Item, NONE } from './content/cards.ts';
import { DIFFERENT } from './content/dice.ts';
import type { Moment } from './content/vocabulary.ts';
import { type ApAsk, type Decision, type Kind, NO_DIE } from './decisions.ts';
import { prizeFor } from './rules/arena.ts';
import { challengeOfArena } from './rules/challenge.ts';
import { bestBlow, heroWorth } from './rules/dealing.ts';
import { colourOf, setTo } from './rules/dice.ts';
import { lackOf } from './rules/fulfilment.ts';
import { inParty, isWounded } from './rules/heroes.ts';
import { liveDice, potionsOf, rollOptions } from './rules/modify.ts';
import { coloursLeft, levelUpsOf, rerollable, woundedOf } from './rules/reach.ts';
import { rewardsOf } from './rules/rewards.ts';
import { bossSets, openQuests, questSets, setsOf, slotVictims } from './rules/sending.ts';
import { tavernOptions } from './rules/tavern.ts';
import { powerOf } from './rules/tools.ts';
import { leastWorth } from './rules/worth.ts';
import type { Table } from './table.ts';

/** AP-062, AP-076  Every open quest with every set of heroes that fills its slots; staying at home first. */
function quests(t: Table, { seat }: ApAsk): Decision[] {
  const options: Decision[] = [{ seat, kind: 'quest', quest: NONE, heroes: [] }];
  if (t.seats[seat]!.heroes.length === 0) return options;
  for (const quest of openQuests(t)) for (const heroes of questSets(t, seat, quest)) options.push({ seat, kind: 'quest', quest, heroes });
  return options;
}

/** AP-201, R-AP-43  Who goes to the Arena or to the stage. */
function sends(t: Table, { seat }: ApAsk): Decision[] {
  const sets =
    t.trial === 'arena' ? setsOf(t.seats[seat]!.heroes, challengeOfArena(t.arena).slots) : bossSets(t, seat, t.trial === 'stage1' ? 0 : 1);
  return sets.map((heroes) => ({ seat, kind: 'send', heroes }));
}

/** AP-158  One more die, or enough. */
function dice(t: Table, { seat }: ApAsk): Decision[] {
  const op = powerOf(t.using).does[t.usingAt];
  const more = op?.do === 'reroll' ? rerollable(t, op, t.chosen) : [];
  return [{ seat, kind: 'die', die: NO_DIE }, ...more.map((die): Decision => ({ seat, kind: 'die', die }))];
}

/** AP-159  Each face of the chosen die once. */
const faces = (t: Table, { seat }: ApAsk): Decision[] =>
  DIFFERENT[colourOf(t.pool[t.chosen[0]!]!)]!.map((face) => ({ seat, kind: 'face', face }));

/** R-AP-26  Every way to use some of the shields. */
function shields(t: Table, { seat }: ApAsk): Decision[] {
  const options: Decision[] = [];
  for (let deadly = Math.min(t.deadly, t.shields); deadly >= 0; deadly--)
    for (let light = Math.min(t.light, t.shields - deadly); light >= 0; light--) options.push({ seat, kind: 'shields', deadly, light });
  return options;
}

/** AP-124, AP-125, R-AP-25  Any wound that is left on any active hero who lives. */
function wounds(t: Table, { seat }: ApAsk): Decision[] {
  const options: Decision[] = [];
  if (t.deadly > 0) for (const hero of t.active) options.push({ seat, kind: 'wound', wound: 'deadly', hero });
  if (t.light > 0) for (const hero of t.active) options.push({ seat, kind: 'wound', wound: 'light', hero });
  return options;
}

/** R-AP-28  All, or less of anything: of what the quest pays, or the Arena. */
function collects(t: Table, { seat }: ApAsk): Decision[] {
  const all = t.phase === 'arena' ? prizeFor(t, seat) : rewardsOf(t.quest, t.succeeded);
  const options: Decision[] = [];
  for (const gold of all.gold > 0 ? [all.gold, 0] : [0])
    for (let items = all.items; items >= 0; items--)
      for (let legendary = all.legendary; legendary >= 0; legendary--) options.push({ seat, kind: 'collect', gold, items, legendary });
  return options;
}

/** When the skull scrolls of this moment are asked for: after a declaration, after the roll, on a success. */
function reactMoment(t: Table): Moment {
  return t.step === 'declare' ? 'declared' : t.step === 'roll' ? 'rolled' : 'succeeded';
}

/** The dice of the roller that a skull scroll may strike; NO_DIE for one that strikes none. */
function struckBy(t: Table, item: Item, when: Moment): number[] {
  const ops = ITEMS[item]!.powers.flatMap((power) => (power.when === when ? power.does : []));
  const op = ops.find((each) => each.do === 'reroll');
  return op === undefined ? [NO_DIE] : rerollable(t, op, []);
}

/** AP-150  Nothing, or a skull scroll of the hand whose moment it is. */
function reacts(t: Table, { seat }: ApAsk): Decision[] {
  const options: Decision[] = [{ seat, kind: 'react', card: NONE, die: NO_DIE }];
  const when = reactMoment(t);
  for (const card of t.seats[seat]!.hand) {
    if (!ITEMS[card]!.powers.some((power) => power.when === when)) continue;
    if (when === 'succeeded' && t.rules.openScore && t.seats[t.roller]!.gold === 0) continue;
    for (const die of struckBy(t, card, when)) options.push({ seat, kind: 'react', card, die });
  }
  return options;
}

const heroesOf = (t: Table, seat: Seat) => t.active.map((card) => inParty(t.seats[seat]!.heroes, card));

/** Section 19  The slot wound goes to somebody unhurt, the cheapest; if all are hurt, to the cheapest. */
function usualVictim(t: Table, { seat }: ApAsk): Decision {
  const value = (card: number) => {
    const hero = inParty(t.seats[seat]!.heroes, card);
    return heroWorth(hero) + (isWounded(hero) ? 100 : 0);
  };
  const hero = slotVictims(t).reduce((best, card) => (value(card) < value(best) ? card : best));
  return { seat, kind: 'slotWound', hero };
}

function usualBlow(t: Table, { seat }: ApAsk): Decision {
  return { seat, kind: 'wound', ...bestBlow(heroesOf(t, seat), t.light, t.deadly) };
}

/** The most expensive hero is levelled up. */
function usualLevelUp(t: Table, { seat }: ApAsk): Decision {
  const worth = (card: number) => heroWorth(inParty(t.seats[seat]!.heroes, card));
  const hero = levelUpsOf(t).reduce((best, card) => (worth(card) > worth(best) ? card : best));
  return { seat, kind: 'levelUp', hero };
}

/** Section 19  The face that leaves least missing, or counts most in the Arena. */
function usualFace(t: Table, { seat }: ApAsk): Decision {
  const at = t.chosen[0]!;
  const lack = (face: number) => lackOf({ ...t, pool: t.pool.with(at, setTo(t.pool[at]!, face)) });
  const face = DIFFERENT[colourOf(t.pool[at]!)]!.reduce((best, each) => (lack(each) < lack(best) ? each : best));
  return { seat, kind: 'face', face };
}

const first = (options: (t: Table, ask: ApAsk) => Decision[]) => (t: Table, ask: ApAsk) => options(t, ask)[0]!;

/** A question whose first option is the answer when time is up. */
const listed = (options: (t: Table, ask: ApAsk) => Decision[], seconds: number): Question<Table, Decision> => ({
  options,
  fallback: first(options),
  seconds,
});

const votes = (t: Table, { seat }: ApAsk): Decision[] => t.seats.map((_, each) => ({ seat, kind: 'vote', for: each }));
const pools = (t: Table, { seat }: ApAsk): Decision[] => [
  { seat, kind: 'pool', do: 'roll' },
  ...potionsOf(t, seat).map((card): Decision => ({ seat, kind: 'pool', do: 'potion', card })),
];
const colours = (t: Table, { seat }: ApAsk): Decision[] => coloursLeft(t).map((colour) => ({ seat, kind: 'colour', colour }));
const levelUps = (t: Table, { seat }: ApAsk): Decision[] => [
  ...levelUpsOf(t).map((hero): Decision => ({ seat, kind: 'levelUp', hero })),
  { seat, kind: 'levelUp', hero: NONE },
];

/** Clocks and answers of section 19: every question has a default. */
export const QUESTIONS: Record<Kind, Question<Table, Decision>> = {
  vote: { options: votes, fallback: (_t, { seat }) => ({ seat, kind: 'vote', for: seat }), seconds: 30 },
  tavern: {
    ...listed((t, { seat }) => tavernOptions(t, seat), 60),
    // R-AP-63, R-AP-75  What one gives another they alone see; one person holds both hands of two parties.
    secret: (t, d, viewer) =>
      d.kind === 'tavern' && d.do === 'giveItem' && d.to !== viewer && (viewer === null || t.rules.mode !== 'twoParties') ? ['item'] : [],
  },
  quest: listed(quests, 45),
  send: listed(sends, 45),
  slotWound: {
    options: (t, { seat }) => slotVictims(t).map((hero) => ({ seat, kind: 'slotWound', hero })),
    fallback: usualVictim,
    seconds: 30,
  },
  colour: listed(colours, 30),
  pool: listed(pools, 45),
  roll: listed((t, { seat }) => rollOptions(t, seat), 60),
  die: listed(dice, 30),
  face: { options: faces, fallback: usualFace, seconds: 30 },
  heal: listed((t, { seat }) => woundedOf(t, seat).map((hero) => ({ seat, kind: 'heal', hero })), 30),
  levelUp: { options: levelUps, fallback: usualLevelUp, seconds: 30 },
  shields: listed(shields, 30),
  wound: { options: wounds, fallback: usualBlow, seconds: 30 },
  collect: listed(collects, 20),
  discard: {
    options: (t, { seat }) => t.seats[seat]!.hand.map((item) => ({ seat, kind: 'discard', item })),
    fallback: (t, { seat }) => ({ seat, kind: 'discard', item: leastWorth(t.seats[seat]!) }),
    seconds: 20,
  },
  arena: listed(
    (_t, { seat }) => [
      { seat, kind: 'arena', enter: false },
      { seat, kind: 'arena', enter: true },
    ],
    20,
  ),
  boss: listed(
    (_t, { seat }) => [
      { seat, kind: 'boss', fight: true },
      { seat, kind: 'boss', fight: false },
    ],
    45,
  ),
  react: listed(reacts, 5),
  help: listed((t, { seat }) => liveDice(t).map((die) => ({ seat, kind: 'help', die })), 60),
};
