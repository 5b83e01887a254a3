/** Which answers each question has. `options` here is what is legal. */
import { below, type Question, type Random, type Seat } from '@undercroft/engine';
import { BLOCKS, NONE } from './content/cards.ts';
import { HEROES } from './content/heroes.ts';
import { ITEMS } from './content/items.ts';
import { type Effect, GENDERS, STATS } from './content/vocabulary.ts';
import { BUILD, type Decision, type Kind, MAX_SEATS, type PhfAsk } from './decisions.ts';
import { ABILITY_DECK, GOAL, HERO } from './decks.ts';
import { rerollCard, usable, usableOnTheWay, victims } from './rules/actions.ts';
import { countCompany, stepsFrom } from './rules/board.ts';
import { checkSheet, genders, sampleSheet } from './rules/custom.ts';
import { composition, presetLayout, randomLayout, sizeOf, wrongWith } from './rules/dungeon.ts';
import { checkFix, drawFix } from './rules/fixes.ts';
import { CLAIM, checkCards, needsWord, sampleCards } from './rules/honour.ts';
import { joinSides } from './rules/joining.ts';
import { drawingOf } from './rules/layout.ts';
import { summonRooms } from './rules/marauder.ts';
import { checkTale, drawTale, usualTale } from './rules/master.ts';
import { maxHp } from './rules/modifiers.ts';
import { drawOffer, usualOffer } from './rules/offers.ts';
import { canRedraw, wantsName } from './rules/redraw.ts';
import { reentryRooms, startRooms } from './rules/reentry.ts';
import { allowed, candidates, fitting, placesFor } from './rules/targets.ts';
import { answerable, checkOffer, isTogether } from './rules/trade.ts';
import { goalMet } from './rules/winning.ts';
import { choiceOf, type Table } from './table.ts';
import { told } from './texts.ts';

type PhfQuestion = Question<Table, Decision>;
type Options = PhfQuestion['options'];

const bySeat = <X>(make: (seat: Seat) => X): X[] => Array.from({ length: MAX_SEATS }, (_, seat) => make(seat));

/** A fallback may not draw from the table's generator, so "random" is a fixed but fair mix of turn and seat. */
const mixed = (t: Table, seat: Seat, n: number): number => (seat * 5 + t.turns * 3 + t.seats.length) % n;
const someOf =
  (options: Options): PhfQuestion['fallback'] =>
  (t, ask) => {
    const list = options(t, ask);
    return list[mixed(t, ask.seat, list.length)]!;
  };
const lastOf =
  (options: Options): PhfQuestion['fallback'] =>
  (t, ask) =>
    options(t, ask).at(-1)!;
const firstOf =
  (options: Options): PhfQuestion['fallback'] =>
  (t, ask) =>
    options(t, ask)[0]!;

const top = (t: Table) => t.stack[t.stack.length - 1]!;
const varsOf = (t: Table) => top(t).vars;

// Answers given all the time are made once and shared; nobody changes a decision.
const ROLL = bySeat((seat): Decision => ({ seat, kind: 'turn', do: 'roll' }));
const END = bySeat((seat): Decision => ({ seat, kind: 'turn', do: 'end' }));
const ATTACK = bySeat((seat) => bySeat((target): Decision => ({ seat, kind: 'turn', do: 'attack', target })));
const STEPS = bySeat((seat) => Array.from({ length: 101 }, (_, i): Decision => ({ seat, kind: 'step', to: i - 1 })));
const stepTo = (seat: Seat, to: number): Decision => STEPS[seat]![to + 1] ?? { seat, kind: 'step', to };
const yesNo = (make: (seat: Seat, yes: boolean) => Decision): Options => {
  const both = bySeat((seat) => [make(seat, true), make(seat, false)]);
  return (_t, { seat }) => both[seat]!.slice();
};

const layoutSize = (t: Table): number => sizeOf(composition(t.seats.length, t.rules));

/** PHF-065 R-PHF-13  Roll once, attack once, use cards, or end the turn. */
const turns: Options = (t, { seat }) => {
  const { redrawn } = t.seats[seat]!;
  if (redrawn.length > 0)
    return goalsAmong(t, seat, redrawn).map(([card, target]) => ({ seat, kind: 'turn', do: 'keepGoal', card, target }));
  const list: Decision[] = [];
  if (t.rolled === 0) list.push(ROLL[seat]!);
  for (const target of victims(t, seat)) list.push(ATTACK[seat]![target]!);
  if (t.rules.gangUp && t.attacks > 0 && t.haunt >= 0 && t.haunt === t.seats[seat]!.room && countCompany(t, seat) > 0) {
    list.push({ seat, kind: 'turn', do: 'exorcise' });
  }
  for (const card of usable(t, seat)) list.push({ seat, kind: 'turn', do: 'use', card });
  if (canClaim(t, seat)) list.push({ seat, kind: 'turn', do: 'claim' });
  if (canRedraw(t, seat)) list.push({ seat, kind: 'turn', do: 'redraw' });
  list.push(END[seat]!);
  if (t.rules.leave) list.push({ seat, kind: 'turn', do: 'leave' });
  return list;
};

/** Whoever has drawn goals anew keeps one first. */
const endOrKeep: PhfQuestion['fallback'] = (t, ask) => (t.seats[ask.seat]!.redrawn.length > 0 ? turns(t, ask)[0]! : END[ask.seat]!);

/** PHF-014  An honour goal is claimed at most once a turn. */
const canClaim = (t: Table, seat: Seat): boolean => {
  if (t.written.length === 0) return false;
  const s = t.seats[seat]!;
  return needsWord(t, s.goal) && !goalMet(t, seat) && !t.usedTurn.includes(CLAIM);
};

/** PHF-072 R-PHF-14  The open ways; or stop, where that is allowed. */
const steps: Options = (t, { seat }) => {
  const list = stepsFrom(t, t.seats[seat]!.room).map((to) => stepTo(seat, to));
  if (t.rules.stopEarly) list.push(stepTo(seat, NONE));
  for (const use of usableOnTheWay(t, seat)) list.push({ seat, kind: 'step', use });
  return list;
};

const someWay: PhfQuestion['fallback'] = (t, { seat }) => {
  const ways = stepsFrom(t, t.seats[seat]!.room);
  return stepTo(seat, ways[mixed(t, seat, ways.length)]!);
};

function drawStep(t: Table, { seat }: PhfAsk, random: Random): Decision {
  const ways = stepsFrom(t, t.seats[seat]!.room);
  const stop = t.rules.stopEarly ? 1 : 0;
  const cards = usableOnTheWay(t, seat);
  const i = below(random, ways.length + stop + cards.length);
  if (i >= ways.length + stop) return { seat, kind: 'step', use: cards[i - ways.length - stop]! };
  return stepTo(seat, i < ways.length ? ways[i]! : NONE);
}

/** R-PHF-40  Goals that want an opponent named are kept together with the name. */
const goals: Options = (t, { seat }) =>
  goalsAmong(t, seat, choiceOf(t.seats[seat]!, GOAL)).map(([card, target]): Decision => ({ seat, kind: 'goal', card, target }));

function goalsAmong(t: Table, seat: Seat, cards: readonly number[]): [card: number, target: Seat][] {
  return cards.flatMap((card) => (wantsName(t, card) ? nameable(t, seat) : [NONE]).map((target): [number, Seat] => [card, target]));
}

/** Any opponent still in the game; before the game, all. */
const nameable = (t: Table, seat: Seat): Seat[] => {
  const others = t.seats.flatMap((s, other) => (other !== seat && s.status !== 2 ? [other] : []));
  return others.length > 0 ? others : [NONE];
};

const heroes: Options = (t, { seat }) => {
  const list: Decision[] = choiceOf(t.seats[seat]!, HERO).flatMap((card) =>
    genders(t.rules).map((gender): Decision => ({ seat, kind: 'hero', card, gender })),
  );
  const { step } = top(t);
  // R-PHF-24  Once refused, a custom hero cannot be tried again.
  if (t.rules.customHeroes && t.round === 0 && step === 'chosen' && varsOf(t).sheet === undefined)
    list.push({ seat, kind: 'hero', card: BUILD, gender: 0 });
  return list;
};
const printedHero: PhfQuestion['fallback'] = (t, { seat }) => {
  const pool = choiceOf(t.seats[seat]!, HERO);
  const card = pool[mixed(t, seat, pool.length)]!;
  return { seat, kind: 'hero', card, gender: GENDERS.indexOf(HEROES[card]!.gender) };
};

/** PHF-060  Keep one, discard another; after a death only keep one. */
const abilities: Options = (t, { seat }) => {
  const pool = choiceOf(t.seats[seat]!, ABILITY_DECK);
  const drops = (keep: number) => (t.round > 0 || pool.length === 1 ? [NONE] : pool.filter((card) => card !== keep));
  return pool.flatMap((keep) => drops(keep).map((drop): Decision => ({ seat, kind: 'ability', keep, drop })));
};

/** R-PHF-49  A dungeon master who does not play sees everything. */
const sees = (t: Table, viewer: Seat | null): boolean => t.rules.extraMaster && viewer === t.rules.dm;
/** What is chosen before the game is shown when all have; after a death, at once. Seats see it in what is left for them to choose from. */
const isDrafted = (t: Table, viewer: Seat | null): boolean => t.round === 0 && viewer === null;

const starts: Options = (t, { seat }) =>
  (t.round === 0 ? startRooms(t) : reentryRooms(t)).map((room): Decision => ({ seat, kind: 'start', room }));

const joins: Options = (t, { seat }) =>
  joinSides(t, seat, Number(varsOf(t).attacker), Number(varsOf(t).victim)).map((side): Decision => ({ seat, kind: 'join', side }));

/** Every choice among some seats, all of them first. */
function subsets(list: readonly Seat[]): Seat[][] {
  let sets: Seat[][] = [[]];
  for (const x of list.toReversed()) sets = sets.map((set) => [x, ...set]).concat(sets);
  return sets;
}

/** R-PHF-27  Any of those who want to help; all of them first. */
const accepts: Options = (t, { seat }) => {
  const { attacker, attackers, defenders } = varsOf(t);
  const side = seat === attacker ? attackers : defenders;
  return subsets((Array.isArray(side) ? side : []).map(Number).slice(1)).map((helpers): Decision => ({ seat, kind: 'accept', helpers }));
};

const effectNow = (t: Table): Effect => BLOCKS[Number(varsOf(t).block)]![Number(varsOf(t).at)]!;
const castOf = (t: Table) => ({ seat: Number(varsOf(t).seat), other: Number(varsOf(t).other), pick: Number(varsOf(t).pick) });

const whos: Options = (t, { seat }) => {
  const effect = effectNow(t);
  const who = effect.do === 'pass' ? effect.from : 'who' in effect ? effect.who : 'self';
  return candidates(t, castOf(t), who).map((target): Decision => ({ seat, kind: 'who', target }));
};

/** An item to pay with, to keep beyond death, or to pass on. */
const whichs: Options = (t, { seat }) => whichItems(t, seat).map((item): Decision => ({ seat, kind: 'which', item }));

function whichItems(t: Table, seat: Seat): number[] {
  if (top(t).proc === 'use') return t.seats[seat]!.items.filter((item) => item !== Number(varsOf(t).card));
  const effect = effectNow(t);
  if (effect.do !== 'pass') return t.seats[seat]!.items.slice();
  const cast = castOf(t);
  const chosen = effect.from === 'chosen' || effect.from === 'chosenHere' || effect.from === 'chosenNear';
  return fitting(t, chosen ? cast.pick : candidates(t, cast, effect.from)[0]!, effect.category);
}

const wheres: Options = (t, { seat }) => placesFor(t, seat, effectNow(t)).map((room): Decision => ({ seat, kind: 'where', room }));

const choices: Options = (t, { seat }) => {
  const effect = effectNow(t);
  if (effect.do !== 'choose') return [];
  return allowed(t, seat, effect).map((option): Decision => ({ seat, kind: 'option', option }));
};

/** R-PHF-60  One of its items, or one from the deck if it had none; or HP; or nothing. */
const spoils: Options = (t, { seat }) => {
  const list: Decision[] = t.stash.map((item) => ({ seat, kind: 'spoils', take: 'item', item }));
  if (list.length === 0) list.push({ seat, kind: 'spoils', take: 'draw', item: NONE });
  if (t.seats[seat]!.hp < maxHp(t, seat)) list.push({ seat, kind: 'spoils', take: 'heal', item: NONE });
  list.push({ seat, kind: 'spoils', take: 'nothing', item: NONE });
  return list;
};
const bestSpoils: PhfQuestion['fallback'] = (t, { seat }) =>
  t.stash.length === 0
    ? { seat, kind: 'spoils', take: 'draw', item: NONE }
    : { seat, kind: 'spoils', take: 'item', item: t.stash.reduce((a, b) => (ITEMS[b]!.treasure > ITEMS[a]!.treasure ? b : a)) };

const summons: Options = (t, { seat }) => summonRooms(t, seat).map((room): Decision => ({ seat, kind: 'summon', room }));

const answers: Options = (t, { seat }) =>
  answerable(t, seat).flatMap((offer): Decision[] => {
    const no: Decision = { seat, kind: 'answerOffer', offer: offer.id, accept: false, items: [] };
    if (offer.from === seat || !isTogether(t, offer)) return [no];
    const isOpen = offer.moves.some((move) => move.item === NONE && move.from === seat);
    const gifts = isOpen ? t.seats[seat]!.items.map((item) => [item]) : [[]];
    return [...gifts.map((items): Decision => ({ seat, kind: 'answerOffer', offer: offer.id, accept: true, items })), no];
  });

const uses: Options = (t, { seat }) => usable(t, seat).map((card): Decision => ({ seat, kind: 'use', card }));
const seats =
  (kind: 'pickSkill'): Options =>
  (_t, { seat }) =>
    STATS.map((_, stat): Decision => ({ seat, kind, stat }));
const pickSkill = seats('pickSkill');
const passes = bySeat((seat): Decision[] => [
  { seat, kind: 'passed', take: 'item' },
  { seat, kind: 'passed', take: 'move' },
]);
const leaving: Options = (_t, { seat }) => [{ seat, kind: 'leave' }];

const approve = yesNo((seat, yes) => ({ seat, kind: 'approve', yes }));
const rerolls = yesNo((seat, yes) => ({ seat, kind: 'reroll', yes }));
/** R-PHF-42  With a hidden hand one is asked even if there is nothing to roll again with. */
const reroll: Options = (t, ask) => (rerollCard(t, ask.seat, diceNow(t)) === NONE ? rerolls(t, ask).slice(1) : rerolls(t, ask));
const diceNow = (t: Table): 'move' | 'check' | 'fight' => (top(t).proc === 'move' ? 'move' : top(t).proc === 'test' ? 'check' : 'fight');
const react = yesNo((seat, use) => ({ seat, kind: 'react', use }));
const press = yesNo((seat, on) => ({ seat, kind: 'press', on }));
const rejoin = yesNo((seat, yes) => ({ seat, kind: 'rejoin', yes }));
const vote = yesNo((seat, yes) => ({ seat, kind: 'vote', yes }));

/** The times and the answers for those who run out of time are those of the notes on digital play. */
export const QUESTIONS: Record<Kind, PhfQuestion> = {
  layout: {
    options: () => [],
    check: (t, _ask, d) => {
      // Comes from outside: nothing is known of its fields.
      const { drawing } = d as { drawing?: unknown };
      if (typeof drawing !== 'string' || Object.keys(d).length !== 3) return { code: 'malformed', ...told('why.badDrawing') };
      const wrong = wrongWith(drawing, layoutSize(t), t.seats.length);
      return wrong === null ? null : { code: 'against-the-rules', ...wrong, rule: 'R-PHF-03' };
    },
    sample: (t, { seat }, random) => ({ seat, kind: 'layout', drawing: drawingOf(randomLayout(random, layoutSize(t), t.seats.length)) }),
    fallback: (t, { seat }) => ({ seat, kind: 'layout', drawing: drawingOf(presetLayout(layoutSize(t))) }),
    seconds: 300,
  },
  goal: { options: goals, fallback: someOf(goals), seconds: 45, secret: (t, _d, viewer) => (sees(t, viewer) ? [] : ['card', 'target']) },
  hero: {
    options: heroes,
    fallback: printedHero,
    seconds: 45,
    // That somebody builds a hero is seen.
    secret: (t, d, viewer) => (isDrafted(t, viewer) && d.kind === 'hero' && d.card !== BUILD ? ['card', 'gender'] : []),
  },
  build: {
    options: () => [],
    check: (t, _ask, d) => checkSheet(t.rules, d),
    sample: (t, { seat }, random) => sampleSheet(t.rules, seat, random),
    fallback: (_t, { seat }) => ({
      seat,
      kind: 'build',
      name: 'Somebody',
      gender: 0,
      stats: [4, 4, 3, 3, 3, 3],
      move: 0,
      combat: 0,
      side: 'A',
      hp: 18,
    }),
    seconds: 120,
  },
  approve: { options: approve, fallback: firstOf(approve), seconds: 30 },
  ability: {
    options: abilities,
    fallback: someOf(abilities),
    seconds: 45,
    secret: (t, _d, viewer) => (isDrafted(t, viewer) ? ['keep', 'drop'] : []),
  },
  start: { options: starts, fallback: someOf(starts), seconds: 30 },
  turn: { options: turns, fallback: endOrKeep, seconds: 90 },
  step: { options: steps, sample: drawStep, fallback: someWay, seconds: 20 },
  passed: { options: (_t, { seat }) => passes[seat]!.slice(), fallback: (_t, { seat }) => passes[seat]![0]!, seconds: 20 },
  pickSkill: { options: pickSkill, fallback: someOf(pickSkill), seconds: 20 },
  reroll: { options: reroll, fallback: lastOf(reroll), seconds: 8 },
  react: { options: react, fallback: lastOf(react), seconds: 8 },
  join: { options: joins, fallback: firstOf(joins), seconds: 20 },
  press: { options: press, fallback: firstOf(press), seconds: 20 },
  accept: { options: accepts, fallback: firstOf(accepts), seconds: 20 },
  who: { options: whos, fallback: someOf(whos), seconds: 20 },
  which: { options: whichs, fallback: someOf(whichs), seconds: 20 },
  where: { options: wheres, fallback: someOf(wheres), seconds: 20 },
  option: { options: choices, fallback: lastOf(choices), seconds: 20 },
  rejoin: { options: rejoin, fallback: firstOf(rejoin), seconds: 30 },
  summon: { options: summons, fallback: someOf(summons), seconds: 20 },
  spoils: { options: spoils, fallback: bestSpoils, seconds: 20 },
  offer: {
    options: () => [],
    check: (t, { seat }, d) => checkOffer(t, seat, d),
    sample: drawOffer,
    fallback: usualOffer,
    seconds: 45,
  },
  answerOffer: { options: answers, fallback: lastOf(answers), seconds: 45 },
  use: { options: uses, fallback: firstOf(uses), seconds: 20 },
  leave: { options: leaving, fallback: firstOf(leaving), seconds: 20 },
  propose: {
    options: () => [],
    check: (t, _ask, d) => checkFix(t, d),
    sample: drawFix,
    fallback: (t, ask) => drawFix(t, ask, null),
    seconds: 45,
  },
  vote: { options: vote, fallback: lastOf(vote), seconds: 30 },
  write: {
    options: () => [],
    check: (t, _ask, d) => checkCards(d, t.rules.honour, t.seats.length),
    sample: (t, { seat }, random) => sampleCards(seat, t.rules.honour, t.seats.length, random),
    fallback: (_t, { seat }) => ({ seat, kind: 'write', cards: [] }),
    seconds: 300,
  },
  narrate: {
    options: () => [],
    check: (_t, _ask, d) => checkTale(d),
    sample: drawTale,
    fallback: usualTale,
    seconds: 60,
  },
};
