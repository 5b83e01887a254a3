/** Why not: the rule behind an answer that looks like one and is not legal. */
import type { Json, Seat } from '@undercroft/engine';
import type { Decision, Kind } from './decisions.ts';
import { bookFor } from './doors.ts';
import { whyNoAct } from './explain/acts.ts';
import { whyNoReach, whyNoStamina, whyNoStep, whyNotWith } from './explain/reach.ts';
import { because, becauseOf, firstOf, type Why } from './explain/why.ts';
import { CORES } from './formula/syntax.ts';
import { enemyOf } from './harm.ts';
import { levelIn } from './rules/character.ts';
import { grantedAbilities, startingCores, summedCores } from './rules/creation.ts';
import { fits } from './rules/fight/defence.ts';
import { attackAt } from './rules/fight/enemy.ts';
import { sheetOf } from './rules/heroes.ts';
import { raiseCost } from './rules/levels.ts';
import { isFaceUp, mapOf } from './rules/map.ts';
import { mustsOf } from './rules/musts.ts';
import { gridDistance } from './rules/rooms/room.ts';
import type { Table } from './table.ts';

type Of<K extends Kind> = Extract<Decision, { kind: K }>;
type Explanations = { [K in Kind]?: (t: Table, d: Of<K>) => Why | null };

const vars = (t: Table): Record<string, Json> => t.stack.at(-1)?.vars ?? {};
const isAsked = (t: Table, seat: Seat, kind: Kind): boolean =>
  t.stack.at(-1)?.asks.some((ask) => ask.seat === seat && ask.kind === kind) ?? false;

const EXPLANATIONS: Explanations = {
  act: (t, d) => (isAsked(t, d.seat, 'act') ? whyNoAct(t, d) : whyNotNow(t, d.seat)),
  step: (t, d) => whyNotOn(t, d),
  trap: (t, { seat, stamina }) => whyNoStamina(t, seat, stamina),
  defend: (t, d) => whyNoDefence(t, d),
  counter: (t, d) =>
    firstOf(
      () => whyNotWith(t, d.seat, d.ability, (kind) => kind === 'attack'),
      () => whyNoReach(t, d.seat, bookFor(t).ability(d.ability ?? ''), Number(vars(t).enemy)),
      () => whyNoStamina(t, d.seat, d.stamina),
    ),
  race: () => because('why.notInScenario', 'P52-022'),
  profession: () => because('why.notInScenario', 'P52-025'),
  quirk: () => because('why.notInScenario', 'P52-032'),
  learn: (t, d) => whyNotLearn(t, d),
  raise: (t, d) => whyNotRaise(t, d),
  hone: () => because('why.otherKind', 'R-P52-65'),
  train: () => because('why.otherCore', 'R-P52-56'),
  quest: () => because('why.notInScenario', 'P52-044'),
  item: () => because('why.notOffered', 'P52-090'),
  refuge: () => because('why.notAway', 'R-P52-43'),
  place: (t, { to }) => because(t.spots[to] === undefined || isFaceUp(t.spots[to]) ? 'why.noSpot' : 'why.faceDown', 'R-P52-22'),
  order: () => because('why.notThese', 'P52-009'),
};

/** P52-156 P52-204  With these, Stamina is declared; when the card lies there it is too late. */
const WITH_STAMINA: readonly Kind[] = ['trap', 'defend', 'counter'];

export function explain(t: Table, d: Decision): Why | null {
  if (t.heroes[d.seat] === undefined || !Object.hasOwn(EXPLANATIONS, d.kind)) return null;
  if (WITH_STAMINA.includes(d.kind) && !isAsked(t, d.seat, d.kind)) {
    return 'stamina' in d && d.stamina > 0 ? because('why.tooLate', d.kind === 'defend' ? 'P52-204' : 'P52-156') : null;
  }
  if (d.kind !== 'act' && !isAsked(t, d.seat, d.kind)) return null;
  // Each explanation takes the answers of its own kind, which is how it was found.
  const explanation = EXPLANATIONS[d.kind] as (t: Table, d: Decision) => Why | null;
  return explanation(t, d);
}

/** P52-139 P52-136  Somebody else is on; or this one has to answer something else first. */
function whyNotNow(t: Table, seat: Seat): Why | null {
  const asks = t.stack.at(-1)?.asks ?? [];
  if (asks.length === 0 || asks.some((ask) => ask.seat === seat) || t.round === 0) return null;
  return because('why.notYourTurn', 'P52-136');
}

/** P52-143 R-P52-38  Onward, or what lies here. */
function whyNotOn(t: Table, { seat, to, take }: Of<'step'>): Why | null {
  if (take !== undefined) return because('why.notLying', 'R-P52-38');
  const why = to === null ? null : whyNoStep(t, seat, to, Number(vars(t).left));
  return why ?? (mustsOf(t, seat).length > 0 ? because('why.must', 'P52-031') : because('why.noSpot', 'P52-143'));
}

/** P52-202  Of the type that fits, trained or not. */
function whyNoDefence(t: Table, { seat, ability: id, stamina }: Of<'defend'>): Why | null {
  const enemy = enemyOf(t, Number(vars(t).enemy))!;
  const ability = bookFor(t).scenario.abilities.find((one) => one.id === id);
  if (id !== null && ability === undefined) return because('why.noAbility', 'P52-202');
  const { type } = attackAt(enemy.sheet, gridDistance(mapOf(t), enemy.place, t.heroes[seat]!.place))!;
  if (ability !== undefined && !fits(ability, type)) return becauseOf('why.noDefence', 'P52-202', { name: ability.name });
  if (ability?.races !== undefined && !ability.races.includes(sheetOf(t, seat).race)) {
    return becauseOf('why.otherRace', 'P52-024', { name: ability.name });
  }
  return whyNoStamina(t, seat, stamina);
}

/** P52-024 P52-038 P52-245  Known already, another race's, or out of reach. */
function whyNotLearn(t: Table, { seat, ability: id }: Of<'learn'>): Why | null {
  const ability = bookFor(t).scenario.abilities.find((one) => one.id === id);
  if (ability === undefined) return because('why.noAbility', 'P52-037');
  const { name, needs, races } = ability;
  const { race, cores, abilities } = learner(t, seat);
  if (abilities.some((known) => known.id === id)) return becauseOf('why.learned', 'P52-245', { name });
  if (races !== undefined && !races.includes(race)) return becauseOf('why.otherRace', 'P52-024', { name });
  const core = CORES.find((one) => cores[one] < (needs[one] ?? 0));
  if (core !== undefined) return becauseOf('why.needsCore', 'P52-038', { name, core, n: needs[core] ?? 0 });
  const before = needs.abilities?.find((needed) => !abilities.some((known) => known.id === needed));
  return before === undefined ? null : becauseOf('why.needs', 'P52-038', { name, what: bookFor(t).ability(before).name });
}

/** Who learns: a character, or one in the making. */
function learner(t: Table, seat: Seat) {
  const { sheet, draft } = t.heroes[seat]!;
  if (sheet !== null) return sheet;
  const { race, profession, split } = draft;
  const cores = startingCores(summedCores(race, profession, bookFor(t)), split, t.house);
  return { race, cores, abilities: grantedAbilities(race, profession, bookFor(t)) };
}

/** P52-247 */
function whyNotRaise(t: Table, { seat, ability: id }: Of<'raise'>): Why | null {
  const sheet = sheetOf(t, seat);
  const level = levelIn(sheet, id ?? '');
  if (level === 0) return because('why.raiseUnknown', 'P52-247');
  const cost = raiseCost(bookFor(t).ability(id ?? ''), level, t.house);
  return because('why.raiseCost', 'P52-247', { cost, exp: sheet.exp });
}
